"""The board in words, to the character."""

from simple_simon.engine.cards import RANK_TEXTS, pack
from simple_simon.engine.game import Game
from simple_simon.engine.record import Record
from simple_simon.words.board import (
    board_words,
    card_words,
    column_words,
    rank_letter,
    rank_words,
    removed_words,
    suit_words,
)
from simple_simon.words.language import Language

from ..engine.positions import RULES_DEAL_EXAMPLE, columns_of, example_text

DEAL = (
    "No sequence removed. "
    "column 1: ace of spades, king of hearts, ace of clubs, 4 of diamonds, king of diamonds, 6 of clubs, 10 of "
    "hearts, 4 of clubs; "
    "column 2: 3 of diamonds, 2 of diamonds, 4 of spades, 9 of clubs, ace of diamonds, 7 of clubs, 8 of "
    "diamonds, 9 of hearts; "
    "column 3: jack of hearts, 6 of spades, 8 of hearts, 5 of hearts, 2 of spades, 3 of clubs, 6 of hearts, "
    "king of spades; "
    "column 4: jack of spades, 7 of diamonds, 2 of clubs, 10 of spades, 9 of diamonds, 10 of diamonds, 5 of "
    "spades; "
    "column 5: 2 of hearts, 9 of spades, king of clubs, 8 of clubs, queen of spades, ace of hearts; "
    "column 6: queen of clubs, 7 of hearts, 10 of clubs, jack of clubs, queen of hearts; "
    "column 7: jack of diamonds, 3 of hearts, 5 of clubs, 6 of diamonds; "
    "column 8: 8 of spades, 4 of hearts, queen of diamonds; "
    "column 9: 3 of spades, 7 of spades; "
    "column 10: 5 of diamonds."
)

AFTER_50_MOVES = (
    "1 sequence removed. "
    "column 1: ace of spades, king of hearts, queen of hearts, jack of hearts, 10 of hearts, 9 of hearts, 8 of "
    "hearts, 7 of hearts, 6 of hearts, 5 of hearts, 4 of hearts, 3 of hearts; "
    "column 2: 3 of diamonds, 2 of diamonds, 4 of spades; "
    "column 3: king of diamonds, queen of diamonds, jack of diamonds, 10 of diamonds, 9 of diamonds, 8 of "
    "diamonds, 7 of diamonds, 6 of diamonds, 5 of diamonds, 4 of diamonds; "
    "column 4: ace of diamonds; "
    "column 5: 2 of hearts, 9 of spades; "
    "column 6: empty; "
    "column 7: empty; "
    "column 8: 8 of spades, 7 of spades, 6 of spades, 5 of spades; "
    "column 9: 3 of spades, 2 of spades, ace of hearts; "
    "column 10: king of spades, queen of spades, jack of spades, 10 of spades."
)

AFTER_55_MOVES = (
    "2 sequences removed. "
    "column 1: ace of spades; "
    "column 2: 3 of diamonds, 2 of diamonds, 4 of spades, 3 of spades, 2 of spades; "
    "column 3: king of diamonds, queen of diamonds, jack of diamonds, 10 of diamonds, 9 of diamonds, 8 of "
    "diamonds, 7 of diamonds, 6 of diamonds, 5 of diamonds, 4 of diamonds; "
    "column 4: ace of diamonds; "
    "column 5: empty; "
    "column 6: empty; "
    "column 7: empty; "
    "column 8: empty; "
    "column 9: empty; "
    "column 10: king of spades, queen of spades, jack of spades, 10 of spades, 9 of spades, 8 of spades, 7 of "
    "spades, 6 of spades, 5 of spades."
)

NOTHING_LEFT = (
    "4 sequences removed. column 1: empty; column 2: empty; column 3: empty; column 4: empty; column 5: empty; "
    "column 6: empty; column 7: empty; column 8: empty; column 9: empty; column 10: empty."
)

RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")

ENGLISH = Language()


def board_after(moves: int) -> str:
    record = Record.parse(example_text(RULES_DEAL_EXAMPLE))
    game = Game(record.deal)
    for number in range(moves):
        record.play(game, number)
    return board_words(ENGLISH, game.columns, len(game.removed))


def german() -> Language:
    """Return as much German as one column needs, with the terms of the board's format."""
    language = Language("de")
    language.messages = {
        "No sequence removed": ["Keine Folge entfernt"],
        "{number} sequence removed": ["{number} Folge entfernt", "{number} Folgen entfernt"],
        "column {column}: {cards}": ["Spalte {column}: {cards}"],
        "column {column}: empty": ["Spalte {column}: leer"],
        "card\x04{rank} of {suit}": ["{suit}-{rank}"],
        "rank\x04ace": ["Ass"],
        "rank\x04king": ["König"],
        "suit\x04spades": ["Pik"],
        "suit\x04hearts": ["Herz"],
        "suit\x04diamonds": ["Karo"],
        "suit\x04clubs": ["Kreuz"],
    }
    return language


def test_the_deal_of_the_rules_page_in_words() -> None:
    assert board_after(0) == DEAL


def test_a_removed_sequence_and_empty_columns_in_words() -> None:
    assert board_after(50) == AFTER_50_MOVES


def test_several_removed_sequences_in_words() -> None:
    assert board_after(55) == AFTER_55_MOVES


def test_a_won_game_in_words() -> None:
    assert board_after(59) == NOTHING_LEFT


def test_a_board_has_no_removed_sequence_unless_it_is_told_so() -> None:
    assert board_words(ENGLISH, columns_of("AS")).startswith(
        "No sequence removed. column 1: ace of spades; column 2: empty"
    )


def test_every_card_is_named_by_its_rank_and_suit() -> None:
    names = [card_words(ENGLISH, card) for card in pack(4)]
    assert names == [f"{rank} of {suit}" for suit in ("spades", "hearts", "diamonds", "clubs") for rank in RANKS]


def test_ranks_and_suits_have_names() -> None:
    assert tuple([rank_words(ENGLISH, rank) for rank in range(1, 14)]) == RANKS
    assert [suit_words(ENGLISH, suit) for suit in "SHDC"] == ["spades", "hearts", "diamonds", "clubs"]


def test_removed_sequences_are_counted() -> None:
    assert [removed_words(ENGLISH, removed) for removed in range(5)] == [
        "No sequence removed",
        "1 sequence removed",
        "2 sequences removed",
        "3 sequences removed",
        "4 sequences removed",
    ]


def test_a_column_is_named_from_its_first_card_to_its_last() -> None:
    column = columns_of("AS KH 10D")[0]
    assert column_words(ENGLISH, 3, column) == "column 3: ace of spades, king of hearts, 10 of diamonds"
    assert column_words(ENGLISH, 10, column[:1]) == "column 10: ace of spades"


def test_a_column_without_cards_says_that_it_is_empty() -> None:
    assert column_words(ENGLISH, 7, []) == "column 7: empty"


def test_another_language_follows_the_same_pattern() -> None:
    board = board_words(german(), columns_of("AS KH AC 4D"), 0)
    assert board.startswith("Keine Folge entfernt. Spalte 1: Pik-Ass, Herz-König, Kreuz-Ass, Karo-4; Spalte 2: leer; ")
    assert board.endswith("; Spalte 10: leer.")


def test_another_language_counts_removed_sequences_its_own_way() -> None:
    assert removed_words(german(), 1) == "1 Folge entfernt"
    assert removed_words(german(), 2) == "2 Folgen entfernt"


def test_the_letters_in_the_corners_of_cards_follow_the_language() -> None:
    language = Language("fr")
    language.messages = {"card letter\x04J": ["V"], "card letter\x04Q": ["D"], "card letter\x04K": ["R"]}
    assert [rank_letter(language, rank) for rank in (1, 2, 10, 11, 12, 13)] == ["A", "2", "10", "V", "D", "R"]
    assert tuple([rank_letter(ENGLISH, rank) for rank in range(1, 14)]) == RANK_TEXTS
