"""Counted positions pin the rules (CPython only).

A position is the text of the cards in each column, left to right, and the number of
removed sequences. It lies n moves away from a start when n is the fewest moves that
lead from the start to it. The table was counted by `naive`; the engine has to count the same.
"""

from simple_simon.engine.game import Game
from simple_simon.engine.record import Record

from . import naive
from .positions import ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE, example_text, game_of_code, texts_of

DEALS = (
    ("SS1-S1-AAAAABD", [7, 27, 97, 345]),
    ("SS1-S2-AAAAABD", [7, 31, 122, 479]),
    ("SS1-S4-AAAAABD", [7, 31, 117, 429]),
    ("SS1-S2-SIMONSA", [5, 18, 39, 101]),
    ("SS1-S4-ZZZZZZZ", [5, 24, 76, 184]),
)
"""How many distinct positions lie 1, 2, 3 and 4 moves away from the deal of a code."""

EXAMPLES = (
    (RULES_DEAL_EXAMPLE, 0, [7, 36, 141, 480]),
    (ONE_SUIT_EXAMPLE, 14, [12, 71, 273, 750]),
    (ONE_SUIT_EXAMPLE, 16, [14, 89, 365, 1059]),
    (ONE_SUIT_EXAMPLE, 44, [68, 2011]),
    (RULES_DEAL_EXAMPLE, 50, [77, 2251]),
)
"""The same from within an example game, after some of its moves, where sequences go and columns are empty."""


def cards_of(game: Game) -> list[list[str]]:
    return [[card.text for card in column] for column in game.columns]


def after_moves(name: str, moves: int) -> Game:
    record = Record.parse(example_text(name))
    game = Game(record.deal)
    for number in range(moves):
        record.play(game, number)
    return game


def legal_moves(game: Game) -> list[tuple[int, int, int]]:
    return [(move.source, move.target, move.count) for move in game.legal_moves()]


def positions_away(game: Game, moves: int) -> list[int]:
    """Count as naive.positions_away does, but with the engine: its legal moves, moves and undo."""
    fewest: dict[str, int] = {}

    def visit(made: int) -> None:
        position = "/".join(texts_of(game.columns)) + f"/{len(game.removed)}"
        if fewest.get(position, moves + 1) <= made:
            return
        fewest[position] = made
        if made < moves:
            for source, target, count in legal_moves(game):
                game.move(source, target, count)
                visit(made + 1)
                game.undo()

    visit(0)
    found = list(fewest.values())
    return [found.count(distance) for distance in range(1, moves + 1)]


def test_the_engine_counts_the_positions_of_the_table() -> None:
    for code, counts in DEALS:
        assert positions_away(game_of_code(code), len(counts)) == counts, code
    for name, moves, counts in EXAMPLES:
        assert positions_away(after_moves(name, moves), len(counts)) == counts, (name, moves)


def test_the_naive_rules_count_the_positions_of_the_table() -> None:
    for code, counts in DEALS:
        assert naive.positions_away(cards_of(game_of_code(code)), 0, len(counts)) == counts, code
    for name, moves, counts in EXAMPLES:
        game = after_moves(name, moves)
        assert naive.positions_away(cards_of(game), len(game.removed), len(counts)) == counts, (name, moves)


def test_the_engine_finds_the_moves_of_the_naive_rules_all_through_the_example_games() -> None:
    for name in (ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE):
        record = Record.parse(example_text(name))
        game = Game(record.deal)
        for number in range(len(record.moves)):
            found = legal_moves(game)
            assert sorted(found) == sorted(naive.legal_moves(cards_of(game)))
            assert len(set(found)) == len(found)
            record.play(game, number)


def test_engine_and_naive_rules_give_the_same_reason_for_every_move_of_the_example_games() -> None:
    for name in (ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE):
        record = Record.parse(example_text(name))
        game = Game(record.deal)
        for number in range(len(record.moves)):
            columns = cards_of(game)
            for source, target, count in naive.all_moves(columns):
                assert game.refusal(source, target, count) == naive.why_not(columns, (source, target, count))
            record.play(game, number)
