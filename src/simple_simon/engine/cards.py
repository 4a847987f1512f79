"""Cards and the pack they come from; text both ways."""

from .fault import Fault

SPADES, HEARTS, DIAMONDS, CLUBS = "S", "H", "D", "C"

SUITS = (SPADES, HEARTS, DIAMONDS, CLUBS)
"""The suits in the order of the pack."""

ACE, JACK, QUEEN, KING = 1, 11, 12, 13

RANK_TEXTS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The text of each rank, ace first."""

PACK_SIZE = 52

SUITS_IN_PACK = {1: (SPADES,), 2: (SPADES, HEARTS), 4: SUITS}
"""The suits of a pack by the number of suits a game is played with."""


class CardError(Fault):
    """A text that names no card."""


class Card:
    """One card of a pack. Cards of equal rank and suit stay distinct objects."""

    __slots__ = ("number", "rank", "suit", "text")

    def __init__(self, rank: int, suit: str, number: int) -> None:
        self.rank = rank
        """1 for the ace to 13 for the king."""
        self.suit = suit
        """One of SUITS."""
        self.number = number
        """The card's place in the pack, 0 to 51: what tells it from its twins."""
        self.text = RANK_TEXTS[rank - 1] + suit
        """Rank and suit, as in "10H"."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Card {self.text}, number {self.number}>"


def parse_card(text: str) -> tuple[int, str]:
    """Return the (rank, suit) that a text such as "10H", "th" or "kd" names.

    Raise CardError if it names none.
    """
    # ASCII only, because "ſ".upper() is "S" on CPython but not on MicroPython.
    if all(ord(character) < 128 for character in text):
        rank_text, suit = text[:-1].upper(), text[-1:].upper()
        if rank_text == "T":
            rank_text = "10"
        if rank_text in RANK_TEXTS and suit in SUITS:
            return RANK_TEXTS.index(rank_text) + 1, suit
    raise CardError("unknown-card", card=text)


def pack(suits: int) -> list[Card]:
    """Return the 52 cards of a game with 1, 2 or 4 suits, in the order that is shuffled.

    Raise ValueError for any other number of suits.
    """
    if suits not in SUITS_IN_PACK:
        raise ValueError(f"a game has 1, 2 or 4 suits, not {suits}")
    chosen = SUITS_IN_PACK[suits]
    repeats = len(SUITS) // len(chosen)
    cards: list[Card] = []
    for suit in chosen:
        for _ in range(repeats):
            for rank in range(ACE, KING + 1):
                cards.append(Card(rank, suit, len(cards)))
    return cards
