"""What a player types, made plain: figures of every script, full-width letters, capitals."""

import unicodedata

from ...engine.code import DASHES

_TIMES = "×"
"""What stands on Arabic keyboards, which have no x."""

_UNSEEN = "Cf"
"""The category of marks such as those of the writing direction, which a copied text may carry."""


def plain(word: str) -> str:
    """Return a typed word in small letters and plain figures, without full-width characters and unseen marks."""
    seen = "".join(character for character in word if unicodedata.category(character) != _UNSEEN)
    return with_plain_figures(unicodedata.normalize("NFKC", seen).casefold())


def plain_move(word: str) -> str:
    """Return a typed move as a record would have it, whatever figures, dash and times sign the keyboard has."""
    return "".join("-" if sign in DASHES else "x" if sign == _TIMES else sign for sign in plain(word))


def with_plain_figures(text: str) -> str:
    """Return a text in which the figures of every script, such as ٧, ۷ and ７, are those from 0 to 9."""
    return "".join(str(unicodedata.decimal(character, character)) for character in text)
