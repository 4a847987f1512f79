"""The command `replay`, and the records that it and `deal` cannot read."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from simple_simon.host.command import main
from simple_simon.host.streams import LARGEST_TEXT

from .calling import ONE_SUIT, RULES_DEAL, Captured, complaint, run


def test_a_replay_prints_moves_score_sequences_and_the_win() -> None:
    ended = run("replay", str(ONE_SUIT))
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.decode().splitlines() == ["Moves: 49", "Score: 851", "Sequences: 4", "Won: yes"]


def test_a_replay_says_that_a_game_is_not_won(give: Callable[[bytes], None], capsys: Captured) -> None:
    give(b"deal SS1-S1-AAAAABD\nmoves\n7-2 1-7\n")
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out.splitlines() == ["Moves: 2", "Score: 498", "Sequences: 0", "Won: no"]


@pytest.mark.parametrize(
    ("record", "code", "moves", "score"),
    [(ONE_SUIT, "SS1-S1-AAAAABD", 49, 851), (RULES_DEAL, None, 59, 841)],
)
def test_a_replay_as_json_is_stable(record: Path, code: str | None, moves: int, score: int, capsys: Captured) -> None:
    assert main(["replay", str(record), "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"code": code, "moves": moves, "score": score, "removed": 4, "won": True}
    assert list(told) == ["code", "moves", "score", "removed", "won"]


def test_a_refused_move_is_told_as_json_with_its_line_number_and_rule() -> None:
    ended = run("replay", "-", "--format", "json", given=b"deal SS1-S1-AAAAABD\nmoves\n7-2\n1-2\n")
    assert (ended.returncode, ended.stderr) == (1, b"")
    assert json.loads(ended.stdout.decode()) == {
        "error": {
            "line": 4,
            "move": 2,
            "refusal": "not-one-higher",
            "message": "Line 4, move 2: A card goes on a card exactly one rank higher.",
        }
    }


def test_a_refused_move_is_told_as_text_in_one_line(give: Callable[[bytes], None], capsys: Captured) -> None:
    give(b"deal SS1-S1-AAAAABD\nmoves\n7-2\n1-2\n")
    assert main(["replay", "-"]) == 1
    assert complaint(capsys) == "Line 4, move 2: A card goes on a card exactly one rank higher."


def test_a_fault_that_is_no_refusal_has_neither_move_nor_rule(give: Callable[[bytes], None], capsys: Captured) -> None:
    give(b"deal SS1-S1-AAAAABD\nmove 7-2\n")
    assert main(["replay", "-", "--format", "json"]) == 1
    told = json.loads(capsys.readouterr().out)["error"]
    assert list(told) == ["line", "move", "refusal", "message"]
    assert (told["line"], told["move"], told["refusal"]) == (2, None, None)
    assert "“move”" in told["message"]


# Records that cannot be read, in both commands that read one


each_reader = pytest.mark.parametrize("command", ["deal", "replay"])


@each_reader
def test_a_faulty_record_has_status_1(command: str, give: Callable[[bytes], None], capsys: Captured) -> None:
    give(b"deal SS1-S1-AAAAABD\nmoves\n11-2\n")
    assert main([command, "-"]) == 1
    assert complaint(capsys).startswith("Line 3, move 1: “11-2” is not a move")


@each_reader
def test_an_empty_record_is_told(command: str, give: Callable[[bytes], None], capsys: Captured) -> None:
    give(b"")
    assert main([command, "-"]) == 1
    assert complaint(capsys) == "Line 1: There is nothing in this record."


@each_reader
def test_a_folder_is_no_record(command: str, tmp_path: Path, capsys: Captured) -> None:
    assert main([command, str(tmp_path)]) == 1
    assert complaint(capsys) == f"a folder, not a record: {tmp_path}"


@each_reader
def test_a_file_of_bytes_is_not_utf8(command: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(b"deal \xff\xfe")
    assert main([command, str(file)]) == 1
    assert complaint(capsys) == f"not UTF-8 text: {file}"


@each_reader
def test_standard_input_must_be_utf8_too(command: str, give: Callable[[bytes], None], capsys: Captured) -> None:
    give(b"deal \xff\xfe")
    assert main([command, "-"]) == 1
    assert complaint(capsys) == "not UTF-8 text: standard input"


@each_reader
def test_closed_standard_input_is_told(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main([command, "-"]) == 1
    assert "standard input" in complaint(capsys)


@each_reader
def test_an_unreadable_file_is_told(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", refuse)
        assert main([command, str(ONE_SUIT)]) == 1
    assert complaint(capsys) == f"cannot read {ONE_SUIT}: Permission denied"


@each_reader
def test_a_file_without_end_is_not_read_to_its_end(command: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "large"
    file.write_bytes(b"#" * (LARGEST_TEXT + 1))
    assert main([command, str(file)]) == 1
    assert complaint(capsys) == f"too large for a record: {file}"


@each_reader
def test_an_error_stays_short_and_leaves_the_terminal_alone(
    command: str, give: Callable[[bytes], None], capsys: Captured
) -> None:
    give(b"\x1b[2J" + b"A" * 10_000)
    assert main([command, "-"]) == 1
    said = complaint(capsys)
    assert "\\x1b[2JAAA" in said
    assert len(said) <= 400 + 3


def test_a_replay_of_no_file_is_told(capsys: Captured) -> None:
    assert main(["replay", "no-such-game.txt"]) == 1
    assert complaint(capsys) == "no such file: no-such-game.txt"
