"""The app: each event of the browser goes to the state, then the view draws what changed."""

from ..engine.code import GameCode
from ..engine.deal import Deal
from ..engine.game import Game
from ..words.faults import kind_sentence
from ..words.language import Language
from . import actions, dom, gestures, keyboard
from .geometry import Layout
from .state import State
from .view import View

NOTICE_TIME = 6000
"""How long a notice stays, in milliseconds."""

FLIGHT_TIME = 700
"""After this time, in milliseconds, every glide of the style sheet is over."""

GAME_ACTIONS = {
    "undo": actions.undo,
    "redo": actions.redo,
    "restart": actions.restart,
    "take-back": actions.take_back,
    "cancel": gestures.cancel,
}
"""The actions that only change the state. All others are in `dialogs`."""


class App:
    """The running app."""

    def __init__(self) -> None:
        self.language = Language()
        self.screen = dom.Screen()
        self.view = View(self.screen, self.language)
        self.state = State(Game(new_deal(1)), new_layout(False))
        self.notice_timer = dom.Timer(self.notice_over)
        self.flight_timer = dom.Timer(self.view.land)
        self.names_timer = dom.Timer(self.describe)
        self.timed_notice = self.state.notice

    def start(self) -> None:
        """Show the first board and listen."""
        self.state.invited = True
        if dom.address_code():
            actions.open_link(self.state, dom.address_code())
        self.settings_changed()
        dom.listen_to_pointers(self.screen.table, self.pointer)
        dom.Buttons(self.act, ("undo", "redo"))
        dom.listen_to_keys(self.key)
        dom.listen_to_new_game(self.begin_chosen)
        dom.listen_to_settings(self.change_setting)
        dom.listen_to_window("resize", self.resize)
        dom.listen_to_window("blur", self.leave)
        dom.listen_to_window("hashchange", self.follow)
        dom.ready()

    def changed(self) -> None:
        """Draw and say what changed, and see to what is to happen later."""
        state = self.state
        self.view.draw(state)
        if self.view.flying:
            self.flight_timer.start(FLIGHT_TIME)
        if state.notice is not self.timed_notice:
            self.timed_notice = state.notice
            if state.notice:
                self.notice_timer.start(NOTICE_TIME)
                dom.announce(kind_sentence(self.language, state.notice.kind, state.notice.details))
        if self.screen.has_focus():
            self.describe()
        else:
            self.names_timer.start(0)
        code = str(state.game.deal.code or "")
        if dom.address_code() != code:
            dom.set_address_code(code)

    def describe(self) -> None:
        """Bring what a screen reader meets up to date, and let it say what happened."""
        self.names_timer.stop()
        self.view.describe(self.state)
        event = self.state.event
        if event:
            from . import speech

            self.state.event = None
            dom.announce(speech.event_sentence(self.language, self.state, event))

    def notice_over(self) -> None:
        """Let the notice go."""
        self.state.notice = None
        self.changed()

    def settings_changed(self) -> None:
        """Show the app as the settings say."""
        settings = self.state.settings
        dom.set_look(settings.theme, settings.deck)
        self.resize()

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
        else:
            return
        self.changed()

    def act(self, action: str) -> None:
        """Do what a button or a key stands for."""
        if action in GAME_ACTIONS:
            dom.close_dialogs()
            GAME_ACTIONS[action](self.state)
            self.changed()
        else:
            from . import dialogs

            dialogs.ACTIONS[action](self)

    def key(self, key: str, control: bool, shift: bool) -> bool:
        """Meet a key and tell whether it meant something."""
        if dom.dialog_open():
            return False
        action = keyboard.action_of(self.state, key, control, shift, self.screen.has_focus())
        if action is None:
            return False
        kind, _, rest = action.partition(":")
        if kind == "table":
            keyboard.press_table_key(self.state, rest)
        elif kind == "column":
            keyboard.press_digit(self.state, rest)
            self.screen.focus_table()
        elif kind == "read-board" or kind == "read-column":
            from . import speech

            read = speech.board_sentence if kind == "read-board" else speech.column_sentence
            dom.announce(read(self.language, self.state))
            return True
        else:
            self.act(action)
            return True
        self.changed()
        return True

    def begin_chosen(self) -> None:
        """Meet the form of a new game."""
        from . import dialogs

        dialogs.begin_chosen(self)

    def change_setting(self, name: str, value: "bool | str") -> None:
        """Meet a setting that the player changed."""
        from . import dialogs

        dialogs.change_setting(self, name, value)

    def leave(self) -> None:
        """Meet the window losing focus: what is dragged returns."""
        if self.state.press:
            gestures.cancel(self.state)
            self.changed()

    def resize(self) -> None:
        """Meet a new size of the window, or a device being turned."""
        gestures.cancel(self.state)
        self.state.layout = new_layout(self.state.settings.left_handed)
        self.view.lay_out(self.state)
        self.changed()

    def follow(self) -> None:
        """Meet a game code that came into the address."""
        actions.open_link(self.state, dom.address_code())
        self.changed()


def new_deal(suits: int) -> Deal:
    """Return a new deal, drawn from all of them."""
    return Deal.from_code(GameCode.parse(f"SS1-S{suits}-{dom.random_letters()}"))


def new_layout(left_handed: bool) -> Layout:
    """Return the layout for the window as it is now."""
    width, height, safe = dom.window_size()
    return Layout(width, height, safe, left_handed, dom.reads_from_right())


def start() -> None:
    """Start the app in this page."""
    App().start()
