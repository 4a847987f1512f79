"""Moves, refusals, score, sequences, undo, redo and the win."""

from simple_simon.engine.game import UNDO_LIMIT, Game, Move, NotAMove, Refused
from simple_simon.engine.rules import (
    KING_NEEDS_EMPTY_COLUMN,
    MIXED_SUITS,
    NOT_DESCENDING,
    NOT_ONE_HIGHER,
    TARGET_IS_ACE,
)

from .positions import game_of, game_of_code, raised, run_of, shuttle, snapshot, texts_of

UP_TO_TWO = [run_of(suit, "K", "2") for suit in "SHDC"]
"""Four columns that each lack an ace only."""

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


def refused(game: Game, source: int, target: int, count: int) -> Refused:
    return raised(Refused, lambda: game.move(source, target, count))


def not_a_move(game: Game, source: int, target: int, count: int) -> NotAMove:
    return raised(NotAMove, lambda: game.move(source, target, count))


def not_to_be_refused(game: Game, source: int, target: int, count: int) -> NotAMove:
    return raised(NotAMove, lambda: game.refusal(source, target, count))


def not_to_be_lifted(game: Game, source: int, count: int) -> NotAMove:
    return raised(NotAMove, lambda: game.lifting_refusal(source, count))


def winning_game() -> Game:
    """Return a game that four aces, each on its own suit, win."""
    return game_of(*UP_TO_TWO, "", "AS", "AH", "AD", "AC")


def win(game: Game) -> None:
    for place in range(4):
        game.move(5 + place, place, 1)


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


def test_king_to_ace_of_one_suit_leaves_at_once() -> None:
    game = game_of("9H " + run_of("S", "K", "2"), "5D AS")
    cards = game.columns[0][1:] + game.columns[1][1:]
    move = game.move(1, 0, 1)
    assert move.removes
    assert texts_of(game.columns)[:2] == ["9H", "5D"]
    assert game.removed == [cards]
    assert texts_of(game.removed) == [run_of("S")]


def test_the_removal_is_not_a_move_and_brings_100_points() -> None:
    game = game_of("9H " + run_of("S", "K", "2"), "5D AS")
    game.move(1, 0, 1)
    assert game.moves == 1
    assert len(game.history) == 1
    assert game.score == 599


def test_a_group_may_bring_the_end_of_a_sequence() -> None:
    for last, first, count in (("2", "A", 1), ("8", "7", 7), ("Q", "J", 11), ("K", "Q", 12)):
        game = game_of("3D " + run_of("H", "K", last), "9C " + run_of("H", first, "A"))
        game.move(1, 0, count)
        assert texts_of(game.columns)[:2] == ["3D", "9C"]
        assert texts_of(game.removed) == [run_of("H")]


def test_a_sequence_alone_in_its_column_leaves_it_empty() -> None:
    game = game_of(run_of("D", "K", "2"), "AD")
    game.move(1, 0, 1)
    assert texts_of(game.columns) == [""] * 10
    assert game.score == 599


def test_the_cards_above_a_sequence_can_be_played_at_once() -> None:
    game = game_of("9H " + run_of("S", "K", "2"), "5D AS", "10C")
    game.move(1, 0, 1)
    game.move(0, 2, 1)
    assert texts_of(game.columns)[:3] == ["", "5D", "10C 9H"]


def test_king_to_ace_of_mixed_suits_never_leaves() -> None:
    for column, group, count in (
        (run_of("S", "K", "2"), "AH", 1),
        ("KH " + run_of("S", "Q", "8"), run_of("S", "7", "A"), 7),
        (run_of("S", "K", "8"), run_of("H", "7", "A"), 7),
        (run_of("S", "K", "8") + " 7H " + run_of("S", "6", "2"), "AS", 1),
    ):
        game = game_of(column, group)
        move = game.move(1, 0, count)
        assert not move.removes
        assert texts_of(game.columns)[0] == column + " " + group
        assert game.removed == []
        assert game.score == 499


def test_twelve_cards_and_an_ace_to_king_end_without_the_king_stay() -> None:
    game = game_of("KH", run_of("S", "Q", "A"))
    game.move(1, 0, 12)
    assert game.removed == []


def test_a_removed_sequence_comes_back_with_the_move_that_formed_it() -> None:
    game = game_of("9H " + run_of("S", "K", "7"), "5D " + run_of("S", "6", "A"))
    before = snapshot(game)
    columns = [list(column) for column in game.columns]
    made = game.move(1, 0, 6)
    undone = game.undo()
    assert undone is not None
    assert undone == made
    assert undone.removes
    assert game.columns == columns
    assert game.removed == []
    assert (game.score, game.moves) == (500, 0)
    game.redo()
    assert game.score == 599
    game.undo()
    assert snapshot(game)[:3] == before[:3]


def test_the_removed_sequences_stand_in_the_order_they_left_and_return_in_the_other() -> None:
    game = game_of(run_of("S", "K", "2"), run_of("H", "K", "2"), "", "AS", "AH")
    game.move(4, 1, 1)
    game.move(3, 0, 1)
    assert texts_of(game.removed) == [run_of("H"), run_of("S")]
    game.undo()
    assert texts_of(game.removed) == [run_of("H")]
    assert texts_of(game.columns)[:5] == [run_of("S", "K", "2"), "", "", "AS", ""]
    game.undo()
    assert game.removed == []
    assert texts_of(game.columns)[:5] == [run_of("S", "K", "2"), run_of("H", "K", "2"), "", "AS", "AH"]


def test_twins_return_to_their_own_places() -> None:
    game = game_of(run_of("S", "K", "2"), run_of("S", "K", "2"), "AS", "AS")
    before = [list(column) for column in game.columns]
    game.move(3, 0, 1)
    game.move(2, 1, 1)
    game.undo()
    game.undo()
    assert game.columns == before


def test_the_fourth_sequence_wins() -> None:
    game = winning_game()
    for place in range(4):
        assert not game.won
        game.move(5 + place, place, 1)
        assert len(game.removed) == place + 1
    assert game.won
    assert texts_of(game.columns) == [""] * 10
    assert game.score == 500 - 4 + 400


def test_a_win_can_be_undone_and_made_again() -> None:
    game = winning_game()
    win(game)
    at_the_win = snapshot(game)
    game.undo()
    assert not game.won
    assert (game.score, game.moves) == (500 - 3 + 300, 3)
    game.redo()
    assert snapshot(game) == at_the_win
    for _ in range(4):
        game.undo()
    assert texts_of(game.columns)[:4] == UP_TO_TWO
    assert texts_of(game.columns)[4:] == ["", "AS", "AH", "AD", "AC", ""]
    assert (game.score, game.moves, game.can_undo) == (500, 0, False)


def test_after_a_win_there_is_nothing_to_move() -> None:
    game = winning_game()
    win(game)
    for source in range(10):
        error = not_a_move(game, source, (source + 1) % 10, 1)
        assert error.kind == "column-is-empty"


def test_undo_takes_the_last_move_back_and_returns_it() -> None:
    game = game_of("3C 9S 8S", "4D 10H", "")
    before = [list(column) for column in game.columns]
    made = game.move(0, 1, 2)
    game.move(1, 2, 1)
    assert str(game.undo()) == "2-3"
    assert game.undo() == made
    assert game.columns == before
    assert (game.score, game.moves, game.history) == (500, 0, [])


def test_with_nothing_to_undo_or_redo_nothing_happens() -> None:
    game = game_of("3C 9S 8S", "4D 10H")
    before = snapshot(game)
    assert game.undo() is None
    assert game.redo() is None
    assert snapshot(game) == before


def test_redo_makes_the_undone_moves_again_in_their_order() -> None:
    game = game_of("3C 9S 8S", "4D 10H", "")
    shots = [snapshot(game)]
    for source, target, count in ((0, 1, 2), (1, 2, 1), (0, 9, 1)):
        game.move(source, target, count)
        shots.append(snapshot(game))
    for _ in range(3):
        game.undo()
    assert [str(game.redo()) for _ in range(3)] == ["1-2x2", "2-3", "1-10"]
    assert snapshot(game) == shots[3]
    assert not game.can_redo
    assert game.redo() is None


def test_a_new_move_ends_redo() -> None:
    game = game_of("3C 9S 8S", "4D 10H", "")
    game.move(0, 1, 2)
    game.move(1, 2, 1)
    game.undo()
    game.undo()
    assert game.can_redo
    game.move(0, 2, 1)
    assert not game.can_redo
    assert game.redo() is None
    assert [str(move) for move in game.history] == ["1-3"]


def test_even_the_same_move_made_anew_ends_redo() -> None:
    game = game_of("3C 9S 8S", "4D 10H", "")
    game.move(0, 1, 2)
    game.move(1, 2, 1)
    game.undo()
    game.undo()
    game.move(0, 1, 2)
    assert not game.can_redo


def test_a_refused_move_and_no_move_leave_redo_as_it_was() -> None:
    game = game_of("3C 9S 8S", "4D 10H", "")
    game.move(0, 1, 2)
    game.undo()
    refused(game, 1, 0, 1)
    not_a_move(game, 0, 0, 1)
    raised(Refused, lambda: game.best_column(0, 3))
    assert game.can_redo
    assert str(game.redo()) == "1-2x2"


def test_the_last_100_moves_can_be_undone_and_no_more() -> None:
    assert UNDO_LIMIT == 100
    game = game_of("5C")
    shuttle(game, 150)
    at_the_end = snapshot(game)
    for _ in range(100):
        assert game.can_undo
        assert game.undo() is not None
    assert not game.can_undo
    at_the_floor = snapshot(game)
    assert game.undo() is None
    assert snapshot(game) == at_the_floor
    assert (game.moves, game.score) == (50, 450)
    for _ in range(100):
        assert game.can_redo
        game.redo()
    assert not game.can_redo
    assert snapshot(game) == at_the_end


def test_a_game_of_100_moves_can_be_undone_to_its_deal_and_one_of_101_cannot() -> None:
    for moves, left in ((99, 0), (100, 0), (101, 1)):
        game = game_of("5C")
        shuttle(game, moves)
        while game.can_undo:
            game.undo()
        assert game.moves == left


def test_undoing_and_redoing_does_not_widen_the_limit() -> None:
    game = game_of("5C")
    shuttle(game, 150)
    for _ in range(3):
        for _ in range(100):
            game.undo()
        assert not game.can_undo
        for _ in range(60):
            game.redo()
    while game.can_undo:
        game.undo()
    assert game.moves == 50


def test_moves_made_after_undoing_can_be_undone_down_to_the_same_floor() -> None:
    game = game_of("5C")
    shuttle(game, 150)
    for _ in range(50):
        game.undo()
    shuttle(game, 1)
    assert (game.moves, game.can_redo) == (101, False)
    undone = 0
    while game.undo() is not None:
        undone += 1
    assert (undone, game.moves) == (51, 50)
    shuttle(game, 120)
    undone = 0
    while game.undo() is not None:
        undone += 1
    assert (undone, game.moves) == (100, 70)


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


def resumed(earlier: int) -> Game:
    """Return a game in its midst: a sequence is gone and a 5 of clubs is left to go to and fro."""
    whole = game_of(run_of("S", "K", "2"), "AS", "5C")
    whole.move(1, 0, 1)
    whole.move(2, 0, 1)
    return Game.resume(whole.deal, whole.columns, whole.removed, earlier)


def test_a_game_resumed_in_its_midst_counts_its_earlier_moves() -> None:
    game = resumed(120)
    assert (game.moves, game.score, len(game.removed), game.history) == (120, 480, 1, [])
    assert (game.can_undo, game.can_redo, game.won) == (False, False, False)
    game.move(0, 1, 1)
    assert (game.moves, game.score) == (121, 479)


def test_the_earlier_moves_of_a_resumed_game_cannot_be_undone() -> None:
    game = resumed(120)
    before = snapshot(game)
    assert game.undo() is None
    assert snapshot(game) == before
    shuttle(game, 3)
    for _ in range(3):
        assert game.undo() is not None
    assert game.undo() is None
    assert snapshot(game)[:3] == before[:3]
    assert game.moves == 120
    for _ in range(3):
        assert game.redo() is not None
    assert (game.moves, game.can_redo) == (123, False)


def test_the_last_100_moves_of_a_resumed_game_can_be_undone_and_no_more() -> None:
    game = resumed(7)
    shuttle(game, 130)
    undone = 0
    while game.undo() is not None:
        undone += 1
    assert (undone, game.moves) == (100, 37)
