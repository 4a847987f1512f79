"""Which texts of the app's page are messages: what marks an element, and how its text is read.

The page is delivered in English. An element whose whole text is a message carries data-say, one
of whose attributes is a message the mark of that attribute; the mark's value is the message's
context, mostly empty.
"""

MARKS = (
    ("data-say", ""),
    ("data-say-label", "aria-label"),
    ("data-say-title", "title"),
    ("data-say-placeholder", "placeholder"),
)
"""Each mark, and the attribute that it makes a message; without one it is the element's text."""


def tidy(text: str) -> str:
    """Return a text of the page as its message: without the line ends and blanks that only lay out the source."""
    return " ".join(text.split())
