"""The browser killed at random moments in random play: each time the last completed move is there again."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from .chromium import OPTIONS, program
from .table import Table

if sys.platform == "win32":
    pytest.skip("a whole process group is killed, which Windows has not", allow_module_level=True)

KILLS = 25
"""For each seed; there are two."""

PATIENCE = 20.0

SEEN = """() => [
    document.querySelector('[data-code]').textContent,
    document.querySelector('[data-moves]').textContent,
    document.querySelector('[data-score]').textContent,
    [...document.querySelectorAll('.card')].map((card) => card.dataset.column + '.' + card.dataset.position).join(' '),
    document.querySelector('[data-action=redo]').getAttribute('aria-disabled'),
].join('|')"""
"""Everything of a game that a player sees."""


@contextmanager
def running(playwright: Playwright, profile: Path) -> Iterator[tuple[Page, subprocess.Popen[bytes]]]:
    """Run a browser of its own on a profile; it is killed at the end, as at any moment before."""
    port_file = profile / "DevToolsActivePort"
    port_file.unlink(missing_ok=True)
    command = [program(playwright.chromium), *OPTIONS]
    command += ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        end = time.monotonic() + PATIENCE
        while not (port_file.is_file() and port_file.read_text().count("\n")):
            assert time.monotonic() < end, "the browser does not start"
            time.sleep(0.02)
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port_file.read_text().split()[0]}")
        yield browser.contexts[0].new_page(), process
    finally:
        kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a browser with all its processes, and no other."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_browser_comes_back_with_the_last_completed_move(
    playwright: Playwright, address: str, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    possible: list[str] = []
    """What may be seen after the next start: the last state known to be kept, and those after it."""
    most_moves = 0
    for number in range(KILLS):
        with running(playwright, tmp_path) as (page, process):
            table = Table(page, address)
            page.goto(address if number else f"{address}#SS1-S1-AAAAABD")
            table.wait_for_board()
            seen = page.evaluate(SEEN)
            assert not possible or seen in possible, f"after kill {number}"
            possible = [seen]
            for _ in range(chance.randrange(2, 9)):
                for key in chance.choice(
                    [["u"], ["Shift+U"], [chance.choice("1234567890"), chance.choice("1234567890")]]
                ):
                    page.keyboard.press(key)
                page.keyboard.press("Escape")
                seen = page.evaluate(SEEN)
                if seen != possible[-1]:
                    possible.append(seen)
                if chance.random() < 0.3:
                    table.wait("document.documentElement.dataset.kept !== 'false'")
                    possible = [seen]
            if chance.random() < 0.5:
                table.wait("document.documentElement.dataset.kept !== 'false'")
                possible = [seen]
            most_moves = max([most_moves, *(int(state.split("|")[1]) for state in possible)])
            kill(process)
    assert most_moves > 0
