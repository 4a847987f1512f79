"""What a drag and a flight cost the browser: a trace shows no layout, and no paint of a card that stays."""

import re
from collections.abc import Callable
from typing import Any

import pytest

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


def places(table: Table) -> dict[str, list[float]]:
    """Return where each card is seen, by its id."""
    found: dict[str, list[float]] = table.page.evaluate(
        """Object.fromEntries([...document.querySelectorAll('.card')].map((card) => {
            const {left, top} = card.getBoundingClientRect();
            return [card.id, [left, top]];
        }))"""
    )
    return found


def moved_since(table: Table, before: dict[str, list[float]]) -> set[str]:
    return {card for card, place in places(table).items() if place != before[card]}


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
    table.wait("document.querySelectorAll('.card.dragged').length === 12")
    table.settle()

    def drag() -> None:
        for step in range(1, 30):
            mouse.move(x - 20 - 8 * step, y + 20 + 4 * step)
        table.page.evaluate("new Promise(requestAnimationFrame)")

    before = places(table)
    events = traced(table, drag)
    assert len(moved_since(table, before)) == 12
    assert named(events, "UpdateLayoutTree")  # The trace has seen the drag.
    assert named(events, "Layout") == []
    assert named(events, "Paint") == []


def test_a_group_put_down_paints_only_cards_that_move(table: Table) -> None:
    play(table, 29)
    move = example_moves(GAME)[29]
    before = places(table)
    events = traced(table, lambda: table.drag(move.source, move.target, move.count))
    moved = moved_since(table, before)
    assert len(moved) == 12
    assert painted_cards(events) <= moved


def test_a_sequence_that_flies_paints_only_cards_that_move(table: Table) -> None:
    play(table, 17)
    move = example_moves(GAME)[17]
    before = places(table)
    mouse, target = table.page.mouse, table.column_point(move.target)
    x, y = table.group_point(move.source, move.count)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y + 20)
    table.wait(f"document.querySelectorAll('.card.dragged').length === {move.count}")
    # Coming into the hand lays out the cards that are gripped. What follows does not.
    table.page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")

    def drop() -> None:
        mouse.move(*target, steps=4)
        mouse.up()
        table.settle()

    events = traced(table, drop)
    moved = moved_since(table, before)
    assert table.figure("removed") == "1"
    assert len(moved) == 13
    assert painted_cards(events) <= moved
    dirty = [event["args"]["beginData"]["dirtyObjects"] for event in named(events, "Layout")]
    assert sum(dirty) < 50  # The figures in the bar, not the 52 cards and what is in them.


@pytest.mark.parametrize("alone", [False, True], ids=["in the hand", "one by one"])
@pytest.mark.parametrize(("moves", "count"), [(29, 12), (30, 2)])
def test_a_group_that_returns_glides_from_where_it_was_let_go(
    table: Table, moves: int, count: int, alone: bool
) -> None:
    if alone:
        table.page.add_init_script("delete Element.prototype.moveBefore")  # As in browsers that do not have it.
    play(table, moves)
    move = example_moves(GAME)[moves]
    assert move.count == count
    before = places(table)
    x, y = table.group_point(move.source, count)
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 70, y - 40, steps=3)
    assert (table.page.locator("#hand.dragging").count() == 1) is (count > 3 and not alone)
    dragged = moved_since(table, before)
    assert len(dragged) == count
    there = places(table)
    for card in dragged:
        assert there[card] == pytest.approx([before[card][0] + 70, before[card][1] - 40], abs=0.1)
    table.page.keyboard.press("Escape")
    table.page.evaluate("document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 0 })")
    assert places(table) == {card: pytest.approx(place, abs=0.1) for card, place in there.items()}
    table.page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    table.page.mouse.up()
    assert places(table) == {card: pytest.approx(place, abs=0.1) for card, place in before.items()}


def test_a_large_group_keeps_the_focus_and_cards_put_on_it_cover_it(table: Table) -> None:
    play(table, 29)
    for move in example_moves(GAME)[29:]:
        x, y = table.group_point(move.source, move.count)
        table.page.mouse.move(x, y)
        table.page.mouse.down()
        focus = table.page.evaluate("document.activeElement.id")
        assert focus.startswith("card-")
        table.page.mouse.move(*table.column_point(move.target), steps=4)
        assert table.page.evaluate("document.activeElement.id") == focus
        table.page.mouse.up()
        table.settle()
        table.wait_for_landing()
        assert (
            table.page.evaluate(
                """[...document.querySelectorAll('.card:not([data-column="0"])')].filter((card) => {
                const {left, top, width} = card.getBoundingClientRect();
                return document.elementFromPoint(left + width / 2, top + 4) !== card;
            }).map(({id}) => id)"""
            )
            == []
        )
    assert table.page.locator("#hand .card").count() > 3  # Some of them have been there.


def test_cards_that_were_in_the_hand_are_as_sharp_as_before(table: Table) -> None:
    play(table, 29)
    move = example_moves(GAME)[29]
    table.page.mouse.move(*table.group_point(move.source, move.count))
    before = table.page.screenshot()
    table.page.mouse.down()
    x, y = table.group_point(move.source, move.count)
    table.page.mouse.move(x + 20.3, y + 40.4, steps=4)
    assert table.page.locator("#hand.dragging").count() == 1
    table.page.mouse.up()  # At home. A key would show the focus.
    table.page.mouse.move(*table.group_point(move.source, move.count))
    table.settle()
    table.wait_for_landing()
    assert table.page.screenshot() == before
