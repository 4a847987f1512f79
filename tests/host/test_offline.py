"""What makes the site an app that starts offline: the worker's list of files, and the manifest."""

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from simple_simon.host import offline
from simple_simon.host.headers import ASK_EACH_TIME, HEADERS_FILE, cache_control
from simple_simon.host.site import FILE_LIST, ready_site, site_files
from simple_simon.host.social import is_picture

TEMPLATE = "const NAME = \"{{ build }}\"; const FILES = JSON.parse('{{ files }}');"


def listed(worker: str) -> dict[str, str]:
    found = re.search(r"JSON\.parse\('(.*)'\)", worker)
    assert found
    files: dict[str, str] = json.loads(found[1])
    return files


def build_of(worker: str) -> str:
    found = re.search(r'"([0-9a-f]{16})"', worker)
    assert found
    return found[1]


@pytest.fixture(scope="module")
def site() -> Path:
    return ready_site(print)


def test_the_worker_lists_each_file_with_its_fingerprint() -> None:
    worker = offline.worker(TEMPLATE, {"b.css": b"body", "a.html": b"<p>"})
    assert list(listed(worker)) == ["a.html", "b.css"]
    digest = hashlib.sha256(b"body").digest()
    assert listed(worker)["b.css"] == "sha256-" + base64.b64encode(digest).decode()
    assert "{{" not in worker


def test_a_page_called_index_is_listed_as_its_folder() -> None:
    files = {"index.html": b"1", "ca/index.html": b"2", "ca/rules.html": b"3", "myindex.html": b"4"}
    assert set(listed(offline.worker(TEMPLATE, files))) == {"", "ca/", "ca/rules.html", "myindex.html"}


def test_the_build_changes_with_any_file_any_name_and_the_worker_itself() -> None:
    files = {"a.html": b"1", "b.html": b"2"}
    builds = [
        build_of(offline.worker(TEMPLATE, files)),
        build_of(offline.worker(TEMPLATE, {**files, "b.html": b"3"})),
        build_of(offline.worker(TEMPLATE, {"a.html": b"1", "c.html": b"2"})),
        build_of(offline.worker(TEMPLATE, {"a.html": b"1"})),
        build_of(offline.worker(TEMPLATE + " ", files)),
    ]
    assert len(set(builds)) == len(builds)
    assert build_of(offline.worker(TEMPLATE, dict(reversed(files.items())))) == builds[0]


def test_the_worker_of_the_site_keeps_exactly_its_files(site: Path) -> None:
    files = listed((site / offline.WORKER).read_text("utf-8"))
    for path, integrity in files.items():
        name = path if path and not path.endswith("/") else path + "index.html"
        digest = hashlib.sha256((site / name).read_bytes()).digest()
        assert integrity == "sha256-" + base64.b64encode(digest).decode(), name
    names = {path + "index.html" if path == "" or path.endswith("/") else path for path in files}
    served = {name for name in site_files(site) if not name.endswith((".br", ".gz"))}
    pictures = {name for name in served if is_picture(name)}
    assert len(pictures) > 30
    assert names == served - pictures - {offline.WORKER, FILE_LIST, HEADERS_FILE}


def test_the_worker_is_asked_for_each_time() -> None:
    assert cache_control(offline.WORKER) == ASK_EACH_TIME
    assert cache_control(offline.MANIFEST) == ASK_EACH_TIME


def test_the_manifest_names_icons_that_are_there(site: Path) -> None:
    manifest = json.loads((site / offline.MANIFEST).read_text("utf-8"))
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Simple Simon", "standalone", ".")
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        content = (site / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(content[place : place + 4]) for place in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"


def test_every_page_that_runs_the_app_names_the_manifest(site: Path) -> None:
    assert '<link rel="manifest" href="app.webmanifest">' in (site / "index.html").read_text("utf-8")
