"""Saving, resuming, two tabs, damage and trouble: the store against a false browser."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simple_simon.browser.journal import ELSEWHERE, KEPT, LOST
from simple_simon.browser.settings import Settings
from simple_simon.engine.game import UNDO_LIMIT, Game
from simple_simon.engine.record import record_text

from .false_storage import Storage, Tab
from .play import change, new_game, seen, to_and_fro

TROUBLES = ["missing", "forbidden", "full", "gone", "newer", "failed"]


def opened(storage: Storage | None = None) -> Tab:
    tab = Tab(storage or Storage())
    tab.open()
    return tab


def begun(moves: int = 3) -> tuple[Tab, Game]:
    """Return a tab and its game, which is kept."""
    tab = opened()
    game = new_game()
    play(tab, game, moves)
    return tab, game


def play(tab: Tab, game: Game, moves: int) -> None:
    tab.keep(game)
    for number in range(moves):
        change(game, 5 * number + 2)
        tab.keep(game)


def restarted(tab: Tab) -> Tab:
    """Kill a tab and return the next one."""
    tab.kill()
    return Tab(tab.storage)


def test_the_first_start_finds_nothing_and_has_nothing_to_say() -> None:
    saved = Tab(Storage()).open()
    assert (saved.game, saved.former, saved.elsewhere, saved.kinds) == (None, None, False, [])
    assert vars(saved.settings) == vars(Settings())


def test_an_untouched_deal_is_kept_too() -> None:
    tab, game = begun(0)
    again = restarted(tab).start()
    assert again
    assert seen(again) == seen(game)


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 4)), max_size=60))
def test_killed_at_any_moment_it_resumes_with_the_last_move_that_was_written(changes: list[tuple[int, int]]) -> None:
    tab = opened()
    game = new_game()
    shots = [None]
    for choice, let_through in changes:
        if choice % 7 == 0:
            change(game, choice + 1)  # Two changes at once.
        change(game, choice)
        before = len(tab.written)
        tab.store.keep(game, None)
        if len(tab.written) > before:
            shots.append(seen(game))  # type: ignore[arg-type]
        tab.let_through(let_through)
    done = len(shots) - 1 - len([each for each in tab.waiting if each.__name__ == "write"])
    again = restarted(tab).start()
    assert (seen(again) if again else None) == shots[done]


def test_a_move_costs_the_same_at_move_10000_as_at_move_100() -> None:
    costs = []
    for moves in (100, 10_000):
        tab = opened()
        game = to_and_fro(moves)
        tab.keep(game)
        for action in (lambda: game.move(9, 6, 1), game.undo, game.redo, game.undo, lambda: game.move(9, 6, 1)):  # noqa: B023 - called at once
            action()
            tab.keep(game)
        costs.append([(sorted(written), max(map(len, filter(None, written.values())))) for written in tab.written[1:]])
    assert [len(keys) for keys, _ in costs[0]] == [2, 1, 2, 1, 2]
    assert [len(keys) for keys, _ in costs[1]] == [2, 1, 2, 1, 2]
    for (_, short), (_, long) in zip(*costs):
        assert long - short <= len("10000") - len("100") + len("9900") - 1


def test_a_new_move_takes_the_undone_ones_out_of_the_log() -> None:
    tab, game = begun(10)
    for _ in range(4):
        game.undo()
        tab.keep(game)
    assert len(tab.storage.of_key("/log/a/")) == 10
    change(game, 2)
    tab.keep(game)
    assert len(tab.storage.of_key("/log/a/")) == 7


def test_nothing_is_written_while_nothing_changes() -> None:
    tab, game = begun()
    before = len(tab.written)
    for _ in range(3):
        tab.keep(game)
    assert len(tab.written) == before


def test_a_resumed_game_goes_on_and_is_kept_as_before() -> None:
    tab = opened()
    game = to_and_fro(150)
    tab.keep(game)
    for _ in range(5):
        tab = restarted(tab)
        again = tab.start()
        assert again
        assert seen(again) == seen(game)
        for each in (game, again):
            each.undo()
            each.undo()
            each.move(9, 6, 1)
            each.move(6, 9, 1)
            each.move(9, 6, 1)
            each.move(6, 9, 1)
        tab.keep(again)
        assert len(tab.storage.of_key("/log/a/")) == game.moves


def test_a_write_that_fails_loses_nothing() -> None:
    tab, game = begun(2)
    tab.trouble = "full"
    for number in range(7):
        change(game, 5 * number + 3)
        tab.keep(game)
    assert tab.told == ["storage-full"]
    assert tab.store.journal.pending
    tab.trouble = ""
    game.undo()
    tab.keep(game)
    assert not tab.store.journal.pending
    again = restarted(tab).start()
    assert again
    assert seen(again) == seen(game)


def test_a_new_game_that_could_not_be_written_is_written_with_its_first_move() -> None:
    tab, _ = begun(5)
    tab.trouble = "failed"
    other = new_game("SS1-S2-SIMONSA")
    tab.keep(other)
    tab.trouble = ""
    play(tab, other, 1)
    again = restarted(tab).start()
    assert again
    assert seen(again) == seen(other)
    assert len(tab.storage.of_key("/log/")) == 1


@pytest.mark.parametrize("trouble", TROUBLES)
def test_without_storage_the_game_plays_on_and_says_so_once(trouble: str) -> None:
    tab = Tab(Storage(), trouble)
    saved = tab.open()
    assert saved.kinds == [f"storage-{trouble}"]
    assert saved.game is None
    play(tab, new_game(), 3)
    tab.store.keep_settings(Settings())
    assert (tab.told, tab.written) == ([], [])


def test_a_kept_game_is_shown_although_no_more_can_be_kept() -> None:
    tab, game = begun()
    whole = dict(tab.storage.texts)
    tab.kill()
    tab = Tab(tab.storage, "full")
    saved = tab.open()
    assert saved.kinds == ["storage-full"]
    assert saved.game
    assert seen(saved.game) == seen(game)
    play(tab, saved.game, 2)
    assert tab.storage.texts == whole
    tab.storage.texts["now-a"] = "?"
    tab = Tab(tab.storage, "full")
    assert (tab.open().game, tab.written) == (None, [])


@pytest.mark.parametrize("trouble", TROUBLES)
def test_when_writing_fails_it_is_told_once(trouble: str) -> None:
    tab, game = begun()
    tab.trouble = trouble
    play(tab, game, 4)
    assert tab.told == [f"storage-{trouble}"]


def test_a_new_game_keeps_the_former_one_until_it_is_no_longer_offered() -> None:
    tab, former = begun(3)
    game = new_game("SS1-S2-SIMONSA")
    tab.keep(game, former)
    tab = restarted(tab)
    saved = tab.open()
    assert saved.game
    assert saved.former
    assert seen(saved.game) == seen(game)
    assert seen(saved.former) == seen(former)
    tab.keep(saved.game, None)
    saved = restarted(tab).open()
    assert saved.game
    assert saved.former is None


def test_a_game_taken_back_goes_on_where_it_was() -> None:
    tab, former = begun(3)
    tab.keep(new_game("SS1-S2-SIMONSA"), former)
    tab = restarted(tab)
    saved = tab.open()
    assert saved.former
    play(tab, saved.former, 2)
    again = restarted(tab).start()
    assert again
    assert seen(again) == seen(saved.former)
    assert again.moves == 5


def test_new_games_one_after_another_leave_no_logs_behind() -> None:
    tab, game = begun(4)
    for number in range(6):
        former = game
        game = new_game(f"SS1-S4-AAAAAA{'ABCDEF'[number]}")
        tab.keep(game, former)
        play(tab, game, 2)
    assert len(tab.storage.of_key("/log/")) <= 4
    again = restarted(tab).start()
    assert again
    assert seen(again) == seen(game)


def test_a_second_new_game_still_offers_the_first_former_one() -> None:
    tab, former = begun(3)
    tab.keep(new_game("SS1-S2-SIMONSA"), former)
    tab.keep(new_game("SS1-S1-SIMONSA"), former)
    saved = restarted(tab).open()
    assert saved.former
    assert saved.game
    assert seen(saved.former) == seen(former)
    assert str(saved.game.deal.code) == "SS1-S1-SIMONSA"


def test_settings_are_kept_when_they_change() -> None:
    tab = opened()
    settings = Settings()
    tab.store.keep_settings(settings)
    settings.theme = "dark"
    tab.store.keep_settings(settings)
    tab.store.keep_settings(settings)
    tab.let_through()
    assert len(tab.written) == 2
    assert restarted(tab).open().settings.theme == "dark"


# Two tabs


def test_the_second_tab_sees_that_the_game_is_elsewhere_and_writes_nothing() -> None:
    first, game = begun()
    second = Tab(first.storage)
    saved = second.open()
    assert saved.elsewhere
    assert (saved.game, saved.kinds) == (None, [])
    assert second.store.state == ELSEWHERE
    play(second, new_game("SS1-S2-SIMONSA"), 2)
    assert second.written == []
    play(first, game, 1)
    assert first.told == []


@pytest.mark.parametrize("written", range(4))
def test_taking_over_is_safe_at_any_moment(written: int) -> None:
    first, game = begun()
    shots = [seen(game)]
    for _ in range(3):
        change(game, 2)
        first.store.keep(game, None)
        shots.append(seen(game))
    first.let_through(written)
    second = Tab(first.storage)
    second.open()
    again = second.take_over().game
    assert again
    assert seen(again) == shots[written]
    first.let_through()
    assert first.told == [LOST]
    play(second, again, 2)
    play(first, game, 2)
    assert seen(restarted(second).start() or game) == seen(again)


def test_the_first_tab_can_take_the_game_back() -> None:
    first, game = begun()
    second = Tab(first.storage)
    second.open()
    theirs = second.take_over().game
    assert theirs
    play(second, theirs, 3)
    change(game, 2)
    first.store.keep(game, None)
    ours = first.take_over().game
    assert ours
    assert seen(ours) == seen(theirs)
    assert (first.told, second.told) == ([LOST], [LOST])
    assert first.store.state == KEPT
    play(first, ours, 1)
    assert seen(restarted(first).start() or game) == seen(ours)


def test_a_tab_that_hears_of_it_only_by_its_token_writes_nothing_more() -> None:
    first, game = begun()
    second = Tab(first.storage)
    first.on_lost = lambda: None  # A browser without locks.
    second.storage.writer = second
    change(game, 2)
    first.keep(game)
    change(game, 2)
    first.keep(game)
    assert first.told == [LOST]
    assert len(first.storage.of_key("/log/a/")) == 3


def test_the_record_of_a_resumed_game_has_its_earlier_moves_too() -> None:
    tab = opened()
    game = to_and_fro(3 * UNDO_LIMIT)
    tab.keep(game)
    next_tab = restarted(tab)
    again = next_tab.start()
    assert again
    assert again.earlier == 2 * UNDO_LIMIT
    records: list[str] = []
    next_tab.store.read_record(again, records.append)
    next_tab.let_through()
    assert records == [record_text(game)]
