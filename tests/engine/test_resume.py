"""A game resumed in its midst, without the moves that can no longer be undone. These tests run on MicroPython too."""

from simple_simon.engine.game import UNDO_LIMIT, Game
from simple_simon.engine.record import record_text

from .positions import game_of, raised, shuttle, snapshot


def resumed(game: Game) -> Game:
    """Return a game as another stands, which lacks the moves made up to then."""
    columns = [list(column) for column in game.columns]
    return Game.resume(game.deal, columns, [list(sequence) for sequence in game.removed], game.moves)


def test_its_moves_and_score_count_the_earlier_moves() -> None:
    game = game_of("5C")
    shuttle(game, 250)
    again = resumed(game)
    assert (again.earlier, again.moves, again.score) == (250, 250, 250)
    assert again.columns == game.columns
    assert again.history == []


def test_earlier_moves_cannot_be_undone_and_later_ones_can() -> None:
    game = game_of("5C")
    shuttle(game, 30)
    again = resumed(game)
    assert not again.can_undo
    assert again.undo() is None
    shuttle(again, 20)
    assert again.moves == 50
    undone = 0
    while again.undo():
        undone += 1
    assert (undone, again.moves) == (20, 30)
    while again.redo():
        pass
    assert again.moves == 50


def test_the_limit_of_undo_holds_as_before() -> None:
    game = game_of("5C")
    shuttle(game, 30)
    again = resumed(game)
    shuttle(again, UNDO_LIMIT + 5)
    assert again.undo_floor == 35
    while again.undo():
        pass
    assert again.moves == 35


def test_it_goes_on_as_the_game_itself_does() -> None:
    game = game_of("5C", "", "9S 8S 7S")
    shuttle(game, 10)
    again = resumed(game)
    for each in (game, again):
        each.move(2, 5, 3)
        each.move(5, 2, 3)
        each.undo()
    assert snapshot(again)[0:2] == snapshot(game)[0:2]
    assert (again.moves, again.score, again.can_redo) == (game.moves, game.score, True)


def test_it_has_no_record_without_its_earlier_moves() -> None:
    game = game_of("5C")
    shuttle(game, 3)
    raised(ValueError, lambda: record_text(resumed(game)))
