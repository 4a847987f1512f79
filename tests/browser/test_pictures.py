"""The app looks as it did: pictures of it against their references, whatever font the machine has.

After a wanted change: look at what `python3 dev.py pictures keep` makes, then commit the new references.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Browser

from .pictures import (
    KEPT,
    MOST_IN_ALL,
    MOST_IN_ONE_PLACE,
    REFERENCES,
    SITUATIONS,
    Picture,
    all_pictures,
    difference,
    open_page,
    photograph,
    reduced,
    reference,
)
from .table import Table

MOST_BYTES = 1_500_000


@pytest.mark.parametrize("picture", KEPT, ids=[picture.name for picture in KEPT])
def test_the_app_looks_as_it_did(picture: Picture, browser: Browser, address: str, tmp_path: Path) -> None:
    table = Table(open_page(browser, picture.size), address)
    SITUATIONS[picture.situation](table)
    image = photograph(table, picture, tmp_path / "now.png")
    table.page.context.close()
    kept = Image.open(reference(picture))
    average, worst = difference(reduced(image, max(kept.size)), kept)
    assert average <= MOST_IN_ALL, f"{tmp_path / 'now.png'} differs from {reference(picture)}"
    assert worst <= MOST_IN_ONE_PLACE, f"{tmp_path / 'now.png'} differs from {reference(picture)} in one place"


def test_a_card_that_is_gone_would_be_noticed() -> None:
    kept = Image.open(reference(KEPT[0])).convert("RGB")
    changed = kept.copy()
    scale = kept.width / KEPT[0].size.width
    ImageDraw.Draw(changed).rectangle((1157 * scale, 69 * scale, 1268 * scale, 226 * scale), kept.getpixel((200, 210)))
    assert difference(changed, kept)[1] > MOST_IN_ONE_PLACE


def test_another_theme_would_be_noticed() -> None:
    first, second = (Image.open(reference(KEPT[place])) for place in (0, 1))
    assert difference(first, second)[0] > MOST_IN_ALL


def test_a_picture_is_like_itself_and_like_itself_a_pixel_further() -> None:
    kept = Image.open(reference(KEPT[0])).convert("RGB")
    moved = Image.new("RGB", kept.size)
    moved.paste(kept)
    moved.paste(kept, (1, 0))
    assert difference(kept, kept) == (0, 0)
    average, worst = difference(kept, moved)
    assert average <= MOST_IN_ALL
    assert worst <= MOST_IN_ONE_PLACE


def test_the_references_are_those_compared_part_of_the_matrix_and_small() -> None:
    files = list(REFERENCES.iterdir())
    assert {path.stem for path in files} == {picture.name for picture in KEPT}
    assert set(KEPT) <= set(all_pictures())
    assert sum(path.stat().st_size for path in files) < MOST_BYTES
