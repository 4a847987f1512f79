"""A real Chromium on the real site, served by the project's own server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from simple_simon.host.served import served_files
from simple_simon.host.site import ready_site

from .bench import parts
from .chromium import launched
from .serving import serving
from .table import Table


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the served site."""
    with serving(served_files(ready_site(print)) | parts()) as server:
        yield server.address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers of a worker."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    with launched(playwright) as browser:
        yield browser


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """The windows of someone who has never been here."""
    context = browser.new_context()
    yield context
    context.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh window at desk size that must not print an error."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    yield from watched(context.new_page())
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A fresh window of a phone held upright, with touch, that must not print an error."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    yield from watched(context.new_page())
    context.close()


def watched(page: Page) -> Iterator[Page]:
    """Yield a page and see afterwards that it reported no error."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
    yield page
    assert not errors


@pytest.fixture
def table(page: Page, address: str) -> Table:
    """The table on the desk."""
    return Table(page, address)


@pytest.fixture
def phone_table(phone: Page, address: str) -> Table:
    """The table on the phone."""
    return Table(phone, address)
