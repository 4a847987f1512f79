"""The static pages: in every language, readable without scripts, their pictures made by the engine."""

import html
import re
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath

import pytest

from simple_simon.engine.game import Game
from simple_simon.engine.link import REPLAY_MARK, parse_link
from simple_simon.engine.record import Record
from simple_simon.engine.rules import REFUSALS
from simple_simon.host import catalogs, examples, pages, pictures
from simple_simon.host.site import CHECKOUT, PACKAGE
from simple_simon.words.board import board_words
from simple_simon.words.language import Language
from simple_simon.words.page import page_path

from .calling import GAMES, RULES_DEAL

WEB = PACKAGE / "web"

LANGUAGES = catalogs.all_languages(CHECKOUT)

ENGLISH = Language()

SITE = dict(pages.static_pages(WEB, LANGUAGES, lambda name: f"assets/{name}"))
"""Every page by its path."""


class Seen(HTMLParser):
    """What a test wants to know of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in ("meta", "link", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.tags if name == tag]

    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.tags if "id" in attributes]


def examples_by_name() -> dict[str, examples.Example]:
    return {example.name: example for example in examples.read_examples(WEB / "games")}


def test_there_is_every_page_in_every_language() -> None:
    assert set(SITE) == {
        page_path(name, language.tag) for name in ("rules", "examples", "about") for language in LANGUAGES
    }
    assert {"rules.html", "ca/rules.html", "zh-Hans/about.html"} <= set(SITE)


@pytest.mark.parametrize("path", SITE)
def test_a_page_is_sound(path: str) -> None:
    seen = Seen(SITE[path])
    assert seen.open == []
    assert len(seen.ids()) == len(set(seen.ids()))
    assert len(seen.all("h1")) == 1
    used = {attributes["href"][1:] for attributes in seen.all("use")}
    assert used <= set(seen.ids())


@pytest.mark.parametrize("path", SITE)
def test_a_page_needs_no_script_and_has_no_inline_style(path: str) -> None:
    seen = Seen(SITE[path])
    assert not seen.all("script")
    assert not seen.all("style")
    for tag, attributes in seen.tags:
        assert "style" not in attributes, tag
        assert not [name for name in attributes if name.startswith("on")], tag


@pytest.mark.parametrize("path", SITE)
def test_a_page_tells_its_language_and_where_it_is_in_the_others(path: str) -> None:
    seen = Seen(SITE[path])
    name, tag = PurePosixPath(path).stem, PurePosixPath(path).parts[0] if "/" in path else "en"
    direction = "rtl" if tag == "ar" else "ltr"
    assert seen.all("html") == [{"lang": tag, "dir": direction}]
    alternates = {link["hreflang"]: link["href"] for link in seen.all("link") if link.get("rel") == "alternate"}
    assert set(alternates) == {"x-default", *(language.tag for language in LANGUAGES)}
    for other, address in alternates.items():
        assert resolved(path, address) == page_path(name, "en" if other == "x-default" else other)
    assert next(link for link in seen.all("a") if link.get("hreflang") == tag)["aria-current"] == "true"


@pytest.mark.parametrize("path", SITE)
def test_every_link_of_a_page_leads_to_a_page_or_the_game(path: str) -> None:
    for link in Seen(SITE[path]).all("a"):
        address, _, fragment = link["href"].partition("#")
        target = resolved(path, address)
        if target == "":
            assert not fragment or opens_a_replay(fragment)
            continue
        assert target in SITE
        assert not fragment or fragment in Seen(SITE[target]).ids()


def opens_a_replay(fragment: str) -> bool:
    """Tell whether a fragment opens the replay of a won game at one of its moves."""
    record, start = parse_link(fragment.removeprefix(REPLAY_MARK))
    return fragment.startswith(REPLAY_MARK) and record.replay().won and start is not None


def resolved(path: str, address: str) -> str:
    """Return the path from the site's root that an address in a page leads to."""
    parts = [*PurePosixPath(path).parts[:-1]]
    for part in address.split("/"):
        if part == "..":
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


@pytest.mark.parametrize("path", SITE)
def test_a_page_has_a_title_and_a_description_of_its_own(path: str) -> None:
    text = SITE[path]
    title = re.findall(r"<title>([^<]+)</title>", text)
    metas = {meta.get("name") or meta.get("property"): meta.get("content") for meta in Seen(text).all("meta")}
    assert [metas["og:title"]] == [html.unescape(found) for found in title]
    assert metas["description"] == metas["og:description"]
    others = [other for name, other in SITE.items() if name != path and name.split("/")[:-1] == path.split("/")[:-1]]
    assert not any(f"<title>{title[0]}</title>" in other for other in others)


def test_every_refusal_has_its_rule_on_the_rules_page() -> None:
    for tag in (language.tag for language in LANGUAGES):
        assert set(REFUSALS) <= set(Seen(SITE[page_path("rules", tag)]).ids())


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.tag)
def test_the_picture_of_the_set_up_is_the_deal_with_the_board_in_words(language: Language) -> None:
    seen = Seen(SITE[page_path("rules", language.tag)])
    columns = [list(column) for column in Record.parse(RULES_DEAL.read_text("utf-8")).deal.columns]
    labels = [picture["aria-label"] for picture in seen.all("svg") if picture.get("role") == "img"]
    assert labels == [board_words(language, columns)]


def test_the_rules_page_has_the_example_of_the_score() -> None:
    text = re.sub(r"<[^>]+>", "", SITE["rules.html"])
    assert "A game that is won in 49 moves ends with 500 − 49 + 400 = 851 points." in text
    assert "The last 100 moves can be undone" in text


def test_the_turning_points_are_found_by_the_engine() -> None:
    found = [
        (example.name, point.number, point.kind)
        for example in examples_by_name().values()
        for point in example.turning_points
    ]
    assert found == [
        ("one-suit-49", 18, "sequence-leaves"),
        ("one-suit-49", 30, "into-an-empty-column"),
        ("one-suit-49", 49, "won"),
        ("rules-deal-59", 23, "group-on-another-suit"),
        ("rules-deal-59", 44, "taken-apart"),
        ("rules-deal-59", 59, "won"),
    ]


def test_move_30_carries_twelve_cards_into_an_empty_column() -> None:
    point = examples_by_name()["one-suit-49"].turning_points[1]
    assert point.move.count == 12
    assert point.before.columns[point.move.target] == []
    text = re.sub(r"<[^>]+>", "", SITE["examples.html"])
    assert "12 cards in one move" in text
    assert "Move 30: King of spades and 11 more to empty column 6." in text
    assert "500 − 49 + 400 = 851" in text
    assert "500 − 59 + 400 = 841" in text


def test_the_cards_taken_apart_descend_but_are_of_two_suits() -> None:
    point = examples_by_name()["rules-deal-59"].turning_points[1]
    assert [card.text for card in point.run] == ["KS", "QH", "JH", *(f"{rank}H" for rank in range(10, 2, -1))]
    assert point.move.count == 10
    text = re.sub(r"<[^>]+>", "", SITE["examples.html"])
    assert "11 cards go down one by one here, from king of spades to 3 of hearts." in text


def test_an_example_without_what_it_should_show_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.parse((GAMES / "one-suit-49.txt").read_text("utf-8"))
    monkeypatch.setitem(examples.SHOWN, "one-suit-49", (examples.GROUP_ON_ANOTHER_SUIT,))
    with pytest.raises(ValueError, match="group-on-another-suit"):
        examples.Example("one-suit-49", record)


def test_every_picture_of_the_examples_is_described_in_words() -> None:
    seen = Seen(SITE["examples.html"])
    labels = [picture["aria-label"] for picture in seen.all("svg") if picture.get("role") == "img"]
    points = [point for example in examples_by_name().values() for point in example.turning_points]
    assert labels == [board_words(ENGLISH, point.before.columns, len(point.before.removed)) for point in points]


def test_a_picture_shows_every_card_and_the_faces_of_uncovered_ones() -> None:
    game = Game(Record.parse(RULES_DEAL.read_text("utf-8")).deal)
    seen = Seen(pictures.board_picture(ENGLISH, game))
    uses = [use["href"] for use in seen.all("use")]
    assert len([use for use in uses if use.startswith("#sign-")]) == 52
    assert {use for use in uses if use.startswith("#face-")} == {f"#face-{card}" for card in pictures.uncovered([game])}
    assert [box["class"] for box in seen.all("rect")].count("paper") == 52


def test_a_picture_frames_the_cards_that_move_and_their_place() -> None:
    point = examples_by_name()["one-suit-49"].turning_points[1]
    boxes = [box["class"] for box in Seen(pictures.board_picture(ENGLISH, point.before, point.marked)).all("rect")]
    assert boxes.count("moving") == boxes.count("target") == 1
    assert boxes.count("empty") == sum(not column for column in point.before.columns)


def test_cards_in_pictures_have_the_letters_of_the_language() -> None:
    french = next(language for language in LANGUAGES if language.tag == "fr")
    picture = pictures.board_picture(french, Game(Record.parse(RULES_DEAL.read_text("utf-8")).deal))
    letters = set(re.findall(r"<text[^>]*>([^<]+)</text>", picture))
    assert letters == {"A", "V", "D", "R", *(str(rank) for rank in range(2, 11))}


def test_a_page_carries_only_the_faces_it_shows() -> None:
    small, whole = pictures.sprite_for(["5D"]), pictures.sprite_for(["5D", "KS", "QH"])
    assert set(re.findall(r'id="(face-[^"]+)"', small)) == {"face-5D"}
    assert set(re.findall(r'id="(face-[^"]+)"', whole)) == {"face-5D", "face-KS", "face-QH"}
    assert 0 < len(small) < len(whole)


def test_what_a_translation_says_is_text_and_never_markup() -> None:
    language = Language("xx")
    language.messages = {"Play {name}": ["<b>{name}</b> & more"]}
    words = pages.Words(language)
    assert words.say("Play {name}", name="<i>") == "&lt;b&gt;&lt;i&gt;&lt;/b&gt; &amp; more"
    assert words.count("{number} <", "{number} <<", 2) == "2 &lt;&lt;"
    assert words.say_in("link", "Play") == "Play"
    assert words.joined("<", words.say("Play {name}", name="<i>")) == "&lt; &lt;b&gt;&lt;i&gt;&lt;/b&gt; &amp; more"


@pytest.mark.parametrize("tag", ["ja", "zh-Hans"])
def test_where_a_language_has_no_blanks_there_are_none_between_sentences(tag: str) -> None:
    for name in pages.PAGES:
        assert re.findall(r"。\s+[^\s<]", SITE[page_path(name, tag)]) == []


@pytest.mark.parametrize(("tag", "comma", "stop"), [("en", ", ", "."), ("ar", "، ", "."), ("ja", "、", "。")])
def test_lists_and_game_codes_have_the_marks_of_the_language(tag: str, comma: str, stop: str) -> None:
    assert f"<bdi>MicroPython</bdi>{comma}<bdi>PyScript</bdi>" in SITE[page_path("about", tag)]
    assert f"<code dir=ltr>SS1-S1-AAAAABD</code>{stop}" in SITE[page_path("examples", tag)]


@pytest.fixture(scope="module")
def style() -> str:
    return (Path(WEB) / "pages" / "pages.css").read_text("utf-8")


def test_the_pages_are_made_for_light_dark_and_paper(style: str) -> None:
    assert "@media (prefers-color-scheme: dark)" in style
    assert "@media print" in style
    assert not re.search("(margin|padding|text-align|float)[^;]*(left|right)", re.sub(r"env\([^)]*\)", "", style))
