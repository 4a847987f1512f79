"""What the view asks of a screen. `dom.Screen` does it in a browser; tests put a recorder in its place.

A screen may collect what it is asked for until `show_changes`.
Cards are named by their number in the pack, columns by 0 to 9, places by 0 to 3; lengths are CSS pixels.
"""

from .bar import Bar
from .boxes import Box

TYPE_CHECKING = False
if TYPE_CHECKING:
    Look = tuple[float, float, float, int, int, int, bool, bool]


class Screen:
    """A screen that shows nothing."""

    def size_cards(self, width: float, height: float, index: float, small: bool) -> None:
        """Give all cards a size and the letters of their index a height, and draw them simply if they are small."""

    def place_bar(self, bar: Bar, table: Box) -> None:
        """Put the bar and its parts in their boxes, and note the box of the columns."""

    def crowd(self, crowded: bool) -> None:
        """Keep lines off the table, since a column reaches down to them, or allow them there again."""

    def place_slot(self, column: int, left: float, top: float) -> None:
        """Put the outline of a column, which lies around its last card while it is highlighted."""

    def place_pile(self, place: int, box: Box) -> None:
        """Put the outline of a removed sequence."""

    def face_cards(self, texts: "list[str]") -> None:
        """Give all cards their faces, such as "10H", in the order of their numbers."""

    def put_card(self, card: int, look: "Look") -> None:
        """Put a card where it belongs; it glides there unless it is dragged or all stand still.

        Its look is (left, top, scale, layer, column, position, held, dragged). It lies above all cards of a
        lower layer. Its column is 1 to 10, or 0 if it is removed, its position there from 1. It is held once
        picked up, and dragged while it follows the pointer.
        """

    def grip(self, cards: list[int], across: float, down: float) -> None:
        """Let these cards follow the pointer, which has them so far from their places."""

    def let_go(self) -> None:
        """Leave the gripped cards where they are, no longer to follow the pointer."""

    def light_slot(self, column: int, lit: bool) -> None:
        """Highlight a column that can take the held group, at its outline."""

    def name_card(self, card: int, name: str) -> None:
        """Give a card its name for those who do not see it; an empty one takes it off the table."""

    def name_column(self, column: int, name: str, cards: list[int], empty: str) -> None:
        """Give a column its name, its cards in order, and the name of its empty place or ""."""

    def has_focus(self) -> bool:
        """Tell whether the focus is on the table."""
        return False

    def move_cursor(self, card: "int | None", column: int, focus: bool) -> None:
        """Let the keyboard be at a card, or at an empty column, and the focus too."""

    def write(self, name: str, text: str) -> None:
        """Write a figure: score, moves, removed or code."""

    def write_win(self, sentence: str) -> None:
        """Say in how many moves and with what score the game is won."""

    def enable(self, action: str, enabled: bool) -> None:
        """Allow or bar a button."""

    def show_notice(self, sentence: str, rule: str) -> None:
        """Show one sentence, with a link to a rule of the rules page; empty texts hide both."""

    def show(self, name: str, shown: bool) -> None:
        """Show or hide a part of the page: win, take-back, invitation."""

    def stand_still(self, still: bool) -> None:
        """Turn gliding off for what is drawn next, or on again."""

    def show_changes(self) -> None:
        """Show all that was asked for."""
