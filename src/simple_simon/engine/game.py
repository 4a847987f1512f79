"""A game in play: its columns, moves, score, undo and redo."""

from .cards import Card
from .deal import COLUMN_COUNT, Deal
from .fault import Fault
from .placement import best_column, fitting_count, legal_columns
from .rules import NO_COLUMN, SEQUENCE_LENGTH, ends_with_sequence, lifting_refusal, placing_refusal, run_length

SCORE_AT_START = 500

SCORE_OF_MOVE = -1

SCORE_OF_SEQUENCE = 100

SEQUENCES_TO_WIN = 4

UNDO_LIMIT = 100
"""How many moves can be undone, one by one."""


class Refused(Fault):
    """A move that a rule forbids; its kind is one of rules.REFUSALS."""


class NotAMove(Fault):
    """Numbers that name no move at all: no such column, or no such cards in it."""


class Move:
    """One move made. Equal moves carry as many cards between the same columns."""

    __slots__ = ("count", "removes", "source", "target")

    def __init__(self, source: int, target: int, count: int, removes: bool = False) -> None:
        self.source = source
        """The column it came from, 0 to 9."""
        self.target = target
        """The column it went to, 0 to 9."""
        self.count = count
        """How many cards it carried."""
        self.removes = removes
        """Whether it made a sequence, which left the table at once."""

    def __str__(self) -> str:
        """Return the move as in a record: "7-2", or "3-10x12" for a group."""
        text = f"{self.source + 1}-{self.target + 1}"
        return text if self.count == 1 else f"{text}x{self.count}"

    def __repr__(self) -> str:
        return f"<Move {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._key() == other._key()

    def __hash__(self) -> int:
        return self._key()

    def _key(self) -> int:
        return (self.source * COLUMN_COUNT + self.target) * (SEQUENCE_LENGTH + 1) + self.count


class Game:
    """A deal and what was made of it. Making, undoing and redoing a move cost the same at any length."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        """The start."""
        self.columns: list[list[Card]] = [list(column) for column in deal.columns]
        """The ten columns now, each from its first card to its last."""
        self.removed: list[list[Card]] = []
        """The removed sequences, king to ace, in the order they left."""
        self.earlier = 0
        """How many moves were made before those of the history: 0 unless the game was resumed in its midst."""
        self.history: list[Move] = []
        """The moves made and not undone, first to last, less the earlier ones."""
        self.undone: list[Move] = []
        """The moves that redo makes again, the next one last."""
        self.undo_floor = 0
        """With this number of moves left none can be undone."""

    @classmethod
    def resume(cls, deal: Deal, columns: list[list[Card]], removed: list[list[Card]], earlier: int) -> "Game":
        """Return a game in its midst: its cards after a number of earlier moves, which cannot be undone.

        Cards and number are taken as they are: whoever has them from outside checks them first.
        """
        game = cls(deal)
        game.columns = columns
        game.removed = removed
        game.earlier = game.undo_floor = earlier
        return game

    @property
    def moves(self) -> int:
        """The number of moves made and not undone, the earlier ones included."""
        return self.earlier + len(self.history)

    @property
    def score(self) -> int:
        """500, less the moves, plus 100 for each removed sequence; it may be below zero."""
        return SCORE_AT_START + SCORE_OF_MOVE * self.moves + SCORE_OF_SEQUENCE * len(self.removed)

    @property
    def won(self) -> bool:
        """Whether all four sequences are removed."""
        return len(self.removed) == SEQUENCES_TO_WIN

    @property
    def can_undo(self) -> bool:
        """Whether a move can be undone: one was made, and not 100 undone since."""
        return self.moves > self.undo_floor

    @property
    def can_redo(self) -> bool:
        """Whether an undone move can be made again."""
        return bool(self.undone)

    def run_length(self, source: int) -> int:
        """Return how many cards at a column's end move together."""
        return run_length(self.columns[source])

    def lifting_refusal(self, source: int, count: int) -> str | None:
        """Return why the last cards of a column cannot move together, or None if they can."""
        self._check_group(source, count)
        return lifting_refusal(self.columns[source], count)

    def refusal(self, source: int, target: int, count: int) -> str | None:
        """Return why a move is refused, or None if it is legal; raise NotAMove if it is none."""
        if not 0 <= target < COLUMN_COUNT:
            raise NotAMove("no-such-column", column=target + 1)
        refusal = self.lifting_refusal(source, count)
        if source == target:
            raise NotAMove("same-column", column=source + 1)
        column = self.columns[source]
        return refusal or placing_refusal(column[len(column) - count], self.columns[target])

    def legal_columns(self, source: int, count: int) -> list[int]:
        """Return the columns that can take the last cards of a column: none if these are no group."""
        if self.lifting_refusal(source, count):
            return []
        return legal_columns(self.columns, source, count)

    def legal_moves(self) -> list[Move]:
        """Return every move that can be made now, by the column it comes from, then by its number of cards."""
        return [
            Move(source, target, count)
            for source in range(COLUMN_COUNT)
            for count in range(1, self.run_length(source) + 1)
            for target in legal_columns(self.columns, source, count)
        ]

    def best_column(self, source: int, count: int) -> int:
        """Return the best column for a group; raise Refused if it cannot be lifted or none takes it."""
        refusal = self.lifting_refusal(source, count)
        if refusal:
            raise Refused(refusal)
        best = best_column(self.columns, source, count)
        if best is None:
            raise Refused(NO_COLUMN)
        return best

    def fitting_count(self, source: int, target: int) -> int:
        """Return how many of a column's last cards a move onto another column means: the part that fits."""
        self._check_group(source, 1)
        return fitting_count(self.columns, source, target)

    def move(self, source: int, target: int, count: int) -> Move:
        """Move the last cards of a column to another column and return the move.

        Raise Refused where a rule forbids it and NotAMove where it is none; then nothing has changed.
        """
        refusal = self.refusal(source, target, count)
        if refusal:
            raise Refused(refusal)
        self.undone = []
        return self._make(source, target, count)

    def undo(self) -> Move | None:
        """Take the last move back and return it, or None if there is nothing to undo."""
        if not self.can_undo:
            return None
        move = self.history.pop()
        if move.removes:
            self.columns[move.target].extend(self.removed.pop())
        self._carry(move.target, move.source, move.count)
        self.undone.append(move)
        return move

    def redo(self) -> Move | None:
        """Make the last undone move again and return it, or None if there is none."""
        if not self.undone:
            return None
        move = self.undone.pop()
        return self._make(move.source, move.target, move.count)

    def _make(self, source: int, target: int, count: int) -> Move:
        self._carry(source, target, count)
        column = self.columns[target]
        removes = ends_with_sequence(column)
        if removes:
            self.removed.append(column[-SEQUENCE_LENGTH:])
            del column[-SEQUENCE_LENGTH:]
        move = Move(source, target, count, removes)
        self.history.append(move)
        self.undo_floor = max(self.undo_floor, self.moves - UNDO_LIMIT)
        return move

    def _carry(self, source: int, target: int, count: int) -> None:
        column = self.columns[source]
        self.columns[target].extend(column[-count:])
        del column[-count:]

    def _check_group(self, source: int, count: int) -> None:
        if not 0 <= source < COLUMN_COUNT:
            raise NotAMove("no-such-column", column=source + 1)
        held = len(self.columns[source])
        if not held:
            raise NotAMove("column-is-empty", column=source + 1)
        if not 1 <= count <= held:
            raise NotAMove("too-few-cards", column=source + 1, held=held, count=count)
