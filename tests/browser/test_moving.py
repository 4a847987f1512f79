"""Every way to move, and what gives a move up, with a real mouse and real touch."""

import pytest
from playwright.sync_api import CDPSession, Page

from .table import Table

CODE = "#SS1-S1-AAAAABD"
FOUR_SUITS = "#SS1-S4-AAAAABD"


def notice(table: Table) -> str:
    element = table.page.locator("#notice")
    return (element.locator("span").text_content() or "") if element.is_visible() else ""


def grip(table: Table, column: int, count: int) -> tuple[float, float]:
    """Start dragging the last cards of a column with the mouse."""
    x, y = table.group_point(column, count)
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 30, y + 40, steps=3)
    assert table.held() == count
    return x, y


def test_the_group_follows_the_pointer_and_keeps_the_spot_where_it_was_gripped(table: Table) -> None:
    table.open(CODE)
    before = table.page.locator(".card[data-column='7'][data-position='4']").bounding_box()
    x, y = table.group_point(6, 1)
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 137, y + 91, steps=5)
    after = table.page.locator(".card[data-column='7'][data-position='4']").bounding_box()
    assert before
    assert after
    assert after["x"] - before["x"] == pytest.approx(137, abs=1)
    assert after["y"] - before["y"] == pytest.approx(91, abs=1)
    table.page.mouse.up()


def test_escape_gives_a_drag_up(table: Table) -> None:
    before = table.open(CODE).columns()
    grip(table, 6, 1)
    table.page.keyboard.press("Escape")
    assert table.held() == 0
    table.page.mouse.move(*table.column_point(1))
    table.page.mouse.up()
    assert table.columns() == before
    assert table.figure("moves") == "0"


def test_the_right_button_gives_a_drag_up(table: Table) -> None:
    before = table.open(CODE).columns()
    grip(table, 6, 1)
    table.page.mouse.down(button="right")
    assert table.held() == 0
    table.page.mouse.up(button="right")
    table.page.mouse.move(*table.column_point(1))
    table.page.mouse.up()
    assert table.columns() == before


def test_losing_the_window_gives_a_drag_up(table: Table) -> None:
    before = table.open(CODE).columns()
    grip(table, 6, 1)
    table.page.evaluate("window.dispatchEvent(new Event('blur'))")
    assert table.held() == 0
    table.page.mouse.up()
    assert table.columns() == before


def test_turning_the_device_gives_a_drag_up_and_lays_all_out_anew(table: Table) -> None:
    before = table.open(CODE).columns()
    grip(table, 6, 1)
    table.page.set_viewport_size({"width": 800, "height": 1280})
    table.wait_until(lambda: table.held() == 0)
    table.page.mouse.up()
    assert table.columns() == before
    right = table.page.evaluate(
        "Math.max(...[...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().right))"
    )
    assert right <= 800


def test_a_double_click_goes_to_the_best_column_and_a_triple_click_no_further(table: Table) -> None:
    table.open(CODE)
    table.page.mouse.click(*table.group_point(6, 1), click_count=3)
    table.settle()
    assert table.figure("moves") == "1"
    assert table.columns()[1][-1] == "JS"


def test_a_refused_drop_recalls_its_rule_with_a_link_and_returns(table: Table) -> None:
    before = table.open(CODE).columns()
    table.drag(9, 6, 1)
    assert notice(table) == "A card goes on a card exactly one rank higher."
    link = table.page.locator("#notice a")
    assert (link.get_attribute("href") or "").endswith("rules.html#not-one-higher")
    assert table.columns() == before


def test_a_notice_goes_by_itself_and_the_next_one_takes_its_place(table: Table) -> None:
    table.page.clock.install()
    table.open(CODE)
    table.drag(9, 6, 1)
    assert notice(table)
    table.page.clock.run_for(3_000)
    table.drag(3, 6, 1)
    assert notice(table)
    table.page.clock.run_for(4_000)
    assert notice(table)
    table.page.clock.run_for(3_000)
    assert not notice(table)


def test_a_notice_never_covers_the_cards_being_played(table: Table) -> None:
    table.open(CODE)
    table.drag(9, 6, 1)
    box = table.page.locator("#notice").bounding_box()
    assert box
    for column in range(10):
        x, y = table.column_point(column)
        assert not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])


def test_with_interactive_rules_off_a_refusal_is_silent(table: Table) -> None:
    before = table.open(CODE).columns()
    table.change_settings(interactive_rules=False)
    table.drag(9, 6, 1)
    assert not notice(table)
    assert table.columns() == before


def test_placement_help_lights_the_columns_that_can_take_the_group(table: Table) -> None:
    table.open(CODE)
    grip(table, 6, 1)
    lit = table.page.locator(".slot.lit")
    assert [lit.nth(place).get_attribute("data-column-slot") for place in range(lit.count())] == ["2"]
    table.page.keyboard.press("Escape")
    assert lit.count() == 0
    table.page.mouse.up()
    table.change_settings(placement_help=False)
    grip(table, 6, 1)
    assert lit.count() == 0
    table.page.mouse.up()


def test_auto_placement_sends_a_stray_group_to_its_best_column(table: Table) -> None:
    table.open(CODE)
    table.change_settings(auto_placement=True)
    table.drag(6, 9, 1)
    assert table.figure("moves") == "1"
    assert table.columns()[1][-1] == "JS"


def test_thirty_undos_in_the_middle_of_animations_leave_every_card_in_its_place(table: Table) -> None:
    before = table.open(CODE).columns()
    for _ in range(15):
        table.page.mouse.click(*table.group_point(6, 1), click_count=2)
        table.page.keyboard.press("Control+z")
        table.page.mouse.click(*table.group_point(6, 1), click_count=2)
        table.page.keyboard.press("Control+z")
    table.settle()
    assert table.columns() == before
    table.check_places()


def test_undo_held_down_repeats(table: Table) -> None:
    before = table.open(CODE).columns()
    for source, target, count in ((6, 1, 1), (0, 6, 1), (0, 1, 1), (5, 6, 1)):
        table.tap_move(source, target, count)
    assert table.figure("moves") == "4"
    box = table.page.locator("[data-action=undo]:visible").first.bounding_box()
    assert box
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.page.mouse.down()
    table.wait("document.querySelector('[data-moves]').textContent === '0'")
    table.page.mouse.up()
    assert table.columns() == before
    box = table.page.locator("[data-action=redo]:visible").first.bounding_box()
    assert box
    table.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert table.figure("moves") == "1"


def test_undo_and_redo_by_their_keys(table: Table) -> None:
    table.open(CODE)
    table.tap_move(6, 1, 1)
    for key, moves in (("Control+z", "0"), ("Control+y", "1"), ("Control+z", "0"), ("Control+Shift+Z", "1")):
        table.page.keyboard.press(key)
        assert table.figure("moves") == moves, key


class Finger:
    """Touches of a real touch screen, through the browser's own input."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_a_finger_drags_without_scrolling_the_page(phone_table: Table) -> None:
    phone_table.open(CODE)
    finger = Finger(phone_table.page)
    start, end = phone_table.group_point(6, 1), phone_table.column_point(1)
    finger.touch("touchStart", start)
    for step in range(1, 9):
        finger.touch(
            "touchMove", *[(start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)]
        )
    finger.touch("touchEnd")
    phone_table.settle()
    assert phone_table.figure("moves") == "1"
    assert phone_table.page.evaluate("scrollX + scrollY + visualViewport.scale") == 1


def test_a_second_finger_gives_a_drag_up(phone_table: Table) -> None:
    before = phone_table.open(CODE).columns()
    finger = Finger(phone_table.page)
    x, y = phone_table.group_point(6, 1)
    finger.touch("touchStart", (x, y))
    finger.touch("touchMove", (x + 40, y + 40))
    assert phone_table.held() == 1
    finger.touch("touchStart", (x + 40, y + 40), (60.0, 400.0))
    assert phone_table.held() == 0
    finger.touch("touchMove", phone_table.column_point(1), (60.0, 400.0))
    finger.touch("touchEnd")
    phone_table.settle()
    assert phone_table.columns() == before
    assert phone_table.page.evaluate("visualViewport.scale") == 1


def test_a_cancelled_touch_gives_a_drag_up(phone_table: Table) -> None:
    before = phone_table.open(CODE).columns()
    finger = Finger(phone_table.page)
    x, y = phone_table.group_point(6, 1)
    finger.touch("touchStart", (x, y))
    finger.touch("touchMove", (x + 40, y + 40))
    finger.touch("touchCancel")
    phone_table.settle()
    assert phone_table.held() == 0
    assert phone_table.columns() == before


def test_a_double_tap_goes_to_the_best_column_and_does_not_zoom(phone_table: Table) -> None:
    phone_table.open(CODE)
    for _ in range(2):
        phone_table.page.touchscreen.tap(*phone_table.group_point(6, 1))
    phone_table.settle()
    assert phone_table.figure("moves") == "1"
    assert phone_table.page.evaluate("visualViewport.scale") == 1
