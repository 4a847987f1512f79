"""A whole game in one word, for the address of a link: its deal, "~", its moves with "." between them.

The deal is a game code, or the 52 cards of the ten columns with "T" for ten; "@" and a number may follow,
the move that a replay begins after. The word is made of characters that no address needs to escape.
"""

from .cards import PACK_SIZE
from .deal import COLUMN_LENGTHS
from .game import Game
from .record import Record, record_text

REPLAY_MARK = "replay="
"""What stands before the word in the address of a replay."""

DEAL_END, MOVE_END, START = "~", ".", "@"

_CARD_LENGTH = 2


def game_link(game: Game) -> str:
    """Return a game in one word; undone moves are not part of it.

    Raise ValueError for a game resumed in its midst, which lacks its earlier moves.
    """
    return record_link(Record.parse(record_text(game)))


def record_link(record: Record) -> str:
    """Return a record in one word."""
    deal = record.deal
    texts = [text.replace("10", "T") for column in deal.texts() for text in column]
    start = str(deal.code) if deal.code else "".join(texts)
    return start + DEAL_END + MOVE_END.join([move.text for move in record.moves])


def parse_link(word: str) -> "tuple[Record, int | None]":
    """Return the record in a word and the number of moves to begin after, None if it names none.

    Raise RecordError if it holds no record; its line is that of the record as text.
    """
    word, at, start = word.partition(START)
    deal, _, moves = word.partition(DEAL_END)
    lines = ["deal " + deal]
    if len(deal) == PACK_SIZE * _CARD_LENGTH:
        cards = [deal[place : place + _CARD_LENGTH] for place in range(0, len(deal), _CARD_LENGTH)]
        lines = ["deal"]
        for length in COLUMN_LENGTHS:
            lines.append(" ".join(cards[:length]))
            cards = cards[length:]
    lines += ["moves", moves.replace(MOVE_END, " ")]
    record = Record.parse("\n".join(lines))
    plain = at and 1 <= len(start) <= 6 and all("0" <= figure <= "9" for figure in start)
    return record, min(int(start), len(record.moves)) if plain else None
