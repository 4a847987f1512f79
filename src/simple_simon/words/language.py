"""A language: its messages, and how it counts. The messages in the code are English."""

_CONTEXT_END = "\x04"  # gettext's own separator between a context and its message.


def _english_plural(number: int) -> int:
    return 0 if number == 1 else 1


class Language:
    """Gives each English message of the code in one language; English itself has no messages of its own."""

    def __init__(self, tag: str = "en") -> None:
        self.tag = tag
        """The language's tag, as in <html lang>."""
        self.messages: dict[str, list[str]] = {}
        """The plural forms of each message, one form for most, by its (context and) English text."""
        self.plural_form = _english_plural
        """From a number to the place of its plural form."""

    def say(self, message: str, **fields: object) -> str:
        """Return a message with its named fields filled in."""
        return self._form(message, message, 0).format(**fields)

    def say_in(self, context: str, message: str, **fields: object) -> str:
        """Return a short message whose context tells it from others that look the same in English."""
        return self._form(context + _CONTEXT_END + message, message, 0).format(**fields)

    def count(self, one: str, many: str, number: int, **fields: object) -> str:
        """Return the plural form for a number, which is the field {number} of the message."""
        form = self.plural_form(number)
        return self._form(one, (one, many)[_english_plural(number)], form).format(number=number, **fields)

    def _form(self, key: str, english: str, form: int) -> str:
        forms = self.messages.get(key)
        return forms[form] if forms else english


def message(text: str) -> str:
    """Mark a text as a message, to be said later."""
    return text
