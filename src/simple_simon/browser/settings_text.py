"""The settings as text, both ways. A text may come from another version: what it lacks has its default."""

from .saving import FIRST_LINE, SavedError, check_first_line
from .settings import CHOICES, Settings

_TRUTH = {True: "on", False: "off"}

_LONGEST_TAG = 35


def settings_text(settings: Settings) -> str:
    """Return the text that is saved after each change of a setting."""
    lines = [FIRST_LINE]
    lines.extend([f"{name} {_word(getattr(settings, name))}" for name in sorted(CHOICES)])
    if settings.language:
        lines.append(f"language {settings.language}")
    return "\n".join(lines) + "\n"


def read_settings(text: object) -> Settings:
    """Return the settings that a text holds; a name that this version does not know is passed over.

    Raise SavedError if it is damaged or of a newer version.
    """
    if not isinstance(text, str) or not text.endswith("\n"):
        raise SavedError
    lines = text[:-1].split("\n")
    check_first_line(lines[0])
    settings = Settings()
    for line in lines[1:]:
        name, blank, word = line.partition(" ")
        if not blank:
            raise SavedError
        if name == "language":
            if not _is_tag(word):
                raise SavedError
            settings.language = word
        elif name in CHOICES:
            values = [value for value in CHOICES[name] if _word(value) == word]
            if not values:
                raise SavedError
            settings.set(name, values[0])
    return settings


def _word(value: object) -> str:
    return _TRUTH[value] if isinstance(value, bool) else str(value)


def _is_tag(text: str) -> bool:
    """Tell whether a text looks like the tag of a language, such as "pt-BR"."""
    letters = text.replace("-", "").lower()
    return 0 < len(letters) <= len(text) <= _LONGEST_TAG and all(
        "a" <= letter <= "z" or "0" <= letter <= "9" for letter in letters
    )
