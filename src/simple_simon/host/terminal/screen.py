"""The terminal, or what stands in for it: lines come in, texts and boards go out."""

import contextlib
import io
import os
import shutil
import sys
from collections.abc import Iterator
from typing import TextIO

from ...engine.game import Game
from ...words.board import board_words
from ...words.language import Language
from ..errors import CommandError
from ..streams import LARGEST_TEXT, complain, notice, printable
from .drawing import LETTERS, SIGNS, Style, draw
from .wrapping import wrapped

PROMPT = "> "

LINES_BESIDE_THE_BOARD = 4
"""How many lines of the screen the texts below the board take."""


class Screen:
    """Where a player reads and types.

    If both ends are a terminal it is interactive: it prompts, and a refusal stands where the
    player looks. Otherwise a script plays: refusals go to standard error with their line.
    """

    def __init__(self, language: Language, plain: bool) -> None:
        self.language = language
        self.plain = plain
        """Whether boards are told in words instead of drawn."""
        self.interactive = _is_terminal(sys.stdin) and _is_terminal(sys.stdout)
        self.colour = not plain and has_colour(sys.stdout)
        self.signs = SIGNS if can_encode(sys.stdout, "".join(SIGNS.values())) else LETTERS
        self.line = 0
        """The number of the line that was read last."""
        self.faulty = False
        """Whether any line was refused."""

    @property
    def width(self) -> int | None:
        """How many columns a line may fill, all but the last; None if nobody watches it."""
        return shutil.get_terminal_size().columns - 1 if self.interactive else None

    def lines(self) -> Iterator[str]:
        """Give what is typed, line by line, to its end; raise CommandError if it cannot be read."""
        if sys.stdin is None:
            raise CommandError("cannot read standard input: it is closed")
        if self.interactive:
            yield from self._typed_lines()
        else:
            yield from self._piped_lines()

    def say(self, text: str) -> None:
        """Print one paragraph."""
        width = self.width
        self.print("\n".join(wrapped(text, width)) if width and not self.plain else text)

    def print(self, text: str) -> None:
        """Print lines as they are."""
        print(text, flush=True)

    def show(self, game: Game) -> None:
        """Show a game: its board, moves, score and code."""
        if self.plain:
            self.print(board_words(self.language, game.columns, len(game.removed)))
        else:
            self.print("\n" + draw(game.columns, self._style()))
        self.print(status_words(self.language, game))

    def show_change(self, game: Game) -> None:
        """Draw a game anew; in words it would be too much after every move."""
        if not self.plain:
            self.show(game)

    def refuse(self, sentence: str) -> None:
        """Say why the line just read was not obeyed."""
        self.faulty = True
        if self.interactive:
            self.say(printable(sentence))
        else:
            complain(self.language.say("Line {line}: {sentence}", line=self.line, sentence=sentence))

    def warn(self, sentence: str) -> None:
        """Say something that is not the answer to a line."""
        if self.interactive:
            self.say(printable(sentence))
        else:
            notice(printable(sentence))

    def _style(self) -> Style:
        size = shutil.get_terminal_size()
        height = size.lines - LINES_BESIDE_THE_BOARD if self.interactive else None
        return Style(self.signs, self.colour, size.columns, height)

    def _typed_lines(self) -> Iterator[str]:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - with it, input() lets a line be edited and brings back former ones
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        while True:
            try:
                line = input(PROMPT)
            except (EOFError, KeyboardInterrupt):  # Ctrl-D and Ctrl-C leave the cursor behind the prompt.
                self.print("")
                return
            self.line += 1
            yield line

    def _piped_lines(self) -> Iterator[str]:
        while read := sys.stdin.buffer.readline(LARGEST_TEXT):
            self.line += 1
            yield read.decode("utf-8-sig" if self.line == 1 else "utf-8", errors="replace")


def status_words(language: Language, game: Game) -> str:
    """Return moves, score and removed sequences, and the game code if there is one."""
    status = language.say(
        "Moves: {moves}, score: {score}, sequences: {removed}",
        moves=game.moves,
        score=game.score,
        removed=len(game.removed),
    )
    return f"{status}   {game.deal.code}" if game.deal.code else status


def has_colour(stream: TextIO | None) -> bool:
    """Tell whether colour is wanted: NO_COLOR and FORCE_COLOR decide, else whether a terminal has it."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return _is_terminal(stream) and os.environ.get("TERM") != "dumb" and _understands_colour()


def can_encode(stream: TextIO | None, text: str) -> bool:
    """Tell whether a stream can write a text."""
    try:
        text.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


if sys.platform == "win32":

    def _understands_colour() -> bool:
        """Switch on escape sequences in the console, which may have them off, and tell whether it did."""
        import ctypes
        import msvcrt

        processing = 0x0004  # ENABLE_VIRTUAL_TERMINAL_PROCESSING
        console = msvcrt.get_osfhandle(sys.stdout.fileno())
        mode = ctypes.c_uint32()
        kernel = ctypes.windll.kernel32
        return bool(
            kernel.GetConsoleMode(ctypes.c_void_p(console), ctypes.byref(mode))
            and kernel.SetConsoleMode(ctypes.c_void_p(console), mode.value | processing)
        )

else:

    def _understands_colour() -> bool:
        return True
