"""What a player types, made plain."""

import pytest

from simple_simon.host.terminal.typed import plain, plain_move, with_plain_figures


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("٣-١٠x١٢", "3-10x12"),
        ("۳-۱۰x۱۲", "3-10x12"),
        ("３－１０Ｘ１２", "3-10x12"),
        ("३-१०x१२", "3-10x12"),
        ("٣-10x１２", "3-10x12"),
        ("\u200e3-10x12\u200e", "3-10x12"),
        ("UNDO", "undo"),
        ("ｕｎｄｏ", "undo"),
        ("تراجع", "تراجع"),
        ("ルール", "ルール"),
        ("", ""),
    ],
)
def test_a_typed_word_is_made_plain(typed: str, meant: str) -> None:
    assert plain(typed) == meant


@pytest.mark.parametrize("typed", ["７ー１０ｘ１２", "٧-١٠×١٢", "7–10×12", "7−10X12", "۷－۱۰x۱۲"])
def test_a_move_may_have_the_dash_and_the_times_sign_of_any_keyboard(typed: str) -> None:
    assert plain_move(typed) == "7-10x12"


def test_in_a_text_that_is_read_elsewhere_figures_alone_change() -> None:
    assert with_plain_figures("ss١ ß４-ＡＡ é½") == "ss1 ß4-ＡＡ é½"
