"""A real Chromium on the real site, served by the project's own server."""

import shutil
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from simple_simon.host.served import served_files
from simple_simon.host.server import SiteServer
from simple_simon.host.site import ready_site

from .table import Table

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""What a Chromium is called on the search path; without one Playwright's own is used."""

CHROMIUM_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""No network but the page's own; no sandbox, since tests may run as root."""


def found_chromium() -> str | None:
    """Return the Chromium on the search path, or None."""
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the served site."""
    server = SiteServer(served_files(ready_site(print)), 0)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.address
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers of a worker."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    browser = playwright.chromium.launch(executable_path=found_chromium(), args=CHROMIUM_OPTIONS)
    yield browser
    browser.close()


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
