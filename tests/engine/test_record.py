"""A whole game as text, both ways: what is read, what is forgiven, and where each fault is found."""

from simple_simon.engine.game import Game
from simple_simon.engine.record import Record, RecordError, parse_move, record_text
from simple_simon.engine.rules import (
    KING_NEEDS_EMPTY_COLUMN,
    MIXED_SUITS,
    NOT_DESCENDING,
    NOT_ONE_HIGHER,
    TARGET_IS_ACE,
)

from .positions import ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE, example_text, game_of_code, raised, snapshot

SHORT = """deal SS1-S1-AAAAABD
moves
7-2 1-7
"""

RULES_DEAL = """deal
AS KH AC 4D KD 6C 10H 4C
3D 2D 4S 9C AD 7C 8D 9H
JH 6S 8H 5H 2S 3C 6H KS
JS 7D 2C 10S 9D 10D 5S
2H 9S KC 8C QS AH
QC 7H 10C JC QH
JD 3H 5C 6D
8S 4H QD
3S 7S
5D
"""

FAULTS: tuple[tuple[str, int, str, dict[str, object], int | None], ...] = (
    ("", 1, "record-empty", {}, None),
    ("\n\n", 3, "record-empty", {}, None),
    ("# a comment\n# and another\n", 3, "record-empty", {}, None),
    ("\ufeff", 1, "record-empty", {}, None),
    ("moves\n7-2", 1, "record-without-deal", {"found": "moves"}, None),
    ("# a game\n\nSS1-S1-AAAAABD\nmoves", 3, "record-without-deal", {"found": "SS1-S1-AAAAABD"}, None),
    ("deals SS1-S1-AAAAABD", 1, "record-without-deal", {"found": "deals"}, None),
    ("deal SS2-S1-AAAAABD\nmoves", 1, "code-format", {"found": "SS2"}, None),
    ("\n# a game\ndeal SS1-S3-AAAAABD\nmoves", 3, "code-suits", {"found": "S3"}, None),
    ("deal SS1-S1-AAAAABD 7-2\nmoves", 1, "code-letters", {"found": "AAAAABD72"}, None),
    ("deal", 1, "record-deal-short", {"column": 1}, None),
    ("deal\nAS KH AC 4D KD 6C 10H 4C\n\n", 4, "record-deal-short", {"column": 2}, None),
    (RULES_DEAL.replace("5D\n", ""), 11, "record-deal-short", {"column": 10}, None),
    (RULES_DEAL.replace("5D", "moves"), 11, "deal-unknown-card", {"column": 10, "card": "moves"}, None),
    (RULES_DEAL.replace("4C", "4X"), 2, "deal-unknown-card", {"column": 1, "card": "4X"}, None),
    ("# here\n\n" + RULES_DEAL.replace("6D", "6"), 10, "deal-unknown-card", {"column": 7, "card": "6"}, None),
    (RULES_DEAL.replace("2H ", ""), 6, "deal-length", {"column": 5, "length": 6, "found": 5}, None),
    (RULES_DEAL.replace("8S", "\n# column 8\n8S AS"), 11, "deal-length", {"column": 8, "length": 3, "found": 4}, None),
    (RULES_DEAL.replace("5D", "5S"), 11, "deal-extra-card", {"column": 10, "card": "5S", "suits": 4}, None),
    (RULES_DEAL.replace("C", "D"), 2, "deal-suits", {"found": 3}, None),
    ("deal SS1-S1-AAAAABD\n7-2", 2, "record-without-moves", {"found": "7-2"}, None),
    (RULES_DEAL + "6D\nmoves\n", 12, "record-without-moves", {"found": "6D"}, None),
    ("deal SS1-S1-AAAAABD\nmoves\n7-2 1-7\n\n1-2 1:2", 5, "record-move", {"found": "1:2"}, 4),
    ("deal SS1-S1-AAAAABD\nmoves 7-2 1-11", 2, "record-move", {"found": "1-11"}, 2),
    ("deal SS1-S1-AAAAABD\nmoves\nmoves", 3, "record-move", {"found": "moves"}, 1),
)
"""Texts that are no record; the line, the kind, the details and the number of the move of their fault."""

REFUSED_MOVES = (
    (SHORT + "# here\n1-2 3-1", 5, 4, "3-1", KING_NEEDS_EMPTY_COLUMN),
    ("deal SS1-S1-AAAAABD\nmoves 1-2", 2, 1, "1-2", NOT_ONE_HIGHER),
    ("deal SS1-S1-AAAAABD\nmoves\n\n1-2x2", 4, 1, "1-2x2", NOT_DESCENDING),
    (RULES_DEAL + "moves\n1-10\n10-7x2", 14, 2, "10-7x2", MIXED_SUITS),
    (RULES_DEAL + "moves\n10-7\n1-7 2-5", 14, 3, "2-5", TARGET_IS_ACE),
    (RULES_DEAL + "moves 3-5", 12, 1, "3-5", KING_NEEDS_EMPTY_COLUMN),
)
"""Records with a refused move; its line, number, text and rule."""

NO_MOVES = (
    ("1-1", 1, "same-column", {"column": 1}),
    ("7-2 1-7 1-1x2", 3, "same-column", {"column": 1}),
    ("1-2x9", 1, "too-few-cards", {"column": 1, "held": 8, "count": 9}),
    ("1-2x99", 1, "too-few-cards", {"column": 1, "held": 8, "count": 99}),
)

MOVE_TEXTS = (
    ("7-2", (6, 1, 1)),
    ("10-1", (9, 0, 1)),
    ("3-10x12", (2, 9, 12)),
    ("3-10X12", (2, 9, 12)),
    ("7-2x1", (6, 1, 1)),
    ("07-02x03", (6, 1, 3)),
    ("1-1", (0, 0, 1)),
    ("1-2x99", (0, 1, 99)),
)

NO_MOVE_TEXTS = (
    "",
    "-",
    "x",
    "7",
    "7-",
    "-2",
    "72",
    "7x2",
    "7-2x",
    "7-2x0",
    "7-2x100",
    "7-2xx2",
    "7-2x2x2",
    "7-2x-1",
    "7--2",
    "7-2-3",
    "0-1",
    "1-0",
    "11-1",
    "1-11",
    "001-2",
    "+7-2",
    "7-+2",
    "7-2x+3",
    "7-2x1_0",
    "7 -2",
    "7- 2",
    "a-b",
    "7-2y3",
    "7-2.0",
    "7\u20132",
    "７-２",
    "7-2×3",
    "7-²",
    "٧-٢",
)


def record_error(text: str) -> RecordError:
    return raised(RecordError, lambda: Record.parse(text))


def replayed(text: str) -> Game:
    return Record.parse(text).replay()


def moves_of(text: str) -> list[str]:
    return [str(move) for move in replayed(text).history]


def test_a_record_holds_a_deal_and_moves() -> None:
    record = Record.parse(SHORT)
    assert str(record.deal.code) == "SS1-S1-AAAAABD"
    assert [(move.source, move.target, move.count) for move in record.moves] == [(6, 1, 1), (0, 6, 1)]
    assert [(move.text, move.line) for move in record.moves] == [("7-2", 3), ("1-7", 3)]


def test_a_record_replays_to_its_game() -> None:
    game = replayed(SHORT)
    by_hand = game_of_code("SS1-S1-AAAAABD")
    by_hand.move(6, 1, 1)
    by_hand.move(0, 6, 1)
    assert [[card.number for card in column] for column in game.columns] == [
        [card.number for card in column] for column in by_hand.columns
    ]
    assert game.history == by_hand.history
    assert (game.score, game.moves, game.can_redo) == (498, 2, False)


def test_a_record_can_be_played_move_by_move() -> None:
    record = Record.parse(SHORT)
    game = Game(record.deal)
    record.play(game, 0)
    assert [str(move) for move in game.history] == ["7-2"]
    record.play(game, 1)
    assert [str(move) for move in game.history] == ["7-2", "1-7"]


def test_reading_a_record_plays_no_move() -> None:
    record = Record.parse("deal SS1-S1-AAAAABD\nmoves 1-2")
    assert len(record.moves) == 1


def test_the_game_of_the_examples_page_is_won_in_49_moves_with_851_points() -> None:
    record = Record.parse(example_text(ONE_SUIT_EXAMPLE))
    game = record.replay()
    assert str(game.deal.code) == "SS1-S1-AAAAABD"
    assert (game.moves, game.score, len(game.removed), game.won) == (49, 851, 4, True)
    assert [number + 1 for number, move in enumerate(game.history) if move.removes] == [18, 35, 41, 49]


def test_move_30_of_the_examples_page_carries_12_cards_into_an_empty_column() -> None:
    record = Record.parse(example_text(ONE_SUIT_EXAMPLE))
    game = Game(record.deal)
    for number in range(29):
        record.play(game, number)
    move = record.moves[29]
    assert move.text == "9-6x12"
    assert game.columns[5] == []
    assert [card.text for card in game.columns[8][-12:]] == "KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S".split()  # noqa: SIM905
    record.play(game, 29)
    assert len(game.columns[5]) == 12


def test_the_deal_of_the_rules_page_is_won_in_59_moves_with_841_points() -> None:
    game = replayed(example_text(RULES_DEAL_EXAMPLE))
    assert game.deal.code is None
    assert game.deal.suits == 4
    assert (game.moves, game.score, len(game.removed), game.won) == (59, 841, 4, True)


def test_both_example_games_can_be_undone_to_their_deal_and_redone_to_the_win() -> None:
    for name in (ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE):
        game = replayed(example_text(name))
        moves, won = game.moves, snapshot(game)
        for _ in range(moves):
            game.undo()
        assert [tuple(column) for column in game.columns] == list(game.deal.columns)
        assert (game.score, game.moves, game.can_undo, game.removed) == (500, 0, False, [])
        for _ in range(moves):
            game.redo()
        assert snapshot(game) == won


def test_a_game_without_moves_needs_no_word_moves() -> None:
    for text in ("deal SS1-S1-AAAAABD", "deal SS1-S1-AAAAABD\n", "deal SS1-S1-AAAAABD\nmoves", RULES_DEAL):
        assert Record.parse(text).moves == []


def test_moves_may_stand_on_the_line_of_the_word_moves() -> None:
    assert moves_of("deal SS1-S1-AAAAABD\nmoves 7-2 1-7") == ["7-2", "1-7"]
    assert moves_of("deal SS1-S1-AAAAABD\nmoves 7-2\n1-7") == ["7-2", "1-7"]


def test_moves_may_stand_on_any_number_of_lines() -> None:
    assert moves_of("deal SS1-S1-AAAAABD\nmoves\n7-2\n\n   1-7\t1-2  \n\n") == ["7-2", "1-7", "1-2"]


def test_comments_and_blank_lines_are_passed_over() -> None:
    text = "# first\n\n  # second\ndeal SS1-S1-AAAAABD # the deal\n#moves\nmoves#here\n7-2 # 1-2 ## 9-9\n\n1-7#end"
    assert moves_of(text) == ["7-2", "1-7"]


def test_every_kind_of_line_end_is_read() -> None:
    for end in ("\n", "\r\n", "\r"):
        text = SHORT.replace("\n", end)
        assert moves_of(text) == ["7-2", "1-7"]
        assert record_error(text + "?").line == 4
    assert record_error(SHORT.replace("\n", "\r\n\r\n") + "?").line == 7


def test_a_byte_order_mark_is_passed_over() -> None:
    assert moves_of("\ufeff" + SHORT) == ["7-2", "1-7"]


def test_case_does_not_matter() -> None:
    assert moves_of(SHORT.lower()) == ["7-2", "1-7"]
    assert moves_of(SHORT.upper()) == ["7-2", "1-7"]
    assert moves_of("Deal ss1-s1-aaaaabd\nMoves\n7-2X1") == ["7-2"]
    assert Record.parse(RULES_DEAL.lower()).deal.texts() == Record.parse(RULES_DEAL).deal.texts()


def test_a_ten_may_be_written_with_a_t() -> None:
    for ten in ("T", "t", "10"):
        text = RULES_DEAL.replace("10", ten)
        assert Record.parse(text).deal.texts() == Record.parse(RULES_DEAL).deal.texts()


def test_the_code_of_a_record_is_as_forgiving_as_a_typed_one() -> None:
    for code in ("SS1 S1 AAAAABD", "ss1s1aaaaabd", "SS1\u2013S1\u2013AAAAABD", "ＳＳ１ Ｓ１ ＡＡＡＡＡＢＤ"):
        assert str(Record.parse("deal " + code).deal.code) == "SS1-S1-AAAAABD"


def test_every_text_of_a_move_is_read() -> None:
    for text, move in MOVE_TEXTS:
        assert parse_move(text) == move, text


def test_anything_else_is_no_move() -> None:
    for text in NO_MOVE_TEXTS:
        assert parse_move(text) is None, text
        if text and " " not in text:
            error = record_error(SHORT + "1-2 " + text)
            assert (error.kind, error.line, error.move) == ("record-move", 4, 4), text


def test_each_fault_of_a_record_has_its_line_and_its_kind() -> None:
    for text, line, kind, details, move in FAULTS:
        error = record_error(text)
        assert (error.line, error.kind, error.details, error.move) == (line, kind, details, move), text
        assert error.refusal is None


def test_a_refused_move_has_its_line_its_number_and_its_rule() -> None:
    for text, line, number, move, rule in REFUSED_MOVES:
        record = Record.parse(text)
        assert record.moves[number - 1].text == move
        error = raised(RecordError, record.replay)
        assert (error.line, error.move, error.refusal) == (line, number, rule), text
        assert error.kind == rule


def test_a_move_that_is_none_has_its_line_and_its_number() -> None:
    for moves, number, kind, details in NO_MOVES:
        record = Record.parse("deal SS1-S1-AAAAABD\nmoves\n\n" + moves)
        error = raised(RecordError, record.replay)
        assert (error.line, error.move, error.kind, error.details) == (4, number, kind, details)
        assert error.refusal is None


def test_a_refused_move_of_a_record_leaves_the_game_before_it() -> None:
    record = Record.parse(SHORT + "3-1")
    game = Game(record.deal)
    record.play(game, 0)
    record.play(game, 1)
    before = snapshot(game)
    raised(RecordError, lambda: record.play(game, 2))
    assert snapshot(game) == before


def test_the_record_of_a_game_with_a_code_names_the_code() -> None:
    game = game_of_code("SS1-S1-AAAAABD")
    assert record_text(game) == "deal SS1-S1-AAAAABD\nmoves\n"
    game.move(6, 1, 1)
    game.move(0, 6, 1)
    assert record_text(game) == SHORT


def test_the_record_of_a_game_without_a_code_lists_its_deal() -> None:
    game = Game(Record.parse(RULES_DEAL).deal)
    assert record_text(game) == RULES_DEAL + "moves\n"
    game.move(9, 6, 1)
    assert record_text(game) == RULES_DEAL + "moves\n10-7\n"


def test_a_record_has_ten_moves_a_line() -> None:
    text = example_text(ONE_SUIT_EXAMPLE)
    without_comments = "\n".join([line for line in text.split("\n") if not line.startswith("#")])
    assert record_text(replayed(text)) == without_comments


def test_undone_moves_are_not_part_of_a_record() -> None:
    game = replayed(SHORT + "1-2")
    game.undo()
    assert record_text(game) == SHORT


def test_there_is_no_record_of_a_game_whose_earlier_moves_are_not_at_hand() -> None:
    whole = replayed(SHORT)
    game = Game.resume(whole.deal, whole.columns, whole.removed, 2)
    assert "2 moves" in str(raised(ValueError, lambda: record_text(game)))


def test_a_record_survives_its_text() -> None:
    for name in (ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE):
        game = replayed(example_text(name))
        again = replayed(record_text(game))
        assert record_text(again) == record_text(game)
        assert again.deal.texts() == game.deal.texts()
        assert again.history == game.history
        assert again.score == game.score


def test_a_record_keeps_moves_that_can_no_longer_be_undone() -> None:
    game = Game(Record.parse(RULES_DEAL).deal)
    for _ in range(75):
        game.move(9, 6, 1)
        game.move(6, 9, 1)
    again = replayed(record_text(game))
    assert again.moves == 150
    assert again.history == game.history
