"""What the tests of the command line share."""

import io
import sys
from pathlib import Path

import pytest

from simple_simon.host.command import main
from simple_simon.host.terminal.saved import state_folder

from .calling import Captured, Give, Play


@pytest.fixture
def give(monkeypatch: pytest.MonkeyPatch) -> Give:
    """Return a function that puts bytes on standard input."""
    return lambda given: monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a test a user's home of its own and stand in the folder around it; return where the game is kept."""
    for name in ("HOME", "USERPROFILE", "XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    return state_folder() / "game.txt"


@pytest.fixture
def play(home: Path, give: Give, capsys: Captured) -> Play:
    """Return a function that plays lines and returns exit status, output, and lines of standard error."""
    del home

    def play(lines: str, *arguments: str) -> tuple[int, str, list[str]]:
        give(lines.encode())
        status = main(["play", *arguments])
        said = capsys.readouterr()
        return status, said.out, said.err.splitlines()

    return play
