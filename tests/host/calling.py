"""How the tests call the command line, and what stands where."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from simple_simon.engine.record import Record

ROOT = Path(__file__).parents[2]

GAMES = ROOT / "src" / "simple_simon" / "web" / "games"

ONE_SUIT = GAMES / "one-suit-49.txt"

RULES_DEAL = GAMES / "rules-deal-59.txt"

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
"""The environment of a process that finds this program."""

COMMAND = [sys.executable, "-m", "simple_simon"]

Captured = pytest.CaptureFixture[str]

Give = Callable[[bytes], None]

Play = Callable[..., tuple[int, str, list[str]]]


def run(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=given,
        capture_output=True,
        env={**ENVIRONMENT, **environment},
        timeout=60,
        check=False,
    )


def complaint(captured: Captured) -> str:
    """Return the one line on standard error, without its prefix; nothing else may have been said."""
    said = captured.readouterr()
    assert said.out == ""
    assert said.err.startswith("simple-simon: ")
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("simple-simon: ").removesuffix("\n")


def moves_of(record: Path) -> str:
    """Return the moves of a record, one a line."""
    return "\n".join(move.text for move in Record.parse(record.read_text("utf-8")).moves) + "\n"
