"""What dragging, letting go and undoing cost on a slow device."""

import statistics

from playwright.sync_api import Browser, BrowserContext, Page

from simple_simon.engine.game import Game

from .chromium import SLOW, handled, new_page, rest, slow_down, visit, visitor
from .figures import Figure
from .saved_games import CODE, game_with_a_large_group, long_game, seed
from .served import JAVASCRIPT, MICROPYTHON

MOVE_TARGET = 0.25

RELEASE_TARGET = 16.0

UNDO_TARGET = 30.0

STEPS = 200
"""How many times the pointer moves in a measured drag."""

RELEASES = 40

UNDOABLE = 101
"""So many moves that a hundred of them can be undone, an odd number."""

KEY_PRESSES = 90

HOLD_TIME = 1500
"""How long the button is held down, in milliseconds."""

WATCH_MOVES = """
() => {
  window.changes = [];
  new MutationObserver(() => changes.push(performance.now()))
    .observe(document.querySelector("[data-moves]"), { childList: true, characterData: true, subtree: true });
}
"""


def figures(browser: Browser, address: str, runs: int) -> list[Figure]:
    """Measure drags, releases and undo, each run in a window of its own."""
    one: list[float] = []
    many: list[float] = []
    bare: dict[str, list[float]] = {MICROPYTHON: [], JAVASCRIPT: []}
    releases: list[float] = []
    buttons: list[float] = []
    keys: list[float] = []
    lost: list[float] = []
    for _ in range(runs):
        with visitor(browser) as context:
            page = new_page(context)
            visit(page, f"{address}#{CODE}")
            rest(page)
            slow_down(page, SLOW)
            one.append(drag_cost(page, *point(page, 5, 1)))
            releases.append(release_time(page))
        with visitor(browser) as context:
            game, column, count = game_with_a_large_group()
            page = resumed(context, address, game)
            many.append(drag_cost(page, *point(page, column, count)))
        for path, costs in bare.items():
            with visitor(browser) as context:
                page = new_page(context)
                visit(page, address + path)
                slow_down(page, SLOW)
                costs.append(drag_cost(page, 600.0, 150.0))
        with visitor(browser) as context:
            buttons.append(undo_by_button(resumed(context, address, long_game(UNDOABLE))))
        with visitor(browser) as context:
            rate, missing = undo_by_key(resumed(context, address, long_game(UNDOABLE)))
            keys.append(rate)
            lost.append(missing)
    return [
        Figure(
            f"pointermove, dragging 1 card, {SLOW.name}",
            one,
            "ms",
            MOVE_TARGET,
            False,
            bare[MICROPYTHON],
            bare[JAVASCRIPT],
        ),
        Figure(
            f"pointermove, dragging 12 cards, {SLOW.name}",
            many,
            "ms",
            MOVE_TARGET,
            False,
            bare[MICROPYTHON],
            bare[JAVASCRIPT],
        ),
        Figure(f"release → board updated, 95th percentile, {SLOW.name}", releases, "ms", RELEASE_TARGET),
        Figure(f"undo, button held down, {SLOW.name}", buttons, "a second", UNDO_TARGET, at_least=True),
        Figure(f"undo, key held down, {SLOW.name}", keys, "a second", UNDO_TARGET, at_least=True),
        Figure("presses of that key without effect", lost, "", 0),
    ]


def resumed(context: BrowserContext, address: str, game: Game) -> Page:
    """Return a slow page in which a game goes on."""
    page = new_page(context)
    seed(page, address, game)
    visit(page, address)
    rest(page)
    slow_down(page, SLOW)
    return page


def point(page: Page, column: int, count: int) -> tuple[float, float]:
    """Return a point on the first of the last cards of a column, counted from 0."""
    cards = page.locator(f".card[data-column='{column + 1}']")
    box = page.locator(f".card[data-column='{column + 1}'][data-position='{cards.count() + 1 - count}']").bounding_box()
    if box is None:
        raise LookupError(f"column {column + 1} has no {count} cards")
    return box["x"] + box["width"] / 2, box["y"] + 8


def drag_cost(page: Page, x: float, y: float) -> float:
    """Return the mean cost of a pointermove while what lies at a point is dragged, in ms; it returns in the end."""
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20)
    handled(page, "pointermove")
    # Not page.mouse: it runs scripts in the page before and after each move, which drive the page's own out of the
    # processor's caches.
    session = page.context.new_cdp_session(page)
    for step in (*range(STEPS // 2), *range(STEPS // 2, 0, -1)):
        to = {"x": x + 20 + 2 * step, "y": y + 20 + step}
        session.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "button": "left", "buttons": 1} | to)
    costs = [ended - begun for _, begun, ended in handled(page, "pointermove")]
    if len(costs) != STEPS:
        raise AssertionError(f"{len(costs)} of {STEPS} moves of the pointer were seen")
    page.mouse.up()
    rest(page)
    return statistics.fmean(costs)


def release_time(page: Page) -> float:
    """Return the 95th percentile of the time from a release to the board that shows the move, in milliseconds."""
    times = []
    source, target = 5, 9
    for _ in range(RELEASES):
        x, y = point(page, target, 1)
        page.mouse.move(*point(page, source, 1))
        page.mouse.down()
        page.mouse.move(x, y, steps=4)
        handled(page, "pointerup")
        page.mouse.up()
        releases = handled(page, "pointerup")
        times.append(max(ended for _, _, ended in releases) - releases[0][0])
        rest(page)
        source, target = target, 7 if target == 9 else 9
    if page.locator("[data-moves]").first.text_content() != str(RELEASES):
        raise AssertionError("not every release made a move")
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


def undo_by_button(page: Page) -> float:
    """Hold the undo button down, and return how many moves it undoes a second once it repeats."""
    page.evaluate(WATCH_MOVES)
    page.locator("[data-action=undo]:visible").first.hover()
    page.mouse.down()
    page.wait_for_timeout(HOLD_TIME)
    page.mouse.up()
    changes = page.evaluate("changes")[1:]  # The first one comes at once, before the time until it repeats.
    return 1000 * (len(changes) - 1) / float(changes[-1] - changes[0])


def undo_by_key(page: Page) -> tuple[float, float]:
    """Let the key repeat as fast as the page takes it; return how many moves that undoes a second, and how many not."""
    page.evaluate(WATCH_MOVES)
    page.keyboard.down("Control")
    for _ in range(KEY_PRESSES):
        page.keyboard.down("z")
    page.keyboard.up("z")
    page.keyboard.up("Control")
    changes = page.evaluate("changes")
    missing = KEY_PRESSES - (UNDOABLE - int(page.locator("[data-moves]").first.text_content() or 0))
    return 1000 * (len(changes) - 1) / float(changes[-1] - changes[0]), missing
