"""The records of play as they are kept: each game once, whatever is done to it."""

from simple_simon.browser import archive
from simple_simon.browser.entries import PlayedGame
from simple_simon.browser.statistics import ALL, Figures, count
from simple_simon.engine.game import Game
from simple_simon.engine.record import Record

from .false_storage import Storage, Tab, asides
from .play import change, new_game, won_game
from .test_store import opened, restarted

CODE = "SS1-S1-AAAAABD"


def entries(tab: Tab) -> list[PlayedGame]:
    found: list[list[PlayedGame]] = []
    archive.read(tab.store.played, found.append)
    tab.let_through()
    return found[0]


def figures(tab: Tab, suits: int = ALL) -> Figures:
    return count(entries(tab))[suits]


def record(tab: Tab, entry: PlayedGame) -> str:
    found: list[str] = []
    archive.read_record(tab.store.played, entry.game_id, found.append)
    tab.let_through()
    return found[0]


def win(tab: Tab, game: Game, former: Game | None = None, detour: int = 0) -> None:
    """Play the example game to its win, each move kept."""
    tab.keep(game, former)
    for move in won_game(detour).history:
        game.move(move.source, move.target, move.count)
        tab.keep(game)


def test_an_untouched_deal_counts_nothing() -> None:
    tab = opened()
    tab.keep(new_game())
    assert entries(tab) == []


def test_a_game_counts_with_its_first_move_and_once() -> None:
    tab = opened()
    game = new_game()
    tab.keep(game)
    for choice in (2, 0, 2, 7, 0, 0, 2):
        change(game, choice)
        tab.keep(game)
    tab = restarted(tab)
    again = tab.start()
    assert again
    change(again, 2)
    tab.keep(again)
    assert (figures(tab).begun, figures(tab, 4).begun, figures(tab).won) == (1, 1, 0)


def test_a_win_counts_once_however_often_it_is_undone_and_won_again() -> None:
    tab = opened()
    game = new_game(CODE)
    win(tab, game)
    for _ in range(3):
        game.undo()
        tab.keep(game)
        game.redo()
        tab.keep(game)
    tab = restarted(tab)
    again = tab.start()
    assert again
    again.undo()
    tab.keep(again)
    again.redo()
    tab.keep(again)
    found = figures(tab)
    assert (found.begun, found.won, found.best_score, found.fewest_moves, found.longest_run) == (1, 1, 851, 49, 1)
    (entry,) = entries(tab)
    assert Record.parse(record(tab, entry)).replay().won


def test_the_winning_move_and_its_entry_are_written_at_once() -> None:
    tab = opened()
    game = new_game(CODE)
    win(tab, game)
    assert {key[:7] for key in tab.written[-1]} == {"now-a", "/log/a/", "/game/2", "/record"}


def test_a_restarted_game_is_the_same_and_keeps_its_best_win() -> None:
    tab = opened()
    first = new_game(CODE)
    win(tab, first, detour=3)
    assert figures(tab).fewest_moves == 55
    second = Game(first.deal)
    win(tab, second, first)
    third = Game(second.deal)
    win(tab, third, second, detour=1)
    found = figures(tab)
    assert (found.begun, found.won, found.fewest_moves) == (1, 1, 49)
    (entry,) = entries(tab)
    assert len(Record.parse(record(tab, entry)).moves) == 49


def test_a_game_restarted_after_a_reload_is_the_same_too() -> None:
    tab = opened()
    win(tab, new_game(CODE))
    tab = restarted(tab)
    game = tab.start()
    assert game
    win(tab, Game(game.deal), game)
    assert (figures(tab).begun, figures(tab).won) == (1, 1)


def test_the_same_code_chosen_for_a_new_game_is_another_game() -> None:
    tab = opened()
    win(tab, new_game(CODE))
    win(tab, new_game(CODE))
    assert (figures(tab).begun, figures(tab).won, figures(tab).current_run) == (2, 2, 2)


def test_a_game_taken_back_is_not_begun_anew() -> None:
    tab = opened()
    former = new_game()
    tab.keep(former)
    change(former, 2)
    tab.keep(former)
    tab.keep(new_game("SS1-S1-SIMONSA"), former)
    tab.keep(former)
    change(former, 2)
    tab.keep(former)
    assert figures(tab).begun == 1


def test_a_long_game_resumed_and_won_has_its_whole_record() -> None:
    tab = opened()
    game = won_game(detour=100)
    for _ in range(3):
        game.undo()
    tab.keep(game)
    tab = restarted(tab)
    again = tab.start()
    assert again
    assert again.earlier > 0
    for _ in range(3):
        again.redo()
        tab.keep(again)
    assert figures(tab).fewest_moves == 249
    replayed = Record.parse(record(tab, entries(tab)[0])).replay()
    assert (replayed.won, replayed.moves) == (True, 249)


def test_a_win_whose_entry_was_not_written_is_entered_at_the_next_start() -> None:
    tab = opened()
    win(tab, new_game(CODE))
    for key in [*tab.storage.of_key("/game/"), *tab.storage.of_key("/record/")]:
        del tab.storage.texts[key]
    tab = restarted(tab)
    tab.start()
    assert figures(tab).won == 1
    assert record(tab, entries(tab)[0])


def test_a_deal_without_a_code_has_its_cards_in_its_record() -> None:
    tab = opened()
    tab.keep(won_game(name="rules-deal-59.txt"))
    (entry,) = entries(tab)
    assert (entry.code, entry.suits, entry.moves) == ("", 4, 59)
    assert Record.parse(record(tab, entry)).replay().won


def test_a_reset_forgets_all_and_the_game_in_play_counts_again_with_its_next_move() -> None:
    tab = opened()
    win(tab, new_game(CODE))
    game = new_game()
    tab.keep(game)
    change(game, 2)
    tab.keep(game)
    tab.store.played.reset()
    tab.let_through()
    assert entries(tab) == []
    assert tab.storage.of_key("/record/") == {}
    change(game, 2)
    tab.keep(game)
    assert figures(tab).begun == 1


def test_a_reset_in_the_midst_of_failing_writes_is_not_undone_by_them() -> None:
    tab = opened()
    tab.trouble = "full"
    win(tab, new_game(CODE))
    tab.store.played.reset()
    tab.let_through()
    tab.trouble = ""
    tab.keep(new_game())
    assert entries(tab) == []


def test_a_damaged_entry_of_the_game_in_play_is_set_aside() -> None:
    tab = opened()
    win(tab, new_game(CODE))
    (key,) = tab.storage.of_key("/game/")
    tab.storage.texts[key] = "?"
    tab = restarted(tab)
    tab.start()
    assert asides(tab.storage) == [{key: "?"}]
    assert figures(tab).won == 1


def test_unreadable_entries_and_records_are_passed_over_and_stay() -> None:
    tab = opened()
    win(tab, new_game(CODE))
    (entry,) = entries(tab)
    tab.storage.texts["/game/20260101T000000000-ABCDEFG"] = "2 S9 better"
    tab.storage.texts["/record/" + entry.game_id] = "damaged"
    assert len(entries(tab)) == 1
    assert record(tab, entry) == ""
    assert "/game/20260101T000000000-ABCDEFG" in tab.storage.texts


def test_nothing_can_be_read_where_there_is_no_storage() -> None:
    tab = Tab(Storage(), "missing")
    tab.open()
    tab.reads_fail = True
    assert entries(tab) == []
    assert record(tab, PlayedGame("x", 1, "")) == ""
