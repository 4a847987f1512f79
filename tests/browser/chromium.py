"""The Chromium of the tests, the pictures and the bench: which one it is, and how it is started."""

import contextlib
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .programs import CHROMIUM

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserType, Playwright

OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""No network but the page's own; no sandbox, since tests may run as root."""


def found() -> str | None:
    """Return the Chromium on the search path, or None."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


def program(chromium: "BrowserType") -> str:
    """Return the path of the Chromium, for those who start it themselves."""
    return found() or chromium.executable_path


@contextlib.contextmanager
def launched(playwright: "Playwright") -> "Iterator[Browser]":
    """Run Chromium without a window."""
    browser = playwright.chromium.launch(executable_path=found(), args=OPTIONS)
    yield browser
    browser.close()


@contextlib.contextmanager
def chromium() -> "Iterator[Browser]":
    """Run Chromium where nothing else of Playwright is needed."""
    # Not above: comparing the fingerprints of the social pictures needs no Playwright.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser
