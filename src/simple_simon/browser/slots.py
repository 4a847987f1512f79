"""The two slots in which games are kept, the current and the former one: their keys, what is written, what is found."""

from ..engine.game import UNDO_LIMIT, Game, Move
from .journal import WHOLE
from .saving import (
    DAMAGED,
    SavedError,
    entries_of,
    figures,
    header_text,
    read_game,
    read_header,
    rescued,
    snapshot_text,
)

SLOTS = ("a", "b")

IN_SLOTS = "slots"
"""The key of the slot of the current game, followed by that of the former one."""

LOG = "/log/"
"""What the keys of the entries begin with. Keys with a stroke are long lists, which a start does not read whole."""

_FIGURES = 7


def header_key(slot: str) -> str:
    """Return the key of a game's header."""
    return f"play-{slot}"


def snapshot_key(slot: str) -> str:
    """Return the key of a game's snapshot."""
    return f"now-{slot}"


def log_keys(slot: str) -> str:
    """Return what the keys of a game's entries begin with."""
    return f"{LOG}{slot}/"


def entry_key(slot: str, number: int) -> str:
    """Return the key of an entry; keys sort as the moves were made."""
    return log_keys(slot) + f"{number:0{_FIGURES}d}"


class Play:
    """A game in its slot, and how much of it has been written."""

    def __init__(self, game: Game, game_id: str, slot: str) -> None:
        self.game = game
        self.game_id = game_id
        self.slot = slot
        self.header = header_text(game_id, game.deal)
        self.note()

    def note(self) -> None:
        """Note how the game stands now, as written."""
        self.moves = self.game.moves
        self.length = self.moves + len(self.game.undone)
        self.last = _last(self.game)

    def changes(self) -> "dict[str, str | None]":
        """Return the texts that differ from what was noted."""
        game = self.game
        if game.moves == self.moves and _last(game) is self.last:
            return {}
        length = game.moves + len(game.undone)
        if game.moves == self.moves + 1 and (len(game.history) < 2 or game.history[-2] is self.last):
            first = game.moves if length == game.moves else length + 1  # What is redone has its entry.
        elif game.moves == self.moves - 1 and game.undone and game.undone[-1] is self.last:
            first = length + 1  # What is undone keeps its entry.
        else:
            first = min(game.moves, self.moves) - UNDO_LIMIT + 1
        return self._texts(first)

    def whole(self) -> "dict[str, str | None]":
        """Return all texts of a game that is new in its slot."""
        changes = self._texts(1)
        changes[log_keys(self.slot) + WHOLE] = None
        changes[header_key(self.slot)] = self.header
        return changes

    def _texts(self, first: int) -> "dict[str, str | None]":
        """Return the snapshot and the entries from a number on, with None for those no longer there."""
        changes: dict[str, str | None] = {snapshot_key(self.slot): snapshot_text(self.game, self.header)}
        for number, text in entries_of(self.game, first):
            changes[entry_key(self.slot, number)] = text
        for number in range(self.game.moves + len(self.game.undone) + 1, self.length + 1):
            changes[entry_key(self.slot, number)] = None
        return changes


def _last(game: Game) -> "Move | None":
    return game.history[-1] if game.history else None


class Found:
    """What the kept texts hold."""

    def __init__(self) -> None:
        self.current: Play | None = None
        """The game to go on with, if it is sound."""
        self.former: Play | None = None
        """The game that can be taken back, if it is sound."""
        self.faults: dict[str, str] = {}
        """What is wrong with those that are not, by slot: saving.DAMAGED or saving.NEWER."""
        self.in_slots = ""


def find(texts: "dict[str, object]") -> Found:
    """Return the games that texts hold, by their keys; of the logs the last entries are enough."""
    found = Found()
    in_slots = texts.get(IN_SLOTS)
    if in_slots is None and not any(header_key(slot) in texts for slot in SLOTS):
        return found
    if in_slots not in ("a", "b", "ab", "ba"):
        for slot in SLOTS:
            found.faults[slot] = DAMAGED
        return found
    found.in_slots = str(in_slots)
    for slot in found.in_slots:
        header = texts.get(header_key(slot))
        try:
            game_id, deal = read_header(header)
            game = read_game(str(header), deal, texts.get(snapshot_key(slot)), numbered(texts, slot))
        except SavedError as error:
            found.faults[slot] = error.kind
            continue
        play = Play(game, game_id, slot)
        if slot == found.in_slots[0]:
            found.current = play
        else:
            found.former = play
    return found


def numbered(texts: "dict[str, object]", slot: str) -> "dict[int, object]":
    """Return the entries of a slot by their numbers."""
    beginning = log_keys(slot)
    entries: dict[int, object] = {}
    for key in texts:
        if key.startswith(beginning):
            number = figures(key[len(beginning) :].lstrip("0"))
            if number and key == entry_key(slot, number):
                entries[number] = texts[key]
    return entries


def faulty_texts(found: Found, texts: "dict[str, object]") -> "dict[str, object]":
    """Return the texts that belong to faulty slots, to be set aside."""
    faulty: dict[str, object] = {IN_SLOTS: texts.get(IN_SLOTS)}
    for slot in found.faults:
        for key in texts:
            if key in (header_key(slot), snapshot_key(slot)) or key.startswith(log_keys(slot)):
                faulty[key] = texts[key]
    return faulty


def cleared(found: Found) -> "dict[str, str | None]":
    """Return the changes that clear faulty slots."""
    changes: dict[str, str | None] = {}
    for slot in found.faults:
        for key in (header_key(slot), snapshot_key(slot), log_keys(slot) + WHOLE):
            changes[key] = None
    return changes


def rescue(found: Found, texts: "dict[str, object]") -> "Play | None":
    """Return what the whole log makes of the damaged current game; None if nothing can be made of it."""
    slot = found.in_slots[:1]
    if found.faults.get(slot) != DAMAGED:
        return None
    try:
        game_id, deal = read_header(texts.get(header_key(slot)))
    except SavedError:
        return None
    game = rescued(deal, numbered(texts, slot))
    return Play(game, game_id, slot) if game.moves else None
