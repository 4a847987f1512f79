"""Pictures of the board for the static pages, as inline SVG made of the deck's signs and faces.

A picture's alternative text is the board in words; its colours are classes that web/pages/pages.css explains.
"""

from collections.abc import Iterable
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import markupsafe

from ..engine.cards import Card
from ..engine.game import Game
from ..words.board import board_words, rank_letter
from ..words.language import Language
from . import deck

CARD_WIDTH, CARD_HEIGHT = deck.FACE_WIDTH, deck.FACE_HEIGHT

RADIUS = 16

STRIP = 100
"""What stays visible of an overlapped card: room for its rank and its sign, side by side."""

GAP = 18
"""Between two columns."""

MARGIN = 36
"""Between the cards and the edge of the table."""

LETTER_LEFT, LETTER_BASE = 20, 82
"""Where the rank stands on a card."""

LETTER_WIDTH, TWO_FIGURES_WIDTH = 70, 112
"""How much room the rank takes; the 10 has two figures."""

SIGN_TOP, SIGN_SIZE = 16, 70

FACE_PART = 0.68
"""The face stands below the rank and sign of an uncovered card, this much smaller."""

FRAME = 9
"""How far the frame around marked cards stands off them."""


class Marked:
    """What a picture frames: the cards that move, and where they go."""

    def __init__(self, source: int, count: int, target: int) -> None:
        self.source = source
        """The column the cards come from, 0 to 9."""
        self.count = count
        """How many cards move."""
        self.target = target
        """The column they go to, 0 to 9."""


def board_picture(language: Language, game: Game, marked: Marked | None = None) -> markupsafe.Markup:
    """Return the picture of a game as it stands, with the cards of one move framed."""
    columns = game.columns
    width = 2 * MARGIN + _left(len(columns)) - _left(0) - GAP
    height = 2 * MARGIN + max([_top(len(column) - 1) for column in columns if column], default=0) + CARD_HEIGHT
    root = Element(
        "svg",
        {
            "class": "board",
            "viewBox": f"0 0 {width} {height}",
            "role": "img",
            "aria-label": board_words(language, columns, len(game.removed)),
        },
    )
    SubElement(root, "rect", {"class": "table", "width": f"{width}", "height": f"{height}", "rx": f"{2 * RADIUS}"})
    for place, column in enumerate(columns):
        group = SubElement(root, "g", {"transform": f"translate({MARGIN + _left(place)} {MARGIN})"})
        if not column:
            SubElement(group, "rect", {"class": "empty", **_box(CARD_WIDTH, CARD_HEIGHT)})
        for position, card in enumerate(column):
            _add_card(group, language, card, _top(position), position == len(column) - 1)
    if marked:
        _add_frame(root, "target", marked.target, max(1, len(columns[marked.target])), 1)
        _add_frame(root, "moving", marked.source, len(columns[marked.source]), marked.count)
    return markupsafe.Markup(ElementTree.tostring(root, encoding="unicode"))


def uncovered(games: Iterable[Game]) -> set[str]:
    """Return the texts of the cards whose faces are seen in the pictures of games."""
    return {column[-1].text for game in games for column in game.columns if column}


def _left(column: int) -> int:
    return column * (CARD_WIDTH + GAP)


def _top(position: int) -> int:
    return position * STRIP


def _box(width: float, height: float, radius: int = RADIUS) -> dict[str, str]:
    return {"width": f"{width:g}", "height": f"{height:g}", "rx": f"{radius}"}


def _add_card(group: Element, language: Language, card: Card, top: int, whole: bool) -> None:
    place = SubElement(
        group, "g", {"class": f"suit-{card.suit}"} | ({"transform": f"translate(0 {top})"} if top else {})
    )
    SubElement(place, "rect", {"class": "paper", **_box(CARD_WIDTH, CARD_HEIGHT)})
    letter = rank_letter(language, card.rank)
    room = TWO_FIGURES_WIDTH if len(letter) > 1 else LETTER_WIDTH
    SubElement(place, "text", {"x": f"{LETTER_LEFT + room / 2:g}", "y": f"{LETTER_BASE}"}).text = letter
    _add_use(place, f"sign-{card.suit}", LETTER_LEFT + room + 8, SIGN_TOP, SIGN_SIZE, SIGN_SIZE)
    if whole:
        width, height = CARD_WIDTH * FACE_PART, CARD_HEIGHT * FACE_PART
        _add_use(place, f"face-{card.text}", (CARD_WIDTH - width) / 2, CARD_HEIGHT - height - 10, width, height)


def _add_use(group: Element, name: str, left: float, top: float, width: float, height: float) -> None:
    box = {"x": f"{left:g}", "y": f"{top:g}", "width": f"{width:g}", "height": f"{height:g}"}
    SubElement(group, "use", {"href": f"#{name}", **box})


def _add_frame(root: Element, kind: str, column: int, length: int, count: int) -> None:
    """Frame the last cards of a column that has so many."""
    top, bottom = _top(length - count), _top(length - 1) + CARD_HEIGHT
    place = {"x": f"{MARGIN + _left(column) - FRAME}", "y": f"{MARGIN + top - FRAME}"}
    size = _box(CARD_WIDTH + 2 * FRAME, bottom - top + 2 * FRAME, RADIUS + FRAME)
    SubElement(root, "rect", {"class": kind, **place, **size})


def sprite_for(cards: Iterable[str]) -> markupsafe.Markup:
    """Return the part of the deck's sprite that pictures need which show the faces of these cards."""
    needed = {f"sign-{suit}" for suit in deck.SIGNS} | {f"face-{card}" for card in cards}
    root = ElementTree.fromstring(deck.sprite())
    for element in root.iter():
        element.tag = element.tag.removeprefix(f"{{{deck.NAMESPACE}}}")
    shared = root.find("defs")
    parts = [*(shared if shared is not None else ()), *(part for part in root if part.tag != "defs")]
    names = {name: part for part in parts for name in _names(part)}
    kept: set[int] = set()
    while needed:
        part = names[needed.pop()]
        if id(part) not in kept:
            kept.add(id(part))
            needed |= {element.attrib["href"][1:] for element in part.iter("use")}
    for parent in (root, *root.iter("defs")):
        for part in list(parent):
            if part.tag != "defs" and id(part) not in kept:
                parent.remove(part)
    return markupsafe.Markup(ElementTree.tostring(root, encoding="unicode"))


def _names(part: Element) -> set[str]:
    return {element.attrib["id"] for element in part.iter() if "id" in element.attrib}
