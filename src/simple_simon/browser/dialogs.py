"""The dialogs: what the player meets in them, and what is done with it. Imported when the first one opens."""

from ..engine.game import Game
from ..engine.link import REPLAY_MARK, game_link, record_link
from ..engine.record import Record
from ..words.faults import fault_sentence
from . import actions, replay
from .app import App, new_deal
from .dom import dialogs as dom
from .dom import page
from .settings import CHOICES, SHOWN_SETTINGS


def open_new_game(app: App) -> None:
    """Ask for a new game, with the number of suits chosen last."""
    actions.settle(app.state)
    suits = f"suits-{app.state.settings.suits}"
    dom.choose(suits)
    dom.set_value("typed-code", "")
    dom.set_text("code-fault", "")
    dom.mark_invalid("typed-code", False)
    dom.open_dialog("new-game", suits)


def begin_chosen(app: App) -> None:
    """Begin the game that the player chose: of a typed code, or a new one."""
    code = dom.value("typed-code")
    if code.strip():
        fault = actions.begin_code(app.state, code)
        if fault:
            dom.set_text("code-fault", fault_sentence(app.language, fault))
            dom.mark_invalid("typed-code", True)
            return
    else:
        actions.begin(app.state, new_deal(int(dom.chosen("suits"))))
    page.close_dialogs()
    app.changed()


def open_share(app: App) -> None:
    """Show the game code and its link, to be copied or shared."""
    deal = app.state.game.deal
    dom.set_value("share-code", str(deal.code) if deal.code else app.language.say("a deal without a code"))
    # Without a code the link to a deal is one to the start of its replay.
    dom.set_value("share-link", dom.link_to(str(deal.code) if deal.code else REPLAY_MARK + game_link(Game(deal))))
    app.store.read_record(app.state.game, show_record)
    dom.set_text("share-result", "")
    app.screen.show("share-send", dom.can_share())
    app.screen.show_changes()
    dom.open_dialog("share", "share-code")


def show_record(text: str) -> None:
    """Fill in the record of a game and the link to its replay; both stay empty where the record is lost."""
    dom.set_value("share-record", text)
    dom.set_value("share-replay", dom.link_to(REPLAY_MARK + record_link(Record.parse(text))) if text else "")


def copy(app: App, name: str) -> None:
    """Copy the text of a field and say so; where that is not allowed, select it instead."""

    def tell(copied: bool) -> None:
        if copied:
            dom.set_text("share-result", app.language.say("Copied."))
        else:
            dom.select(name)
            dom.set_text("share-result", app.language.say("Selected: copy it with Ctrl+C or the menu of the field."))

    dom.copy(dom.value(name), tell)


def open_settings(app: App) -> None:
    """Show the settings as they are."""
    show_settings(app)
    dom.open_dialog("settings")


def show_settings(app: App) -> None:
    """Let the fields of the settings show them."""
    for name in SHOWN_SETTINGS + ("language",):
        dom.show_setting(name, getattr(app.state.settings, name))


def reset_settings(app: App) -> None:
    """Return to the defaults."""
    app.state.settings.reset()
    show_settings(app)
    app.settings_changed()


def change_setting(app: App, name: str, value: "bool | str") -> None:
    """Take over a setting that the player changed."""
    if name == "language" and (not value or value in page.offered_languages()):
        app.state.settings.language = str(value)
        app.settings_changed()
    elif name in CHOICES and app.state.settings.set(name, value):
        app.settings_changed()


def open_menu(_app: App) -> None:
    """Open the menu."""
    dom.open_dialog("menu")


def open_keys(_app: App) -> None:
    """Show the list of keys."""
    dom.open_dialog("keys")


def close(_app: App) -> None:
    """Close what is open."""
    page.close_dialogs()


def copy_code(app: App) -> None:
    """Copy the game code."""
    copy(app, "share-code")


def copy_link(app: App) -> None:
    """Copy the link to this deal."""
    copy(app, "share-link")


def copy_replay(app: App) -> None:
    """Copy the link to the replay of this game."""
    copy(app, "share-replay")


def copy_record(app: App) -> None:
    """Copy the record of this game."""
    copy(app, "share-record")


def send_link(_app: App) -> None:
    """Share the link to this deal by what the device has for it."""
    dom.share(dom.value("share-link"))


def send_replay(_app: App) -> None:
    """Share the link to the replay of this game."""
    dom.share(dom.value("share-replay"))


def open_open(_app: App) -> None:
    """Ask for a record."""
    dom.set_value("record-text", "")
    dom.set_value("record-file", "")
    dom.set_text("record-fault", "")
    dom.mark_invalid("record-text", False)
    dom.open_dialog("open-record")


def open_text(app: App) -> None:
    """Open the replay of the record that was typed or pasted."""
    fault = replay.open_record(app.state, dom.value("record-text"))
    if fault:
        dom.set_text("record-fault", fault_sentence(app.language, fault))
        dom.mark_invalid("record-text", True)
        return
    page.close_dialogs()
    app.resize()


def choose_file(app: App) -> None:
    """Open the replay of the record in the file that was chosen."""

    def tell(text: str) -> None:
        dom.set_value("record-text", text)
        open_text(app)

    dom.read_file("record-file", tell)


def act(app: App, action: str) -> None:
    """Do what a button or a control stands for; a game of the list follows its action behind a colon."""
    if action in ACTIONS:
        ACTIONS[action](app)
        return
    from . import records

    name, _, game_id = action.partition(":")
    if game_id:
        records.choose(app, name, game_id)
    else:
        records.ACTIONS[name](app)


ACTIONS = {
    "new": open_new_game,
    "code": open_share,
    "settings": open_settings,
    "default-settings": reset_settings,
    "menu": open_menu,
    "keys": open_keys,
    "copy-code": copy_code,
    "copy-link": copy_link,
    "copy-replay": copy_replay,
    "copy-record": copy_record,
    "send-replay": send_replay,
    "open": open_open,
    "open-text": open_text,
    "record-file": choose_file,
    "send-link": send_link,
    "close": close,
}
"""What each action in and around the dialogs does."""
