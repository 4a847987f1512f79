"""The entries among the records of play: what is known of a game that was begun, its text both ways, and its record.

A game is entered once, under its id, whatever is done to it. The figures over all of them are in `statistics`.
"""

from ..engine.cards import SUITS_IN_PACK
from ..engine.code import GameCode
from ..engine.fault import Fault
from ..engine.game import SCORE_AT_START, SCORE_OF_MOVE, SCORE_OF_SEQUENCE, SEQUENCES_TO_WIN
from .saving import VERSION, check, figures, is_id

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
