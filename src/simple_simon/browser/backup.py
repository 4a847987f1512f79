"""Settings, records of play and the current game as one readable file, both ways (docs/saved-game.md).

A file is read whole before anything of it is taken: one fault, and nothing is.
"""

import json

from ..engine.fault import Fault
from ..engine.game import Game, Move
from ..engine.record import Record, parse_move
from .entries import PlayedGame, is_moment, is_sound
from .saving import NEWER, SavedError, check, is_id
from .settings import Settings
from .settings_text import read_settings, settings_text

VERSION = 1

FORMAT = "Simple Simon backup"

FOREIGN, NEWER_BACKUP, DAMAGED = "backup-foreign", "backup-newer", "backup-damaged"

_CHECK = ',\n"check": '


class BackupError(Fault):
    """A file that is no backup, damaged, or of a newer version."""


class Kept:
    """What a backup holds."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.games: list[PlayedGame] = []
        self.records: dict[str, str] = {}
        """The records of the wins, by id of the game."""
        self.game_id = ""
        """The id of the current game."""
        self.game: Game | None = None
        """The current game with all its moves, or None."""


def backup_text(
    made: str, settings: Settings, games: "list[PlayedGame]", records: "dict[str, str]", current: "dict[str, str]"
) -> str:
    """Return the file, made at a moment; current is {} or has an id, a record and the undone moves.

    One value a line, so that it can be read.
    """
    lines = [f'"made": {json.dumps(made)}', f'"settings": {json.dumps(settings_text(settings))}']
    lines.append(f'"current": {_object(current)}')
    entries = [_object(_entry(played, records)) for played in games]
    lines.append('"games": [' + ",\n".join(entries) + "]")
    text = f'{{"format": {json.dumps(FORMAT)},\n"version": {VERSION},\n' + ",\n".join(lines)
    return f"{text}{_CHECK}{json.dumps(check(text))}}}\n"


def _entry(played: PlayedGame, records: "dict[str, str]") -> "dict[str, str | int]":
    entry: dict[str, str | int] = {"id": played.game_id, "suits": played.suits, "code": played.code}
    if played.moves is not None:
        entry["moves"] = played.moves
        entry["won"] = played.won_at
        entry["record"] = records.get(played.game_id, "")
    return entry


def _object(values: "dict[str, str | int] | dict[str, str]") -> str:
    # By hand, since a dict of MicroPython keeps no order.
    return "{" + ", ".join([f"{json.dumps(name)}: {json.dumps(values[name])}" for name in sorted(values)]) + "}"


def read_backup(text: str) -> Kept:
    """Return what a file holds; raise BackupError. `Reading` does the same in steps."""
    reading = Reading(text)
    while reading.step():
        pass
    return reading.kept


class Reading:
    """A file being read: the frame at once, then game by game, so that a page can go on meanwhile.

    Every method raises BackupError where the file is at fault.
    """

    def __init__(self, text: str) -> None:
        text = text.replace("\r\n", "\n")
        try:
            content = json.loads(text)
        except (ValueError, TypeError, RuntimeError):  # RuntimeError: nested too deeply.
            raise BackupError(FOREIGN)
        if not isinstance(content, dict) or content.get("format") != FORMAT:
            raise BackupError(FOREIGN)
        version = content.get("version")
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise BackupError(DAMAGED)
        if version > VERSION:
            raise BackupError(NEWER_BACKUP)
        self.kept = Kept()
        self._check_whole(text, content.get("check"))
        made, games = content.get("made"), content.get("games")
        if not isinstance(made, str) or not is_moment(made) or not isinstance(games, list):
            raise BackupError(DAMAGED)
        self._read_settings(content.get("settings"))
        self._read_current(content.get("current"))
        self._games = games
        self._ids: set[str] = set()

    @property
    def part_read(self) -> float:
        """How much of the file has been read, 0 to 1."""
        return len(self.kept.games) / len(self._games) if self._games else 1.0

    def step(self) -> bool:
        """Read the next game and tell whether there was one."""
        place = len(self.kept.games)
        if place == len(self._games):
            return False
        entry = self._games[place]
        if not isinstance(entry, dict):
            raise BackupError(DAMAGED)
        played = PlayedGame(_text(entry, "id"), _number(entry, "suits"), _text(entry, "code"))
        if "moves" in entry:
            played.moves, played.won_at = _number(entry, "moves"), _text(entry, "won")
        if not is_sound(played) or played.game_id in self._ids:
            raise BackupError(DAMAGED)
        if played.moves is not None and _text(entry, "record"):
            self.kept.records[played.game_id] = _checked_record(played, _text(entry, "record"))
        self.kept.games.append(played)
        self._ids.add(played.game_id)
        return True

    def _check_whole(self, text: str, stated: object) -> None:
        body, mark, _ = text.rpartition(_CHECK)
        try:
            found = check(body)
        except ValueError:  # Half a character, which is in none of our texts.
            raise BackupError(DAMAGED)
        if not mark or found != stated:
            raise BackupError(DAMAGED)

    def _read_settings(self, text: object) -> None:
        try:
            self.kept.settings = read_settings(text)
        except SavedError as error:
            raise BackupError(NEWER_BACKUP if error.kind == NEWER else DAMAGED)

    def _read_current(self, current: object) -> None:
        if not isinstance(current, dict):
            raise BackupError(DAMAGED)
        if not current:
            return
        game_id = _text(current, "id")
        if not is_id(game_id):
            raise BackupError(DAMAGED)
        game = _replay(_text(current, "record"))
        undone = _text(current, "undone").split()
        for word in undone:
            parsed = parse_move(word)
            if parsed is None:
                raise BackupError(DAMAGED)
            try:
                game.move(parsed[0], parsed[1], parsed[2])
            except Fault:
                raise BackupError(DAMAGED)
        for _ in undone:
            game.undo()
        if len(game.undone) != len(undone):
            raise BackupError(DAMAGED)
        self.kept.game_id, self.kept.game = game_id, game


def _text(entry: "dict[object, object]", name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise BackupError(DAMAGED)
    return value


def _number(entry: "dict[object, object]", name: str) -> int:
    value = entry.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BackupError(DAMAGED)
    return value


def _replay(record: str) -> Game:
    try:
        return Record.parse(record).replay()
    except Fault:
        raise BackupError(DAMAGED)


def _checked_record(played: PlayedGame, record: str) -> str:
    """Return the record if it is of the win that the entry states."""
    game = _replay(record)
    if not game.won or (game.moves, game.deal.suits, str(game.deal.code or "")) != (
        played.moves,
        played.suits,
        played.code,
    ):
        raise BackupError(DAMAGED)
    return record


def undone_text(moves: "list[Move]") -> str:
    """Return the undone moves as a backup has them: the one undone last comes first, as redo takes them."""
    return " ".join([str(move) for move in reversed(moves)])
