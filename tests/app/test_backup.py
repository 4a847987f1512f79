"""Backups: everything there and back, nothing twice, and nothing at all of a damaged file."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simple_simon.browser import archive, backup
from simple_simon.browser.backup import BackupError, Kept, Reading, read_backup
from simple_simon.browser.saving import check
from simple_simon.browser.settings import Settings
from simple_simon.engine.game import Game
from simple_simon.engine.record import Record

from .false_storage import Tab
from .play import change, new_game, seen, to_and_fro, won_game
from .test_played import CODE, entries, figures, record, win
from .test_store import opened, restarted


def file_of(tab: Tab, settings: Settings | None = None) -> str:
    found: list[str] = []
    archive.back_up(tab.store, settings or Settings(), found.append)
    tab.let_through()
    return found[0]


def take_in(tab: Tab, kept: Kept) -> int:
    found: list[int] = []
    archive.take_in(tab.store.played, kept, found.append)
    tab.let_through()
    return found[0]


def full_tab() -> tuple[Tab, Game]:
    """Return a tab with two wins, a game given up, and one in play with undone moves."""
    tab = opened()
    win(tab, new_game(CODE))
    tab.keep(won_game(name="rules-deal-59.txt"))
    given_up = new_game("SS1-S4-SIMONSA")
    tab.keep(given_up)
    change(given_up, 2)
    tab.keep(given_up)
    game = to_and_fro(130)
    tab.keep(game)
    for _ in range(3):
        game.undo()
        tab.keep(game)
    return tab, game


def test_a_backup_brings_everything_to_another_device() -> None:
    tab, game = full_tab()
    settings = Settings()
    settings.theme = "dark"
    text = file_of(tab, settings)
    kept = read_backup(text)
    other = opened()
    assert take_in(other, kept) == 4
    assert vars(kept.settings) == vars(settings)
    assert [entry.text() for entry in entries(other)] == [entry.text() for entry in entries(tab)]
    assert [record(other, entry) for entry in entries(other)] == [record(tab, entry) for entry in entries(tab)]
    assert kept.game
    assert seen(kept.game) == seen(game)
    assert other.store.adopt(kept.game, kept.game_id)
    other.keep(kept.game)
    change(kept.game, 2)
    other.keep(kept.game)
    assert figures(other).begun == 4


def test_a_backup_taken_in_twice_counts_nothing_twice() -> None:
    tab, _ = full_tab()
    text = file_of(tab)
    other = opened()
    win(other, new_game(CODE))
    assert take_in(other, read_backup(text)) == 4
    before = dict(other.storage.texts)
    assert take_in(other, read_backup(text)) == 0
    assert other.storage.texts == before
    assert take_in(tab, read_backup(file_of(tab))) == 0
    assert figures(other).begun == 5


def test_of_two_wins_of_one_game_the_better_one_stays() -> None:
    tab = opened()
    first = new_game(CODE)
    win(tab, first, detour=2)
    longer = file_of(tab)
    win(tab, Game(first.deal), first)
    shorter = file_of(tab)
    other = opened()
    for text, new in ((longer, 1), (shorter, 1), (longer, 0)):
        assert take_in(other, read_backup(text)) == new
    assert figures(other).fewest_moves == 49
    assert len(Record.parse(record(other, entries(other)[0])).moves) == 49


def test_the_current_game_of_its_own_backup_is_not_adopted() -> None:
    tab, _ = full_tab()
    kept = read_backup(file_of(tab))
    assert kept.game
    assert not tab.store.adopt(kept.game, kept.game_id)


def test_a_long_game_resumed_is_backed_up_whole() -> None:
    tab, game = full_tab()
    tab = restarted(tab)
    tab.start()
    kept = read_backup(file_of(tab))
    assert kept.game
    assert kept.game.earlier == 0
    assert seen(kept.game)[:4] == seen(game)[:4]
    assert len(kept.game.undone) == 3


def test_a_backup_of_a_new_player_is_sound_too() -> None:
    tab = opened()
    kept = read_backup(file_of(tab))
    assert (kept.games, kept.game) == ([], None)


def test_a_damaged_record_is_left_out_of_the_backup() -> None:
    tab, _ = full_tab()
    (key, _) = tab.storage.of_key("/record/")
    tab.storage.texts[key] = tab.storage.texts[key].replace("7-2", "7-3", 1)
    kept = read_backup(file_of(tab))
    assert (len(kept.games), len(kept.records)) == (4, 1)


def test_a_backup_is_readable() -> None:
    tab, _ = full_tab()
    text = file_of(tab)
    content = json.loads(text)
    assert content["format"] == "Simple Simon backup"
    assert [len(content["games"]), content["games"][0]["code"], content["games"][0]["moves"]] == [4, CODE, 49]
    assert content["current"]["undone"] == "7-10 10-7 7-10"
    assert len(text.splitlines()) == 10


def test_line_ends_of_another_system_do_no_harm() -> None:
    tab, _ = full_tab()
    assert len(read_backup(file_of(tab).replace("\n", "\r\n")).games) == 4


def kind_of(text: str) -> str:
    with pytest.raises(BackupError) as caught:
        read_backup(text)
    return caught.value.kind


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "nonsense", "null", '{"format": "x"}', "[" * 100_000, '"' + "\ud800", "1" * 5000]
)
def test_a_foreign_file_is_refused(text: str) -> None:
    assert kind_of(text) == backup.FOREIGN


def test_a_backup_of_a_newer_version_is_told_apart() -> None:
    tab, _ = full_tab()
    assert kind_of(file_of(tab).replace('"version": 1', '"version": 2')) == backup.NEWER_BACKUP


def test_a_backup_is_refused_whole_wherever_a_character_is_damaged() -> None:
    tab, _ = full_tab()
    text = file_of(tab)
    for place in range(0, len(text) - 1, 7):
        for other in ("", "0", "x"):
            damaged = text[:place] + other + text[place + 1 :]
            if damaged != text:
                with pytest.raises(BackupError):
                    read_backup(damaged)


def resealed(content: dict[str, object]) -> str:
    """Return a file with this content and a right check, so that only the content can be at fault."""
    content = {name: content[name] for name in content if name != "check"}
    body = json.dumps(content)[:-1]
    return f'{body},\n"check": "{check(body)}"}}\n'


GAME_FAULTS: list[dict[str, object]] = [
    {"id": "x"},
    {"id": 5},
    {"suits": 3},
    {"suits": "1"},
    {"suits": True},
    {"suits": 2},
    {"code": "SS1-S1-AAAAABE"},
    {"code": None},
    {"moves": 48},
    {"moves": None},
    {"moves": 49.0},
    {"won": "yesterday"},
    {"record": "deal SS1-S1-AAAAABD\nmoves\n7-2\n"},
    {"record": "deal"},
    {"record": 7},
]


@pytest.mark.parametrize("fault", GAME_FAULTS)
def test_a_fault_in_one_game_refuses_the_whole_backup(fault: dict[str, object]) -> None:
    tab, _ = full_tab()
    content = json.loads(file_of(tab))
    assert len(read_backup(resealed(content)).games) == 4
    content["games"][0].update(fault)
    assert kind_of(resealed(content)) == backup.DAMAGED


@pytest.mark.parametrize(
    "fault",
    [
        {"games": None},
        {"games": [5]},
        {"made": "today"},
        {"settings": "simple-simon 1\nsuits 9\n"},
        {"settings": {}},
        {"current": None},
        {"current": {"id": "x", "record": "deal SS1-S1-AAAAABD", "undone": ""}},
        {"current": {"id": "20260301T123456789-QWERTYU", "record": "deal SS1-S1-AAAAABD", "undone": "1-2"}},
        {"current": {"id": "20260301T123456789-QWERTYU", "record": "deal SS1-S1-AAAAABD", "undone": "?"}},
        {"version": "1"},
        {"version": True},
        {"version": 0},
    ],
)
def test_a_fault_in_the_frame_refuses_the_whole_backup(fault: dict[str, object]) -> None:
    tab, _ = full_tab()
    assert kind_of(resealed({**json.loads(file_of(tab)), **fault})) == backup.DAMAGED


def test_a_game_that_stands_there_twice_refuses_the_backup() -> None:
    tab, _ = full_tab()
    content = json.loads(file_of(tab))
    content["games"].append(content["games"][0])
    assert kind_of(resealed(content)) == backup.DAMAGED


def test_a_backup_is_read_game_by_game() -> None:
    tab, _ = full_tab()
    reading = Reading(file_of(tab))
    parts = [reading.part_read]
    while reading.step():
        parts.append(reading.part_read)
    assert parts == [0.0, 0.25, 0.5, 0.75, 1.0]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(["format", "version", "made", "settings", "games", "current", "x"]), values))
def test_any_content_is_read_or_refused(content: dict[str, object]) -> None:
    text = resealed({"format": "Simple Simon backup", "version": 1, "made": "2026-03-01T12:34:56.789Z", **content})
    with pytest.raises(BackupError):
        read_backup(text)
