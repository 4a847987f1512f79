"""Pictures of the app at every size and in every situation: for eyes, and as references for a test.

Run as a module it writes all of them, with a page that lays them out, into build/pictures;
with the word "keep" it also keeps the references anew.
"""

import html
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Browser, Page

from simple_simon.engine.record import Record, RecordMove
from simple_simon.host.served import served_files
from simple_simon.host.site import ready_site

from .chromium import chromium
from .serving import serving
from .table import GAMES, Table

ROOT = Path(__file__).parents[2]

REFERENCES = Path(__file__).parent / "pictures"

LONG_GAME = ROOT / "tests" / "games" / "column-of-20.txt"

WON_GAME = GAMES / "one-suit-49.txt"

REFERENCE_SIDE = 400
"""The longer side of a reference, in pixels."""

COMPARED_SIDE = 64
"""The longer side of what is compared: so small that the letters of another font look much the same."""

MOST_IN_ALL = 3.0
"""How far, of 255, a picture may differ from its reference on average."""

MOST_IN_ONE_PLACE = 60
"""How far, of 255, a single place may differ."""


class Size(NamedTuple):
    """A screen, in CSS pixels."""

    width: int
    height: int

    @property
    def name(self) -> str:
        """The size as in "390x844"."""
        return f"{self.width}x{self.height}"

    @property
    def touch(self) -> bool:
        """Whether it is a phone's or a tablet's."""
        return self.width < 1000


SIZES = tuple(Size(*size) for size in ((1280, 800), (1920, 1080), (820, 1180), (390, 844), (360, 640), (640, 360)))

THEMES = ("green", "light", "dark")


class Picture(NamedTuple):
    """One picture of the matrix."""

    size: Size
    situation: str
    theme: str
    deck: str

    @property
    def name(self) -> str:
        """The name of its file, without the ending."""
        return f"{self.size.name}-{self.situation}-{self.theme}-{self.deck}"


def moves_of(path: Path) -> tuple[str, list[RecordMove]]:
    """Return the fragment that opens the deal of a record, and its moves."""
    record = Record.parse(path.read_text("utf-8"))
    return f"#{record.deal.code}", record.moves


def play(table: Table, path: Path, count: int | None = None) -> None:
    """Open a game and play its first moves, or all of them."""
    code, moves = moves_of(path)
    table.open(code)
    table.play(moves[:count])


def show_drag(table: Table) -> None:
    """Hold twelve cards under the pointer, with two empty columns lit."""
    play(table, WON_GAME, 29)
    move = moves_of(WON_GAME)[1][29]
    x, y = table.group_point(move.source, move.count)
    width, height = table.page.evaluate("[innerWidth, innerHeight]")
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x - width / 12, y + height / 16, steps=3)


def show_refusal(table: Table) -> None:
    """Try to pick up cards that do not move together."""
    play(table, WON_GAME, 33)
    table.tap(table.card_point(1, 0))
    table.wait("!document.getElementById('notice').hidden")


SITUATIONS: dict[str, Callable[[Table], None]] = {
    "start": lambda table: play(table, LONG_GAME, 0),
    "column-of-20": lambda table: play(table, LONG_GAME),
    "two-empty": lambda table: play(table, WON_GAME, 31),
    "dragging": show_drag,
    "refused": show_refusal,
    "won": lambda table: play(table, WON_GAME),
}
"""What leads to each situation."""

FOUR_SUITS = ("start", "column-of-20")
"""The situations with four suits, where the colours of the deck can be seen."""

KEPT = tuple(
    Picture(Size(width, height), situation, theme, deck)
    for width, height, situation, theme, deck in (
        (1280, 800, "start", "green", "two"),
        (1280, 800, "column-of-20", "dark", "four"),
        (1280, 800, "dragging", "light", "two"),
        (1280, 800, "two-empty", "green", "two"),
        (1280, 800, "won", "green", "two"),
        (1920, 1080, "column-of-20", "light", "four"),
        (820, 1180, "start", "dark", "two"),
        (820, 1180, "two-empty", "light", "two"),
        (390, 844, "column-of-20", "green", "four"),
        (390, 844, "dragging", "dark", "two"),
        (390, 844, "refused", "light", "two"),
        (360, 640, "start", "light", "four"),
        (360, 640, "column-of-20", "dark", "two"),
        (640, 360, "start", "green", "two"),
        (640, 360, "two-empty", "dark", "two"),
        (640, 360, "won", "light", "two"),
    )
)
"""The pictures that the test compares."""


def all_pictures() -> Iterator[Picture]:
    """Yield the whole matrix."""
    for size in SIZES:
        for situation in SITUATIONS:
            for deck in ("two", "four") if situation in FOUR_SUITS else ("two",):
                for theme in THEMES:
                    yield Picture(size, situation, theme, deck)


def open_page(browser: Browser, size: Size) -> Page:
    """Open a window of a size, in which nothing moves by itself."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        device_scale_factor=2 if size.touch else 1,
        reduced_motion="reduce",
        color_scheme="light",
        service_workers="block",
    )
    return context.new_page()


def photograph(table: Table, picture: Picture, path: Path) -> Image.Image:
    """Dress the table, which is in the right situation already, write its picture and return it."""
    table.page.evaluate(
        "([theme, deck]) => Object.assign(document.documentElement.dataset, {theme, deck})",
        [picture.theme, picture.deck],
    )
    table.settle()
    path.parent.mkdir(parents=True, exist_ok=True)
    table.page.screenshot(path=path)
    return Image.open(path).convert("RGB")


def reduced(image: Image.Image, side: int) -> Image.Image:
    """Return an image whose longer side is so long."""
    scale = side / max(image.size)
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.BOX)


def difference(first: Image.Image, second: Image.Image) -> tuple[float, int]:
    """Return how far two pictures differ on average and in the worst place, of 255, letters left aside."""
    small = [
        reduced(image.convert("RGB"), COMPARED_SIDE).filter(ImageFilter.GaussianBlur(0.8)) for image in (first, second)
    ]
    assert small[0].size == small[1].size
    distance = ImageChops.difference(*small)
    average = sum(ImageStat.Stat(distance).mean) / 3
    worst = max(int(highest) for _lowest, highest in ImageStat.Stat(distance).extrema)
    return average, worst


def reference(picture: Picture) -> Path:
    """Return where the reference of a picture is kept."""
    return REFERENCES / f"{picture.name}.png"


def keep(picture: Picture, image: Image.Image) -> None:
    """Keep an image as a small reference."""
    REFERENCES.mkdir(exist_ok=True)
    reduced(image, REFERENCE_SIDE).quantize(128, dither=Image.Dither.NONE).save(reference(picture), optimize=True)


def write_all(folder: Path, keeping: bool) -> None:
    """Write the whole matrix, and the page that lays it out, into a folder."""
    with serving(served_files(ready_site(print))) as server, chromium() as browser:
        for size in SIZES:
            print(f"Pictures of {size.name} …", flush=True)
            for situation, lead in SITUATIONS.items():
                table = Table(open_page(browser, size), server.address)
                lead(table)
                for picture in all_pictures():
                    if (picture.size, picture.situation) == (size, situation):
                        image = photograph(table, picture, folder / f"{picture.name}.png")
                        if keeping and picture in KEPT:
                            keep(picture, image)
                table.page.context.close()
    if keeping:
        for path in set(REFERENCES.iterdir()) - set(map(reference, KEPT)):
            path.unlink()
    (folder / "index.html").write_text(page_of_all(), "utf-8")
    print(f"All pictures: {folder / 'index.html'}")


def page_of_all() -> str:
    """Return the page that lays all pictures out, by size and situation."""
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Simple Simon in pictures</title>",
        "<style>body{font:15px system-ui;margin:2rem;background:#888}div{display:flex;flex-wrap:wrap;gap:1rem}"
        "figure{margin:0}img{display:block;max-height:28rem;max-width:40rem}</style>",
    ]
    for size in SIZES:
        parts.append(f"<h2>{size.name}</h2><div>")
        for picture in all_pictures():
            if picture.size == size:
                name = html.escape(picture.name)
                words = f"{picture.situation}, {picture.theme}, {picture.deck} colours"
                parts.append(
                    f"<figure><a href='{name}.png'><img loading='lazy' src='{name}.png' alt='{words}'></a>"
                    f"<figcaption>{words}</figcaption></figure>"
                )
        parts.append("</div>")
    return "\n".join(parts)


if __name__ == "__main__":
    write_all(ROOT / "build" / "pictures", "keep" in sys.argv[1:])
