"""The page as a test sees and plays it, by what docs/page.md promises."""

import time
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page

from simple_simon.engine.record import Record, RecordMove

GAMES = Path(__file__).parents[1] / "games"

PATIENCE = 10.0
"""Seconds until a condition that does not come true fails a test."""


def example_moves(name: str) -> list[RecordMove]:
    """Return the moves of a game in tests/games."""
    return Record.parse((GAMES / name).read_text("utf-8")).moves


class Table:
    """A page with the game in it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def open(self, fragment: str = "") -> "Table":
        """Open the app, with a fragment such as "#SS1-S1-AAAAABD", and wait for the first board."""
        self.page.goto(self.address + fragment)
        self.wait("document.documentElement.dataset.ready === 'true'")
        self.settle()
        return self

    def wait(self, condition: str) -> None:
        """Wait until a condition in JavaScript holds."""
        # Not Playwright's wait_for_function: the page's policy forbids the eval that it needs.
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"never came true: {condition}"
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

    def act(self, action: str) -> None:
        """Click the button of an action."""
        self.page.locator(f"[data-action={action}]:visible").first.click()
        self.settle()
