"""The picture of every card as one inline SVG sprite, composed from the drawings in web/deck.

It knows shapes and places only: colours are classes that web/deck.css explains, and paper,
edges and corner indices belong to the page.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from .site import SiteError

DRAWINGS = Path(__file__).parents[1] / "web" / "deck"
"""Where the hand-written drawings are: a sign a suit, half a figure a court."""

NAMESPACE = "http://www.w3.org/2000/svg"

SIGNS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
"""The file of each suit: its sign, and the trim its jacks and kings wear."""

COURTS = {"J": "jack", "Q": "queen", "K": "king"}
"""The file of each court: the upper half of its figure, in layers."""

LOOKING_BACK = frozenset({"JS", "JH", "QD", "QC", "KH", "KC"})
"""The courts whose face is mirrored, so that they look the other way."""

SIGN_BOX = 100
"""Width and height of a sign's view box."""

OUTLINE = re.compile(r"M([\d.]+) ([\d.]+)([achlvz][achlvz\d. -]*z)")
"""How the outline of a sign is written: where it starts, and all the rest from there."""

FACE_WIDTH, FACE_HEIGHT = 250, 350
"""The view box of a card's face."""

FRAME = "M107 13H237V320H143V337H13V30H107Z"
"""The line around a court, with room for the corner indices."""

PIP_SIZE = 53
ACE_SIZE = 150
ACE_OF_SPADES_SIZE = 180
"""The ace of spades is the largest by custom."""

LEFT, MIDDLE, RIGHT = 81, 125, 169
TOP, CENTRE, BOTTOM = 59, 175, 291
THIRD, QUARTER, SIXTH = ((BOTTOM - TOP) / part for part in (3, 4, 6))

Place = tuple[float, float]
"""The centre of a pip: across and down."""


def _sides(*heights: float) -> tuple[Place, ...]:
    """Return a place left and a place right at each height."""
    return tuple((across, down) for down in heights for across in (LEFT, RIGHT))


def _middle(*heights: float) -> tuple[Place, ...]:
    """Return a place in the middle at each height."""
    return tuple((MIDDLE, down) for down in heights)


PIPS = {
    "A": _middle(CENTRE),
    "2": _middle(TOP, BOTTOM),
    "3": _middle(TOP, CENTRE, BOTTOM),
    "4": _sides(TOP, BOTTOM),
    "5": _sides(TOP, BOTTOM) + _middle(CENTRE),
    "6": _sides(TOP, CENTRE, BOTTOM),
    "7": _sides(TOP, CENTRE, BOTTOM) + _middle(TOP + QUARTER),
    "8": _sides(TOP, CENTRE, BOTTOM) + _middle(TOP + QUARTER, BOTTOM - QUARTER),
    "9": _sides(TOP, TOP + THIRD, BOTTOM - THIRD, BOTTOM) + _middle(CENTRE),
    "10": _sides(TOP, TOP + THIRD, BOTTOM - THIRD, BOTTOM) + _middle(TOP + SIXTH, BOTTOM - SIXTH),
}
"""Where the pips of each rank stand, as on standard cards."""


def sprite() -> str:
    """Return the whole deck as one hidden SVG element, to put inline into a page.

    Its symbols are "sign-" with a suit and "face-" with a card's text, as in "face-10H".
    """
    box = {"class": "deck-sprite", "hidden": "", "aria-hidden": "true", "width": "0", "height": "0"}
    root = Element("svg", {"xmlns": NAMESPACE} | box)
    shared = SubElement(root, "defs")
    figures = {rank: list(_drawing(name)) for rank, name in COURTS.items()}
    for rank, figure in figures.items():
        shared.extend(_named_layers(COURTS[rank], figure))
    for suit, name in SIGNS.items():
        sign, trim = _drawing(name)
        sign.set("id", f"pip-{suit}")
        trim.set("id", f"trim-{suit}")
        shared.append(trim)
        _symbol(root, f"sign-{suit}", suit, SIGN_BOX, SIGN_BOX).append(sign)
        for rank in PIPS:
            _add_pips(_symbol(root, f"face-{rank}{suit}", suit), suit, rank, sign.attrib["d"])
        for rank, figure in figures.items():
            _add_court(_symbol(root, f"face-{rank}{suit}", suit), suit, rank, figure)
    return ElementTree.tostring(root, encoding="unicode")


def _drawing(name: str) -> Iterator[Element]:
    """Yield the layers of a drawing in their order, without blanks and namespace."""
    root = ElementTree.parse(DRAWINGS / f"{name}.svg").getroot()
    for element in root.iter():
        element.tag = element.tag.removeprefix(f"{{{NAMESPACE}}}")
        element.text = element.tail = None
    yield from root


def _symbol(root: Element, name: str, suit: str, width: int = FACE_WIDTH, height: int = FACE_HEIGHT) -> Element:
    attributes = {"id": name, "class": f"suit-{suit}", "viewBox": f"0 0 {width} {height}"}
    return SubElement(root, "symbol", attributes)


def _named_layers(court: str, figure: list[Element]) -> Iterator[Element]:
    """Yield each layer that all suits share as a group of its own name."""
    for layer in figure:
        if layer.tag == "g":
            group = Element("g", {"id": f"{court}-{layer.attrib['id']}"})
            group.extend(layer)
            yield group


def _pip_size(rank: str, suit: str) -> int:
    if rank == "A":
        return ACE_OF_SPADES_SIZE if suit == "S" else ACE_SIZE
    return PIP_SIZE


def _add_pips(face: Element, suit: str, rank: str, outline: str) -> None:
    """Add the signs of a number card as two paths: those that stand upright, and those of the lower half, turned.

    Few elements, as a browser reads and styles each of them before the first board.
    """
    start = OUTLINE.fullmatch(outline)
    if not start:
        raise SiteError(f"the outline of {SIGNS[suit]}.svg is not written from its start: {outline}")
    scale = _pip_size(rank, suit) / SIGN_BOX
    upper = [place for place in PIPS[rank] if place[1] <= CENTRE]
    lower = [(FACE_WIDTH - across, FACE_HEIGHT - down) for across, down in PIPS[rank] if down > CENTRE]
    turned = f"matrix(-{scale:g} 0 0 -{scale:g} {FACE_WIDTH} {FACE_HEIGHT})"
    for places, transform in ((upper, f"scale({scale:g})"), (lower, turned)):
        signs = ""
        for place in places:
            left, top = (centre / scale - SIGN_BOX / 2 + float(first) for centre, first in zip(place, start.groups()))
            signs += f"M{left:.1f} {top:.1f}{start[3]}"
        if signs:
            SubElement(face, "path", {"transform": transform, "d": signs.replace(".0 ", " ")})


def _add_court(face: Element, suit: str, rank: str, figure: list[Element]) -> None:
    """Add the frame, half a figure, and the same half turned by half a turn."""
    SubElement(face, "path", {"class": "court-gilt", "stroke-width": "1.5", "d": FRAME})
    half = SubElement(face, "g", {"id": f"half-{rank}{suit}"})
    for layer in figure:
        use = _used_layer(layer, suit, rank)
        if use is not None:
            half.append(use)
    turned = f"rotate(180 {MIDDLE} {CENTRE})"
    SubElement(face, "use", {"href": f"#half-{rank}{suit}", "transform": turned})


def _used_layer(layer: Element, suit: str, rank: str) -> Element | None:
    """Return how a suit's court uses a layer, or None if the layer is for other suits.

    A layer "#sign" or "#trim" stands for the suit's own; a name such as "hair-SD" lists
    the suits that wear it; a layer of class "turns" may be mirrored.
    """
    if layer.tag == "use":
        own = {"#sign": f"#pip-{suit}", "#trim": f"#trim-{suit}"}
        return Element("use", layer.attrib | {"href": own[layer.attrib["href"]]})
    name = layer.attrib["id"]
    if suit not in (name.partition("-")[2] or SIGNS):
        return None
    use = Element("use", {"href": f"#{COURTS[rank]}-{name}"})
    if layer.get("class") == "turns" and rank + suit in LOOKING_BACK:
        use.set("transform", f"matrix(-1 0 0 1 {FACE_WIDTH} 0)")
    return use
