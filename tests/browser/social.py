"""The social pictures: drawn by a Chromium from the deck, the theme's green and the titles of the pages.

Run as a module it draws anew those in web/social whose documents have changed; with the word "all", every one.
What a machine has as fonts matters to them, so they are kept; a test compares the fingerprints of their documents.
"""

import functools
import hashlib
import html
import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import jinja2
import markupsafe
from PIL import Image

from simple_simon.engine.cards import Card, pack
from simple_simon.engine.game import Game
from simple_simon.host import catalogs, examples, pages, pictures, social
from simple_simon.host.site import CHECKOUT, PACKAGE
from simple_simon.words.board import rank_letter
from simple_simon.words.language import Language
from simple_simon.words.page import page_path

from .chromium import chromium

WEB = PACKAGE / "web"

KEPT = WEB / social.FOLDER

FINGERPRINTS = KEPT / "drawn-from.json"
"""The fingerprint of the document that each kept picture was drawn from."""

SIZE = (1200, 630)

NAME = "Simple Simon"

TABLE = "#1b6242"
"""The green of the standard theme."""

ICON_TILE = "#1d5c42"
"""The green of the icon."""

MOST_BYTES = 32_000
"""How large one picture may be."""

COLOURS = (64, 48, 32)
"""To how many colours a picture is reduced: the first that is small enough."""

FANS = {
    social.APP: ("9H", "10H", "JH", "QH", "KH"),
    "about": ("AC", "AD", "AS", "AH"),
}
"""The cards of the pages that show a fan, from left to right."""

FAN_WIDTH, FAN_TURN, FAN_REACH = 232, 14.0, 50
"""The width of a card in a fan, the angle between two of them in degrees, and how far apart their lower ends are."""

FAN_CENTRE, FAN_TOP = 838, 138
"""Where the middle of a fan is."""

BOARD_WIDTH, BOARD_GAP, BOARD_LEFT, BOARD_TOP, BOARD_END = 98, 14, 47, 152, 602
"""The measures of a board: the width of its cards, the gap between columns, and its place."""

HEIGHT = 1.4
"""The height of a card by its width."""

MOST_STRIP = 42
"""What is seen of a covered card at most; a long column shows less, so that it fits."""

INDEX_OF_STRIP = 0.88
"""How large the index of a board's cards is, by the strip in which it stands; no larger than INDEX allows."""

INDEX = {"fan": 0.2, "board": 0.3}
"""How large the index is by the width of a card."""


class Placed(NamedTuple):
    """A card where it lies in a picture."""

    text: str
    suit: str
    letter: str
    left: float
    top: float
    turn: float
    """The angle in degrees."""
    whole: bool
    """Whether no card covers it."""


class Frame(NamedTuple):
    """A frame around cards."""

    kind: str
    left: float
    top: float
    height: float


def documents() -> Iterator[tuple[str, str]]:
    """Yield the file name of every picture and the document it is drawn from."""
    yield f"{social.APP}-en.png", _document(social.APP, Language(), NAME)
    languages = catalogs.all_languages(CHECKOUT)
    site = dict(pages.static_pages(WEB, languages, lambda name: name))
    for language in languages:
        for page in pages.PAGES:
            found = re.search("<title>([^<]+)</title>", site[page_path(page, language.tag)])
            assert found
            yield f"{page}-{language.tag}.png", _document(page, language, html.unescape(found[1]))


def fingerprints() -> dict[str, str]:
    """Return the fingerprint of each picture's document by the name of its file."""
    return {name: hashlib.sha256(text.encode()).hexdigest()[:20] for name, text in documents()}


def _document(page: str, language: Language, title: str) -> str:
    if page in FANS:
        kind, width, strip = "fan", FAN_WIDTH, float(FAN_WIDTH)
        cards, frames = _fan(language, [_deck()[text] for text in FANS[page]]), []
    else:
        game, point = _shown(page)
        kind, width, strip = "board", BOARD_WIDTH, _strip(game)
        cards, frames = list(_board(language, game, strip)), list(_frames(game, point, strip))
    return _template().render(
        language=language,
        page=page,
        kind=kind,
        title=title if page == social.APP else _with_whole_name(title),
        cards=cards,
        frames=frames,
        width=width,
        table=TABLE,
        index=round(min(width * INDEX[kind], strip * INDEX_OF_STRIP), 1),
        icon=markupsafe.Markup(_icon()),
        sprite=pictures.sprite_for(sorted(card.text for card in cards if card.whole)),
        deck_style=markupsafe.Markup((WEB / "deck.css").read_text("utf-8")),
    )


def _with_whole_name(title: str) -> markupsafe.Markup:
    """Return a title that is not broken within the name of the game."""
    return markupsafe.escape(title).replace(NAME, markupsafe.Markup("<bdi>%s</bdi>") % NAME)


def _icon() -> str:
    """Return the icon's cards without the tile that they lie on: it is as green as the table."""
    return (WEB / "icons" / "icon.svg").read_text("utf-8").replace(ICON_TILE, TABLE)


def _shown(page: str) -> tuple[Game, examples.TurningPoint | None]:
    """Return the game that a page's picture shows, and the move that is framed in it."""
    if page == "rules":
        return Game(_examples()[examples.RULES_DEAL].record.deal), None
    point = _examples()[examples.ONE_SUIT].turning_point(examples.INTO_AN_EMPTY_COLUMN)
    return point.before, point


@functools.cache
def _template() -> jinja2.Template:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=jinja2.StrictUndefined
    )
    return environment.get_template("social.html")


@functools.cache
def _examples() -> dict[str, examples.Example]:
    return {example.name: example for example in examples.read_examples(WEB / "games")}


@functools.cache
def _deck() -> dict[str, Card]:
    return {card.text: card for card in pack(4)}


def _fan(language: Language, cards: list[Card]) -> list[Placed]:
    """Spread cards where the title is not: on the right, or on the left of a title in Arabic."""
    centre = FAN_CENTRE if language.direction == "ltr" else SIZE[0] - FAN_CENTRE
    middle = (len(cards) - 1) / 2
    placed = []
    for number, card in enumerate(cards):
        steps = number - middle
        left = centre - FAN_WIDTH / 2 + steps * FAN_REACH
        top = FAN_TOP + steps * steps * 7
        placed.append(_placed(language, card, left, top, turn=steps * FAN_TURN))
    return placed


def _board(language: Language, game: Game, strip: float) -> Iterator[Placed]:
    for place, column in enumerate(game.columns):
        for position, card in enumerate(column):
            top = BOARD_TOP + position * strip
            yield _placed(language, card, _left(place), top, whole=position == len(column) - 1)


def _strip(game: Game) -> float:
    """Return how much of a covered card is seen, so that the longest column fits."""
    room = BOARD_END - BOARD_TOP - BOARD_WIDTH * HEIGHT
    return min(MOST_STRIP, room // (max(map(len, game.columns)) - 1))


def _placed(
    language: Language, card: Card, left: float, top: float, *, turn: float = 0.0, whole: bool = True
) -> Placed:
    return Placed(card.text, card.suit, rank_letter(language, card.rank), left, top, turn, whole)


def _frames(game: Game, point: examples.TurningPoint | None, strip: float) -> Iterator[Frame]:
    """Outline the empty columns, and frame the cards that move and the place where they go."""
    height = BOARD_WIDTH * HEIGHT
    for place, column in enumerate(game.columns):
        if not column:
            yield Frame("empty", _left(place), BOARD_TOP, height)
    if not point:
        return
    source, target = (point.before.columns[place] for place in (point.move.source, point.move.target))
    first = BOARD_TOP + (len(source) - point.move.count) * strip
    yield Frame("moving", _left(point.move.source), first, (point.move.count - 1) * strip + height)
    yield Frame("target", _left(point.move.target), BOARD_TOP + max(0, len(target) - 1) * strip, height)


def _left(column: int) -> int:
    return BOARD_LEFT + column * (BOARD_WIDTH + BOARD_GAP)


def reduced(photograph: bytes) -> bytes:
    """Return a photograph as a PNG of few colours, small enough to be kept."""
    image = Image.open(io.BytesIO(photograph)).convert("RGB")
    for colours in COLOURS:
        file = io.BytesIO()
        image.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE).save(
            file, "PNG", optimize=True
        )
        if file.tell() <= MOST_BYTES:
            break
    return file.getvalue()


def draw(everything: bool) -> None:
    """Draw the pictures that are missing or stale, or all, and remove those of pages that are gone."""
    KEPT.mkdir(exist_ok=True)
    former = json.loads(FINGERPRINTS.read_text("utf-8")) if FINGERPRINTS.is_file() and not everything else {}
    current = fingerprints()
    for path in KEPT.glob("*.png"):
        if path.name not in current:
            path.unlink()
    with chromium() as browser:
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for name, text in documents():
            if former.get(name) != current[name] or not (KEPT / name).is_file():
                page.set_content(text)
                page.evaluate("document.fonts.ready")
                (KEPT / name).write_bytes(reduced(page.screenshot()))
                print(f"{name}: {(KEPT / name).stat().st_size} bytes", flush=True)
    FINGERPRINTS.write_text(json.dumps(current, indent=1, sort_keys=True) + "\n", "utf-8", newline="\n")
    total = sum(path.stat().st_size for path in KEPT.glob("*.png"))
    print(f"{len(current)} social pictures in {KEPT.relative_to(CHECKOUT)}: {total} bytes")


if __name__ == "__main__":
    draw("all" in sys.argv[1:])
