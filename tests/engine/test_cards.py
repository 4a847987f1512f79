"""The pack and its cards, and the text of a card both ways."""

from simple_simon.engine.cards import SUITS, CardError, pack, parse_card

from .positions import raised

SPADES = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
DIAMONDS = "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD"
CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"

NO_CARDS = (
    "",
    "A",
    "S",
    "10",
    "T",
    "0S",
    "1S",
    "11S",
    "14S",
    "010S",
    "BS",
    "AX",
    "SA",
    "KDD",
    "KKD",
    "TTS",
    " KD",
    "KD ",
    "K D",
    "KD\n",
    "-2S",
    "+2S",
    "A♠",
    "ＫＤ",
    "２S",
    "٢S",
    "²S",
    "Aſ",
    "ßS",
    "Kd̈",
)


def pack_text(suits: int) -> str:
    return " ".join([card.text for card in pack(suits)])


def pack_error(suits: int) -> ValueError:
    return raised(ValueError, lambda: pack(suits))


def card_error(text: str) -> CardError:
    return raised(CardError, lambda: parse_card(text))


def test_the_pack_of_one_suit_is_spades_four_times() -> None:
    assert pack_text(1) == " ".join([SPADES] * 4)


def test_the_pack_of_two_suits_is_spades_twice_then_hearts_twice() -> None:
    assert pack_text(2) == " ".join([SPADES, SPADES, HEARTS, HEARTS])


def test_the_pack_of_four_suits_is_spades_hearts_diamonds_clubs() -> None:
    assert pack_text(4) == " ".join([SPADES, HEARTS, DIAMONDS, CLUBS])


def test_there_is_no_pack_of_another_number_of_suits() -> None:
    for suits in (-1, 0, 3, 5, 52):
        assert str(suits) in str(pack_error(suits))


def test_each_card_of_a_pack_has_its_own_number_from_0_to_51() -> None:
    for suits in (1, 2, 4):
        assert [card.number for card in pack(suits)] == list(range(52))


def test_cards_of_equal_rank_and_suit_are_distinct_objects() -> None:
    for suits in (1, 2):
        cards = pack(suits)
        twins = [card for card in cards if card.text == "7S"]
        assert len(twins) == 4 // suits
        for twin in twins:
            assert [card is twin for card in cards].count(True) == 1
            assert [card == twin for card in cards].count(True) == 1
        assert len(set(cards)) == 52


def test_a_card_knows_its_rank_and_suit() -> None:
    cards = pack(4)
    for card in cards:
        assert card.rank == card.number % 13 + 1
        assert card.suit == SUITS[card.number // 13]


def test_a_card_is_written_as_its_text() -> None:
    card = pack(4)[22]
    assert card.text == "10H"
    assert str(card) == "10H"
    assert repr(card) == "<Card 10H, number 22>"


def test_the_text_of_each_card_names_it() -> None:
    for card in pack(4):
        assert parse_card(card.text) == (card.rank, card.suit)


def test_case_does_not_matter_in_the_text_of_a_card() -> None:
    for card in pack(4):
        assert parse_card(card.text.lower()) == (card.rank, card.suit)
    assert parse_card("kD") == (13, "D")
    assert parse_card("Kd") == (13, "D")


def test_a_ten_is_written_with_figures_or_with_a_t() -> None:
    for text in ("10H", "10h", "TH", "Th", "tH", "th"):
        assert parse_card(text) == (10, "H")


def test_any_other_text_names_no_card() -> None:
    for text in NO_CARDS:
        error = card_error(text)
        assert error.kind == "unknown-card"
        assert error.details == {"card": text}
