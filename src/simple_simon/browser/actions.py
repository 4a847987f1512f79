"""What a player can do to the game: move, undo, redo, restart, begin another.

Functions of the state; none of them waits for the screen.
"""

from ..engine.code import GameCode
from ..engine.deal import Deal
from ..engine.fault import Fault
from ..engine.game import Game, Refused
from .state import State, notify, put_back, recall_rule


def move(state: State, source: int, target: int, count: int) -> bool:
    """Move a group and tell whether it went; a refused move recalls its rule."""
    try:
        state.game.move(source, target, count)
    except Refused as refused:
        recall_rule(state, refused.kind)
        return False
    state.former = None
    state.notice = None
    return True


def move_to_best(state: State, source: int, count: int) -> bool:
    """Send a group to its best column and tell whether it went; with none the rule is recalled."""
    try:
        target = state.game.best_column(source, count)
    except Refused as refused:
        recall_rule(state, refused.kind)
        return False
    return move(state, source, target, count)


def undo(state: State) -> None:
    """Take the last move back."""
    settle(state)
    state.game.undo()


def redo(state: State) -> None:
    """Make the last undone move again."""
    settle(state)
    state.game.redo()


def settle(state: State) -> None:
    """Put down whatever is held and forget what was said: the next action meets the bare game."""
    state.press = None
    state.last_tap = None
    state.notice = None
    put_back(state)


def begin(state: State, deal: Deal) -> None:
    """Begin a game; a game in progress can be taken back until the first move."""
    settle(state)
    if in_progress(state.game):
        state.former = state.game
    state.game = Game(deal)
    state.settings.suits = deal.suits


def restart(state: State) -> None:
    """Deal the same game again; the game in progress can be taken back until the first move."""
    settle(state)
    if in_progress(state.game):
        state.former = state.game
        state.game = Game(state.game.deal)


def take_back(state: State) -> None:
    """Return to the game that a new game or a restart put aside."""
    if state.former:
        settle(state)
        state.game = state.former
        state.former = None


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
    if text == str(state.game.deal.code):
        return
    fault = begin_code(state, text)
    if fault:
        notify(state, fault.kind, fault.details)


def in_progress(game: Game) -> bool:
    """Tell whether a game has moves that a player would not want to lose."""
    return bool(game.history or game.undone)
