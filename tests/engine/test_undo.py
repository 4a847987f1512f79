"""Undo and redo: what comes back, how far, and until when."""

from simple_simon.engine.game import UNDO_LIMIT, Refused

from .positions import game_of, not_a_move, raised, refused, shuttle, snapshot


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
