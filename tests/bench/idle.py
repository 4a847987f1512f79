"""What a page does while nobody does anything: nothing, by the browser's own trace."""

import json

from playwright.sync_api import Browser, Page

from .chromium import new_page, rest, visit, visitor, wait
from .figures import Figure
from .served import TIMER

WAKING = {
    "TimerFire",
    "FireAnimationFrame",
    "FireIdleCallback",
    "FunctionCall",
    "EvaluateScript",
    "EventDispatch",
    "RunMicrotasks",
    "UpdateLayoutTree",
    "Layout",
    "Paint",
}
"""Names of what a trace holds when a page runs script or draws."""

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata", "toplevel"]

MAIN_THREAD = "CrRendererMain"


def figures(browser: Browser, address: str, runs: int, seconds: int) -> list[Figure]:
    """Leave several windows alone at once, with one beside them that wakes up every second."""
    contexts = [visitor(browser, worker=True) for _ in range(runs)]
    pages = []
    for context in contexts:
        page = new_page(context.__enter__())
        visit(page, address)
        wait(page, "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)")
        rest(page)
        pages.append(page)
    with visitor(browser) as restless:
        control = new_page(restless)
        visit(control, address + TIMER)
        # What the start of the app left to be done is done: a notice goes after 6 seconds.
        control.wait_for_timeout(8000)
        processes = [process_of(browser, page) for page in [*pages, control]]
        browser.start_tracing(categories=CATEGORIES)
        control.wait_for_timeout(seconds * 1000)
        events = json.loads(browser.stop_tracing())["traceEvents"]
    for context in contexts:
        context.__exit__(None, None, None)
    *wakings, seen = [waking(events, process) for process in processes]
    if len(set(processes)) != len(processes) or seen < seconds - 2:
        raise AssertionError("the trace does not tell the windows apart, or does not see a timer")
    return [Figure(f"idle for {seconds} s: timers, frames, wake-ups", [float(count) for count in wakings], "", 0)]


def process_of(browser: Browser, page: Page) -> int:
    """Return the number of the process that runs a page: the one that shows its mark in a trace."""
    browser.start_tracing(categories=["blink.user_timing"])
    mark = page.evaluate("() => performance.mark(`bench-${Math.random()}`).name")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return int(next(event["pid"] for event in events if event["name"] == mark))


def waking(events: list[dict[str, object]], process: int) -> int:
    """Count what woke the main thread of a process."""
    threads = {
        event["tid"]
        for event in events
        if event["name"] == "thread_name" and event["pid"] == process and MAIN_THREAD in str(event["args"])
    }
    return sum(
        event["name"] in WAKING
        and event["pid"] == process
        and event["tid"] in threads
        and event["ph"] in ("X", "B", "I")
        for event in events
    )
