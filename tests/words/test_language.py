"""A language's messages, their contexts and plural forms, and English where it has none."""

from simple_simon.words.language import Language, message


def test_english_says_its_messages_as_they_stand() -> None:
    assert Language().tag == "en"
    assert Language().say("Column {column} is empty.", column=3) == "Column 3 is empty."
    assert Language().say_in("card", "{rank} of {suit}", rank="ace", suit="hearts") == "ace of hearts"


def test_english_has_one_and_many() -> None:
    for number, text in ((0, "0 moves"), (1, "1 move"), (2, "2 moves"), (101, "101 moves")):
        assert Language().count("{number} move", "{number} moves", number) == text


def test_a_count_may_have_more_fields() -> None:
    assert Language().count("{number} card in {column}", "{number} cards in {column}", 2, column=7) == "2 cards in 7"


def test_a_language_says_its_own_messages() -> None:
    language = Language("ca")
    language.messages = {"Column {column} is empty.": ["La columna {column} és buida."]}
    assert language.tag == "ca"
    assert language.say("Column {column} is empty.", column=3) == "La columna 3 és buida."


def test_a_language_may_put_the_fields_in_another_order() -> None:
    language = Language("de")
    language.messages = {"card\x04{rank} of {suit}": ["{suit}-{rank}"]}
    assert language.say_in("card", "{rank} of {suit}", rank="Ass", suit="Pik") == "Pik-Ass"


def test_a_message_that_is_missing_is_said_in_english() -> None:
    language = Language("fr")
    language.plural_form = lambda number: 0 if number < 2 else 1
    assert language.say("Undo") == "Undo"
    assert language.say_in("rank", "ace") == "ace"
    assert language.count("{number} move", "{number} moves", 0) == "0 moves"
    assert language.count("{number} move", "{number} moves", 1) == "1 move"


def test_the_context_tells_equal_messages_apart() -> None:
    language = Language("de")
    language.messages = {"dialog\x04Close": ["Schließen"], "distance\x04Close": ["Nah"]}
    assert language.say_in("dialog", "Close") == "Schließen"
    assert language.say_in("distance", "Close") == "Nah"
    assert language.say("Close") == "Close"


def test_a_language_counts_with_its_own_plural_forms() -> None:
    language = Language("pl")
    language.plural_form = lambda number: 0 if number == 1 else 1 if 2 <= number % 10 <= 4 else 2
    language.messages = {"{number} move": ["{number} ruch", "{number} ruchy", "{number} ruchów"]}
    for number, text in ((1, "1 ruch"), (3, "3 ruchy"), (5, "5 ruchów"), (0, "0 ruchów"), (22, "22 ruchy")):
        assert language.count("{number} move", "{number} moves", number) == text


def test_a_marked_message_is_its_text() -> None:
    assert message("Column {column} is empty.") == "Column {column} is empty."
