"""The browser: the only module that touches it. Elements, events, address, timers."""

import calls
import js

from ..words.page import MARKS, tidy
from . import journal, screen
from .bar import Bar
from .boxes import Box, Insets

REPEAT_DELAY = 400
"""How long a button is held down, in milliseconds, until it repeats."""

REPEAT_TIME = 50
"""The time between repeats, in milliseconds."""

FILE_TIME = 60_000
"""How long a file to be saved is held ready, in milliseconds."""

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
        self.empties = _all(".empty")
        self.cursor = self.cards[0]

    def size_cards(self, width: float, height: float, index: float, small: bool) -> None:
        for name, value in (("width", width), ("height", height), ("index", index)):
            root.style.setProperty(f"--card-{name}", f"{value:.2f}px")
        root.setAttribute("data-cards", "small" if small else "large")

    def place_bar(self, bar: Bar, table: Box) -> None:
        root.setAttribute("data-bar", bar.side)
        root.setAttribute("data-bar-style", bar.style)
        root.setAttribute("data-hand", "left" if bar.left_handed else "right")
        root.style.setProperty("--scale", f"{bar.scale:.3f}")
        for name, box in (("ground", bar.ground), ("numbers", bar.numbers), ("buttons", bar.buttons)):
            _place(document.getElementById(name), box)
        for name, box in (("table", table), ("notice", bar.notice)):
            for side in ("left", "top", "width", "height"):
                root.style.setProperty(f"--{name}-{side}", f"{getattr(box, side):.2f}px")

    def place_slot(self, column: int, left: float, top: float) -> None:
        self.slots[column].style.transform = f"translate({left:.2f}px,{top:.2f}px)"

    def place_pile(self, place: int, box: Box) -> None:
        _place(self.piles[place], box)

    def face_card(self, card: int, text: str) -> None:
        element = self.cards[card]
        element.setAttribute("data-card", text)
        uses = element.querySelectorAll("use")
        for place in range(uses.length):
            uses.item(place).setAttribute("href", f"#sign-{text[-1]}" if place else f"#face-{text}")

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

    def name_card(self, card: int, name: str) -> None:
        element = self.cards[card]
        element.setAttribute("aria-label", name)
        element.setAttribute("aria-hidden", "false" if name else "true")

    def name_column(self, column: int, name: str, cards: list[int], empty: str) -> None:
        slot = self.slots[column]
        slot.setAttribute("aria-label", name)
        slot.setAttribute("aria-owns", " ".join([f"card-{card}" for card in cards]))
        self.empties[column].hidden = not empty
        self.empties[column].setAttribute("aria-label", empty)

    def move_cursor(self, card: "int | None", column: int, focus: bool) -> None:
        self.cursor.tabIndex = -1
        self.cursor = self.empties[column] if card is None else self.cards[card]
        self.cursor.tabIndex = 0
        if focus:
            self.cursor.focus()

    def focus_table(self) -> None:
        """Put the focus on the table, where its cursor is."""
        self.cursor.focus()

    def has_focus(self) -> bool:
        return bool(self.table.contains(document.activeElement))

    def write(self, name: str, text: str) -> None:
        document.querySelector(f"[data-{name}]:not(.card)").textContent = text

    def enable(self, action: str, enabled: bool) -> None:
        # Not the attribute disabled: a button that has the focus would lose it.
        for button in _all(f"[data-action={action}]"):
            button.setAttribute("aria-disabled", "false" if enabled else "true")

    def show_notice(self, sentence: str, rule: str) -> None:
        notice = document.getElementById("notice")
        notice.hidden = not sentence
        notice.querySelector("span").textContent = sentence
        link = notice.querySelector("a")
        link.hidden = not rule
        link.href = f"{link.href.split('#')[0]}#{rule}"

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


def reads_from_right() -> bool:
    """Tell whether the page's language is written from right to left."""
    return bool(root.dir == "rtl")


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
        # In JavaScript, since the numbers of timers may be too large to cross.
        self.timer = calls.timer(call)

    def start(self, milliseconds: int) -> None:
        """Start, or start anew."""
        self.timer.start(milliseconds)

    def stop(self) -> None:
        """Forget the call."""
        self.timer.stop()


def listen_to_pointers(element: js.Element, call: object) -> None:
    """Hand each pointer event to call(type, pointer, x, y, button, buttons, time)."""
    calls.pointers(element, call)


def capture(element: js.Element, pointer: int) -> None:
    """Keep a pointer's events coming when it leaves the element."""
    calls.capture(element, pointer)


class Buttons:
    """The buttons of the page; some act when pressed and repeat while they are held down."""

    def __init__(self, call: js.Call, repeating: "tuple[str, ...]") -> None:
        self.call = call
        """Called with the action of the button."""
        self.repeating = repeating
        """The actions that repeat."""
        self.pressed = ""
        self.timer = Timer(self.repeat)
        document.addEventListener("pointerdown", self.press)
        document.addEventListener("click", self.click)
        for kind in ("pointerup", "pointercancel"):
            document.addEventListener(kind, self.release)
        window.addEventListener("blur", self.release)

    def press(self, event: js.Event) -> None:
        """Act at once where a button repeats."""
        action = _action(event)
        if action in self.repeating and event.button == 0:
            self.pressed = action
            self.call(action)
            self.timer.start(REPEAT_DELAY)

    def repeat(self) -> None:
        """Act again, and again after a short while."""
        self.call(self.pressed)
        self.timer.start(REPEAT_TIME)

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
    """Hand each key that is not typed into a field to call(key, control, shift), which tells whether it meant something."""

    def pressed(event: js.Event) -> None:
        typing = event.target.matches("input, select, textarea")
        if not typing and not event.altKey and call(event.key, event.ctrlKey or event.metaKey, event.shiftKey):
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


def open_dialog(name: str, focus: str = "") -> None:
    """Open a dialog in place of any other; the focus goes to an element of it, or to its first."""
    close_dialogs()
    document.getElementById(name).showModal()
    if focus:
        document.getElementById(focus).focus()


def close_dialogs() -> None:
    """Close what dialogs are open; the focus returns to where it was."""
    for dialog in _all("dialog[open]"):
        dialog.close()


def value(name: str) -> str:
    """Return what stands in a field."""
    return str(document.getElementById(name).value)


def set_value(name: str, text: str) -> None:
    """Put a text into a field."""
    document.getElementById(name).value = text


def set_text(name: str, text: str) -> None:
    """Put a text into an element, and hide the element if it is empty."""
    element = document.getElementById(name)
    element.textContent = text
    element.hidden = not text


def chosen(group: str) -> str:
    """Return the value of the chosen one of a group of radio buttons."""
    return str(document.querySelector(f"input[name={group}]:checked").value)


def choose(name: str) -> None:
    """Choose a radio button."""
    document.getElementById(name).checked = True


def mark_invalid(name: str, invalid: bool) -> None:
    """Mark a field as wrongly filled in, and go there."""
    field = document.getElementById(name)
    field.setAttribute("aria-invalid", "true" if invalid else "false")
    if invalid:
        field.focus()


def show_setting(name: str, setting: "bool | str") -> None:
    """Show a setting in its field of the settings."""
    field = document.querySelector(f"[data-setting={name}]")
    if field.type == "checkbox":
        field.checked = setting
    else:
        field.value = setting


def listen_to_settings(call: js.Call) -> None:
    """Hand each setting that is changed to call(name, value)."""

    def changed(event: js.Event) -> None:
        field = event.target
        name = field.getAttribute("data-setting")
        if name:
            call(name, field.checked if field.type == "checkbox" else field.value)

    document.addEventListener("change", changed)


def set_language(tag: str, direction: str) -> None:
    """Tell the browser which language the page is in, and which way it is written."""
    root.setAttribute("lang", tag)
    root.setAttribute("dir", direction)


def translate_page(say: js.Call) -> None:
    """Say each text of the page that is marked as a message, by say(context, message) as Language.say_in has it.

    The English text is kept beside each, so that the page can change from any language to any other.
    """
    for mark, attribute in MARKS:
        kept = mark.replace("data-say", "data-english")
        for element in _all(f"[{mark}]"):
            english = element.getAttribute(kept)
            if english is None:
                english = tidy(element.getAttribute(attribute) if attribute else element.textContent)
                element.setAttribute(kept, english)
            text = say(element.getAttribute(mark), english)
            if attribute:
                element.setAttribute(attribute, text)
            else:
                element.textContent = text


def set_look(theme: str, deck: str) -> None:
    """Set the colours of the table and of the suits."""
    root.setAttribute("data-theme", theme)
    root.setAttribute("data-deck", deck)


def letter_cards(letters: "dict[str, str]") -> None:
    """Set the letters in the corners of the cards, by rank text."""
    for card in _all(".card"):
        letter = letters.get(card.getAttribute("data-card")[:-1])
        if letter:
            for corner in ("b", ".turned b"):
                card.querySelector(corner).setAttribute("data-letter", letter)


def announce(sentence: str) -> None:
    """Let a screen reader say a sentence, also if it is the same as before."""
    status = document.getElementById("status")
    # A no-break space more makes an equal sentence a change.
    status.textContent = sentence + "\xa0" if status.textContent == sentence else sentence


def link_to(code: str) -> str:
    """Return the address of the app with a game code."""
    return f"{js.location.origin}{js.location.pathname}#{code}"


def can_share() -> bool:
    """Tell whether the device can share a link."""
    return bool(calls.canShare())


def copy(text: str, tell: js.Call) -> None:
    """Copy a text, then call tell(whether it worked)."""
    calls.copy(text, tell)


def share(address: str) -> None:
    """Let the player share an address by what the device has for it."""
    calls.share(address)


def select(name: str) -> None:
    """Select the text of a field, so that the player can copy it."""
    document.getElementById(name).select()


class Storage(journal.Calls):
    """The browser's storage, by store.mjs."""

    def __init__(self) -> None:
        self.unanswered = 0

    def opened(self) -> str:
        return str(calls.store.opened)

    def take(self, done: js.Call) -> None:
        calls.store.take(done)

    def write(self, changes: str, done: js.Call) -> None:
        def answered(answer: str) -> None:
            self.unanswered -= 1
            if answer == journal.KEPT and not self.unanswered:
                root.setAttribute("data-kept", "true")
            done(answer)

        self.unanswered += 1
        root.setAttribute("data-kept", "false")
        calls.store.write(changes, answered)

    def read(self, beginning: str, done: js.Call) -> None:
        calls.store.read(beginning, done)

    def listen(self, lost: js.Call) -> None:
        calls.store.listen(lost)

    def moment(self) -> str:
        return str(js.Date.new().toISOString())

    def letters(self) -> str:
        return random_letters()


def start_newer_version() -> None:
    """Start the page anew with the version that waits; the window had an event "update" when it came."""
    calls.update()


def save_file(name: str, text: str) -> None:
    """Let the player save a text as a file."""
    link = document.createElement("a")
    link.href = js.URL.createObjectURL(js.Blob.new(js.Array.of(text)))
    link.download = name
    link.click()
    Timer(lambda: js.URL.revokeObjectURL(link.href)).start(FILE_TIME)


def choose_file(call: js.Call) -> None:
    """Let the player choose a file, then call a function with its text; empty if it cannot be read."""
    field = document.createElement("input")
    field.type = "file"
    field.accept = ".json,application/json"

    def chosen(_event: js.Event) -> None:
        if field.files.length:
            # The second function of then(), not catch(): what goes wrong in the first is no unreadable file.
            field.files.item(0).text().then(call, lambda _error: call(""))

    field.addEventListener("change", chosen)
    field.click()
