"""A site that is written for an address: its pages name themselves by it, and all that depends on them agrees."""

import base64
import gzip
import hashlib
import json
import re
import sys
from pathlib import Path

import brotli
import pytest

from simple_simon.host import offline
from simple_simon.host.addressed import addressed, site_address
from simple_simon.host.site import FILE_LIST, ready_site, site_files, write_site

ADDRESS = "https://example.org/simon/"

NAMED = re.compile(r'<(?:meta property="og:(?:url|image)"|link rel="(?:canonical|alternate)")[^>]*>')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("addressed") / "site"
    write_site(folder, print, ADDRESS)
    return folder


def whole_pages(site: Path) -> list[Path]:
    """Return the pages of a site; what lies among the assets is part of one."""
    return sorted(path for path in site.rglob("*.html") if path.parent.name != "assets")


def named(page: Path) -> list[str]:
    """Return the addresses by which a page names itself, its picture and its translations."""
    tags = NAMED.findall(page.read_text("utf-8"))
    return [address for tag in tags for address in re.findall(r'(?:content|href)="([^"]*)"', tag)]


def test_every_page_names_files_of_the_site_by_its_address(site: Path) -> None:
    pages = whole_pages(site)
    assert len(pages) > 30
    for page in pages:
        addresses = named(page)
        assert len(addresses) >= 4, page
        for address in addresses:
            assert address.startswith(ADDRESS), page
            assert (site / (address.removeprefix(ADDRESS) or "index.html")).is_file(), address
    own = named(site / "ca" / "rules.html")
    assert own[0] == own[2] == ADDRESS + "ca/rules.html"
    assert named(site / "index.html")[0] == ADDRESS


def test_without_an_address_no_page_names_a_host() -> None:
    for page in whole_pages(ready_site(print)):
        assert named(page)
        assert not [address for address in named(page) if ":" in address or address.startswith("/")]


def test_the_worker_keeps_the_changed_pages(site: Path) -> None:
    worker = (site / offline.WORKER).read_text("utf-8")
    assert worker != (ready_site(print) / offline.WORKER).read_text("utf-8")
    found = re.search(r"JSON\.parse\('(.*)'\)", worker)
    assert found
    for path, integrity in json.loads(found[1]).items():
        digest = hashlib.sha256((site / (path or "index.html")).read_bytes()).digest()
        assert integrity == "sha256-" + base64.b64encode(digest).decode(), path


def test_the_compressed_copies_and_the_list_of_files_agree(site: Path) -> None:
    names = site_files(site)
    assert json.loads((site / FILE_LIST).read_text("utf-8"))["files"] == names == site_files(ready_site(print))
    for name in names:
        if name.endswith(".gz"):
            assert gzip.decompress((site / name).read_bytes()) == (site / name.removesuffix(".gz")).read_bytes()
        if name.endswith(".br"):
            assert brotli.decompress((site / name).read_bytes()) == (site / name.removesuffix(".br")).read_bytes()


def test_without_brotli_no_stale_copy_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "site"
    write_site(folder, print)
    assert (folder / "rules.html.br").is_file()
    monkeypatch.setitem(sys.modules, "brotli", None)
    write_site(folder, print, ADDRESS)
    names = site_files(folder)
    assert json.loads((folder / FILE_LIST).read_text("utf-8"))["files"] == names
    for name in ("index.html", "ca/rules.html", offline.WORKER, FILE_LIST):
        assert name + ".br" not in names
        assert gzip.decompress((folder / f"{name}.gz").read_bytes()) == (folder / name).read_bytes()
    assert [name for name in names if name.endswith(".wasm.br")]


def test_only_the_head_changes_and_what_is_put_in_is_text() -> None:
    line = '<link rel="canonical" href="./">'
    page = f"<head>{line}</head><body>{line}</body>"
    changed = addressed(page, "https://example.org/a&b/")
    assert changed == page.replace(line, '<link rel="canonical" href="https://example.org/a&amp;b/">', 1)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://example.org", "https://example.org/"),
        ("https://example.org/simon", "https://example.org/simon/"),
        ("http://localhost:8000/", "http://localhost:8000/"),
        ("http://[::1]:8000/a/", "http://[::1]:8000/a/"),
    ],
)
def test_an_address_ends_with_a_slash(text: str, address: str) -> None:
    assert site_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "example.org",
        "//example.org/",
        "ftp://example.org/",
        "https://",
        "https:///simon/",
        "https://example.org/?",
        "https://example.org/?a=b",
        "https://example.org/#top",
        "https://name:word@example.org/",
        "https://example.org:99999/",
        "https://example.org:http/",
        "https://[example/",
        "https://exam ple.org/",
        'https://example.org/"',
        "https://example.org/\n",
    ],
)
def test_what_is_no_address_of_a_site_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"address|Port|Invalid"):
        site_address(text)
