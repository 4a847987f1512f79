"""The bar: at which side it lies and what lies where in it, in CSS pixels."""

from ..engine.game import SEQUENCES_TO_WIN
from .boxes import Box, Insets

BAR_TOP, BAR_BOTTOM, BAR_LEFT, BAR_RIGHT = "top", "bottom", "left", "right"

BUTTON = 44.0
"""The least width and height of a button, wide enough for a thumb."""

BUTTON_COUNT = 4
"""Undo, redo, new game, menu."""

LOW_SCREEN = 540.0
"""A screen wider than high and lower than this is a phone held flat: the bar lies at its side."""

NARROW_SCREEN = 1000.0
"""A screen higher than wide and narrower than this is held in the hands: the bar lies at the bottom."""

ONE_ROW = 700.0
"""So wide a bar has everything in one row."""

SHORT_SCREEN = 600.0
"""On a narrow screen lower than this, too, the bar keeps to one row, without its rarer figures."""

LABELLED = 1260.0
"""So wide a bar has room for the names of its buttons."""

LABELLED_BUTTONS = 600.0
"""The width of the buttons with their names, in the language whose names are longest."""

SIDE_WIDTH = 108.0


class Bar:
    """The bar on one screen, and the boxes in it."""

    def __init__(self, width: float, height: float, safe: Insets, left_handed: bool, right_to_left: bool) -> None:
        self.side = _side(width, height, left_handed)
        """One of BAR_TOP, BAR_BOTTOM, BAR_LEFT, BAR_RIGHT."""
        self.scale = _scale(width, height)
        """How much larger than usual everything in it is, from 1."""
        self.left_handed = left_handed
        self.style = ""
        """How much it says: "full" with names on its buttons, "row", "rows", "short" or "side"."""
        self.across = SEQUENCES_TO_WIN
        """How many places for removed sequences lie beside each other."""
        # The boxes of the bar itself, its figures, the removed sequences, the buttons, and a notice.
        inner = Box(safe.left, safe.top, width - safe.left - safe.right, height - safe.top - safe.bottom)
        self.box = self.numbers = self.places = self.buttons = self.notice = inner
        if self.side in (BAR_LEFT, BAR_RIGHT):
            self._divide_side(inner)
        elif inner.width >= ONE_ROW:
            self._divide_row(inner)
        elif height >= SHORT_SCREEN:
            self._divide_rows(inner)
        else:
            self._divide_short(inner)
        if right_to_left and self.style in ("full", "row", "rows"):
            self.numbers = self.numbers.mirrored(inner)
            self.places = self.places.mirrored(inner)
            self.buttons = self.buttons.mirrored(inner)
            self.notice = self.notice.mirrored(inner)
        self.ground = _ground(width, height, self.side, self.box)
        """The bar with what lies between it and the edges of the window."""

    def _lay(self, inner: Box, size: float) -> Box:
        """Set and return the box of a bar at the top or the bottom."""
        top = inner.top if self.side == BAR_TOP else inner.bottom - size
        self.box = Box(inner.left, top, inner.width, size)
        return self.box

    def _divide_row(self, inner: Box) -> None:
        """Figures, places and buttons in one row."""
        scale = self.scale
        bar = self._lay(inner, 60.0 * scale)
        self.style = "full" if bar.width >= LABELLED * scale else "row"
        edge = 14.0 * scale
        buttons = (LABELLED_BUTTONS if self.style == "full" else BUTTON_COUNT * (BUTTON + 4.0)) * scale + edge
        places = 156.0 * scale
        numbers = bar.width - buttons - places - 2 * edge
        self.numbers = Box(bar.left + edge, bar.top, numbers, bar.height)
        self.places = Box(self.numbers.right, bar.top + 6 * scale, places, bar.height - 12 * scale)
        self.buttons = Box(bar.right - buttons, bar.top, buttons, bar.height)
        self.notice = Box(bar.left + edge, bar.top, numbers + places, bar.height)

    def _divide_rows(self, inner: Box) -> None:
        """Figures and places in one row, buttons in the row nearer to the thumb."""
        bar = self._lay(inner, 96.0)
        places = min(124.0, bar.width * 0.32)
        upper = 42.0
        self.style = "rows"
        self.numbers = Box(bar.left + 8, bar.top, bar.width - places - 22, upper)
        self.places = Box(bar.right - places - 8, bar.top + 4, places, upper - 5)
        self.buttons = Box(bar.left, bar.top + upper, bar.width, bar.height - upper)
        self.notice = Box(bar.left + 6, bar.top, bar.width - 12, upper)

    def _divide_short(self, inner: Box) -> None:
        """Two figures, places two by two, and the buttons at the side of the hand."""
        bar = self._lay(inner, 52.0)
        buttons = BUTTON_COUNT * BUTTON
        places = 34.0
        self.style = "short"
        self.across = 2
        self.numbers = Box(bar.left + 6, bar.top, bar.width - buttons - places - 12, bar.height)
        self.places = Box(bar.right - buttons - places - 4, bar.top + 3, places, bar.height - 6)
        self.buttons = Box(bar.right - buttons, bar.top, buttons, bar.height)
        if self.left_handed:
            self.numbers = self.numbers.mirrored(bar)
            self.places = self.places.mirrored(bar)
            self.buttons = self.buttons.mirrored(bar)
        self.notice = Box(bar.left + 4, bar.top, bar.width - 8, bar.height)

    def _divide_side(self, inner: Box) -> None:
        """Figures above places above buttons, two beside each other."""
        left = inner.left if self.side == BAR_LEFT else inner.right - SIDE_WIDTH
        bar = self.box = Box(left, inner.top, SIDE_WIDTH, inner.height)
        buttons = 2 * (BUTTON + 4) + 6
        numbers = min(104.0, (bar.height - buttons) * 0.56)
        places = bar.height - buttons - numbers
        self.style = "side"
        self.across = 2
        self.numbers = Box(bar.left, bar.top, bar.width, numbers)
        self.places = Box(bar.left + 12, bar.top + numbers, bar.width - 24, places - 6)
        self.buttons = Box(bar.left, bar.top + numbers + places, bar.width, buttons)
        self.notice = Box(bar.left + 4, bar.top + 4, bar.width - 8, numbers + places - 8)

    def rest(self, inner: Box) -> Box:
        """Return what the bar leaves of the screen inside its safe areas."""
        box = self.box
        if self.side == BAR_TOP:
            return Box(inner.left, box.bottom, inner.width, inner.bottom - box.bottom)
        if self.side == BAR_BOTTOM:
            return Box(inner.left, inner.top, inner.width, box.top - inner.top)
        left = box.right if self.side == BAR_LEFT else inner.left
        return Box(left, inner.top, inner.width - box.width, inner.height)

    def place_box(self, place: int, ratio: float) -> Box:
        """Return the box of a removed sequence, 0 to 3, whose height by its width is a ratio."""
        box, across = self.places, self.across
        down = SEQUENCES_TO_WIN // across
        gap = min(6.0 * self.scale, box.width * 0.06)
        width = min((box.width - gap * (across - 1)) / across, (box.height - gap * (down - 1)) / down / ratio)
        height = width * ratio
        left = box.left + (box.width - across * width - (across - 1) * gap) / 2
        top = box.top + (box.height - down * height - (down - 1) * gap) / 2
        return Box(left + place % across * (width + gap), top + place // across * (height + gap), width, height)


def _side(width: float, height: float, left_handed: bool) -> str:
    if width > height and height < LOW_SCREEN:
        return BAR_LEFT if left_handed else BAR_RIGHT
    return BAR_BOTTOM if width <= height and width < NARROW_SCREEN else BAR_TOP


def _scale(width: float, height: float) -> float:
    """Return 1 up to an ordinary large screen, and beyond it half of what the screen has more."""
    return 1 + max(0.0, min(width / 1920, height / 1080) - 1) / 2


def _ground(width: float, height: float, side: str, box: Box) -> Box:
    if side == BAR_TOP:
        return Box(0, 0, width, box.bottom)
    if side == BAR_BOTTOM:
        return Box(0, box.top, width, height - box.top)
    if side == BAR_LEFT:
        return Box(0, 0, box.right, height)
    return Box(box.left, 0, width - box.left, height)
