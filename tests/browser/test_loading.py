"""What is seen before the cards are there, and what happens where something of the program cannot be had."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route

from .table import Table


@pytest.fixture
def first(browser: Browser) -> Iterator[Page]:
    """A window that has only the network: no service worker fetches what the page could not."""
    context = browser.new_context(service_workers="block")
    yield context.new_page()
    context.close()


def hold(page: Page, pattern: str) -> list[Route]:
    """Hold back what a page asks for under a pattern of addresses, and return the list that it comes into."""
    held = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(pattern, keep)
    return held


def test_the_name_is_there_until_the_cards_are(first: Page, address: str) -> None:
    held = hold(first, "**/*.wasm")
    first.goto(address, wait_until="commit")
    first.get_by_role("heading", name="Simple Simon").wait_for()
    assert not first.locator(".card").first.is_visible()
    table = Table(first, address)
    table.wait_until(lambda: held)
    held[0].continue_()
    table.wait_for_board()
    first.get_by_role("heading", name="Simple Simon").wait_for(state="hidden")


@pytest.mark.parametrize("part", ["*.wasm", "program-*", "micropython-*.mjs"])
def test_a_part_that_cannot_be_had_is_said(first: Page, address: str, part: str) -> None:
    first.route(f"**/assets/{part}", lambda route: route.abort())
    first.goto(address)
    first.get_by_text("Simple Simon could not be loaded.").wait_for()
    assert first.locator(".card:visible").count() == 0


def test_what_comes_later_is_asked_for_again_when_it_is_wanted(first: Page, address: str) -> None:
    first.route("**/assets/later-*", lambda route: route.abort())
    table = Table(first, address).open("#SS1-S1-AAAAABD")
    table.tap_move(6, 1, 1)
    assert table.figure("moves") == "1"
    said = first.get_by_text("Simple Simon could not be loaded.")
    assert not said.is_visible()  # Nothing is missing as long as nothing is wanted.
    first.keyboard.press("n")
    said.wait_for()
    assert not first.locator("#new-game").is_visible()
    table.tap_move(9, 6, 1)
    assert table.figure("moves") == "2"
    first.unroute("**/assets/later-*")
    first.keyboard.press("n")
    first.locator("#new-game").wait_for()
    assert not said.is_visible()


@pytest.mark.parametrize("part", ["later-*.pack", "later-*.html", "later-*.css"])
def test_a_link_to_a_replay_waits_for_what_it_needs(first: Page, address: str, part: str) -> None:
    first.goto(f"{address}examples.html")
    link = first.locator("a[href*='#replay=']").first.get_attribute("href")
    assert link
    held = hold(first, f"**/assets/{part}")
    first.goto(f"{address}#{link.partition('#')[2]}", wait_until="commit")
    table = Table(first, address)
    table.wait_until(lambda: held)
    assert first.evaluate("document.documentElement.dataset.ready") is None
    held[0].continue_()
    table.wait_for_board()
    assert len(held) == 1
    first.locator("#replay").wait_for()
    table.settle()
    table.check_places()
