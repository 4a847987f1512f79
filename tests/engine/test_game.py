"""Moves, refusals, score, sequences, undo, redo and the win."""

from simple_simon.engine.game import Game, Move, NotAMove
from simple_simon.engine.rules import (
    KING_NEEDS_EMPTY_COLUMN,
    MIXED_SUITS,
    NOT_DESCENDING,
    NOT_ONE_HIGHER,
    TARGET_IS_ACE,
)

from .positions import (
    game_of,
    game_of_code,
    not_a_move,
    raised,
    refused,
    run_of,
    shuttle,
    snapshot,
    texts_of,
    win,
    winning_game,
)

REFUSED = (
    (["9S 8H", "10S"], 0, 1, 2, MIXED_SUITS),
    (["9S 8H", ""], 0, 1, 2, MIXED_SUITS),
    (["9S 7S", "10S"], 0, 1, 2, NOT_DESCENDING),
    (["9S 7S", ""], 0, 1, 2, NOT_DESCENDING),
    (["9S 8H 6H", "10S"], 0, 1, 3, NOT_DESCENDING),
    (["9S", "8S"], 0, 1, 1, NOT_ONE_HIGHER),
    (["9S", "9H"], 0, 1, 1, NOT_ONE_HIGHER),
    (["9S", "JS"], 0, 1, 1, NOT_ONE_HIGHER),
    (["QS", "KS AS"], 0, 1, 1, TARGET_IS_ACE),
    (["AS", "AH"], 0, 1, 1, TARGET_IS_ACE),
    (["9S 8S", "AS"], 0, 1, 2, TARGET_IS_ACE),
    (["9S 8S", "10S 9S"], 0, 1, 2, NOT_ONE_HIGHER),
    (["KS", "QS"], 0, 1, 1, KING_NEEDS_EMPTY_COLUMN),
    (["KS", "AS"], 0, 1, 1, KING_NEEDS_EMPTY_COLUMN),
    (["KS QS", "KH"], 0, 1, 2, KING_NEEDS_EMPTY_COLUMN),
    (["KS QH", "AS"], 0, 1, 2, MIXED_SUITS),
    (["KS JH", "AS"], 0, 1, 2, NOT_DESCENDING),
)
"""Columns, source, target, count and the rule that refuses this move."""

NO_MOVES = (
    (0, -1, 1, "no-such-column", {"column": 0}),
    (0, 10, 1, "no-such-column", {"column": 11}),
    (-1, 0, 1, "no-such-column", {"column": 0}),
    (10, 0, 1, "no-such-column", {"column": 11}),
    (2, 0, 1, "column-is-empty", {"column": 3}),
    (2, 2, 1, "column-is-empty", {"column": 3}),
    (0, 1, 0, "too-few-cards", {"column": 1, "held": 3, "count": 0}),
    (0, 1, -1, "too-few-cards", {"column": 1, "held": 3, "count": -1}),
    (0, 1, 4, "too-few-cards", {"column": 1, "held": 3, "count": 4}),
    (0, 0, 1, "same-column", {"column": 1}),
    (0, 0, 3, "same-column", {"column": 1}),
)
"""Source, target and count of moves that are none in the columns "3C 9S 8S", "10S" and "", and what is said."""


def not_to_be_refused(game: Game, source: int, target: int, count: int) -> NotAMove:
    return raised(NotAMove, lambda: game.refusal(source, target, count))


def not_to_be_lifted(game: Game, source: int, count: int) -> NotAMove:
    return raised(NotAMove, lambda: game.lifting_refusal(source, count))


def test_a_new_game_has_500_points_and_no_moves() -> None:
    game = game_of_code("SS1-S4-AAAAABD")
    assert (game.score, game.moves) == (500, 0)
    assert game.removed == []
    assert game.history == []
    assert not game.won
    assert not game.can_undo
    assert not game.can_redo


def test_a_new_game_shows_the_cards_of_its_deal() -> None:
    game = game_of_code("SS1-S4-AAAAABD")
    assert [tuple(column) for column in game.columns] == list(game.deal.columns)


def test_a_card_moves_to_a_card_one_rank_higher() -> None:
    game = game_of("3C 9S", "4D 10H")
    card = game.columns[0][1]
    game.move(0, 1, 1)
    assert texts_of(game.columns)[:2] == ["3C", "4D 10H 9S"]
    assert game.columns[1][2] is card


def test_a_group_moves_in_its_order() -> None:
    game = game_of("3C 9S 8S 7S", "4D 10H")
    cards = game.columns[0][1:]
    game.move(0, 1, 3)
    assert texts_of(game.columns)[:2] == ["3C", "4D 10H 9S 8S 7S"]
    assert game.columns[1][2:] == cards


def test_a_part_of_a_run_moves_alone() -> None:
    game = game_of("9S 8S 7S", "9H")
    game.move(0, 1, 2)
    assert texts_of(game.columns)[:2] == ["9S", "9H 8S 7S"]


def test_an_empty_column_takes_any_group() -> None:
    for text, count in (("4S AH", 1), ("4S KH", 1), ("4S 9D 8D 7D", 3), ("4S " + run_of("C", "Q", "A"), 12)):
        game = game_of(text, "")
        game.move(0, 1, count)
        assert texts_of(game.columns)[:2] == ["4S", text[3:]]


def test_a_whole_column_may_move_to_an_empty_one() -> None:
    game = game_of("9S 8S", "")
    game.move(0, 1, 2)
    assert texts_of(game.columns)[:2] == ["", "9S 8S"]
    assert game.moves == 1


def test_a_group_of_twelve_moves_at_once_without_any_empty_column() -> None:
    game = game_of(run_of("S", "Q", "A"), "KH", *["2C"] * 8)
    game.move(0, 1, 12)
    assert texts_of(game.columns)[:2] == ["", "KH " + run_of("S", "Q", "A")]


def test_mixed_suits_do_not_move_together_however_many_columns_are_empty() -> None:
    game = game_of("9S 8H")
    for target in range(1, 10):
        assert refused(game, 0, target, 2).kind == MIXED_SUITS


def test_each_refused_move_is_refused_by_its_rule() -> None:
    for texts, source, target, count, rule in REFUSED:
        game = game_of(*texts)
        assert game.refusal(source, target, count) == rule, texts
        error = refused(game, source, target, count)
        assert (error.kind, error.details) == (rule, {}), texts


def test_a_legal_move_has_no_refusal() -> None:
    game = game_of("3C 9S 8S", "10H", "", "9D")
    for source, target, count in ((0, 1, 2), (0, 2, 2), (0, 3, 1), (0, 2, 1), (1, 2, 1), (3, 1, 1)):
        assert game.refusal(source, target, count) is None


def test_a_refused_move_changes_nothing() -> None:
    for texts, source, target, count, _ in REFUSED:
        game = game_of(*texts, "5C")
        game.move(len(texts), 8, 1)
        game.move(8, 9, 1)
        game.undo()
        before = snapshot(game)
        refused(game, source, target, count)
        assert snapshot(game) == before


def test_numbers_that_name_no_move_are_told_apart() -> None:
    game = game_of("3C 9S 8S", "10S", "")
    for source, target, count, kind, details in NO_MOVES:
        error = not_a_move(game, source, target, count)
        assert (error.kind, error.details) == (kind, details)
        error = not_to_be_refused(game, source, target, count)
        assert (error.kind, error.details) == (kind, details)


def test_numbers_that_name_no_move_change_nothing() -> None:
    game = game_of("3C 9S 8S", "10S", "")
    game.move(0, 1, 2)
    game.undo()
    before = snapshot(game)
    for source, target, count, _, _ in NO_MOVES:
        not_a_move(game, source, target, count)
        assert snapshot(game) == before
    assert game.can_redo


def test_a_group_put_back_where_it_came_from_is_no_move_and_no_refusal() -> None:
    game = game_of("10S 9S")
    assert not_a_move(game, 0, 0, 1).kind == "same-column"
    assert (game.moves, game.score) == (0, 500)


def test_the_game_tells_why_cards_cannot_be_lifted() -> None:
    game = game_of("9S 8H 7H", "9S 7S", "9S 8H 6H", "")
    assert game.lifting_refusal(0, 2) is None
    assert game.lifting_refusal(0, 3) == MIXED_SUITS
    assert game.lifting_refusal(1, 2) == NOT_DESCENDING
    assert game.lifting_refusal(2, 3) == NOT_DESCENDING
    for source, count, kind in (
        (3, 1, "column-is-empty"),
        (0, 4, "too-few-cards"),
        (0, 0, "too-few-cards"),
        (-1, 1, "no-such-column"),
        (10, 1, "no-such-column"),
    ):
        error = not_to_be_lifted(game, source, count)
        assert error.kind == kind


def test_the_game_tells_how_many_cards_move_together() -> None:
    game = game_of("9S 8H 7H", "9S 7S", "", run_of("D", "K", "2"))
    assert [game.run_length(place) for place in range(4)] == [2, 1, 0, 12]


def test_each_move_costs_a_point_however_many_cards_it_carries() -> None:
    game = game_of("3C 9S 8S 7S", "4D 10H", "")
    game.move(0, 1, 3)
    assert (game.score, game.moves) == (499, 1)
    game.move(1, 2, 1)
    assert (game.score, game.moves) == (498, 2)


def test_the_score_has_no_floor() -> None:
    game = game_of("5C")
    shuttle(game, 500)
    assert game.score == 0
    shuttle(game, 3)
    assert (game.score, game.moves) == (-3, 503)


def test_a_move_tells_what_it_did() -> None:
    game = game_of("3C 9S 8S 7S", "4D 10H")
    move = game.move(0, 1, 3)
    assert (move.source, move.target, move.count, move.removes) == (0, 1, 3, False)
    assert game.history == [move]


def test_a_move_is_written_with_columns_from_1_and_its_count_if_it_is_a_group() -> None:
    for source, target, count, text in (
        (6, 1, 1, "7-2"),
        (2, 9, 12, "3-10x12"),
        (9, 0, 2, "10-1x2"),
        (0, 9, 1, "1-10"),
    ):
        assert str(Move(source, target, count)) == text
        assert repr(Move(source, target, count)) == f"<Move {text}>"


def test_moves_are_equal_when_columns_and_count_are() -> None:
    move = Move(0, 1, 2)
    assert move == Move(0, 1, 2)
    assert hash(move) == hash(Move(0, 1, 2))
    for other in (Move(1, 0, 2), Move(0, 1, 3), Move(0, 2, 2), Move(3, 1, 2), "1-2x2", None):
        assert move != other
    every = {Move(source, target, count) for source in range(10) for target in range(10) for count in (1, 2, 12)}
    assert len(every) == 300


def test_every_legal_move_is_listed_by_its_column_and_then_by_its_count() -> None:
    game = game_of("2C 9S 8S", "10H", "9D", *["KC"] * 7)
    assert [str(move) for move in game.legal_moves()] == ["1-3", "1-2x2", "3-2"]
    assert [str(move) for move in game_of("AS", "KS").legal_moves()] == [
        f"{source}-{target}" for source in (1, 2) for target in range(3, 11)
    ]


def test_a_won_game_has_no_legal_moves() -> None:
    game = winning_game()
    win(game)
    assert game.legal_moves() == []
