"""The view on a screen that records: it shows the state, and touches only what differs."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from simple_simon.browser import actions
from simple_simon.browser.screen import Screen
from simple_simon.browser.state import State
from simple_simon.browser.view import FLYING, HELD
from simple_simon.engine.game import Game
from simple_simon.engine.record import Record
from simple_simon.host.languages import language as language_of

from ..engine.positions import ONE_SUIT_EXAMPLE, example_text
from .desk import Desk

if TYPE_CHECKING:
    from simple_simon.browser.screen import Look

TELLING = (
    "put_", "write", "name_", "face_", "light_", "enable", "show", "grip", "let_go",
)  # fmt: skip
"""How the names of what tells a screen something begin."""


class Recorder(Screen):
    """A screen that keeps what it is told, and counts how often it is told anything."""

    def __init__(self) -> None:
        self.places: dict[int, tuple[float, float, float]] = {}
        self.marks: dict[int, tuple[int, int]] = {}
        self.layers: dict[int, int] = {}
        self.figures: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.owned: dict[int, list[int]] = {}
        self.lit: set[int] = set()
        self.gripped: list[int] = []
        self.shifted = (0.0, 0.0)
        self.cursor: tuple[int | None, int] = (None, -1)
        self.calls: list[str] = []

    def __getattribute__(self, name: str) -> Any:
        found = super().__getattribute__(name)
        if name.startswith(TELLING) and name != "show_changes":
            self.calls.append(name)
        return found

    def put_card(self, card: int, look: "Look") -> None:
        left, top, scale, layer, column, position, _, _ = look
        self.places[card] = (left, top, scale)
        self.marks[card] = (column, position)
        self.layers[card] = layer

    def grip(self, cards: list[int], across: float, down: float) -> None:
        self.gripped = cards
        self.shifted = (across, down)

    def write(self, name: str, text: str) -> None:
        self.figures[name] = text

    def name_card(self, card: int, name: str) -> None:
        self.names[card] = name

    def name_column(self, column: int, name: str, cards: list[int], empty: str) -> None:
        self.owned[column] = cards

    def light_slot(self, column: int, lit: bool) -> None:
        (self.lit.add if lit else self.lit.discard)(column)

    def move_cursor(self, card: int | None, column: int, focus: bool) -> None:
        self.cursor = (card, column)


class Shown(Desk):
    """A desk with a recording screen."""

    def __init__(self, game: Game) -> None:
        self.screen = Recorder()
        super().__init__(game, self.screen)
        self.view.describe(self.state)

    def calls(self, action: Callable[[State], object]) -> list[str]:
        """Take an action, draw, and return what the screen was told."""
        self.screen.calls = []
        action(self.state)
        self.view.draw(self.state)
        self.view.describe(self.state)
        return self.screen.calls

    def check(self) -> None:
        """Check that the screen shows the state."""
        game, layout, screen = self.state.game, self.state.layout, self.screen
        for column, cards in enumerate(game.columns):
            assert screen.owned[column] == [card.number for card in cards]
            for position, card in enumerate(cards):
                assert screen.marks[card.number] == (column + 1, position + 1)
                assert screen.places[card.number][:2] == (layout.column_left(column), layout.card_top(column, position))
                assert screen.names[card.number]
        for sequence in game.removed:
            for card in sequence:
                assert screen.marks[card.number][0] == 0
                assert screen.names[card.number] == ""
        assert screen.figures["score"] == str(game.score)
        assert screen.figures["moves"] == str(game.moves)
        assert screen.figures["removed"] == str(len(game.removed))


def test_a_whole_game_is_shown_move_by_move_and_back() -> None:
    record = Record.parse(example_text(ONE_SUIT_EXAMPLE))
    shown = Shown(Game(record.deal))
    shown.check()
    for move in record.moves:
        shown.calls(lambda state, move=move: actions.move(state, move.source, move.target, move.count))  # type: ignore[misc]
        shown.check()
    for _ in record.moves:
        shown.calls(actions.undo)
        shown.check()


def test_nothing_is_touched_where_nothing_changed() -> None:
    shown = Shown.of_code("SS1-S1-AAAAABD")
    assert shown.calls(lambda state: None) == []
    shown.calls(lambda state: actions.move(state, 6, 1, 1))
    shown.view.land()
    assert shown.calls(lambda state: None) == []


def test_removed_sequences_are_not_touched_again() -> None:
    record = Record.parse(example_text(ONE_SUIT_EXAMPLE))
    shown = Shown(Game(record.deal))
    for move in record.moves:
        shown.calls(lambda state, move=move: actions.move(state, move.source, move.target, move.count))  # type: ignore[misc]
    shown.view.land()
    assert len(shown.state.game.removed) == 4
    assert shown.calls(lambda state: None) == []


def test_a_move_touches_only_the_cards_it_moves() -> None:
    shown = Shown.of_code("SS1-S1-AAAAABD")
    calls = shown.calls(lambda state: actions.move(state, 6, 1, 1))
    assert calls.count("put_card") == 1
    assert calls.count("write") == 2


def test_cards_on_their_way_lie_above_all_at_rest_and_then_come_down() -> None:
    shown = Shown.of_code("SS1-S1-AAAAABD")
    moved = shown.state.game.columns[6][-1].number
    shown.calls(lambda state: actions.move(state, 6, 1, 1))
    assert shown.screen.layers[moved] >= FLYING
    shown.view.land()
    assert shown.screen.layers[moved] < FLYING


def test_a_dragged_group_alone_is_moved_and_lies_on_top() -> None:
    shown = Shown.of("9S 8S 7S", "9H")
    shown.lift(0, 2)
    shown.view.draw(shown.state)
    assert shown.screen.lit == set(range(1, 10))
    assert shown.screen.gripped == [card.number for card in shown.game.columns[0][1:]]
    held = shown.state.held
    assert held
    assert shown.screen.shifted == (held.shift_x, held.shift_y)
    assert all(shown.screen.layers[card.number] >= HELD for card in shown.game.columns[0][1:])
    # Drawn again in the middle of the drag, by a notice that goes, the group stays where the pointer has it.
    assert "grip" not in shown.calls(lambda _state: None)
    # Given up, it is let go before its cards get their places, so that they glide there from where they are.
    calls = shown.calls(actions.cancel)
    assert calls.index("let_go") < calls.index("put_card")
    assert calls.count("let_go") == 1
    assert "grip" not in calls


def test_a_new_number_of_suits_gives_all_cards_their_faces() -> None:
    shown = Shown.of_code("SS1-S1-AAAAABD")
    assert shown.calls(lambda state: actions.begin_code(state, "SS1-S4-AAAAABD")).count("face_cards") == 1
    assert shown.calls(lambda state: actions.begin_code(state, "SS1-S4-AAAAAAA")).count("face_cards") == 0


@pytest.mark.parametrize("language", ["de", "ca"])
def test_another_language_names_everything_anew(language: str) -> None:
    shown = Shown.of_code("SS1-S1-AAAAABD")
    before = dict(shown.screen.names)
    shown.view.speak_language(language_of(language))
    shown.calls(lambda state: None)
    assert all(shown.screen.names[card] != before[card] for card in before)
