"""What makes the site an app that starts offline: the list of its files in the service worker sw.js."""

import base64
import hashlib
import json
from pathlib import Path

from . import social
from .headers import HEADERS_FILE
from .site import FILE_LIST

WORKER = "sw.js"

MANIFEST = "app.webmanifest"

INDEX = "index.html"


def site_worker(web: Path, folder: Path, names: list[str]) -> str:
    """Return the worker of a site, given the sources' folder, its own, and its files without compressed copies."""
    return worker((web / WORKER).read_text("utf-8"), kept_files(folder, names))


def worker(template: str, files: dict[str, bytes]) -> str:
    """Return the worker that keeps files, given by their paths from the site's root."""
    fingerprints = {_address(path): _integrity(files[path]) for path in sorted(files)}
    listed = json.dumps(fingerprints, separators=(",", ":"))
    build = hashlib.sha256((template + listed).encode()).hexdigest()[:16]
    return template.replace("{{ build }}", build).replace("{{ files }}", listed)


def kept_files(folder: Path, names: list[str]) -> dict[str, bytes]:
    """Return those of a site's files that are kept for playing offline: all but what only others read."""
    left_out = (WORKER, FILE_LIST, HEADERS_FILE)
    return {
        name: (folder / name).read_bytes() for name in names if name not in left_out and not social.is_picture(name)
    }


def _address(path: str) -> str:
    """Return the address of a file; a page called index.html is that of its folder, to which hosts may redirect."""
    return path.removesuffix(INDEX) if Path(path).name == INDEX else path


def _integrity(content: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
