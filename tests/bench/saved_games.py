"""Long games in the browser's storage, so that none has to be played there first."""

import json

from playwright.sync_api import Page

from simple_simon.browser.slots import IN_SLOTS, Play
from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.engine.game import Game
from simple_simon.engine.record import Record
from simple_simon.host.site import PACKAGE

CODE = "SS1-S1-AAAAABD"

FORTH, BACK = (9, 7, 1), (7, 9, 1)
"""The moves that carry one card between two columns, again and again; the first move brings it there."""

FIRST = (5, 9, 1)

FORTH_KEYS, BACK_KEYS, FIRST_KEYS = "08", "80", "60"
"""The digits that make these moves."""

EXAMPLE = "one-suit-49.txt"
"""A game in which a whole column of cards is carried in one go."""

GAME_ID = "20260101T000000000-AAAAAAA"

WRITE = """
(texts) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("simple-simon", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("texts");
  asked.onerror = reject;
  asked.onsuccess = () => {
    const transaction = asked.result.transaction("texts", "readwrite");
    for (const [key, text] of Object.entries(JSON.parse(texts))) transaction.objectStore("texts").put(text, key);
    transaction.oncomplete = () => (asked.result.close(), resolve());
    transaction.onabort = reject;
  };
})
"""


def long_game(moves: int) -> Game:
    """Return a game of that many moves, an odd number of them."""
    game = Game(Deal.from_code(GameCode.parse(CODE)))
    game.move(*FIRST)
    while game.moves < moves:
        game.move(*(FORTH if game.moves % 2 else BACK))
    return game


def game_with_a_large_group() -> tuple[Game, int, int]:
    """Return the example game before the move that carries most cards, and which column and how many that is."""
    record = Record.parse((PACKAGE / "web" / "games" / EXAMPLE).read_text("utf-8"))
    largest = max(record.moves, key=lambda move: move.count)
    game = Game(record.deal)
    for number in range(record.moves.index(largest)):
        record.play(game, number)
    return game, largest.source, largest.count


def seed(page: Page, address: str, game: Game) -> None:
    """Put a game into the storage of the app's address."""
    changes = Play(game, GAME_ID, "a").whole()
    texts = {key: text for key, text in changes.items() if text is not None}
    page.goto(f"{address}about.html")
    page.evaluate(WRITE, json.dumps(texts | {IN_SLOTS: "a"}))
