"""The records of play as they are kept: an entry for each game begun, the record of each win."""

from ..engine.deal import Deal
from ..engine.fault import Fault
from ..engine.record import Record, record_text, record_text_of
from .entries import PlayedGame, better, is_whole, read_played, sealed
from .journal import KEPT, WHOLE, Journal
from .saving import REMOVES
from .slots import Play, log_keys, numbered

TYPE_CHECKING = False  # Type checkers take it for true; MicroPython lacks the module.
if TYPE_CHECKING:
    from collections.abc import Callable

ENTRIES, RECORDS = "/game/", "/record/"
"""What their keys begin with; the id of the game follows."""


class PlayedGames:
    """The entries and records of all games; only those of the games in the slots are in memory."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.known: dict[str, PlayedGame | None] = {}
        """The entries of the games in the slots by id, as far as they have been read; None for none yet."""

    def forget(self) -> None:
        """Forget what is known, as another tab may have changed it."""
        self.known = {}

    def begin(self, game_id: str) -> None:
        """Know that a new game has no entry."""
        self.known[game_id] = None

    def look_up(self, play: Play) -> None:
        """Read the entry of a game; what was done in it meanwhile is entered then."""
        key = ENTRIES + play.game_id

        def found(texts: "dict[str, object]") -> None:
            text = texts.get(key)
            entry = read_played(play.game_id, text)
            self.known[play.game_id] = entry
            self.write(play, {} if entry or text is None else self.journal.aside({key: text}))

        self.journal.read(key, found)

    def write(self, play: Play, changes: "dict[str, str | None]") -> None:
        """Write changes of a game, in one with its entry if there is news for it."""
        news = self._news(play)
        won_late = bool(news and news.moves is not None and play.game.earlier)
        if news and not won_late:
            changes.update(entry_texts(news, record_text(play.game) if play.game.won else ""))
        if changes:
            self.journal.write(changes)
        if news and won_late:  # The log that was just written has all moves; memory has not.
            self.read_log(play, lambda record: self.journal.write(entry_texts(news, record)))

    def _news(self, play: Play) -> "PlayedGame | None":
        """Return the entry of a game if it says more than the one that is known."""
        game, game_id = play.game, play.game_id
        if self.journal.state != KEPT or game_id not in self.known or not (game.moves or game.undone):
            return None
        entry = PlayedGame(game_id, game.deal.suits, str(game.deal.code or ""))
        if game.won:
            entry.moves, entry.won_at = game.moves, self.journal.calls.moment()
        if not better(entry, self.known[game_id]):
            return None
        self.known[game_id] = entry
        return entry

    def read_log(self, play: Play, done: "Callable[[str], None]") -> None:
        """Call done with the record of a game by its log; with nothing if that is faulty."""
        deal, moves, slot = play.game.deal, play.game.moves, play.slot
        self.journal.read(log_keys(slot), lambda texts: done(_logged_record(deal, moves, numbered(texts, slot))))

    def reset(self) -> None:
        """Forget all records of play. The current game is entered anew with its next move."""
        self.journal.write({ENTRIES + WHOLE: None, RECORDS + WHOLE: None})
        for game_id in self.known:
            self.known[game_id] = None


def entry_texts(entry: PlayedGame, record: str) -> "dict[str, str | None]":
    """Return the texts of an entry and of the record of its win, if there is one."""
    texts: dict[str, str | None] = {ENTRIES + entry.game_id: entry.text()}
    if record:
        texts[RECORDS + entry.game_id] = record if is_whole(record) else sealed(record)
    return texts


def _logged_record(deal: Deal, moves: int, entries: "dict[int, object]") -> str:
    """Return the record of the first moves of a log, or nothing if one of them is missing or faulty."""
    texts = [str(entries.get(number)).replace(REMOVES, "") for number in range(1, moves + 1)]
    record = record_text_of(deal, texts)
    try:
        Record.parse(record).replay()
    except Fault:
        return ""
    return record
