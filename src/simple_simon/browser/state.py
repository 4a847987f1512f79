"""The state of the app, without a screen: the game, what is held, highlighted and said."""

from ..engine.fault import Fault
from ..engine.game import Game, Move
from ..engine.record import Record
from .geometry import Layout
from .settings import Settings

PICKED_UP, MOVED, UNDONE, REDONE, DEALT, RESTARTED, TAKEN_BACK, PUT_BACK, REPLAY_OPENED = (
    "picked-up",
    "moved",
    "undone",
    "redone",
    "dealt",
    "restarted",
    "taken-back",
    "put-back",
    "replay-opened",
)
"""What can happen that is said, besides a notice."""


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


class State:
    """Everything that the screen shows and the next event meets."""

    layout: Layout
    """There once the page has been laid out."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.settings = Settings()
        self.press: Press | None = None
        self.held: Held | None = None
        self.targets: list[int] = []
        """The columns that can take the held group, while placement help is on."""
        self.last_tap: Tap | None = None
        self.cursor = Cursor()
        self.first_digit: int | None = None
        """The column whose digit was typed; the next digit is the target."""
        self.notice: Fault | None = None
        """What one sentence says for a while: a refusal, what is wrong with an input, trouble with keeping the game."""
        self.event: Event | None = None
        """What happened last, until it is said."""
        self.invited = False
        """Whether a line invites to the first move: on a first visit, until it is made."""
        self.elsewhere = False
        """Whether the game is open in another window: then this one takes no moves."""
        self.newer_version = False
        """Whether a newer version of the app waits."""
        self.replay: Replay | None = None
        """The replay that is open; the game is its game then, and the table takes no moves."""
        self.former: Game | None = None
        """The game that a new game or a restart put aside; it can be taken back until a move is made."""


class Replay:
    """A record that is played again."""

    def __init__(self, record: Record, own: Game) -> None:
        self.record = record
        """The record, checked to its end."""
        self.own = own
        """The player's own game, which waits."""
        self.speed = 1
        """The place in replay.SPEEDS of the time between two moves."""
        self.running = False
        """Whether it goes on by itself."""


class Cursor:
    """The card, or the empty column, that the keyboard is at."""

    def __init__(self) -> None:
        self.column = 0
        """0 to 9."""
        self.position = 0
        """From 0; 0 in an empty column too."""


class Event:
    """What happened, to be said in one sentence."""

    def __init__(self, kind: str, move: "Move | None" = None) -> None:
        self.kind = kind
        """PICKED_UP, MOVED and so on."""
        self.move = move
        """The move made, undone or made again, where there is one."""


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
    state.first_digit = None


def happen(state: State, kind: str, move: "Move | None" = None) -> None:
    """Note what happened, to be said."""
    state.event = Event(kind, move)


def place_cursor(state: State, column: int, position: int) -> None:
    """Put the cursor at a card, or at the nearest that there is in its column."""
    state.cursor.column = column
    state.cursor.position = max(0, min(position, len(state.game.columns[column]) - 1))


def notify(state: State, kind: str) -> None:
    """Say one sentence for a while, by its kind, in place of the one before."""
    state.notice = Fault(kind)


def recall_rule(state: State, refusal: str) -> None:
    """Recall the rule that refused a move, if the player wants to be told."""
    if state.settings.interactive_rules:
        notify(state, refusal)
