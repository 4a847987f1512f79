"""What happened in a game, as one short sentence."""

from simple_simon.engine.game import Game
from simple_simon.engine.record import Record
from simple_simon.words.language import Language
from simple_simon.words.moves import capital, move_sentence, redo_sentence, undo_sentence, win_sentence

from ..engine.positions import ONE_SUIT_EXAMPLE, example_text, game_of, run_of

ENGLISH = Language()


def german() -> Language:
    """Return as much German as two moves need."""
    language = Language("de")
    language.messages = {
        "card\x04{rank} of {suit}": ["{suit}-{rank}"],
        "suit\x04hearts": ["Herz"],
        "suit\x04spades": ["Pik"],
        "{card} and {number} more to column {column}, on {target}.": [
            "{card} und {number} weitere auf {target} in Spalte {column}.",
            "{card} und {number} weitere auf {target} in Spalte {column}.",
        ],
        "two sentences\x04{first} {second}": ["{first}{second}"],
    }
    return language


def made(game: Game, source: int, target: int, count: int, language: Language = ENGLISH) -> str:
    """Make a move and return what is said."""
    return move_sentence(language, game, game.move(source, target, count))


def test_a_card_goes_on_a_card() -> None:
    assert made(game_of("7H", "KS 8S"), 0, 1, 1) == "7 of hearts to column 2, on 8 of spades."


def test_a_group_tells_how_many_cards_go_with_its_first() -> None:
    assert made(game_of("7H 6H", "8S"), 0, 1, 2) == "7 of hearts and 1 more to column 2, on 8 of spades."
    assert made(game_of("KD 7H 6H 5H", "8S"), 0, 1, 3) == "7 of hearts and 2 more to column 2, on 8 of spades."


def test_a_sentence_begins_with_a_capital() -> None:
    assert made(game_of("JH", "QS"), 0, 1, 1) == "Jack of hearts to column 2, on queen of spades."


def test_capitals_beyond_ascii() -> None:
    assert [capital(text) for text in ("ás de paus", "über", "Ass", "7", "", "÷", "王")] == [
        "Ás de paus",
        "Über",
        "Ass",
        "7",
        "",
        "÷",
        "王",
    ]


def test_cards_go_to_an_empty_column() -> None:
    assert made(game_of("AS KH"), 0, 3, 1) == "King of hearts to empty column 4."
    assert made(game_of("AS KH QH JH"), 0, 9, 3) == "King of hearts and 2 more to empty column 10."


def test_a_removed_sequence_is_told_with_the_move_that_made_it() -> None:
    game = game_of("AS", "5D " + run_of("S", "K", "2"))
    assert made(game, 0, 1, 1) == "Ace of spades to column 2, on 2 of spades. Sequence of spades removed, 1 of 4."


def test_a_sequence_that_is_removed_as_a_whole_went_to_an_empty_column() -> None:
    assert made(game_of(run_of("H")), 0, 1, 13) == (
        "King of hearts and 12 more to empty column 2. Sequence of hearts removed, 1 of 4."
    )


def test_undo_tells_the_move_that_was_taken_back() -> None:
    game = game_of("AS JH", "QS")
    made(game, 0, 1, 1)
    move = game.undo()
    assert move
    assert undo_sentence(ENGLISH, game, move) == "Undone: jack of hearts to column 2, on queen of spades."


def test_undo_tells_that_a_sequence_is_back_and_redo_that_it_left_again() -> None:
    game = game_of("AS", run_of("S", "K", "2"))
    made(game, 0, 1, 1)
    move = game.undo()
    assert move
    assert undo_sentence(ENGLISH, game, move) == (
        "Undone: ace of spades to column 2, on 2 of spades. The sequence is back on the table."
    )
    assert game.redo() is not None
    assert redo_sentence(ENGLISH, game, move) == (
        "Redone: ace of spades to column 2, on 2 of spades. Sequence of spades removed, 1 of 4."
    )


def test_the_last_move_tells_the_win() -> None:
    game = Record.parse(example_text(ONE_SUIT_EXAMPLE)).replay()
    last = game.history[-1]
    assert move_sentence(ENGLISH, game, last) == (
        "Jack of spades and 10 more to column 4, on queen of spades. "
        "Sequence of spades removed, 4 of 4. Won in 49 moves with 851 points."
    )
    game.undo()
    game.redo()
    assert redo_sentence(ENGLISH, game, last).startswith("Redone: jack of spades and 10 more to column 4")
    assert redo_sentence(ENGLISH, game, last).endswith(" Won in 49 moves with 851 points.")


def test_a_win_below_zero_is_counted_too() -> None:
    game = Record.parse(example_text(ONE_SUIT_EXAMPLE)).replay()
    language = Language("pl")
    language.plural_form = lambda number: 0 if number == 1 else 1 if 2 <= number <= 4 else 2
    language.messages = {"{number} point": ["{number} punkt", "{number} punkty", "{number} punktów"]}
    game.history += [game.history[0]] * 853  # As if it had taken that many moves more.
    assert game.score == -2
    assert "-2 punkty" in win_sentence(language, game)


def test_another_language_has_its_own_order_of_words_and_its_own_blanks() -> None:
    assert made(game_of("7H 6H", "8S"), 0, 1, 2, german()) == "Herz-7 und 1 weitere auf Pik-8 in Spalte 2."
    game = game_of("2H AH", run_of("H", "K", "3"))
    assert made(game, 0, 1, 2, german()).startswith("Herz-2 und 1 weitere auf Herz-3 in Spalte 2.Sequence of ")
