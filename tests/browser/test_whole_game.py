"""The 49-move game of the Examples page, played to its end in a real browser."""

import pytest

from simple_simon.browser.gestures import TRIPLE_TAP_TIME
from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.engine.game import Game

from .table import Table, example_moves

CODE = "SS1-S1-AAAAABD"
SCORE_WHEN_WON = "851"


def deal_texts() -> list[list[str]]:
    return Deal.from_code(GameCode.parse(CODE)).texts()


def test_dragged_to_the_win_and_undone_to_the_deal(table: Table) -> None:
    table.open(f"#{CODE}")
    assert table.columns() == deal_texts()
    moves = example_moves("one-suit-49.txt")
    for number, move in enumerate(moves, 1):
        table.drag(move.source, move.target, move.count)
        assert table.figure("moves") == str(number), f"move {number}, {move.text}"
    assert table.figure("score") == SCORE_WHEN_WON
    assert table.figure("removed") == "4"
    assert table.removed() == 52
    assert table.page.locator("#win").is_visible()
    for number in reversed(range(len(moves))):
        table.act("undo")
        assert table.figure("moves") == str(number)
    assert table.columns() == deal_texts()
    assert table.figure("score") == "500"
    assert not table.page.locator("#win").is_visible()


@pytest.mark.parametrize("screen", ["table", "phone_table"])
def test_tapped_to_the_win(screen: str, request: pytest.FixtureRequest) -> None:
    table: Table = request.getfixturevalue(screen)
    table.without_motion().open(f"#{CODE}")
    for number, move in enumerate(example_moves("one-suit-49.txt"), 1):
        table.tap_move(move.source, move.target, move.count)
        assert table.figure("moves") == str(number), f"move {number}, {move.text}"
    assert table.figure("score") == SCORE_WHEN_WON
    assert table.removed() == 52


def test_by_double_clicks_where_they_lead_on(table: Table) -> None:
    table.without_motion().open(f"#{CODE}")
    game = Game(Deal.from_code(GameCode.parse(CODE)))
    doubled = 0
    for number, move in enumerate(example_moves("one-suit-49.txt"), 1):
        best = game.best_column(move.source, move.count)
        if best == move.target:
            doubled += 1
            table.page.wait_for_timeout(TRIPLE_TAP_TIME)  # A quicker click would be the third of the one before.
            table.page.mouse.dblclick(*table.group_point(move.source, move.count))
            table.settle()
        else:
            table.drag(move.source, move.target, move.count)
        game.move(move.source, move.target, move.count)
        assert table.figure("moves") == str(number), f"move {number}, {move.text}"
    assert table.figure("score") == SCORE_WHEN_WON
    assert doubled > len(game.history) / 2
