"""All records of play at once: for whoever looks at them, and to and from backups."""

from ..engine.record import record_text
from .backup import Kept, backup_text, undone_text
from .entries import PlayedGame, better, is_whole, read_played
from .played import ENTRIES, RECORDS, PlayedGames, entry_texts
from .settings import Settings
from .store import Store

TYPE_CHECKING = False  # Type checkers take it for true; MicroPython lacks the module.
if TYPE_CHECKING:
    from collections.abc import Callable


def read(played: PlayedGames, done: "Callable[[list[PlayedGame]], None]") -> None:
    """Call done with all entries; unreadable ones stay where they are."""
    played.journal.read(ENTRIES, lambda texts: done(readable(texts)))


def read_record(played: PlayedGames, game_id: str, done: "Callable[[str], None]") -> None:
    """Call done with the record of a win, or with nothing if there is none."""

    def found(texts: "dict[str, object]") -> None:
        record = texts.get(RECORDS + game_id)
        done(str(record) if is_whole(record) else "")

    played.journal.read(RECORDS + game_id, found)


def back_up(store: Store, settings: Settings, done: "Callable[[str], None]") -> None:
    """Call done with a backup: these settings, all records of play, and the current game."""
    played = store.played
    play = store.plays[0] if store.plays else None
    moment = played.journal.calls.moment()
    current: dict[str, str] = {}

    def read_entries(record: str) -> None:
        if play and record:
            current.update(id=play.game_id, record=record, undone=undone_text(play.game.undone))
        played.journal.read(ENTRIES, read_records)

    def read_records(entries: "dict[str, object]") -> None:
        games = readable(entries)
        played.journal.read(RECORDS, lambda records: finish(games, records))

    def finish(games: "list[PlayedGame]", records: "dict[str, object]") -> None:
        whole = {key[len(RECORDS) :]: str(records[key]) for key in records if is_whole(records[key])}
        done(backup_text(moment, settings, games, whole, current))

    if play and play.game.earlier:
        played.read_log(play, read_entries)
    else:
        read_entries(record_text(play.game) if play else "")


def take_in(played: PlayedGames, kept: Kept, done: "Callable[[int], None]") -> None:
    """Add the games of a backup, and call done with how many of them brought something new."""

    def found(texts: "dict[str, object]") -> None:
        changes: dict[str, str | None] = {}
        new = 0
        known = {entry.game_id: entry for entry in readable(texts)}
        for entry in kept.games:
            if better(entry, known.get(entry.game_id)):
                new += 1
                changes.update(entry_texts(entry, kept.records.get(entry.game_id, "")))
                if entry.game_id in played.known:
                    played.known[entry.game_id] = entry
        if changes:
            played.journal.write(changes)
        done(new)

    played.journal.read(ENTRIES, found)


def readable(texts: "dict[str, object]") -> "list[PlayedGame]":
    """Return the entries of texts, in the order in which the games began, but those that cannot be read."""
    entries = [read_played(key[len(ENTRIES) :], texts[key]) for key in sorted(texts)]
    return [entry for entry in entries if entry]
