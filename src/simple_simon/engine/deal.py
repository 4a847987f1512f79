"""A deal: how the 52 cards lie at the start, by a game code or by ten lines of cards."""

from .cards import SUITS_IN_PACK, Card, CardError, pack, parse_card
from .code import GameCode
from .fault import Fault

COLUMN_COUNT = 10

COLUMN_LENGTHS = (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
"""How many cards each column has at the start, left to right."""

_MASK = (1 << 64) - 1


class DealError(Fault):
    """Columns that are no deal: wrong lengths, an unknown card, not a whole pack."""

    @property
    def column(self) -> int | None:
        """The faulty column, 1 to 10; None if the columns together are at fault."""
        column = self.details.get("column")
        return column if isinstance(column, int) else None


class Deal:
    """The start of a game: ten columns of cards that never change."""

    __slots__ = ("code", "columns", "suits")

    def __init__(self, columns: list[list[Card]], suits: int, code: GameCode | None = None) -> None:
        self.columns = tuple([tuple(column) for column in columns])
        """Ten tuples of cards, left to right, each from its first card to its last."""
        self.suits = suits
        """1, 2 or 4."""
        self.code = code
        """The game code, or None for a deal given by its cards."""

    @classmethod
    def from_code(cls, code: GameCode) -> "Deal":
        """Return the deal of a game code: its pack shuffled, then dealt in rows."""
        return cls(in_rows(shuffled(pack(code.suits), code.number)), code.suits, code)

    @classmethod
    def from_texts(cls, texts: list[list[str]]) -> "Deal":
        """Return the deal that has these card texts in its ten columns.

        The number of suits is read off the cards. Raise DealError naming what is wrong.
        """
        if len(texts) != COLUMN_COUNT:
            raise DealError("deal-columns", found=len(texts))
        names = [_named(place, column) for place, column in enumerate(texts)]
        suits = len({suit for column in names for _, suit in column})
        if suits not in SUITS_IN_PACK:
            raise DealError("deal-suits", found=suits)
        unused: dict[tuple[int, str], list[Card]] = {}
        for card in reversed(pack(suits)):
            unused.setdefault((card.rank, card.suit), []).append(card)
        columns: list[list[Card]] = []
        for place, column in enumerate(names):
            columns.append([])
            for name, text in zip(column, texts[place]):
                if not unused.get(name):
                    raise DealError("deal-extra-card", column=place + 1, card=text, suits=suits)
                columns[place].append(unused[name].pop())
        return cls(columns, suits)

    def texts(self) -> list[list[str]]:
        """Return the texts of the cards, column by column."""
        return [[card.text for card in column] for column in self.columns]


def _named(place: int, texts: list[str]) -> list[tuple[int, str]]:
    """Return rank and suit of each card of one column; raise DealError."""
    if len(texts) != COLUMN_LENGTHS[place]:
        raise DealError("deal-length", column=place + 1, length=COLUMN_LENGTHS[place], found=len(texts))
    try:
        return [parse_card(text) for text in texts]
    except CardError as error:
        raise DealError("deal-unknown-card", column=place + 1, card=error.details["card"])


class SplitMix64:
    """The random numbers of the shuffle (Steele, Lea, Flood 2014)."""

    def __init__(self, state: int) -> None:
        self.state = state

    def next(self) -> int:
        """Return the next number, 0 to 2**64 - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)


def shuffled(cards: list[Card], number: int) -> list[Card]:
    """Return the cards in the order of a shuffle's number (Fisher and Yates)."""
    cards = list(cards)
    numbers = SplitMix64(number)
    for last in range(len(cards) - 1, 0, -1):
        chosen = (numbers.next() * (last + 1)) >> 64
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def in_rows(cards: list[Card]) -> list[list[Card]]:
    """Return the ten columns that a pack makes, dealt row by row from the left."""
    columns: list[list[Card]] = [[] for _ in COLUMN_LENGTHS]
    dealt = 0
    for row in range(max(COLUMN_LENGTHS)):
        for column, length in enumerate(COLUMN_LENGTHS):
            if row < length:
                columns[column].append(cards[dealt])
                dealt += 1
    return columns
