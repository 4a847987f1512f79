"""Pointers on the table: press, slide, release and cancel become lifts, drags, taps and moves.

Functions of the state and an event. Points are in CSS pixels, times in milliseconds.
"""

from .actions import cancel, move, move_to_best
from .state import PICKED_UP, Held, Press, State, Tap, happen, lift, place_cursor, put_back, recall_rule

SLIDE_DISTANCE = 8.0
"""A press that slides less than this is still a tap."""

DOUBLE_TAP_TIME = 350.0
"""So soon after the first the second tap makes a double tap."""

TRIPLE_TAP_TIME = 250.0
"""So soon after a double tap another tap there means nothing; whoever double-taps again is slower."""

DOUBLE_TAP_DISTANCE = 24.0

LEAST_OVERLAP = 0.15
"""The part of a card's width by which a dropped group must overlap a column to mean it."""


def press(state: State, pointer: int, x: float, y: float) -> None:
    """Put a pointer down. A second one cancels what the first was doing."""
    if state.press:
        cancel(state)
        return
    if state.replay or state.elsewhere:
        return
    layout = state.layout
    column = layout.column_at(x, y)
    position = None if column is None else layout.position_at(column, x, y)
    state.press = Press(pointer, x, y, column, position)
    if column is not None:
        place_cursor(state, column, len(state.game.columns[column]) if position is None else position)


def slide(state: State, pointer: int, x: float, y: float) -> None:
    """Move a pointer that is down; beyond a tap's tolerance the touched group is dragged."""
    pressed = state.press
    if not pressed or pressed.pointer != pointer:
        return
    shift_x, shift_y = x - pressed.x, y - pressed.y
    held = state.held
    if not held or not held.dragged:
        if shift_x * shift_x + shift_y * shift_y < SLIDE_DISTANCE * SLIDE_DISTANCE:
            return
        held = _start_drag(state, pressed)
        if not held:
            state.press = None
            return
    held.shift_x, held.shift_y = shift_x, shift_y


def release(state: State, pointer: int, x: float, y: float, time: float) -> None:
    """Lift a pointer: a dragged group is dropped, a press that did not slide is a tap."""
    pressed = state.press
    if not pressed or pressed.pointer != pointer:
        return
    slide(state, pointer, x, y)
    if not state.press:
        return
    state.press = None
    if state.held and state.held.dragged:
        _drop(state)
    else:
        _tap(state, pressed, time)


def _start_drag(state: State, pressed: Press) -> "Held | None":
    """Hold the touched group for dragging, or recall why it cannot be lifted."""
    state.last_tap = None
    column, position = pressed.column, pressed.position
    if column is None or position is None:
        return None
    put_back(state)
    refusal = lift(state, column, len(state.game.columns[column]) - position)
    if refusal:
        recall_rule(state, refusal)
        return None
    if state.held:
        state.held.dragged = True
    return state.held


def _drop(state: State) -> None:
    """Move the dragged group to the column that it overlaps, or let it return."""
    held = state.held
    if not held:
        return
    game, layout = state.game, state.layout
    box = layout.group_box(held.source, held.count)
    box.left += held.shift_x
    box.top += held.shift_y
    least = LEAST_OVERLAP * layout.card_width * box.height
    wanted, _ = layout.best_overlap(box, list(range(len(game.columns))))
    legal, legal_area = layout.best_overlap(box, game.legal_columns(held.source, held.count))
    put_back(state)
    if wanted is None or wanted == held.source:
        return  # Let go at home, or beside the table: neither a move nor a refusal.
    if legal is not None and (legal == wanted or legal_area >= least):
        move(state, held.source, legal, held.count)
    elif state.settings.auto_placement:
        move_to_best(state, held.source, held.count)
    else:
        refusal = game.refusal(held.source, wanted, held.count)
        if refusal:
            recall_rule(state, refusal)


def _tap(state: State, pressed: Press, time: float) -> None:
    """Pick up, put down, put back, or send to the best column."""
    last, column = state.last_tap, pressed.column
    state.last_tap = None
    doubled = last is not None and column == last.column and _close(last, pressed, time)
    lifted = 0
    if doubled and last and not last.lifted:
        pass  # The third tap of a double tap, and any after it, means nothing.
    elif doubled and last and state.settings.double_click:
        put_back(state)
        move_to_best(state, last.column, last.lifted)
    elif state.held:
        held = state.held
        put_back(state)
        if column is not None and column != held.source:
            move(state, held.source, column, held.count)
    elif column is not None and pressed.position is not None:
        lifted = len(state.game.columns[column]) - pressed.position
        refusal = lift(state, column, lifted)
        if refusal:
            recall_rule(state, refusal)
        else:
            happen(state, PICKED_UP)
    if column is not None and (lifted or doubled):
        state.last_tap = Tap(pressed.x, pressed.y, column, time, lifted)


def _close(last: Tap, pressed: Press, time: float) -> bool:
    """Tell whether a tap follows the one before as in a double tap."""
    across, down = pressed.x - last.x, pressed.y - last.y
    near = across * across + down * down < DOUBLE_TAP_DISTANCE * DOUBLE_TAP_DISTANCE
    return near and time - last.time <= (DOUBLE_TAP_TIME if last.lifted else TRIPLE_TAP_TIME)
