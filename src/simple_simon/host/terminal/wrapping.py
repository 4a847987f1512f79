"""How wide a text is in a terminal, and where its lines may end, in scripts with blanks and without."""

import re
import unicodedata
from collections.abc import Iterator

_WORD = re.compile(r"(\s*)(\S+)", re.ASCII)
"""Blanks and a word. No-break blanks are not ASCII, so they are a part of the word."""

_WIDE = ("W", "F")
"""Chinese and Japanese characters and full-width ones (Unicode Standard Annex 11): they take two columns."""

_WITHOUT_WIDTH = ("Mn", "Me", "Cf")
"""Accents of their own, and marks of writing directions."""

_OPENING, _CLOSING = ("Ps", "Pi"), ("Pe", "Pf")
"""Brackets and quotes."""

_NEVER_FIRST = frozenset("、。，．：；！？・‥…ー～％々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?%")
"""What no line begins with, besides what closes (JIS X 4051)."""


def text_width(text: str) -> int:
    """Return how many columns a text takes in a terminal."""
    return sum(map(_character_width, text))


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Return a paragraph in lines of at most so many columns, each begun with what is given for it.

    Only what cannot be divided, such as a long name of a file, makes a line longer.
    """
    lines = [first]
    begun = False
    for blanks, part in _parts(text):
        if begun and text_width(lines[-1] + blanks + part) > width:
            lines.append(rest + part)
        else:
            lines[-1] += blanks + part if begun else part
        begun = True
    return lines


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield what no end of line may divide, each part with the blanks before it."""
    for found in _WORD.finditer(text):
        blanks, word = found.groups()
        start = 0
        for place in range(1, len(word)):
            if _may_part(word[place - 1], word[place]):
                yield blanks, word[start:place]
                blanks, start = "", place
        yield blanks, word[start:]


def _may_part(before: str, after: str) -> bool:
    """Tell whether a line may end between two characters of a word: beside a wide one, if no mark forbids it."""
    return (
        2 in (_character_width(before), _character_width(after))
        and _character_width(after) > 0
        and unicodedata.category(before) not in _OPENING
        and unicodedata.category(after) not in _CLOSING
        and after not in _NEVER_FIRST
    )


def _character_width(character: str) -> int:
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in _WIDE else 1
