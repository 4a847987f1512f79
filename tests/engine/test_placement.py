"""The columns that can take a group, and the best of them in every branch and tie."""

from simple_simon.engine.game import NotAMove, Refused
from simple_simon.engine.placement import best_column, legal_columns
from simple_simon.engine.rules import MIXED_SUITS, NO_COLUMN, NOT_DESCENDING

from .positions import columns_of, game_of, raised, run_of, snapshot, texts_of

TYPE_CHECKING = False  # What `typing` calls so; MicroPython has no `typing`.
if TYPE_CHECKING:
    from collections.abc import Callable


def legal(texts: list[str], source: int, count: int = 1) -> list[int]:
    return legal_columns(columns_of(*texts), source, count)


def best(texts: list[str], source: int, count: int = 1) -> int | None:
    return best_column(columns_of(*texts), source, count)


def not_a_group(ask: "Callable[[int, int], object]", source: int, count: int) -> NotAMove:
    return raised(NotAMove, lambda: ask(source, count))


def among(**columns: str) -> list[str]:
    """Return ten columns: a lone 2 of clubs in each, but for those given, as in c3="8S"."""
    texts = ["2C"] * 10
    for name, text in columns.items():
        texts[int(name[1:])] = text
    return texts


def test_legal_columns_are_those_one_rank_higher_and_the_empty_ones_left_to_right() -> None:
    assert legal(["8D", "3S 7H", "8H", "", "8S", "7S", "9H", "6H", "AS", ""], 1) == [0, 2, 3, 4, 9]


def test_a_column_does_not_take_its_own_group() -> None:
    assert legal(among(c4="8S 7S"), 4) == []
    assert legal(among(c4="9S 8S 7S", c7="8H"), 4) == [7]


def test_no_column_takes_a_king_while_none_is_empty() -> None:
    assert legal(among(c0="2S KS", c1="AS", c2="QS", c3="KH"), 0) == []
    assert legal(among(c0="2S KS", c6=""), 0) == [6]


def test_a_group_is_placed_by_its_first_card() -> None:
    texts = among(c0="2S 9H 8H 7H", c1="10S", c2="9D", c3="8D", c4="")
    assert legal(texts, 0, 3) == [1, 4]
    assert legal(texts, 0, 2) == [2, 4]
    assert legal(texts, 0, 1) == [3, 4]


def test_nothing_lies_on_an_ace() -> None:
    assert legal(among(c0="AS", c1="AH"), 0) == list(range(2, 10))
    assert legal(["KS", "AS", "AH"] + ["AC"] * 7, 0) == []


def test_a_whole_column_may_move_to_an_empty_one() -> None:
    assert legal(among(c0="9S", c5="", c8=""), 0) == [5, 8]


def test_the_game_names_the_legal_columns_of_a_group() -> None:
    game = game_of(*among(c0="2S 9H 8H 7H", c1="10S", c2="9D", c3="8D", c4=""))
    assert game.legal_columns(0, 3) == [1, 4]
    assert game.legal_columns(0, 1) == [3, 4]


def test_cards_that_are_no_group_have_no_legal_columns() -> None:
    game = game_of("9H 8S", "9H 7H", "10S", "", "")
    assert game.legal_columns(0, 2) == []
    assert game.legal_columns(1, 2) == []


def test_the_legal_columns_of_no_such_cards_are_not_to_be_had() -> None:
    game = game_of("9H", "")
    for source, count, kind in (
        (1, 1, "column-is-empty"),
        (0, 2, "too-few-cards"),
        (0, 0, "too-few-cards"),
        (10, 1, "no-such-column"),
        (-1, 1, "no-such-column"),
    ):
        assert not_a_group(game.legal_columns, source, count).kind == kind
        assert not_a_group(game.best_column, source, count).kind == kind


def test_the_same_suit_comes_before_an_empty_column_and_another_suit() -> None:
    assert best(among(c0="", c1="8D", c4="3S 7H", c7="8H", c8="", c9="8S"), 4) == 7
    assert best(among(c0="", c1="8D", c4="7H", c7="8H"), 4) == 7


def test_of_the_same_suit_the_longest_run_comes_first() -> None:
    assert best(among(c0="8H", c3="9H 8H", c4="3S 7H", c6="10H 9H 8H", c8="9H 8H"), 4) == 6
    assert best(among(c0="10H 9H 8H", c3="9H 8H", c4="3S 7H", c6="8H"), 4) == 0
    assert best(among(c0="8H", c3="9H 8H", c4="3S 7H 6H 5H", c8="8H"), 4, 3) == 3


def test_a_longer_column_is_no_longer_run() -> None:
    assert best(among(c0="KS QS JS 10H 9D 8H", c3="9H 8H", c4="3S 7H"), 4) == 3
    assert best(among(c0="JH 10H 8H", c3="9H 8H", c4="3S 7H"), 4) == 3
    assert best(among(c0="10H 9S 8H", c3="9H 8H", c4="3S 7H"), 4) == 3


def test_of_equal_runs_of_the_same_suit_the_leftmost_comes_first() -> None:
    assert best(among(c2="9H 8H", c4="3S 7H", c5="9H 8H", c9="3D 9H 8H"), 4) == 2
    assert best(among(c2="8H", c4="3S 7H", c5="9H 8H", c9="9H 8H"), 4) == 5
    assert best(among(c4="3S 7H", c5="8H", c9="8H"), 4) == 5


def test_without_the_same_suit_the_leftmost_empty_column_comes_before_another_suit() -> None:
    assert best(among(c0="8S", c3="", c4="3S 7H", c6="", c7="8D"), 4) == 3
    assert best(among(c0="", c3="8S", c4="3S 7H"), 4) == 0
    assert best(among(c4="3S 7H", c9=""), 4) == 9


def test_a_whole_column_goes_to_another_suit_rather_than_to_an_empty_column() -> None:
    assert best(among(c0="", c3="", c4="7H", c6="8S", c8="8D"), 4) == 6
    assert best(among(c0="", c4="7H 6H", c6="8S"), 4, 2) == 6


def test_a_part_of_a_column_goes_to_an_empty_column() -> None:
    assert best(among(c0="", c4="7H 6H", c6="7S"), 4) == 0
    assert best(among(c0="", c4="KS"), 4) is None
    assert best(among(c0="", c4="QD KS"), 4) == 0


def test_a_whole_column_and_nothing_but_empty_columns_stays() -> None:
    assert best(["7H"], 0) is None
    assert best(["", "7H 6H"], 1, 2) is None
    assert best([run_of("S", "K", "2")], 0, 12) is None


def test_with_neither_the_leftmost_column_of_another_suit_is_left() -> None:
    assert best(among(c1="8S", c2="8D", c4="3S 7H", c9="8C"), 4) == 1
    assert best(among(c2="9C 8C", c4="3S 7H", c9="10D 9D 8D"), 4) == 2


def test_with_no_column_at_all_there_is_no_best_one() -> None:
    assert best(among(c4="3S 7H"), 4) is None
    assert best(among(c4="3S KH", c5="AH"), 4) is None


def test_asking_for_the_best_column_changes_nothing() -> None:
    game = game_of("9H 8H", "10S", "", "10H")
    before = snapshot(game)
    assert game.best_column(0, 1) == 2
    assert game.best_column(0, 2) == 3
    assert snapshot(game) == before
    assert texts_of(game.columns)[:4] == ["9H 8H", "10S", "", "10H"]


def test_no_column_for_a_group_is_a_refusal() -> None:
    game = game_of(*among(c4="3S 7H"))
    assert raised(Refused, lambda: game.best_column(4, 1)).kind == NO_COLUMN
    game = game_of("7H")
    assert raised(Refused, lambda: game.best_column(0, 1)).kind == NO_COLUMN


def test_touched_cards_that_are_no_group_are_refused_by_the_rule_that_they_break() -> None:
    game = game_of("9H 8S", "9H 7H", "9D 8S 6S", "10S", "")
    assert raised(Refused, lambda: game.best_column(0, 2)).kind == MIXED_SUITS
    assert raised(Refused, lambda: game.best_column(1, 2)).kind == NOT_DESCENDING
    assert raised(Refused, lambda: game.best_column(2, 3)).kind == NOT_DESCENDING


def fitting(source: str, target: str) -> int:
    return game_of(source, target).fitting_count(0, 1)


def test_the_part_that_fits_onto_a_column_is_what_a_move_there_means() -> None:
    assert fitting("2C 9H 8H 7H", "10S") == 3
    assert fitting("2C 9H 8H 7H", "9S") == 2
    assert fitting("2C 9H 8H 7H", "8S") == 1


def test_onto_an_empty_column_all_that_moves_together_is_meant() -> None:
    assert fitting("2C 9H 8H 7H", "") == 3
    assert fitting("10H 9S", "") == 1
    assert fitting(run_of("S", "K", "2"), "") == 12


def test_a_part_that_would_fit_but_is_of_mixed_suits_is_meant_so_that_its_rule_is_told() -> None:
    game = game_of("2C 9S 8H 7H", "10S")
    assert game.fitting_count(0, 1) == 3
    assert game.refusal(0, 1, 3) == MIXED_SUITS


def test_where_no_part_fits_all_that_moves_together_is_meant() -> None:
    assert fitting("2C 9H 8H 7H", "QS") == 3
    assert fitting("2C 9H 8H 7H", "AS") == 3
    assert fitting("9H 2C 8H 7H", "10S") == 2
    assert fitting("KS", "AS") == 1


def test_an_empty_column_has_no_part_that_fits() -> None:
    assert not_a_group(game_of("9H", "10H").fitting_count, 2, 1).kind == "column-is-empty"
    assert not_a_group(game_of("9H", "10H").fitting_count, 10, 1).kind == "no-such-column"
