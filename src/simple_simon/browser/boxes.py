"""Rectangles and edges, in CSS pixels."""


class Box:
    """A rectangle."""

    __slots__ = ("height", "left", "top", "width")

    def __init__(self, left: float, top: float, width: float, height: float) -> None:
        self.left = left
        self.top = top
        self.width = width
        self.height = height

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height

    def overlap(self, other: "Box") -> float:
        """Return the area that both boxes cover."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0

    def mirrored(self, within: "Box") -> "Box":
        """Return the box at the other side of a wider one."""
        return Box(within.left + within.right - self.right, self.top, self.width, self.height)


class Insets:
    """What a screen's round corners and its cameras take from each side."""

    __slots__ = ("bottom", "left", "right", "top")

    def __init__(self, top: float = 0, right: float = 0, bottom: float = 0, left: float = 0) -> None:
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
