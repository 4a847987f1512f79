"""Sequences: when they leave, how they come back, and the win."""

from .positions import UP_TO_TWO, game_of, not_a_move, run_of, snapshot, texts_of, win, winning_game


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
