"""A game played again: forwards, backwards, by itself, or jumped through. Imported when the first one opens.

While a replay is open the table shows it and the player's own game waits. Functions of the state.
"""

from ..engine.game import Game
from ..engine.link import parse_link
from ..engine.record import Record, RecordError
from .actions import in_progress, settle
from .state import MOVED, REPLAY_OPENED, TAKEN_BACK, UNDONE, Replay, State, happen, place_cursor

SPEEDS = (2000, 1000, 500, 250)
"""The times between two moves, in milliseconds, the slowest first."""


def open_record(state: State, text: str) -> "RecordError | None":
    """Open the replay of a record at its start, or return what is wrong with it and change nothing."""
    try:
        _open(state, Record.parse(text), 0)
    except RecordError as error:
        return error
    return None


def open_word(state: State, word: str) -> "RecordError | None":
    """Open the replay of a game in one word, as links carry it, or return what is wrong with it and change nothing."""
    try:
        record, start = parse_link(word)
        _open(state, record, start or 0)
    except RecordError as error:
        return error
    return None


def _open(state: State, record: Record, start: int) -> None:
    record.replay()  # All of it is checked before anything changes.
    own = state.replay.own if state.replay else state.game
    settle(state)
    state.replay = Replay(record, own)
    state.game = Game(record.deal)
    place_cursor(state, 0, 0)
    happen(state, REPLAY_OPENED)
    jump(state, start)


def step(state: State, forwards: bool) -> bool:
    """Make the next move, or take the last one back, and tell whether there was one."""
    replay, game = state.replay, state.game
    if not replay:
        return False
    if forwards:
        if game.moves == len(replay.record.moves):
            return False
        replay.record.play(game, game.moves)
        move = game.history[-1]
        happen(state, MOVED, move)
        place_cursor(state, move.target, len(game.columns[move.target]) - move.count)
        return True
    if not game.moves:
        return False
    move = game.history[-1]
    if game.can_undo:
        game.undo()
        game.undone = []
        happen(state, UNDONE, move)
        place_cursor(state, move.source, len(game.columns[move.source]) - move.count)
    else:
        jump(state, game.moves - 1)
    return True


def jump(state: State, number: int) -> None:
    """Show the game after a number of moves."""
    replay = state.replay
    if not replay:
        return
    number = max(0, min(number, len(replay.record.moves)))
    if number < state.game.moves:
        state.game = Game(replay.record.deal)
    while state.game.moves < number:
        replay.record.play(state.game, state.game.moves)
    place_cursor(state, state.cursor.column, state.cursor.position)


def play_on(state: State) -> None:
    """Leave the replay with its game as the player's; the own game can be taken back until a move is made."""
    replay, game = state.replay, state.game
    if not replay:
        return
    close(state)
    if in_progress(replay.own):
        state.former = replay.own
    state.game = game
    state.event = None
    place_cursor(state, state.cursor.column, state.cursor.position)


def close(state: State) -> None:
    """Leave the replay and return to the player's own game."""
    replay = state.replay
    if not replay:
        return
    settle(state)
    state.replay = None
    state.game = replay.own
    place_cursor(state, state.cursor.column, state.cursor.position)
    happen(state, TAKEN_BACK)
