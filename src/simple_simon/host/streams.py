"""Standard input, output and error, and named files: always UTF-8, never a traceback."""

import contextlib
import errno
import io
import os
import secrets
import sys
import unicodedata
from pathlib import Path
from typing import TextIO

from .errors import CommandError, NoSuchFileError

STANDARD_INPUT = "-"
"""The name that stands for standard input where a file is asked for."""

LARGEST_TEXT = 8_000_000
"""How many bytes are read at most; a record of a million moves has fewer."""

LONGEST_COMPLAINT = 400
"""How many characters an error shows at most: what it quotes may be a whole file."""

_HARMLESS = ("Zs", "Cf")
"""Other blanks, and the marks of writing directions: languages need them, terminals do not mind."""


def use_utf8() -> None:
    """Make standard output and standard error write UTF-8, whatever the locale; a terminal gets what it reads."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def notice(line: str) -> None:
    """Write a line to standard error, if there is one that can still be written to."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(line, file=sys.stderr, flush=True)


def complain(message: str) -> None:
    """Write an error to standard error as one line that cannot disturb a terminal."""
    if len(message) > LONGEST_COMPLAINT:
        message = message[: LONGEST_COMPLAINT - 1] + "…"
    notice("simple-simon: " + printable(message))


def printable(text: str) -> str:
    """Return a text as one line that cannot disturb a terminal."""
    return "".join(
        character
        if character.isprintable() or unicodedata.category(character) in _HARMLESS
        else character.encode("unicode_escape").decode("ascii")
        for character in text
    )


def finish_output() -> None:
    """Write out what standard output still holds; raise OSError if it cannot take it."""
    if sys.stdout is not None:
        sys.stdout.flush()


def abandon_output() -> None:
    """Send what standard output still holds nowhere, so that Python does not fail at it when it ends."""
    stream: TextIO | None = sys.stdout
    if stream is not None:
        with contextlib.suppress(OSError), Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())


def read_text(source: str) -> str:
    """Return the text of a file, or of standard input for "-".

    Raise NoSuchFileError if there is no such file, and CommandError if it cannot be read
    or is not UTF-8.
    """
    name = "standard input" if source == STANDARD_INPUT else source
    read = _read_input() if source == STANDARD_INPUT else _read_file(source)
    if len(read) > LARGEST_TEXT:
        raise CommandError(f"too large for a record: {name}")
    try:
        return read.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError(f"not UTF-8 text: {name}") from error


def _read_input() -> bytes:
    if sys.stdin is None:
        raise CommandError("cannot read standard input: it is closed")
    try:
        return sys.stdin.buffer.read(LARGEST_TEXT + 1)
    except OSError as error:
        raise CommandError(f"cannot read standard input: {error.strerror}") from error


def _read_file(name: str) -> bytes:
    # Path("") would be the current folder; a name with a NUL in it raises ValueError.
    if not name or "\0" in name:
        raise NoSuchFileError(f"no such file: {name}")
    path = Path(name)
    try:
        if path.is_dir():
            raise CommandError(f"a folder, not a record: {name}")
        with path.open("rb") as file:
            return file.read(LARGEST_TEXT + 1)
    except FileNotFoundError as error:
        raise NoSuchFileError(f"no such file: {name}") from error
    except OSError as error:
        raise CommandError(f"cannot read {name}: {error.strerror}") from error


def write_text(path: Path, text: str) -> None:
    """Write a text into a file, whole or not at all; raise OSError if that cannot be."""
    if "\0" in str(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    path = path.resolve()  # A link stays a link.
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a file", str(path))
    waiting = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with waiting.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        waiting.replace(path)
    except OSError:
        waiting.unlink(missing_ok=True)
        raise
