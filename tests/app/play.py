"""Games in play for the tests of saving, and how two of them are compared."""

from collections.abc import Sequence

from simple_simon.engine.deal import Deal
from simple_simon.engine.game import Game, Move
from simple_simon.engine.record import Record
from tests.engine.positions import ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE, example_text, game_of_code

ID = "20260301T123456789-QWERTYU"

OTHER_ID = "20260302T000000000-ASDFGHJ"


def new_game(code: str = "SS1-S4-AAAAABD") -> Game:
    return game_of_code(code)


def rules_deal() -> Deal:
    """Return the deal of the rules page, which has no code."""
    return Record.parse(example_text(RULES_DEAL_EXAMPLE)).deal


def to_and_fro(moves: int) -> Game:
    """Return a game of many moves: a card that goes to another column and back."""
    game = Game(rules_deal())
    for number in range(moves):
        source, target = (9, 6) if number % 2 == 0 else (6, 9)
        game.move(source, target, 1)
    return game


def won_game(detour: int = 0, name: str = ONE_SUIT_EXAMPLE) -> Game:
    """Return an example game after its win; a card that goes to and fro as often as told makes it longer."""
    record = Record.parse(example_text(name))
    game = Game(record.deal)
    for move in record.moves:
        there = next((there for there in game.legal_moves() if goes_back(game, there)), None) if detour else None
        if there:
            for _ in range(detour):
                game.move(there.source, there.target, there.count)
                game.move(there.target, there.source, there.count)
            detour = 0
        game.move(move.source, move.target, move.count)
    return game


def goes_back(game: Game, move: Move) -> bool:
    """Tell whether a move can be made back again by the rules."""
    game.move(move.source, move.target, move.count)
    back = game.refusal(move.target, move.source, move.count) is None
    game.undo()
    return back


def change(game: Game, choice: int) -> None:
    """Move, undo or redo, as a number says; where nothing can be done, nothing happens."""
    if choice % 5 == 0:
        game.undo()
    elif choice % 5 == 1:
        game.redo()
    else:
        moves = game.legal_moves()
        if moves:
            move = moves[choice // 5 % len(moves)]
            game.move(move.source, move.target, move.count)


def seen(game: Game) -> tuple[object, ...]:
    """Return all that a player can see of a game, now and by undoing and redoing, and the cards to the last twin."""
    undoable = game.history[len(game.history) - (game.moves - game.undo_floor) :]
    return (
        numbers(game.columns),
        numbers(game.removed),
        game.moves,
        game.score,
        game.undo_floor,
        marked(undoable),
        marked(game.undone),
        game.deal.texts(),
        game.deal.code,
    )


def numbers(columns: Sequence[Sequence[object]]) -> list[list[int]]:
    return [[card.number for card in column] for column in columns]  # type: ignore[attr-defined]


def marked(moves: list[Move]) -> list[tuple[str, bool]]:
    return [(str(move), move.removes) for move in moves]
