"""The keys: what they stand for, the cursor's way about the table, and moves by keys alone."""

from simple_simon.browser import keyboard
from simple_simon.browser.state import PICKED_UP, PUT_BACK
from simple_simon.engine.rules import MIXED_SUITS, NOT_ONE_HIGHER

from .desk import Desk


def press(desk: Desk, *keys: str) -> None:
    """Press keys while the focus is on the table."""
    for key in keys:
        action = keyboard.action_of(desk.state, key, control=False, shift=False, on_table=True)
        assert action
        kind, _, rest = action.partition(":")
        if kind == "table":
            desk.do(lambda state, rest=rest: keyboard.press_table_key(state, rest))  # type: ignore[misc]
        else:
            assert kind == "column"
            desk.do(lambda state, rest=rest: keyboard.press_digit(state, rest))  # type: ignore[misc]


def cursor(desk: Desk) -> tuple[int, int]:
    return desk.state.cursor.column, desk.state.cursor.position


def test_each_key_has_its_action() -> None:
    desk = Desk.of("9S")
    for key, control, shift, on_table, action in (
        ("z", True, False, False, "undo"),
        ("Z", True, True, False, "redo"),
        ("y", True, False, False, "redo"),
        ("u", False, False, False, "undo"),
        ("U", False, True, False, "redo"),
        ("U", False, False, False, "undo"),  # capitals locked
        ("n", False, False, True, "new"),
        ("r", False, False, True, "restart"),
        ("?", False, True, False, "keys"),
        ("b", False, False, False, "read-board"),
        ("c", False, False, False, "read-column"),
        ("Escape", False, False, False, "cancel"),
        ("7", False, False, False, "column:7"),
        ("ArrowUp", False, False, True, "table:ArrowUp"),
        (" ", False, False, True, "table: "),
        ("ArrowUp", False, False, False, None),
        ("Enter", False, False, False, None),
        ("q", False, False, True, None),
        ("x", True, False, True, None),
        ("F5", False, False, True, None),
        ("Tab", False, False, True, None),
    ):
        assert keyboard.action_of(desk.state, key, control, shift, on_table) == action, key


def test_single_letters_and_digits_can_be_switched_off() -> None:
    desk = Desk.of("9S")
    desk.state.settings.letter_keys = False
    for key in "unrmbc?0123456789":
        assert keyboard.action_of(desk.state, key, control=False, shift=False, on_table=True) is None
    assert keyboard.action_of(desk.state, "z", control=True, shift=False, on_table=True) == "undo"
    assert keyboard.action_of(desk.state, "Enter", control=False, shift=False, on_table=True) == "table:Enter"


def test_arrows_go_between_columns_and_cards_and_stay_on_the_table() -> None:
    desk = Desk.of("9S 8S 7S", "6S", "", "5S 4S", *["2H"] * 6)
    press(desk, "ArrowLeft", "ArrowUp")
    assert cursor(desk) == (0, 0)
    press(desk, "ArrowDown", "ArrowDown", "ArrowDown")
    assert cursor(desk) == (0, 2)
    press(desk, "ArrowRight")
    assert cursor(desk) == (1, 0)
    press(desk, "ArrowRight")
    assert cursor(desk) == (2, 0)
    press(desk, "ArrowDown", "ArrowRight", "End")
    assert cursor(desk) == (3, 1)
    press(desk, "Home")
    assert cursor(desk) == (3, 0)
    press(desk, *["ArrowRight"] * 12)
    assert cursor(desk) == (9, 0)


def test_enter_picks_up_and_puts_down() -> None:
    desk = Desk.of("9S 8S 7S", "9H 2S 9D")
    press(desk, "ArrowDown", "Enter")
    assert desk.state.held
    assert desk.state.event
    assert desk.state.event.kind == PICKED_UP
    press(desk, "ArrowRight")
    assert cursor(desk) == (1, 2)  # the last card, where the group would go
    press(desk, " ")
    assert desk.texts()[:2] == ["9S", "9H 2S 9D 8S 7S"]
    assert cursor(desk) == (1, 3)


def test_enter_on_the_column_it_came_from_puts_back() -> None:
    desk = Desk.of("9S 8S", "2H")
    press(desk, "End", "Enter", "Enter")
    assert desk.state.held is None
    assert desk.state.event
    assert desk.state.event.kind == PUT_BACK
    assert desk.notice == ""


def test_a_refused_move_by_keys_returns_the_group_and_the_cursor() -> None:
    desk = Desk.of("9S 8S", "2H")
    press(desk, "End", "Enter", "ArrowRight", "Enter")
    assert desk.notice == NOT_ONE_HIGHER
    assert cursor(desk) == (0, 1)
    assert desk.state.held is None


def test_a_group_that_cannot_be_lifted_by_keys_recalls_the_rule() -> None:
    desk = Desk.of("9S 8H", "2H")
    press(desk, "Enter")
    assert desk.notice == MIXED_SUITS
    assert desk.state.held is None


def test_two_digits_move_the_part_that_fits() -> None:
    desk = Desk.of("9S 8S 7S", "8H", *["2H"] * 7, "9D")
    press(desk, "1", "2")
    assert desk.texts()[:2] == ["9S 8S", "8H 7S"]
    press(desk, "1", "0")
    assert desk.texts()[0] == "9S"
    assert desk.texts()[9] == "9D 8S"


def test_two_digits_onto_an_empty_column_move_all_that_moves_together() -> None:
    desk = Desk.of("2H 9S 8S 7S", "")
    press(desk, "1", "2")
    assert desk.texts()[:2] == ["2H", "9S 8S 7S"]


def test_the_first_digit_lights_the_columns_that_take_a_part() -> None:
    desk = Desk.of("9S 8S 7S", "8H", "9H", "10H", "2C", *["2H"] * 5)
    press(desk, "1")
    assert desk.state.targets == [1, 2, 3]
    press(desk, "1")
    assert desk.state.held is None
    assert desk.state.targets == []


def test_a_digit_puts_down_what_enter_picked_up() -> None:
    desk = Desk.of("9S 8S 7S", "", "2H")
    press(desk, "End", "Enter", "2")
    assert desk.texts()[:2] == ["9S 8S", "7S"]


def test_a_digit_of_an_empty_column_picks_up_nothing() -> None:
    desk = Desk.of("9S", "")
    press(desk, "2")
    assert desk.state.first_digit is None
    press(desk, "1", "2")
    assert desk.texts()[1] == "9S"


def test_every_column_can_be_reached_when_it_is_empty() -> None:
    desk = Desk.of("9S")
    press(desk, "Enter", *["ArrowRight"] * 9, "Enter")
    assert desk.texts()[9] == "9S"
    assert cursor(desk) == (9, 0)


def test_on_other_keyboards_the_place_of_a_key_counts() -> None:
    for key, code, shift, plain in (
        ("\u0639", "KeyU", False, "u"),  # Arabic
        ("\u0413", "KeyU", True, "U"),  # Cyrillic
        ("\u0662", "Digit2", False, "2"),
        ("\u061f", "Slash", True, "?"),
        ("\uff1f", "Slash", True, "?"),
        ("u", "KeyE", False, "u"),  # another order of Latin letters
        ("Enter", "Enter", False, "Enter"),
        ("\u00f1", "Semicolon", False, "\u00f1"),
    ):
        assert keyboard.plain_key(key, code, shift) == plain, key
