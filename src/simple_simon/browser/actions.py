"""What a player can do to the game: move, undo, redo, restart, begin another.

Functions of the state; none of them waits for the screen.
"""

from ..engine.code import GameCode
from ..engine.deal import Deal
from ..engine.fault import Fault
from ..engine.game import Game, Move, Refused
from .state import (
    DEALT,
    MOVED,
    REDONE,
    RESTARTED,
    TAKEN_BACK,
    UNDONE,
    State,
    happen,
    place_cursor,
    put_back,
    recall_rule,
)


def move(state: State, source: int, target: int, count: int) -> bool:
    """Move a group and tell whether it went; a refused move recalls its rule."""
    try:
        made = state.game.move(source, target, count)
    except Refused as refused:
        recall_rule(state, refused.kind)
        return False
    state.former = None
    state.notice = None
    state.invited = False
    _moved(state, MOVED, made, target, count)
    return True


def move_to_best(state: State, source: int, count: int) -> bool:
    """Send a group to its best column and tell whether it went; with none the rule is recalled."""
    try:
        target = state.game.best_column(source, count)
    except Refused as refused:
        recall_rule(state, refused.kind)
        return False
    return move(state, source, target, count)


def move_what_fits(state: State, source: int, target: int) -> bool:
    """Move the part of a column that fits onto another, as the digit keys do, and tell whether it went."""
    if source == target or not state.game.columns[source]:
        return False
    return move(state, source, target, state.game.fitting_count(source, target))


def undo(state: State) -> None:
    """Take the last move back."""
    settle(state)
    if state.replay:
        return
    undone = state.game.undo()
    if undone:
        _moved(state, UNDONE, undone, undone.source, undone.count)


def redo(state: State) -> None:
    """Make the last undone move again."""
    settle(state)
    if state.replay:
        return
    made = state.game.redo()
    if made:
        _moved(state, REDONE, made, made.target, made.count)


def _moved(state: State, kind: str, move: Move, column: int, count: int) -> None:
    """Note a move, and leave the cursor at the first card it carried, or at what its sequence left."""
    happen(state, kind, move)
    place_cursor(state, column, len(state.game.columns[column]) - count)


def cancel(state: State) -> None:
    """Give up press, drag and pick-up: the group returns."""
    state.press = None
    state.last_tap = None
    put_back(state)


def settle(state: State) -> None:
    """Put down whatever is held and forget what was said: the next action meets the bare game."""
    cancel(state)
    state.notice = None


def begin(state: State, deal: Deal) -> None:
    """Begin a game; a game in progress can be taken back until the first move."""
    bring(state, Game(deal))
    state.settings.suits = deal.suits
    happen(state, DEALT)


def bring(state: State, game: Game) -> None:
    """Put a game from elsewhere on the table; a game in progress can be taken back until the next move."""
    settle(state)
    _leave_replay(state)
    if in_progress(state.game):
        state.former = state.game
    state.game = game
    place_cursor(state, 0, 0)


def _leave_replay(state: State) -> None:
    """Bring the player's own game back to the table, so that it is what a new game puts aside."""
    if state.replay:
        state.game = state.replay.own
        state.replay = None


def restart(state: State) -> None:
    """Deal the same game again; the game in progress can be taken back until the first move."""
    settle(state)
    _leave_replay(state)
    if in_progress(state.game):
        state.former = state.game
        state.game = Game(state.game.deal)
        place_cursor(state, 0, 0)
        happen(state, RESTARTED)


def take_back(state: State) -> None:
    """Return to the game that a new game or a restart put aside."""
    if state.former:
        settle(state)
        state.game = state.former
        state.former = None
        place_cursor(state, state.cursor.column, state.cursor.position)
        happen(state, TAKEN_BACK)


def begin_code(state: State, text: str) -> "Fault | None":
    """Begin the game of a typed code, or return what is wrong with it and change nothing."""
    try:
        code = GameCode.parse(text)
    except Fault as fault:
        return fault
    begin(state, Deal.from_code(code))
    return None


def open_link(state: State, text: str) -> None:
    """Begin the game of the code in a link, unless it is being played.

    A faulty code is named and changes nothing.
    """
    try:
        code = GameCode.parse(text)
    except Fault as fault:
        state.notice = fault
        return
    if code != state.game.deal.code:
        begin(state, Deal.from_code(code))


def in_progress(game: Game) -> bool:
    """Tell whether a game has moves that a player would not want to lose."""
    return bool(game.history or game.undone)


ACTIONS = {
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "take-back": take_back,
    "cancel": cancel,
}
"""The actions that only change the state. All others are in `dialogs`, `records` and `replaying`."""
