"""The dialog of records: figures over the games played, the games won, and everything as one file.

Imported when it first opens.
"""

from ..engine.cards import SUITS_IN_PACK
from . import actions, archive, replay
from .app import App
from .backup import BackupError, Kept, Reading
from .dom import dialogs as dom
from .dom import events, page
from .entries import PlayedGame
from .settings import CHOICES
from .statistics import ALL, Figures, count, finished

LISTED = 100
"""So many won games are listed, the latest first."""

SLICE = 20
"""So many games of a file are read before the page gets its turn."""

FILE_NAME = "simple-simon.json"


def open_records(app: App) -> None:
    """Show the records of play."""
    dom.set_text("records-result", "")
    dom.open_dialog("records")
    archive.read(app.store.played, lambda games: show(app, games))


def show(app: App, games: "list[PlayedGame]") -> None:
    """Fill in the figures and the list."""
    figures = count(games)
    for suits in (ALL,) + tuple(SUITS_IN_PACK):
        for name, text in texts_of(figures[suits]).items():
            dom.fill_figure(name, suits, text)
    rows = [row_of(app, played) for played in finished(games)[:LISTED]]
    dom.fill_list("records-list", rows, app.language.say("Replay"), app.language.say("Play again"))


def texts_of(figures: Figures) -> "dict[str, str]":
    """Return the figures as texts, a dash for none."""
    return {
        "begun": str(figures.begun),
        "won": str(figures.won),
        "best-score": "–" if figures.best_score is None else str(figures.best_score),
        "fewest-moves": "–" if figures.fewest_moves is None else str(figures.fewest_moves),
        "current-run": str(figures.current_run),
        "longest-run": str(figures.longest_run),
    }


def row_of(app: App, played: PlayedGame) -> "tuple[str, str]":
    """Return the id of a won game and its line in the list."""
    language = app.language
    date = dom.local_date(played.won_at, language.tag)
    line = language.count(
        # Translators: a line in the list of games won, such as "3 May 2026: SS1-S1-AAAAABD, 49 moves, 851 points".
        "{date}: {code}, {number} move, score {score}",
        "{date}: {code}, {number} moves, score {score}",
        played.moves or 0,
        date=date,
        code=played.code or language.say("a deal without a code"),
        score=played.score,
    )
    return played.game_id, line


def choose(app: App, action: str, game_id: str) -> None:
    """Replay a game of the list, or play its deal again."""
    archive.read_record(app.store.played, game_id, lambda record: _chosen(app, action, record))


def _chosen(app: App, action: str, record: str) -> None:
    fault = replay.open_record(app.state, record)
    if fault:
        dom.set_text("records-result", app.language.say("The record of this game is lost."))
        return
    if action == "play-again" and app.state.replay:
        actions.begin(app.state, app.state.replay.record.deal)
    page.close_dialogs()
    app.resize()


def ask_reset(_app: App) -> None:
    """Ask before the records are forgotten."""
    dom.open_dialog("reset-records", "reset-cancel")


def reset(app: App) -> None:
    """Forget the records of play."""
    app.store.played.reset()
    open_records(app)


def save_all(app: App) -> None:
    """Save settings, records and the current game in one file."""
    archive.back_up(app.store, app.state.settings, lambda text: dom.save_file(FILE_NAME, text))


def load_all(app: App) -> None:
    """Let the player choose such a file, and take it in whole or not at all."""
    dom.choose_file(lambda text: _read(app, text))


def _read(app: App, text: str) -> None:
    try:
        reading = Reading(text)
    except BackupError as fault:
        _refuse(app, fault)
        return

    def read_on() -> None:
        try:
            for _ in range(SLICE):
                if not reading.step():
                    take_in(app, reading.kept)
                    return
        except BackupError as fault:
            _refuse(app, fault)
            return
        timer.start(0)

    timer = events.Timer(read_on)
    read_on()


def _refuse(app: App, fault: BackupError) -> None:
    from ..words.faults import fault_sentence

    dom.set_text("records-result", fault_sentence(app.language, fault))


def take_in(app: App, kept: Kept) -> None:
    """Add the games of a file to the records, and take over its settings and its current game."""

    def done(new: int) -> None:
        dom.set_text(
            "records-result",
            app.language.count("Loaded: {number} new game.", "Loaded: {number} new games.", new),
        )
        archive.read(app.store.played, lambda games: show(app, games))

    archive.take_in(app.store.played, kept, done)
    for name in CHOICES:
        app.state.settings.set(name, getattr(kept.settings, name))
    app.state.settings.language = kept.settings.language
    if kept.game and app.store.adopt(kept.game, kept.game_id):
        actions.bring(app.state, kept.game)
    app.settings_changed()


ACTIONS = {
    "records": open_records,
    "ask-reset": ask_reset,
    "reset-records": reset,
    "save-all": save_all,
    "load-all": load_all,
}
"""What the buttons of the dialog do."""
