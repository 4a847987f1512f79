"""The game code: its text both ways, what typing it forgives, and which part is named when it is wrong."""

from simple_simon.engine.code import CODE_COUNT, EXAMPLE, GameCode, GameCodeError

from .positions import raised

NUMBERS = (
    ("AAAAAAA", 0),
    ("AAAAAAB", 1),
    ("AAAAAAZ", 25),
    ("AAAAABA", 26),
    ("AAAAABD", 29),
    ("BAAAAAA", 26**6),
    ("SIMONSA", 5661274008),
    ("ZZZZZZZ", 8031810175),
)

FORGIVEN = (
    "ss1-s1-aaaaabd",
    "Ss1-S1-AaAaAbD",
    "SS1S1AAAAABD",
    "SS1 S1 AAAAABD",
    "  SS1-S1-AAAAABD\n",
    "\tSS1-S1-AAAAABD\r\n",
    "SS1 - S1 - AAAAABD",
    "S S 1 S 1 A A A A A B D",
    "SS1-S1-AAAA ABD",
    "SS1--S1---AAAAABD",
    "-SS1-S1-AAAAABD-",
    "SS1_S1_AAAAABD",
    "SS1\u2010S1\u2011AAAAABD",
    "SS1\u2012S1\u2013AAAAABD",
    "SS1\u2014S1\u2015AAAAABD",
    "SS1\u2212S1\u2212AAAAABD",
    "SS1\u30fcS1\ufe58AAAAABD",
    "SS1\ufe63S1\uff0dAAAAABD",
    "SS1\u00a0S1\u202fAAAAABD",
    "SS1\u2009S1\u200aAAAAABD",
    "SS1\u2003S1\u3000AAAAABD",
    "SS1\u1680S1\u205fAAAA\u0085ABD",
    "SS1\vS1\fAAAA\u2028AB\u2029D",
    "\ufeffSS1-S1-AAAA\u00adABD\u200b",
    "\u200eSS1-S1\u200c-AA\u200dAAABD\u2060\u200f",
    "ＳＳ１－Ｓ１－ＡＡＡＡＡＢＤ",
    "ｓｓ１　ｓ１　ａａａａａｂｄ",
)

WRONG_FORMATS = (
    ("", ""),
    ("   ", ""),
    ("---", ""),
    ("S", "S"),
    ("SS", "SS"),
    ("SS2-S1-AAAAABD", "SS2"),
    ("SS0-S1-AAAAABD", "SS0"),
    ("S1-S1-AAAAABD", "S1S"),
    ("AAAAABD", "AAA"),
    ("XX1-S1-AAAAABD", "XX1"),
    ("SSl-S1-AAAAABD", "SSL"),
    ("ß1-S1-AAAAABD", "ß1S"),
    ("ſs1-S1-AAAAABD", "ſS1"),
    ("#SS1-S1-AAAAABD", "#SS"),
    ("ЅЅ1-S1-AAAAABD", "ЅЅ1"),
    ("♠♥♦", "♠♥♦"),
)

WRONG_SUITS = (
    ("SS1", ""),
    ("SS1-", ""),
    ("SS1-S", "S"),
    ("SS1-S0-AAAAABD", "S0"),
    ("SS1-S3-AAAAABD", "S3"),
    ("SS1-S5-AAAAABD", "S5"),
    ("SS1-1-AAAAABD", "1A"),
    ("SS1-AAAAABD", "AA"),
    ("SS1-4S-AAAAABD", "4S"),
    ("SS1-ſ1-AAAAABD", "ſ1"),
    ("SS1-S¹-AAAAABD", "S¹"),
    ("SS1-S٤-AAAAABD", "S٤"),
)

WRONG_LETTERS = (
    ("SS1-S1", ""),
    ("SS1-S1-", ""),
    ("SS1-S1-AAAAAB", "AAAAAB"),
    ("SS1-S1-AAAAABDA", "AAAAABDA"),
    ("SS1-S16-AAAAABD", "6AAAAABD"),
    ("SS1-S1-AAAAAB1", "AAAAAB1"),
    ("SS1-S1-AAAAAB?", "AAAAAB?"),
    ("SS1-S1-AAAAA@[", "AAAAA@["),
    ("SS1-S1-AAAAAßA", "AAAAAßA"),
    ("SS1-S1-AAAAAß", "AAAAAß"),
    ("SS1-S1-AAAAAſA", "AAAAAſA"),
    ("SS1-S1-AAAAAıA", "AAAAAıA"),
    ("SS1-S1-AAAAAÀA", "AAAAAÀA"),
    ("SS1-S1-AAAAA\u212aA", "AAAAA\u212aA"),
    ("SS1-S1-aaaaaｂ！", "AAAAAB!"),
)


def code_error(text: str) -> GameCodeError:
    return raised(GameCodeError, lambda: GameCode.parse(text))


def value_error(suits: int, number: int) -> ValueError:
    return raised(ValueError, lambda: GameCode(suits, number))


def test_there_are_26_to_the_7th_shuffles() -> None:
    assert CODE_COUNT == 8031810176


def test_a_code_holds_suits_and_the_number_of_the_shuffle() -> None:
    code = GameCode.parse("SS1-S4-AAAAABD")
    assert code.suits == 4
    assert code.number == 29


def test_seven_letters_are_a_number_the_first_letter_heaviest() -> None:
    for letters, number in NUMBERS:
        assert GameCode.parse("SS1-S2-" + letters).number == number
        assert GameCode(2, number).letters() == letters


def test_each_number_of_suits_has_its_code() -> None:
    for suits in (1, 2, 4):
        code = GameCode(suits, 29)
        assert str(code) == f"SS1-S{suits}-AAAAABD"
        assert GameCode.parse(str(code)).suits == suits


def test_a_code_survives_its_text() -> None:
    for suits in (1, 2, 4):
        for _, number in NUMBERS:
            code = GameCode(suits, number)
            assert GameCode.parse(str(code)) == code


def test_the_example_is_a_code() -> None:
    assert str(GameCode.parse(EXAMPLE)) == EXAMPLE


def test_case_blanks_dashes_and_wide_characters_are_forgiven() -> None:
    for text in FORGIVEN:
        assert str(GameCode.parse(text)) == "SS1-S1-AAAAABD", text


def test_a_wrong_beginning_is_named() -> None:
    for text, found in WRONG_FORMATS:
        error = code_error(text)
        assert (error.kind, error.details) == ("code-format", {"found": found}), text


def test_wrong_suits_are_named() -> None:
    for text, found in WRONG_SUITS:
        error = code_error(text)
        assert (error.kind, error.details) == ("code-suits", {"found": found}), text


def test_wrong_letters_are_named() -> None:
    for text, found in WRONG_LETTERS:
        error = code_error(text)
        assert (error.kind, error.details) == ("code-letters", {"found": found}), text


def test_the_first_faulty_part_is_the_one_named() -> None:
    assert code_error("SS2-S3-AAA").kind == "code-format"
    assert code_error("SS1-S3-AAA").kind == "code-suits"


def test_there_is_no_code_for_another_number_of_suits() -> None:
    for suits in (-1, 0, 3, 5):
        assert str(suits) in str(value_error(suits, 29))


def test_there_is_no_code_for_a_number_out_of_range() -> None:
    for number in (-1, 26**7, 2**64):
        assert str(number) in str(value_error(1, number))


def test_codes_are_equal_when_suits_and_number_are() -> None:
    code = GameCode(1, 29)
    assert code == GameCode(1, 29)
    assert hash(code) == hash(GameCode(1, 29))
    assert code != GameCode(1, 30)
    assert code != GameCode(2, 29)
    assert code != "SS1-S1-AAAAABD"
    assert len({code, GameCode(1, 29), GameCode(2, 29)}) == 2


def test_a_code_shows_itself() -> None:
    assert repr(GameCode(1, 29)) == "<GameCode SS1-S1-AAAAABD>"
