"""What may be lifted, where it may go, every refusal and their order, and what makes a sequence."""

from simple_simon.engine.cards import RANK_TEXTS, SUITS, Card
from simple_simon.engine.rules import (
    KING_NEEDS_EMPTY_COLUMN,
    MIXED_SUITS,
    NO_COLUMN,
    NOT_DESCENDING,
    NOT_ONE_HIGHER,
    REFUSALS,
    SEQUENCE_LENGTH,
    TARGET_IS_ACE,
    ends_with_sequence,
    lifting_refusal,
    placing_refusal,
    run_length,
)

from .positions import columns_of, run_of


def column(text: str) -> list[Card]:
    return columns_of(text)[0]


def lifting(text: str, count: int) -> str | None:
    return lifting_refusal(column(text), count)


def placing(card: str, text: str) -> str | None:
    return placing_refusal(column(card)[0], column(text))


def test_each_refusal_has_its_own_code() -> None:
    assert REFUSALS == (NOT_DESCENDING, MIXED_SUITS, NOT_ONE_HIGHER, TARGET_IS_ACE, KING_NEEDS_EMPTY_COLUMN, NO_COLUMN)
    assert len(set(REFUSALS)) == 6
    assert "" not in REFUSALS


def test_a_single_card_can_always_be_lifted() -> None:
    for text in ("AS", "KH", "2S 9D", "9D 9D", "5S 4S", "5S 4H"):
        assert lifting(text, 1) is None


def test_cards_of_one_suit_that_descend_one_by_one_are_a_group() -> None:
    assert lifting("9H 8H", 2) is None
    assert lifting("2C 9H 8H 7H 6H", 4) is None
    assert lifting("KD QD JD 10D", 4) is None
    assert lifting("2S AS", 2) is None


def test_any_tail_of_a_run_is_a_group() -> None:
    for count in range(1, 6):
        assert lifting("JS 3C 9H 8H 7H 6H 5H", count) is None
    assert lifting("JS 3C 9H 8H 7H 6H 5H", 6) == NOT_DESCENDING


def test_a_group_has_no_size_limit() -> None:
    for suit in SUITS:
        assert lifting(run_of(suit, "K", "2"), 12) is None
        assert lifting(run_of(suit, "Q", "A"), 12) is None
        assert lifting("4S " + run_of(suit, "Q", "A"), 12) is None


def test_cards_that_do_not_descend_one_by_one_cannot_be_lifted() -> None:
    for text in ("7S 8S", "9S 7S", "7S 7S", "AS KS", "KS AS", "2S 4S", "4S 2S"):
        assert lifting(text, 2) == NOT_DESCENDING, text
    assert lifting("9S 8S 6S 5S", 4) == NOT_DESCENDING


def test_the_fault_may_lie_between_any_two_cards_of_the_group() -> None:
    assert lifting("10S 8S 7S 6S", 4) == NOT_DESCENDING
    assert lifting("9S 8S 6S 5S", 4) == NOT_DESCENDING
    assert lifting("9S 8S 7S 5S", 4) == NOT_DESCENDING
    assert lifting("9H 8S 7S 6S", 4) == MIXED_SUITS
    assert lifting("9S 8S 7H 6H", 4) == MIXED_SUITS
    assert lifting("9S 8S 7S 6H", 4) == MIXED_SUITS


def test_the_cards_above_the_group_do_not_matter() -> None:
    assert lifting("KH 2C 9S 8S", 2) is None
    assert lifting("10H 9S 8S", 2) is None
    assert lifting("10S 9S 8S", 2) is None


def test_mixed_suits_never_move_together() -> None:
    for upper in SUITS:
        for lower in SUITS:
            expected = None if upper == lower else MIXED_SUITS
            assert lifting(f"8{upper} 7{lower}", 2) == expected


def test_a_wrong_order_is_named_before_mixed_suits_wherever_they_stand() -> None:
    assert lifting("9H 7S", 2) == NOT_DESCENDING
    assert lifting("9H 8S 6S", 3) == NOT_DESCENDING
    assert lifting("9S 7S 6H", 3) == NOT_DESCENDING


def test_a_card_goes_on_a_card_one_rank_higher_of_whatever_suit() -> None:
    for suit in SUITS:
        for other in SUITS:
            for rank in range(12):
                upper, lower = RANK_TEXTS[rank + 1] + other, RANK_TEXTS[rank] + suit
                assert placing(lower, f"3C 3D {upper}") is None, (lower, upper)


def test_a_card_goes_on_no_card_of_another_rank() -> None:
    for rank in range(12):
        for target in range(1, 13):
            if target != rank + 1:
                lower, upper = RANK_TEXTS[rank] + "S", RANK_TEXTS[target] + "S"
                assert placing(lower, upper) == NOT_ONE_HIGHER, (lower, upper)


def test_only_the_last_card_of_the_target_matters() -> None:
    assert placing("7S", "8S 3S") == NOT_ONE_HIGHER
    assert placing("7S", "3S 8S") is None
    assert placing("7S", "AS 8S") is None


def test_nothing_goes_on_an_ace() -> None:
    for rank in range(12):
        for suit in SUITS:
            assert placing(RANK_TEXTS[rank] + "S", "9D A" + suit) == TARGET_IS_ACE


def test_a_king_goes_to_an_empty_column_only() -> None:
    assert placing("KS", "") is None
    for rank in RANK_TEXTS:
        for suit in SUITS:
            assert placing("KS", rank + suit) == KING_NEEDS_EMPTY_COLUMN


def test_a_king_on_an_ace_is_told_that_it_needs_an_empty_column() -> None:
    assert placing("KH", "AH") == KING_NEEDS_EMPTY_COLUMN


def test_an_empty_column_takes_any_card() -> None:
    for rank in RANK_TEXTS:
        for suit in SUITS:
            assert placing(rank + suit, "") is None


def test_the_run_at_the_end_of_a_column_is_measured() -> None:
    for text, length in (
        ("", 0),
        ("7S", 1),
        ("8S 7S", 2),
        ("8H 7S", 1),
        ("9S 7S", 1),
        ("7S 8S", 1),
        ("AS KS", 1),
        ("KS 8D 7D 6D", 3),
        ("9D 8D 3S 8D 7D 6D", 3),
        ("9H 8D 7D 6D", 3),
        (run_of("S"), 13),
        ("5S " + run_of("H"), 13),
        ("AS " + run_of("S"), 13),
    ):
        assert run_length(column(text)) == length, text


def test_king_to_ace_of_one_suit_is_a_sequence() -> None:
    assert SEQUENCE_LENGTH == 13
    for suit in SUITS:
        assert ends_with_sequence(column(run_of(suit)))
        assert ends_with_sequence(column("AH 5S 9S " + run_of(suit)))


def test_anything_less_is_no_sequence() -> None:
    for text in (
        "",
        "AS",
        "KS",
        run_of("S", "K", "2"),
        run_of("S", "Q", "A"),
        run_of("S") + " 5H",
        run_of("S") + " KS",
        "KH " + run_of("S", "Q", "A"),
        run_of("S", "K", "2") + " AH",
        run_of("S", "K", "8") + " 7H " + run_of("S", "6", "A"),
        run_of("S", "K", "8") + " " + run_of("H", "7", "A"),
        "KS " + run_of("S", "J", "A"),
    ):
        assert not ends_with_sequence(column(text)), text
