"""axe-core on every page and dialog in every theme: no violation of WCAG 2.2 AA."""

from pathlib import Path
from typing import Any, cast

import pytest

from simple_simon.host import npm
from simple_simon.host.site import CHECKOUT

from .table import Table

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

THEMES = ["green", "light", "dark"]

DIALOGS = ["new", "menu", "code", "settings", "keys"]
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


def set_theme(table: Table, theme: str, deck: str) -> None:
    table.act("menu")
    table.act("settings")
    table.page.locator("[data-setting=theme]").select_option(theme)
    table.page.locator("[data-setting=deck]").select_option(deck)
    table.act("close")


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_in_play(table: Table, axe: str, theme: str) -> None:
    table.open("#SS1-S4-AAAAABD")
    set_theme(table, theme, "four")
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
    set_theme(table, theme, "two")
    for action in DIALOGS:
        if action not in ("new", "menu"):
            table.act("menu")
        table.act(action)
        assert violations(table, axe) == [], action
        table.page.keyboard.press("Escape")


def test_a_phone(phone_table: Table, axe: str) -> None:
    phone_table.open("#SS1-S4-AAAAABD")
    assert violations(phone_table, axe) == []
    phone_table.act("menu")
    assert violations(phone_table, axe) == []


def pages() -> list[str]:
    """Return the static pages in their templates' own names."""
    return sorted(path.name for path in (Path(__file__).parents[2] / "src/simple_simon/web/pages").glob("*.html"))
