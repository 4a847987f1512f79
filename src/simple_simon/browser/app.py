"""The app: each event of the browser goes to the state, then the view draws what changed and the store keeps it."""

import json

from ..engine.deal import Deal
from ..engine.fault import Fault
from ..engine.game import Game
from ..engine.link import REPLAY_MARK
from ..words.board import rank_letter
from ..words.choice import best_language
from ..words.faults import fault_sentence
from ..words.language import Language
from . import actions, gestures, keyboard, speech
from .dom import events, page
from .dom.storage import Storage
from .dom.table import Screen
from .geometry import Layout
from .journal import LOST
from .state import State, notify
from .store import Saved, Store
from .view import View

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .dom.versions import Versions

NOTICE_TIME = 6000
"""How long a notice stays, in milliseconds."""

FLIGHT_TIME = 400
"""After this time, in milliseconds, every glide of the style sheet is over."""

HARMLESS_ACTIONS = ("take-over", "update", "menu", "keys", "close")
"""The actions that are possible while the game is open in another window."""

COURT_LETTERS = {"A": 1, "J": 11, "Q": 12, "K": 13}
"""The ranks whose letters follow the language."""


class App:
    """The running app."""

    state: State
    """There once the store has been opened."""

    versions: "Versions"
    """There once every module can be imported."""

    def __init__(self) -> None:
        self.language = Language()  # The page is delivered in English, with its letters on the cards.
        self.speaking = False
        """Whether the texts are there: until then nothing is said, which might be in the wrong language."""
        self.letters = {text: text for text in COURT_LETTERS}
        self.screen = Screen()
        self.view = View(self.screen, self.language)
        self.store = Store(Storage(), self.tell)
        self.notice_timer = events.Timer(self.notice_over)
        self.flight_timer = events.Timer(self.view.land)
        self.settle_timer = events.Timer(self.settle)
        self.names_timer = events.Timer(self.describe)
        self.replay_timer = events.Timer(self.replay_on)
        self.timed_notice: Fault | None = None
        """The notice whose time runs."""

    def start(self) -> None:
        """Show the first board and listen, once it is known what was kept."""
        events.listen_to_window("whole", self.complete)
        if page.address_code().startswith(REPLAY_MARK):
            events.later(self.open)
        else:
            self.open()

    def open(self) -> None:
        """Open the store."""
        self.store.open(self.opened)

    def opened(self, saved: Saved) -> None:
        """Show the game that was kept, or the first one, and listen."""
        self.state = State(saved.game or Game(new_deal(1)))
        self.state.invited = saved.game is None and not saved.elsewhere
        self.take_over(saved)
        events.listen_to_pointers("table", self.pointer)
        events.Buttons(self.act, ("undo", "redo"))
        events.listen_to_keys(self.key)
        events.listen_to_new_game(self.begin_chosen)
        events.listen_to_settings(self.change_setting)
        events.listen_to_controls(self.control)
        events.listen_to_window("resize", self.resize)
        events.listen_to_window("blur", self.leave)
        events.listen_to_window("hashchange", self.follow)
        if self.state.replay:
            self.resize()  # Its panel takes room, which is known only now that it can be seen.

    def take_over(self, saved: Saved) -> None:
        """Go on with what was kept."""
        state = self.state
        state.settings = saved.settings
        state.elsewhere = saved.elsewhere
        if saved.game:
            state.game, state.former = saved.game, saved.former
        for kind in saved.kinds:
            notify(state, kind)
        if page.address_code() and not saved.elsewhere:
            self.open_address()
        self.settings_changed()

    def open_address(self) -> None:
        """Open the deal or the replay that the address names."""
        word = page.address_code()
        if not word.startswith(REPLAY_MARK):
            actions.open_link(self.state, word)
            return
        from . import replay

        fault = replay.open_word(self.state, word[len(REPLAY_MARK) :])
        if fault:
            self.state.notice = fault

    def changed(self) -> None:
        """Draw, say and keep what changed."""
        self.view.draw(self.state)
        self.drawn()

    def settle(self) -> None:
        """See to what could wait until everything was drawn anew."""
        self.store.keep_settings(self.state.settings)
        self.drawn()

    def drawn(self) -> None:
        """Say and keep what was drawn, and see to what is to happen later."""
        state = self.state
        if self.view.flying:
            self.flight_timer.start(FLIGHT_TIME)
        if state.notice is not self.timed_notice and self.speaking:
            self.timed_notice = state.notice
            if state.notice:
                self.notice_timer.start(NOTICE_TIME)
                page.announce(fault_sentence(self.language, state.notice))
        self.names_timer.start(0)  # Not now: the picture comes first.
        if state.replay:
            from . import replaying

            replaying.show(self)
            return
        if state.elsewhere:
            return
        code = str(state.game.deal.code or "")
        if page.address_code() != code:
            page.set_address_code(code)
        self.store.keep(state.game, state.former)

    def describe(self) -> None:
        """Bring what a screen reader meets up to date, and let it say what happened."""
        self.names_timer.stop()
        self.view.describe(self.state)
        event = self.state.event
        if event and self.speaking:
            self.state.event = None
            page.announce(speech.event_sentence(self.language, self.state, event))

    def tell(self, kind: str) -> None:
        """Meet what the store has to say: that another window took over, or why nothing can be kept."""
        if kind == LOST:
            actions.cancel(self.state)
            self.state.elsewhere = True
        else:
            notify(self.state, kind)
        self.changed()

    def notice_over(self) -> None:
        """Let the notice go."""
        self.state.notice = None
        self.changed()

    def complete(self) -> None:
        """Meet what came after the first board: the dialogs, and what keeps the site."""
        from .dom.versions import Versions

        self.versions = Versions(self.offer_update)
        if self.language.tag != "en":
            self.translate(self.language)

    def settings_changed(self) -> None:
        """Show the app as the settings say, and keep them."""
        settings = self.state.settings
        page.set_look(settings.theme, settings.deck)
        tag = settings.language or best_language(page.wanted_languages(), page.offered_languages())
        if tag == self.language.tag:
            self.speak(self.language)
            return
        self.resize()
        if tag == "en":
            self.speak(Language())
        else:
            page.read_texts(tag, self.read_texts)

    def read_texts(self, texts: str) -> None:
        """Speak the language whose texts came; without them the app goes on as before."""
        try:
            self.speak(Language.from_texts(json.loads(texts)))
        except ValueError:
            self.speak(self.language)

    def speak(self, language: Language) -> None:
        """Say everything in a language."""
        if language.tag != self.language.tag:
            self.view.speak_language(language)
            page.set_language(language.tag, language.direction)
            self.translate(language)
        self.language = language
        self.speaking = True
        local = self.state.settings.card_letters == "local"
        letters = {text: rank_letter(language, COURT_LETTERS[text]) if local else text for text in COURT_LETTERS}
        if letters != self.letters:
            self.letters = letters
            page.letter_cards(letters)
        self.resize()
        page.spoken()

    def translate(self, language: Language) -> None:
        """Say what stands in the page in a language, and let its links lead to pages in it."""
        page.translate_page(language.say_in)
        page.link_pages(language.tag)

    def pointer(self, kind: str, pointer: int, x: float, y: float, button: int, buttons: int, time: float) -> None:
        """Meet a pointer on the table."""
        state = self.state
        if kind == "pointermove":
            if not state.press or state.press.pointer != pointer:
                return
            if buttons == 1:
                gestures.slide(state, pointer, x, y)
                if state.press and not (state.held and state.held.dragged):
                    return
            else:  # Another button joined, or the release was lost outside the window.
                actions.cancel(state)
        elif kind == "pointerdown":
            if button != 0:
                return
            gestures.press(state, pointer, x, y)
        elif kind == "pointerup":
            gestures.release(state, pointer, x, y, time)
        elif state.press and state.press.pointer == pointer:
            actions.cancel(state)
        else:
            return
        self.changed()

    def act(self, action: str) -> None:
        """Do what a button or a key stands for."""
        if self.state.elsewhere and action not in HARMLESS_ACTIONS:
            return
        if action in actions.ACTIONS:
            page.close_dialogs()
            actions.ACTIONS[action](self.state)
            self.changed()
        elif action == "take-over":
            events.later(lambda: self.store.take_over(self.take_over))
        elif action == "update":
            self.versions.begin()
        else:
            events.later(lambda: self.act_later(action))

    def act_later(self, action: str) -> None:
        """Do what the second pack is needed for."""
        from . import dialogs, replaying

        if action.startswith("replay-") and ":" not in action:
            replaying.act(self, action)
        else:
            dialogs.act(self, action)

    def control(self, name: str, value: str) -> None:
        """Meet a control that was moved."""
        from . import dialogs, replaying

        if name.startswith("replay-"):
            replaying.control(self, name, value)
        else:
            dialogs.act(self, name)

    def key(self, key: str, code: str, control: bool, shift: bool) -> bool:
        """Meet a key and tell whether it meant something."""
        if page.dialog_open():
            return False
        key = keyboard.plain_key(key, code, shift)
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
            read = speech.board_sentence if kind == "read-board" else speech.column_sentence
            page.announce(read(self.language, self.state))
            return True
        else:
            self.act(action)
            self.describe()
            return True
        self.changed()
        self.describe()  # Whoever plays by keys follows the focus.
        return True

    def begin_chosen(self) -> None:
        """Meet the form of a new game."""
        from . import dialogs

        dialogs.begin_chosen(self)

    def change_setting(self, name: str, value: "bool | str") -> None:
        """Meet a setting that the player changed."""
        from . import dialogs

        dialogs.change_setting(self, name, value)

    def replay_on(self) -> None:
        """Go on with a replay that goes on by itself."""
        from . import replaying

        replaying.tick(self)

    def leave(self) -> None:
        """Meet the window losing focus: what is dragged returns. A tap in the making harms nothing and goes on."""
        if self.state.held and self.state.held.dragged:
            actions.cancel(self.state)
            self.changed()

    def resize(self) -> None:
        """Meet a new size of the window, or a device being turned."""
        actions.cancel(self.state)
        self.screen.show("replay", self.state.replay is not None)
        self.screen.show_changes()  # First, as the panel takes room from the table.
        state = self.state
        state.layout = new_layout(state.settings.left_handed, state.replay is not None)
        self.view.lay_out(state)
        page.ready()
        self.settle_timer.start(0)  # Not now: the picture comes first.

    def follow(self) -> None:
        """Meet a game code or a replay that came into the address."""

        def open_it() -> None:
            self.open_address()
            self.resize()

        if not self.state.elsewhere:
            events.later(open_it)

    def offer_update(self) -> None:
        """Meet a newer version that waits."""
        self.state.newer_version = True
        self.changed()


def new_deal(suits: int) -> Deal:
    """Return a new deal, drawn from all of them."""
    return Deal.from_code(page.random_code(suits))


def new_layout(left_handed: bool, replaying: bool) -> Layout:
    """Return the layout for the window as it is now."""
    width, height, safe = page.window_size()
    if replaying:
        safe.bottom += page.height_of("replay")
    return Layout(width, height, safe, left_handed, page.reads_from_right())


APP = App()
"""The app of this page. It touches nothing of the page before `start`, so it is in the image of the program already."""


def start() -> None:
    """Start the app in this page."""
    APP.start()
