"""Where everything lies on the screen: numbers in, numbers out, all in CSS pixels.

The origin is the top left corner of the window. Nothing here knows the game's rules.
"""

from ..engine.deal import COLUMN_COUNT, COLUMN_LENGTHS
from .bar import BAR_BOTTOM, ONE_ROW, Bar
from .boxes import Box, Insets

CARD_RATIO = 7 / 5
"""Height of a card by its width."""

NARROWEST_CARD = 26.0
"""Cards shrink for a long column, but not below this width (nor below the width of the columns)."""

SMALL_CARD = 60.0
"""A card narrower than this shows its index as large as it can, and its picture beneath it."""

LEAST_STRIP = 24.0
"""The least height that stays visible of an overlapped card, wherever the screen allows it."""

LEAST_STRIP_OF_CARD = 0.3
"""The visible strip by the card's height, in a column that has room."""

MOST_STRIP_OF_CARD = 0.5

MOST_STRIP_OF_SMALL_CARD = 0.62

COMFORTABLE_LENGTH = 12
"""So many cards lie in a column before they move closer together, if the screen has the height."""

LONGEST_COLUMN = max(COLUMN_LENGTHS) - 1 + 13
"""No column grows longer: all the dealt cards of the first column but one, then king to ace."""

GAP_OF_CARD = 0.22
"""The gap between two columns by the card's width, at most."""

LINE_ON_TABLE = 72.0
"""The height at the table's lower edge that a line with a button takes."""

INDEX_OF_CARD = 0.25
"""The height of the index's letters by the card's width: the line above the picture is made for it."""

INDEX_OF_SMALL_CARD = 0.62

LINE_OF_INDEX = 0.9
"""The height of an index by the height of its letters, down to the tail of a Q; the style sheet agrees."""

PADDING_OF_CARD = 0.025
"""What is free above the index by the card's width, besides two pixels for edge and line; the style sheet agrees."""


class Layout:
    """The places of bar, cards and columns on one screen."""

    def __init__(
        self, width: float, height: float, safe: Insets, left_handed: bool, right_to_left: bool = False
    ) -> None:
        self.bar = Bar(width, height, safe, left_handed, right_to_left)
        """The bar and its parts."""
        self.table = _table(width, height, safe, self.bar)
        """The box of the ten columns."""
        self.full_width = _full_card_width(self.table)
        """The width of a card as long as no column is too long for it."""
        gap = min(
            (self.table.width - COLUMN_COUNT * self.full_width) / (COLUMN_COUNT - 1), self.full_width * GAP_OF_CARD
        )
        self.pitch = self.full_width + gap
        """From the left edge of one column to the next."""
        self.first_left = self.table.left + (self.table.width - COLUMN_COUNT * self.pitch + gap) / 2
        """The left edge of column 1."""
        self.card_width = 0.0
        self.card_height = 0.0
        self.small = False
        """Whether the cards are so small that their index is all that counts."""
        self.index = 0.0
        """The height of the letters of a card's index."""
        self.strips: list[float] = []
        """The visible strip of an overlapped card, for each column."""
        self.lengths: list[int] = []

    def arrange(self, lengths: list[int]) -> bool:
        """Fit the cards to the lengths of the ten columns and tell whether their size or their index changed."""
        self.lengths = lengths
        width = self._width(max(lengths))
        resized = width != self.card_width
        if resized:
            self._size(width)
        self.strips = [self._strip(length) for length in lengths]
        index = self._index()
        resized = resized or index != self.index
        self.index = index
        return resized

    def _width(self, longest: int) -> float:
        """Return the width of a card: smaller where that keeps the strips of a long column readable."""
        by_longest = (self.table.height - LEAST_STRIP * (longest - 1)) / CARD_RATIO
        if by_longest < min(self.full_width, NARROWEST_CARD):
            return self.full_width
        return _sharp(min(self.full_width, by_longest))

    def _size(self, width: float) -> None:
        self.card_width = width
        self.card_height = float(int(width * CARD_RATIO))
        self.small = width < SMALL_CARD

    def _index(self) -> float:
        """Return the height of the index: one that fits any column, unless the screen is too low for that."""
        tightest = min(*self.strips, max(LEAST_STRIP, self._fitting_strip(LONGEST_COLUMN)))
        by_width = self.card_width * (INDEX_OF_SMALL_CARD if self.small else INDEX_OF_CARD)
        return min(by_width, (tightest - 2 - self.card_width * PADDING_OF_CARD) / LINE_OF_INDEX)

    def _fitting_strip(self, length: int) -> float:
        """Return the strip with which a column of two cards or more fills the table."""
        return (self.table.height - self.card_height) / (length - 1)

    def _strip(self, length: int) -> float:
        height = self.card_height
        most = height * (MOST_STRIP_OF_SMALL_CARD if self.small else MOST_STRIP_OF_CARD)
        roomy = max(LEAST_STRIP, height * LEAST_STRIP_OF_CARD, min(most, self._fitting_strip(COMFORTABLE_LENGTH)))
        return roomy if length < 2 else min(roomy, self._fitting_strip(length))

    def column_left(self, column: int) -> float:
        """Return the left edge of a column, 0 to 9, on a whole pixel."""
        return float(round(self.first_left + column * self.pitch + (self.full_width - self.card_width) / 2))

    def card_top(self, column: int, position: int) -> float:
        """Return the top edge of a card by its column, 0 to 9, and position, from 0, on a whole pixel."""
        return float(int(self.table.top + position * self.strips[column]))

    def last_top(self, column: int) -> float:
        """Return the top edge of a column's last card, or of the column itself if it is empty."""
        return self.card_top(column, max(self.lengths[column] - 1, 0))

    @property
    def crowded(self) -> bool:
        """Whether a column reaches down to where lines are shown on the table, so that they must go elsewhere."""
        lowest = max(self.last_top(column) for column in range(COLUMN_COUNT)) + self.card_height
        return lowest > self.table.bottom - LINE_ON_TABLE * self.bar.scale

    def zone(self, column: int) -> Box:
        """Return the box in which a drop or a tap means a column: all its height, half the gaps beside it."""
        left = self.first_left + column * self.pitch - (self.pitch - self.full_width) / 2
        return Box(left, self.table.top, self.pitch, self.table.height)

    def group_box(self, column: int, count: int) -> Box:
        """Return the box of the last cards of a column."""
        top = self.card_top(column, self.lengths[column] - count)
        height = self.card_height + (count - 1) * self.strips[column]
        return Box(self.column_left(column), top, self.card_width, height)

    def column_at(self, x: float, y: float) -> "int | None":
        """Return the column whose zone holds a point, or None."""
        table = self.table
        if not table.top <= y <= table.top + table.height:
            return None
        column = int((x - self.first_left + (self.pitch - self.full_width) / 2) // self.pitch)
        return column if 0 <= column < COLUMN_COUNT else None

    def position_at(self, column: int, x: float, y: float) -> "int | None":
        """Return the position, from 0, of the card of a column that a point touches, or None."""
        length = self.lengths[column]
        left = self.column_left(column)
        bottom = self.card_top(column, length - 1) + self.card_height
        if not length or not left <= x <= left + self.card_width or not self.card_top(column, 0) <= y <= bottom:
            return None
        position = length - 1
        while y < self.card_top(column, position):
            position -= 1
        return position

    def place_box(self, place: int) -> Box:
        """Return the box of a removed sequence, 0 to 3."""
        return self.bar.place_box(place, CARD_RATIO)

    def best_overlap(self, box: Box, columns: list[int]) -> "tuple[int | None, float]":
        """Return the column that a box overlaps most, of some columns, and the area; (None, 0.0) if none."""
        best, most = None, 0.0
        for column in columns:
            area = box.overlap(self.zone(column))
            if area > most:
                best, most = column, area
        return best, most


def _table(width: float, height: float, safe: Insets, bar: Bar) -> Box:
    """Return the box of the columns: what the bar and the safe areas leave, with a margin."""
    box = bar.rest(Box(safe.left, safe.top, width - safe.left - safe.right, height - safe.top - safe.bottom))
    across = min(24.0, max(3.0, box.width * 0.008))
    down = min(24.0, max(4.0, box.height * 0.012))
    lowest = down * (2 if bar.side != BAR_BOTTOM else 1)
    return Box(box.left + across, box.top + down, box.width - 2 * across, box.height - down - lowest)


def _full_card_width(table: Box) -> float:
    """Return the width at which ten columns fit the table's width, and the deal its height."""
    gap = min(16.0, max(2.0, table.width * (0.006 if table.width < ONE_ROW else 0.01)))
    by_width = (table.width - (COLUMN_COUNT - 1) * gap) / COLUMN_COUNT
    by_height = table.height / (1 + (max(COLUMN_LENGTHS) - 1) * LEAST_STRIP_OF_CARD) / CARD_RATIO
    return _sharp(min(by_width, by_height))


def _sharp(width: float) -> float:
    """Return a width in whole pixels, which keep edges sharp; a phone has finer ones."""
    return float(int(width)) if width >= SMALL_CARD else int(width * 2) / 2
