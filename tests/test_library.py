"""The library as other programs see it: its names, and the tutorial in the README."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import simple_simon
from simple_simon import Deal, Fault, Game, GameCode, Move, NotAMove, Record, Refused, parse_move, record_text

ROOT = Path(__file__).parents[1]

README = ROOT / "README.md"


def tutorial() -> str:
    """Return the Python examples of the README as one text, with the lines where they are."""
    kept = []
    inside = False
    for line in README.read_text("utf-8").splitlines():
        fence = line.startswith("```")
        inside = (line == "```python") if fence else inside
        kept.append(line if inside and not fence else "")
    return "\n".join(kept) + "\n"


def test_the_tutorial_of_the_readme_is_true() -> None:
    test = doctest.DocTestParser().get_doctest(tutorial(), {}, "README", str(README), 0)
    assert len(test.examples) > 8
    told: list[str] = []
    results = doctest.DocTestRunner().run(test, out=told.append)
    assert results.failed == 0, "".join(told)


def test_every_public_name_is_there_and_explains_itself() -> None:
    for name in simple_simon.__all__:
        public = getattr(simple_simon, name)
        assert isinstance(public, (str, tuple)) or public.__doc__, name


def test_every_rule_has_a_name_of_its_own() -> None:
    rules = {getattr(simple_simon, name) for name in simple_simon.__all__ if name.isupper() and name != "REFUSALS"}
    assert rules == set(simple_simon.REFUSALS)


def test_the_library_loads_neither_the_commands_nor_the_app() -> None:
    script = (
        "import sys, simple_simon; print(*sorted(name for name in sys.modules if name.startswith('simple_simon.')))"
    )
    said = subprocess.run([sys.executable, "-c", script], cwd=ROOT / "src", capture_output=True, check=True, timeout=60)
    parts = {name.split(".")[1] for name in said.stdout.decode().split()}
    assert parts == {"engine"}


def test_the_package_is_marked_as_typed() -> None:
    assert (Path(simple_simon.__file__).parent / "py.typed").is_file()


def test_all_errors_about_input_are_value_errors() -> None:
    errors = {value for name, value in vars(simple_simon).items() if re.search("Error$|^Refused$|^NotAMove$", name)}
    assert len(errors) == 6
    assert all(issubclass(error, Fault) and issubclass(error, ValueError) for error in errors)


def every_move_by_asking(game: Game) -> list[Move]:
    """Return the legal moves by asking for every move there might be."""
    moves = []
    for source in range(10):
        for count in range(1, len(game.columns[source]) + 2):
            for target in range(10):
                try:
                    refusal = game.refusal(source, target, count)
                except NotAMove:
                    continue
                if refusal is None:
                    moves.append(Move(source, target, count))
    return moves


def test_the_legal_moves_are_those_that_are_not_refused_all_through_a_game() -> None:
    record = Record.parse((ROOT / "src" / "simple_simon" / "web" / "games" / "one-suit-49.txt").read_text("utf-8"))
    game = Game(record.deal)
    for number, made in enumerate(record.moves):
        assert Move(made.source, made.target, made.count) in game.legal_moves()
        assert game.legal_moves() == every_move_by_asking(game)
        record.play(game, number)
    assert game.won
    assert game.legal_moves() == []


def test_a_move_goes_to_text_and_back() -> None:
    for move in Game(Deal.from_code(GameCode(4, 29))).legal_moves():
        assert parse_move(str(move)) == (move.source, move.target, move.count)


def test_a_game_goes_to_text_and_back() -> None:
    game = Game(Deal.from_code(GameCode(1, 29)))
    while game.moves < 20:
        move = game.legal_moves()[-1]
        game.move(move.source, move.target, move.count)
    text = record_text(game)
    assert record_text(Record.parse(text).replay()) == text


def test_a_refusal_names_its_rule() -> None:
    game = Game(Deal.from_code(GameCode(1, 29)))
    with pytest.raises(Refused) as refused:
        game.move(0, 1, 1)
    assert refused.value.kind == simple_simon.NOT_ONE_HIGHER
