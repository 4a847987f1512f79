"""The command `play` from a script: lines piped in, text piped out."""

import contextlib
import io
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.engine.game import Game
from simple_simon.host.command import main
from simple_simon.host.terminal.screen import Screen
from simple_simon.host.terminal.session import RefusedLineError, Session
from simple_simon.words.language import Language

from .calling import ONE_SUIT, RULES_DEAL, Captured, Give, Play, complaint, moves_of, run

CODE = "SS1-S1-AAAAABD"

pytestmark = pytest.mark.usefixtures("home")


def test_a_whole_game_is_played_to_the_win_through_pipes() -> None:
    ended = run("play", CODE, given=moves_of(ONE_SUIT).encode())
    assert (ended.returncode, ended.stderr) == (0, b"")
    lines = ended.stdout.decode().splitlines()
    assert lines[-1].endswith("Sequence of spades removed, 4 of 4. Won in 49 moves with 851 points.")
    assert lines[-2] == f"Moves: 49, score: 851, sequences: 4   {CODE}"
    assert "> " not in ended.stdout.decode()
    assert "\x1b" not in ended.stdout.decode()


def test_several_moves_stand_in_a_line_as_in_a_record(play: Play, tmp_path: Path) -> None:
    deal = tmp_path / "deal.txt"
    deal.write_text(RULES_DEAL.read_text("utf-8").partition("\nmoves\n")[0])
    lines = RULES_DEAL.read_text("utf-8").partition("\nmoves\n")[2]
    status, said, errors = play(lines, str(deal))
    assert (status, errors) == (0, [])
    assert "Won in 59 moves with 841 points." in said.splitlines()[-1]


def test_a_file_is_played_on_where_its_record_ends(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(f"deal {CODE}\nmoves\n7-2 1-7\n")
    status, said, _ = play("1-2\n", str(record))
    assert status == 0
    assert said.splitlines()[-2].startswith("Moves: 3, ")


def test_a_faulty_line_is_told_with_its_number_and_the_game_goes_on(play: Play) -> None:
    status, said, errors = play("7-2\n\n1-2\n7-\nfly\n1-7\n", CODE)
    assert status == 1
    assert errors == [
        "simple-simon: Line 3: A card goes on a card exactly one rank higher.",
        "simple-simon: Line 4: “7-” is not a move, such as 7-2 for one card or 3-10x12 for a group.",
        "simple-simon: Line 5: There is no command “fly”. “help” lists them all.",
    ]
    assert said.splitlines()[-2].startswith("Moves: 2, ")


def test_of_several_moves_those_before_the_refused_one_are_made(play: Play) -> None:
    status, said, errors = play("7-2 1-2 1-7\n", CODE)
    assert status == 1
    assert errors == ["simple-simon: Line 1: 1-2: A card goes on a card exactly one rank higher."]
    assert said.splitlines()[-2].startswith("Moves: 1, ")


def test_a_refused_group_recalls_its_rule(play: Play) -> None:
    status, _, errors = play("1-2x2\n7-2\n2-4x2\n", "SS1-S4-AAAAABD")
    assert status == 1
    assert errors == [
        "simple-simon: Line 1: Only cards that go down one by one move together.",
        "simple-simon: Line 3: Only cards of one suit move together.",
    ]


def test_a_move_without_a_count_carries_one_card_and_with_an_x_what_fits(play: Play) -> None:
    status, said, errors = play("7-2 1-7 1-2 6-7 1-10 6-8 1-2 1-6 6-2x\n", CODE)
    assert (status, errors) == (0, [])
    assert said.splitlines()[-1].startswith("8 of spades and 2 more to column 2, ")


@pytest.mark.parametrize("figures", ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "０１２３４５６７８９"])
def test_figures_may_be_those_of_the_players_script(figures: str, play: Play) -> None:
    script = str.maketrans("0123456789", figures)
    lines = "7-2 1-7 1-2 6-7 1-10 6-8 1-2 1-6 6-2x3\nundo\n6-2x\nboard 10\nnew 2\nnew SS1-S4-AAAAABD\n"
    status, said, errors = play(lines.translate(script), CODE)
    assert (status, errors) == (0, [])
    assert "   SS1-S2-" in said
    assert "8 of spades and 2 more to column 2, " in said
    assert "Column 10: " in said
    assert "   SS1-S4-AAAAABD\n" in said


def test_what_is_wrong_in_such_figures_is_told_as_it_was_typed(play: Play) -> None:
    status, _, errors = play("٧-\nboard ٧٧\nnew ٣\n", CODE)
    assert status == 1
    assert errors == [
        "simple-simon: Line 1: “٧-” is not a move, such as 7-2 for one card or 3-10x12 for a group.",
        "simple-simon: Line 2: There is no column ٧٧.",
        "simple-simon: Line 3: A game has 1, 2 or 4 suits.",
    ]


def test_files_have_plain_figures_only(play: Play, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(f"deal {CODE}\nmoves\n٧-٢\n", "utf-8")
    status, _, errors = play("load game.txt\n", CODE)
    assert status == 1
    assert errors[0].startswith("simple-simon: Line 1: game.txt: Line 3, move 1: “٧-٢” is not a move")


def test_a_move_copied_from_an_arabic_text_brings_its_unseen_marks(play: Play) -> None:
    status, said, errors = play("\u200e7-2\u200e\n", CODE)
    assert (status, errors) == (0, [])
    assert "Moves: 1, " in said


def test_moves_are_undone_and_redone(play: Play) -> None:
    status, said, errors = play("7-2\nundo\nu\nredo\ny\n", CODE)
    assert status == 1
    assert errors == [
        "simple-simon: Line 3: There is nothing to undo.",
        "simple-simon: Line 5: There is nothing to redo.",
    ]
    assert "Undone: jack of spades to column 2, on queen of spades.\n" in said
    assert said.endswith("Redone: jack of spades to column 2, on queen of spades.\n")


def test_no_more_than_100_moves_are_undone(play: Play, tmp_path: Path) -> None:
    opening = moves_of(ONE_SUIT).splitlines()[:28]  # They empty columns 6 and 7.
    moves = [*opening, "10-6", *["6-7", "7-6"] * 61]
    (tmp_path / "long.txt").write_text(f"deal {CODE}\nmoves\n{' '.join(moves)}\n")
    status, said, errors = play("undo\n" * 101, "long.txt")
    assert (status, errors) == (1, ["simple-simon: Line 101: Only the last 100 moves can be undone."])
    assert said.splitlines()[-2].startswith("Moves: 51, ")


@pytest.mark.parametrize("another", ["restart", "new", "new 4", "new SS1-S2-SIMONSA"])
def test_restart_and_new_are_taken_back_until_the_first_move(another: str, play: Play) -> None:
    status, said, errors = play(f"7-2\n{another}\nundo\n", CODE)
    assert (status, errors) == (0, [])
    assert "Until the first move, “undo” brings the game before back.\n" in said
    assert said.splitlines()[-2:] == [f"Moves: 1, score: 499, sequences: 0   {CODE}", "This is the game before."]


def test_after_the_first_move_the_game_before_is_gone(play: Play) -> None:
    status, _, errors = play("7-2\nrestart\n7-2\nundo\nundo\n", CODE)
    assert status == 1
    assert errors == ["simple-simon: Line 5: There is nothing to undo."]


def test_a_new_game_is_had_by_suits_by_code_and_like_the_last_one(play: Play) -> None:
    status, said, errors = play("new 2\nnew\nnew ss1 s4 aaaaabd\nnew 3\nnew SS1-S3-AAAAABD\n")
    codes = [line.split()[-1] for line in said.splitlines() if line.startswith("Moves: ")]
    assert [code[:6] for code in codes] == ["SS1-S1", "SS1-S2", "SS1-S2", "SS1-S4"]
    assert len(set(codes)) == 4
    assert codes[-1] == "SS1-S4-AAAAABD"
    assert status == 1
    assert errors[0] == "simple-simon: Line 4: A game has 1, 2 or 4 suits."
    assert errors[1].startswith("simple-simon: Line 5: After SS1 a game code has its suits")


def test_a_game_is_saved_and_loaded(play: Play, tmp_path: Path) -> None:
    status, said, errors = play("7-2 1-7\nsave my game.txt\nundo\nload my game.txt\n", CODE)
    assert (status, errors) == (0, [])
    assert (tmp_path / "my game.txt").read_bytes() == f"deal {CODE}\nmoves\n7-2 1-7\n".encode()
    assert "The game is written into my game.txt.\n" in said
    assert "Until the next move, “load” alone brings the game before back." in said.splitlines()[-1]


def test_load_alone_brings_the_game_before_back(play: Play, tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text(f"deal {CODE}\nmoves\n7-2 1-7\n")
    status, said, errors = play("7-2\nload other.txt\nload\nload\n", CODE)
    assert status == 1
    assert said.splitlines()[-2].startswith("Moves: 1, ")
    assert errors == ["simple-simon: Line 4: After “load” stands the name of a file."]


def test_a_file_that_is_no_record_is_never_overwritten(play: Play, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Simon,\n")
    (tmp_path / "older.txt").write_text(f"deal {CODE}\nmoves\n")
    (tmp_path / "empty.txt").touch()
    status, _, errors = play("save letter.txt\nsave .\nsave\nsave older.txt\nsave empty.txt\nsave no/where\n", CODE)
    assert status == 1
    assert errors[:3] == [
        "simple-simon: Line 1: letter.txt holds something else than a game. It stays as it is.",
        "simple-simon: Line 2: . holds something else than a game. It stays as it is.",
        "simple-simon: Line 3: After “save” stands the name of a file.",
    ]
    assert len(errors) == 4
    assert errors[3].startswith("simple-simon: Line 6: The game could not be written into no/where: ")
    assert (tmp_path / "letter.txt").read_text() == "Dear Simon,\n"
    assert (tmp_path / "empty.txt").read_text() != ""


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (None, "There is no file game."),
        (b"\xff", "game cannot be read as a game."),
        (b"deal SS1-S1-AAAAABD\nmoves\n1-2\n", "game: Line 3, move 1: A card goes on a card exactly one rank higher."),
    ],
)
def test_a_file_that_cannot_be_loaded_changes_nothing(
    file: bytes | None, told: str, play: Play, tmp_path: Path
) -> None:
    if file is not None:
        (tmp_path / "game").write_bytes(file)
    status, said, errors = play("7-2\nload game\nundo\n", CODE)
    assert (status, errors) == (1, [f"simple-simon: Line 2: {told}"])
    assert said.splitlines()[-2].startswith("Moves: 0, ")


def test_the_board_is_told_in_words_whole_or_by_column(play: Play) -> None:
    status, said, errors = play("board\nboard 9\nboard 11\n", CODE)
    assert said.splitlines()[-3].startswith("No sequence removed. column 1: jack of spades, jack of spades, ")
    assert said.splitlines()[-1] == "Column 9: 8 of spades, king of spades"
    assert (status, errors) == (1, ["simple-simon: Line 3: There is no column 11."])


def test_plain_draws_nothing_and_says_each_move_in_a_sentence(play: Play) -> None:
    status, said, errors = play("7-2\n", CODE, "--plain")
    assert (status, errors) == (0, [])
    lines = said.splitlines()
    assert lines[0].startswith("No sequence removed. column 1: ")
    assert lines[1:] == [
        f"Moves: 0, score: 500, sequences: 0   {CODE}",
        "Jack of spades to column 2, on queen of spades.",
    ]
    assert not any(sign in said for sign in "♠♥♦♣")


def test_quit_ends_the_script_and_what_follows_is_not_read(play: Play) -> None:
    status, said, errors = play("7-2\nquit\nnonsense\n", CODE)
    assert (status, errors) == (0, [])
    assert said.count("Moves: ") == 2


def test_commands_that_take_nothing_take_nothing(play: Play) -> None:
    status, _, errors = play("undo 3\n", CODE)
    assert (status, errors) == (1, ["simple-simon: Line 1: Nothing can stand after “undo”."])


def test_rules_and_help_are_told(play: Play) -> None:
    status, said, errors = play("rules\nhelp\n", CODE)
    assert (status, errors) == (0, [])
    assert "Only cards of one suit move together." in said
    assert "take the last move back" in said


def test_comments_and_foreign_bytes_do_no_harm(give: Give, capsys: Captured) -> None:
    give(b"\xef\xbb\xbf7-2 # the jack\n# nothing\n\xff\x1b[2J\n")
    assert main(["play", CODE]) == 1
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err
    assert said.err.startswith("simple-simon: Line 3: There is no command “")
    assert "Moves: 1, " in said.out


def test_colour_is_forced_or_forbidden_by_the_environment(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[31m" in play("", "SS1-S4-AAAAABD")[1]
    assert "\x1b" not in play("", "SS1-S4-AAAAABD", "--plain")[1]
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in play("", "SS1-S4-AAAAABD")[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["-"], "standard input is where the moves come from; name a file"),
        (["SS1-S1-AAAAABD", "--suits", "4"], "--suits 4: the code SS1-S1-AAAAABD has 1"),
        (["SS1-S3-AAAAABD"], "After SS1 a game code has its suits: S1, S2 or S4, as in SS1-S1-AAAAABD."),
        (["no-such-game"], "no such file, and not a game code: no-such-game"),
        (["--language", "tlh"], "argument --language: no such language: tlh."),
    ],
)
def test_a_wrong_use_is_told_before_anything_is_played(
    arguments: list[str], told: str, give: Give, capsys: Captured
) -> None:
    give(b"7-2\n")
    assert main(["play", *arguments]) == 2
    assert complaint(capsys).startswith(told)


def test_a_faulty_record_is_told_before_anything_is_played(tmp_path: Path, give: Give, capsys: Captured) -> None:
    (tmp_path / "game.txt").write_text(f"deal {CODE}\nmoves\n1-2\n")
    give(b"")
    assert main(["play", "game.txt"]) == 1
    assert complaint(capsys) == "Line 3, move 1: A card goes on a card exactly one rank higher."


def test_closed_standard_input_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", CODE]) == 1
    assert "standard input" in capsys.readouterr().err


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.lists(st.text("0123456789-xX ubnryqh?#\t\0é１٣۳ー×　→", max_size=12), max_size=20))
def test_no_line_whatsoever_ends_in_a_traceback(lines: list[str]) -> None:
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        session = Session(Screen(Language(), plain=False), Game(Deal.from_code(GameCode.parse(CODE))))
        for line in lines:
            with contextlib.suppress(RefusedLineError):
                session.obey(line)
            assert session.game.score == 500 - session.game.moves + 100 * len(session.game.removed)
