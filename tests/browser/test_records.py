"""The records of play: what counts, what does not, the list of wins, and everything in one file and back."""

import json
from pathlib import Path

import pytest

from .table import Table, example_moves

CODE = "SS1-S1-AAAAABD"


def win(table: Table) -> None:
    """Win the game of the example."""
    table.open(f"#{CODE}")
    play(table)


def play(table: Table) -> None:
    table.play(example_moves("one-suit-49.txt"))
    assert table.figure("score") == "851"


def figures(table: Table, suits: int) -> dict[str, str]:
    """Open the records and return their figures for a number of suits, 0 for all."""
    table.act("menu")
    table.act("records")
    table.wait("document.querySelector('[data-figure=begun-0]').textContent !== ''")
    names = ("begun", "won", "best-score", "fewest-moves", "current-run", "longest-run")
    found = {name: table.page.locator(f"[data-figure='{name}-{suits}']").text_content() or "" for name in names}
    table.act("close")
    return found


@pytest.fixture
def quick(table: Table) -> Table:
    """The table without motion, to play a whole game quickly."""
    return table.without_motion()


def test_an_untouched_deal_counts_nothing(table: Table) -> None:
    table.open(f"#{CODE}")
    assert set(figures(table, 0).values()) == {"0", "–"}


def test_a_game_counts_once_however_often_it_is_won(quick: Table) -> None:
    win(quick)
    once = {
        "begun": "1", "won": "1", "best-score": "851", "fewest-moves": "49", "current-run": "1", "longest-run": "1",
    }  # fmt: skip
    assert figures(quick, 1) == once
    assert figures(quick, 0) == once
    assert figures(quick, 4)["begun"] == "0"
    quick.act("undo")
    quick.act("redo")
    assert figures(quick, 0) == once
    quick.act("menu")
    quick.act("restart")
    play(quick)
    assert figures(quick, 0) == once


def test_a_won_game_can_be_replayed_and_played_again_from_the_list(quick: Table) -> None:
    win(quick)
    quick.act("menu")
    quick.act("records")
    row = quick.page.locator("#records-list li").first
    row.wait_for()
    assert f"{CODE}, 49 moves, score 851" in (row.text_content() or "")
    row.locator("[data-action^='replay-game']").click()
    quick.wait("!document.querySelector('#replay').hidden")
    quick.act("replay-last")
    assert quick.figure("score") == "851"
    quick.act("replay-close")
    quick.act("menu")
    quick.act("records")
    quick.page.locator("[data-action^='play-again']").first.click()
    quick.wait("document.querySelector('[data-moves]').textContent === '0'")
    assert quick.figure("code") == CODE
    assert not quick.page.locator("#replay").is_visible()


def test_everything_goes_into_one_file_and_comes_back_without_double_counting(quick: Table, tmp_path: Path) -> None:
    win(quick)
    quick.act("menu")
    quick.act("records")
    with quick.page.expect_download() as download:
        quick.act("save-all")
    file = tmp_path / "all.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["format"]
    load(quick, file)
    quick.wait("document.querySelector('#records-result').textContent !== ''")
    assert quick.page.locator("#records-result").text_content() == "Loaded: 0 new games."
    quick.act("close")
    assert figures(quick, 0)["won"] == "1"
    reset(quick)
    assert figures(quick, 0)["won"] == "0"
    quick.act("menu")
    quick.act("records")
    load(quick, file)
    quick.wait("document.querySelector('#records-result').textContent === 'Loaded: 1 new game.'")
    quick.act("close")
    assert figures(quick, 0)["won"] == "1"
    assert quick.figure("score") == "851"


def load(table: Table, file: Path) -> None:
    with table.page.expect_file_chooser() as chooser:
        table.act("load-all")
    chooser.value.set_files(file)


def reset(table: Table) -> None:
    table.act("menu")
    table.act("records")
    table.act("ask-reset")
    assert table.page.locator("#reset-records").is_visible()
    table.act("reset-records")
    table.wait("document.querySelector('[data-figure=begun-0]').textContent === '0'")
    table.act("close")


def test_reset_asks_first(quick: Table) -> None:
    quick.open(f"#{CODE}")
    quick.tap_move(6, 1, 1)
    quick.act("menu")
    quick.act("records")
    quick.act("ask-reset")
    quick.page.locator("#reset-cancel").click()
    quick.act("close")
    assert figures(quick, 0)["begun"] == "1"


def test_a_damaged_file_is_refused_whole(quick: Table, tmp_path: Path) -> None:
    quick.open(f"#{CODE}")
    quick.tap_move(6, 1, 1)
    for text, sentence in (
        ("nothing", "This file was not saved by Simple Simon."),
        ('{"format": "simple-simon-backup"}', None),
    ):
        file = tmp_path / "broken.json"
        file.write_text(text, "utf-8")
        quick.act("menu")
        quick.act("records")
        load(quick, file)
        quick.wait("document.querySelector('#records-result').textContent !== ''")
        if sentence:
            assert quick.page.locator("#records-result").text_content() == sentence
        quick.act("close")
    assert figures(quick, 0)["begun"] == "1"
    assert quick.figure("moves") == "1"
