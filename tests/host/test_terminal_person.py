"""The command `play` as a person meets it: at a terminal, which a pseudo-terminal stands in for."""

import errno
import os
import pty
import re
import select
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from simple_simon.host.terminal.wrapping import text_width

from .calling import COMMAND, ENVIRONMENT

if sys.platform == "win32":
    pytest.skip("this system has no pseudo-terminals", allow_module_level=True)

CODE = "SS1-S4-AAAAABD"

SETTINGS = re.compile(r"\x1b\[\?\d+[hl]")
"""What the line editor tells the terminal."""

LONGEST_WAIT = 60
"""Seconds after which a player that stays silent is ended, and the test fails."""

REPEATED_AFTER = 2
"""Seconds without an answer after which a person presses a key again."""


class Person:
    """Somebody at a terminal of their own."""

    def __init__(self, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self.process, self.terminal = pty.fork()
        if self.process == 0:  # Here is the new process, its input and output the terminal.
            signal.alarm(LONGEST_WAIT)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # A parent in the background may have it ignored.
            os.execve(COMMAND[0], [*COMMAND, "play", *arguments], environment)
        self.seen = ""
        self.status: int | None = None

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.terminal, keys.encode())

    def end_by(self, keys: str) -> tuple[str, int]:
        """Press keys, again after each silence, until the program ends; return the rest and the exit status.

        A Ctrl-C between the prompt and the reading of the line is lost to Python, as it would be to a person.
        """
        rest = self.seen
        self.type(keys)
        while True:
            if not select.select([self.terminal], [], [], REPEATED_AFTER)[0]:
                self.type(keys)
                continue
            more = self._read()
            if not more:
                return rest, self.wait()
            rest += more

    def see(self, text: str) -> str:
        """Read until a text appears, and return everything up to its end that was not seen before."""
        while text not in self.seen:
            more = self._read()
            if not more:
                raise AssertionError(f"{text!r} is not in {self.seen!r}")
            self.seen += more
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def see_prompt(self) -> str:
        """Read until a line can be typed."""
        return self.see("\n> ")

    def see_end(self) -> tuple[str, int]:
        """Read to the end and return the rest and the exit status."""
        rest = self.seen
        while more := self._read():
            rest += more
        return rest, self.wait()

    def kill(self) -> None:
        """End the process as a crash would."""
        os.kill(self.process, signal.SIGKILL)
        self.wait()

    def wait(self) -> int:
        """Wait for the end of the process and return its exit status."""
        if self.status is None:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        return self.status

    def _read(self) -> str:
        try:
            read = os.read(self.terminal, 100_000)
        except OSError as error:  # Linux says so when the far end is closed.
            if error.errno != errno.EIO:
                raise
            return ""
        return SETTINGS.sub("", read.decode("utf-8", errors="replace")).replace("\r", "")


Sit = Callable[..., Person]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Return a function that sits somebody down at a terminal."""
    persons: list[Person] = []

    def sit(*arguments: str, **environment: str) -> Person:
        kept = {name: value for name, value in ENVIRONMENT.items() if not name.startswith(("LC_", "PYTHONIO"))}
        for name in ("NO_COLOR", "FORCE_COLOR", "PYTHONUTF8"):
            kept.pop(name, None)
        home = dict.fromkeys(("HOME", "XDG_STATE_HOME"), str(tmp_path))
        settings = {"LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
        person = Person(arguments, {**kept, **home, **settings, **environment})
        persons.append(person)
        return person

    yield sit
    for person in persons:
        if person.status is None:
            person.kill()
        os.close(person.terminal)


def test_a_person_sees_the_board_in_colour_and_is_told_how_to_move(sit: Sit) -> None:
    seen = sit(CODE).see_prompt()
    assert "\x1b[31m J♦\x1b[0m" in seen
    assert "Type a move, such as 7-2 for one card or 3-10x12 for a group." in seen


def test_a_refusal_stands_where_the_person_looks_and_is_no_failure(sit: Sit) -> None:
    person = sit(CODE)
    person.see_prompt()
    person.type("1-2\n")
    assert "\nA card goes on a card exactly one rank higher.\n> " in person.see_prompt()
    person.type("quit\n")
    rest, status = person.see_end()
    assert rest.endswith("The game is kept for next time.\n")
    assert status == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_quietly_and_the_game_goes_on_next_time(key: str, sit: Sit) -> None:
    person = sit(CODE)
    person.see_prompt()
    person.type("7-2\n")
    person.see_prompt()
    rest, status = person.end_by(key)
    assert status == 0
    assert "Traceback" not in rest
    assert rest.strip().lstrip("^C").strip() == "The game is kept for next time."
    seen = sit().see_prompt()
    assert seen.startswith("Your unfinished game goes on.\n")
    assert f"Moves: 1, score: 499, sequences: 0   {CODE}" in seen


def test_a_killed_session_has_kept_every_move(sit: Sit) -> None:
    person = sit(CODE)
    person.see_prompt()
    person.type("7-2 1-7\n")
    person.see_prompt()
    person.kill()
    assert "Moves: 2, " in sit().see_prompt()


def test_another_deal_does_not_lose_the_unfinished_game(sit: Sit) -> None:
    person = sit(CODE)
    person.see_prompt()
    person.type("7-2\nquit\n")
    person.see_end()
    person = sit("--suits", "2")
    assert "Until the first move, “undo” brings the game before back." in person.see_prompt()
    person.type("quit\n")
    assert person.see_end()[0].endswith("No move was made here, so the game before is kept.\n")
    person = sit("--suits", "2")
    person.see_prompt()
    person.type("undo\n")
    assert f"Moves: 1, score: 499, sequences: 0   {CODE}" in person.see("This is the game before.")


def test_an_empty_line_shows_the_board_again(sit: Sit) -> None:
    person = sit(CODE)
    person.see_prompt()
    person.type("\n")
    assert "Moves: 0, " in person.see_prompt()


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colour_is_left_out_where_it_is_not_wanted(environment: dict[str, str], sit: Sit) -> None:
    seen = sit(CODE, **environment).see_prompt()
    assert "\x1b" not in seen
    assert " J♦ " in seen


def test_plain_neither_draws_nor_colours(sit: Sit) -> None:
    seen = sit(CODE, "--plain").see_prompt()
    assert "\x1b" not in seen
    assert seen.startswith("No sequence removed. column 1: jack of diamonds, ")


def test_letters_stand_for_signs_where_the_terminal_has_none(sit: Sit) -> None:
    seen = sit(CODE, PYTHONIOENCODING="latin-1", NO_COLOR="1").see_prompt()
    assert " JD    QS    9H " in seen
    assert seen.isascii()


@pytest.mark.parametrize(("tag", "card"), [("en", "10 of clubs"), ("ja", "クラブの10"), ("zh-Hans", "梅花10")])
def test_lines_are_no_longer_than_the_terminal_is_wide(tag: str, card: str, sit: Sit) -> None:
    person = sit(CODE, "--language", tag, COLUMNS="60", LINES="20", NO_COLOR="1")
    person.see_prompt()
    person.type("help\nrules\nboard\n")
    seen = person.see_prompt() + person.see_prompt() + person.see_prompt()
    assert max(map(text_width, seen.splitlines())) < 60
    assert card in seen.replace("\n", " " if tag == "en" else "")
