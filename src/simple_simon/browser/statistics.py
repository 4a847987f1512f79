"""The records of play: an entry a game that was begun, its text both ways, and the figures over all of them.

A game is entered once, under its id, whatever is done to it. The figures are never stored, so that
entries of two devices can be put together without counting anything twice.
"""

from ..engine.cards import SUITS_IN_PACK
from ..engine.code import GameCode
from ..engine.fault import Fault
from ..engine.game import SCORE_AT_START, SCORE_OF_MOVE, SCORE_OF_SEQUENCE, SEQUENCES_TO_WIN
from .saving import VERSION, check, figures, is_id

ALL = 0
"""In place of a number of suits: the figures over all games."""

_NO_CODE = "-"

_SEAL = "# check "
"""Begins the last line of a sealed record: a comment, so that it stays a record."""


class PlayedGame:
    """A game in which a move was made, and its best win."""

    __slots__ = ("code", "game_id", "moves", "suits", "won_at")

    def __init__(self, game_id: str, suits: int, code: str, moves: "int | None" = None, won_at: str = "") -> None:
        self.game_id = game_id
        """Ids sort as the games began."""
        self.suits = suits
        """1, 2 or 4."""
        self.code = code
        """The game code; empty for a deal without one."""
        self.moves = moves
        """How many moves its best win took; None if it was never won."""
        self.won_at = won_at
        """When it was won so, such as "2026-03-01T12:34:56.789Z"; empty if never."""

    @property
    def score(self) -> "int | None":
        """The score of its best win; None if it was never won."""
        if self.moves is None:
            return None
        return SCORE_AT_START + SCORE_OF_MOVE * self.moves + SCORE_OF_SEQUENCE * SEQUENCES_TO_WIN

    def text(self) -> str:
        """Return the entry as it is saved."""
        words = [str(VERSION), f"S{self.suits}", self.code or _NO_CODE]
        if self.moves is not None:
            words.extend([str(self.moves), self.won_at])
        return " ".join(words)


def read_played(game_id: str, text: object) -> "PlayedGame | None":
    """Return the entry that a text holds, or None if it is damaged or of a newer version."""
    words = text.split(" ") if isinstance(text, str) else []
    if len(words) not in (3, 5) or words[1] not in ("S1", "S2", "S4"):
        return None
    code = "" if words[2] == _NO_CODE else words[2]
    played = PlayedGame(game_id, int(words[1][1]), code)
    if len(words) == 5:
        played.moves, played.won_at = figures(words[3]), words[4]
    return played if is_sound(played) and played.text() == text else None


def is_sound(played: PlayedGame) -> bool:
    """Tell whether every value of an entry is one that it may have."""
    if not is_id(played.game_id) or played.suits not in SUITS_IN_PACK:
        return False
    if played.code:
        try:
            code = GameCode.parse(played.code)
        except Fault:
            return False
        if str(code) != played.code or code.suits != played.suits:
            return False
    if played.moves is None:
        return not played.won_at
    return played.moves > 0 and is_moment(played.won_at)


def is_moment(text: str) -> bool:
    """Tell whether a text looks like "2026-03-01T12:34:56.789Z"."""
    shape = "0000-00-00T00:00:00.000Z"
    return len(text) == len(shape) and all(
        "0" <= character <= "9" if mark == "0" else character == mark for character, mark in zip(text, shape)
    )


class Figures:
    """The figures over the games of one number of suits, or over all."""

    def __init__(self) -> None:
        self.begun = 0
        """Games in which a move was made."""
        self.won = 0
        """Games won at least once."""
        self.best_score: int | None = None
        """The highest score of a win."""
        self.fewest_moves: int | None = None
        """The fewest moves of a win."""
        self.current_run = 0
        """Games won one after another up to now."""
        self.longest_run = 0
        """The most games ever won one after another."""

    def add(self, played: PlayedGame, given_up: bool) -> None:
        """Count the next game. One that was given up without a win ends a run; the last one may still be won."""
        self.begun += 1
        if played.moves is None or played.score is None:
            if given_up:
                self.current_run = 0
            return
        self.won += 1
        self.current_run += 1
        self.longest_run = max(self.longest_run, self.current_run)
        if self.fewest_moves is None or played.moves < self.fewest_moves:
            self.fewest_moves = played.moves
            self.best_score = played.score


def count(games: "list[PlayedGame]") -> "dict[int, Figures]":
    """Return the figures for ALL and for each number of suits."""
    counted = {ALL: Figures()}
    for suits in SUITS_IN_PACK:
        counted[suits] = Figures()
    in_order = _sorted({played.game_id: played for played in games})
    for played in in_order:
        given_up = played is not in_order[-1]
        counted[ALL].add(played, given_up)
        counted[played.suits].add(played, given_up)
    return counted


def finished(games: "list[PlayedGame]") -> "list[PlayedGame]":
    """Return the games that were won, the latest win first."""
    won = {played.won_at + played.game_id: played for played in games if played.moves is not None}
    return list(reversed(_sorted(won)))


def _sorted(games: "dict[str, PlayedGame]") -> "list[PlayedGame]":
    """Return games in the order of their keys."""
    # Sorting what is in order already is what MicroPython is slowest at; its dicts have no order.
    return [games[key] for key in sorted(games)]


def better(played: PlayedGame, known: "PlayedGame | None") -> bool:
    """Tell whether an entry says more of a game than the one already known: that it was begun, won, or won better."""
    if known is None:
        return True
    if (played.suits, played.code) != (known.suits, known.code):
        return False  # Not the same game, although it has its id: what is known stays.
    return played.moves is not None and (known.moves is None or played.moves < known.moves)


def sealed(record: str) -> str:
    """Return a record with a last line by which damage is noticed."""
    return f"{record}{_SEAL}{check(record)}\n"


def is_whole(record: object) -> bool:
    """Tell whether a record is sealed and undamaged."""
    if not isinstance(record, str):
        return False
    body, mark, _ = record.rpartition(_SEAL)
    return bool(mark) and all(ord(character) < 128 for character in body) and sealed(body) == record
