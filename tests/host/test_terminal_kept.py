"""The unfinished game that the command `play` keeps between two sessions."""

import io
import sys
from pathlib import Path

import pytest

from simple_simon.host.command import main

from .calling import ONE_SUIT, Give, Play, moves_of

CODE = "SS1-S1-AAAAABD"


def test_an_unfinished_game_goes_on_where_none_is_named(play: Play, home: Path) -> None:
    play("7-2\n", CODE)
    assert home.read_text("utf-8") == f"deal {CODE}\nmoves\n7-2\n"
    status, said, errors = play("1-7\n")
    assert (status, errors) == (0, [])
    assert said.startswith("Your unfinished game goes on.\n")
    assert home.read_text("utf-8") == f"deal {CODE}\nmoves\n7-2 1-7\n"


def test_a_script_that_names_its_deal_leaves_an_unfinished_game_alone(play: Play, home: Path) -> None:
    play("7-2\n", CODE)
    before = home.read_bytes()
    for arguments in (["SS1-S4-AAAAABD"], [CODE], ["--suits", "2"]):
        assert play("7-2\nundo\n", *arguments)[0] in (0, 1)
        assert home.read_bytes() == before


def test_a_won_game_is_not_kept(play: Play, home: Path) -> None:
    play(moves_of(ONE_SUIT), CODE)
    assert not home.exists()
    assert not play("")[1].startswith("Your unfinished game")


def test_a_damaged_game_is_put_aside_and_said(play: Play, home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.write_text("damaged")
    status, _, errors = play("")
    aside = home.with_name("game-damaged-1.txt")
    assert (status, errors) == (0, [f"The kept game is damaged. It was put aside as {aside}."])
    assert aside.read_text() == "damaged"


def test_without_a_place_to_keep_the_game_it_is_played_all_the_same(play: Play, home: Path) -> None:
    home.parent.parent.mkdir(parents=True)
    home.parent.touch()
    status, said, errors = play("7-2\n1-7\n", CODE)
    assert status == 0
    assert len(errors) == 1
    assert errors[0].startswith("The game cannot be kept for next time: ")
    assert "Moves: 2, " in said


def test_output_that_nobody_reads_any_more_loses_no_move(
    monkeypatch: pytest.MonkeyPatch, give: Give, home: Path
) -> None:
    class Deaf(io.StringIO):
        def write(self, text: str) -> int:
            if text.startswith("Jack"):
                raise BrokenPipeError
            return len(text)

    give(b"7-2\n")
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", Deaf())
        patched.setattr("simple_simon.host.command.abandon_output", lambda: None)
        assert main(["play", CODE]) == 1
    assert home.read_text("utf-8") == f"deal {CODE}\nmoves\n7-2\n"
