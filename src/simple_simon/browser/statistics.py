"""The figures over all records of play: never stored, so entries of two devices add up without counting twice."""

from ..engine.cards import SUITS_IN_PACK
from .entries import PlayedGame

ALL = 0
"""In place of a number of suits: the figures over all games."""


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
