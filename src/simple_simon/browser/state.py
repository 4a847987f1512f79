"""The state of the app, without a screen: the game, what is held, highlighted and said."""

from ..engine.game import Game
from .geometry import Layout


class Settings:
    """What the player chose, with the defaults of a first visit."""

    def __init__(self) -> None:
        self.double_click = True
        """A double click or double tap sends the touched group to the best column."""
        self.auto_placement = False
        """A dragged group let go where it cannot go is sent to the best column."""
        self.placement_help = True
        """The columns that can take the held group are highlighted."""
        self.interactive_rules = True
        """After a refused move the rule that refused it is recalled."""
        self.suits = 1
        """The number of suits chosen last for a new game."""


class Press:
    """A pointer that is down on the table and has not slid yet."""

    def __init__(self, pointer: int, x: float, y: float, column: "int | None", position: "int | None") -> None:
        self.pointer = pointer
        """The browser's number of the pointer."""
        self.x = x
        self.y = y
        self.column = column
        """The column under the pointer when it went down, 0 to 9, or None."""
        self.position = position
        """The position of the touched card in this column, from 0, or None."""


class Held:
    """A group off the table: picked up by a tap, or dragged."""

    def __init__(self, source: int, count: int) -> None:
        self.source = source
        """The column it came from, 0 to 9."""
        self.count = count
        """How many cards it has."""
        self.dragged = False
        """Whether it follows the pointer."""
        self.shift_x = 0.0
        """How far it has been dragged, in pixels."""
        self.shift_y = 0.0


class Tap:
    """The tap before, to tell a double tap by."""

    def __init__(self, x: float, y: float, column: int, time: float, lifted: int) -> None:
        self.x = x
        self.y = y
        self.column = column
        self.time = time
        """In milliseconds, on the browser's clock of events."""
        self.lifted = lifted
        """How many cards it touched for lifting; 0 if it did anything else."""


class Notice:
    """One sentence for the player that goes by itself."""

    def __init__(self, kind: str, details: "dict[str, object] | None" = None) -> None:
        self.kind = kind
        """A refusal, a kind of fault, or a key of `notices.NOTICES`."""
        self.details = details or {}
        """The fields of its sentence."""


class State:
    """Everything that the screen shows and the next event meets."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.settings = Settings()
        self.press: Press | None = None
        self.held: Held | None = None
        self.targets: list[int] = []
        """The columns that can take the held group, while placement help is on."""
        self.last_tap: Tap | None = None
        self.notice: Notice | None = None
        self.former: Game | None = None
        """The game that a new game or a restart put aside; it can be taken back until a move is made."""


def lift(state: State, column: int, count: int) -> "str | None":
    """Hold the last cards of a column, or return why they cannot be lifted."""
    refusal = state.game.lifting_refusal(column, count)
    if refusal:
        return refusal
    state.held = Held(column, count)
    if state.settings.placement_help:
        state.targets = state.game.legal_columns(column, count)
    return None


def put_back(state: State) -> None:
    """Let the held group, if any, return to where it came from."""
    state.held = None
    state.targets = []


def notify(state: State, kind: str, details: "dict[str, object] | None" = None) -> None:
    """Say one sentence, in place of the one before."""
    state.notice = Notice(kind, details)


def recall_rule(state: State, refusal: str) -> None:
    """Recall the rule that refused a move, if the player wants to be told."""
    if state.settings.interactive_rules:
        notify(state, refusal)
