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


def texts() -> dict[str, object]:
    """Return a file of texts as the site builder makes them: singular and plural, and one message of each kind."""
    return {
        "tag": "ca",
        "direction": "ltr",
        "plural": "10" + "1" * 198,
        "messages": {"Undo": ["Desfés"], "{number} move": ["{number} jugada", "{number} jugades"]},
    }


def is_refused(damaged: object) -> bool:
    try:
        Language.from_texts(damaged)
    except ValueError:
        return True
    return False


def test_a_language_can_be_read_from_its_file_of_texts() -> None:
    language = Language.from_texts(texts())
    assert (language.tag, language.direction) == ("ca", "ltr")
    assert language.say("Undo") == "Desfés"
    assert [language.count("{number} move", "{number} moves", number) for number in (0, 1, 2, 101)] == [
        "0 jugades",
        "1 jugada",
        "2 jugades",
        "101 jugades",
    ]


def test_from_a_hundred_on_the_last_two_figures_choose_the_plural_form() -> None:
    told = texts()
    told["plural"] = "0" * 100 + "01" * 50
    language = Language.from_texts(told)
    assert [language.plural_form(number) for number in (1, 99, 100, 101, 200, 201, 100_000, 123_455)] == [
        0,
        0,
        0,
        1,
        0,
        1,
        0,
        1,
    ]


def test_a_damaged_file_of_texts_is_refused() -> None:
    assert not is_refused(texts())
    for field, value in (
        ("tag", None),
        ("direction", "up"),
        ("plural", "0"),
        ("plural", "x" * 200),
        ("plural", 7),
        ("messages", []),
        ("messages", {"Undo": "Desfés"}),
        ("messages", {"Undo": [1]}),
        ("messages", {"Undo": []}),
        ("messages", {"{number} move": ["a", "b", "c"]}),
    ):
        damaged = texts()
        damaged[field] = value
        assert is_refused(damaged), field
    assert is_refused(None)
    assert is_refused("texts")
    assert is_refused([texts()])


def test_a_message_without_context_has_an_empty_one() -> None:
    language = Language("ca")
    language.messages = {"Undo": ["Desfés"], "level\x04Easy": ["Fàcil"]}
    assert language.say_in("", "Undo") == "Desfés"
    assert language.say_in("level", "Easy") == "Fàcil"
