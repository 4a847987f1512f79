"""The unfinished game between two sessions: one record in the user's own folder for such things."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from ...engine.game import Game
from ...engine.record import Record, RecordError, record_text
from ..errors import CommandError, NoSuchFileError
from ..streams import read_text, write_text

FILE_NAME = "game.txt"

DAMAGED_NAME = "game-damaged-{number}.txt"


def state_folder(
    platform: str = sys.platform, environment: Mapping[str, str] = os.environ, home: Path | None = None
) -> Path:
    """Return the folder where a program of this system keeps such things for its user.

    Raise OSError if the user has no home. Linux follows the XDG Base Directory Specification.
    """
    try:
        home = home or Path.home()
    except RuntimeError as error:
        raise OSError(str(error)) from error
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_STATE_HOME", ""))
        if not base.is_absolute():  # As the specification asks.
            base = home / ".local" / "state"
    return base / "simple-simon"


class DamagedError(Exception):
    """The saved text is no game; it was set aside under another name."""

    def __init__(self, aside: Path) -> None:
        super().__init__(str(aside))
        self.aside = aside
        """Where it is now."""


class WrittenElsewhereError(Exception):
    """Another session has saved its game since; it is not overwritten."""


class SavedGame:
    """The record of the unfinished game in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._known: str | None = None  # What was last read or written here; None for nothing.

    def read(self) -> Game | None:
        """Return the saved game, or None; raise DamagedError if it had to be set aside, and OSError."""
        try:
            text = read_text(str(self.path))
            game = Record.parse(text).replay()
        except NoSuchFileError:
            return None
        except (CommandError, RecordError) as error:
            raise DamagedError(self._set_aside()) from error
        self._known = text
        return game

    def write(self, game: Game) -> None:
        """Save a game, or forget the saved one if this one is won; raise OSError or WrittenElsewhereError."""
        if self._now() != self._known:
            raise WrittenElsewhereError
        if game.won:
            self.path.unlink(missing_ok=True)
            self._known = None
        else:
            text = record_text(game)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.path, text)
            self._known = text

    def _now(self) -> str | None:
        try:
            return self.path.read_text("utf-8", errors="replace")
        except FileNotFoundError:
            return None

    def _set_aside(self) -> Path:
        number = 1
        while (aside := self.path.with_name(DAMAGED_NAME.format(number=number))).exists():
            number += 1
        return self.path.rename(aside)
