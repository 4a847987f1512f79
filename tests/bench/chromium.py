"""The Chromium that is measured, slowed down at will, and what a measured page notes about itself."""

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

PATIENCE = 60.0

KEPT = "document.documentElement.dataset.kept !== 'false'"
"""Whether no write is under way; the mark is missing until there was one."""

NOTES = """
(() => {
  // When the board was ready, in milliseconds since the navigation began.
  window.readyAt = 0;
  new MutationObserver(() => {
    if (!readyAt && document.documentElement.dataset.ready) readyAt = performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
  // What each handled event took: {type, at, begun, ended}.
  window.handled = [];
  const types = ["pointermove", "pointerup", "keydown"];
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (!types.includes(type) || typeof listener !== "function") return add.call(this, type, listener, options);
    add.call(this, type, (event) => {
      const begun = performance.now();
      try {
        return listener.call(this, event);
      } finally {
        handled.push({ type, at: event.timeStamp, begun, ended: performance.now() });
      }
    }, options);
  };
  // The memory of the WebAssembly instance.
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...all) => {
      const made = await make.apply(WebAssembly, all);
      const { exports } = made.instance ?? made;
      window.wasmMemory ??= Object.values(exports).find((value) => value instanceof WebAssembly.Memory);
      return made;
    };
  }
})();
"""


@dataclass(frozen=True)
class Speed:
    """How much slower than this computer a page is to run."""

    name: str
    processor: int = 1
    slow_network: bool = False


FULL = Speed("full speed")
SLOW = Speed("CPU 4 × slower", 4)
SLOWEST = Speed("CPU 4 × slower, Slow 4G", 4, slow_network=True)

SLOW_4G = {
    "offline": False,
    "latency": 150 * 3.75,
    "downloadThroughput": 1.6 * 1000 * 1000 / 8 * 0.9,
    "uploadThroughput": 750 * 1000 / 8 * 0.9,
}
"""What Chromium's own tools call "Slow 4G": a delay in milliseconds before each answer, and bytes per second."""


@contextlib.contextmanager
def visitor(browser: Browser, worker: bool = False) -> Iterator[BrowserContext]:
    """Yield the windows of someone who has never been here, with or without a service worker."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, service_workers="allow" if worker else "block"
    )
    context.add_init_script(NOTES)
    yield context
    context.close()


def new_page(context: BrowserContext, speed: Speed = FULL) -> Page:
    """Return a window that runs at a speed."""
    page = context.new_page()
    if speed.slow_network:
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_4G)
    slow_down(page, speed)
    return page


def slow_down(page: Page, speed: Speed) -> None:
    """Let a page run at the processor's speed that is wanted."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": speed.processor})


def wait(page: Page, condition: str) -> Any:
    """Wait until a condition in JavaScript holds, and return what it gave."""
    end = time.monotonic() + PATIENCE
    while not (value := page.evaluate(condition)):
        if time.monotonic() > end:
            raise TimeoutError(condition)
        page.wait_for_timeout(20)
    return value


def visit(page: Page, address: str) -> float:
    """Open a page and return how many milliseconds it took until it was ready."""
    page.goto(address, wait_until="commit")
    return float(wait(page, "window.readyAt"))


def rest(page: Page) -> None:
    """Let the cards on their way arrive at once, and wait until what was begun to be written is kept."""
    page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
    wait(page, KEPT)


def handled(page: Page, kind: str) -> list[tuple[float, float, float]]:
    """Return when events of a type came, and when their handlers began and ended, since this was asked last."""
    found = page.evaluate("(type) => handled.filter((one) => one.type === type)", kind)
    page.evaluate("() => { handled.length = 0 }")
    return [(one["at"], one["begun"], one["ended"]) for one in found]
