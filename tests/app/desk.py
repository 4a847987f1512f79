"""A state with a layout at desk size, and a pointer to play it with: no screen, no browser."""

from collections.abc import Callable
from typing import Self

from simple_simon.browser import gestures
from simple_simon.browser.boxes import Insets
from simple_simon.browser.geometry import Layout
from simple_simon.browser.screen import Screen
from simple_simon.browser.state import State
from simple_simon.browser.view import View
from simple_simon.engine.game import Game
from simple_simon.words.language import Language

from ..engine.positions import game_of, game_of_code

POINTER = 7

SLOWLY = 5_000.0
"""Between two taps that are no double tap, in milliseconds."""

QUICKLY = 120.0
"""Between the taps of a double tap."""


class Desk:
    """A state, its view on a screen, which shows nothing unless told otherwise, and one pointer."""

    def __init__(self, game: Game, screen: Screen | None = None) -> None:
        self.state = State(game)
        self.state.layout = Layout(1280, 800, Insets(), False)
        self.view = View(screen or Screen(), Language())
        self.view.lay_out(self.state)
        self.time = 0.0

    @classmethod
    def of(cls, *columns: str) -> Self:
        """Return a desk with these columns on it."""
        return cls(game_of(*columns))

    @classmethod
    def of_code(cls, code: str) -> Self:
        """Return a desk with the deal of a code."""
        return cls(game_of_code(code))

    @property
    def game(self) -> Game:
        """The game on the desk."""
        return self.state.game

    @property
    def notice(self) -> str:
        """The kind of the notice, or an empty text."""
        return self.state.notice.kind if self.state.notice else ""

    def texts(self) -> list[str]:
        """Return the columns as texts."""
        return [" ".join(card.text for card in column) for column in self.game.columns]

    def point(self, column: int, count: int = 1) -> tuple[float, float]:
        """Return a point in the visible strip of the first of a column's last cards, or in an empty column."""
        layout = self.state.layout
        position = max(0, len(self.game.columns[column]) - count)
        return layout.column_left(column) + layout.card_width / 2, layout.card_top(column, position) + 10

    def do(self, action: Callable[[State], object]) -> None:
        """Take an action, as a button or a key does."""
        action(self.state)
        self.view.draw(self.state)

    def press(self, x: float, y: float, pointer: int = POINTER) -> None:
        """Put the pointer down."""
        gestures.press(self.state, pointer, x, y)

    def slide(self, x: float, y: float, pointer: int = POINTER) -> None:
        """Move the pointer."""
        gestures.slide(self.state, pointer, x, y)

    def release(self, x: float, y: float, pointer: int = POINTER) -> None:
        """Lift the pointer."""
        gestures.release(self.state, pointer, x, y, self.time)
        self.view.draw(self.state)

    def tap_at(self, x: float, y: float, after: float = SLOWLY) -> None:
        """Tap a point, some time after the tap before."""
        self.time += after
        self.press(x, y)
        self.release(x, y)

    def tap(self, column: int, count: int = 1, after: float = SLOWLY) -> None:
        """Tap the first of a column's last cards."""
        self.tap_at(*self.point(column, count), after=after)

    def lift(self, column: int, count: int = 1) -> None:
        """Start dragging the last cards of a column."""
        x, y = self.point(column, count)
        self.press(x, y)
        self.slide(x + 20, y)

    def drag(self, source: int, target: int, count: int = 1, off: float = 0.0) -> None:
        """Drag the last cards of a column squarely onto another, or some pixels off."""
        self.lift(source, count)
        x, y = self.point(target)
        self.slide(x + off, y)
        self.release(x + off, y)
