"""The language of this computer, as its user has set it."""

import locale
import os
import sys
from collections.abc import Mapping

from ..words.choice import best_language
from .languages import languages

FALLBACK = "en"


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the tag of the language, of those there are, that the user most likely reads.

    LC_ALL, LC_MESSAGES and LANG decide, in this order, as POSIX has it; on Windows, where
    they are rarely set, the language of the desktop.
    """
    names = [environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)]
    name = names[0] if names else _desktop_language()
    # "fr_CA.UTF-8@euro" is French; "C" and "POSIX" are no language.
    return best_language([name.partition(".")[0].partition("@")[0]], [FALLBACK, *languages()])


def _desktop_language() -> str:
    if sys.platform == "win32":
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), FALLBACK)
    return FALLBACK
