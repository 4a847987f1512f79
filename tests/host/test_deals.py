"""The command `deal`: which deal is meant, and how it is shown."""

import json
from pathlib import Path

import pytest

from simple_simon.engine.code import GameCode
from simple_simon.host.command import main

from .calling import ONE_SUIT, RULES_DEAL, Captured, complaint, run

CARDS_OF_AAAAABD = """\
JS JS AS 6S 9S 5S 10S 6S
QS QS JS 8S 8S 7S QS QS
9S 3S AS 4S 9S 9S 4S KS
KS 4S AS 3S 7S 2S 3S
2S 5S 3S 4S 10S 2S
2S 8S 7S 5S 5S
10S 10S 7S JS
KS AS 6S
8S KS
6S
"""


def test_a_deal_in_cards_is_exactly_the_ten_lines() -> None:
    ended = run("deal", "SS1-S1-AAAAABD", "--format", "cards")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.decode().replace("\r\n", "\n") == CARDS_OF_AAAAABD


def test_a_deal_in_words_is_one_line_and_the_default(capsys: Captured) -> None:
    assert main(["deal", "SS1-S4-AAAAABD"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith("No sequence removed. column 1: jack of diamonds, jack of spades, ace of spades, ")
    assert said.out.endswith("; column 10: 6 of spades.\n")
    assert said.out.count("\n") == 1
    assert main(["deal", "SS1-S4-AAAAABD", "--format", "words", "--language", "en"]) == 0
    assert capsys.readouterr().out == said.out


def test_a_deal_as_json_has_code_suits_number_and_columns(capsys: Captured) -> None:
    assert main(["deal", "SS1-S4-AAAAABD", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["code", "suits", "number", "columns"]
    assert (told["code"], told["suits"], told["number"]) == ("SS1-S4-AAAAABD", 4, 29)
    assert told["columns"][0] == ["JD", "JS", "AS", "6H", "9D", "5D", "10D", "6C"]
    assert [len(column) for column in told["columns"]] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]


def test_a_code_is_forgiving_to_type(capsys: Captured) -> None:
    assert main(["deal", " ss1 s1–aaaaabd", "--format", "cards"]) == 0
    assert capsys.readouterr().out == CARDS_OF_AAAAABD


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_a_new_deal_has_the_suits_asked_for(suits: int, capsys: Captured) -> None:
    assert main(["deal", "--suits", str(suits), "--format", "json"]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert told["suits"] == suits
    assert str(GameCode(suits, told["number"])) == told["code"]
    assert said.err == ""


@pytest.mark.parametrize("layout", ["words", "cards"])
def test_a_new_deal_tells_its_code_on_standard_error(layout: str, capsys: Captured) -> None:
    assert main(["deal", "--format", layout]) == 0
    said = capsys.readouterr()
    assert str(GameCode.parse(said.err)) + "\n" == said.err
    assert said.err.startswith("SS1-S1-")
    assert main(["deal", said.err, "--format", layout]) == 0
    assert capsys.readouterr().out == said.out


def test_a_new_deal_draws_from_all_numbers(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda count: count - 1)
    assert main(["deal", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["code"] == "SS1-S1-ZZZZZZZ"


def test_the_deal_of_a_record_with_a_code_has_that_code(capsys: Captured) -> None:
    assert main(["deal", str(ONE_SUIT), "--format", "json", "--suits", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["code"] == "SS1-S1-AAAAABD"


def test_the_deal_of_a_record_without_a_code_has_none(capsys: Captured) -> None:
    assert main(["deal", str(RULES_DEAL), "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["code"], told["number"], told["suits"]) == (None, None, 4)
    assert told["columns"][9] == ["5D"]


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_record_comes_from_standard_input_too(mark: bytes) -> None:
    ended = run("deal", "-", "--format", "cards", given=mark + ONE_SUIT.read_bytes())
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.decode().replace("\r\n", "\n") == CARDS_OF_AAAAABD


@pytest.mark.parametrize(
    ("source", "found"), [("SS1-S4-AAAAABD", "the code SS1-S4-AAAAABD has 4"), (str(RULES_DEAL), "record has 4")]
)
def test_other_suits_than_the_deal_has_are_a_wrong_use(source: str, found: str, capsys: Captured) -> None:
    assert main(["deal", source, "--suits", "2"]) == 2
    said = complaint(capsys)
    assert "--suits 2" in said
    assert found in said


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("SS2-S1-AAAAABD", "“SS2”"),
        ("SS", "“SS”"),
        ("SS1-S3-AAAAABD", "“S3”"),
        ("SS1-S1-AAAAAB", "“AAAAAB”"),
        ("ss1-s1-aaaaab4", "“AAAAAB4”"),
    ],
)
def test_a_wrong_code_is_named_by_its_faulty_part(code: str, named: str, capsys: Captured) -> None:
    assert main(["deal", code]) == 2
    assert named in complaint(capsys)


@pytest.mark.parametrize("source", ["AAAAABD", "no/such/game.txt", "", "game\0.txt"])
def test_what_is_neither_code_nor_file_is_said_so(source: str, capsys: Captured) -> None:
    assert main(["deal", source]) == 2
    assert "no such file, and not a game code" in complaint(capsys)


def test_a_file_whose_name_begins_like_a_code_is_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ss-games.txt").write_bytes(ONE_SUIT.read_bytes())
    assert main(["deal", "ss-games.txt", "--format", "cards"]) == 0
    assert capsys.readouterr().out == CARDS_OF_AAAAABD
