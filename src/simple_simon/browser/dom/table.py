"""The table: cards, columns, bar and notices in the page."""

import json

import calls
import js

from .. import screen
from ..bar import Bar
from ..boxes import Box
from .hand import Hand

PAGE = ":root"
"""The selector of the page as a whole."""

ATTRIBUTE, CLASS, STYLE = (("", "setAttribute"), ("classList", "toggle"), ("style", "setProperty"))
"""The kinds of changes: methods of elements, or of what they have."""

HIDDEN, TEXT = (("", "toggleAttribute", "hidden"), ("", "replaceChildren"))


class Screen(screen.Screen):
    """The page in a browser window.

    Each call into JavaScript costs more than the change it is for, so the changes of a drawing are collected.
    """

    def __init__(self) -> None:
        self.changes: list[tuple[object, ...]] = []
        """Selectors, methods and their arguments, as `calls.change` takes them."""
        self.cards: list[tuple[object, ...]] = []
        """The numbers of cards with their looks, as `calls.cards` takes them."""
        self.cursor = "#card-0"
        self.hand = Hand()

    def show_changes(self) -> None:
        if self.changes:
            calls.change(json.dumps(self.changes))
            self.changes = []
        if self.cards:
            calls.cards(json.dumps(self.cards))
            self.cards = []

    def size_cards(self, width: float, height: float, index: float, small: bool) -> None:
        for name, value in (("width", width), ("height", height), ("index", index)):
            self._change(PAGE, STYLE, f"--card-{name}", f"{value:.2f}px")
        self._change(PAGE, ATTRIBUTE, "data-cards", "small" if small else "large")

    def place_bar(self, bar: Bar, table: Box) -> None:
        self._change(PAGE, ATTRIBUTE, "data-bar", bar.side)
        self._change(PAGE, ATTRIBUTE, "data-bar-style", bar.style)
        self._change(PAGE, ATTRIBUTE, "data-hand", "left" if bar.left_handed else "right")
        self._change(PAGE, STYLE, "--scale", f"{bar.scale:.3f}")
        for name, box in (("ground", bar.ground), ("numbers", bar.numbers), ("buttons", bar.buttons)):
            self._place("#" + name, "", box)
        for name, box in (("table", table), ("bar", bar.box), ("notice", bar.notice)):
            self._place(PAGE, f"--{name}-", box)

    def crowd(self, crowded: bool) -> None:
        self._change(PAGE, ATTRIBUTE, "data-crowded", "true" if crowded else "false")

    def place_slot(self, column: int, left: float, top: float) -> None:
        self._change(f"#slot-{column}", STYLE, "transform", f"translate({left:.2f}px,{top:.2f}px)")

    def place_pile(self, place: int, box: Box) -> None:
        self._place(f"#pile-{place}", "", box)

    def face_cards(self, texts: "list[str]") -> None:
        calls.faces(" ".join(texts))

    def put_card(self, card: int, look: "screen.Look") -> None:
        self.cards.append((card,) + look)

    def grip(self, cards: list[int], across: float, down: float) -> None:
        self.show_changes()
        shifted = self.hand.take([f"card-{card}" for card in cards])
        calls.grip(",".join(["#" + name for name in shifted]), across, down)

    def let_go(self) -> None:
        calls.grip("", 0, 0)
        self.hand.let_go()

    def light_slot(self, column: int, lit: bool) -> None:
        self._change(f"#slot-{column}", CLASS, "lit", lit)

    def name_card(self, card: int, name: str) -> None:
        self._change(f"#card-{card}", ATTRIBUTE, "aria-label", name)
        self._change(f"#card-{card}", ATTRIBUTE, "aria-hidden", "false" if name else "true")

    def name_column(self, column: int, name: str, cards: list[int], empty: str) -> None:
        self._change(f"#slot-{column}", ATTRIBUTE, "aria-label", name)
        self._change(f"#slot-{column}", ATTRIBUTE, "aria-owns", " ".join([f"card-{card}" for card in cards]))
        self._change(f"#empty-{column}", ATTRIBUTE, "aria-label", empty)
        self.show(f"empty-{column}", bool(empty))

    def move_cursor(self, card: "int | None", column: int, focus: bool) -> None:
        self._change(self.cursor, ATTRIBUTE, "tabindex", "-1")
        self.cursor = f"#empty-{column}" if card is None else f"#card-{card}"
        self._change(self.cursor, ATTRIBUTE, "tabindex", "0")
        if focus:
            self.focus_table()

    def focus_table(self) -> None:
        """Put the focus on the table, where its cursor is."""
        self.show_changes()
        js.document.querySelector(self.cursor).focus()

    def has_focus(self) -> bool:
        return bool(js.document.getElementById("table").contains(js.document.activeElement))

    def write(self, name: str, text: str) -> None:
        self._change(f"[data-{name}]", TEXT, text)

    def write_win(self, sentence: str) -> None:
        self._change("#win-figures", TEXT, sentence)

    def enable(self, action: str, enabled: bool) -> None:
        # Not the attribute disabled: a button that has the focus would lose it.
        self._change(f"[data-action={action}]", ATTRIBUTE, "aria-disabled", "false" if enabled else "true")

    def show_notice(self, sentence: str, rule: str) -> None:
        self._change("#notice span", TEXT, sentence)
        self.show("notice", bool(sentence))
        self.show("notice-rule", bool(rule))
        js.document.getElementById("notice-rule").hash = rule

    def show(self, name: str, shown: bool) -> None:
        self._change("#" + name, HIDDEN, not shown)

    def stand_still(self, still: bool) -> None:
        if not still and js.document.documentElement.hasAttribute("data-ready"):
            self.show_changes()
            # Reading it lays the page out, so that nothing glides from where it was.
            js.document.documentElement.offsetWidth  # noqa: B018
        self._change(PAGE, CLASS, "still", still)

    def _place(self, selector: str, prefix: str, box: Box) -> None:
        for side in ("left", "top", "width", "height"):
            self._change(selector, STYLE, prefix + side, f"{getattr(box, side):.2f}px")

    def _change(self, selector: str, kind: tuple[str, ...], *values: object) -> None:
        self.changes.append((selector,) + kind + values)
