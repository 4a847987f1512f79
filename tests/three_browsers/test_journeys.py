"""The key journeys. Every column is counted from 1."""

import itertools

import pytest
from selenium.webdriver.support.select import Select

from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import COLUMN_LENGTHS, Deal

from ..browser.table import example_moves
from .journey import Journey
from .stopping import StoppingServer

CODE = "SS1-S1-AAAAABD"
FOUR_SUITS = "SS1-S4-AAAAABD"

PLACE_OF_THE_GROUP = (
    "(({x, y}) => [x, y])(document.querySelector(`.card[data-column='7'][data-position='4']`).getBoundingClientRect())"
)
"""Where the last card of column 7 is drawn, in JavaScript."""


def dealt(code: str) -> list[list[str]]:
    """Return the card texts that a code deals."""
    return Deal.from_code(GameCode.parse(code)).texts()


def opened(journey: Journey) -> list[list[str]]:
    """Open the game that most journeys play, and return its columns."""
    return journey.open("#" + CODE).columns()


def check_one_move(journey: Journey, before: list[list[str]]) -> None:
    """Check that the last card of column 7, the jack, lies on the queen in column 2, and nothing else changed."""
    after = [list(column) for column in before]
    after[1].append(after[6].pop())
    assert journey.columns() == after
    assert (journey.figure("moves"), journey.figure("score")) == ("1", "499")


def test_the_first_visit_starts_a_game_with_one_suit_at_once(journey: Journey) -> None:
    journey.open()
    assert [len(column) for column in journey.columns()] == list(COLUMN_LENGTHS)
    assert [journey.figure(name) for name in ("score", "moves", "removed")] == ["500", "0", "0"]
    code = journey.figure("code")
    assert code.startswith("SS1-S1-")
    assert journey.columns() == dealt(code)
    journey.wait_to_see("#invitation")
    assert not journey.sees(".sorry")


def test_every_card_lies_in_sight_where_its_marks_say(journey: Journey) -> None:
    opened(journey)
    places = journey.run(
        "return [...document.querySelectorAll('.card')].map((card) => { const box = card.getBoundingClientRect();"
        "return [+card.dataset.column, +card.dataset.position, box.left, box.top, box.right, box.bottom] })"
    )
    width, height = journey.run("return [innerWidth, innerHeight]")
    for column in range(1, 11):
        cards = sorted(place for place in places if place[0] == column)
        assert len({round(left) for _, _, left, *_ in cards}) == 1
        assert all(upper[3] < lower[3] for upper, lower in itertools.pairwise(cards))
    for _, _, left, top, right, bottom in places:
        assert 0 <= left < right <= width
        assert 0 <= top < bottom <= height


def test_a_group_is_dragged_under_the_mouse_and_stays_where_it_is_let_go(journey: Journey) -> None:
    before = opened(journey)
    x, y = journey.point(7)
    target = journey.point(2)
    place = journey.run(f"return {PLACE_OF_THE_GROUP}")
    journey.watch(
        f"[document.querySelectorAll('.card.held').length, document.querySelectorAll('.slot.lit').length,"
        f"...{PLACE_OF_THE_GROUP}]"
    )
    journey.drag(7, 2)
    held, lit, *moved = journey.watched()[-1]
    assert (held, lit) == (1, 1)
    assert moved == [pytest.approx(place[0] + target[0] - x, abs=1), pytest.approx(place[1] + target[1] - y, abs=1)]
    check_one_move(journey, before)


def test_a_large_group_follows_the_mouse_as_one(journey: Journey) -> None:
    opened(journey)
    for move in itertools.takewhile(lambda move: move.count < 7, example_moves("one-suit-49.txt")):
        journey.drag(move.source + 1, move.target + 1, move.count)
    move = next(move for move in example_moves("one-suit-49.txt") if move.count >= 7)
    (x, y), target = journey.point(move.source + 1, move.count), journey.point(move.target + 1)
    group = (
        f"[...document.querySelectorAll(`.card[data-column='{move.source + 1}']`)]"
        f".sort((one, other) => one.dataset.position - other.dataset.position).slice(-{move.count})"
        ".map((card) => { const {left, top} = card.getBoundingClientRect(); return [left, top] })"
    )
    before = journey.columns()
    places = journey.run(f"return {group}")
    journey.watch(group)
    journey.drag(move.source + 1, move.target + 1, move.count)
    for (left, top), moved in zip(places, journey.watched()[-1], strict=True):
        assert moved == [pytest.approx(left + target[0] - x, abs=1), pytest.approx(top + target[1] - y, abs=1)]
    before[move.target] += before[move.source][-move.count :]
    del before[move.source][-move.count :]
    assert journey.columns() == before


def test_a_refused_drop_returns_and_recalls_the_rule(journey: Journey) -> None:
    before = opened(journey)
    journey.drag(10, 7)
    assert journey.text("#notice span") == "A card goes on a card exactly one rank higher."
    assert journey.columns() == before


def test_a_tap_picks_up_and_another_puts_down(journey: Journey) -> None:
    before = opened(journey)
    journey.touch(7)
    assert journey.run("return document.querySelectorAll('.card.held').length") == 1
    journey.touch(2)
    check_one_move(journey, before)


def test_a_double_click_goes_to_the_best_column(journey: Journey) -> None:
    before = opened(journey)
    journey.double_click(7)
    check_one_move(journey, before)


def test_digits_move_from_column_to_column(journey: Journey) -> None:
    before = opened(journey)
    journey.type("72")
    check_one_move(journey, before)


def test_undo_and_redo(journey: Journey) -> None:
    before = opened(journey)
    journey.drag(7, 2)
    journey.act("undo")
    assert journey.columns() == before
    assert (journey.figure("moves"), journey.figure("score")) == ("0", "500")
    journey.act("redo")
    check_one_move(journey, before)


def test_a_new_game_with_four_suits_and_the_former_taken_back(journey: Journey) -> None:
    before = opened(journey)
    journey.drag(7, 2)
    journey.act("new")
    journey.click("label:has(#suits-4)")
    journey.click("#new-game [type=submit]")
    code = journey.figure("code")
    assert code.startswith("SS1-S4-")
    assert journey.columns() == dealt(code)
    assert journey.run("return location.hash") == "#" + code
    journey.act("take-back")
    check_one_move(journey, before)


def test_a_link_deals_its_game_and_a_faulty_one_changes_nothing(journey: Journey) -> None:
    assert journey.open("#" + FOUR_SUITS).columns() == dealt(FOUR_SUITS)
    assert journey.figure("code") == FOUR_SUITS
    journey.run("location.hash = '#SS1-S3-AAAAABD'")
    journey.wait_to_see("#notice")
    assert "S1" in journey.text("#notice span")
    assert journey.columns() == dealt(FOUR_SUITS)


def test_who_comes_back_goes_on_where_the_game_was(journey: Journey) -> None:
    before = opened(journey)
    journey.drag(7, 2)
    journey.wait_until_kept()
    journey.come_back()
    check_one_move(journey, before)
    journey.act("undo")
    assert journey.columns() == before


def test_the_language_is_switched_at_once_and_kept(journey: Journey) -> None:
    opened(journey)
    journey.act("menu")
    journey.act("settings")
    Select(journey.find("#language")).select_by_value("ca")
    label = "document.querySelector('[data-column-slot=\"1\"]').ariaLabel === 'columna 1'"
    journey.wait(label)
    assert journey.run("return document.documentElement.lang") == "ca"
    journey.wait_until_kept()
    journey.come_back().wait(label)


def test_the_game_starts_and_is_played_without_a_network(journey: Journey, server: StoppingServer) -> None:
    before = opened(journey)
    journey.wait("navigator.serviceWorker?.controller")
    journey.wait_until_kept()
    server.stop()
    assert journey.come_back().columns() == before
    journey.drag(7, 2)
    check_one_move(journey, before)
