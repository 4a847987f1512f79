"""A replay: forwards, backwards, jumped through, left, and played on from."""

from simple_simon.browser import actions, replay
from simple_simon.engine.link import game_link
from simple_simon.engine.record import Record

from ..engine.positions import ONE_SUIT_EXAMPLE, example_text
from .desk import Desk

OWN_CODE = "SS1-S4-AAAAABD"
TEXT = example_text(ONE_SUIT_EXAMPLE)


def opened() -> Desk:
    """Return a desk with a game in progress and the replay of the example before it."""
    desk = Desk.of_code(OWN_CODE)
    assert actions.move(desk.state, 6, 1, 1)
    assert replay.open_record(desk.state, TEXT) is None
    desk.view.draw(desk.state)
    return desk


def test_a_replay_goes_forwards_to_the_win_and_back_to_the_deal() -> None:
    desk = opened()
    before = desk.texts()
    forwards = 0
    while replay.step(desk.state, forwards=True):
        forwards += 1
        desk.view.draw(desk.state)
    assert forwards == 49
    assert desk.game.won
    assert desk.game.score == 851
    backwards = 0
    while replay.step(desk.state, forwards=False):
        backwards += 1
    assert backwards == 49
    assert desk.texts() == before


def test_a_replay_jumps_both_ways() -> None:
    desk = opened()
    replay.jump(desk.state, 30)
    there = desk.texts()
    replay.jump(desk.state, 45)
    replay.jump(desk.state, 30)
    assert desk.texts() == there
    assert desk.game.moves == 30
    for number, moves in ((-5, 0), (1_000, 49)):
        replay.jump(desk.state, number)
        assert desk.game.moves == moves


def test_a_replay_goes_back_further_than_undo_reaches() -> None:
    desk = Desk.of_code("SS1-S1-AAAAABD")
    text = "deal SS1-S1-AAAAABD\nmoves\n6-10 " + "10-8 8-10 " * 75
    assert replay.open_record(desk.state, text) is None
    replay.jump(desk.state, 151)
    for moves in range(150, -1, -1):
        assert replay.step(desk.state, forwards=False)
        assert desk.game.moves == moves
    assert not replay.step(desk.state, forwards=False)


def test_leaving_a_replay_returns_to_the_own_game() -> None:
    desk = opened()
    replay.jump(desk.state, 12)
    replay.close(desk.state)
    assert str(desk.game.deal.code) == OWN_CODE
    assert desk.game.moves == 1
    assert desk.state.replay is None
    assert desk.state.former is None


def test_playing_on_makes_it_the_own_game_and_the_former_one_can_be_taken_back() -> None:
    desk = opened()
    replay.jump(desk.state, 12)
    replay.play_on(desk.state)
    desk.view.draw(desk.state)
    assert desk.state.replay is None
    assert desk.game.moves == 12
    assert desk.game.can_undo
    assert not desk.game.can_redo
    actions.take_back(desk.state)
    assert str(desk.game.deal.code) == OWN_CODE


def test_playing_on_before_an_untouched_game_offers_nothing_to_take_back() -> None:
    desk = Desk.of_code(OWN_CODE)
    assert replay.open_record(desk.state, TEXT) is None
    replay.play_on(desk.state)
    assert desk.state.former is None


def test_the_table_takes_no_moves_during_a_replay() -> None:
    desk = opened()
    desk.tap(6)
    desk.tap(1)
    desk.drag(6, 1)
    desk.do(actions.undo)
    desk.do(actions.redo)
    assert desk.game.moves == 0
    assert desk.state.held is None


def test_a_new_game_during_a_replay_puts_the_own_game_aside() -> None:
    desk = opened()
    own = desk.state.replay.own if desk.state.replay else None
    assert actions.begin_code(desk.state, "SS1-S2-AAAAAAA") is None
    assert desk.state.replay is None
    assert desk.state.former is own


def test_a_second_replay_still_leads_back_to_the_own_game() -> None:
    desk = opened()
    assert replay.open_record(desk.state, "deal SS1-S1-AAAAAAA") is None
    replay.close(desk.state)
    assert str(desk.game.deal.code) == OWN_CODE


def test_a_link_opens_a_replay_at_its_move() -> None:
    desk = Desk.of_code(OWN_CODE)
    link = game_link(Record.parse(TEXT).replay())
    assert replay.open_word(desk.state, link + "@30") is None
    assert desk.game.moves == 30


def test_a_faulty_record_is_refused_with_its_line_and_rule_and_changes_nothing() -> None:
    desk = opened()
    state = desk.state
    game, before = state.game, state.replay
    error = replay.open_record(state, "deal SS1-S1-AAAAABD\nmoves\n7-2 1-2")
    assert error
    assert (error.line, error.move, error.kind) == (3, 2, "not-one-higher")
    assert replay.open_word(state, "nothing at all")
    assert state.game is game
    assert state.replay is before
