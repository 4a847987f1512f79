"""A false browser for the store: texts that outlive tabs, tabs that can be killed, and storage that can fail."""

import itertools
import json
from collections.abc import Callable
from string import ascii_uppercase
from typing import Any

from simple_simon.browser.journal import ELSEWHERE, KEPT, LOST, Calls
from simple_simon.browser.store import Saved, Store
from simple_simon.engine.game import UNDO_LIMIT, Game

Done = Callable[[str], None]

_numbers = itertools.count()


class Storage:
    """What lies in the browser's database, and which tab writes it."""

    def __init__(self, texts: dict[str, Any] | None = None) -> None:
        self.texts: dict[str, Any] = dict(texts or {})
        self.tabs: list[Tab] = []
        self.writer: Tab | None = None
        self.minutes = 0
        self.letters = f"QWERTY{ascii_uppercase[next(_numbers) % 26]}"
        """What tells the ids of this device from those of others."""

    def of_key(self, beginning: str) -> dict[str, Any]:
        return {key: self.texts[key] for key in sorted(self.texts) if key.startswith(beginning)}


class Tab(Calls):
    """One tab of the app. Its writes wait until they are let through: killed before, they never happened."""

    def __init__(self, storage: Storage, state: str = "") -> None:
        self.storage = storage
        self.state = state
        """Why there is no storage here, or nothing."""
        self.trouble = ""
        """Why writes fail, or nothing."""
        self.reads_fail = False
        self.waiting: list[Callable[[], None]] = []
        self.written: list[dict[str, str | None]] = []
        """The changes of all writes."""
        self.told: list[str] = []
        self.on_lost: Callable[[], None] = lambda: None
        self.store = Store(self, self.told.append)

    def open(self) -> Saved:
        """Open the store and return what it found."""
        found: list[Saved] = []
        self.store.open(found.append)
        self.let_through()
        return found[0]

    def take_over(self) -> Saved:
        found: list[Saved] = []
        self.store.take_over(found.append)
        self.let_through()
        return found[0]

    def start(self) -> Game | None:
        """Open the store and return the game to go on with."""
        return self.open().game

    def keep(self, game: Game, former: Game | None = None) -> None:
        """Keep a game, and let everything through."""
        self.store.keep(game, former)
        self.let_through()

    def let_through(self, count: int = 10**9) -> None:
        """Let some of what waits happen, in order; what comes of it too."""
        while self.waiting and count:
            self.waiting.pop(0)()
            count -= 1

    def kill(self) -> None:
        """End the tab: nothing that waits happens."""
        self.waiting = []
        self.on_lost = lambda: None
        if self.storage.writer is self:
            self.storage.writer = None

    def opened(self) -> str:
        held = not self.state and self.storage.writer in (None, self)
        if held:
            self.storage.writer = self
        texts: dict[str, Any] = {key: text for key, text in self.storage.texts.items() if not key.startswith("/")}
        for log in ("/log/a/", "/log/b/"):
            texts.update(list(self.storage.of_key(log).items())[-UNDO_LIMIT:])
        return json.dumps({"state": self.state or (KEPT if held else ELSEWHERE), "texts": texts})

    def take(self, done: Done) -> None:
        def taken() -> None:
            former = self.storage.writer
            self.storage.writer = self
            if former and former is not self:
                former.on_lost()
            done(self.opened())

        self.waiting.append(taken)

    def write(self, changes: str, done: Done) -> None:
        asked = json.loads(changes)
        self.written.append(asked)

        def write() -> None:
            if self.storage.writer is not self:
                done(LOST)
            elif self.trouble:
                done(self.trouble)
            else:
                self._put(asked)
                done(KEPT)

        self.waiting.append(write)

    def _put(self, changes: dict[str, str | None]) -> None:
        texts = self.storage.texts
        for key in changes:
            if key.endswith("*"):
                for gone in self.storage.of_key(key[:-1]):
                    del texts[gone]
        for key, text in changes.items():
            if text is not None:
                texts[key] = text
            else:
                texts.pop(key, None)

    def read(self, beginning: str, done: Done) -> None:
        self.waiting.append(lambda: done("" if self.reads_fail else json.dumps(self.storage.of_key(beginning))))

    def listen(self, lost: Callable[[], None]) -> None:
        self.on_lost = lost

    def moment(self) -> str:
        self.storage.minutes += 1
        hours, minutes = divmod(self.storage.minutes, 60)
        days, hours = divmod(hours, 24)
        return f"2026-03-{days + 1:02d}T{hours:02d}:{minutes:02d}:00.000Z"

    def letters(self) -> str:
        return self.storage.letters


def asides(storage: Storage) -> list[dict[str, Any]]:
    return [json.loads(text) for text in storage.of_key("/aside/").values()]
