"""Where everything lies on the screen: numbers in, numbers out, all in CSS pixels.

The origin is the top left corner of the window. Nothing here knows the game's rules.
"""

from ..engine.deal import COLUMN_COUNT, COLUMN_LENGTHS
from ..engine.game import SEQUENCES_TO_WIN

BAR_TOP, BAR_BOTTOM, BAR_LEFT, BAR_RIGHT = "top", "bottom", "left", "right"

CARD_RATIO = 7 / 5
"""Height of a card by its width."""

WIDEST_CARD = 168.0

NARROWEST_CARD = 30.0
"""Cards shrink for a long column, but not below this width (nor below the width of the columns)."""

LEAST_STRIP = 24.0
"""The least height that stays visible of an overlapped card, wherever the screen allows it."""

STRIP_OF_CARD = 0.3
"""The visible strip of an overlapped card by the card's height, where there is room."""

ROOMY_STRIP = 30.0
"""The visible strip of small cards, where there is room."""


class Box:
    """A rectangle."""

    __slots__ = ("height", "left", "top", "width")

    def __init__(self, left: float, top: float, width: float, height: float) -> None:
        self.left = left
        self.top = top
        self.width = width
        self.height = height

    def overlap(self, other: "Box") -> float:
        """Return the area that both boxes cover."""
        width = min(self.left + self.width, other.left + other.width) - max(self.left, other.left)
        height = min(self.top + self.height, other.top + other.height) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0


class Insets:
    """What a screen's round corners and its cameras take from each side."""

    __slots__ = ("bottom", "left", "right", "top")

    def __init__(self, top: float = 0, right: float = 0, bottom: float = 0, left: float = 0) -> None:
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left


class Layout:
    """The places of bar, cards and columns on one screen."""

    def __init__(self, width: float, height: float, safe: Insets, left_handed: bool) -> None:
        self.bar_side = _bar_side(width, height, left_handed)
        """One of BAR_TOP, BAR_BOTTOM, BAR_LEFT, BAR_RIGHT."""
        self.bar, self.table = _divide(width, height, safe, self.bar_side)
        """The boxes of the bar and of the ten columns."""
        self.numbers, self.places, self.buttons = _divide_bar(self.bar, self.bar_side)
        """The boxes inside the bar: figures, removed sequences, buttons."""
        self.card_width = 0.0
        self.card_height = 0.0
        self.pitch = 0.0
        """From the left edge of one column to the next."""
        self.first_left = 0.0
        """The left edge of column 1."""
        self.strips: list[float] = []
        """The visible strip of an overlapped card, for each column."""
        self.lengths: list[int] = []

    def arrange(self, lengths: list[int]) -> bool:
        """Fit the cards to the lengths of the ten columns and tell whether a card's size changed."""
        self.lengths = lengths
        width = _card_width(self.table, max(lengths))
        resized = width != self.card_width
        self.card_width = width
        self.card_height = width * CARD_RATIO
        gap = min((self.table.width - COLUMN_COUNT * width) / (COLUMN_COUNT - 1), width * 0.22)
        self.pitch = width + gap
        taken = COLUMN_COUNT * width + (COLUMN_COUNT - 1) * gap
        self.first_left = self.table.left + (self.table.width - taken) / 2
        self.strips = [self._strip(length) for length in lengths]
        return resized

    def _strip(self, length: int) -> float:
        roomy = max(self.card_height * STRIP_OF_CARD, ROOMY_STRIP)
        if length < 2:
            return roomy
        return min(roomy, (self.table.height - self.card_height) / (length - 1))

    def column_left(self, column: int) -> float:
        """Return the left edge of a column, 0 to 9."""
        return self.first_left + column * self.pitch

    def card_top(self, column: int, position: int) -> float:
        """Return the top edge of a card by its column, 0 to 9, and position, from 0."""
        return self.table.top + position * self.strips[column]

    def zone(self, column: int) -> Box:
        """Return the box in which a drop or a tap means a column: all its height, half the gaps beside it."""
        left = self.column_left(column) - (self.pitch - self.card_width) / 2
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
        column = int((x - self.first_left + (self.pitch - self.card_width) / 2) // self.pitch)
        return column if 0 <= column < COLUMN_COUNT else None

    def position_at(self, column: int, x: float, y: float) -> "int | None":
        """Return the position, from 0, of the card of a column that a point touches, or None."""
        length = self.lengths[column]
        left = self.column_left(column)
        bottom = self.card_top(column, length - 1) + self.card_height
        if not length or not left <= x <= left + self.card_width or not self.table.top <= y <= bottom:
            return None
        return min(int((y - self.table.top) // self.strips[column]), length - 1)

    def place_box(self, place: int) -> Box:
        """Return the box of a removed sequence, 0 to 3."""
        box = self.places
        across = 2 if self.bar_side in (BAR_LEFT, BAR_RIGHT) else SEQUENCES_TO_WIN
        down = SEQUENCES_TO_WIN // across
        gap = 6.0
        width = min((box.width - gap * (across - 1)) / across, (box.height - gap * (down - 1)) / down / CARD_RATIO)
        height = width * CARD_RATIO
        left = box.left + (box.width - across * width - (across - 1) * gap) / 2
        top = box.top + (box.height - down * height - (down - 1) * gap) / 2
        return Box(left + place % across * (width + gap), top + place // across * (height + gap), width, height)

    def best_overlap(self, box: Box, columns: list[int]) -> "tuple[int | None, float]":
        """Return the column that a box overlaps most, of some columns, and the area; (None, 0.0) if none."""
        best, most = None, 0.0
        for column in columns:
            area = box.overlap(self.zone(column))
            if area > most:
                best, most = column, area
        return best, most


def _bar_side(width: float, height: float, left_handed: bool) -> str:
    if width > height and height < 540:
        return BAR_LEFT if left_handed else BAR_RIGHT
    return BAR_BOTTOM if width <= height and width < 1000 else BAR_TOP


def _divide(width: float, height: float, safe: Insets, side: str) -> "tuple[Box, Box]":
    """Return the boxes of the bar and of the columns."""
    left, top = safe.left, safe.top
    width -= safe.left + safe.right
    height -= safe.top + safe.bottom
    margin = max(4.0, min(width, height) * 0.012)
    if side == BAR_TOP:
        size = 64.0
        bar = Box(left, top, width, size)
        table = Box(left, top + size, width, height - size)
    elif side == BAR_BOTTOM:
        size = 104.0 if width < 560 else 68.0
        bar = Box(left, top + height - size, width, size)
        table = Box(left, top, width, height - size)
    else:
        size = 104.0
        at_left = side == BAR_LEFT
        bar = Box(left if at_left else left + width - size, top, size, height)
        table = Box(left + size if at_left else left, top, width - size, height)
    inner = Box(table.left + margin, table.top + margin, table.width - 2 * margin, table.height - 2 * margin)
    return bar, inner


def _divide_bar(bar: Box, side: str) -> "tuple[Box, Box, Box]":
    """Return the boxes of the figures, the removed sequences and the buttons."""
    if side in (BAR_LEFT, BAR_RIGHT):
        buttons = 148.0
        numbers = min(96.0, (bar.height - buttons) * 0.55)
        places = bar.height - buttons - numbers
        return (
            Box(bar.left, bar.top, bar.width, numbers),
            Box(bar.left + 8, bar.top + numbers + 4, bar.width - 16, places - 8),
            Box(bar.left, bar.top + numbers + places, bar.width, buttons),
        )
    if bar.height > 90:
        row = bar.height - 56.0
        return (
            Box(bar.left + 8, bar.top, bar.width - 150, row),
            Box(bar.left + bar.width - 138, bar.top + 5, 130, row - 6),
            Box(bar.left, bar.top + row, bar.width, 56),
        )
    buttons = min(bar.width * 0.45, 460.0)
    places = 172.0
    return (
        Box(bar.left + 16, bar.top, bar.width - buttons - places - 24, bar.height),
        Box(bar.left + bar.width - buttons - places, bar.top + 6, places, bar.height - 12),
        Box(bar.left + bar.width - buttons, bar.top, buttons, bar.height),
    )


def _card_width(table: Box, longest: int) -> float:
    gap = min(14.0, max(2.0, table.width * 0.009))
    by_width = (table.width - (COLUMN_COUNT - 1) * gap) / COLUMN_COUNT
    by_height = table.height / (1 + (max(COLUMN_LENGTHS) - 1) * STRIP_OF_CARD) / CARD_RATIO
    width = min(by_width, by_height, WIDEST_CARD)
    # A long column keeps its strips readable by smaller cards, down to a limit.
    by_longest = (table.height - LEAST_STRIP * (longest - 1)) / CARD_RATIO
    return max(min(width, by_longest), min(width, NARROWEST_CARD))
