"""What a move and a start cost in a game of ten thousand moves, and what memory a game of a thousand takes."""

import statistics

from playwright.sync_api import Browser, Page

from .chromium import KEPT, handled, new_page, rest, visit, visitor, wait
from .figures import Figure
from .saved_games import BACK_KEYS, CODE, FIRST_KEYS, FORTH_KEYS, long_game, seed

SHORT, LONG = 9, 10_001

MEASURED = 40
"""How many moves are measured from move 10 and from move 10,000 on."""

MOVE_TARGET = 1.2

RESUME_TARGET = 1.3

MEMORY_TARGET = 1.1

SHORT_PLAY, LONG_PLAY = 10, 1000

PRESS = """
async ([pairs, count]) => {
  const rested = () => new Promise((resolve) => setTimeout(resolve));
  for (let made = 0; made < count; made++) {
    for (const key of pairs[made % pairs.length]) dispatchKey(key);
    await rested();
  }
}
"""

KEYS = "window.dispatchKey = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))"


def figures(browser: Browser, address: str, runs: int) -> list[Figure]:
    """Measure, each run in windows of its own, the short game and the long one by turns."""
    handling: list[float] = []
    keeping: list[float] = []
    resumes: list[float] = []
    memory: list[float] = []
    megabytes: list[float] = []
    for _ in range(runs):
        with visitor(browser) as context:
            page = new_page(context)
            new_time = fresh_start(page, address)
            page.goto("about:blank")
            seed(page, address, long_game(SHORT))
            visit(page, address)
            short_handling, short_keeping = move_costs(page)
        with visitor(browser) as context:
            page = new_page(context)
            seed(page, address, long_game(LONG))
            visit(page, address)  # So that both starts find the same in the browser's cache.
            rest(page)
            page.goto("about:blank")
            resumes.append(visit(page, address) / new_time)
            rest(page)
            long_handling, long_keeping = move_costs(page)
        handling.append(long_handling / short_handling)
        keeping.append(long_keeping / short_keeping)
        before, after = memory_of_play(browser, address)
        memory.append(after / before)
        megabytes.append(after / 1e6)
    return [
        Figure("cost of move 10,000 against move 10", handling, "×", MOVE_TARGET),
        Figure("the same until it is written", keeping, "×", MOVE_TARGET),
        Figure("resume of a game of 10,001 moves against a new game", resumes, "×", RESUME_TARGET),
        Figure("memory after 1,000 moves against after 10", memory, "×", MEMORY_TARGET),
        Figure("memory after 1,000 moves", megabytes, "MB"),
    ]


def fresh_start(page: Page, address: str) -> float:
    """Return the milliseconds until a new game is ready, with the site in the browser's cache."""
    visit(page, address)
    rest(page)
    page.goto("about:blank")
    page.goto(f"{address}about.html")
    page.evaluate(
        "() => new Promise((resolve) => { const asked = indexedDB.deleteDatabase('simple-simon');"
        "asked.onsuccess = asked.onblocked = resolve })"
    )
    page.goto("about:blank")  # As before the resume: a page of the site would leave its process warm.
    time = visit(page, address)
    rest(page)
    return time


def move_costs(page: Page) -> tuple[float, float]:
    """Return the mean cost of a move by keys in milliseconds: in the handlers, and until it is written."""
    rest(page)
    handling, keeping = [], []
    for number in range(MEASURED):
        keys = FORTH_KEYS if number % 2 == 0 else BACK_KEYS
        page.keyboard.press(keys[0])
        handled(page, "keydown")
        page.keyboard.press(keys[1])
        kept_at = wait(page, f"{KEPT} && performance.now()")
        ((_, begun, ended),) = handled(page, "keydown")
        handling.append(ended - begun)
        keeping.append(kept_at - begun)
    return statistics.fmean(handling), statistics.fmean(keeping)


def memory_of_play(browser: Browser, address: str) -> tuple[float, float]:
    """Return the bytes that a page takes after a few moves and after many."""
    with visitor(browser) as context:
        page = new_page(context)
        visit(page, f"{address}#{CODE}")
        rest(page)
        page.evaluate(KEYS)
        page.evaluate(PRESS, [[FIRST_KEYS], 1])
        page.evaluate(PRESS, [[FORTH_KEYS, BACK_KEYS], SHORT_PLAY - 1])
        before = memory_taken(page)
        page.evaluate(PRESS, [[BACK_KEYS, FORTH_KEYS], LONG_PLAY - SHORT_PLAY])
        if page.locator("[data-moves]").first.text_content() != str(LONG_PLAY):
            raise AssertionError("not every key made a move")
        return before, memory_taken(page)


def memory_taken(page: Page) -> float:
    """Return the bytes of JavaScript's heap, swept, and of WebAssembly's memory."""
    rest(page)
    page.evaluate("() => { handled.length = 0 }")
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return float(heap) + float(page.evaluate("wasmMemory.buffer.byteLength"))
