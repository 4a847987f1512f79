"""A whole game in one word. These tests run on MicroPython too."""

from simple_simon.engine.link import game_link, parse_link
from simple_simon.engine.record import Record, RecordError, record_text

from .positions import ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE, example_text, game_of_code, raised


def test_a_game_comes_back_from_its_link() -> None:
    for name in (ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE):
        game = Record.parse(example_text(name)).replay()
        record, start = parse_link(game_link(game))
        assert start is None
        assert record_text(record.replay()) == record_text(game)


def test_a_link_needs_no_escaping() -> None:
    for name in (ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE):
        link = game_link(Record.parse(example_text(name)).replay())
        assert all(character.isalpha() or character.isdigit() or character in "-.~" for character in link)


def test_a_link_of_a_game_without_moves() -> None:
    link = game_link(game_of_code("SS1-S4-AAAAABD"))
    assert link == "SS1-S4-AAAAABD~"
    assert parse_link(link)[0].moves == []
    assert parse_link("SS1-S4-AAAAABD")[0].moves == []


def test_a_link_names_the_move_to_begin_after() -> None:
    link = game_link(Record.parse(example_text(ONE_SUIT_EXAMPLE)).replay())
    for at, start in (("@30", 30), ("@0", 0), ("@49", 49), ("@4000", 49), ("@", None), ("@-1", None), ("@x", None)):
        assert parse_link(link + at)[1] == start, at


def test_a_faulty_link_is_a_faulty_record() -> None:
    for word, kind in (
        ("", "record-deal-short"),
        ("SS1-S3-AAAAABD~", "code-suits"),
        ("SS1-S1-AAAAABD~7_2", "record-move"),
        ("AS" * 52 + "~", "deal-extra-card"),
        ("XX" * 52 + "~", "deal-unknown-card"),
    ):
        assert raised(RecordError, lambda: parse_link(word)).kind == kind, word  # noqa: B023
