"""Keeps what must not be lost: it compares what is kept with what should be, and writes what differs.

Nothing waits for it. The keys and texts are told in docs/saved-game.md; the records of play are in
`played` and, all at once, in `archive`.
"""

import json

from ..engine.game import Game
from ..engine.record import record_text
from . import slots
from .journal import ELSEWHERE, FAILED, KEPT, Calls, Journal
from .played import PlayedGames
from .saving import DAMAGED, SavedError, new_id
from .settings import Settings
from .settings_text import read_settings, settings_text
from .slots import IN_SLOTS, Found, Play

TYPE_CHECKING = False  # Type checkers take it for true; MicroPython lacks the module.
if TYPE_CHECKING:
    from collections.abc import Callable

SETTINGS = "settings"

RESCUED, FORMER_DAMAGED, SETTINGS_DAMAGED = "saved-rescued", "former-damaged", "settings-damaged"
"""Kinds of sentences about damage; saving.DAMAGED and saving.NEWER are two more."""


class Saved:
    """What was found when the store was opened."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.game: Game | None = None
        """The game to go on with, or None."""
        self.former: Game | None = None
        """The game that can still be taken back, or None."""
        self.elsewhere = False
        """Whether another tab has the game; this one may take it over."""
        self.kinds: list[str] = []
        """What there is to say, as kinds of sentences: damage, or why nothing can be kept."""


class Store:
    """The kept texts of this player, as long as this tab is the one that writes them."""

    def __init__(self, calls: Calls, tell: "Callable[[str], None]") -> None:
        self.calls = calls
        self.journal = Journal(calls, tell)
        self.played = PlayedGames(self.journal)
        """The records of play."""
        self.plays: list[Play] = []
        """The current game, then the former one that can be taken back."""
        self._in_slots = ""
        self._settings_text = ""
        self._adopted: tuple[Game, str] | None = None

    @property
    def state(self) -> str:
        """Return KEPT while all is well; else LOST, ELSEWHERE, or why nothing can be kept."""
        return self.journal.state

    def open(self, ready: "Callable[[Saved], None]") -> None:
        """Call ready with what was found: at once, unless damaged texts have to be read first."""
        self._opened(self.calls.opened(), ready)

    def take_over(self, ready: "Callable[[Saved], None]") -> None:
        """Make this tab the one that writes, and call ready with the game as the other tab left it."""
        self.calls.take(lambda text: self._opened(text, ready))

    def _opened(self, text: str, ready: "Callable[[Saved], None]") -> None:
        answer = json.loads(text)
        texts: dict[str, object] = answer["texts"]
        saved = Saved()
        saved.kinds = self.journal.begin(answer["state"])
        saved.elsewhere = self.journal.state == ELSEWHERE
        self.plays, self._in_slots, self._settings_text = [], "", ""
        self.played.forget()
        self._open_settings(saved, texts.get(SETTINGS))
        if saved.elsewhere:
            ready(saved)
            return
        found = slots.find(texts)
        if found.faults and self.journal.state == KEPT:
            self.calls.read(slots.LOG, lambda log: self._set_aside(saved, found, texts, log, ready))
        else:
            self._in_slots = found.in_slots
            self._ready(saved, found, ready)

    def _open_settings(self, saved: Saved, text: object) -> None:
        if text is None:
            return
        try:
            saved.settings = read_settings(text)
            self._settings_text = str(text)
        except SavedError:
            saved.kinds.append(SETTINGS_DAMAGED)
            changes = self.journal.aside({SETTINGS: text})
            changes[SETTINGS] = None
            self.journal.write(changes)

    def _ready(self, saved: Saved, found: Found, ready: "Callable[[Saved], None]") -> None:
        saved.game = found.current.game if found.current else None
        saved.former = found.former.game if found.former else None
        self.plays = [play for play in (found.current, found.former) if play]
        ready(saved)
        for play in self.plays:
            if self.journal.state == KEPT:
                self.played.look_up(play)

    def _set_aside(
        self, saved: Saved, found: Found, texts: "dict[str, object]", log: str, ready: "Callable[[Saved], None]"
    ) -> None:
        """Copy faulty texts to where they are never overwritten; rescue what can be of the current game."""
        if not log:  # Without the whole log nothing may be cleared away.
            saved.kinds += self.journal.begin(FAILED)
            ready(saved)
            return
        texts.update(json.loads(log))
        changes = self.journal.aside(slots.faulty_texts(found, texts))
        changes.update(slots.cleared(found))
        if found.current:
            saved.kinds.append(FORMER_DAMAGED)
        else:
            found.current = slots.rescue(found, texts)
            if found.current:
                saved.kinds.append(RESCUED)
                changes.update(found.current.whole())
            else:
                saved.kinds.append(found.faults.get(found.in_slots[:1], DAMAGED))
                found.current, found.former = found.former, None
        self._in_slots = "".join([play.slot for play in (found.current, found.former) if play])
        changes[IN_SLOTS] = self._in_slots or None
        self.journal.write(changes)
        self._ready(saved, found, ready)

    def keep(self, game: Game, former: "Game | None") -> None:
        """Write what changed since the last call: of the current game, and which one can be taken back."""
        if self.journal.state != KEPT:
            return
        former_play = self._play_of(former)
        play = self._play_of(game)
        if play:
            changes = play.changes()
        else:
            play = self._new_play(game, "b" if former_play and former_play.slot == "a" else "a")
            changes = play.whole()
        play.note()
        self.plays = [play, former_play] if former_play else [play]
        in_slots = "".join([kept.slot for kept in self.plays])
        if in_slots != self._in_slots:
            self._in_slots = in_slots
            changes[IN_SLOTS] = in_slots
        if changes:
            self.played.write(play, changes)

    def read_record(self, game: Game, done: "Callable[[str], None]") -> None:
        """Call done with the record of a game, from the log where memory lacks its earlier moves; or with nothing."""
        play = self._play_of(game)
        if not game.earlier:
            done(record_text(game))
        elif play:
            self.played.read_log(play, done)
        else:
            done("")

    def keep_settings(self, settings: Settings) -> None:
        """Write the settings if they changed."""
        text = settings_text(settings)
        if self.journal.state == KEPT and text != self._settings_text:
            self._settings_text = text
            self.journal.write({SETTINGS: text})

    def adopt(self, game: Game, game_id: str) -> bool:
        """Learn the id of a game from a backup before it is kept; tell whether it is another than the current one."""
        if self.plays and self.plays[0].game_id == game_id:
            return False
        self._adopted = (game, game_id)
        return True

    def _play_of(self, game: "Game | None") -> "Play | None":
        for play in self.plays:
            if play.game is game:
                return play
        return None

    def _new_play(self, game: Game, slot: str) -> Play:
        """Return a game that is new in its slot; the same deal restarted is the same game of the records of play."""
        for play in self.plays:
            if play.game.deal is game.deal:
                return Play(game, play.game_id, slot)
        if self._adopted and self._adopted[0] is game:
            play = Play(game, self._adopted[1], slot)
            self.played.look_up(play)
        else:
            play = Play(game, new_id(self.calls.moment(), self.calls.letters()), slot)
            self.played.begin(play.game_id)
        return play
