"""The deck's sprite: complete, self-contained, strict about where styles live, and small."""

import re
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import brotli
import pytest

from simple_simon.engine.cards import SUITS, pack
from simple_simon.host.deck import sprite

SVG = "{http://www.w3.org/2000/svg}"
WEB = Path(__file__).parents[2] / "src" / "simple_simon" / "web"
LARGEST_COMPRESSED = 12_000
PIPS = {"A": 1} | {str(rank): rank for rank in range(2, 11)}


@pytest.fixture(scope="module")
def text() -> str:
    return sprite()


@pytest.fixture(scope="module")
def root(text: str) -> Element:
    return ElementTree.fromstring(text)


@pytest.fixture(scope="module")
def symbols(root: Element) -> dict[str, Element]:
    return {symbol.attrib["id"]: symbol for symbol in root.iter(f"{SVG}symbol")}


def pips(face: Element) -> list[tuple[str, str]]:
    """Return where each pip of a number card is: the transform of its path, and where it starts there."""
    return [
        (path.attrib["transform"], start)
        for path in face.iter(f"{SVG}path")
        for start in re.findall(r"M([\d.]+ [\d.]+)", path.attrib["d"])
    ]


def test_every_card_of_the_pack_has_a_face_and_every_suit_a_sign(symbols: dict[str, Element]) -> None:
    faces = {f"face-{card}" for card in pack(4)}
    signs = {f"sign-{suit}" for suit in SUITS}
    assert len(faces) == 52
    assert set(symbols) == faces | signs


def test_faces_and_signs_have_their_view_boxes(symbols: dict[str, Element]) -> None:
    for name, symbol in symbols.items():
        expected = "0 0 100 100" if name.startswith("sign-") else "0 0 250 350"
        assert symbol.get("viewBox") == expected


def test_ids_are_unique(root: Element) -> None:
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_every_use_refers_to_an_id_inside(root: Element) -> None:
    ids = {f"#{element.get('id')}" for element in root.iter() if "id" in element.attrib}
    references = {use.attrib["href"] for use in root.iter(f"{SVG}use")}
    assert references <= ids


def test_everything_shared_is_used(root: Element) -> None:
    references = {use.attrib["href"] for use in root.iter(f"{SVG}use")}
    for part in chain.from_iterable(root.iter(f"{SVG}defs")):
        assert f"#{part.get('id')}" in references


def test_the_sprite_is_hidden_from_sight_and_from_screen_readers(root: Element) -> None:
    assert root.tag == f"{SVG}svg"
    assert root.attrib["hidden"] == ""
    assert root.attrib["aria-hidden"] == "true"
    assert {root.attrib["width"], root.attrib["height"]} == {"0"}


def test_the_sprite_holds_only_symbols_and_shared_parts(root: Element) -> None:
    assert {child.tag for child in root} == {f"{SVG}defs", f"{SVG}symbol"}


def test_the_sprite_holds_only_shapes(root: Element) -> None:
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "defs", "symbol", "g", "use", "path", "circle"}


def test_no_style_script_or_handler_is_inline(root: Element) -> None:
    attributes = set(chain.from_iterable(element.attrib for element in root.iter()))
    assert "style" not in attributes
    assert not [name for name in attributes if name.startswith("on")]


def test_nothing_refers_outside_the_sprite(root: Element) -> None:
    values = list(chain.from_iterable(element.attrib.values() for element in root.iter()))
    assert not [value for value in values if "//" in value or "url(" in value]


def test_colours_are_left_to_the_style_sheet(root: Element) -> None:
    for element in root.iter():
        assert element.get("fill") in {None, "none"}
        assert element.get("stroke") in {None, "currentColor"}


def test_every_class_is_explained_in_the_style_sheet(root: Element) -> None:
    rules = set(re.findall(r"\.([a-zA-Z-]+) {", (WEB / "deck.css").read_text(encoding="utf-8")))
    classes = {element.attrib["class"] for element in root.iter() if "class" in element.attrib}
    assert classes == rules


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", PIPS)
def test_a_number_card_shows_as_many_pips_as_its_rank(symbols: dict[str, Element], rank: str, suit: str) -> None:
    places = pips(symbols[f"face-{rank}{suit}"])
    assert len(places) == PIPS[rank]
    assert len(set(places)) == PIPS[rank]


@pytest.mark.parametrize(("rank", "turned"), [("A", 0), ("2", 1), ("3", 1), ("7", 2), ("8", 3), ("9", 4), ("10", 5)])
def test_pips_of_the_lower_half_are_turned(symbols: dict[str, Element], rank: str, turned: int) -> None:
    places = pips(symbols[f"face-{rank}H"])
    assert sum(transform.startswith("matrix(-") for transform, _ in places) == turned


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", "JQK")
def test_a_court_is_one_half_and_the_same_half_turned(symbols: dict[str, Element], rank: str, suit: str) -> None:
    _frame, half, turned = symbols[f"face-{rank}{suit}"]
    assert turned.attrib["href"] == f"#{half.attrib['id']}"
    assert turned.attrib["transform"] == "rotate(180 125 175)"


def test_the_twelve_courts_all_differ(symbols: dict[str, Element]) -> None:
    pictures = {ElementTree.tostring(symbols[f"face-{rank}{suit}"]) for rank in "JQK" for suit in SUITS}
    assert len(pictures) == 12


def test_coordinates_have_two_decimals_at_most(text: str) -> None:
    assert not re.findall(r"\d*\.\d{3,}", text)


def test_the_compressed_sprite_is_small(text: str) -> None:
    assert len(brotli.compress(text.encode(), quality=11)) <= LARGEST_COMPRESSED


def test_the_same_sprite_comes_out_each_time(text: str) -> None:
    assert sprite() == text


@pytest.mark.parametrize("icon", ["icon.svg", "icon-maskable.svg"])
def test_an_icon_needs_nothing_from_outside(icon: str) -> None:
    root = ElementTree.parse(WEB / "icons" / icon).getroot()
    ids = {f"#{element.get('id')}" for element in root.iter() if "id" in element.attrib}
    assert root.get("viewBox") == "0 0 512 512"
    assert {element.get("href") for element in root.iter(f"{SVG}use")} <= ids
    assert not [element for element in root.iter() if element.tag in {f"{SVG}text", f"{SVG}script", f"{SVG}image"}]


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("icon-96.png", 96),
        ("icon-192.png", 192),
        ("icon-512.png", 512),
        ("icon-maskable-512.png", 512),
        ("apple-touch-icon.png", 180),
    ],
)
def test_a_png_icon_is_square_and_as_wide_as_named(name: str, size: int) -> None:
    head = (WEB / "icons" / name).read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert int.from_bytes(head[16:20]) == int.from_bytes(head[20:24]) == size
