"""What moves and legal columns cost, counted in work done rather than in time (CPython only).

Work is every line of Python that runs and every item of a watched list that is read or
written; it is the same on each run and on each machine.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from types import FrameType
from typing import Any, SupportsIndex, TypeVar

from simple_simon.engine.game import UNDO_LIMIT, Game
from simple_simon.engine.placement import legal_columns

from .positions import columns_of, game_of, run_of, shuttle

Item = TypeVar("Item")


class WatchedList(list[Item]):
    """A list that counts the items that are read, written or moved in it; asking for its length is free."""

    def __init__(self, items: Iterable[Item]) -> None:
        super().__init__(items)
        self.touched = 0
        self.places: list[int] = []
        """The places, from the end, that were read one by one."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            self.touched += len(range(*key.indices(len(self))))
        else:
            self.touched += 1
            self.places.append(key if key < 0 else key - len(self))
        return super().__getitem__(key)

    def __delitem__(self, key: Any) -> None:
        self.touched += len(range(*key.indices(len(self)))) if isinstance(key, slice) else len(self)
        super().__delitem__(key)

    def __iter__(self) -> Iterator[Item]:
        for item in super().__iter__():
            self.touched += 1
            yield item

    def __reversed__(self) -> Iterator[Item]:
        self.touched += len(self)
        return super().__reversed__()

    def __contains__(self, item: object) -> bool:
        self.touched += len(self)
        return super().__contains__(item)

    def __add__(self, other: Any) -> Any:
        self.touched += len(self)
        return super().__add__(other)

    def append(self, item: Item) -> None:
        """Count one item."""
        self.touched += 1
        super().append(item)

    def extend(self, items: Iterable[Item]) -> None:
        """Count the new items."""
        new = list(items)
        self.touched += len(new)
        super().extend(new)

    def insert(self, place: SupportsIndex, item: Item) -> None:
        """Count all items, as the later ones move on."""
        self.touched += len(self)
        super().insert(place, item)

    def pop(self, place: SupportsIndex = -1) -> Item:
        """Count one item at the end, and all elsewhere, as the later ones move up."""
        self.touched += 1 if place == -1 else len(self)
        return super().pop(place)

    def copy(self) -> list[Item]:
        """Count all items."""
        self.touched += len(self)
        return super().copy()


def lines_run(action: Callable[[], object]) -> int:
    """Return how many lines of Python an action runs."""
    lines = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        action()
    finally:
        sys.settrace(before)
    return lines


def work(game: Game, action: Callable[[], object]) -> tuple[int, int]:
    """Return the lines that an action of a game runs and the items that it touches in the game's lists."""
    moves = [WatchedList(game.history), WatchedList(game.undone)]
    cards = [WatchedList(column) for column in game.columns]
    sequences = WatchedList(game.removed)
    game.history, game.undone = moves
    game.columns, game.removed = list(cards), sequences
    lines = lines_run(action)
    return lines, sum(watched.touched for watched in moves) + sum(
        watched.touched for watched in cards
    ) + sequences.touched


def costs_after(moves: int) -> list[tuple[int, int]]:
    """Return what a move, its undo, its redo, another undo and another move cost after so many moves.

    The game stands alike after any even number of moves.
    """
    game = game_of("5C", "", "9S 8S 7S", run_of("H", "K", "2"), "QC AH")
    shuttle(game, moves)
    costs = []
    for source, target, count in ((0, 1, 1), (2, 5, 3), (4, 3, 1)):
        costs.append(work(game, lambda: game.move(source, target, count)))  # noqa: B023 - called at once
        costs.append(work(game, game.undo))
        costs.append(work(game, game.redo))
        costs.append(work(game, lambda: (game.score, game.moves, game.won, game.can_undo, game.can_redo)))
    return costs


def test_the_watched_list_notices_a_copy() -> None:
    copies: list[Callable[[WatchedList[int]], object]] = [
        list,
        sum,
        reversed,
        lambda watched: watched[:],
        lambda watched: watched + [1],  # noqa: RUF005 - that is what is asked here
        lambda watched: [*watched],
        lambda watched: watched.copy(),
        lambda watched: watched.pop(0),
        lambda watched: watched.insert(0, 1),
        lambda watched: 1 in watched,
    ]
    for number, copy in enumerate(copies):
        watched = WatchedList(range(1000))
        copy(watched)
        assert watched.touched >= 1000, number


def test_making_undoing_and_redoing_a_move_costs_the_same_at_move_10000_as_at_move_10() -> None:
    at_10 = costs_after(10)
    assert costs_after(10_000) == at_10


def test_each_of_100_undos_and_redos_costs_the_same_at_move_10000_as_at_move_100() -> None:
    costs = []
    for moves in (100, 10_000):
        game = game_of("5C")
        shuttle(game, moves)
        undos = [work(game, game.undo) for _ in range(UNDO_LIMIT)]
        redos = [work(game, game.redo) for _ in range(UNDO_LIMIT)]
        assert len(set(undos)) == 1
        assert len(set(redos)) == 1
        costs.append((undos[0], redos[0]))
    assert costs[0] == costs[1]


def test_a_new_move_costs_the_same_however_many_moves_are_undone() -> None:
    costs = []
    for undone in (2, 100):
        game = game_of("5C")
        shuttle(game, 200)
        for _ in range(undone):
            game.undo()
        costs.append(work(game, lambda: game.move(0, 1, 1)))  # noqa: B023 - called at once
    assert costs[0] == costs[1]


def test_the_legal_columns_cost_a_look_at_no_more_than_ten_column_ends() -> None:
    for others in ("3D 4C 10H", "KD KC KH", "2H 5D AS", ""):
        columns = [WatchedList(column) for column in columns_of("2C 9S 8S 7S", *[others] * 9)]
        legal_columns(list(columns), 0, 3)
        assert columns[0].places == [-3]
        for column in columns[1:]:
            assert set(column.places) <= {-1}
            assert column.touched <= 1


def test_the_game_looks_at_the_group_and_ten_column_ends_for_its_legal_columns() -> None:
    game = game_of("2C 9S 8S 7S", *["3D 4C 10H"] * 9)
    columns = [WatchedList(column) for column in game.columns]
    game.columns = list(columns)
    assert game.legal_columns(0, 3) == list(range(1, 10))
    assert set(columns[0].places) == {-3, -2, -1}
    assert all(set(column.places) == {-1} for column in columns[1:])
