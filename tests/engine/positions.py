"""Positions and games in few words, for tests. It runs on MicroPython too."""

import simple_simon
from simple_simon.engine.cards import RANK_TEXTS, Card, parse_card
from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import COLUMN_COUNT, Deal
from simple_simon.engine.game import Game, NotAMove, Refused

TYPE_CHECKING = False  # What `typing` calls so; MicroPython has no `typing`.
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Raised = TypeVar("Raised", bound=Exception)

ONE_SUIT_EXAMPLE = "one-suit-49.txt"

RULES_DEAL_EXAMPLE = "rules-deal-59.txt"


def columns_of(*texts: str) -> list[list[Card]]:
    """Return ten columns from texts such as "KS QS"; columns not given are empty."""
    columns: list[list[Card]] = [[] for _ in range(COLUMN_COUNT)]
    number = 0
    for place, text in enumerate(texts):
        for name in text.split():
            rank, suit = parse_card(name)
            columns[place].append(Card(rank, suit, number))
            number += 1
    return columns


def game_of(*texts: str) -> Game:
    """Return a game that starts from these columns, which need be no whole pack."""
    return Game(Deal(columns_of(*texts), 4))


def game_of_code(code: str) -> Game:
    """Return the game of a game code."""
    return Game(Deal.from_code(GameCode.parse(code)))


def texts_of(columns: list[list[Card]]) -> list[str]:
    """Return the columns as texts such as "KS QS"."""
    return [" ".join([card.text for card in column]) for column in columns]


def run_of(suit: str, first: str = "K", last: str = "A") -> str:
    """Return the text of the cards of a suit that descend from one rank to another."""
    upper, lower = RANK_TEXTS.index(first), RANK_TEXTS.index(last)
    return " ".join([RANK_TEXTS[rank] + suit for rank in range(upper, lower - 1, -1)])


def shuttle(game: Game, moves: int) -> None:
    """Make moves of one card: there and back between the first two columns, one of which is empty."""
    for _ in range(moves):
        source = 0 if game.columns[0] else 1
        game.move(source, 1 - source, 1)


def snapshot(game: Game) -> tuple[object, ...]:
    """Return all that a game shows. Cards are equal only to themselves, so each twin counts for itself."""
    return (
        [list(column) for column in game.columns],
        [list(sequence) for sequence in game.removed],
        [(str(move), move.removes) for move in game.history],
        [(str(move), move.removes) for move in game.undone],
        game.score,
        game.moves,
        game.won,
        game.can_undo,
        game.can_redo,
    )


def raised(error: "type[Raised]", action: "Callable[[], object]") -> "Raised":
    """Return the error that an action raises; fail if it raises none of this kind."""
    try:
        action()
    except error as caught:
        return caught
    raise AssertionError(f"no {error.__name__} was raised")


def example_text(name: str) -> str:
    """Return the text of an example game, as it lies in the package's web/games."""
    package = simple_simon.__file__.replace("\\", "/").rsplit("/", 1)[0]
    with open(f"{package}/web/games/{name}", encoding="utf-8") as file:  # noqa: PTH123 - no pathlib on MicroPython
        return file.read()


UP_TO_TWO = [run_of(suit, "K", "2") for suit in "SHDC"]
"""Four columns that each lack an ace only."""


def refused(game: Game, source: int, target: int, count: int) -> Refused:
    return raised(Refused, lambda: game.move(source, target, count))


def not_a_move(game: Game, source: int, target: int, count: int) -> NotAMove:
    return raised(NotAMove, lambda: game.move(source, target, count))


def winning_game() -> Game:
    """Return a game that four aces, each on its own suit, win."""
    return game_of(*UP_TO_TWO, "", "AS", "AH", "AD", "AC")


def win(game: Game) -> None:
    for place in range(4):
        game.move(5 + place, place, 1)
