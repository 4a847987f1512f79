"""The command `serve` as a process: its address, its port, the browser, and how it ends."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from .calling import ENVIRONMENT

PAGE = "<!doctype html><title>Simple Simon</title>"

# The command with a site builder that has a site ready, and a browser that only says what it would show.
SCRIPT = """
import pathlib, signal, sys, types, webbrowser

class SiteError(Exception):
    pass

def ready_site(say):
    {ready}
    return pathlib.Path(sys.argv[1])

site = types.ModuleType("simple_simon.host.site")
site.SiteError, site.ready_site = SiteError, ready_site
sys.modules["simple_simon.host.site"] = site

{browser}
signal.signal(signal.SIGINT, signal.default_int_handler)  # A parent may have it ignored.
from simple_simon.host.command import main
sys.exit(main(sys.argv[2:]))
"""

SILENT_BROWSER = """
class Browser:
    name = {name!r}

webbrowser.get = lambda: Browser()
webbrowser.open = lambda address: print("browser:", address, flush=True)
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no process can be sent Ctrl-C alone there")


def start(folder: Path, *arguments: str, ready: str = "pass", browser: str = "firefox") -> subprocess.Popen[str]:
    script = SCRIPT.format(ready=ready, browser=SILENT_BROWSER.format(name=browser))
    return subprocess.Popen(
        [sys.executable, "-c", script, str(folder), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=ENVIRONMENT,
    )


@contextlib.contextmanager
def serving(folder: Path, *arguments: str, browser: str = "firefox") -> Iterator[subprocess.Popen[str]]:
    """Run the command; whatever happens it ends within a minute."""
    with start(folder, *arguments, browser=browser) as process:
        guard = threading.Timer(60, process.kill)
        guard.start()
        try:
            yield process
        finally:
            guard.cancel()
            process.kill()


def next_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline().rstrip("\n")


def address_of(process: subprocess.Popen[str]) -> str:
    """Return the address that stands on the first line; the second says how to end it."""
    address = next_line(process)
    assert next_line(process) == "Ctrl-C ends it."
    return address


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        content: bytes = answer.read()
    return content.decode()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(PAGE)
    return tmp_path


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_ended_quietly(site: Path, how: signal.Signals) -> None:
    with serving(site, "serve", "--port", "0", "--no-browser") as process:
        address = address_of(process)
        assert address.startswith("http://127.0.0.1:")
        assert fetch(address) == PAGE
        process.send_signal(how)
        said, complained = process.communicate(timeout=30)
    assert process.returncode == 0
    assert (said, complained) == ("", "")


def test_ctrl_c_while_the_site_is_built_is_quiet_too(site: Path) -> None:
    with start(site, "serve", "--no-browser", ready="signal.raise_signal(signal.SIGINT)") as process:
        said, complained = process.communicate(timeout=60)
    assert (process.returncode, said, complained) == (0, "", "")


def test_a_busy_port_gives_way_to_the_next_free_one_and_it_is_said(site: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        busy = other.getsockname()[1]
        with serving(site, "serve", "--port", str(busy), "--no-browser") as process:
            address = address_of(process)
            port = int(address.removesuffix("/").rpartition(":")[2])
            assert busy < port <= busy + 99
            assert fetch(address) == PAGE
            process.send_signal(signal.SIGINT)
            _, complained = process.communicate(timeout=30)
    assert process.returncode == 0
    assert complained == f"Port {busy} is in use; taking {port}.\n"


@pytest.mark.parametrize("arguments", [["serve", "--port", "0"], ["--port", "0"], ["--port=0"]])
def test_the_browser_is_opened_at_the_address(site: Path, arguments: list[str]) -> None:
    with serving(site, *arguments) as process:
        address = address_of(process)
        assert next_line(process) == f"browser: {address}"


def test_without_arguments_it_serves_on_its_own_port_and_opens_the_browser(site: Path) -> None:
    with serving(site) as process:
        port = int(address_of(process).removesuffix("/").rpartition(":")[2])
        assert 8052 <= port < 8152
        assert next_line(process).startswith("browser: ")


def test_a_browser_in_the_terminal_is_not_opened(site: Path) -> None:
    with serving(site, "serve", "--port", "0", browser="w3m") as process:
        assert fetch(address_of(process)) == PAGE
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=30)
    assert said == ""


def test_a_site_that_cannot_be_made_ready_is_told(site: Path) -> None:
    with start(site, "serve", ready="raise SiteError('npm brought nothing')") as process:
        said, complained = process.communicate(timeout=60)
    assert (process.returncode, said, complained) == (1, "", "simple-simon: npm brought nothing\n")


def test_progress_is_told_on_standard_error(site: Path) -> None:
    with start(site, "serve", ready="say('building'); raise SiteError('broken')") as process:
        said, complained = process.communicate(timeout=60)
    assert (said, complained) == ("", "building\nsimple-simon: broken\n")


def test_a_site_without_a_page_is_told(tmp_path: Path) -> None:
    with start(tmp_path, "serve") as process:
        _, complained = process.communicate(timeout=60)
    assert process.returncode == 1
    assert complained == f"simple-simon: no index.html in the site in {tmp_path}\n"
