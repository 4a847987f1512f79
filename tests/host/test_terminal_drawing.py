"""The board in characters."""

import re

import pytest

from simple_simon.engine.cards import Card
from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.host.terminal.drawing import LETTERS, SIGNS, Style, draw

from ..engine.positions import columns_of

ESCAPES = re.compile("\x1b\\[[0-9;]*m")


def board(code: str = "SS1-S4-AAAAABD") -> list[list[Card]]:
    return [list(column) for column in Deal.from_code(GameCode.parse(code)).columns]


def test_ten_columns_stand_side_by_side_under_their_numbers() -> None:
    lines = draw(board(), Style(SIGNS, False, 50)).splitlines()
    assert lines[0] == "  1    2    3    4    5    6    7    8    9   10"
    assert lines[1] == " J♦   Q♠   9♥   K♥   2♦   2♠  10♣   K♣   8♣   6♠"
    assert lines[8] == " 6♣   Q♦   K♦"
    assert len(lines) == 9


def test_letters_stand_for_the_signs_where_there_are_none() -> None:
    lines = draw(board(), Style(LETTERS, False, 50)).splitlines()
    assert lines[1] == " JD   QS   9H   KH   2D   2S  10C   KC   8C   6S"
    assert "\n".join(lines).isascii()


@pytest.mark.parametrize(("width", "longest"), [(39, 39), (40, 39), (48, 39), (49, 48), (57, 48), (58, 57), (80, 57)])
def test_the_columns_come_closer_where_the_width_asks_for_it(width: int, longest: int) -> None:
    drawn = draw(board(), Style(SIGNS, False, width))
    assert max(map(len, drawn.splitlines())) == longest


def test_an_empty_column_is_shown_and_an_empty_board_too() -> None:
    columns = board()
    columns[1] = []
    assert draw(columns, Style(SIGNS, False, 40)).splitlines()[1].startswith(" J♦  --  9♥")
    assert draw([[] for _ in range(10)], Style(SIGNS, False, 40)).splitlines()[1].split() == ["--"] * 10


def test_red_suits_are_red_and_groups_that_can_move_are_bold() -> None:
    columns = columns_of("KS 5H 4H", "3D", "3S 2C")
    lines = draw(columns, Style(SIGNS, True, 80)).splitlines()
    assert "\x1b[1m\x1b[31m 5♥\x1b[0m" in lines[2]
    assert "\x1b[1m\x1b[31m 3♦\x1b[0m" in lines[1]
    assert lines[1].startswith(" K♠ ")
    assert "\x1b[1m 2♣\x1b[0m" in lines[2]


def test_colour_changes_nothing_else() -> None:
    plain = draw(board(), Style(SIGNS, False, 80))
    coloured = draw(board(), Style(SIGNS, True, 80))
    stripped = [line.rstrip() for line in ESCAPES.sub("", coloured).splitlines()]
    assert stripped == plain.splitlines()
    assert coloured != plain


def test_a_board_higher_than_the_screen_has_its_numbers_below_too() -> None:
    lines = draw(board(), Style(SIGNS, False, 80, height=8)).splitlines()
    assert lines[-1] == lines[0]
    assert len(draw(board(), Style(SIGNS, False, 80, height=9)).splitlines()) == 9
