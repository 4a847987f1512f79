"""The app: each event of the browser goes to the state, then the view draws what changed."""

from ..engine.code import GameCode
from ..engine.deal import Deal
from ..engine.game import Game
from ..words.faults import fault_sentence
from ..words.language import Language
from . import actions, dom, gestures
from .geometry import Layout
from .state import State
from .view import View

NOTICE_TIME = 6000
"""How long a notice stays, in milliseconds."""

FLIGHT_TIME = 260
"""After this time, in milliseconds, every glide of the style sheet is over."""


class App:
    """The running app."""

    def __init__(self) -> None:
        self.language = Language()
        self.screen = dom.Screen()
        self.view = View(self.screen, self.language)
        self.state = State(Game(new_deal(1)), new_layout())
        self.notice_timer = dom.Timer(self.notice_over)
        self.flight_timer = dom.Timer(self.view.land)
        self.timed_notice = self.state.notice

    def start(self) -> None:
        """Show the first board and listen."""
        if dom.address_code():
            actions.open_link(self.state, dom.address_code())
        self.view.lay_out(self.state)
        self.changed()
        dom.listen_to_pointers(self.screen.table, self.pointer)
        dom.listen_to_buttons(self.act)
        dom.listen_to_keys(self.key)
        dom.listen_to_new_game(self.begin_chosen)
        dom.listen_to_window("resize", self.resize)
        dom.listen_to_window("blur", self.leave)
        dom.listen_to_window("hashchange", self.follow)
        dom.ready()

    def changed(self) -> None:
        """Draw what changed, and see to what is to happen later."""
        state = self.state
        self.view.draw(state)
        if self.view.flying:
            self.flight_timer.start(FLIGHT_TIME)
        if state.notice is not self.timed_notice:
            self.timed_notice = state.notice
            self.notice_timer.start(NOTICE_TIME)
        code = str(state.game.deal.code or "")
        if dom.address_code() != code:
            dom.set_address_code(code)

    def notice_over(self) -> None:
        """Let the notice go."""
        self.state.notice = None
        self.changed()

    def pointer(self, kind: str, pointer: int, x: float, y: float, button: int, buttons: int, time: float) -> None:
        """Meet a pointer on the table."""
        state = self.state
        if kind == "pointermove":
            if not state.press or state.press.pointer != pointer:
                return
            if buttons == 1:
                was_held = state.held
                gestures.slide(state, pointer, x, y)
                if state.held is was_held and state.press:
                    self.view.drag(state)
                    return
            else:  # Another button joined, or the release was lost outside the window.
                gestures.cancel(state)
        elif kind == "pointerdown":
            if button != 0:
                return
            dom.capture(self.screen.table, pointer)
            gestures.press(state, pointer, x, y)
        elif kind == "pointerup":
            gestures.release(state, pointer, x, y, time)
        elif state.press and state.press.pointer == pointer:
            gestures.cancel(state)
        self.changed()

    def act(self, action: str) -> None:
        """Do what a button or a key stands for."""
        state = self.state
        if action == "undo":
            actions.undo(state)
        elif action == "redo":
            actions.redo(state)
        elif action == "restart":
            actions.restart(state)
        elif action == "take-back":
            actions.take_back(state)
        elif action == "new":
            actions.settle(state)
            dom.open_new_game(state.settings.suits)
        elif action == "close":
            dom.close_dialogs()
        self.changed()

    def begin_chosen(self) -> None:
        """Begin the game that the player chose: of a typed code, or a new one."""
        suits, code = dom.new_game_choice()
        if code:
            fault = actions.begin_code(self.state, code)
            if fault:
                dom.show_code_fault(fault_sentence(self.language, fault))
                return
        else:
            actions.begin(self.state, new_deal(suits))
        dom.close_dialogs()
        self.changed()

    def key(self, key: str, control: bool, shift: bool) -> bool:
        """Meet a key and tell whether it meant something."""
        action = None if dom.dialog_open() else key_action(key, control, shift)
        if action == "cancel":
            gestures.cancel(self.state)
            self.changed()
        elif action:
            self.act(action)
        return action is not None

    def leave(self) -> None:
        """Meet the window losing focus: what is dragged returns."""
        if self.state.press:
            gestures.cancel(self.state)
            self.changed()

    def resize(self) -> None:
        """Meet a new size of the window, or a device being turned."""
        gestures.cancel(self.state)
        self.state.layout = new_layout()
        self.view.lay_out(self.state)

    def follow(self) -> None:
        """Meet a game code that came into the address."""
        actions.open_link(self.state, dom.address_code())
        self.changed()


def key_action(key: str, control: bool, shift: bool) -> "str | None":
    """Return the action that a key stands for, or None."""
    if key == "Escape":
        return "cancel"
    if control and key.lower() == "z":
        return "redo" if shift else "undo"
    if control and key.lower() == "y":
        return "redo"
    return None


def new_deal(suits: int) -> Deal:
    """Return a new deal, drawn from all of them."""
    return Deal.from_code(GameCode.parse(f"SS1-S{suits}-{dom.random_letters()}"))


def new_layout() -> Layout:
    """Return the layout for the window as it is now."""
    width, height, safe = dom.window_size()
    return Layout(width, height, safe, False)


def start() -> None:
    """Start the app in this page."""
    App().start()
