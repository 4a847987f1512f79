"""The command line as a whole: help, wrong uses, output, and the command `site`."""

import os
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from simple_simon import __version__
from simple_simon.host import addressed
from simple_simon.host.command import COMMANDS, main

from .calling import COMMAND, ENVIRONMENT, ONE_SUIT, Captured, complaint, run


def test_the_version_is_printed(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"simple-simon {__version__}\n"


def test_help_shows_each_command_with_an_example(capsys: Captured) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    for _, example in COMMANDS.values():
        assert f"simple-simon {example}" in said


@pytest.mark.parametrize("command", ["serve", "play", "site", "deal", "replay"])
def test_each_command_has_a_help_of_its_own(command: str, capsys: Captured) -> None:
    assert main([command, "--help"]) == 0
    assert f"usage: simple-simon {command} " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["paly"], "no such command: paly"),
        (["--colour"], "--colour"),
        (["deal", "--colour"], "--colour"),
        (["deal", "--form", "json"], "--form"),
        (["deal", "SS1-S1-AAAAABD", "SS1-S1-AAAAABE"], "SS1-S1-AAAAABE"),
        (["deal", "--suits", "3"], "--suits: a game has 1, 2 or 4 suits, not 3"),
        (["deal", "--suits", "two"], "two"),
        (["deal", "--format", "xml"], "xml"),
        (["deal", "--language", "tlh"], "--language: no such language: tlh. There are ar, ca, de, en, "),
        (["deal", "--language"], "--language"),
        (["replay"], "FILE"),
        (["replay", str(ONE_SUIT), "--format", "cards"], "cards"),
        (["site"], "DIR"),
        (["site", "public", "--address", "example.org"], "--address: an address is such as https://example.org/simon/"),
        (["serve", "here"], "here"),
        (["serve", "--port", "65536"], "--port: a port is a number from 0 to 65535, not 65536"),
        (["serve", "--port", "-1"], "-1"),
        (["serve", "--port", "http"], "http"),
        (["--port", "99999"], "99999"),
        (["--port=99999"], "99999"),
    ],
)
def test_a_wrong_use_is_named_with_status_2(arguments: list[str], named: str, capsys: Captured) -> None:
    assert main(arguments) == 2
    assert named in complaint(capsys)


def test_a_wrong_use_is_named_by_the_process_too() -> None:
    ended = run("deal", "--suits", "3")
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert ended.stderr.decode().splitlines() == ["simple-simon: argument --suits: a game has 1, 2 or 4 suits, not 3"]


def test_a_command_that_needs_no_server_loads_none() -> None:
    script = (
        "import sys; from simple_simon.host.command import COMMANDS, main; main(['deal']);"
        "print([name for name in ('http.server', 'webbrowser', 'simple_simon.host.site') if name in sys.modules])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        env=ENVIRONMENT,
        timeout=60,
        check=True,
    )
    assert ended.stdout.splitlines()[-1] == b"[]"


# Output


def test_output_is_utf8_whatever_the_locale() -> None:
    ended = run(
        "replay",
        "-",
        "--format",
        "json",
        given="deal SS1-S1-AAAAABD\nmoves é\n".encode(),
        LC_ALL="C",
        PYTHONCOERCECLOCALE="0",
        PYTHONUTF8="0",
        PYTHONIOENCODING="ascii",
    )
    assert ended.returncode == 1
    assert "“é” is not a move" in ended.stdout.decode()


def test_errors_are_utf8_whatever_the_locale() -> None:
    ended = run("deal", "SS1-S3-AAAAABD", LC_ALL="C", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert "“S3”" in ended.stderr.decode()


def test_a_reader_that_has_enough_ends_the_command_quietly() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    try:
        ended = subprocess.run(
            [*COMMAND, "deal", "SS1-S1-AAAAABD"],
            stdout=write_end,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            timeout=60,
            check=False,
        )
    finally:
        os.close(write_end)
    assert ended.returncode == 1
    if os.name == "posix":
        assert ended.stderr == b""
    assert b"Traceback" not in ended.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [*COMMAND, "deal", "SS1-S1-AAAAABD"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            timeout=60,
            check=False,
        )
    assert ended.returncode == 1
    assert ended.stderr.decode().splitlines() == ["simple-simon: No space left on device"]


def test_ctrl_c_is_quiet_in_every_command(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("simple_simon.host.command.read_text", interrupt)
    assert main(["replay", "-"]) == 130
    assert capsys.readouterr().err == ""


# site


class SiteError(Exception):
    """Stands in for the site builder's error."""


def stand_in_builder(monkeypatch: pytest.MonkeyPatch, error: Exception | None = None) -> None:
    """Put a site builder in place that writes one page, or fails."""

    def write_site(folder: Path, say: Callable[[str], None], address: str | None) -> None:
        say("building")
        if error:
            raise error
        folder.mkdir()
        (folder / "index.html").write_text(f"<!doctype html>{address}")

    site = types.ModuleType("simple_simon.host.site")
    vars(site).update(SiteError=SiteError, write_site=write_site)
    monkeypatch.setitem(sys.modules, "simple_simon.host.site", site)


def test_a_site_is_written_and_its_progress_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    stand_in_builder(monkeypatch)
    folder = tmp_path / "public"
    assert main(["site", str(folder)]) == 0
    assert (folder / "index.html").is_file()
    said = capsys.readouterr()
    assert (said.out, said.err) == ("building\n", "")


@pytest.mark.parametrize(
    ("options", "address"),
    [([], "None"), (["--address", "https://example.org/simon"], "https://example.org/simon/")],
)
def test_a_site_is_written_for_an_address_if_one_is_given(
    options: list[str], address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in_builder(monkeypatch)
    # What knows addresses is loaded with the real site, which is not there for this test.
    monkeypatch.setitem(sys.modules, "simple_simon.host.addressed", addressed)
    folder = tmp_path / "public"
    assert main(["site", str(folder), *options]) == 0
    assert (folder / "index.html").read_text() == f"<!doctype html>{address}"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (SiteError("not empty, and no site: public"), "not empty, and no site: public"),
        (PermissionError(13, "Permission denied"), "cannot write to public: Permission denied"),
    ],
)
def test_a_site_that_cannot_be_written_is_told(
    error: Exception, told: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    stand_in_builder(monkeypatch, error)
    assert main(["site", "public"]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("building\n", f"simple-simon: {told}\n")
