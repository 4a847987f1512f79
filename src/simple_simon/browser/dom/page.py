"""The page as a whole: its window, address, language, look, and what a screen reader is given to say."""

import js

from ...engine.code import CODE_COUNT, GameCode
from ...words.page import MARKS, page_path, tidy
from ..boxes import Insets


def elements(selector: str) -> "list[js.Element]":
    """Return the elements that a selector finds, in order."""
    found = js.document.querySelectorAll(selector)
    return [found.item(place) for place in range(found.length)]


def mark(name: str, value: str) -> None:
    """Set an attribute of the page as a whole."""
    js.document.documentElement.setAttribute(name, value)


def reads_from_right() -> bool:
    """Tell whether the page's language is written from right to left."""
    return bool(js.document.documentElement.dir == "rtl")


def window_size() -> "tuple[float, float, Insets]":
    """Return width and height of the window and what its edges take."""
    style = js.getComputedStyle(js.document.getElementById("edges"))
    top, right, bottom, left = [
        float(style.getPropertyValue(f"padding-{side}")[:-2]) for side in ("top", "right", "bottom", "left")
    ]
    return js.innerWidth, js.innerHeight, Insets(top, right, bottom, left)


def height_of(name: str) -> float:
    """Return the height of a part of the page, 0 while it is hidden."""
    return float(js.document.getElementById(name).offsetHeight)


def ready() -> None:
    """Tell scripts and tests that the first move can be made."""
    # Hidden up to here: styling three thousand elements before they have their places would be work done twice.
    for name in ("bar", "game"):
        js.document.getElementById(name).hidden = False
    mark("data-ready", "true")


def dialog_open() -> bool:
    """Tell whether a dialog is open."""
    return js.document.querySelector("dialog[open]") is not None


def close_dialogs() -> None:
    """Close what dialogs are open; the focus returns to where it was."""
    for dialog in elements("dialog[open]"):
        dialog.close()


def spoken() -> None:
    """Show the texts, now that they are in the player's language."""
    mark("data-spoken", "true")


def random_code(suits: int) -> GameCode:
    """Return the code of a deal, drawn from all of them: none is likelier than another by a thousand-millionth."""
    # As a text, since integers that cross are cut to 32 bits, and one look from here takes as long as all the rest.
    high, low = str(js.crypto.getRandomValues(js.Uint32Array.new(2)).join()).split(",")
    return GameCode(suits, (int(high) << 32 | int(low)) % CODE_COUNT)


def address_code() -> str:
    """Return what the address carries after its #."""
    return str(js.location.hash)[1:]


def set_address_code(code: str) -> None:
    """Write a game code into the address, without a new entry in the history."""
    js.history.replaceState(None, "", "#" + code if code else js.location.pathname)


def set_language(tag: str, direction: str) -> None:
    """Tell the browser which language the page is in, and which way it is written."""
    mark("lang", tag)
    mark("dir", direction)


def translate_page(say: js.Call) -> None:
    """Say each text of the page that is marked as a message, by say(context, message) as Language.say_in has it.

    The English text is kept beside each, so that the page can change from any language to any other.
    """
    for mark, attribute in MARKS:
        kept = mark.replace("data-say", "data-english")
        for element in elements(f"[{mark}]"):
            english = element.getAttribute(kept)
            if english is None:
                english = tidy(element.getAttribute(attribute) if attribute else element.textContent)
                element.setAttribute(kept, english)
            text = say(element.getAttribute(mark), english)
            if attribute:
                element.setAttribute(attribute, text)
            else:
                element.textContent = text


def wanted_languages() -> "list[str]":
    """Return the tags of the languages that the device wants, the dearest first."""
    wanted = js.navigator.languages
    return str(wanted.join(" ")).split() if wanted else []


def offered_languages() -> "list[str]":
    """Return the tags of the languages that there are, English first."""
    return str(js.document.documentElement.dataset.languages).split()


def read_texts(tag: str, call: js.Call) -> None:
    """Call a function with the texts of a language, as JSON; empty if they cannot be had."""
    link = js.document.querySelector(f"link[rel=texts][hreflang={tag}]")
    answer = js.fetch(link.href).then(lambda answer: answer.text() if answer.ok else "")
    answer.then(call, lambda _error: call(""))


def link_pages(tag: str) -> None:
    """Let the links to the static pages lead to those in a language."""
    for link in elements("[data-page]"):
        link.href = page_path(link.getAttribute("data-page"), tag)


def set_look(theme: str, deck: str) -> None:
    """Set the colours of the table and of the suits."""
    mark("data-theme", theme)
    mark("data-deck", deck)


def letter_cards(letters: "dict[str, str]") -> None:
    """Set the letters in the corners of the cards, by rank text; table.css names them there."""
    for text, letter in letters.items():
        js.document.documentElement.style.setProperty(f"--letter-{text}", f'"{letter}"')


def announce(sentence: str) -> None:
    """Let a screen reader say a sentence, also if it is the same as before."""
    status = js.document.getElementById("status")
    # A no-break space more makes an equal sentence a change.
    status.textContent = sentence + "\xa0" if status.textContent == sentence else sentence
