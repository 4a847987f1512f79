"""The board in characters: ten columns side by side, their numbers above. It says nothing; `words.board` does."""

from ...engine.cards import DIAMONDS, HEARTS, RANK_TEXTS, SUITS, Card
from ...engine.rules import run_length

SIGNS = dict(zip(SUITS, "♠♥♦♣"))
"""A sign for each suit, where the terminal has them."""

LETTERS = {suit: suit for suit in SUITS}
"""What stands for the signs where it has not: the letters of records."""

EMPTY = "--"
"""What stands in an empty column."""

CARD_WIDTH = 3

GAPS = (1, 2, 3)
"""How many blanks may be between two columns: as many of them as the width allows."""

RED_SUITS = (HEARTS, DIAMONDS)

_PLAIN, _BOLD, _FAINT, _RED = "\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[31m"


class Style:
    """How a board is drawn."""

    def __init__(self, signs: dict[str, str], colour: bool, width: int, height: int | None = None) -> None:
        self.signs = signs
        """SIGNS or LETTERS."""
        self.colour = colour
        """Whether red suits are red, and groups that can move bold."""
        self.width = width
        """How many characters a line has room for."""
        self.height = height
        """How many lines are seen at once; None if it does not matter."""


def draw(columns: list[list[Card]], style: Style) -> str:
    """Return the board, line by line; a board higher than the screen has its numbers below as well."""
    blanks = " " * _gap(len(columns), style.width)
    numbers = blanks.join(_faint(str(place + 1).rjust(CARD_WIDTH), style) for place in range(len(columns)))
    rows = range(max(1, *map(len, columns)))
    lines = [numbers, *(blanks.join(_cell(column, row, style) for column in columns).rstrip() for row in rows)]
    if style.height is not None and len(lines) > style.height:
        lines.append(numbers)
    return "\n".join(lines)


def _gap(columns: int, width: int) -> int:
    fitting = [gap for gap in GAPS if columns * CARD_WIDTH + (columns - 1) * gap < width]
    return max(fitting, default=min(GAPS))


def _cell(column: list[Card], row: int, style: Style) -> str:
    if row >= len(column):
        return " " * CARD_WIDTH if row or column else _faint(EMPTY.rjust(CARD_WIDTH), style)
    card = column[row]
    text = (RANK_TEXTS[card.rank - 1] + style.signs[card.suit]).rjust(CARD_WIDTH)
    if not style.colour:
        return text
    moves = row >= len(column) - run_length(column)
    codes = (_BOLD if moves else "") + (_RED if card.suit in RED_SUITS else "")
    return codes + text + _PLAIN if codes else text


def _faint(text: str, style: Style) -> str:
    return _FAINT + text + _PLAIN if style.colour else text
