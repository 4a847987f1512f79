"""Refusals and faulty input as sentences: each kind once, raised by the engine itself."""

from simple_simon.engine.cards import parse_card
from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.engine.fault import Fault
from simple_simon.engine.record import Record
from simple_simon.engine.rules import REFUSALS
from simple_simon.words.faults import SENTENCES, fault_sentence, refusal_sentence
from simple_simon.words.language import Language

from ..engine.positions import game_of, game_of_code, raised

ENGLISH = Language()

RULES = (
    ("not-descending", "Only cards that go down one by one move together."),
    ("mixed-suits", "Only cards of one suit move together."),
    ("not-one-higher", "A card goes on a card exactly one rank higher."),
    ("target-is-ace", "Nothing goes on an ace."),
    ("king-needs-empty-column", "A king goes to an empty column only."),
    ("no-column", "No column can take that."),
)

MOVES = (
    (0, 1, 2, "Only cards that go down one by one move together."),
    (2, 1, 2, "Only cards of one suit move together."),
    (0, 2, 1, "A card goes on a card exactly one rank higher."),
    (0, 3, 1, "Nothing goes on an ace."),
    (4, 0, 1, "A king goes to an empty column only."),
    (0, 10, 1, "There is no column 11."),
    (-1, 0, 1, "There is no column 0."),
    (1, 1, 1, "A move goes from one column to another, not from column 2 to itself."),
    (9, 0, 1, "Column 10 is empty."),
    (0, 1, 3, "Column 1 has fewer than 3 cards."),
)
"""Moves that are refused or are none, and what is said; see `fault_of_move`."""

CARD = "“1X” is not a card: a rank A, 2 to 10, J, Q or K, then a suit S, H, D or C."

CODES = (
    ("SS2-S1-AAAAABD", "A game code begins with SS1, as in SS1-S1-AAAAABD. Here it begins with “SS2”."),
    ("SS1-S3-AAAAABD", "After SS1 a game code has its suits: S1, S2 or S4, as in SS1-S1-AAAAABD. Here stands “S3”."),
    (
        "SS1-S1-AAAAAB",
        "A game code ends with seven letters A to Z, as in SS1-S1-AAAAABD. Here stands “AAAAAB”.",
    ),
    ("{found}{}", "A game code begins with SS1, as in SS1-S1-AAAAABD. Here it begins with “{FO”."),
)

RECORDS = (
    ("\n", "Line 2: There is nothing in this record."),
    ("game SS1-S1-AAAAABD", "Line 1: A record begins with the word deal, not “game”."),
    ("deal SS1-S1-AAAAABD\n\n7-2", "Line 3: After its deal a record has the word moves, not “7-2”."),
    ("deal\nAS KH AC 4D KD 6C 10H 4C", "Line 2: The deal ends before its column 2."),
    (
        "deal SS1-S1-AAAAABD\nmoves\n7-2 7=2",
        "Line 3, move 2: “7=2” is not a move, such as 7-2 for one card or 3-10x12 for a group.",
    ),
    (
        "deal ss2",
        "Line 1: A game code begins with SS1, as in SS1-S1-AAAAABD. Here it begins with “SS2”.",
    ),
    ("deal SS1-S1-AAAAABD\nmoves\n7-2\n3-1", "Line 4, move 2: A king goes to an empty column only."),
    ("deal SS1-S1-AAAAABD\nmoves 1-2x9", "Line 2, move 1: Column 1 has fewer than 9 cards."),
)


def fault_of_move(source: int, target: int, count: int) -> Fault:
    game = game_of("5S 5H", "6S", "9H 8S", "AS", "KS", "2H", "2H", "2H", "2H")
    return raised(Fault, lambda: game.move(source, target, count))


def fault_of_code(text: str) -> Fault:
    return raised(Fault, lambda: GameCode.parse(text))


def fault_of_record(text: str) -> Fault:
    return raised(Fault, lambda: Record.parse(text).replay())


def fault_of_deal(texts: list[list[str]]) -> Fault:
    return raised(Fault, lambda: Deal.from_texts(texts))


def deal_texts() -> list[list[str]]:
    return game_of_code("SS1-S4-AAAAABD").deal.texts()


def every_fault() -> list[Fault]:
    """Return the faults of all tables of this file."""
    faults = [fault_of_move(source, target, count) for source, target, count, _ in MOVES]
    faults += [fault_of_code(text) for text, _ in CODES]
    faults += [fault_of_record(text) for text, _ in RECORDS]
    faults += [fault for fault, _ in faults_of_deals()]
    faults.append(raised(Fault, lambda: parse_card("1X")))
    faults.append(raised(Fault, lambda: game_of("KS").best_column(0, 1)))
    return faults


def faults_of_deals() -> list[tuple[Fault, str]]:
    three_suits = [[text.replace("C", "D") for text in column] for column in deal_texts()]
    short, unknown, extra = deal_texts(), deal_texts(), deal_texts()
    short[3].pop()
    unknown[9] = ["1X"]
    extra[9] = ["AS"]
    return [
        (fault_of_deal(deal_texts()[:9]), "A deal has ten columns, not 9."),
        (fault_of_deal(short), "Column 4 of a deal has 7 cards, not 6."),
        (fault_of_deal(unknown), "In column 10, " + CARD),
        (fault_of_deal(three_suits), "A deal has 1, 2 or 4 suits, not 3."),
        (fault_of_deal(extra), "In column 10 there is one AS more than the pack of this deal has."),
    ]


def test_each_refusal_recalls_its_rule_in_one_sentence() -> None:
    assert tuple([kind for kind, _ in RULES]) == REFUSALS
    for kind, sentence in RULES:
        assert refusal_sentence(ENGLISH, kind) == sentence


def test_each_faulty_move_is_told() -> None:
    for source, target, count, sentence in MOVES:
        assert fault_sentence(ENGLISH, fault_of_move(source, target, count)) == sentence


def test_a_group_that_no_column_takes_is_told() -> None:
    fault = raised(Fault, lambda: game_of("KS").best_column(0, 1))
    assert fault_sentence(ENGLISH, fault) == "No column can take that."


def test_a_text_that_is_no_card_is_told() -> None:
    assert fault_sentence(ENGLISH, raised(Fault, lambda: parse_card("1X"))) == CARD


def test_the_wrong_part_of_a_code_is_told() -> None:
    for text, sentence in CODES:
        assert fault_sentence(ENGLISH, fault_of_code(text)) == sentence


def test_what_is_wrong_with_a_deal_is_told() -> None:
    for fault, sentence in faults_of_deals():
        assert fault_sentence(ENGLISH, fault) == sentence


def test_a_fault_of_a_record_is_told_with_its_line_and_of_a_move_with_its_number() -> None:
    for text, sentence in RECORDS:
        assert fault_sentence(ENGLISH, fault_of_record(text)) == sentence


def test_the_tests_here_meet_every_kind_that_has_a_sentence() -> None:
    assert {fault.kind for fault in every_fault()} == set(SENTENCES)


def test_every_fault_can_be_told_in_another_language() -> None:
    language = Language("xx")
    language.messages = {sentence: ["* " + sentence] for sentence in SENTENCES.values()}
    for fault in every_fault():
        assert "* " in fault_sentence(language, fault)
    for kind in REFUSALS:
        assert refusal_sentence(language, kind).startswith("* ")


def test_the_line_of_a_record_is_told_in_the_language_too() -> None:
    language = Language("de")
    language.messages = {
        "Line {line}: {sentence}": ["Zeile {line}: {sentence}"],
        "Line {line}, move {move}: {sentence}": ["Zeile {line}, Zug {move}: {sentence}"],
        "There is nothing in this record.": ["In diesem Protokoll steht nichts."],
        "A king goes to an empty column only.": ["Ein König kommt nur auf eine leere Spalte."],
    }
    assert fault_sentence(language, fault_of_record("")) == "Zeile 1: In diesem Protokoll steht nichts."
    refused = fault_of_record("deal SS1-S1-AAAAABD\nmoves 3-1")
    assert fault_sentence(language, refused) == "Zeile 2, Zug 1: Ein König kommt nur auf eine leere Spalte."
