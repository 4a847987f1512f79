"""Puts the address that a written site will have into its pages, where whoever reads them from afar needs it whole."""

import html
import re
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from .compression import COMPRESSORS
from .offline import WORKER, site_worker
from .site import FILE_LIST, PACKAGE, file_list, site_files

_SITE = re.compile(r"https?://[^\s/?#@\\\"<>]+(?:/[^\s?#\\\"<>]*)?", re.IGNORECASE)

_NAMED = re.compile(
    r'(<meta property="og:(?:url|image)" content=|<link rel="(?:canonical|alternate)"(?: hreflang="[^"]*")? href=)'
    r'"([^"]*)"'
)
"""Where a page names itself, its picture and its translations: in one line each, as the templates have them."""


def site_address(text: str) -> str:
    """Return the address of a site's root, with a slash at its end; raise ValueError if a text is none."""
    # The port of an address is looked at only when it is asked for.
    if not _SITE.fullmatch(text) or not urlsplit(text).hostname or urlsplit(text).port == 0:
        raise ValueError(f"no address of a site: {text}")
    return text if text.endswith("/") else text + "/"


def put_address(folder: Path, address: str) -> None:
    """Make the addresses by which the pages of a written site are known absolute, given that of its root.

    What depends on them changes with them: the worker, the compressed copies and the list of files.
    """
    names = [name for name in site_files(folder) if not name.endswith(tuple(COMPRESSORS))]
    for name in names:
        if name.endswith(".html"):
            page = (folder / name).read_text("utf-8")
            _replace(folder / name, addressed(page, urljoin(address, name)).encode())
    _replace(folder / WORKER, site_worker(PACKAGE / "web", folder, names).encode())
    _replace(folder / FILE_LIST, b"")
    # The list has the names of its own copies too.
    _replace(folder / FILE_LIST, file_list(site_files(folder)))


def addressed(page: str, address: str) -> str:
    """Return a page with what it names in its head made absolute, given its own address."""

    def absolute(found: re.Match[str]) -> str:
        whole = urljoin(address, html.unescape(found[2]))
        return f'{found[1]}"{html.escape(whole)}"'

    head, mark, rest = page.partition("</head>")
    return _NAMED.sub(absolute, head) + mark + rest


def _replace(path: Path, content: bytes) -> None:
    """Write a file anew, and its compressed copies; one that cannot be made here is removed rather than left stale."""
    path.write_bytes(content)
    for ending, compressor in COMPRESSORS.items():
        copy = path.with_name(path.name + ending)
        try:
            copy.write_bytes(compressor(content))
        except ModuleNotFoundError:
            copy.unlink(missing_ok=True)
