"""Two windows on one game: never two writers, and taking over is safe at any moment."""

from .table import Table

CODE = "#SS1-S1-AAAAABD"


def second_window(table: Table) -> Table:
    """Open the app in another window of the same browser."""
    table.wait_until_kept()
    return Table(table.page.context.new_page(), table.address).open()


def is_elsewhere(table: Table) -> bool:
    return table.page.locator("#elsewhere").is_visible()


def test_the_second_window_says_that_the_game_is_open_elsewhere_and_takes_no_moves(table: Table) -> None:
    table.open(CODE)
    table.tap_move(6, 1, 1)
    before = table.columns()
    second = second_window(table)
    assert is_elsewhere(second)
    assert not is_elsewhere(table)
    second.page.keyboard.press("7")
    second.page.keyboard.press("2")
    second.page.mouse.click(*second.group_point(6, 1))
    assert second.held() == 0
    assert second.figure("moves") == "0"
    assert table.columns() == before


def test_the_game_is_taken_over_and_back(table: Table) -> None:
    table.open(CODE)
    table.tap_move(6, 1, 1)
    second = second_window(table)
    second.act("take-over")
    second.wait("document.querySelector('[data-moves]').textContent === '1'")
    assert second.columns() == table.columns()
    assert not is_elsewhere(second)
    table.wait("!document.querySelector('#elsewhere').hidden")
    second.tap_move(0, 6, 1)
    assert second.figure("moves") == "2"
    second.wait_until_kept()
    table.page.bring_to_front()
    table.act("undo")
    assert table.figure("moves") == "1"
    table.act("take-over")
    table.wait("document.querySelector('[data-moves]').textContent === '2'")
    assert table.columns() == second.columns()
    second.wait("!document.querySelector('#elsewhere').hidden")


def test_a_drag_under_way_returns_when_the_game_is_taken_over(table: Table) -> None:
    table.open(CODE)
    before = table.columns()
    x, y = table.group_point(6, 1)
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x - 200, y + 60, steps=3)
    second = second_window(table)
    second.act("take-over")
    table.wait("!document.querySelector('#elsewhere').hidden")
    assert table.held() == 0
    table.page.mouse.up()
    assert table.columns() == before
    # The first window hears at once that its lock is gone; the second has then still to read the game.
    second.wait("document.querySelector('#elsewhere').hidden")
    assert second.columns() == before


def test_a_new_game_is_not_begun_where_the_game_is_not(table: Table) -> None:
    table.open(CODE)
    table.tap_move(6, 1, 1)
    second = second_window(table)
    code = second.figure("code")
    second.page.keyboard.press("n")
    assert second.page.locator("dialog[open]").count() == 0
    assert second.figure("code") == code
    second.act("take-over")
    second.wait(f"document.querySelector('[data-code]').textContent === '{CODE[1:]}'")
