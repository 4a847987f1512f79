"""The records of play: what is counted, what is not, and the texts of the entries."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simple_simon.browser.entries import PlayedGame, better, is_moment, is_sound, is_whole, read_played, sealed
from simple_simon.browser.statistics import ALL, count, finished

CODES = {1: "SS1-S1-AAAAABD", 2: "SS1-S2-SIMONSA", 4: "SS1-S4-AAAAABD"}


def game(number: int, moves: int | None = None, suits: int = 1, won_at: str = "") -> PlayedGame:
    """Return the entry of a game, begun as the number says."""
    if moves is not None and not won_at:
        won_at = f"2026-03-{number % 28 + 1:02d}T01:00:00.000Z"
    return PlayedGame(f"20260301T{number:09d}-QWERTYU", suits, CODES[suits], moves, won_at)


def runs(games: list[PlayedGame], suits: int = ALL) -> tuple[int, int]:
    figures = count(games)[suits]
    return figures.current_run, figures.longest_run


def test_with_no_games_all_figures_are_nought_or_none() -> None:
    for figures in count([]).values():
        assert (figures.begun, figures.won, figures.current_run, figures.longest_run) == (0, 0, 0, 0)
        assert (figures.best_score, figures.fewest_moves) == (None, None)


def test_games_are_counted_in_all_and_by_suits() -> None:
    figures = count([game(1, 60), game(2), game(3, 80, 4), game(4, None, 2), game(5, 49)])
    assert {suits: (each.begun, each.won) for suits, each in figures.items()} == {
        0: (5, 3),
        1: (3, 2),
        2: (1, 0),
        4: (1, 1),
    }
    assert [figures[suits].fewest_moves for suits in (0, 1, 2, 4)] == [49, 49, None, 80]
    assert [figures[suits].best_score for suits in (0, 1, 2, 4)] == [851, 851, None, 820]


def test_a_win_of_very_many_moves_may_have_a_score_below_nought() -> None:
    assert count([game(1, 1000)])[ALL].best_score == -100


def test_a_run_of_wins_ends_when_another_game_is_begun_before_the_last_was_won() -> None:
    assert runs([game(1, 50), game(2, 60)]) == (2, 2)
    assert runs([game(1, 50), game(2, 60), game(3)]) == (2, 2)
    assert runs([game(1, 50), game(2, 60), game(3), game(4)]) == (0, 2)
    assert runs([game(1, 50), game(2), game(3, 70), game(4, 70), game(5, 70)]) == (3, 3)
    assert runs([game(1), game(2, 50)]) == (1, 1)


def test_a_game_won_after_others_were_begun_counts_in_the_run_where_it_began() -> None:
    games = [game(1, 50), game(2), game(3, 50)]
    assert runs(games) == (1, 1)
    games[1] = game(2, 90, won_at="2026-12-01T00:00:00.000Z")
    assert runs(games) == (3, 3)


def test_the_runs_of_a_number_of_suits_pass_over_games_of_others() -> None:
    games = [game(1, 50), game(2, None, 4), game(3, 50), game(4, 99, 2)]
    assert runs(games) == (2, 2)
    assert runs(games, 1) == (2, 2)
    assert runs(games, 2) == (1, 1)
    assert runs(games, 4) == (0, 0)


def test_a_run_of_one_number_of_suits_ends_when_a_game_of_another_is_begun_before_the_last_was_won() -> None:
    assert runs([game(1, 50), game(2), game(3, 60, 4)], 1) == (0, 1)
    assert runs([game(1, 50, 4), game(2, None, 4), game(3)], 4) == (0, 1)


@given(st.permutations(range(6)))
def test_the_order_in_which_entries_are_found_does_not_matter(order: list[int]) -> None:
    games = [game(0, 50), game(1), game(2, 60), game(3, 61), game(4, None, 2), game(5, 49, 2)]
    figures, again = count(games), count([games[place] for place in order])
    for suits in figures:
        assert vars(again[suits]) == vars(figures[suits])


def test_finished_games_are_listed_the_latest_win_first() -> None:
    games = [game(1, 50, won_at="2026-03-02T00:00:00.000Z"), game(2), game(3, 60, won_at="2026-03-01T00:00:00.000Z")]
    assert finished(games) == [games[0], games[2]]


def test_an_entry_says_more_if_its_game_is_new_won_or_won_in_fewer_moves() -> None:
    assert better(game(1), None)
    assert better(game(1, 50), None)
    assert better(game(1, 50), game(1))
    assert better(game(1, 49), game(1, 50))
    assert not better(game(1), game(1))
    assert not better(game(1), game(1, 50))
    assert not better(game(1, 50), game(1, 50))
    assert not better(game(1, 51), game(1, 50))
    assert not better(game(1, 40), game(1, 50, suits=4))


def test_the_text_of_an_entry_can_be_read_again() -> None:
    for entry, text in (
        (game(1), "1 S1 SS1-S1-AAAAABD"),
        (game(1, 49), "1 S1 SS1-S1-AAAAABD 49 2026-03-02T01:00:00.000Z"),
        (PlayedGame(game(1).game_id, 4, ""), "1 S4 -"),
    ):
        assert entry.text() == text
        again = read_played(entry.game_id, text)
        assert again
        assert (again.game_id, again.suits, again.code, again.moves, again.won_at) == (
            entry.game_id,
            entry.suits,
            entry.code,
            entry.moves,
            entry.won_at,
        )


@pytest.mark.parametrize(
    "text",
    [
        None,
        7,
        "",
        "1",
        "1 S1",
        "2 S1 SS1-S1-AAAAABD",
        "1 S3 SS1-S1-AAAAABD",
        "1 S2 SS1-S1-AAAAABD",
        "1 S1 ss1-s1-aaaaabd",
        "1 S1 SS1-S1-AAAAAB",
        "1 S1 SS1-S1-AAAAABD 49",
        "1 S1 SS1-S1-AAAAABD 0 2026-03-02T01:00:00.000Z",
        "1 S1 SS1-S1-AAAAABD -1 2026-03-02T01:00:00.000Z",
        "1 S1 SS1-S1-AAAAABD 049 2026-03-02T01:00:00.000Z",
        "1 S1 SS1-S1-AAAAABD 49 2026-03-02",
        "1 S1 SS1-S1-AAAAABD 49 2026-03-02T01:00:00.000Z ",
    ],
)
def test_a_damaged_entry_is_none(text: object) -> None:
    assert read_played(game(1).game_id, text) is None


def test_an_entry_under_a_foreign_id_is_none() -> None:
    assert read_played("nonsense", game(1).text()) is None


@given(st.text())
def test_any_text_is_an_entry_or_none(text: str) -> None:
    entry = read_played(game(1).game_id, text)
    assert entry is None or entry.text() == text


def test_only_sound_values_make_an_entry() -> None:
    assert is_sound(game(1, 49))
    assert is_sound(PlayedGame(game(1).game_id, 2, ""))
    for entry in (PlayedGame("x", 1, ""), PlayedGame(game(1).game_id, 3, ""), game(1, 0), game(1, None, won_at="2026")):
        assert not is_sound(entry)


def test_a_moment_has_its_shape() -> None:
    assert is_moment("2026-03-01T12:34:56.789Z")
    for text in (
        "",
        "2026-03-01",
        "2026-03-01T12:34:56.789",
        "2026-03-01T12:34:56.78\u0669Z",
        "+02026-03-01T12:34:56.789Z",
    ):
        assert not is_moment(text)


def test_a_sealed_record_shows_each_damage() -> None:
    record = sealed("deal SS1-S1-AAAAABD\nmoves\n7-2 1-7\n")
    assert is_whole(record)
    assert record.endswith("\n")
    assert record.splitlines()[-1].startswith("# ")
    for place in range(len(record)):
        for other in ("", "0", " ", "\u00e9", "\ud800"):
            damaged = record[:place] + other + record[place + 1 :]
            assert damaged == record or not is_whole(damaged)
    for text in (None, 5, "", "deal"):
        assert not is_whole(text)
