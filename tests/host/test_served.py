"""The table of served files: what gets into it, and which encoding is chosen."""

import os
import sys
from pathlib import Path

import pytest

from simple_simon.host.served import choose_encoding, served_files

SECRET = b"not for anybody"

TYPES = {
    "x.html": "text/html; charset=utf-8",
    "x.mjs": "text/javascript; charset=utf-8",
    "x.css": "text/css; charset=utf-8",
    "x.txt": "text/plain; charset=utf-8",
    "x.json": "application/json",
    "x.wasm": "application/wasm",
    "x.webmanifest": "application/manifest+json",
    "x.svg": "image/svg+xml",
    "x.png": "image/png",
    "x.xml": "application/xml",
    "x.pack": "application/octet-stream",
    "x.bin": "application/octet-stream",
    "x": "application/octet-stream",
    "x.unheard-of": "application/octet-stream",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a small site; a secret lies beside it."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "x.txt").write_bytes(b"x")
    (tmp_path / "secret.txt").write_bytes(SECRET)
    return folder


@pytest.mark.parametrize(("name", "content_type"), TYPES.items())
def test_each_file_has_its_type(site: Path, name: str, content_type: str) -> None:
    (site / name).write_bytes(b"x")
    assert served_files(site)[f"/{name}"].content_type == content_type


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br; q=0.0, gzip ;q=0", ""),
        ("*", "br"),
        ("*;q=0", ""),
        ("*, br;q=0", "gzip"),
        ("br;q=much", ""),
        ("br;level=9", ""),
        ("identity", ""),
        ("", ""),
        (",;,", ""),
    ],
)
def test_the_encoding_is_one_that_the_browser_takes(accepted: str, encoding: str) -> None:
    assert choose_encoding(accepted, {"": b"", "gzip": b"", "br": b""}) == encoding


def test_links_out_of_the_site_are_not_followed(site: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "deep.txt").write_bytes(SECRET)
    try:
        (site / "file.txt").symlink_to(tmp_path / "secret.txt")
        (site / "folder").symlink_to(outside, target_is_directory=True)
        (site / "nowhere.txt").symlink_to(tmp_path / "none")
        (site / "inside.txt").symlink_to(site / "x.txt")
        (site / "x.txt.gz").symlink_to(tmp_path / "secret.txt")
    except OSError:
        pytest.skip("this system lets nobody make links")
    table = served_files(site)
    assert "/inside.txt" in table
    assert not {"/file.txt", "/folder/deep.txt", "/nowhere.txt"} & set(table)
    assert SECRET not in [content for file in table.values() for content in file.contents.values()]


def test_what_is_no_file_is_left_out(site: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("needs named pipes")
    os.mkfifo(site / "pipe")
    assert "/pipe" not in served_files(site)
