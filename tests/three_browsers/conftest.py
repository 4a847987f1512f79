"""The three browsers, each with the site served anew for every test."""

import contextlib
import os
import sys
from collections.abc import Iterator

import pytest
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.webdriver import WebDriver
from urllib3.exceptions import HTTPError

from simple_simon.host.served import ServedFile, served_files
from simple_simon.host.site import ready_site

from .drivers import BROWSERS, MissingBrowserError
from .journey import Journey
from .stopping import StoppingServer

PATIENCE = 30
"""Seconds that a page may take to load."""

ALL_ARE_NEEDED = sys.platform == "linux" and os.environ.get("CI", "").lower() == "true"
"""Whether a browser that is missing fails the tests: where they run unattended and every browser can be had."""


@pytest.fixture(scope="session")
def files() -> dict[str, ServedFile]:
    """The files of the site."""
    return served_files(ready_site(print))


@pytest.fixture(scope="session", params=BROWSERS)
def browser(request: pytest.FixtureRequest) -> Iterator[WebDriver]:
    """One browser after another, each started once."""
    name = request.param
    try:
        starting = BROWSERS[name]()
        driver = starting.__enter__()
    except MissingBrowserError as missing:
        if ALL_ARE_NEEDED:
            pytest.fail(f"{name}: {missing}")
        pytest.skip(f"{name}: {missing}")
    driver.set_page_load_timeout(PATIENCE)
    yield driver
    starting.__exit__(None, None, None)


@pytest.fixture
def server(files: dict[str, ServedFile]) -> Iterator[StoppingServer]:
    """The site on a port of its own, which to a browser is a place where it never was."""
    server = StoppingServer(files)
    yield server
    server.stop()


@pytest.fixture
def journey(browser: WebDriver, server: StoppingServer) -> Iterator[Journey]:
    """A player who has never been here."""
    yield Journey(browser, server.address)
    # The page must not live on, with its server gone; a browser that is slow to leave it goes with the next journey.
    with contextlib.suppress(WebDriverException, HTTPError):
        browser.get("about:blank")
