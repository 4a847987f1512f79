"""The page as a player meets it, in any browser, by what docs/page.md promises."""

import time
from typing import Any

from selenium.common.exceptions import ElementClickInterceptedException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement

PATIENCE = 20.0
"""Seconds until a condition that does not come true fails a test."""

Point = tuple[int, int]


class Journey:
    """A browser with the game in it."""

    def __init__(self, driver: WebDriver, address: str) -> None:
        self.driver = driver
        self.address = address

    def open(self, fragment: str = "") -> "Journey":
        """Open the app, with a fragment such as "#SS1-S1-AAAAABD", and wait for the first board."""
        self.driver.get(self.address + fragment)
        return self.wait_for_board()

    def come_back(self) -> "Journey":
        """Leave the page, open the app again, and wait for the board."""
        # Not refresh(): Firefox then asks the network alone, and not the service worker, as a player's reload does.
        self.driver.get("about:blank")
        return self.open()

    def wait_for_board(self) -> "Journey":
        """Wait until the first move can be made and no card is on its way."""
        self.wait("document.documentElement.dataset.ready === 'true'")
        return self.settle()

    def settle(self) -> "Journey":
        """Wait until no card is on its way."""
        self.wait("document.getAnimations().every((animation) => animation.playState !== 'running')")
        return self

    def wait_until_kept(self) -> None:
        """Wait until the game is written."""
        self.wait("document.documentElement.dataset.kept === 'true'")

    def run(self, script: str, *values: object) -> Any:
        """Run a script in the page."""
        return self.driver.execute_script(script, *values)

    def wait(self, condition: str) -> None:
        """Wait until a condition in JavaScript holds."""
        end = time.monotonic() + PATIENCE
        while not self.run(f"return {condition}"):
            assert time.monotonic() < end, f"never came true: {condition}"
            time.sleep(0.01)

    def wait_to_see(self, selector: str) -> None:
        """Wait until something of a selector can be seen."""
        end = time.monotonic() + PATIENCE
        while not self.sees(selector):
            assert time.monotonic() < end, f"never seen: {selector}"
            time.sleep(0.01)

    def find(self, selector: str) -> WebElement:
        """Return the first element of a selector that can be seen."""
        return self.seen(selector)[0]

    def sees(self, selector: str) -> bool:
        """Tell whether anything of a selector can be seen."""
        return bool(self.seen(selector))

    def seen(self, selector: str) -> list[WebElement]:
        """Return the elements of a selector that can be seen."""
        return [element for element in self.driver.find_elements("css selector", selector) if element.is_displayed()]

    def text(self, selector: str) -> str:
        """Return the text of an element."""
        return str(self.run("return document.querySelector(arguments[0]).textContent", selector)).strip()

    def figure(self, name: str) -> str:
        """Return a figure's bare text: score, moves, removed or code."""
        return self.text(f"[data-{name}]:not(.card)")

    def columns(self) -> list[list[str]]:
        """Return the card texts of the ten columns, by the marks of the cards."""
        cards = self.run(
            "return [...document.querySelectorAll('.card')].map(({dataset: {column, position, card}}) =>"
            "[+column, +position, card])"
        )
        columns: list[list[str]] = [[] for _ in range(11)]
        for column, position, text in sorted(cards):
            columns[column].append(text)
            assert not column or position == len(columns[column])
        return columns[1:]

    def point(self, column: int, count: int = 1) -> Point:
        """Return a point on the first of the last cards of a column, or on its outline; columns count from 1."""
        left, top, width = self.run(
            "const cards = document.querySelectorAll(`.card[data-column='${arguments[0]}']`).length;"
            "const position = cards + 1 - arguments[1];"
            "const box = document.querySelector(cards"
            " ? `.card[data-column='${arguments[0]}'][data-position='${position}']`"
            " : `[data-column-slot='${arguments[0]}']`).getBoundingClientRect();"
            "return [box.left, box.top, box.width]",
            column,
            count,
        )
        return round(left + width / 2), round(top + 8)

    def drag(self, source: int, target: int, count: int = 1) -> None:
        """Drag the last cards of a column to another with the mouse."""
        x, y = self.point(source, count)
        mouse = self.pointer(interaction.POINTER_MOUSE)
        # All in one: between two rows of actions Chromium's driver lets go of what is captured.
        mouse.pointer_action.move_to_location(x, y).pointer_down()
        mouse.pointer_action.move_to_location(x + 20, y + 30).move_to_location(*self.point(target)).pointer_up()
        mouse.perform()
        self.settle()

    def watch(self, value: str) -> None:
        """Note the value of an expression in JavaScript after each move of a pointer that is down."""
        self.run(
            "window.watched = [];"
            f"document.addEventListener('pointermove', ({{buttons}}) => buttons && watched.push({value}))"
        )

    def watched(self) -> list[Any]:
        """Return what was noted."""
        noted: list[Any] = self.run("return watched")
        return noted

    def pointer(self, kind: str) -> ActionBuilder:
        """Return an empty row of actions of a mouse or a finger."""
        return ActionBuilder(self.driver, mouse=PointerInput(kind, kind), duration=20)

    def touch(self, column: int, count: int = 1) -> None:
        """Tap with a finger."""
        finger = self.pointer(interaction.POINTER_TOUCH)
        finger.pointer_action.move_to_location(*self.point(column, count)).pointer_down().pointer_up()
        finger.perform()
        self.settle()

    def double_click(self, column: int, count: int = 1) -> None:
        """Click twice with the mouse."""
        mouse = self.pointer(interaction.POINTER_MOUSE)
        mouse.pointer_action.move_to_location(*self.point(column, count))
        mouse.pointer_action.pointer_down().pointer_up().pointer_down().pointer_up()
        mouse.perform()
        self.settle()

    def type(self, keys: str) -> None:
        """Press keys one after another."""
        ActionChains(self.driver, duration=20).send_keys(keys).perform()
        self.settle()

    def act(self, action: str) -> None:
        """Click the button of an action."""
        self.click(f"[data-action={action}]")

    def click(self, selector: str) -> None:
        """Click an element as soon as it is in sight and nothing lies over it."""
        self.wait_to_see(selector)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.find(selector).click()
                break
            except ElementClickInterceptedException:
                assert time.monotonic() < end, f"always covered: {selector}"
        self.settle()
