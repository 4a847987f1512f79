"""How long it takes from a navigation to the first board, beside the two bare pages, and how many bytes that needs."""

from playwright.sync_api import Browser

from . import served
from .chromium import FULL, SLOW, SLOWEST, Speed, new_page, rest, visit, visitor, wait
from .figures import Figure

PAGES = {"app": "", "micropython": served.MICROPYTHON, "javascript": served.JAVASCRIPT}

VISITS = 3
"""So many visits count as one run: times as short as these differ much from one to the next."""

COLD_TARGET = 1.5

SECOND_TARGET = 1.3

BYTES_TARGET = 250.0

BYTES = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter(({ startTime }) => startTime < readyAt)
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
"""
"""What was asked for before the board was ready, in bytes as they came."""


def figures(browser: Browser, address: str, runs: int) -> list[Figure]:
    """Measure first and second visits."""
    found = []
    sizes: list[float] = []
    for speed in (FULL, SLOW, SLOWEST):
        times: dict[str, list[float]] = {name: [] for name in PAGES}
        for _ in range(runs * VISITS):
            for name, path in PAGES.items():  # By turns, so that a busy moment of the machine meets all of them.
                time, size = cold(browser, address + path, speed)
                times[name].append(time)
                if name == "app":
                    sizes.append(size)
        found.append(beside(f"navigation → ready, cold, {speed.name}", times, COLD_TARGET))
    for speed in (FULL, SLOW, SLOWEST):
        times = {name: [] for name in PAGES}
        for _ in range(runs * VISITS):
            for name, path in PAGES.items():
                times[name].append(second(browser, address + path, speed, worker=name == "app"))
        found.append(beside(f"navigation → ready, second visit, {speed.name}", times, SECOND_TARGET))
    return [Figure("bytes to the first playable board, brotli", sizes, "KB", BYTES_TARGET), *found]


def beside(name: str, times: dict[str, list[float]], target: float) -> Figure:
    """Return the app's figure beside those of the bare pages."""
    return Figure(name, times["app"], "ms", target, False, times["micropython"], times["javascript"], True)


def cold(browser: Browser, address: str, speed: Speed) -> tuple[float, float]:
    """Return the milliseconds and the kilobytes of a first visit."""
    with visitor(browser) as context:
        page = new_page(context, speed)
        time = visit(page, address)
        return time, float(page.evaluate(BYTES)) / 1000


def second(browser: Browser, address: str, speed: Speed, worker: bool) -> float:
    """Return the milliseconds of a second visit, after a first one at full speed."""
    with visitor(browser, worker) as context:
        first = new_page(context)
        visit(first, address)
        if worker:
            wait(first, "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)")
            rest(first)
        first.close()
        return visit(new_page(context, speed), address)
