"""Without a network, installed, and from one version to the next: never a mix, never a loss."""

import dataclasses
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page

from simple_simon.host import offline
from simple_simon.host.headers import HEADERS_FILE
from simple_simon.host.served import IDENTITY, ServedFile, served_files
from simple_simon.host.server import SiteServer
from simple_simon.host.site import FILE_LIST, PACKAGE, ready_site, site_files
from simple_simon.host.social import is_picture

from .serving import serving
from .table import Table

NEWER = '<html data-newer="true" '
"""How the pages of the newer build begin."""

IS_NEWER = "document.documentElement.dataset.newer === 'true'"

READY = "document.documentElement.dataset.ready === 'true'"

CACHES = "caches.keys()"

KEPT_BY_WORKER = "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"

WAITING = "navigator.serviceWorker.getRegistration().then((registration) => !!registration?.waiting)"

LOOK_FOR_UPDATE = """
navigator.serviceWorker.getRegistration()
  .then((registration) => registration.update())
  .then(() => true, () => false)
"""


@pytest.fixture
def server() -> Iterator[SiteServer]:
    """A server of its own, whose files a test may change."""
    with serving(served_files(ready_site(print))) as server:
        yield server


@pytest.fixture
def table(context: BrowserContext, server: SiteServer) -> Table:
    """A table that was visited once, and whose site is kept by now."""
    table = Table(context.new_page(), server.address)
    table.open()
    table.wait(KEPT_BY_WORKER)
    return table


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ServedFile]:
    """The site of another build."""
    return newer_site(tmp_path_factory.mktemp("newer") / "site", lambda _folder: None)


def newer_site(folder: Path, change: Callable[[Path], object]) -> dict[str, ServedFile]:
    """Return the site of another build, whose app's page and about page say that they are newer."""
    shutil.copytree(ready_site(print), folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    for name in ("index.html", "about.html"):
        text = (folder / name).read_text("utf-8")
        (folder / name).write_text(text.replace("<html ", NEWER, 1), "utf-8")
    change(folder)
    template = (PACKAGE / "web" / offline.WORKER).read_text("utf-8")
    kept = offline.kept_files(folder, site_files(folder))
    (folder / offline.WORKER).write_text(offline.worker(template, kept), "utf-8")
    return served_files(folder)


def wait_for_newer(table: Table) -> None:
    """Wait until the newer version has started; the older one may be there first, and be replaced by it."""

    def has_started() -> bool:
        try:
            return bool(table.page.evaluate(f"{IS_NEWER} && {READY}"))
        except Error:
            return False  # The page was just being replaced.

    table.wait_until(has_started, "the newer version")
    table.settle()


def restart(table: Table) -> None:
    """Load the page again and wait until the newer version has started."""
    table.page.reload()
    wait_for_newer(table)


def about_is_newer(page: Page) -> bool:
    """Tell whether what the page gets of the site is of the newer version."""
    return "data-newer" in str(page.evaluate("fetch('about.html').then((answer) => answer.text())"))


def test_after_one_visit_the_game_starts_without_a_network(
    table: Table, context: BrowserContext, server: SiteServer
) -> None:
    server.files = {}
    context.set_offline(True)
    table.open("#SS1-S4-AAAAABD")
    assert table.figure("code") == "SS1-S4-AAAAABD"
    table.page.keyboard.press("7")
    table.page.keyboard.press("2")
    table.settle()


def test_the_rules_are_there_in_every_language_without_a_network(
    table: Table, context: BrowserContext, server: SiteServer
) -> None:
    names = [name for name in site_files(ready_site(print)) if name.endswith("rules.html")]
    assert len(names) > 5
    server.files = {}
    context.set_offline(True)
    for name in names:
        answer = table.page.goto(server.address + name)
        assert answer
        assert answer.ok, name
        assert table.page.locator("h1").count() == 1, name


def test_every_file_is_there_without_a_network_whatever_follows_its_name(table: Table, context: BrowserContext) -> None:
    names = [name for name in site_files(ready_site(print)) if not name.endswith((".br", ".gz"))]
    context.set_offline(True)
    for_others = (FILE_LIST, HEADERS_FILE, offline.WORKER)
    wanted = [name + "?search#fragment" for name in names if name not in for_others and not is_picture(name)]
    missing = table.page.evaluate(
        "(names) => Promise.all(names.map((name) => fetch(name).then(({ ok }) => (ok ? '' : name), () => name)))",
        wanted,
    )
    assert list(filter(None, missing)) == []


def test_a_newer_version_waits_and_is_in_use_after_the_next_start(
    table: Table, server: SiteServer, newer: dict[str, ServedFile]
) -> None:
    server.files = newer
    assert table.page.evaluate(LOOK_FOR_UPDATE)
    table.wait(WAITING)
    table.wait("!document.getElementById('update').hidden")
    assert not table.page.evaluate(IS_NEWER)
    assert not about_is_newer(table.page)
    assert len(table.page.evaluate(CACHES)) == 2
    restart(table)
    assert about_is_newer(table.page)


def test_an_update_in_the_midst_of_a_game_keeps_the_game(
    table: Table, server: SiteServer, newer: dict[str, ServedFile]
) -> None:
    table.open("#SS1-S1-AAAAABD")
    for source, target in (("7", "2"), ("1", "7"), ("1", "2")):
        table.page.keyboard.press(source)
        table.page.keyboard.press(target)
    table.settle()
    columns, moves = table.columns(), table.figure("moves")
    assert moves == "3"
    table.wait_until_kept()
    server.files = newer
    assert table.page.evaluate(LOOK_FOR_UPDATE)
    table.wait(WAITING)
    restart(table)
    assert (table.columns(), table.figure("moves")) == (columns, moves)


def test_a_page_of_the_older_version_in_another_tab_goes_on_and_still_finds_its_files(
    table: Table, context: BrowserContext, server: SiteServer, tmp_path: Path
) -> None:
    asset = next(name for name in site_files(ready_site(print)) if name.startswith("assets/texts-de"))
    old = context.new_page()
    old.goto(server.address + "about.html")
    server.files = newer_site(tmp_path / "newer", lambda folder: (folder / asset).unlink())
    assert table.page.evaluate(LOOK_FOR_UPDATE)
    table.wait(WAITING)
    restart(table)
    assert old.evaluate(f"fetch('{asset}').then((answer) => answer.ok)")
    assert len(old.evaluate(CACHES)) == 2


def test_older_files_are_deleted_once_no_page_uses_them(
    table: Table, context: BrowserContext, server: SiteServer, newer: dict[str, ServedFile]
) -> None:
    (older,) = table.page.evaluate(CACHES)
    server.files = newer
    assert table.page.evaluate(LOOK_FOR_UPDATE)
    table.wait(WAITING)
    table.page.goto("about:blank")
    following = Table(context.new_page(), server.address)
    table.page.close()
    following.page.goto(server.address)
    wait_for_newer(following)
    following.page.goto("about:blank")
    following.page.goto(server.address)
    following.wait(f"{CACHES}.then((names) => names.length === 1)")
    assert following.page.evaluate(CACHES) != [older]


@pytest.mark.parametrize("spoil", ["missing", "other"])
def test_a_failed_download_changes_nothing(
    table: Table, context: BrowserContext, server: SiteServer, newer: dict[str, ServedFile], spoil: str
) -> None:
    before = table.page.evaluate(CACHES)

    files = dict(newer)
    spoiled = files.pop("/rules.html")
    if spoil == "other":
        files["/rules.html"] = dataclasses.replace(spoiled, contents={IDENTITY: b"not what was listed"})
    server.files = files
    table.page.evaluate(LOOK_FOR_UPDATE)
    table.wait(f"{CACHES}.then((names) => names.length === 1)")
    assert not table.page.evaluate(WAITING)
    context.set_offline(True)
    table.open()
    assert not table.page.evaluate(IS_NEWER)
    assert table.page.evaluate(CACHES) == before
    answer = table.page.goto(server.address + "rules.html")
    assert answer
    assert answer.ok


def test_chromium_can_install_the_app(table: Table, context: BrowserContext) -> None:
    protocol = context.new_cdp_session(table.page)
    manifest = protocol.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = protocol.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser test runs in a private window, from which nothing can be installed.
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])
