"""The page as a test sees and plays it, by what docs/page.md promises."""

import itertools
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page

from simple_simon.browser.speech import card_name, empty_column_name
from simple_simon.engine.game import Game
from simple_simon.engine.record import Record, RecordMove
from simple_simon.words.language import Language

GAMES = Path(__file__).parents[2] / "src" / "simple_simon" / "web" / "games"

PATIENCE = 10.0
"""Seconds until a condition that does not come true fails a test."""


def example_moves(name: str) -> list[RecordMove]:
    """Return the moves of a game in web/games."""
    return Record.parse((GAMES / name).read_text("utf-8")).moves


class Table:
    """A page with the game in it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def open(self, fragment: str = "") -> "Table":
        """Open the app, with a fragment such as "#SS1-S1-AAAAABD", and wait for the first board."""
        self.page.bring_to_front()  # Or the window may lose its focus in the middle of a drag.
        self.page.goto(self.address + fragment)
        self.wait_for_board()
        self.settle()
        return self

    def wait_for_board(self) -> None:
        """Wait until the first move can be made."""
        self.wait("document.documentElement.dataset.ready === 'true'")

    def wait_until_kept(self) -> None:
        """Wait until all that was done is written."""
        self.wait("document.documentElement.dataset.kept === 'true'")

    def without_motion(self) -> "Table":
        """Ask for no motion, as some players do: a whole game is played much faster."""
        self.page.emulate_media(reduced_motion="reduce")
        return self

    def wait(self, condition: str) -> None:
        """Wait until a condition in JavaScript holds."""
        # Not Playwright's wait_for_function: the page's policy forbids the eval that it needs.
        self.wait_until(lambda: self.page.evaluate(condition), condition)

    def wait_until(self, condition: Callable[[], object], name: str = "") -> None:
        """Wait until a condition of the test holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"never came true: {name}"
            self.page.wait_for_timeout(5)

    def settle(self) -> None:
        """Wait until no card is on its way."""
        self.wait("document.getAnimations().every((animation) => animation.playState !== 'running')")

    def figure(self, name: str) -> str:
        """Return a figure's bare text: score, moves, removed or code."""
        return (self.page.locator(f"[data-{name}]:not(.card)").first.text_content() or "").strip()

    def columns(self) -> list[list[str]]:
        """Return the card texts of the ten columns, by the marks of the cards."""
        cards = cast(
            "list[dict[str, Any]]",
            self.page.evaluate("[...document.querySelectorAll('.card')].map((card) => ({...card.dataset}))"),
        )
        columns: list[list[tuple[int, str]]] = [[] for _ in range(11)]
        for card in cards:
            columns[int(card["column"])].append((int(card["position"]), card["card"]))
        for column in columns[1:]:
            assert sorted(position for position, _ in column) == list(range(1, len(column) + 1))
        return [[text for _, text in sorted(column)] for column in columns[1:]]

    def removed(self) -> int:
        """Return how many cards are marked as removed."""
        return self.page.locator(".card[data-column='0']").count()

    def held(self) -> int:
        """Return how many cards are off the table."""
        return self.page.locator(".card.held").count()

    def card_point(self, column: int, position: int) -> tuple[float, float]:
        """Return a point in the visible strip of a card; column and position are counted from 0."""
        selector = f".card[data-column='{column + 1}'][data-position='{position + 1}']"
        box = self.page.locator(selector).bounding_box()
        assert box, f"no card at {column + 1}, {position + 1}"
        return box["x"] + box["width"] / 2, box["y"] + 8

    def column_point(self, column: int) -> tuple[float, float]:
        """Return a point of a column's last card, or of its outline if it is empty."""
        length = self.page.locator(f".card[data-column='{column + 1}']").count()
        if length:
            return self.card_point(column, length - 1)
        box = self.page.locator(f"[data-column-slot='{column + 1}']").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + 8

    def group_point(self, column: int, count: int) -> tuple[float, float]:
        """Return a point of the first of the last cards of a column."""
        length = self.page.locator(f".card[data-column='{column + 1}']").count()
        return self.card_point(column, length - count)

    def drag(self, source: int, target: int, count: int) -> None:
        """Drag the last cards of a column to another with the mouse."""
        mouse = self.page.mouse
        mouse.move(*self.group_point(source, count))
        mouse.down()
        mouse.move(*self.column_point(target), steps=4)
        mouse.up()
        self.settle()

    def tap(self, point: tuple[float, float]) -> None:
        """Click a point."""
        self.page.mouse.click(*point)

    def tap_move(self, source: int, target: int, count: int) -> None:
        """Pick a group up with one click and put it down with another."""
        self.tap(self.group_point(source, count))
        self.tap(self.column_point(target))
        self.settle()

    def play(self, moves: Iterable[RecordMove]) -> None:
        """Make moves, and wait until no card lies above the others any more."""
        for move in moves:
            self.tap_move(move.source, move.target, move.count)
        self.wait_for_landing()

    def wait_for_landing(self) -> None:
        """Wait until no card lies above the others any more."""
        self.wait("![...document.querySelectorAll('.card')].some((card) => card.style.zIndex >= 100)")

    def act(self, action: str) -> None:
        """Click the button of an action."""
        self.page.locator(f"[data-action={action}]:visible").first.click()
        self.settle()

    def change_settings(self, **settings: str | bool) -> None:
        """Open the settings, change some by their names, and close them."""
        self.act("menu")
        self.act("settings")
        for name, value in settings.items():
            control = self.page.locator(f"[data-setting={name}]")
            if isinstance(value, bool):
                control.set_checked(value)
            else:
                control.select_option(value)
        self.act("close")

    def check_places(self) -> None:
        """Check that each of 52 cards lies where its marks say, columns from top to bottom, none off the screen."""
        places = cast(
            "list[list[float]]",
            self.page.evaluate(
                """[...document.querySelectorAll('.card')].map((card) => {
                    const box = card.getBoundingClientRect();
                    return [+card.dataset.column, +card.dataset.position, box.left, box.top, box.right, box.bottom];
                })"""
            ),
        )
        assert len(places) == 52
        width, height = self.page.evaluate("[innerWidth, innerHeight]")
        columns: dict[float, list[list[float]]] = {}
        for place in sorted(places):
            columns.setdefault(place[0], []).append(place)
            assert place[2] >= 0
            assert place[3] >= 0
            assert place[4] <= width + 0.5
            assert place[5] <= height + 0.5
        for column, cards in columns.items():
            if column:
                assert [card[1] for card in cards] == list(range(1, len(cards) + 1))
                assert len({round(card[2], 1) for card in cards}) == 1, f"column {column} is not straight"
                assert all(upper[3] < lower[3] for upper, lower in itertools.pairwise(cards)), column
        lefts = [columns[column][0][2] for column in sorted(columns) if column]
        assert lefts == sorted(lefts)

    def check_figures(self) -> None:
        """Check the score's formula and the number of removed cards."""
        moves, removed = int(self.figure("moves")), int(self.figure("removed"))
        assert int(self.figure("score")) == 500 - moves + 100 * removed
        assert self.removed() == 13 * removed


def tree_columns(page: Page) -> list[list[str]]:
    """Return what the accessibility tree says of the ten columns: the names of their cells, in order."""
    session = page.context.new_cdp_session(page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()

    def role(node: dict[str, Any]) -> str:
        return str(node.get("role", {}).get("value", ""))

    def cells(node: dict[str, Any]) -> list[str]:
        names = []
        for child in (nodes[number] for number in node.get("childIds", []) if number in nodes):
            if role(child) == "gridcell" and not child.get("ignored"):
                names.append(str(child.get("name", {}).get("value", "")))
            else:
                names += cells(child)
        return names

    return [cells(node) for node in nodes.values() if role(node) == "row" and not node.get("ignored")]


def words_of(language: Language, game: Game) -> list[list[str]]:
    """Return the names that the cells of the ten columns should have."""
    return [
        [card_name(language, game, column, position) for position in range(len(cards))]
        or [empty_column_name(language, column)]
        for column, cards in enumerate(game.columns)
    ]
