"""The panel of a replay: its buttons, its slider, and the clock that lets it go on by itself."""

from ..words.language import Language
from . import replay
from .app import App
from .dom import dialogs as dom
from .state import State


def show(app: App) -> None:
    """Bring the panel up to date."""
    state = app.state
    if not state.replay:
        return
    number, length = state.game.moves, len(state.replay.record.moves)
    dom.show_place(number, length, place_sentence(app.language, state))
    dom.press_button("replay-run", state.replay.running)


def place_sentence(language: Language, state: State) -> str:
    """Return where the replay is."""
    length = len(state.replay.record.moves) if state.replay else 0
    return language.say("Move {number} of {length}", number=state.game.moves, length=length)


def _first(app: App) -> None:
    _stop(app)
    replay.jump(app.state, 0)


def _back(app: App) -> None:
    _stop(app)
    replay.step(app.state, forwards=False)


def _forward(app: App) -> None:
    _stop(app)
    replay.step(app.state, forwards=True)


def _last(app: App) -> None:
    _stop(app)
    if app.state.replay:
        replay.jump(app.state, len(app.state.replay.record.moves))


def _run(app: App) -> None:
    """Let the replay go on by itself, or rest; at its end it begins anew."""
    running = app.state.replay
    if not running:
        return
    if running.running:
        _stop(app)
        return
    running.running = True
    if app.state.game.moves == len(running.record.moves):
        replay.jump(app.state, 0)
    tick(app)


def tick(app: App) -> None:
    """Make the next move of a replay that goes on by itself."""
    running = app.state.replay
    if not running or not running.running:
        return
    if replay.step(app.state, forwards=True):
        app.replay_timer.start(replay.SPEEDS[running.speed])
    else:
        running.running = False
    app.changed()


def _stop(app: App) -> None:
    if app.state.replay:
        app.state.replay.running = False
    app.replay_timer.stop()


def _play_on(app: App) -> None:
    _stop(app)
    replay.play_on(app.state)


def _close(app: App) -> None:
    _stop(app)
    replay.close(app.state)


def control(app: App, name: str, value: str) -> None:
    """Take over the place of the slider, or the speed."""
    if name == "replay-place":
        _stop(app)
        replay.jump(app.state, int(value))
    elif app.state.replay:
        app.state.replay.speed = int(value)
    app.changed()


def act(app: App, action: str) -> None:
    """Do what a button of the panel stands for."""
    ACTIONS[action](app)
    if app.state.replay:
        app.changed()
    else:
        app.resize()  # The panel is gone and leaves its place to the table.


ACTIONS = {
    "replay-first": _first,
    "replay-back": _back,
    "replay-run": _run,
    "replay-forward": _forward,
    "replay-last": _last,
    "replay-on": _play_on,
    "replay-close": _close,
}
"""What the buttons of the panel do."""
