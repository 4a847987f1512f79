"""Which texts of the app's page are messages, and where the static pages are that it links to.

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


def page_path(name: str, tag: str) -> str:
    """Return the path of a static page from the site's root: rules, examples or about in the language of a tag.

    English stands at the root, each other language in a folder of its own.
    """
    return f"{name}.html" if tag == "en" else f"{tag}/{name}.html"
