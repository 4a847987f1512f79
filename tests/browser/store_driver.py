"""Plays in a page without the app, to try the store on the runtime and the storage of a real browser.

It runs on MicroPython; `bench.py` loads it. Each command leaves its answer in the page's `answer`.
"""

import json

import js

from simple_simon.browser.dom.storage import Storage
from simple_simon.browser.settings import Settings
from simple_simon.browser.store import Saved, Store
from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.engine.game import Game

said: list[str] = []
store = Store(Storage(), said.append)
game = Game(Deal.from_code(GameCode.parse("SS1-S4-AAAAABD")))
former: "Game | None" = None
saved = Saved()


def tell() -> None:
    """Answer with the game, what was said, and how the store stands."""
    js.window.answer = json.dumps(
        {
            "code": str(game.deal.code),
            "columns": [[card.number for card in column] for column in game.columns],
            "moves": game.moves,
            "undone": len(game.undone),
            "earlier": game.earlier,
            "said": said,
            "kinds": saved.kinds,
            "state": store.state,
            "pending": len(store.journal.pending),
            "theme": saved.settings.theme,
        }
    )


def ready(found: Saved) -> None:
    """Go on with what was found."""
    global game, former, saved  # noqa: PLW0603 - a driver is all state
    saved = found
    if found.game:
        game, former = found.game, found.former
    store.keep(game, former)
    tell()


def play(choices: "list[int]") -> None:
    """Move, undo or redo as the numbers say, and keep each change."""
    for choice in choices:
        if choice % 5 == 0:
            game.undo()
        elif choice % 5 == 1:
            game.redo()
        else:
            moves = game.legal_moves()
            if moves:
                move = moves[choice // 5 % len(moves)]
                game.move(move.source, move.target, move.count)
        store.keep(game, former)
    tell()


def shuttle(moves: int) -> None:
    """Move a card to and fro, and keep the game only then."""
    for _ in range(moves // 2):
        game.move(0, 1, 1)
        game.move(1, 0, 1)
    store.keep(game, former)
    tell()


def begin(code: str) -> None:
    """Begin another game; the one before can be taken back."""
    global game, former
    former, game = game, Game(Deal.from_code(GameCode.parse(code)))
    store.keep(game, former)
    tell()


def dark() -> None:
    """Change a setting."""
    settings = Settings()
    settings.theme = "dark"
    store.keep_settings(settings)
    tell()


def take_over() -> None:
    """Take the game over from another tab."""
    js.window.answer = ""
    store.take_over(ready)


store.open(ready)
