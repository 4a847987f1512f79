"""The game between two sessions, and files written whole or not at all."""

import os
from pathlib import Path

import pytest

from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.engine.game import Game
from simple_simon.engine.record import Record
from simple_simon.host.streams import write_text
from simple_simon.host.terminal.saved import DamagedError, SavedGame, WrittenElsewhereError, state_folder

from .calling import ONE_SUIT

HOME = Path("/home/player").absolute()


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, HOME / ".local" / "state"),
        ("linux", {"XDG_STATE_HOME": str(HOME / "state")}, HOME / "state"),
        ("linux", {"XDG_STATE_HOME": "not/absolute"}, HOME / ".local" / "state"),
        ("darwin", {"XDG_STATE_HOME": str(HOME / "state")}, HOME / "Library" / "Application Support"),
        ("win32", {"LOCALAPPDATA": str(HOME / "Local")}, HOME / "Local"),
        ("win32", {}, HOME / "AppData" / "Local"),
    ],
)
def test_each_system_has_its_own_folder(platform: str, environment: dict[str, str], folder: Path) -> None:
    assert state_folder(platform, environment, HOME) == folder / "simple-simon"


def played(moves: int) -> Game:
    record = Record.parse(ONE_SUIT.read_text("utf-8"))
    return Record(record.deal, record.moves[:moves]).replay()


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "new" / "folder"
    assert SavedGame(folder).read() is None
    SavedGame(folder).write(played(12))
    again = SavedGame(folder).read()
    assert again is not None
    assert again.history == played(12).history
    assert [path.name for path in folder.iterdir()] == ["game.txt"]


def test_a_won_game_is_not_unfinished(tmp_path: Path) -> None:
    saved = SavedGame(tmp_path)
    saved.write(played(48))
    saved.write(played(49))
    assert list(tmp_path.iterdir()) == []
    saved.write(played(48))
    assert SavedGame(tmp_path).read() is not None


@pytest.mark.parametrize("damaged", [b"", b"\xff\xfe", b"deal SS1-S1-AAAAABD\nmoves\n1-2\n", b"something else"])
def test_what_is_no_game_is_put_aside_and_never_overwritten(damaged: bytes, tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / "game.txt").write_bytes(damaged)
        saved = SavedGame(tmp_path)
        with pytest.raises(DamagedError) as raised:
            saved.read()
        assert raised.value.aside == tmp_path / f"game-damaged-{number}.txt"
        assert raised.value.aside.read_bytes() == damaged
        saved.write(played(number))
        assert (tmp_path / "game-damaged-1.txt").read_bytes() == damaged


def test_two_sessions_never_write_over_each_other(tmp_path: Path) -> None:
    first, second = SavedGame(tmp_path), SavedGame(tmp_path)
    first.read()
    second.read()
    first.write(played(3))
    with pytest.raises(WrittenElsewhereError):
        second.write(played(7))
    first.write(played(4))
    again = SavedGame(tmp_path).read()
    assert again is not None
    assert again.moves == 4


def test_a_text_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "text"
    write_text(path, "before\n")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space left"):
            write_text(path, "after\n")
    assert path.read_bytes() == b"before\n"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="needs links that anybody may make, and devices that are files")
def test_a_link_stays_a_link_and_a_device_a_device(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("before\n")
    link.symlink_to(target)
    write_text(link, "after\n")
    assert link.is_symlink()
    assert target.read_text() == "after\n"
    with pytest.raises(OSError, match="not a file"):
        write_text(Path(os.devnull), "after\n")
    assert not Path(os.devnull).is_file()


def test_a_name_that_no_file_can_have_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nvalid"):
        write_text(tmp_path / "a\0b", "text")


def test_a_new_deal_is_kept_too(tmp_path: Path) -> None:
    SavedGame(tmp_path).write(Game(Deal.from_code(GameCode(4, 29))))
    assert (tmp_path / "game.txt").read_bytes() == b"deal SS1-S4-AAAAABD\nmoves\n"
