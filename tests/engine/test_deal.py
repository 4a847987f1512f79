"""The shuffle to the letter, dealing in rows, and deals given by their cards."""

from simple_simon.engine.cards import pack
from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import COLUMN_LENGTHS, Deal, DealError, SplitMix64, in_rows, shuffled
from simple_simon.engine.game import Game

from .positions import RULES_DEAL_EXAMPLE, example_text, raised

ONE_SUIT = """JS JS AS 6S 9S 5S 10S 6S
QS QS JS 8S 8S 7S QS QS
9S 3S AS 4S 9S 9S 4S KS
KS 4S AS 3S 7S 2S 3S
2S 5S 3S 4S 10S 2S
2S 8S 7S 5S 5S
10S 10S 7S JS
KS AS 6S
8S KS
6S"""

FOUR_SUITS = """JD JS AS 6H 9D 5D 10D 6C
QS QC JH 8D 8H 7C QH QD
9H 3C AC 4C 9C 9S 4S KD
KH 4H AD 3S 7S 2C 3H
2D 5S 3D 4D 10H 2H
2S 8S 7H 5H 5C
10C 10S 7D JC
KC AH 6D
8C KS
6S"""

TWO_SUITS = """3S AS 4S 9S 5S 2S 7S 4S
JH AH 8H 4H 5H KH JS KS
2H 3S 7H 6H 5H 3H QH 6S
9H 2H 4H 2S 8S 8H QS
JH KS 6S 9H KH 7S
AS AH 8S JS 10H
10S 5S 6H 7H
3H 10H QS
9S 10S
QH"""


def table(text: str) -> list[list[str]]:
    return [line.split() for line in text.split("\n")]


def with_card(texts: list[list[str]], column: int, place: int, card: str) -> list[list[str]]:
    changed = [list(column) for column in texts]
    changed[column][place] = card
    return changed


def deal_error(texts: list[list[str]]) -> DealError:
    return raised(DealError, lambda: Deal.from_texts(texts))


def test_the_random_numbers_are_those_of_splitmix64() -> None:
    for state, vector in (
        (0, (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)),
        (29, (0xBB7B49AB8801CF70, 0xBA57B7DB607F9D1A, 0xE1B9AE67265F7887)),
    ):
        numbers = SplitMix64(state)
        for expected in vector:
            assert numbers.next() == expected


def test_the_random_numbers_go_round_after_64_bits() -> None:
    wrapped, plain = SplitMix64(2**64 + 29), SplitMix64(29)
    assert [wrapped.next() for _ in range(5)] == [plain.next() for _ in range(5)]


def test_each_vector_of_the_game_code_is_dealt_to_the_card() -> None:
    for code, vector in (
        ("SS1-S1-AAAAABD", ONE_SUIT),
        ("SS1-S4-AAAAABD", FOUR_SUITS),
        ("SS1-S2-SIMONSA", TWO_SUITS),
    ):
        assert Deal.from_code(GameCode.parse(code)).texts() == table(vector), code


def test_the_same_letters_give_the_same_ranks_with_1_2_and_4_suits() -> None:
    for number in (0, 1, 29, 5661274008, 8031810175):
        ranks = []
        for suits in (1, 2, 4):
            columns = Deal.from_code(GameCode(suits, number)).columns
            ranks.append([[card.rank for card in column] for column in columns])
        assert ranks[0] == ranks[1]
        assert ranks[0] == ranks[2]


def test_the_columns_have_8_8_8_7_6_5_4_3_2_and_1_cards() -> None:
    assert COLUMN_LENGTHS == (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
    for suits in (1, 2, 4):
        columns = Deal.from_code(GameCode(suits, 12345)).columns
        assert tuple([len(column) for column in columns]) == COLUMN_LENGTHS


def test_a_pack_is_dealt_in_rows_from_the_left() -> None:
    numbers = [[card.number for card in column] for column in in_rows(pack(4))]
    assert numbers == [
        [0, 10, 19, 27, 34, 40, 45, 49],
        [1, 11, 20, 28, 35, 41, 46, 50],
        [2, 12, 21, 29, 36, 42, 47, 51],
        [3, 13, 22, 30, 37, 43, 48],
        [4, 14, 23, 31, 38, 44],
        [5, 15, 24, 32, 39],
        [6, 16, 25, 33],
        [7, 17, 26],
        [8, 18],
        [9],
    ]


def test_every_deal_holds_the_whole_pack() -> None:
    for suits in (1, 2, 4):
        for number in (0, 29, 8031810175):
            columns = Deal.from_code(GameCode(suits, number)).columns
            cards = [card for column in columns for card in column]
            cards.sort(key=lambda card: card.number)
            assert [card.text for card in cards] == [card.text for card in pack(suits)]
            assert [card.number for card in cards] == list(range(52))


def test_a_shuffle_leaves_the_given_cards_as_they_are() -> None:
    cards = pack(1)
    before = list(cards)
    assert shuffled(cards, 29) != before
    assert cards == before


def test_the_same_code_deals_the_same_game_and_another_number_another() -> None:
    deal = Deal.from_code(GameCode(4, 29))
    assert Deal.from_code(GameCode(4, 29)).texts() == deal.texts()
    assert Deal.from_code(GameCode(4, 30)).texts() != deal.texts()


def test_a_deal_of_a_code_knows_its_code_and_suits() -> None:
    for suits in (1, 2, 4):
        code = GameCode(suits, 29)
        deal = Deal.from_code(code)
        assert deal.code == code
        assert deal.suits == suits


def test_playing_leaves_the_deal_as_it_was() -> None:
    deal = Deal.from_code(GameCode(1, 29))
    game = Game(deal)
    game.move(6, 1, 1)
    assert deal.texts() == table(ONE_SUIT)
    assert [len(column) for column in Game(deal).columns] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]


def test_a_deal_may_be_given_by_its_cards() -> None:
    for text, suits in ((ONE_SUIT, 1), (TWO_SUITS, 2), (FOUR_SUITS, 4)):
        deal = Deal.from_texts(table(text))
        assert deal.texts() == table(text)
        assert deal.suits == suits
        assert deal.code is None


def test_twins_of_a_deal_given_by_its_cards_are_distinct_cards_of_the_pack() -> None:
    for text, suits in ((ONE_SUIT, 1), (TWO_SUITS, 2), (FOUR_SUITS, 4)):
        cards = [card for column in Deal.from_texts(table(text)).columns for card in column]
        cards.sort(key=lambda card: card.number)
        assert [card.number for card in cards] == list(range(52))
        assert [card.text for card in cards] == [card.text for card in pack(suits)]


def test_cards_of_a_deal_may_be_in_lower_case_and_a_ten_a_t() -> None:
    deal = Deal.from_texts(table(FOUR_SUITS.lower().replace("10", "t")))
    assert deal.texts() == table(FOUR_SUITS)


def test_the_deal_of_the_rules_page_is_a_whole_pack_of_four_suits() -> None:
    lines = example_text(RULES_DEAL_EXAMPLE).split("\n")
    texts = [line.split() for line in lines[2:12]]
    deal = Deal.from_texts(texts)
    assert deal.suits == 4
    assert deal.texts() == texts


def test_a_deal_has_ten_columns() -> None:
    texts = table(ONE_SUIT)
    for wrong in ([], texts[:9], texts + texts[:1]):
        error = deal_error(wrong)
        assert (error.kind, error.details) == ("deal-columns", {"found": len(wrong)})
        assert error.column is None


def test_a_column_of_the_wrong_length_is_named() -> None:
    texts = table(ONE_SUIT)
    texts[3] = texts[3][:6]
    texts[8] = ["8S", "KS", "3S"]
    error = deal_error(texts)
    assert (error.kind, error.details) == ("deal-length", {"column": 4, "length": 7, "found": 6})
    assert error.column == 4
    texts[3] = table(ONE_SUIT)[3]
    error = deal_error(texts)
    assert (error.kind, error.details) == ("deal-length", {"column": 9, "length": 2, "found": 3})


def test_an_unknown_card_of_a_deal_is_named_with_its_column() -> None:
    error = deal_error(with_card(table(ONE_SUIT), 6, 2, "7X"))
    assert (error.kind, error.details) == ("deal-unknown-card", {"column": 7, "card": "7X"})
    assert error.column == 7


def test_a_deal_of_three_suits_is_none() -> None:
    texts = table(FOUR_SUITS.replace("C", "D"))
    error = deal_error(texts)
    assert (error.kind, error.details) == ("deal-suits", {"found": 3})
    assert error.column is None


def test_a_card_too_many_is_named_with_its_column() -> None:
    error = deal_error(with_card(table(FOUR_SUITS), 9, 0, "AS"))
    assert (error.kind, error.details) == ("deal-extra-card", {"column": 10, "card": "AS", "suits": 4})
    error = deal_error(with_card(table(ONE_SUIT), 9, 0, "ks"))
    assert (error.kind, error.details) == ("deal-extra-card", {"column": 10, "card": "ks", "suits": 1})
    assert error.column == 10


def test_one_suit_means_spades_and_two_mean_spades_and_hearts() -> None:
    error = deal_error(table(ONE_SUIT.replace("S", "H")))
    assert (error.kind, error.details) == ("deal-extra-card", {"column": 1, "card": "JH", "suits": 1})
    error = deal_error(table(TWO_SUITS.replace("H", "C")))
    assert (error.kind, error.details) == ("deal-extra-card", {"column": 2, "card": "JC", "suits": 2})


def test_a_pack_of_two_suits_in_unequal_parts_is_none() -> None:
    error = deal_error(with_card(table(ONE_SUIT), 0, 0, "JH"))
    assert error.kind == "deal-extra-card"
    assert error.details["suits"] == 2
