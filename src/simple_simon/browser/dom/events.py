"""What the player does: pointers, buttons, keys, fields, the window; and the clock."""

import calls
import js

REPEAT_DELAY = 400
"""How long a button is held down, in milliseconds, until it repeats."""

REPEAT_TIME = 30
"""The time between repeats, in milliseconds."""


class Timer:
    """Calls a function once, some time after its last start."""

    def __init__(self, call: js.Call) -> None:
        self.call = call
        self.timer: js.Timer | None = None
        """In JavaScript, since the numbers of timers may be too large to cross; made when it is needed."""

    def start(self, milliseconds: int) -> None:
        """Start, or start anew."""
        self.timer = self.timer or calls.timer(self.call)
        self.timer.start(milliseconds)

    def stop(self) -> None:
        """Forget the call."""
        if self.timer:
            self.timer.stop()


def later(call: js.Call) -> None:
    """Call a function once every module can be imported: at once, but for the first moments after the start."""
    calls.later(call)


def listen_to_pointers(name: str, call: object) -> None:
    """Hand each pointer event on an element to call(type, pointer, x, y, button, buttons, time).

    A pointer that is down keeps its events coming when it leaves the element. What it drags follows it without a call.
    """
    calls.pointers(js.document.getElementById(name), call)


class Buttons:
    """The buttons of the page; some act when pressed and repeat while they are held down."""

    def __init__(self, call: js.Call, repeating: "tuple[str, ...]") -> None:
        self.call = call
        """Called with the action of the button."""
        self.repeating = repeating
        """The actions that repeat."""
        self.pressed = ""
        self.timer = Timer(self.repeat)
        js.document.addEventListener("pointerdown", self.press)
        js.document.addEventListener("click", self.click)
        for kind in ("pointerup", "pointercancel"):
            js.document.addEventListener(kind, self.release)
        js.window.addEventListener("blur", self.release)

    def press(self, event: js.Event) -> None:
        """Act at once where a button repeats."""
        action = _action(event)
        if action in self.repeating and event.button == 0:
            self.pressed = action
            self.call(action)
            self.timer.start(REPEAT_DELAY)

    def repeat(self) -> None:
        """Act again, and again after a short while."""
        self.timer.start(REPEAT_TIME)  # First, so that what the action costs is not added to it.
        self.call(self.pressed)

    def release(self, _event: js.Event) -> None:
        """Stop repeating."""
        self.timer.stop()

    def click(self, event: js.Event) -> None:
        """Act, unless the press did so already; keys and voices click without a press."""
        action = _action(event)
        if action and action != self.pressed:
            self.call(action)
        self.pressed = ""


def _action(event: js.Event) -> str:
    """Return the action of the button that an event hits, or an empty text."""
    button = event.target.closest("[data-action]")
    return str(button.getAttribute("data-action")) if button else ""


def listen_to_keys(call: js.Call) -> None:
    """Hand each key not typed into a field to call(key, code, control, shift), which tells if it meant anything."""

    def pressed(event: js.Event) -> None:
        # A field of a dialog that has just closed keeps the focus until the next frame: its keys mean the game again.
        typing = event.target.matches(":is(input, select, textarea):not(dialog:not([open]) *)")
        if (
            not typing
            and not event.altKey
            and call(event.key, event.code, event.ctrlKey or event.metaKey, event.shiftKey)
        ):
            event.preventDefault()

    js.document.addEventListener("keydown", pressed)


def listen_to_controls(call: js.Call) -> None:
    """Hand each control that is moved to call(name, value): the slider of the replay, a file that is chosen."""

    def moved(event: js.Event) -> None:
        name = event.target.getAttribute("data-control")
        if name:
            call(name, event.target.value)

    js.document.addEventListener("input", moved)


def listen_to_new_game(call: js.Call) -> None:
    """Call a function when the form of the new game is sent off."""

    def sent(event: js.Event) -> None:
        event.preventDefault()
        call()

    js.document.addEventListener("submit", sent)  # It is the only form.


def listen_to_window(kind: str, call: js.Call) -> None:
    """Call a function when the window is resized, loses focus, or gets another address."""
    js.window.addEventListener(kind, lambda _event: call())


def listen_to_settings(call: js.Call) -> None:
    """Hand each setting that is changed to call(name, value)."""

    def changed(event: js.Event) -> None:
        field = event.target
        name = field.getAttribute("data-setting")
        if name:
            call(name, field.checked if field.type == "checkbox" else field.value)

    js.document.addEventListener("change", changed)
