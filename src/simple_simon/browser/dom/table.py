"""The table: cards, columns, bar and notices in the page."""

import calls
import js

from .. import screen
from ..bar import Bar
from ..boxes import Box
from .page import document, elements, root


def _place(element: js.Element, box: Box) -> None:
    style = element.style
    style.left = f"{box.left:.2f}px"
    style.top = f"{box.top:.2f}px"
    style.width = f"{box.width:.2f}px"
    style.height = f"{box.height:.2f}px"


class Screen(screen.Screen):
    """The page in a browser window."""

    def __init__(self) -> None:
        self.table = document.getElementById("table")
        self.cards = elements(".card")
        self.styles = [card.style for card in self.cards]
        self.slots = elements(".slot")
        self.piles = elements(".pile")
        self.empties = elements(".empty")
        self.cursor = self.cards[0]

    def size_cards(self, width: float, height: float, index: float, small: bool) -> None:
        for name, value in (("width", width), ("height", height), ("index", index)):
            root.style.setProperty(f"--card-{name}", f"{value:.2f}px")
        root.setAttribute("data-cards", "small" if small else "large")

    def place_bar(self, bar: Bar, table: Box) -> None:
        root.setAttribute("data-bar", bar.side)
        root.setAttribute("data-bar-style", bar.style)
        root.setAttribute("data-hand", "left" if bar.left_handed else "right")
        root.style.setProperty("--scale", f"{bar.scale:.3f}")
        for name, box in (("ground", bar.ground), ("numbers", bar.numbers), ("buttons", bar.buttons)):
            _place(document.getElementById(name), box)
        for name, box in (("table", table), ("bar", bar.box), ("notice", bar.notice)):
            for side in ("left", "top", "width", "height"):
                root.style.setProperty(f"--{name}-{side}", f"{getattr(box, side):.2f}px")

    def crowd(self, crowded: bool) -> None:
        root.setAttribute("data-crowded", "true" if crowded else "false")

    def place_slot(self, column: int, left: float, top: float) -> None:
        self.slots[column].style.transform = f"translate({left:.2f}px,{top:.2f}px)"

    def place_pile(self, place: int, box: Box) -> None:
        _place(self.piles[place], box)

    def face_card(self, card: int, text: str) -> None:
        calls.face(card, text)

    def move_card(self, card: int, left: float, top: float, scale: float) -> None:
        shrunk = "" if scale == 1.0 else f" scale({scale:.4f})"
        self.styles[card].transform = f"translate({left:.2f}px,{top:.2f}px){shrunk}"

    def grip(self, cards: list[int], across: float, down: float) -> None:
        calls.grip(" ".join([f"#card-{card}" for card in cards]), across, down)

    def layer_card(self, card: int, layer: int) -> None:
        self.styles[card].zIndex = str(layer)

    def mark_card(self, card: int, column: int, position: int) -> None:
        element = self.cards[card]
        element.setAttribute("data-column", str(column))
        element.setAttribute("data-position", str(position))

    def hold_card(self, card: int, held: bool, dragged: bool) -> None:
        classes = self.cards[card].classList
        classes.toggle("held", held)
        classes.toggle("dragged", dragged)

    def light_slot(self, column: int, lit: bool) -> None:
        self.slots[column].classList.toggle("lit", lit)

    def name_card(self, card: int, name: str) -> None:
        element = self.cards[card]
        element.setAttribute("aria-label", name)
        element.setAttribute("aria-hidden", "false" if name else "true")

    def name_column(self, column: int, name: str, cards: list[int], empty: str) -> None:
        slot = self.slots[column]
        slot.setAttribute("aria-label", name)
        slot.setAttribute("aria-owns", " ".join([f"card-{card}" for card in cards]))
        self.empties[column].hidden = not empty
        self.empties[column].setAttribute("aria-label", empty)

    def move_cursor(self, card: "int | None", column: int, focus: bool) -> None:
        self.cursor.tabIndex = -1
        self.cursor = self.empties[column] if card is None else self.cards[card]
        self.cursor.tabIndex = 0
        if focus:
            self.cursor.focus()

    def focus_table(self) -> None:
        """Put the focus on the table, where its cursor is."""
        self.cursor.focus()

    def has_focus(self) -> bool:
        return bool(self.table.contains(document.activeElement))

    def write(self, name: str, text: str) -> None:
        document.querySelector(f"[data-{name}]:not(.card)").textContent = text

    def write_win(self, sentence: str) -> None:
        document.getElementById("win-figures").textContent = sentence

    def enable(self, action: str, enabled: bool) -> None:
        # Not the attribute disabled: a button that has the focus would lose it.
        for button in elements(f"[data-action={action}]"):
            button.setAttribute("aria-disabled", "false" if enabled else "true")

    def show_notice(self, sentence: str, rule: str) -> None:
        notice = document.getElementById("notice")
        notice.hidden = not sentence
        notice.querySelector("span").textContent = sentence
        link = notice.querySelector("a")
        link.hidden = not rule
        link.hash = rule

    def show(self, name: str, shown: bool) -> None:
        document.getElementById(name).hidden = not shown

    def stand_still(self, still: bool) -> None:
        if not still and root.hasAttribute("data-ready"):
            root.offsetWidth  # noqa: B018  # Reading it lays the page out, so that nothing glides from where it was.
        root.classList.toggle("still", still)
