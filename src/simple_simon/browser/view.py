"""Draws the state: compares what the screen shows with what it should show, and changes only that.

It decides no rule.
"""

from ..engine.cards import PACK_SIZE, Card
from ..engine.deal import COLUMN_COUNT
from ..engine.game import SEQUENCES_TO_WIN, Game
from ..engine.rules import REFUSALS, SEQUENCE_LENGTH
from ..words.board import column_label
from ..words.faults import fault_sentence
from ..words.language import Language
from ..words.moves import win_sentence
from .screen import Screen
from .speech import card_name, empty_column_name
from .state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .screen import Look

FLYING = 100
"""Cards on their way lie this many layers higher than at rest, where a card's layer is its position."""

HELD = 200
"""Held cards lie this many layers higher."""

LAYER = 3
"""Where a look has the layer, behind its place."""

LIFT = 6.0
"""How many pixels a picked-up group rises."""


class View:
    """What the screen shows now, and how to bring it up to date."""

    def __init__(self, screen: Screen, language: Language) -> None:
        self.screen = screen
        self.language = language
        self._looks: list[Look | None] = [None] * PACK_SIZE
        """How each card is drawn; None if that is to be said again."""
        self.flying: set[int] = set()
        """The cards on their way; `land` brings them down to their own layers."""
        self._still = False
        self._suits = 0
        self._columns: list[tuple[object, ...]] = [()] * COLUMN_COUNT
        """What each column was drawn from."""
        self._gripped: list[int] = []
        self._lengths: list[int] = []
        self._lit: list[int] = []
        self._named: list[list[int]] = [[-1] for _ in range(COLUMN_COUNT)]
        self._unnamed: list[list[Card]] = []
        self._cursor = -1
        self._texts: dict[str, str] = {}
        self._flags: dict[str, bool] = {}

    def draw(self, state: State) -> None:
        """Bring the whole screen up to date."""
        game = state.game
        another_grip = self._let_go(state)
        self._faces(game)
        lengths = [len(column) for column in game.columns]
        if lengths != self._lengths:
            self._lengths = lengths
            if state.layout.arrange(lengths):
                self._outlines(state)
            self._crowd(state.layout.crowded)
        for column in range(COLUMN_COUNT):
            self._column(state, column)
        for place, sequence in enumerate(game.removed):
            box = state.layout.place_box(place)
            for position, card in enumerate(sequence):
                scale = box.width / state.layout.card_width
                # The king lies on top.
                layer = SEQUENCE_LENGTH - position
                self._put(card.number, (box.left, box.top, scale), layer, 0, position + 1, False, False)
        held = state.held
        if another_grip and held and held.dragged:
            self.screen.grip(self._gripped, held.shift_x, held.shift_y)
        self._light(state)
        self._figures(state)
        self.screen.show_changes()

    def _let_go(self, state: State) -> bool:
        """Let go of the group that was dragged, and tell whether another is dragged now, or none."""
        held = state.held
        gripped: list[int] = []
        if held and held.dragged:
            gripped = [card.number for card in state.game.columns[held.source][-held.count :]]
        if gripped == self._gripped:
            return False
        if self._gripped:
            self.screen.let_go()
        for number in self._gripped:
            self._looks[number] = None
        self._columns = [()] * COLUMN_COUNT
        self._gripped = gripped
        return True

    def describe(self, state: State) -> None:
        """Bring names, order and cursor up to date for those who do not see the table."""
        game, screen, language = state.game, self.screen, self.language
        focus = screen.has_focus()  # Asked first: an empty column that is filled takes the focus away with it.
        for column in range(COLUMN_COUNT):
            cards = game.columns[column]
            numbers = [card.number for card in cards]
            if numbers != self._named[column]:
                self._named[column] = numbers
                empty = "" if cards else empty_column_name(language, column)
                screen.name_column(column, column_label(language, column + 1), numbers, empty)
                for position, number in enumerate(numbers):
                    screen.name_card(number, card_name(language, game, column, position))
        if game.removed != self._unnamed:
            self._unnamed = list(game.removed)
            for sequence in game.removed:
                for card in sequence:
                    screen.name_card(card.number, "")
        column = state.cursor.column
        cards = game.columns[column]
        at = cards[state.cursor.position].number if cards else None
        cursor = PACK_SIZE + column if at is None else at
        if cursor != self._cursor:
            self._cursor = cursor
            screen.move_cursor(at, column, focus)
        screen.show_changes()

    def speak_language(self, language: Language) -> None:
        """Name everything anew, in another language, with the next drawing."""
        self.language = language
        self._named = [[-1] for _ in range(COLUMN_COUNT)]
        self._texts = {}

    def land(self) -> None:
        """Bring the cards whose way is over down to their own layers."""
        for number in self.flying:
            look = self._looks[number]
            if look and FLYING <= look[LAYER] < HELD:
                left, top, scale, layer, column, position, held, dragged = look
                look = (left, top, scale, layer - FLYING, column, position, held, dragged)
                self._looks[number] = look
                self.screen.put_card(number, look)
        self.flying = set()
        self.screen.show_changes()

    def lay_out(self, state: State) -> None:
        """Draw all of it for a new layout, at once and without gliding."""
        self.screen.stand_still(True)
        self._still = True
        self.flying = set()  # Who was on the way arrives now.
        self._lengths = []
        layout = state.layout
        self.screen.place_bar(layout.bar, layout.table)
        for place in range(SEQUENCES_TO_WIN):
            self.screen.place_pile(place, layout.place_box(place))
        self.draw(state)
        self._still = False
        self.screen.stand_still(False)
        self.screen.show_changes()

    def _faces(self, game: Game) -> None:
        if game.deal.suits == self._suits:
            return
        self._suits = game.deal.suits
        texts = [""] * PACK_SIZE
        for column in game.deal.columns:
            for card in column:
                texts[card.number] = card.text
        self.screen.face_cards(texts)

    def _outlines(self, state: State) -> None:
        layout = state.layout
        self.screen.size_cards(layout.card_width, layout.card_height, layout.index, layout.small)
        for column in range(COLUMN_COUNT):
            self.screen.place_slot(column, layout.column_left(column), layout.table.top)

    def _column(self, state: State, column: int) -> None:
        layout, held = state.layout, state.held
        cards = state.game.columns[column]
        count, dragged = (held.count, held.dragged) if held and held.source == column else (0, False)
        left = layout.column_left(column)
        drawn = (list(cards), left, layout.table.top, layout.strips[column], count, dragged)
        if drawn == self._columns[column]:
            return
        self._columns[column] = drawn
        first_held = len(cards) - count
        for position, card in enumerate(cards):
            top = layout.card_top(column, position)
            if position < first_held:
                self._put(card.number, (left, top, 1.0), position, column + 1, position + 1, False, False)
            else:
                # A dragged group keeps its places; the screen shifts all of it at once.
                place = (left, top if dragged else top - LIFT, 1.0)
                self._put(card.number, place, position, column + 1, position + 1, True, dragged)

    def _put(
        self,
        number: int,
        place: "tuple[float, float, float]",
        layer: int,
        column: int,
        position: int,
        held: bool,
        dragged: bool,
    ) -> None:
        drawn = self._looks[number]
        if not dragged and not self._still and (drawn is None or drawn[:LAYER] != place):
            self.flying.add(number)
        if held:
            layer += HELD
        elif number in self.flying:
            layer += FLYING
        look = place + (layer, column, position, held, dragged)
        if look != drawn:
            self._looks[number] = look
            self.screen.put_card(number, look)

    def _light(self, state: State) -> None:
        if state.targets == self._lit:
            return
        for column in range(COLUMN_COUNT):
            lit = column in state.targets
            if lit != (column in self._lit):
                layout = state.layout
                # The outline comes up around the last card, so that no card need be painted anew.
                top = layout.last_top(column) if lit else layout.table.top
                self.screen.place_slot(column, layout.column_left(column), top)
                self.screen.light_slot(column, lit)
        self._lit = list(state.targets)

    def _figures(self, state: State) -> None:
        game = state.game
        self._write("score", str(game.score))
        self._write("moves", str(game.moves))
        self._write("removed", str(len(game.removed)))
        self._write("code", str(game.deal.code or ""))
        self._enable("undo", game.can_undo)
        self._enable("redo", game.can_redo)
        self._enable("restart", bool(game.history or game.undone))
        self._show("win", game.won and not state.replay)
        if game.won and self._texts.get("win") != str(game.score):
            self._texts["win"] = str(game.score)
            self.screen.write_win(win_sentence(self.language, game))
        self._show("take-back", state.former is not None and not state.replay)
        self._show("elsewhere", state.elsewhere)
        self._show("update", state.newer_version)
        self._show("replay", state.replay is not None)
        self._show("invitation", state.invited and not state.replay)
        notice = state.notice
        sentence = fault_sentence(self.language, notice) if notice else ""
        if self._texts.get("notice", "") != sentence:
            self._texts["notice"] = sentence
            self.screen.show_notice(sentence, notice.kind if notice and notice.kind in REFUSALS else "")

    def _write(self, name: str, text: str) -> None:
        if self._texts.get(name) != text:
            self._texts[name] = text
            self.screen.write(name, text)

    def _enable(self, action: str, enabled: bool) -> None:
        if self._flags.get(action) is not enabled:
            self._flags[action] = enabled
            self.screen.enable(action, enabled)

    def _crowd(self, crowded: bool) -> None:
        if self._flags.get("crowded") is not crowded:
            self._flags["crowded"] = crowded
            self.screen.crowd(crowded)

    def _show(self, name: str, shown: bool) -> None:
        if self._flags.get(name) is not shown:
            self._flags[name] = shown
            self.screen.show(name, shown)
