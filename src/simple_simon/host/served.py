"""The table of what the local server serves, read into memory once.

What is not in the table does not exist, whatever a request calls it; and a site that is
rebuilt meanwhile never reaches the browser half old and half new.
"""

import hashlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .headers import cache_control

INDEX = "index.html"

IDENTITY = ""
"""The name of the uncompressed content among a file's contents."""

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The encodings of HTTP and the suffix of a file that is compressed so, the tighter one first."""

CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".image": "application/octet-stream",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".pack": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".xml": "application/xml",
}
"""The type of a file by its suffix; the computer's own table of types is not asked."""

UNKNOWN_TYPE = "application/octet-stream"


@dataclass(frozen=True)
class ServedFile:
    """One file of the site, as it is and compressed."""

    content_type: str
    cache_control: str
    contents: dict[str, bytes]
    """The content by encoding: IDENTITY always, and those of ENCODINGS that lie beside it."""
    fingerprint: str
    """Changes with the content."""


def served_files(folder: Path) -> dict[str, ServedFile]:
    """Return all files of a site by their path in an address, such as "/assets/app.css".

    An index.html stands there twice, also as its folder: "/" and "/ca/". Hidden files and
    files that lie outside the folder (by a symbolic link) are left out.
    """
    paths = {path.relative_to(folder).as_posix(): path for path in _inside(folder)}
    table: dict[str, ServedFile] = {}
    for name, path in paths.items():
        if path.suffix in ENCODINGS.values() and name.removesuffix(path.suffix) in paths:
            continue
        contents = {IDENTITY: path.read_bytes()}
        for encoding, suffix in ENCODINGS.items():
            if name + suffix in paths:
                contents[encoding] = paths[name + suffix].read_bytes()
        file = ServedFile(
            CONTENT_TYPES.get(path.suffix, UNKNOWN_TYPE),
            cache_control(name),
            contents,
            hashlib.sha256(contents[IDENTITY]).hexdigest()[:20],
        )
        table[f"/{name}"] = file
        if path.name == INDEX:
            table[f"/{name.removesuffix(INDEX)}"] = file
    return table


def _inside(folder: Path) -> Iterator[Path]:
    root = folder.resolve()
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            path = Path(place, name)
            if not name.startswith(".") and path.is_file() and path.resolve().is_relative_to(root):
                yield path


def choose_encoding(accepted: str, offered: dict[str, bytes]) -> str:
    """Return the encoding to send, given an Accept-Encoding header: IDENTITY or one of ENCODINGS.

    Of those that the browser likes equally the tighter one; what it weighs 0 never (RFC 9110, 12.5.3).
    """
    weights: dict[str, float] = {}
    for choice in accepted.lower().split(","):
        encoding, _, parameters = choice.partition(";")
        weights[encoding.strip()] = _weight(parameters)
    best, heaviest = IDENTITY, 0.0
    for encoding in ENCODINGS:
        weight = weights.get(encoding, weights.get("*", 0.0))
        if encoding in offered and weight > heaviest:
            best, heaviest = encoding, weight
    return best


def _weight(parameters: str) -> float:
    """Return the weight in "q=0.5", 1 without any, and 0 for what is none."""
    if not parameters.strip():
        return 1.0
    name, _, value = parameters.partition("=")
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
