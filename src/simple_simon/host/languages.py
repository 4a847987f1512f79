"""The languages that the command line speaks."""

import json
from pathlib import Path

from ..words.language import Language

INSTALLED = Path(__file__).parents[1] / "texts"
"""The texts of an installed package, a file a language."""

CATALOGS = Path(__file__).parents[3] / "locale"
"""What a checkout has instead."""


def languages() -> list[str]:
    """Return the tags of all languages, sorted."""
    files = INSTALLED.glob("*.json") if INSTALLED.is_dir() else CATALOGS.glob("*.po")
    return sorted({"en", *(path.stem for path in files)})


def language(tag: str) -> Language:
    """Return the language of a tag, one of languages(); raise KeyError for any other."""
    if tag not in languages():
        raise KeyError(tag)
    if tag == "en":
        return Language()
    if INSTALLED.is_dir():
        return Language.from_texts(json.loads((INSTALLED / f"{tag}.json").read_text("utf-8")))
    from . import catalogs  # Needs what only a checkout has installed.

    return catalogs.whole_language(CATALOGS.parent, tag)
