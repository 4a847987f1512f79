"""The languages that the command line speaks."""

from ..words.language import Language


def languages() -> list[str]:
    """Return the tags of all languages, sorted."""
    return ["en"]


def language(tag: str) -> Language:
    """Return the language of a tag, one of languages(); raise KeyError for any other."""
    if tag not in languages():
        raise KeyError(tag)
    return Language(tag)
