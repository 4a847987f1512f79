"""The browser: the only module that touches it. Elements, events, address, timers."""

import calls
import js

from . import screen
from .geometry import Box, Insets

window = js.window
document = js.document
root = document.documentElement


def _all(selector: str) -> "list[js.Element]":
    found = document.querySelectorAll(selector)
    return [found.item(place) for place in range(found.length)]


def _place(element: js.Element, box: Box) -> None:
    style = element.style
    style.left = f"{box.left:.2f}px"
    style.top = f"{box.top:.2f}px"
    style.width = f"{box.width:.2f}px"
    style.height = f"{box.height:.2f}px"


class Screen(screen.Screen):
    """The page in a browser window."""

    def __init__(self) -> None:
        self.table = document.getElementById("table")
        self.cards = _all(".card")
        self.styles = [card.style for card in self.cards]
        self.slots = _all(".slot")
        self.piles = _all(".pile")
        self.notice = document.getElementById("notice")

    def size_cards(self, width: float, height: float, strip: float) -> None:
        for name, value in (("width", width), ("height", height), ("strip", strip)):
            root.style.setProperty(f"--card-{name}", f"{value:.2f}px")

    def place_bar(self, side: str, bar: Box, numbers: Box, buttons: Box) -> None:
        root.setAttribute("data-bar", side)
        _place(document.getElementById("bar"), bar)
        _place(document.getElementById("numbers"), numbers)
        _place(document.getElementById("buttons"), buttons)

    def place_slot(self, column: int, left: float, top: float) -> None:
        self.slots[column].style.transform = f"translate({left:.2f}px,{top:.2f}px)"

    def place_pile(self, place: int, box: Box) -> None:
        _place(self.piles[place], box)

    def face_card(self, card: int, text: str) -> None:
        element = self.cards[card]
        element.setAttribute("data-card", text)
        uses = element.querySelectorAll("use")
        for place in range(uses.length):
            use = uses.item(place)
            use.setAttribute("href", f"#face-{text}" if place == 0 else f"#sign-{text[-1]}")

    def move_card(self, card: int, left: float, top: float, scale: float) -> None:
        shrunk = "" if scale == 1.0 else f" scale({scale:.4f})"
        self.styles[card].transform = f"translate({left:.2f}px,{top:.2f}px){shrunk}"

    def layer_card(self, card: int, layer: int) -> None:
        self.styles[card].zIndex = str(layer)

    def mark_card(self, card: int, column: int, position: int) -> None:
        element = self.cards[card]
        element.setAttribute("data-column", str(column))
        element.setAttribute("data-position", str(position))

    def hold_card(self, card: int, held: bool, dragged: bool) -> None:
        classes = self.cards[card].classList
        classes.toggle("held", held)
        classes.toggle("dragged", dragged)

    def light_slot(self, column: int, lit: bool) -> None:
        self.slots[column].classList.toggle("lit", lit)

    def write(self, name: str, text: str) -> None:
        document.querySelector(f"[data-{name}]").textContent = text

    def enable(self, action: str, enabled: bool) -> None:
        for button in _all(f"[data-action={action}]"):
            button.disabled = not enabled

    def show_notice(self, sentence: str) -> None:
        self.notice.textContent = sentence
        self.notice.hidden = not sentence

    def show(self, name: str, shown: bool) -> None:
        document.getElementById(name).hidden = not shown

    def stand_still(self, still: bool) -> None:
        if not still:
            root.offsetWidth  # noqa: B018  # Reading it lays the page out, so that nothing glides from where it was.
        root.classList.toggle("still", still)


def window_size() -> "tuple[float, float, Insets]":
    """Return width and height of the window and what its edges take."""
    style = js.getComputedStyle(document.getElementById("edges"))
    top, right, bottom, left = [
        float(style.getPropertyValue(f"padding-{side}")[:-2]) for side in ("top", "right", "bottom", "left")
    ]
    return js.innerWidth, js.innerHeight, Insets(top, right, bottom, left)


def ready() -> None:
    """Tell scripts and tests that the first move can be made."""
    root.setAttribute("data-ready", "true")


def random_letters() -> str:
    """Return seven letters A to Z, each equally likely."""
    return str(calls.letters())


def address_code() -> str:
    """Return what the address carries after its #."""
    return str(js.location.hash)[1:]


def set_address_code(code: str) -> None:
    """Write a game code into the address, without a new entry in the history."""
    js.history.replaceState(None, "", "#" + code if code else js.location.pathname)


class Timer:
    """Calls a function once, some time after its last start."""

    def __init__(self, call: js.Call) -> None:
        self.call = call
        self.number: int | None = None

    def start(self, milliseconds: int) -> None:
        """Start, or start anew."""
        if self.number is not None:
            js.clearTimeout(self.number)
        self.number = js.setTimeout(self.over, milliseconds)

    def over(self) -> None:
        self.number = None
        self.call()


def listen_to_pointers(element: js.Element, call: object) -> None:
    """Hand each pointer event to call(type, pointer, x, y, button, buttons, time)."""
    calls.pointers(element, call)


def capture(element: js.Element, pointer: int) -> None:
    """Keep a pointer's events coming when it leaves the element."""
    calls.capture(element, pointer)


def listen_to_buttons(call: js.Call) -> None:
    """Hand the action of each button that is clicked to call(action)."""

    def clicked(event: js.Event) -> None:
        button = event.target.closest("[data-action]")
        if button:
            call(button.getAttribute("data-action"))

    document.addEventListener("click", clicked)


def listen_to_keys(call: js.Call) -> None:
    """Hand each key to call(key, control, shift), which tells whether it meant something."""

    def pressed(event: js.Event) -> None:
        if call(event.key, event.ctrlKey or event.metaKey, event.shiftKey):
            event.preventDefault()

    document.addEventListener("keydown", pressed)


def listen_to_new_game(call: js.Call) -> None:
    """Call a function when the form of the new game is sent off."""

    def sent(event: js.Event) -> None:
        event.preventDefault()
        call()

    document.getElementById("new-game").addEventListener("submit", sent)


def listen_to_window(kind: str, call: js.Call) -> None:
    """Call a function when the window is resized, loses focus, or gets another address."""
    window.addEventListener(kind, lambda _event: call())


def dialog_open() -> bool:
    """Tell whether a dialog is open."""
    return document.querySelector("dialog[open]") is not None


def close_dialogs() -> None:
    """Close what dialogs are open."""
    for dialog in _all("dialog[open]"):
        dialog.close()


def open_new_game(suits: int) -> None:
    """Ask for a new game, with a number of suits preselected."""
    document.getElementById(f"suits-{suits}").checked = True
    document.getElementById("typed-code").value = ""
    show_code_fault("")
    document.getElementById("new-game").showModal()
    document.getElementById(f"suits-{suits}").focus()


def new_game_choice() -> "tuple[int, str]":
    """Return the number of suits chosen for a new game and the code typed, which may be empty."""
    chosen = document.querySelector("#new-game input[name=suits]:checked")
    return int(chosen.value), document.getElementById("typed-code").value.strip()


def show_code_fault(sentence: str) -> None:
    """Say what is wrong with the typed code; an empty sentence takes it back."""
    fault = document.getElementById("code-fault")
    fault.textContent = sentence
    fault.hidden = not sentence
    document.getElementById("typed-code").setAttribute("aria-invalid", "true" if sentence else "false")
    if sentence:
        document.getElementById("typed-code").focus()
