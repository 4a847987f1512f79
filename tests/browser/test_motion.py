"""What a drag and a flight cost the browser: a trace shows no layout, and no paint of a card that stays."""

import re
from collections.abc import Callable
from typing import Any

from .table import Table, example_moves

CODE = "SS1-S1-AAAAABD"
GAME = "one-suit-49.txt"

Events = list[dict[str, Any]]


def traced(table: Table, action: Callable[[], None]) -> Events:
    """Return the browser's own record of what it did during an action."""
    session = table.page.context.new_cdp_session(table.page)
    events: Events = []
    ended: list[object] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda data: ended.append(data))  # noqa: PLW0108  # list.append takes no marks.
    categories = {"includedCategories": ["devtools.timeline"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": categories})
    action()
    session.send("Tracing.end")
    while not ended:
        table.page.wait_for_timeout(5)
    session.detach()
    return events


def named(events: Events, name: str) -> Events:
    return [event for event in events if event["name"] == name]


def painted_cards(events: Events) -> set[str]:
    """Return the ids of the cards that were painted."""
    names = [event["args"]["data"].get("nodeName", "") for event in named(events, "Paint")]
    return set(re.findall(r"id='(card-\d+)'", " ".join(names)))


def transforms(table: Table) -> dict[str, str]:
    """Return where each card is put, by its id."""
    found: dict[str, str] = table.page.evaluate(
        """Object.fromEntries([...document.querySelectorAll('.card')].map(
            (card) => [card.id, card.style.transform + ' ' + card.style.translate]))"""
    )
    return found


def moved_since(table: Table, before: dict[str, str]) -> set[str]:
    return {card for card, transform in transforms(table).items() if transform != before[card]}


def play(table: Table, count: int) -> None:
    table.open(f"#{CODE}")
    table.play(example_moves(GAME)[:count])


def test_a_drag_lays_nothing_out_and_paints_nothing(table: Table) -> None:
    play(table, 29)
    move = example_moves(GAME)[29]
    x, y = table.group_point(move.source, move.count)
    mouse = table.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 20, y + 20)
    table.wait("document.querySelectorAll('.dragged').length === 12")
    table.settle()

    def drag() -> None:
        for step in range(1, 30):
            mouse.move(x - 20 - 8 * step, y + 20 + 4 * step)
        table.page.evaluate("new Promise(requestAnimationFrame)")

    before = transforms(table)
    events = traced(table, drag)
    assert len(moved_since(table, before)) == 12
    assert named(events, "UpdateLayoutTree")  # The trace has seen the drag.
    assert named(events, "Layout") == []
    assert named(events, "Paint") == []


def test_a_group_put_down_paints_only_cards_that_move(table: Table) -> None:
    play(table, 29)
    move = example_moves(GAME)[29]
    before = transforms(table)
    events = traced(table, lambda: table.drag(move.source, move.target, move.count))
    moved = moved_since(table, before)
    assert len(moved) == 12
    assert painted_cards(events) <= moved


def test_a_sequence_that_flies_paints_only_cards_that_move(table: Table) -> None:
    play(table, 17)
    move = example_moves(GAME)[17]
    before = transforms(table)
    events = traced(table, lambda: table.drag(move.source, move.target, move.count))
    moved = moved_since(table, before)
    assert table.figure("removed") == "1"
    assert len(moved) == 13
    assert painted_cards(events) <= moved
    dirty = [event["args"]["beginData"]["dirtyObjects"] for event in named(events, "Layout")]
    assert sum(dirty) < 50  # The figures in the bar, not the 52 cards and what is in them.
