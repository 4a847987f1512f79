"""Pointers on the table: taps, drags, double taps, and everything that gives them up."""

import pytest

from simple_simon.browser import actions
from simple_simon.browser.gestures import DOUBLE_TAP_TIME, SLIDE_DISTANCE, TRIPLE_TAP_TIME
from simple_simon.engine.rules import (
    KING_NEEDS_EMPTY_COLUMN,
    MIXED_SUITS,
    NO_COLUMN,
    NOT_DESCENDING,
    NOT_ONE_HIGHER,
    TARGET_IS_ACE,
)

from .desk import POINTER, QUICKLY, Desk

REFUSED_DROPS = [
    (NOT_ONE_HIGHER, ("7S", "9H"), 1),
    (TARGET_IS_ACE, ("7S", "AH"), 1),
    (KING_NEEDS_EMPTY_COLUMN, ("KS", "QH"), 1),
]

REFUSED_LIFTS = [
    (NOT_DESCENDING, ("7S 3S", "8H"), 2),
    (MIXED_SUITS, ("7S 6H", "8H"), 2),
]


@pytest.mark.parametrize(("rule", "columns", "count"), REFUSED_DROPS)
def test_a_drop_that_a_rule_forbids_returns_and_recalls_the_rule(
    rule: str, columns: tuple[str, ...], count: int
) -> None:
    desk = Desk.of(*columns)
    before = desk.texts()
    desk.drag(0, 1, count)
    assert desk.notice == rule
    assert desk.texts() == before
    assert desk.state.held is None


@pytest.mark.parametrize(("rule", "columns", "count"), REFUSED_DROPS)
def test_a_tapped_move_that_a_rule_forbids_recalls_the_rule(rule: str, columns: tuple[str, ...], count: int) -> None:
    desk = Desk.of(*columns)
    desk.tap(0, count)
    desk.tap(1)
    assert desk.notice == rule
    assert desk.game.moves == 0
    assert desk.state.held is None


@pytest.mark.parametrize("dragged", [True, False])
@pytest.mark.parametrize(("rule", "columns", "count"), REFUSED_LIFTS)
def test_a_group_that_cannot_be_lifted_stays_and_recalls_the_rule(
    rule: str, columns: tuple[str, ...], count: int, dragged: bool
) -> None:
    desk = Desk.of(*columns)
    if dragged:
        desk.drag(0, 1, count)
    else:
        desk.tap(0, count)
    assert desk.notice == rule
    assert desk.state.held is None
    assert desk.game.moves == 0


def test_with_interactive_rules_off_the_group_returns_silently() -> None:
    desk = Desk.of("7S", "9H")
    desk.state.settings.interactive_rules = False
    desk.drag(0, 1)
    desk.tap(0)
    desk.tap(1)
    assert desk.notice == ""
    assert desk.game.moves == 0


def test_a_dragged_group_goes_to_the_legal_column() -> None:
    desk = Desk.of("9S 8S 7S", "9H")
    desk.drag(0, 1, 2)
    assert desk.texts()[:2] == ["9S", "9H 8S 7S"]
    assert desk.notice == ""


def test_a_held_group_keeps_the_spot_where_it_was_gripped() -> None:
    desk = Desk.of("9S 8S 7S", "9H")
    x, y = desk.point(0, 2)
    desk.press(x, y)
    desk.slide(x + 31, y - 12)
    held = desk.state.held
    assert held
    assert (held.dragged, held.count, held.shift_x, held.shift_y) == (True, 2, 31, -12)


@pytest.mark.parametrize(
    ("across", "down", "dragged"),
    [
        (SLIDE_DISTANCE - 0.5, 0, False),
        (SLIDE_DISTANCE + 0.5, 0, True),
        (0, -(SLIDE_DISTANCE - 0.5), False),
        (0, SLIDE_DISTANCE + 0.5, True),
        (5, 5, False),
        (6, 6, True),
    ],
)
def test_a_press_that_slides_less_than_the_threshold_is_a_tap(across: float, down: float, dragged: bool) -> None:
    desk = Desk.of("9S 8S 7S", "9H")
    x, y = desk.point(0, 2)
    desk.press(x, y)
    desk.slide(x + across, y + down)
    assert bool(desk.state.held) is dragged
    desk.release(x + across, y + down)
    assert bool(desk.state.held) is not dragged  # A tap picks up on release; a drag on its home column returns.
    assert desk.game.moves == 0
    assert desk.notice == ""


def test_a_drag_that_comes_back_near_its_start_is_still_a_drag() -> None:
    desk = Desk.of("9S 8S", "9H")
    x, y = desk.point(0)
    desk.press(x, y)
    desk.slide(x + 50, y)
    desk.slide(x + 1, y)
    desk.release(x + 1, y)
    assert desk.state.held is None


def test_of_the_legal_columns_the_drop_takes_the_one_overlapped_most() -> None:
    desk = Desk.of("7S", "8H", "8D")
    pitch = desk.state.layout.pitch
    desk.drag(0, 1, off=0.6 * pitch)
    assert desk.texts()[:3] == ["", "8H", "8D 7S"]
    desk.do(actions.undo)
    desk.drag(0, 1, off=0.4 * pitch)
    assert desk.texts()[:3] == ["", "8H 7S", "8D"]


def test_a_drop_mostly_on_a_column_that_cannot_take_it_goes_to_the_legal_one_beside_it() -> None:
    desk = Desk.of("7S", "2H", "8D")
    desk.drag(0, 1, off=0.4 * desk.state.layout.pitch)
    assert desk.texts()[:3] == ["", "2H", "8D 7S"]


def test_a_drop_squarely_on_a_column_that_cannot_take_it_is_refused_though_a_legal_one_is_beside_it() -> None:
    desk = Desk.of("7S", "2H", "8D")
    desk.drag(0, 1)
    assert desk.game.moves == 0
    assert desk.notice == NOT_ONE_HIGHER


def test_dropping_at_home_or_beside_the_table_is_neither_a_move_nor_a_refusal() -> None:
    desk = Desk.of("7S", "8H", "8D")
    x, y = desk.point(0)
    for place in ((x + 12, y + 30), (x, -4_000.0), (-4_000.0, y)):
        desk.press(x, y)
        desk.slide(*place)
        desk.release(*place)
        assert desk.game.moves == 0
        assert desk.notice == ""
        assert desk.state.held is None


def test_with_auto_placement_a_drop_that_cannot_stay_goes_to_the_best_column() -> None:
    desk = Desk.of("7S", "2H", "8D", "8S")
    desk.state.settings.auto_placement = True
    desk.drag(0, 1)
    assert desk.texts()[3] == "8S 7S"


def test_with_auto_placement_a_drop_that_no_column_takes_is_refused() -> None:
    desk = Desk.of("7S", *["2H"] * 9)
    desk.state.settings.auto_placement = True
    desk.drag(0, 1)
    assert desk.notice == NO_COLUMN
    assert desk.game.moves == 0


def test_a_tap_picks_up_and_a_tap_on_a_column_puts_down() -> None:
    desk = Desk.of("9S 8S 7S", "9H")
    desk.tap(0, 2)
    held = desk.state.held
    assert held
    assert (held.source, held.count, held.dragged) == (0, 2, False)
    desk.tap(1)
    assert desk.texts()[:2] == ["9S", "9H 8S 7S"]


def test_a_tap_on_an_empty_column_puts_down_there() -> None:
    desk = Desk.of("9S 8S 7S", "2H")
    desk.tap(0, 2)
    desk.tap(4)
    assert desk.texts()[4] == "8S 7S"


@pytest.mark.parametrize("place", ["again", "its column", "elsewhere"])
def test_tapping_again_or_elsewhere_puts_back(place: str) -> None:
    desk = Desk.of("9S 8S 7S", "9H")
    desk.tap(0, 2)
    if place == "again":
        desk.tap(0, 2)
    elif place == "its column":
        desk.tap(0, 1)
    else:
        desk.tap_at(20.0, 2.0)
    assert desk.state.held is None
    assert desk.state.targets == []
    assert desk.game.moves == 0
    assert desk.notice == ""


def test_placement_help_lights_the_columns_that_can_take_the_group() -> None:
    desk = Desk.of("9S 8S 7S", "9H", "KS", "9D", *["2C"] * 5)
    desk.tap(0, 2)
    assert desk.state.targets == [1, 3, 9]
    desk.tap(0, 2)
    desk.lift(0, 2)
    assert desk.state.targets == [1, 3, 9]
    desk.release(*desk.point(0, 2))
    assert desk.state.targets == []
    desk.state.settings.placement_help = False
    desk.tap(0, 2)
    assert desk.state.targets == []


def test_a_double_tap_goes_to_the_best_column() -> None:
    desk = Desk.of("9S 8S 7S", "9H", "9D")
    desk.tap(0, 2)
    desk.tap(0, 2, after=QUICKLY)
    assert desk.texts()[3] == "8S 7S"  # The empty column comes before another suit.
    assert desk.state.held is None


def test_a_triple_tap_is_harmless() -> None:
    desk = Desk.of("9S 8S", "9H", *["9D"] * 8)
    x, y = desk.point(0)
    desk.tap_at(x, y)
    for _ in range(4):
        desk.tap_at(x, y, after=QUICKLY)
    assert desk.game.moves == 1
    assert desk.texts()[:2] == ["9S", "9H 8S"]
    assert desk.state.held is None


def test_two_double_taps_at_the_same_place_are_two_moves() -> None:
    desk = Desk.of("7S 8S", "9H", "8H", *["2D"] * 7)
    x, y = desk.point(0)
    for after in (QUICKLY, QUICKLY, TRIPLE_TAP_TIME + 50, QUICKLY):
        desk.tap_at(x, y, after=after)
    assert desk.game.moves == 2
    assert desk.texts()[:2] == ["", "9H 8S 7S"]


def test_two_slow_taps_are_no_double_tap() -> None:
    desk = Desk.of("9S 8S", "9H")
    desk.tap(0)
    desk.tap(0, after=DOUBLE_TAP_TIME + 1)
    assert desk.game.moves == 0
    assert desk.state.held is None


def test_two_quick_taps_on_two_columns_are_a_move_there() -> None:
    desk = Desk.of("9S 8S", "9H", "9S")
    desk.tap(0)
    desk.tap(1, after=QUICKLY)
    assert desk.texts()[1] == "9H 8S"


def test_a_double_tap_that_no_column_takes_says_so() -> None:
    desk = Desk.of("7S", *["2H"] * 9)
    desk.tap(0)
    desk.tap(0, after=QUICKLY)
    assert desk.notice == NO_COLUMN
    desk.tap(0, after=QUICKLY)
    assert desk.game.moves == 0
    assert desk.state.held is None


def test_a_double_tap_on_cards_that_cannot_move_together_recalls_the_rule() -> None:
    desk = Desk.of("7S 6H", "8H")
    desk.tap(0, 2)
    desk.tap(0, 2, after=QUICKLY)
    assert desk.notice == MIXED_SUITS
    assert desk.game.moves == 0


def test_with_double_click_off_a_second_quick_tap_puts_back() -> None:
    desk = Desk.of("9S 8S", "9H")
    desk.state.settings.double_click = False
    desk.tap(0)
    desk.tap(0, after=QUICKLY)
    assert desk.game.moves == 0
    assert desk.state.held is None


def test_a_second_finger_gives_the_drag_up() -> None:
    desk = Desk.of("9S 8S", "9H")
    desk.lift(0)
    desk.press(600.0, 600.0, pointer=8)
    assert desk.state.held is None
    x, y = desk.point(1)
    desk.slide(x, y)
    desk.release(x, y)
    desk.release(600.0, 600.0, pointer=8)
    assert desk.game.moves == 0
    assert desk.notice == ""
    desk.drag(0, 1)
    assert desk.game.moves == 1


def test_cancelling_returns_the_group_and_the_next_drag_works() -> None:
    desk = Desk.of("9S 8S", "9H")
    for start in (desk.lift, desk.tap):
        start(0)
        actions.cancel(desk.state)
        assert desk.state.held is None
        assert desk.state.press is None
        assert desk.state.targets == []
        desk.release(*desk.point(1))
        assert desk.game.moves == 0
    desk.drag(0, 1)
    assert desk.game.moves == 1


def test_a_foreign_pointer_moves_nothing() -> None:
    desk = Desk.of("9S 8S", "9H")
    desk.lift(0)
    held = desk.state.held
    assert held
    desk.slide(900.0, 300.0, pointer=POINTER + 1)
    desk.release(900.0, 300.0, pointer=POINTER + 1)
    assert desk.state.held is held
    assert held.shift_x == 20


def test_dragging_over_nothing_drags_nothing() -> None:
    desk = Desk.of("9S 8S", "9H")
    desk.press(1_000.0, 700.0)
    desk.slide(1_100.0, 700.0)
    desk.release(*desk.point(1))
    assert desk.state.held is None
    assert desk.notice == ""


def test_the_grip_of_a_tapped_group_can_become_a_drag_of_another() -> None:
    desk = Desk.of("9S 8S", "9H", "7H")
    desk.tap(0)
    desk.drag(2, 0)
    assert desk.texts()[:3] == ["9S 8S 7H", "9H", ""]
