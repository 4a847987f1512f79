"""A game as small texts and back; every way in which these can be damaged."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simple_simon.browser import saving
from simple_simon.browser.saving import (
    DAMAGED,
    FIRST_LINE,
    LETTERS,
    NEWER,
    SavedError,
    entries_of,
    entry_text,
    header_text,
    is_id,
    new_id,
    read_entry,
    read_game,
    read_header,
    rescued,
    snapshot_text,
)
from simple_simon.engine.deal import Deal
from simple_simon.engine.game import UNDO_LIMIT, Game, Move

from .play import ID, OTHER_ID, change, new_game, rules_deal, seen, to_and_fro, won_game

SAMPLES = Path(__file__).parent / "saved"

Texts = tuple[str, str, dict[int, object]]
"""Header, snapshot, entries."""


def saved(game: Game, game_id: str = ID) -> Texts:
    header = header_text(game_id, game.deal)
    return header, snapshot_text(game, header), dict(entries_of(game, game.undo_floor + 1))


def resumed(texts: Texts) -> Game:
    header, snapshot, entries = texts
    return read_game(header, read_header(header)[1], snapshot, entries)


def kind_of(read: Callable[[], object]) -> str:
    with pytest.raises(SavedError) as caught:
        read()
    return caught.value.kind


def played(choices: list[int], code: str = "SS1-S1-AAAAABD") -> Game:
    game = new_game(code)
    for choice in choices:
        change(game, choice)
    return game


def test_the_header_has_the_id_and_the_deal() -> None:
    for deal in (new_game().deal, rules_deal()):
        text = header_text(ID, deal)
        game_id, read = read_header(text)
        assert (game_id, read.texts(), read.code) == (ID, deal.texts(), deal.code)
    assert header_text(ID, new_game().deal) == f"simple-simon 1\ngame {ID}\ndeal SS1-S4-AAAAABD\n"


def test_an_id_begins_with_the_moment_and_sorts_so() -> None:
    assert new_id("2026-03-01T12:34:56.789Z", "QWERTYU") == ID
    assert is_id(ID)
    assert new_id("2026-03-01T12:34:56.789Z", "ZZZZZZZ") < new_id("2026-03-01T12:34:56.790Z", "AAAAAAA")
    for wrong in (
        "",
        ID[:-1],
        ID + "A",
        ID.lower(),
        ID.replace("T", " "),
        ID.replace("2", "\u0662"),
        ID.replace("-", ""),
    ):
        assert not is_id(wrong)


def test_an_entry_is_a_move_as_in_a_record_with_a_sign_for_a_sequence() -> None:
    for text, move, removes in (
        ("7-1", Move(6, 0, 1), False),
        ("3-10x12", Move(2, 9, 12), False),
        ("10-9x2*", Move(9, 8, 2), True),
        ("1-2*", Move(0, 1, 1), True),
    ):
        assert entry_text(Move(move.source, move.target, move.count, removes)) == text
        read = read_entry(text)
        assert (read, read.removes) == (move, removes)


@pytest.mark.parametrize(
    "text", ["", "*", "7", "7-", "7-1x", "7-1x1", "07-1", "7-1**", "7-1 ", "11-1", "7-1X2", None, 7]
)
def test_a_damaged_entry_is_noticed(text: object) -> None:
    assert kind_of(lambda: read_entry(text)) == DAMAGED


@given(
    st.lists(st.integers(0, 10**6), max_size=160),
    st.sampled_from(["SS1-S1-AAAAABD", "SS1-S2-SIMONSA", "SS1-S4-AAAAABD"]),
)
def test_whatever_is_played_resumes_as_it_was(choices: list[int], code: str) -> None:
    game = played(choices, code)
    again = resumed(saved(game))
    assert seen(again) == seen(game)
    while game.can_redo:
        game.redo()
        again.redo()
    assert seen(again) == seen(game)
    while game.can_undo:
        game.undo()
        again.undo()
    assert seen(again) == seen(game)
    assert not again.can_undo


def test_a_won_game_resumes_and_its_win_can_be_undone() -> None:
    game = won_game()
    again = resumed(saved(game))
    assert again.won
    for _ in range(game.moves):
        game.undo()
        again.undo()
        assert seen(again) == seen(game)


def test_a_game_of_10000_moves_has_texts_as_small_as_one_of_100() -> None:
    sizes = []
    for moves in (100, 10_000):
        header, snapshot, entries = saved(to_and_fro(moves))
        assert len(entries) == UNDO_LIMIT
        sizes.append((len(header), len(snapshot)))
        assert seen(resumed((header, snapshot, entries))) == seen(to_and_fro(moves))
    assert sizes[1][0] == sizes[0][0]
    assert sizes[1][1] - sizes[0][1] < 10


def test_the_floor_of_undo_is_where_it_was() -> None:
    game = to_and_fro(150)
    for _ in range(60):
        game.undo()
    game.move(9, 6, 1)
    again = resumed(saved(game))
    undone = 0
    while again.undo():
        undone += 1
    assert (undone, again.moves) == (41, 50)


def test_moves_resumed_are_those_that_were_made_and_more_can_follow() -> None:
    game = to_and_fro(130)
    again = resumed(saved(game))
    for _ in range(20):
        for each in (game, again):
            each.move(9, 6, 1)
            each.move(6, 9, 1)
        assert seen(resumed(saved(again))) == seen(game)


def test_each_damaged_character_of_a_snapshot_is_noticed() -> None:
    header, snapshot, entries = saved(played([7, 22, 37, 5, 1234], "SS1-S2-SIMONSA"))
    for place in range(len(snapshot)):
        for other in ("", "0", "A", "b", " ", "\n", "-", "\u00e9"):
            damaged = snapshot[:place] + other + snapshot[place + 1 :]
            if damaged != snapshot:
                kind = kind_of(lambda: resumed((header, damaged, entries)))  # noqa: B023 - called at once
                assert kind == DAMAGED or damaged.startswith(("simple-simon 10", "simple-simon  "))


def test_each_damaged_character_of_a_header_is_noticed() -> None:
    for deal in (new_game().deal, rules_deal()):
        game = Game(deal)
        header, snapshot, entries = saved(game)
        for place in range(len(header)):
            for other in ("", "0", "A", " ", "\n", "7"):
                damaged = header[:place] + other + header[place + 1 :]
                if damaged != header:
                    with pytest.raises(SavedError):
                        resumed((damaged, snapshot, entries))


def test_cards_exchanged_with_a_right_check_are_noticed_unless_the_deal_is_not_at_hand() -> None:
    game = played([7, 22, 37])
    first, second = game.columns[0][0], game.columns[1][0]
    game.columns[0][0], game.columns[1][0] = second, first
    assert kind_of(lambda: resumed(saved(game))) == DAMAGED


@pytest.mark.parametrize("entry", ["1-2", "2-3x9", "7-10x1", "7-10x13", "7-10*", None, "10-7*"])
def test_an_entry_that_does_not_fit_is_noticed(entry: object) -> None:
    header, snapshot, entries = saved(to_and_fro(120))
    for number in (21, 70, 120):
        damaged = {**entries, number: entry}
        assert kind_of(lambda: resumed((header, snapshot, damaged))) == DAMAGED  # noqa: B023 - called at once


@pytest.mark.parametrize(
    "text", [None, 5, "", "simple-simon", "simple-simon 0", "simple simon 1", "simple-simon 1\n", "x" * 9]
)
def test_foreign_texts_are_damaged_ones(text: object) -> None:
    header, _, entries = saved(new_game())
    assert kind_of(lambda: read_header(text)) == DAMAGED
    assert kind_of(lambda: read_game(header, new_game().deal, text, entries)) == DAMAGED


def test_texts_of_a_newer_version_are_told_apart() -> None:
    header, snapshot, entries = saved(new_game())
    newer = snapshot.replace(FIRST_LINE, "simple-simon 2")
    assert kind_of(lambda: read_game(header, new_game().deal, newer, entries)) == NEWER
    assert kind_of(lambda: read_header(header.replace(FIRST_LINE, "simple-simon 17"))) == NEWER


def test_the_log_rescues_a_game_up_to_its_first_faulty_entry() -> None:
    game = to_and_fro(300)
    log: dict[int, object] = dict(entries_of(game, 1))
    assert len(log) == 300
    assert seen(rescued(rules_deal(), log)) == seen(game)
    for fault in (None, "1-2", "nonsense", 5):
        assert rescued(rules_deal(), {**log, 201: fault}).moves == 200
    del log[151]
    assert rescued(rules_deal(), log).moves == 150
    assert rescued(rules_deal(), {}).moves == 0


def test_the_letters_are_those_of_the_numbers_of_the_cards() -> None:
    assert len(set(LETTERS)) == 52
    snapshot = saved(new_game())[1]
    assert sorted(snapshot.split("columns ")[1].split("\n")[0].replace(" ", "")) == sorted(LETTERS)


@pytest.mark.parametrize("version", [saving.VERSION])
def test_the_kept_samples_of_each_version_can_be_read(version: int) -> None:
    for name, moves in (("begun", 0), ("going-on", 130), ("won", 49)):
        folder = SAMPLES / str(version)
        header = (folder / f"{name}-play.txt").read_text("utf-8")
        snapshot = (folder / f"{name}-now.txt").read_text("utf-8")
        lines = (folder / f"{name}-log.txt").read_text("utf-8").splitlines()
        game = read_game(header, read_header(header)[1], snapshot, dict(enumerate(lines, 1)))
        assert game.moves == moves
        assert game.won == (name == "won")
        assert rescued(game.deal, dict(enumerate(lines, 1))).moves == len(lines)


def test_the_game_of_another_header_is_noticed() -> None:
    game = new_game()
    _, snapshot, entries = saved(game)
    assert kind_of(lambda: resumed((header_text(OTHER_ID, game.deal), snapshot, entries))) == DAMAGED
    other: Deal = new_game("SS1-S4-AAAAABE").deal
    assert kind_of(lambda: resumed((header_text(ID, other), snapshot, entries))) == DAMAGED
