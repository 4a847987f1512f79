"""What buttons and keys do to the game: undo, redo, restart, new games, codes, links."""

from simple_simon.browser import actions
from simple_simon.browser.state import DEALT, MOVED, REDONE, RESTARTED, TAKEN_BACK, UNDONE, recall_rule
from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.engine.rules import NOT_ONE_HIGHER

from .desk import Desk

CODE = "SS1-S1-AAAAABD"
OTHER_CODE = "SS1-S4-AAAAABD"


def deal(code: str) -> Deal:
    return Deal.from_code(GameCode.parse(code))


def begun() -> Desk:
    """Return a desk with a game in which a move was made."""
    desk = Desk.of_code(CODE)
    assert actions.move(desk.state, 6, 1, 1)
    desk.view.draw(desk.state)
    return desk


def happened(desk: Desk) -> str:
    return desk.state.event.kind if desk.state.event else ""


def test_a_move_is_noted_and_takes_the_invitation_and_the_notice_away() -> None:
    desk = Desk.of_code(CODE)
    desk.state.invited = True
    recall_rule(desk.state, NOT_ONE_HIGHER)
    assert actions.move(desk.state, 6, 1, 1)
    assert happened(desk) == MOVED
    assert desk.notice == ""
    assert not desk.state.invited


def test_the_cursor_follows_the_cards_of_a_move_and_of_its_undo() -> None:
    desk = begun()
    assert (desk.state.cursor.column, desk.state.cursor.position) == (1, 8)
    desk.do(actions.undo)
    assert (desk.state.cursor.column, desk.state.cursor.position) == (6, 3)
    assert happened(desk) == UNDONE
    desk.do(actions.redo)
    assert (desk.state.cursor.column, desk.state.cursor.position) == (1, 8)
    assert happened(desk) == REDONE


def test_undo_and_redo_put_down_what_is_held_first() -> None:
    for action in (actions.undo, actions.redo, actions.restart):
        desk = begun()
        desk.lift(0)
        desk.do(action)
        assert desk.state.held is None
        assert desk.state.press is None
        assert desk.state.targets == []


def test_undo_with_nothing_to_undo_says_nothing() -> None:
    desk = Desk.of_code(CODE)
    desk.do(actions.undo)
    desk.do(actions.redo)
    assert happened(desk) == ""


def test_a_new_game_puts_a_game_in_progress_aside_until_a_move_is_made() -> None:
    desk = begun()
    former = desk.game
    actions.begin(desk.state, deal(OTHER_CODE))
    assert happened(desk) == DEALT
    assert desk.state.settings.suits == 4
    assert desk.state.former is former
    desk.do(actions.take_back)
    assert desk.game is former
    assert desk.game.moves == 1
    assert happened(desk) == TAKEN_BACK
    actions.begin(desk.state, deal(CODE))
    actions.move(desk.state, 6, 1, 1)
    assert desk.state.former is None
    desk.do(actions.take_back)
    assert desk.game is not former


def test_a_refused_move_leaves_the_game_put_aside_where_it_is() -> None:
    desk = begun()
    actions.begin(desk.state, deal(CODE))
    assert not actions.move(desk.state, 0, 1, 1)
    assert desk.state.former


def test_an_untouched_game_is_not_put_aside() -> None:
    desk = Desk.of_code(CODE)
    actions.begin(desk.state, deal(OTHER_CODE))
    assert desk.state.former is None


def test_two_new_games_in_a_row_still_lead_back_to_the_game_in_progress() -> None:
    desk = begun()
    former = desk.game
    actions.begin(desk.state, deal(OTHER_CODE))
    actions.begin(desk.state, deal(CODE))
    assert desk.state.former is former


def test_restart_deals_the_same_cards_and_can_be_taken_back() -> None:
    desk = begun()
    former = desk.game
    desk.do(actions.restart)
    assert desk.game.moves == 0
    assert desk.game.deal is former.deal
    assert happened(desk) == RESTARTED
    desk.do(actions.take_back)
    assert desk.game is former


def test_restart_of_an_untouched_game_changes_nothing() -> None:
    desk = Desk.of_code(CODE)
    game = desk.game
    desk.do(actions.restart)
    assert desk.game is game


def test_a_typed_code_begins_its_game() -> None:
    desk = Desk.of_code(CODE)
    assert actions.begin_code(desk.state, " ss1 s4 aaaaabd ") is None
    assert str(desk.game.deal.code) == OTHER_CODE


def test_a_wrong_code_is_named_and_changes_nothing() -> None:
    desk = begun()
    game = desk.game
    for text, kind in (("", "code-format"), ("SS1-S3-AAAAABD", "code-suits"), ("SS1-S1-AAA", "code-letters")):
        fault = actions.begin_code(desk.state, text)
        assert fault
        assert fault.kind == kind
    assert desk.game is game
    assert desk.state.former is None


def test_a_link_begins_its_game_and_puts_the_one_in_progress_aside() -> None:
    desk = begun()
    former = desk.game
    actions.open_link(desk.state, OTHER_CODE)
    assert str(desk.game.deal.code) == OTHER_CODE
    assert desk.state.former is former


def test_a_link_to_the_game_on_the_table_leaves_it() -> None:
    desk = begun()
    game = desk.game
    for text in (CODE, CODE.lower()):
        actions.open_link(desk.state, text)
        assert desk.game is game


def test_a_faulty_link_is_named_and_changes_nothing() -> None:
    desk = begun()
    game = desk.game
    actions.open_link(desk.state, "SS1-S3-AAAAABD")
    assert desk.notice == "code-suits"
    assert desk.game is game


def test_the_part_of_a_column_that_fits_is_moved() -> None:
    desk = Desk.of("9S 8S 7S 6S", "9H", "8H", "")
    assert actions.move_what_fits(desk.state, 0, 1)
    assert desk.texts()[:2] == ["9S", "9H 8S 7S 6S"]
    assert actions.move_what_fits(desk.state, 1, 2)
    assert desk.texts()[2] == "8H 7S 6S"
    assert actions.move_what_fits(desk.state, 2, 3)
    assert desk.texts()[2:4] == ["8H", "7S 6S"]


def test_where_no_part_fits_the_rule_is_recalled() -> None:
    for columns, rule in (
        (("9S 8S", "2H"), "not-one-higher"),
        (("9S 8S", "AH"), "target-is-ace"),
        (("4S KS", "AH"), "king-needs-empty-column"),
        (("9S 8H", "10H"), "mixed-suits"),
    ):
        desk = Desk.of(*columns)
        assert not actions.move_what_fits(desk.state, 0, 1)
        assert desk.notice == rule
        assert desk.game.moves == 0
