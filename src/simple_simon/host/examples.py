"""The example games and their turning points, which the engine finds by what they show."""

from collections.abc import Callable
from pathlib import Path

from ..engine.cards import Card
from ..engine.game import Game, Move
from ..engine.link import REPLAY_MARK, game_link
from ..engine.record import Record
from ..engine.rules import NOT_DESCENDING, lifting_refusal
from .pictures import Marked

ONE_SUIT = "one-suit-49"

RULES_DEAL = "rules-deal-59"

GROUP_ON_ANOTHER_SUIT = "group-on-another-suit"
"""A group goes on a card of another suit."""

TAKEN_APART = "taken-apart"
"""Of descending cards of mixed suits only those at the end move."""

INTO_AN_EMPTY_COLUMN = "into-an-empty-column"
"""A long group goes to an empty column in one go."""

SEQUENCE_LEAVES = "sequence-leaves"
"""A sequence is complete and leaves the table."""

WON = "won"
"""The last move."""

SHOWN = {
    ONE_SUIT: (SEQUENCE_LEAVES, INTO_AN_EMPTY_COLUMN, WON),
    RULES_DEAL: (GROUP_ON_ANOTHER_SUIT, TAKEN_APART, WON),
}
"""What the turning points of each game show, in the order of its moves."""


class TurningPoint:
    """One move of an example, from the position before it to the one after."""

    def __init__(self, kind: str, number: int, before: Game, after: Game) -> None:
        self.kind = kind
        """What it shows: one of SHOWN's."""
        self.number = number
        """The number of the move, from 1."""
        self.before = before
        """The game as it stands before the move."""
        self.after = after
        """The game as it stands after it."""

    @property
    def move(self) -> Move:
        """The move."""
        return self.after.history[-1]

    @property
    def marked(self) -> Marked:
        """What a picture of the position before the move frames."""
        return Marked(self.move.source, self.move.count, self.move.target)

    @property
    def run(self) -> list[Card]:
        """The cards at the end of the column it comes from that descend one by one, of whatever suits."""
        return descending(self.before.columns[self.move.source])


class Example:
    """An example game with its turning points."""

    def __init__(self, name: str, record: Record) -> None:
        self.name = name
        """What an address calls it."""
        self.record = record
        """Its deal and moves."""
        self.end = record.replay()
        """The game after its last move."""
        self.link = REPLAY_MARK + game_link(self.end)
        """What the address of its replay carries behind the #; "@" and a number of moves may follow."""
        points = [self.turning_point(kind) for kind in SHOWN[name]]
        self.turning_points = sorted(points, key=lambda point: point.number)

    def at(self, moves: int) -> Game:
        """Return the game after a number of moves."""
        game = Game(self.record.deal)
        for number in range(moves):
            self.record.play(game, number)
        return game

    def turning_point(self, kind: str) -> TurningPoint:
        """Return the first move that shows a kind of turning point best."""
        weights = []
        for number in range(len(self.record.moves)):
            before, after = self.at(number), self.at(number + 1)
            weights.append(WEIGHTS[kind](TurningPoint(kind, number + 1, before, after)))
        if not any(weights):
            raise ValueError(f"the example {self.name} shows no {kind}")
        number = weights.index(max(weights)) + 1
        return TurningPoint(kind, number, self.at(number - 1), self.at(number))


def _group_on_another_suit(point: TurningPoint) -> int:
    cards = point.before.columns[point.move.source][-point.move.count :]
    target = point.before.columns[point.move.target]
    return int(len(cards) > 1 and bool(target) and target[-1].suit != cards[0].suit)


def _taken_apart(point: TurningPoint) -> int:
    refusal = lifting_refusal(point.before.columns[point.move.source], len(point.run))
    whole_end = point.move.count == point.before.run_length(point.move.source)
    return len(point.run) if refusal and point.move.count > 1 and whole_end else 0


def _into_an_empty_column(point: TurningPoint) -> int:
    return 0 if point.before.columns[point.move.target] else point.move.count


WEIGHTS: dict[str, Callable[[TurningPoint], int]] = {
    GROUP_ON_ANOTHER_SUIT: _group_on_another_suit,
    TAKEN_APART: _taken_apart,
    INTO_AN_EMPTY_COLUMN: _into_an_empty_column,
    SEQUENCE_LEAVES: lambda point: int(point.move.removes),
    WON: lambda point: int(point.after.won),
}
"""How well a move shows each kind of turning point, 0 for not at all."""


def descending(column: list[Card]) -> list[Card]:
    """Return the longest end of a column whose ranks descend one by one."""
    count = 1
    while count < len(column) and lifting_refusal(column, count + 1) != NOT_DESCENDING:
        count += 1
    return column[-count:]


def read_examples(games: Path) -> list[Example]:
    """Return the examples whose records lie in a folder."""
    return [Example(name, Record.parse((games / f"{name}.txt").read_text("utf-8"))) for name in SHOWN]
