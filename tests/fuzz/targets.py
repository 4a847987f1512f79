"""What is fuzzed: every reader of texts from outside, with whole samples to begin from.

Each reader may raise the errors that it documents and nothing else, and what it accepts must come
out again as it went in.
"""

import json
from collections.abc import Callable
from contextlib import suppress

from simple_simon.browser.backup import BackupError, backup_text, read_backup
from simple_simon.browser.entries import PlayedGame, is_whole, read_played, sealed
from simple_simon.browser.saving import SavedError, check, entry_text, read_entry, rescued
from simple_simon.browser.settings import Settings
from simple_simon.browser.settings_text import read_settings, settings_text
from simple_simon.browser.slots import Play, cleared, faulty_texts, find, numbered, rescue
from simple_simon.browser.statistics import count
from simple_simon.engine.code import GameCode, GameCodeError
from simple_simon.engine.game import Game
from simple_simon.engine.link import game_link, parse_link
from simple_simon.engine.record import Record, RecordError, record_text
from tests.app.play import ID, OTHER_ID, new_game, to_and_fro, won_game

DEAL = new_game().deal

LONGEST = 8192
"""How long inputs become, in bytes; the samples are shorter."""


def read_code(text: str) -> None:
    """Read a typed game code."""
    try:
        code = GameCode.parse(text)
    except GameCodeError:
        return
    assert GameCode.parse(str(code)) == code


def read_record(text: str) -> None:
    """Read and replay a record."""
    try:
        game = Record.parse(text).replay()
    except RecordError:
        return
    assert record_text(Record.parse(record_text(game)).replay()) == record_text(game)


def read_fragment(text: str) -> None:
    """Read and replay a game from the fragment of a link."""
    try:
        record, start = parse_link(text)
        game = record.replay()
    except RecordError:
        return
    assert start is None or 0 <= start <= game.moves
    assert record_text(parse_link(game_link(game))[0].replay()) == record_text(game)


def read_saved(text: str) -> None:
    """Read all saved texts of a player as a start does; they are given one a line, after their keys."""
    texts: dict[str, object] = {}
    for line in text.split("\n"):
        key, _, value = line.partition("=")
        texts[key] = value.replace("\t", "\n")
    found = find(texts)
    for play in (found.current, found.former):
        if play:
            again = Play(play.game, play.game_id, play.slot).whole()
            for key in (f"play-{play.slot}", f"now-{play.slot}"):
                assert again[key] == texts[key]
    if found.faults:
        assert set(faulty_texts(found, texts)) <= {*texts, "slots"}
        assert all(value is None for value in cleared(found).values())
        rescue(found, texts)
        rescued(DEAL, numbered(texts, "a"))
    for each in texts.values():
        read_value(each)


def read_value(text: object) -> None:
    """Read one saved text, as whatever it might be."""
    with suppress(SavedError):
        assert entry_text(read_entry(text)) == text
    with suppress(SavedError):
        chosen = read_settings(text)
        assert vars(read_settings(settings_text(chosen))) == vars(chosen)
    entry = read_played(ID, text)
    if entry:
        assert entry.text() == text
        count([entry])
    if is_whole(text):
        assert sealed(str(text).rpartition("# check ")[0]) == text


def read_file(text: str) -> None:
    """Read a backup, as it is and with its check made right, so that what lies behind it is reached too."""
    body, mark, _ = text.rpartition(',\n"check": ')
    texts = [text]
    if mark and all(ord(character) < 128 for character in body):
        texts.append(f'{body}{mark}"{check(body)}"}}')
    for each in texts:
        try:
            kept = read_backup(each)
        except BackupError:
            continue
        count(kept.games)
        for record in kept.records.values():
            assert Record.parse(record).replay().won


def _saved_sample(*games: Game) -> str:
    lines = ["slots=" + "ab"[: len(games)], "settings=" + _one_line(settings_text(Settings()))]
    for slot, game in zip("ab", games):
        for key, text in Play(game, ID, slot).whole().items():
            if text is not None and (not key.startswith("/") or int(key[-7:]) > game.undo_floor):
                lines.append(f"{key}={_one_line(text)}")
    lines.append(f"/game/{ID}=1 S1 SS1-S1-AAAAABD 49 2026-03-01T12:34:56.789Z")
    return "\n".join(lines)


def _one_line(text: str) -> str:
    return text.replace("\n", "\t")


def _file_sample() -> str:
    won = PlayedGame(ID, 1, "SS1-S1-AAAAABD", 49, "2026-03-01T12:34:56.789Z")
    begun = PlayedGame(OTHER_ID, 4, "")
    current = {"id": OTHER_ID, "record": record_text(to_and_fro(4)), "undone": "10-7"}
    return backup_text("2026-03-01T12:34:56.789Z", Settings(), [won, begun], {ID: record_text(won_game())}, current)


TARGETS: dict[str, tuple[Callable[[str], None], list[str]]] = {
    "codes": (read_code, ["SS1-S1-AAAAABD", "ss1 – s4 – zzzzzzz"]),
    "records": (read_record, [record_text(won_game()), record_text(won_game(name="rules-deal-59.txt"))]),
    "saved": (read_saved, [_saved_sample(new_game()), _saved_sample(won_game(), to_and_fro(12))]),
    "imports": (read_file, [_file_sample(), json.dumps({"format": "Simple Simon backup"})]),
    "links": (read_fragment, [game_link(won_game()) + "@30", game_link(won_game(name="rules-deal-59.txt"))]),
}
"""The readers, each with whole samples of what it reads."""
