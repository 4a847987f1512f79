#!/usr/bin/env python3
"""Everything a developer does here, with nothing but Python: run, test, check, build.

  python3 dev.py play              start the app from these sources
  python3 dev.py test              check, then run every test
  python3 dev.py test engine       only the tests in tests/engine; more words go to pytest
  python3 dev.py check             ruff, mypy, the walls of the house, the MicroPython compiler
  python3 dev.py format            let ruff format and mend what it can
  python3 dev.py texts             bring locale/ up to date; with a tag, begin or check that language
  python3 dev.py pictures          the app at every size, in every situation: build/pictures/index.html
  python3 dev.py pictures keep     and keep those that the tests compare anew
  python3 dev.py social            draw the social pictures of the pages anew whose titles or cards changed
  python3 dev.py bench             how fast and light it is: one table; with --quick, a rougher one
  python3 dev.py fuzz              the fuzzer on everything that reads texts; with a number, for so many seconds each
  python3 dev.py build             sdist and wheel, in dist/
  python3 dev.py site public       the static site in the folder public, for any host
  python3 dev.py lock              write requirements-dev.txt anew from pyproject.toml

The first run makes .venv and installs what requirements-dev.txt pins.
"""

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from tests.browser.programs import CHROMIUM, FIREFOX

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK = ROOT / "requirements-dev.txt"

ENVIRONMENT = {**os.environ, "PYTHONUTF8": "1"}
"""With it, what a command prints may go into a file or a pipe on Windows, too."""

PACKAGES = {
    "chromium": CHROMIUM,
    "chromium-driver": ["chromedriver"],
    "firefox-esr": FIREFOX,
    "webkit2gtk-driver": ["WebKitWebDriver"],
    "xvfb": ["Xvfb"],
}
"""Debian's packages that tests/three_browsers needs, each with what the program in it may be called."""

FONTS = "fonts-dejavu-core"
"""Debian's browsers come without fonts; these have what our cards need."""

TESTS_FAILED = 1
"""The status of pytest when tests ran and some failed."""

BROWSER_TESTS = ROOT / "tests" / "browser"

THREE_BROWSERS_TESTS = ROOT / "tests" / "three_browsers"


def main(words: list[str]) -> int:
    """Run one command and return its exit status."""
    commands = {
        "play": play,
        "test": test,
        "check": check,
        "format": tidy,
        "texts": texts,
        "pictures": pictures,
        "social": social,
        "bench": bench,
        "fuzz": fuzz,
        "build": build,
        "site": site,
        "lock": lock,
    }
    command, rest = (words[0], words[1:]) if words else ("--help", [])
    if command in ("--help", "-h", "help"):
        print(__doc__)
        return 0
    if command not in commands:
        print(f"dev.py: no command {command!r}; there are {', '.join(commands)}", file=sys.stderr)
        return 2
    if sys.version_info < (3, 11):
        print(f"dev.py: Python 3.11 or later is needed, this is {sys.version.split()[0]}", file=sys.stderr)
        return 2
    try:
        install()
        return commands[command](rest)
    except subprocess.CalledProcessError as error:
        print(f"dev.py: this failed with status {error.returncode}: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def say(line: str) -> None:
    """Report progress, in order with what the tools print."""
    print(f"dev.py: {line}", flush=True)


def install() -> None:
    """Make .venv and install into it what is pinned, unless that was done before."""
    wanted = hashlib.sha256(LOCK.read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamp = VENV / "installed"
    if PYTHON.is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return
    if not PYTHON.is_file():
        make_environment()
    say("installing what requirements-dev.txt pins (once; about a minute)")
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "--requirement", LOCK], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT], check=True)
    stamp.write_text(wanted)


def make_environment() -> None:
    """Make .venv, whole or not at all."""
    if not importlib.util.find_spec("ensurepip"):
        sys.exit("dev.py: this Python comes without pip; on Debian and Ubuntu, apt-get install python3-venv mends that")
    say("making .venv")
    try:
        # A copy of some Pythons, as of those that uv brings, does not find its libraries.
        venv.create(VENV, with_pip=True, clear=True, symlinks=os.name != "nt")
    except BaseException:
        shutil.rmtree(VENV, ignore_errors=True)
        raise


def python(*words: object, check: bool = False) -> int:
    """Run the Python of .venv in the root and return its exit status."""
    return subprocess.run([PYTHON, *map(str, words)], cwd=ROOT, env=ENVIRONMENT, check=check).returncode


def play(words: list[str]) -> int:
    """Serve the app from these sources."""
    return python("-m", "simple_simon", "serve", *words)


def check(_words: list[str]) -> int:
    """Run what reads the sources without running the game."""
    failed = []
    for tool in (
        ("ruff", "check", "--quiet"),
        ("ruff", "format", "--check", "--quiet"),
        ("mypy",),
        ("pytest", "--quiet", "tests/house/test_walls.py"),
    ):
        say(" ".join(tool))
        if python("-m", *tool):
            failed.append(" ".join(tool))
    for name in failed:
        say(f"failed: {name}")
    return 1 if failed else 0


def test(words: list[str]) -> int:
    """Run the checks and every test, or the tests of one part."""
    part = ROOT / "tests" / words[0] if words else None
    if part and part.exists():
        paths, words = [part], words[1:]
    elif words and not words[0].startswith("-"):
        print(f"dev.py: there is no tests/{words[0]}", file=sys.stderr)
        return 2
    else:
        paths = [ROOT / "tests"]
        if check([]):
            return 1
    if among(BROWSER_TESTS, paths[0]):
        get_browser()
    if among(THREE_BROWSERS_TESTS, paths[0]):
        get_browsers()
    if among(BROWSER_TESTS, paths[0]) or among(THREE_BROWSERS_TESTS, paths[0]):
        # Once, before the workers of pytest would each do it.
        python("-c", "from simple_simon.host.site import ready_site; ready_site(print)", check=True)
    say("pytest " + " ".join(path.relative_to(ROOT).as_posix() for path in paths))
    status = python("-m", "pytest", "-n", "auto", "--dist", "worksteal", *paths, *words)
    if status == TESTS_FAILED:
        # A browser on a busy machine may miss a beat; what is really broken fails alone, too.
        say("once more, one by one: the tests that failed")
        status = python("-m", "pytest", "--last-failed", *paths, *words)
    return status


def among(tests: Path, path: Path) -> bool:
    """Tell whether running the tests of a path runs any of a folder's."""
    return tests.is_relative_to(path) or path.is_relative_to(tests)


def get_browser() -> None:
    """Install a Chromium for the browser tests where there is none."""
    get_packages("chromium")
    if not any(map(shutil.which, CHROMIUM)):
        say("no Chromium on the search path: Playwright gets its own (once)")
        python("-m", "playwright", "install", "chromium", check=True)


def get_browsers() -> None:
    """Install the three browsers and what drives them, as far as that can be done; the tests name what is missing."""
    get_packages(*PACKAGES)


def get_packages(*packages: str) -> None:
    """Install those of Debian's packages whose programs are missing, on a Debian where that is allowed."""
    missing = [package for package in packages if not any(map(shutil.which, PACKAGES[package]))]
    if not missing or not is_debian() or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    missing.append(FONTS)
    say(f"apt-get installs {' '.join(missing)} (once; a minute or two)")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *missing]):
        if subprocess.run(["apt-get", *words], check=False, stdout=subprocess.DEVNULL, env=quiet).returncode:
            say(f"that failed: apt-get {' '.join(words)}")


def is_debian() -> bool:
    """Tell whether this is a Debian itself: what derives from it names its browsers otherwise, or has snaps instead."""
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        return False


def tidy(_words: list[str]) -> int:
    """Format the sources."""
    return python("-m", "ruff", "check", "--fix", "--quiet") | python("-m", "ruff", "format", "--quiet")


def texts(words: list[str]) -> int:
    """Find all messages and bring the template and the catalogs of translations up to date."""
    return python("-m", "simple_simon.host.catalogs", *words)


def pictures(words: list[str]) -> int:
    """Write pictures of the app, to look at."""
    get_browser()
    return python("-m", "tests.browser.pictures", *words)


def social(words: list[str]) -> int:
    """Draw the social pictures."""
    get_browser()
    return python("-m", "tests.browser.social", *words)


def bench(words: list[str]) -> int:
    """Measure the app and print one table."""
    get_browser()
    return python("-m", "tests.bench", *words)


def fuzz(words: list[str]) -> int:
    """Look for texts that break what reads them."""
    return python("-m", "tests.fuzz", *words)


def build(_words: list[str]) -> int:
    """Make the sdist and, from it, the wheel."""
    python("-m", "hatchling", "build", "--target", "sdist", "--target", "wheel", check=True)
    say("sdist and wheel are in dist/")
    return 0


def site(words: list[str]) -> int:
    """Write the static site into a folder."""
    return python("-m", "simple_simon", "site", *words)


def lock(_words: list[str]) -> int:
    """Pin what pyproject.toml asks for, with hashes and without the address of a registry."""
    subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "uv"], check=True)
    options = ["--universal", "--generate-hashes", "--no-annotate", "--no-header", "--no-emit-index-url", "--quiet"]
    extra = ["--extra", "dev", "--no-emit-package", "simple-simon"]
    return python("-m", "uv", "pip", "compile", *options, *extra, "pyproject.toml", "--output-file", LOCK)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
