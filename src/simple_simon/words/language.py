"""A language: its messages, and how it counts. The messages in the code are English."""

_CONTEXT_END = "\x04"  # gettext's own separator between a context and its message.

LEFT_TO_RIGHT, RIGHT_TO_LEFT = "ltr", "rtl"

PLURAL_PERIOD = 100
"""From this number on, the plural form depends on the last two figures alone."""


def _english_plural(number: int) -> int:
    return 0 if number == 1 else 1


class Language:
    """Gives each English message of the code in one language; English itself has no messages of its own."""

    def __init__(self, tag: str = "en") -> None:
        self.tag = tag
        """The language's tag, as in <html lang>."""
        self.direction = LEFT_TO_RIGHT
        """Which way it is written, as in <html dir>."""
        self.messages: dict[str, list[str]] = {}
        """The plural forms of each message, one form for most, by its (context and) English text."""
        self.plural_form = _english_plural
        """From a number to the place of its plural form."""

    @classmethod
    def from_texts(cls, texts: object) -> "Language":
        """Return the language that a file of texts holds, as the site builder makes it of a catalog.

        The file is a JSON object: "tag"; "direction"; "plural", a figure for each number from 0 to
        twice PLURAL_PERIOD that tells its plural form; and "messages", by their English text lists
        of forms. Raise ValueError if it is anything else.
        """
        if not isinstance(texts, dict):
            raise ValueError("texts are no JSON object")
        tag, direction = texts.get("tag"), texts.get("direction")
        if not isinstance(tag, str) or direction not in (LEFT_TO_RIGHT, RIGHT_TO_LEFT):
            raise ValueError("texts have no language")
        language = cls(tag)
        language.direction = direction
        plural = texts.get("plural")
        if (
            not isinstance(plural, str)
            or len(plural) != 2 * PLURAL_PERIOD
            or not all("0" <= form <= "9" for form in plural)
        ):
            raise ValueError("texts have no plural rule")
        table = [int(form) for form in plural]
        language.plural_form = lambda number: table[
            number if number < PLURAL_PERIOD else PLURAL_PERIOD + number % PLURAL_PERIOD
        ]
        messages = texts.get("messages")
        if not isinstance(messages, dict):
            raise ValueError("texts have no messages")
        for key, forms in messages.items():
            if not isinstance(forms, list) or not all(isinstance(form, str) for form in forms):
                raise ValueError(f"texts have no forms of {key!r}")
            if len(forms) not in (1, max(table) + 1):
                raise ValueError(f"texts have too many or too few forms of {key!r}")
        language.messages = messages
        return language

    def say(self, message: str, **fields: object) -> str:
        """Return a message with its named fields filled in."""
        return self._form(message, message, 0).format(**fields)

    def say_in(self, context: str, message: str, **fields: object) -> str:
        """Return a short message whose context tells it from others that look the same in English.

        An empty context is none.
        """
        key = context + _CONTEXT_END + message if context else message
        return self._form(key, message, 0).format(**fields)

    def count(self, one: str, many: str, number: int, **fields: object) -> str:
        """Return the plural form for a number, which is the field {number} of the message."""
        size = abs(number)
        form = self.plural_form(size)
        return self._form(one, (one, many)[_english_plural(size)], form).format(number=number, **fields)

    def _form(self, key: str, english: str, form: int) -> str:
        forms = self.messages.get(key)
        return forms[form] if forms and form < len(forms) else english


def message(text: str) -> str:
    """Mark a text as a message, to be said later."""
    return text
