"""Two thousand mixed events from a monkey: whatever it does, 52 cards stay, and the screen shows the true game."""

import random

import pytest

from simple_simon.engine.record import Record

from .table import Table

EVENTS = 2_000
CHECKED_EVERY = 100

KEYS = (
    "Control+z",
    "Control+y",
    "u",
    "Shift+U",
    "Escape",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "Enter",
    "b",
    "c",
    "?",
    "n",
)
DIGITS = "0123456789"


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(table: Table, seed: int) -> None:
    table.open(f"#SS1-S{seed}-AAAAABD")
    chance = random.Random(seed)
    page = table.page
    down = False
    moves = 0
    for number in range(1, EVENTS + 1):
        what = chance.random()
        if what < 0.25:
            page.mouse.move(*point(chance))
        elif what < 0.45:
            # Where a group is likely, so that the monkey plays as well as it presses.
            if not down:
                page.mouse.move(*table.column_point(chance.randrange(10)))
            page.mouse.up() if down else page.mouse.down()
            down = not down
        elif what < 0.5:
            page.mouse.click(*point(chance), click_count=chance.choice([1, 2, 3]))
            down = False
        elif what < 0.53:
            page.mouse.click(*point(chance), button="right")
        elif what < 0.55:
            page.evaluate("window.dispatchEvent(new Event('blur'))")
        elif what < 0.57:
            width, height = chance.choice([(1280, 800), (700, 900)])
            page.set_viewport_size({"width": width, "height": height})
        elif what < 0.8:
            page.keyboard.press(chance.choice(DIGITS))
        else:
            page.keyboard.press(chance.choice(KEYS))
        if number % CHECKED_EVERY == 0:
            page.mouse.up()
            down = False
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            check(table)
            moves += int(table.figure("moves"))
    assert moves > 0


def point(chance: random.Random) -> tuple[float, float]:
    """Return a point of the table, away from the bar."""
    return chance.uniform(5, 690), chance.uniform(80, 700)


def check(table: Table) -> None:
    table.settle()
    assert sum(map(len, table.columns())) + table.removed() == 52
    assert table.held() == 0
    table.check_places()
    table.check_figures()
    # The record comes from the engine in the page: played again here, it must end in what the screen shows.
    table.act("menu")
    table.act("code")
    game = Record.parse(table.page.locator("#share-record").input_value()).replay()
    table.act("close")
    assert [[card.text for card in column] for column in game.columns] == table.columns()
    assert game.score == int(table.figure("score"))
