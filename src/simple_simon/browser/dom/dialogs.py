"""The dialogs and their fields, and what leaves the page: copies, shared links, files."""

import calls
import js

from .events import Timer
from .page import close_dialogs, elements

FILE_TIME = 60_000
"""How long a file to be saved is held ready, in milliseconds."""


def open_dialog(name: str, focus: str = "") -> None:
    """Open a dialog in place of any other; the focus goes to an element of it, or to its heading."""
    close_dialogs()
    dialog = js.document.getElementById(name)
    dialog.showModal()
    if focus:
        js.document.getElementById(focus).focus()
        return
    # Else the first button would have it, which may lie far down and scroll the heading away.
    heading = dialog.querySelector("h2")
    heading.tabIndex = -1
    heading.focus()


def value(name: str) -> str:
    """Return what stands in a field."""
    return str(js.document.getElementById(name).value)


def set_value(name: str, text: str) -> None:
    """Put a text into a field."""
    js.document.getElementById(name).value = text


def set_text(name: str, text: str) -> None:
    """Put a text into an element, and hide the element if it is empty."""
    element = js.document.getElementById(name)
    element.textContent = text
    element.hidden = not text


def chosen(group: str) -> str:
    """Return the value of the chosen one of a group of radio buttons."""
    return str(js.document.querySelector(f"input[name={group}]:checked").value)


def choose(name: str) -> None:
    """Choose a radio button."""
    js.document.getElementById(name).checked = True


def mark_invalid(name: str, invalid: bool) -> None:
    """Mark a field as wrongly filled in, and go there."""
    field = js.document.getElementById(name)
    field.setAttribute("aria-invalid", "true" if invalid else "false")
    if invalid:
        field.focus()


def show_setting(name: str, setting: "bool | str") -> None:
    """Show a setting in its field of the settings."""
    field = js.document.querySelector(f"[data-setting={name}]")
    if field.type == "checkbox":
        field.checked = setting
    else:
        field.value = setting


def link_to(code: str) -> str:
    """Return the address of the app with a game code."""
    return f"{js.location.origin}{js.location.pathname}#{code}"


def can_share() -> bool:
    """Tell whether the device can share a link."""
    return getattr(js.navigator, "share", None) is not None


def copy(text: str, tell: js.Call) -> None:
    """Copy a text, then call tell(whether it worked)."""
    calls.copy(text, tell)


def share(address: str) -> None:
    """Let the player share an address by what the device has for it."""
    calls.share(address)


def select(name: str) -> None:
    """Select the text of a field, so that the player can copy it."""
    js.document.getElementById(name).select()


def save_file(name: str, text: str) -> None:
    """Let the player save a text as a file."""
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(js.Blob.new(js.Array.of(text)))
    link.download = name
    link.click()
    Timer(lambda: js.URL.revokeObjectURL(link.href)).start(FILE_TIME)


def read_file(name: str, call: js.Call) -> None:
    """Call a function with the text of the file that was chosen in a field; empty if it cannot be read."""
    _read(js.document.getElementById(name), call)


def choose_file(call: js.Call) -> None:
    """Let the player choose a file, then call a function with its text; empty if it cannot be read."""
    field = js.document.createElement("input")
    field.type = "file"
    field.accept = ".json,application/json"
    field.addEventListener("change", lambda _event: _read(field, call))
    field.click()


def _read(field: js.Element, call: js.Call) -> None:
    if field.files.length:
        # The second function of then(), not catch(): what goes wrong in the first is no unreadable file.
        field.files.item(0).text().then(call, lambda _error: call(""))


def show_place(number: int, length: int, text: str) -> None:
    """Show where a replay is: on its slider and in words."""
    slider = js.document.querySelector("[data-control=replay-place]")
    slider.max = str(length)
    slider.value = str(number)
    slider.setAttribute("aria-valuetext", text)
    js.document.getElementById("replay-text").textContent = text


def press_button(action: str, pressed: bool) -> None:
    """Show a button as pressed or not."""
    for button in elements(f"[data-action={action}]"):
        button.setAttribute("aria-pressed", "true" if pressed else "false")


def fill_figure(name: str, suits: int, text: str) -> None:
    """Write a figure of the records into the cell of a number of suits."""
    js.document.querySelector(f"[data-figure='{name}-{suits}']").textContent = text


def fill_list(name: str, rows: "list[tuple[str, str]]", replay: str, again: str) -> None:
    """Fill a list with lines, each with its two buttons that carry the id of a game."""
    items = js.document.getElementById(name)
    items.replaceChildren()
    for game_id, line in rows:
        item = js.document.createElement("li")
        text = js.document.createElement("span")
        text.textContent = line
        item.append(text)
        for action, label in (("replay-game", replay), ("play-again", again)):
            button = js.document.createElement("button")
            button.type = "button"
            button.textContent = label
            button.setAttribute("data-action", f"{action}:{game_id}")
            button.setAttribute("aria-label", f"{label}: {line}")
            item.append(button)
        items.append(item)
    items.hidden = not rows


def local_date(moment: str, tag: str) -> str:
    """Return the date of a moment as a language writes it."""
    return str(js.Date.new(moment).toLocaleDateString(tag, js.JSON.parse('{"dateStyle": "medium"}')))
