"""The keys: which action a key stands for, and how the cursor goes about the table.

Functions of the state; the order of columns and the arrows are the same in every language.
"""

from ..engine.deal import COLUMN_COUNT
from .actions import cancel, move, move_what_fits
from .state import PICKED_UP, PUT_BACK, State, happen, lift, place_cursor, put_back, recall_rule

CONTROL_KEYS = {"z": "undo", "y": "redo"}

LETTER_KEYS = {
    "u": "undo",
    "U": "redo",
    "n": "new",
    "r": "restart",
    "m": "menu",
    "b": "read-board",
    "c": "read-column",
    "?": "keys",
}
"""The keys that a player can switch off."""

TABLE_KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", " ")
"""The keys that mean the table only while the focus is there."""


def plain_key(key: str, code: str, shift: bool) -> str:
    """Return the key as a Latin keyboard names it, by its place where it types another script.

    The code is the browser's name of that place, such as "KeyU" or "Digit7".
    """
    if len(key) != 1 or ord(key) < 128:
        return key
    if key in "\u061f\uff1f":
        return "?"
    if code.startswith("Key") and len(code) == 4:
        return code[3] if shift else code[3].lower()
    if code.startswith("Digit") and len(code) == 6:
        return code[5]
    return key


def action_of(state: State, key: str, control: bool, shift: bool, on_table: bool) -> "str | None":
    """Return the action that a key stands for, or None if it stands for none."""
    if key == "Escape":
        return "cancel"
    if control:
        action = CONTROL_KEYS.get(key.lower())
        return "redo" if action == "undo" and shift else action
    if on_table and key in TABLE_KEYS:
        return "table:" + key
    if not state.settings.letter_keys:
        return None
    if len(key) == 1 and "0" <= key <= "9":
        return "column:" + key
    # With capitals locked "U" is meant as "u" unless shift is held.
    return LETTER_KEYS.get(key if shift else key.lower())


def press_table_key(state: State, key: str) -> None:
    """Move the cursor, or pick up and put down the group that begins at it."""
    state.first_digit = None
    cursor, columns = state.cursor, state.game.columns
    if key == "Enter" or key == " ":
        pick_up_or_put_down(state)
    elif key == "ArrowLeft" or key == "ArrowRight":
        column = cursor.column + (1 if key == "ArrowRight" else -1)
        if 0 <= column < COLUMN_COUNT:
            # A held group goes onto the last card, so that is where its target is.
            place_cursor(state, column, len(columns[column]) if state.held else cursor.position)
    elif key == "ArrowUp":
        place_cursor(state, cursor.column, cursor.position - 1)
    elif key == "ArrowDown":
        place_cursor(state, cursor.column, cursor.position + 1)
    elif key == "Home":
        place_cursor(state, cursor.column, 0)
    elif key == "End":
        place_cursor(state, cursor.column, len(columns[cursor.column]))


def pick_up_or_put_down(state: State) -> None:
    """Pick up the group that begins at the cursor, or put the held one down on the cursor's column."""
    cursor, held = state.cursor, state.held
    state.press = None
    state.last_tap = None
    if held:
        put_back(state)
        if cursor.column == held.source:
            happen(state, PUT_BACK)
        elif not move(state, held.source, cursor.column, held.count):
            place_cursor(state, held.source, len(state.game.columns[held.source]) - held.count)
        return
    column = state.game.columns[cursor.column]
    if not column or state.replay or state.elsewhere:
        return
    refusal = lift(state, cursor.column, len(column) - cursor.position)
    if refusal:
        recall_rule(state, refusal)
    else:
        happen(state, PICKED_UP)


def press_digit(state: State, digit: str) -> None:
    """Note the source column, or move from it the part that fits onto the target column; 0 is column 10."""
    column = (int(digit) - 1) % COLUMN_COUNT
    if state.replay or state.elsewhere:
        return
    typed, held = state.first_digit, state.held
    cancel(state)
    if typed is None and held is None:
        _pick_up_column(state, column)
    elif typed == column or (held and held.source == column):
        happen(state, PUT_BACK)
    elif typed is not None:
        move_what_fits(state, typed, column)
    elif held:
        move(state, held.source, column, held.count)


def _pick_up_column(state: State, column: int) -> None:
    """Hold all that moves together in a column, of which the part that fits will go."""
    game = state.game
    count = game.run_length(column)
    if not count:
        return
    lift(state, column, count)
    state.first_digit = column
    if state.settings.placement_help:
        others = [target for target in range(COLUMN_COUNT) if target != column]
        state.targets = [
            target for target in others if not game.refusal(column, target, game.fitting_count(column, target))
        ]
    place_cursor(state, column, len(game.columns[column]) - count)
    happen(state, PICKED_UP)
