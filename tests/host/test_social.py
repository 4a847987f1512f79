"""The social pictures: each page has its own in its language, as it would be drawn today, and small."""

import json

import pytest

from simple_simon.host import pages, social
from simple_simon.host.site import PACKAGE, ready_site
from simple_simon.words.language import Language
from simple_simon.words.page import page_path
from tests.browser.social import FINGERPRINTS, KEPT, MOST_BYTES, SIZE, fingerprints

from .test_pages import LANGUAGES, SITE, Seen, resolved

MOST_BYTES_IN_ALL = 1_200_000

ALTERNATIVE = "Playing cards on a green table, and the words “{title}”"


def metas(text: str) -> dict[str, str]:
    return {meta["property"]: meta["content"] for meta in Seen(text).all("meta") if "property" in meta}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.tag)
@pytest.mark.parametrize("page", pages.PAGES)
def test_every_page_names_its_own_picture_with_words_in_its_language(page: str, language: Language) -> None:
    path = page_path(page, language.tag)
    named = metas(SITE[path])
    assert resolved(path, named["og:image"]) == f"assets/social/{page}-{language.tag}.png"
    assert (KEPT / f"{page}-{language.tag}.png").is_file()
    assert named["og:image:alt"] == language.say(ALTERNATIVE, title=named["og:title"])
    assert "Simple Simon" in named["og:image:alt"]
    assert resolved(path, named["og:url"]) == path
    canonical = [link["href"] for link in Seen(SITE[path]).all("link") if link["rel"] == "canonical"]
    assert [resolved(path, address) for address in canonical] == [path]


def test_the_app_names_its_picture_its_words_and_itself() -> None:
    text = (ready_site(print) / "index.html").read_text("utf-8").partition("</head>")[0]
    named = metas(text)
    assert (ready_site(print) / named["og:image"]).read_bytes() == (KEPT / "app-en.png").read_bytes()
    assert named["og:image:alt"] == ALTERNATIVE.format(title="Simple Simon")
    descriptions = [
        meta["content"] for meta in Seen(text + "</head></html>").all("meta") if "description" in meta.values()
    ]
    assert descriptions == [named["og:description"]]
    links = [(link["rel"], link.get("hreflang"), link["href"]) for link in Seen(text + "</head></html>").all("link")]
    assert ("canonical", None, "./") in links
    assert ("alternate", "x-default", "./") in links


def test_every_picture_has_the_size_that_its_pages_tell() -> None:
    named = [metas(text) for text in SITE.values()]
    assert (
        {(page["og:image:width"], page["og:image:height"]) for page in named}
        == {("1200", "630")}
        == {tuple(map(str, SIZE))}
    )
    for path in KEPT.glob("*.png"):
        assert size_of(path.read_bytes()) == SIZE, path.name


def test_the_pictures_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in KEPT.glob("*.png")}
    assert max(sizes.values()) <= MOST_BYTES
    assert sum(sizes.values()) <= MOST_BYTES_IN_ALL


def test_the_pictures_are_those_that_would_be_drawn_today() -> None:
    kept = json.loads(FINGERPRINTS.read_text("utf-8"))
    assert kept == fingerprints(), "python3 dev.py social draws them anew"
    assert {path.name for path in KEPT.glob("*.png")} == set(kept)


def test_a_language_without_pictures_has_the_english_ones() -> None:
    assert social.picture(PACKAGE / "web", "rules", "ca") == "social/rules-ca.png"
    assert social.picture(PACKAGE / "web", "rules", "tlh") == "social/rules-en.png"
