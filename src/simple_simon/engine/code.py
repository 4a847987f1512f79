"""The game code: suits and shuffle in sixteen characters, such as SS1-S4-AAAAABD."""

from .cards import SUITS_IN_PACK
from .fault import Fault

FORMAT = "SS1"
"""The game and the version of the format: another shuffle would need another."""

LETTERS = 7
"""How many letters a shuffle has."""

ALPHABET = 26
"""How many letters there are to choose from, A to Z."""

CODE_COUNT = ALPHABET**LETTERS
"""How many shuffles there are: 8,031,810,176."""

EXAMPLE = "SS1-S1-AAAAABD"
"""The code that sentences and pages show."""

DASHES = "-_\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc\ufe58\ufe63\uff0d"
"""What keyboards have for a dash, among them the long vowel sign of Japanese."""

# Spelt out, because MicroPython's str.isspace() knows the ASCII blanks only.
BLANKS = (
    " \t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000"
)
_INVISIBLE = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
_PASSED_OVER = BLANKS + DASHES + _INVISIBLE
_FULLWIDTH_FIRST, _FULLWIDTH_LAST, _FULLWIDTH_SHIFT = 0xFF01, 0xFF5E, 0xFEE0


class GameCodeError(Fault):
    """A text that is no game code; its kind names the faulty part: code-format, code-suits or code-letters."""


class GameCode:
    """A number of suits and the number of a shuffle. Equal codes deal equal games."""

    __slots__ = ("number", "suits")

    def __init__(self, suits: int, number: int) -> None:
        if suits not in SUITS_IN_PACK:
            raise ValueError(f"a game has 1, 2 or 4 suits, not {suits}")
        if not 0 <= number < CODE_COUNT:
            raise ValueError(f"a shuffle has a number from 0 to {CODE_COUNT - 1}, not {number}")
        self.suits = suits
        """1, 2 or 4."""
        self.number = number
        """0 to CODE_COUNT - 1."""

    @classmethod
    def parse(cls, text: str) -> "GameCode":
        """Return the game code that a person typed.

        Case, blanks, and missing, doubled or long dashes do not matter; full-width
        characters count as plain ones. Raise GameCodeError naming the faulty part.
        """
        tidy = _tidy(text)
        suits_at = len(FORMAT)
        letters_at = suits_at + 2
        if not tidy.startswith(FORMAT):
            raise GameCodeError("code-format", found=tidy[:suits_at])
        suits = tidy[suits_at:letters_at]
        if suits not in ("S1", "S2", "S4"):
            raise GameCodeError("code-suits", found=suits)
        letters = tidy[letters_at:]
        if len(letters) != LETTERS or not all("A" <= letter <= "Z" for letter in letters):
            raise GameCodeError("code-letters", found=letters)
        number = 0
        for letter in letters:
            number = number * ALPHABET + ord(letter) - ord("A")
        return cls(int(suits[1]), number)

    def letters(self) -> str:
        """Return the shuffle's number as seven letters A to Z, the heaviest first."""
        number = self.number
        letters = ""
        for _ in range(LETTERS):
            letters = chr(ord("A") + number % ALPHABET) + letters
            number //= ALPHABET
        return letters

    def __str__(self) -> str:
        return f"{FORMAT}-S{self.suits}-{self.letters()}"

    def __repr__(self) -> str:
        return f"<GameCode {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameCode) and (self.suits, self.number) == (other.suits, other.number)

    def __hash__(self) -> int:
        return hash((self.suits, self.number))


def _tidy(text: str) -> str:
    """Return a typed text in plain capitals, without blanks and dashes."""
    kept = []
    for character in text:
        if character in _PASSED_OVER:
            continue
        place = ord(character)
        if _FULLWIDTH_FIRST <= place <= _FULLWIDTH_LAST:
            place -= _FULLWIDTH_SHIFT
        # Not str.upper(): it turns "ß" into "SS" on CPython and leaves it on MicroPython.
        if ord("a") <= place <= ord("z"):
            place -= ord("a") - ord("A")
        kept.append(chr(place))
    return "".join(kept)
