"""The site with the reference pages beside it, all served alike."""

import contextlib
import gzip
import hashlib
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import brotli

from simple_simon.host.addressed import put_address
from simple_simon.host.headers import FOR_EVER
from simple_simon.host.served import CONTENT_TYPES, IDENTITY, ServedFile, served_files
from tests.browser.serving import serving

REFERENCE = Path(__file__).parent / "reference"

FOLDER = "/reference/"

JAVASCRIPT, MICROPYTHON, TIMER = (f"reference/{name}.html" for name in ("javascript", "micropython", "timer"))
"""The addresses of the bare pages, and of one with a timer, which shows that a trace sees what it is to see."""


@contextlib.contextmanager
def served(site: Path) -> Iterator[str]:
    """Serve a site, written for the address it has, and the reference pages; yield this address."""
    with serving({}) as server:
        with tempfile.TemporaryDirectory() as folder:
            written = shutil.copytree(site, Path(folder) / "site")
            put_address(written, server.address)
            server.files = served_files(written) | reference_files(written)
        yield server.address


def asset(site: Path, pattern: str) -> str:
    """Return the path of an asset by the pattern of its name."""
    return next((site / "assets").glob(pattern)).name


def reference_files(site: Path) -> dict[str, ServedFile]:
    """Return the files of the reference pages, which load the runtime from the site's own files."""
    runtime = {"RUNTIME": asset(site, "micropython-*.mjs"), "WASM": asset(site, "micropython-*.wasm")}
    files = {}
    for path in sorted(REFERENCE.iterdir()):
        text = path.read_text("utf-8")
        for mark, name in runtime.items():
            text = text.replace(f'"{mark}"', f'"../assets/{name}"')
        content = text.encode()
        contents = {IDENTITY: content, "br": brotli.compress(content), "gzip": gzip.compress(content)}
        fingerprint = hashlib.sha256(content).hexdigest()[:20]
        # Kept for ever, as the site's own assets are: the second visit asks the network for nothing.
        files[FOLDER + path.name] = ServedFile(CONTENT_TYPES[path.suffix], FOR_EVER, contents, fingerprint)
    return files
