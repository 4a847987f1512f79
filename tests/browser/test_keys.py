"""The game by keyboard alone: a whole game won, the focus never lost, everything said once."""

from collections.abc import Iterator
from contextlib import contextmanager

from simple_simon.engine.game import Game
from simple_simon.engine.record import Record
from simple_simon.words.language import Language

from .table import GAMES, Table, example_moves, tree_columns, words_of

CODE = "#SS1-S1-AAAAABD"


def focused(table: Table) -> str:
    """Return the name of what has the focus, or its tag."""
    return str(
        table.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName")
    )


def is_on_table(table: Table) -> bool:
    """Tell whether something on the table has the focus."""
    return bool(table.page.evaluate("document.querySelector('#table').contains(document.activeElement)"))


def wait_for_words(table: Table) -> None:
    """Wait for the names and sentences, which follow the drawing in a task of their own."""
    table.page.evaluate("new Promise((done) => setTimeout(() => setTimeout(done, 0), 0))")


def go_to_table(table: Table) -> None:
    """Tab from the start of the page to the table."""
    for _ in range(12):
        table.page.keyboard.press("Tab")
        if is_on_table(table):
            return
    raise AssertionError("no tab stop leads to the table")


@contextmanager
def said(table: Table) -> Iterator[list[str]]:
    """Collect what a screen reader is given to say."""
    table.page.evaluate(
        """() => {
            window.said = [];
            const status = document.querySelector('#status');
            window.hearing = new MutationObserver(() => window.said.push(status.textContent));
            window.hearing.observe(status, {childList: true, characterData: true, subtree: true});
        }"""
    )
    sentences: list[str] = []
    yield sentences
    wait_for_words(table)
    sentences += [str(text).rstrip("\u00a0") for text in table.page.evaluate("window.said")]
    table.page.evaluate("window.hearing.disconnect()")


def test_the_table_is_one_tab_stop(table: Table) -> None:
    table.open(CODE)
    go_to_table(table)
    assert focused(table) == "jack of spades, column 1, place 1 of 8, covered"
    table.page.keyboard.press("Tab")
    assert not is_on_table(table)
    assert table.page.locator("#table [tabindex='0']").count() == 1


def test_a_whole_game_is_won_by_keys_alone(table: Table) -> None:
    table.without_motion().open(CODE)
    go_to_table(table)
    keys = table.page.keyboard
    for number, move in enumerate(example_moves("one-suit-49.txt"), 1):
        at = int(table.page.evaluate("document.activeElement.dataset.column || document.activeElement.id.slice(6)"))
        empty = table.page.evaluate("document.activeElement.classList.contains('empty')")
        column = at if empty else at - 1
        step = "ArrowRight" if move.source > column else "ArrowLeft"
        for _ in range(abs(move.source - column)):
            keys.press(step)
        keys.press("End")
        for _ in range(move.count - 1):
            keys.press("ArrowUp")
        keys.press("Enter")
        step = "ArrowRight" if move.target > move.source else "ArrowLeft"
        for _ in range(abs(move.target - move.source)):
            keys.press(step)
        keys.press(" ")
        assert table.figure("moves") == str(number), f"move {number}, {move.text}"
        assert is_on_table(table)
    assert table.figure("score") == "851"
    assert table.page.locator("#win").is_visible()


def test_two_digits_make_a_move_and_the_focus_goes_to_the_moved_card(table: Table) -> None:
    table.open(CODE)
    table.page.keyboard.press("7")
    table.page.keyboard.press("2")
    assert table.figure("moves") == "1"
    assert focused(table) == "jack of spades, column 2, place 9 of 9, lifts 1 card"
    table.page.keyboard.press("u")
    assert table.figure("moves") == "0"
    assert focused(table) == "jack of spades, column 7, place 4 of 4, lifts 1 card"


def test_the_focus_returns_from_each_dialog(table: Table) -> None:
    table.open(CODE)
    go_to_table(table)
    before = focused(table)
    for key, dialog in (("n", "new-game"), ("?", "keys"), ("m", "menu")):
        table.page.keyboard.press(key)
        assert table.page.locator(f"#{dialog}").is_visible()
        inside = table.page.evaluate(f"document.querySelector('#{dialog}').contains(document.activeElement)")
        assert inside, dialog
        for _ in range(15):
            table.page.keyboard.press("Tab")
            assert not is_on_table(table)
        table.page.keyboard.press("Escape")
        assert table.page.locator("dialog[open]").count() == 0
        assert focused(table) == before, dialog


def test_a_key_right_after_a_dialog_closes_means_the_game(table: Table) -> None:
    table.open(CODE)
    table.page.evaluate("document.activeElement.blur()")
    table.page.keyboard.press("7")
    assert table.held() == 1
    table.page.keyboard.press("n")
    # In one task, as no frame may come between: until then the browser leaves the focus in the closed dialog.
    focused_field = table.page.evaluate(
        """() => {
            const field = document.activeElement;
            field.closest("dialog").close();
            field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
            return field.localName;
        }"""
    )
    assert focused_field == "input"
    assert table.held() == 0


def test_the_undo_button_keeps_the_focus_when_nothing_is_left_to_undo(table: Table) -> None:
    table.open(CODE)
    table.tap_move(6, 1, 1)
    table.page.locator("[data-action=undo]:visible").first.focus()
    table.page.keyboard.press("Enter")
    assert table.figure("moves") == "0"
    assert table.page.evaluate("document.activeElement.dataset.action") == "undo"
    table.page.keyboard.press("Enter")
    assert table.page.evaluate("document.activeElement.dataset.action") == "undo"


def test_each_thing_that_happens_is_said_once(table: Table) -> None:
    table.open(CODE)
    go_to_table(table)
    keys = table.page.keyboard
    for presses, sentences in (
        (["7"], ["jack of spades picked up. Column 2 takes it."]),
        (["2"], ["Jack of spades to column 2, on queen of spades."]),
        (["u"], ["Undone: jack of spades to column 2, on queen of spades."]),
        (["Shift+U"], ["Redone: jack of spades to column 2, on queen of spades."]),
        (["0", "1"], None),
        (["ArrowRight", "ArrowLeft"], []),
        (["c"], None),
        (["Escape"], []),
    ):
        with said(table) as heard:
            for key in presses:
                keys.press(key)
        if sentences is None:
            assert heard
            assert len(heard) == len(presses), heard
        else:
            assert [text.lower() for text in heard] == [text.lower() for text in sentences], presses


def test_the_board_and_the_column_are_read_on_demand(table: Table) -> None:
    table.open(CODE)
    go_to_table(table)
    with said(table) as heard:
        table.page.keyboard.press("b")
    assert len(heard) == 1
    assert heard[0].startswith("No sequence removed. column 1: jack of spades, ")
    assert heard[0].endswith("; column 10: 6 of spades.")
    with said(table) as heard:
        table.page.keyboard.press("c")
    assert heard == [
        "column 1: jack of spades, jack of spades, ace of spades, 6 of spades, "
        "9 of spades, 5 of spades, 10 of spades, 6 of spades."
    ]


def test_letter_keys_can_be_switched_off(table: Table) -> None:
    table.open(CODE)
    table.change_settings(letter_keys=False)
    for key in ("7", "2", "n", "?"):
        table.page.keyboard.press(key)
    assert table.figure("moves") == "0"
    assert table.page.locator("dialog[open]").count() == 0


def test_the_accessibility_tree_says_the_board_after_each_move(table: Table) -> None:
    record = Record.parse((GAMES / "one-suit-49.txt").read_text("utf-8"))
    game = Game(record.deal)
    table.without_motion().open(CODE)
    assert tree_columns(table.page) == words_of(Language(), game)
    for number in range(len(record.moves)):
        move = record.moves[number]
        record.play(game, number)
        table.tap(table.group_point(move.source, move.count))
        table.tap(table.column_point(move.target))
        table.wait(f"document.querySelector('[data-moves]').textContent === '{number + 1}'")
        wait_for_words(table)
        assert tree_columns(table.page) == words_of(Language(), game), move.text
        table.settle()
