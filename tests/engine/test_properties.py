"""What holds for every game, code and text: properties, tried by Hypothesis (CPython only)."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from simple_simon.engine.cards import RANK_TEXTS, SUITS, CardError, parse_card
from simple_simon.engine.code import CODE_COUNT, GameCode, GameCodeError
from simple_simon.engine.deal import Deal
from simple_simon.engine.fault import Fault
from simple_simon.engine.game import Game, NotAMove, Refused
from simple_simon.engine.record import Record, RecordError, parse_move, record_text
from simple_simon.engine.rules import NO_COLUMN

from . import naive
from .positions import ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE, example_text, raised, snapshot

Result = TypeVar("Result")
AnyFault = TypeVar("AnyFault", bound=Fault)

EXAMPLES = {name: Record.parse(example_text(name)) for name in (ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE)}

codes = st.builds(GameCode, st.sampled_from((1, 2, 4)), st.integers(0, CODE_COUNT - 1))
Start = tuple[Deal, list[naive.Move]]
"""A deal, and the moves to begin with."""


def within(record: Record, moves: int) -> Start:
    return record.deal, [(move.source, move.target, move.count) for move in record.moves[:moves]]


def from_the_deal(code: GameCode) -> Start:
    return Deal.from_code(code), []


def to_and_fro(moves: int) -> Start:
    """Return the deal of the rules page and a card that goes to another column and back, past the limit of undo."""
    return EXAMPLES[RULES_DEAL_EXAMPLE].deal, [(9, 6, 1), (6, 9, 1)] * (moves // 2)


starts = (
    st.builds(from_the_deal, codes)
    | st.builds(within, st.sampled_from(list(EXAMPLES.values())), st.integers(0, 59))
    | st.builds(to_and_fro, st.sampled_from((96, 100, 102, 150)))
)

choices = st.integers(0, 10_000)
"""Chooses from a list of a length not known beforehand."""

unhurried = settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])


def cards_of(game: Game) -> list[list[str]]:
    return [[card.text for card in column] for column in game.columns]


def result_or_fault(read: Callable[[str], Result], text: str, fault: type[AnyFault]) -> Result | AnyFault:
    """Return what is read from a text, or the fault that is found; let any other error pass."""
    try:
        return read(text)
    except fault as found:
        return found


def table_of(game: Game) -> tuple[object, ...]:
    """Return what undo restores to the bit; cards are equal only to themselves."""
    return (
        [list(column) for column in game.columns],
        [list(sequence) for sequence in game.removed],
        [(move.source, move.target, move.count, move.removes) for move in game.history],
        game.score,
    )


class GamePlay(RuleBasedStateMachine):
    """Plays a game in every way, beside a model: a picture of the table after each of its moves."""

    @initialize(start=starts)
    def deal(self, start: Start) -> None:
        deal, moves = start
        self.game = Game(deal)
        self.cards = {id(card) for column in deal.columns for card in column}
        self.pictures = [table_of(self.game)]
        """The table after 0, 1, 2, … moves, the undone ones too."""
        self.undoable = 0
        self.redoable = 0
        for source, target, count in moves:
            self.make(source, target, count)

    def make(self, source: int, target: int, count: int) -> None:
        columns, removes = naive.after(cards_of(self.game), (source, target, count))
        removed = len(self.game.removed)
        move = self.game.move(source, target, count)
        assert (move.source, move.target, move.count, move.removes) == (source, target, count, removes)
        assert cards_of(self.game) == columns
        assert len(self.game.removed) == removed + removes
        del self.pictures[self.game.moves :]
        self.pictures.append(table_of(self.game))
        self.undoable = min(self.undoable + 1, 100)
        self.redoable = 0

    @rule(choice=choices)
    def move(self, choice: int) -> None:
        moves = naive.legal_moves(cards_of(self.game))
        if moves:
            self.make(*moves[choice % len(moves)])

    @rule(choice=choices)
    def move_the_largest_group(self, choice: int) -> None:
        moves = naive.legal_moves(cards_of(self.game))
        if moves:
            largest = max(count for _, _, count in moves)
            moves = [move for move in moves if move[2] == largest]
            self.make(*moves[choice % len(moves)])

    @rule(choice=choices)
    def move_to_the_best_column(self, choice: int) -> None:
        columns = cards_of(self.game)
        groups = sorted({(source, count) for source, _, count in naive.all_moves(columns)})
        if not groups:
            return
        source, count = groups[choice % len(groups)]
        best = naive.best_column(columns, source, count)
        target = (source + 1) % 10
        reason = naive.why_not(columns, (source, target, count))
        if reason in ("not-descending", "mixed-suits"):
            assert raised(Refused, lambda: self.game.best_column(source, count)).kind == reason
            assert self.game.legal_columns(source, count) == []
        elif best is None:
            assert raised(Refused, lambda: self.game.best_column(source, count)).kind == NO_COLUMN
        else:
            assert self.game.best_column(source, count) == best
            assert best in self.game.legal_columns(source, count)
            self.make(source, best, count)

    @rule(choices=st.lists(choices, min_size=5, max_size=25))
    def move_on_and_on(self, choices: list[int]) -> None:
        for choice in choices:
            self.move(choice)

    @rule(choice=choices)
    def try_a_refused_move(self, choice: int) -> None:
        columns = cards_of(self.game)
        refused = [move for move in naive.all_moves(columns) if naive.why_not(columns, move)]
        if refused:
            source, target, count = move = refused[choice % len(refused)]
            before = snapshot(self.game)
            error = raised(Refused, lambda: self.game.move(source, target, count))
            assert error.kind == naive.why_not(columns, move)
            assert snapshot(self.game) == before

    @rule(move=st.tuples(st.integers(-2, 11), st.integers(-2, 11), st.integers(-2, 14)))
    def try_nonsense(self, move: naive.Move) -> None:
        source, target, count = move
        if move in naive.all_moves(cards_of(self.game)):
            return
        before = snapshot(self.game)
        raised(NotAMove, lambda: self.game.move(source, target, count))
        assert snapshot(self.game) == before

    @rule(times=st.sampled_from((1, 1, 2, 5, 30, 100)))
    def undo(self, times: int) -> None:
        for _ in range(times):
            made = self.game.history[-1:]
            move = self.game.undo()
            if not self.undoable:
                assert move is None
                break
            assert [move] == made
            self.undoable -= 1
            self.redoable += 1
            assert table_of(self.game) == self.pictures[self.game.moves]

    @rule(times=st.sampled_from((1, 1, 2, 5, 30, 100)))
    def redo(self, times: int) -> None:
        for _ in range(times):
            move = self.game.redo()
            if not self.redoable:
                assert move is None
                break
            assert move == self.game.history[-1]
            self.undoable += 1
            self.redoable -= 1
            assert table_of(self.game) == self.pictures[self.game.moves]

    @precondition(lambda self: self.undoable)
    @rule()
    def undo_and_redo(self) -> None:
        before = snapshot(self.game)
        self.game.undo()
        self.game.redo()
        assert snapshot(self.game) == before

    @rule()
    def replay(self) -> None:
        text = record_text(self.game)
        again = Record.parse(text).replay()
        assert [[card.number for card in column] for column in again.columns] == [
            [card.number for card in column] for column in self.game.columns
        ]
        assert [[card.number for card in sequence] for sequence in again.removed] == [
            [card.number for card in sequence] for sequence in self.game.removed
        ]
        assert table_of(again)[2:] == table_of(self.game)[2:]
        assert again.deal.code == self.game.deal.code
        assert record_text(again) == text

    @invariant()
    def there_are_always_52_cards(self) -> None:
        cards = [card for cards in self.game.columns + self.game.removed for card in cards]
        assert len(cards) == 52
        assert {id(card) for card in cards} == self.cards

    @invariant()
    def the_score_is_500_less_the_moves_plus_100_a_sequence(self) -> None:
        assert self.game.score == 500 - self.game.moves + 100 * len(self.game.removed)
        assert self.game.moves == len(self.game.history)
        assert self.game.won == (len(self.game.removed) == 4)

    @invariant()
    def no_sequence_stays_on_the_table(self) -> None:
        for column in cards_of(self.game):
            assert column[-13:] not in [[name + suit for name in reversed(RANK_TEXTS)] for suit in SUITS]
        for sequence in self.game.removed:
            assert [card.rank for card in sequence] == list(range(13, 0, -1))
            assert len({card.suit for card in sequence}) == 1

    @invariant()
    def undo_and_redo_reach_as_far_as_they_should(self) -> None:
        assert self.game.can_undo == (self.undoable > 0)
        assert self.game.can_redo == (self.redoable > 0)
        assert len(self.game.undone) == self.redoable


TestGamePlay = GamePlay.TestCase
TestGamePlay.settings = settings(
    deadline=None,
    max_examples=120,
    stateful_step_count=30,
    suppress_health_check=[HealthCheck.too_slow],
    # Without Phase.explain, which takes minutes where a game fails.
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
)


@unhurried
@given(codes)
def test_every_code_survives_its_text(code: GameCode) -> None:
    assert GameCode.parse(str(code)) == code
    assert len(str(code)) == 14


code_characters = st.sampled_from("SsſßＳ1１-–_ \u00a0\u200b24３AaＡzZıÀ#?")


@unhurried
@given(st.text() | st.text(code_characters) | st.builds("SS1-S1-{}".format, st.text(code_characters)))
def test_a_text_is_a_code_or_a_fault_with_its_part_named(text: str) -> None:
    code = result_or_fault(GameCode.parse, text, GameCodeError)
    if isinstance(code, GameCodeError):
        assert code.kind in ("code-format", "code-suits", "code-letters")
    else:
        assert GameCode.parse(str(code)) == code


@unhurried
@given(
    codes, st.lists(st.tuples(st.integers(0, 16), st.sampled_from(" -–—_\t\u00a0\u2009\u200b\ufeff"))), st.booleans()
)
def test_blanks_and_dashes_anywhere_do_not_change_a_code(
    code: GameCode, insertions: list[tuple[int, str]], lower: bool
) -> None:
    text = str(code).lower() if lower else str(code)
    for place, character in insertions:
        text = text[:place] + character + text[place:]
    assert GameCode.parse(text) == code


@unhurried
@given(st.text(max_size=4) | st.text("AaKk10TtSsſHhß２٢", max_size=4))
@example("AS")
def test_a_text_is_a_card_or_a_fault(text: str) -> None:
    card = result_or_fault(parse_card, text, CardError)
    if isinstance(card, CardError):
        assert card.details == {"card": text}
        assert text.upper() not in [name + suit for name in (*RANK_TEXTS, "T") for suit in SUITS] or not text.isascii()
    else:
        rank, suit = card
        names = (RANK_TEXTS[rank - 1], "T") if rank == 10 else (RANK_TEXTS[rank - 1],)
        assert text.upper() in [name + suit for name in names]


@unhurried
@given(st.permutations(range(52)), st.sampled_from((1, 2, 4)))
def test_a_whole_pack_in_any_order_is_a_deal(order: list[int], suits: int) -> None:
    lengths = iter(order)
    pack = [RANK_TEXTS[place % 13] + SUITS[place // 13 * suits // 4] for place in range(52)]
    texts = [[pack[next(lengths)] for _ in range(length)] for length in (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)]
    deal = Deal.from_texts(texts)
    assert deal.texts() == texts
    assert deal.suits == suits
    assert sorted(card.number for column in deal.columns for card in column) == list(range(52))


@unhurried
@given(st.text("0123456789-x", max_size=8) | st.text("17-xX ２٢²+_", max_size=8) | st.text(max_size=8))
def test_a_text_of_a_move_names_columns_and_a_count_or_nothing(text: str) -> None:
    parsed = parse_move(text)
    if parsed is not None:
        source, target, count = parsed
        assert 0 <= source <= 9
        assert 0 <= target <= 9
        assert 1 <= count <= 99


def read_and_replay(text: str) -> None:
    """Read and replay a text; nothing but a RecordError, with a line of the text, may come of it."""
    game = result_or_fault(lambda text: Record.parse(text).replay(), text, RecordError)
    if isinstance(game, RecordError):
        assert 1 <= game.line <= text.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
        assert game.move is None or game.move >= 1
    else:
        again = Record.parse(record_text(game)).replay()
        assert cards_of(again) == cards_of(game)
        assert again.history == game.history


record_characters = st.sampled_from("dealmovsDEALMOVSKQJT10234x-# \n\r\t\ufeff\u00a0\u2028\x0b\x1cſ")


@unhurried
@given(st.text() | st.text(record_characters))
def test_any_text_is_a_record_or_a_fault_with_its_line(text: str) -> None:
    read_and_replay(text)


edits = st.lists(
    st.tuples(st.integers(0, 1000), st.integers(0, 12), st.text(max_size=3) | st.text(record_characters, max_size=6)),
    min_size=1,
    max_size=4,
)
"""Where to change a text, how many characters to take out there, and what to put in."""


@unhurried
@given(st.sampled_from((ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE)), edits)
def test_a_damaged_record_is_a_record_or_a_fault_with_its_line(name: str, edits: list[tuple[int, int, str]]) -> None:
    text = example_text(name)
    for place, length, new in edits:
        start = place % (len(text) + 1)
        text = text[:start] + new + text[start + length :]
    read_and_replay(text)


@unhurried
@given(st.sampled_from((ONE_SUIT_EXAMPLE, RULES_DEAL_EXAMPLE)), st.data())
def test_a_record_with_its_moves_in_disorder_is_refused_by_number_and_rule(name: str, data: st.DataObject) -> None:
    record = EXAMPLES[name]
    game = Game(record.deal)
    number = data.draw(st.integers(0, len(record.moves) - 1))
    for move in range(number):
        record.play(game, move)
    columns = cards_of(game)
    refused = [move for move in naive.all_moves(columns) if naive.why_not(columns, move)]
    source, target, count = move_made = data.draw(st.sampled_from(refused))
    text = record_text(game) + f"\n{source + 1}-{target + 1}x{count}\n"
    error = raised(RecordError, Record.parse(text).replay)
    assert error.move == number + 1
    assert error.line == text.count("\n")
    assert error.refusal == naive.why_not(columns, move_made)
