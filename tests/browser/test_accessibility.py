"""axe-core on every page and dialog in every theme: no violation of WCAG 2.2 AA."""

from typing import Any, Literal, cast

import pytest
from playwright.sync_api import Browser

from simple_simon.engine.link import game_link
from simple_simon.engine.record import Record
from simple_simon.host import npm
from simple_simon.host.site import CHECKOUT

from .table import GAMES, Table

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

THEMES = ["green", "light", "dark"]

DIALOGS = ["new", "menu", "code", "settings", "keys", "open", "records"]
"""The actions that open a dialog."""


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    packages = npm.fetch_packages(CHECKOUT, CHECKOUT / "build" / "npm-dev", print, development=True)
    return (packages / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(table: Table, axe: str) -> list[str]:
    """Return what axe-core finds wrong with the page as it is now."""
    table.settle()
    table.page.evaluate(axe + "; null")
    found = cast(
        "dict[str, Any]",
        table.page.evaluate(
            """(tags) => axe.run({runOnly: {type: 'tag', values: tags}, rules: {'target-size': {enabled: true}}})""",
            TAGS,
        ),
    )
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_in_play(table: Table, axe: str, theme: str) -> None:
    table.open("#SS1-S4-AAAAABD")
    table.change_settings(theme=theme, deck="four")
    assert violations(table, axe) == []
    table.drag(9, 6, 1)
    assert table.page.locator("#notice").is_visible()
    assert violations(table, axe) == []
    table.tap(table.group_point(3, 1))
    assert violations(table, axe) == []
    table.page.keyboard.press("Escape")
    table.tap_move(6, 1, 1)
    table.act("menu")
    table.act("restart")
    assert violations(table, axe) == []


@pytest.mark.parametrize("theme", THEMES)
def test_every_dialog(table: Table, axe: str, theme: str) -> None:
    table.open("#SS1-S2-AAAAABD")
    table.change_settings(theme=theme, deck="two")
    for action in DIALOGS:
        if action not in ("new", "menu"):
            table.act("menu")
        table.act(action)
        assert violations(table, axe) == [], action
        if action == "records":
            table.act("ask-reset")
            assert violations(table, axe) == []
        table.page.keyboard.press("Escape")


def test_with_letters_twice_as_large_everything_stays_in_reach(table: Table) -> None:
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    table.open("#SS1-S2-AAAAABD")
    table.check_places()
    for action in DIALOGS:
        if action not in ("new", "menu"):
            table.act("menu")
        table.act(action)
        # What does not fit is scrolled to, up and down only.
        assert table.page.evaluate(
            "[...document.querySelectorAll('dialog[open]')].every((d) => d.scrollWidth <= d.clientWidth)"
        )
        table.act("close")


def test_a_phone(phone_table: Table, axe: str) -> None:
    phone_table.open("#SS1-S4-AAAAABD")
    assert violations(phone_table, axe) == []
    phone_table.act("menu")
    assert violations(phone_table, axe) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_static_pages(browser: Browser, address: str, axe: str, scheme: Literal["light", "dark"]) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, color_scheme=scheme)
    table = Table(context.new_page(), address)
    for folder in ("", "ar/"):
        for page in ("rules", "examples", "about"):
            table.page.goto(f"{address}{folder}{page}.html")
            assert violations(table, axe) == [], folder + page
    context.close()


def test_a_replay_a_win_and_what_stands_above_the_table(table: Table, axe: str) -> None:
    table.open("#replay=" + game_link(Record.parse((GAMES / "one-suit-49.txt").read_text("utf-8")).replay()) + "@48")
    assert violations(table, axe) == []
    table.act("replay-on")
    table.tap_move(0, 3, 11)
    assert table.page.locator("#win").is_visible()
    assert violations(table, axe) == []
    for name in ("elsewhere", "update"):
        table.page.evaluate(f"document.querySelector('#{name}').hidden = false")
    assert violations(table, axe) == []
