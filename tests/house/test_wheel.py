"""The built wheel, installed into an empty environment: it plays at once, without npm and without network."""

import gzip
import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from simple_simon import __version__

ROOT = Path(__file__).parents[2]

PATIENCE = 60.0

SOCIAL_PICTURES = list((ROOT / "src" / "simple_simon" / "web" / "social").glob("*.png"))
"""They are in the wheel once, in its site."""

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
"""Without a path to these sources."""


def run(*words: object, cwd: Path = ROOT, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**ENVIRONMENT, "PYTHONIOENCODING": "utf-8", **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    source = next((folder / "unpacked").iterdir())
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, cwd=source)
    return folder


@pytest.fixture(scope="module")
def program(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of the wheel, installed where nothing else is."""
    environment = tmp_path_factory.mktemp("empty") / "environment"
    venv.create(environment, with_pip=True, symlinks=os.name != "nt")
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    ending = ".exe" if os.name == "nt" else ""
    run(scripts / f"python{ending}", "-m", "pip", "install", "--quiet", "--no-index", next(built.glob("*.whl")))
    return scripts / f"simple-simon{ending}"


def test_the_version_is_everywhere_the_same(built: Path, program: Path) -> None:
    assert run(program, "--version").split()[-1] == __version__
    assert {path.name.split("-")[1].removesuffix(".tar.gz") for path in built.glob("simple_simon-*")} == {__version__}


def test_the_wheel_carries_the_ready_site_and_nothing_to_build_it(built: Path) -> None:
    names = zipfile.ZipFile(next(built.glob("*.whl"))).namelist()
    assert "simple_simon/site/index.html" in names
    assert any(re.fullmatch(r"simple_simon/site/assets/micropython-[0-9a-f]{10}\.wasm\.br", name) for name in names)
    assert not any("node_modules" in name for name in names)
    assert len([name for name in names if "social/" in name and name.endswith(".png")]) == len(SOCIAL_PICTURES)


def test_the_installed_app_is_served_at_once(program: Path) -> None:
    server = subprocess.Popen(
        [str(program), "serve", "--no-browser", "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        # No npm to be found, and no way out.
        env={**ENVIRONMENT, "PATH": str(program.parent), "PYTHONUNBUFFERED": "1", "npm_config_offline": "true"},
    )
    try:
        assert server.stdout
        address = server.stdout.readline().strip()
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            page = answer.read().decode("utf-8")
        assert 'data-column-slot="10"' in page
    finally:
        server.terminate()
        server.wait(PATIENCE)


def test_the_installed_command_speaks_all_languages(program: Path) -> None:
    words = run(program, "deal", "SS1-S1-AAAAABD", "--language", "ca")
    assert words.startswith("Cap seqüència retirada. columna 1: sota de piques, ")


def test_the_installed_command_writes_the_site_for_an_address_without_stale_copies(
    program: Path, tmp_path: Path
) -> None:
    run(program, "site", tmp_path / "site", "--address", "https://example.org/simon")
    page = (tmp_path / "site" / "ca" / "rules.html").read_text("utf-8")
    assert '<link rel="canonical" href="https://example.org/simon/ca/rules.html">' in page
    assert gzip.decompress((tmp_path / "site" / "ca" / "rules.html.gz").read_bytes()).decode() == page
    assert not (tmp_path / "site" / "ca" / "rules.html.br").exists()


def test_the_checkout_builds_the_same_wheel_as_the_sdist(built: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path)

    def contents(folder: Path) -> dict[str, int]:
        return {file.filename: file.CRC for file in zipfile.ZipFile(next(folder.glob("*.whl"))).infolist()}

    assert contents(tmp_path) == contents(built)
