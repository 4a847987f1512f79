"""How wide texts are in a terminal, and where their lines end."""

import pytest

from simple_simon.host.terminal.wrapping import text_width, wrapped


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 0),
        ("Simon", 5),
        ("西蒙", 4),
        ("カード", 6),
        ("ﾊｰﾄ", 3),
        ("ＡＢ：", 6),
        ("か\u3099", 2),
        ("e\u0301", 1),
        ("معًا", 3),
        ("\u200e-5\u200e", 2),
        ("“♠”", 3),
    ],
)
def test_the_width_of_a_text_is_that_of_its_columns(text: str, width: int) -> None:
    assert text_width(text) == width


def test_a_line_ends_at_a_blank_which_is_left_out() -> None:
    assert wrapped("one two  three", 9) == ["one two", "three"]
    assert wrapped("one two  three", 14) == ["one two  three"]
    assert wrapped("", 9) == [""]


def test_a_line_ends_between_wide_characters_which_take_two_columns() -> None:
    assert wrapped("一二三四五", 6) == ["一二三", "四五"]
    assert wrapped("一二三四五", 7) == ["一二三", "四五"]
    assert wrapped("第 10 列", 5) == ["第 10", "列"]


def test_words_and_numbers_stay_whole_among_wide_characters() -> None:
    assert wrapped("最後の100手", 8) == ["最後の", "100手"]
    assert wrapped("コードはSS1-S1-AAAAABDです。", 14) == ["コードは", "SS1-S1-AAAAABD", "です。"]


def test_no_line_begins_with_what_closes_or_ends_with_what_opens() -> None:
    assert wrapped("一二三。四", 6) == ["一二", "三。四"]
    assert wrapped("一二「三」", 6) == ["一二", "「三」"]
    assert wrapped("一二“三”四", 5) == ["一二", "“三”", "四"]
    assert wrapped("一二スー三ッ", 6) == ["一二", "スー", "三ッ"]


def test_no_break_blanks_and_accents_hold_together() -> None:
    assert wrapped("Coups\u00a0: 49", 6) == ["Coups\u00a0:", "49"]
    assert wrapped("ごか\u3099ご", 4) == ["ごか\u3099", "ご"]


def test_what_cannot_be_divided_has_a_line_of_its_own() -> None:
    assert wrapped("in /home/simon/a-game.txt now", 10) == ["in", "/home/simon/a-game.txt", "now"]


def test_lines_are_begun_with_what_is_given_for_them() -> None:
    assert wrapped("one two three", 11, "列  ", "    ") == ["列  one two", "    three"]
    assert wrapped("one", 2, "列  ", "    ") == ["列  one"]
