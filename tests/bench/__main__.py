"""Measures everything, or some parts, and prints one table."""

import argparse
import os
import platform
import sys
import traceback
from pathlib import Path

from playwright.sync_api import Browser

from simple_simon.host.site import ready_site
from tests.browser.chromium import chromium

from . import engine, idle, lighthouse, long_games, playing, sizes, starting
from .figures import Figure, table
from .served import served

ROOT = Path(__file__).parents[2]

PARTS = ("sizes", "starting", "playing", "long-games", "idle", "engine", "lighthouse")

RUNS, QUICK_RUNS = 7, 2

LIGHTHOUSE_RUNS, QUICK_LIGHTHOUSE_RUNS = 5, 1

IDLE_SECONDS, QUICK_IDLE_SECONDS = 30, 5


def main() -> int:
    """Run the parts that are asked for, or all of them."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Measure the app and print one table.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to measure; all, if nothing is named")
    parser.add_argument("--quick", action="store_true", help="few runs: to try out, not to rely on")
    parser.add_argument("--site", type=Path, help="the folder of a site that is built already")
    options = parser.parse_args()
    parts = options.parts or list(PARTS)
    site = options.site or ready_site(print)
    figures, notes = measure(parts, site, options.quick)
    print(f"\n{platform.system()}, {os.cpu_count()} processors, CPython {platform.python_version()}\n")
    print(table(figures))
    for note in notes:
        print(f"\n{note}")
    return 0


def measure(parts: list[str], site: Path, quick: bool) -> tuple[list[Figure], list[str]]:
    """Return the figures of some parts, and what else there is to read."""
    figures: list[Figure] = []
    notes: list[str] = []
    for part in parts:
        print(f"measuring: {part} …", file=sys.stderr, flush=True)
        try:
            with served(site) as address, chromium() as browser:
                found, note = measure_part(part, site, address, browser, quick)
        except Exception:  # One part that cannot be measured does not take the others away.
            found, note = [], f"{part} could not be measured:\n{traceback.format_exc()}"
        figures += found
        if found:
            print(table(found), file=sys.stderr, flush=True)
        notes += [note] if note else []
    return figures, notes


def measure_part(part: str, site: Path, address: str, browser: Browser, quick: bool) -> tuple[list[Figure], str]:
    """Return the figures of a part, and what else there is to read."""
    runs = QUICK_RUNS if quick else RUNS
    if part == "sizes":
        return sizes.figures(site), ""
    if part == "starting":
        return starting.figures(browser, address, runs), ""
    if part == "playing":
        return playing.figures(browser, address, runs), ""
    if part == "long-games":
        return long_games.figures(browser, address, runs), ""
    if part == "idle":
        return idle.figures(browser, address, runs, QUICK_IDLE_SECONDS if quick else IDLE_SECONDS), ""
    if part == "engine":
        return engine.figures(runs), engine.profiles()
    marks, wanting = lighthouse.figures(ROOT, address, browser, QUICK_LIGHTHOUSE_RUNS if quick else LIGHTHOUSE_RUNS)
    return marks, f"Lighthouse found wanting:\n{wanting}" if wanting else "Lighthouse found nothing wanting."


if __name__ == "__main__":
    sys.exit(main())
