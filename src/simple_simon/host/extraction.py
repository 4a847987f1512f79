"""Finds all messages of the program, the app's page and the static pages, and makes the template of them.

In Python and in the templates of pages a message is what say, say_in, count or message is called
with; in the app's page it is what is marked as words/page.py says.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract

from ..words.page import MARKS, tidy

KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "say": None,
    "say_in": ((1, "c"), 2),
    "count": (1, 2),
    "message": None,
}
"""The functions that are called with messages; which argument is the context, the message, its plural."""

NOTE = "Translators:"
"""How a comment begins that is meant for translators."""

PROGRAM = ("src/simple_simon/words/*.py", "src/simple_simon/browser/*.py", "src/simple_simon/web/*.html")
"""Where the messages stand that the app needs."""

TERMINAL = ("src/simple_simon/host/terminal/*.py",)
"""Where those stand that only the game in the terminal needs."""

PAGES = ("src/simple_simon/host/pages.py", "src/simple_simon/host/examples.py", "src/simple_simon/web/pages/*.html")
"""Where those stand that only the static pages need."""

Found = tuple[int, str, tuple[str | None, ...], list[str]]
"""A message as extractors yield it: line, keyword, arguments, notes."""


def extracted(root: Path) -> Catalog:
    """Return the template: every message of a checkout once, in the order of the files, without translations."""
    template = Catalog(project="Simple Simon", charset="utf-8")
    for pattern in PROGRAM + TERMINAL + PAGES:
        for path in sorted(root.glob(pattern)):
            name = path.relative_to(root).as_posix()
            with path.open("rb") as file:
                method = _method(name)
                found = extract(method, file, KEYWORDS, (NOTE,), {"silent": "false"}, strip_comment_tags=True)
                for line, message, notes, context in found:
                    template.add(message, locations=[(name, line)], auto_comments=_paragraph(notes), context=context)
    return template


def stands_in(message: Message, patterns: Collection[str]) -> bool:
    """Tell whether a message of the template stands in one of some files."""
    return any(Path(name).match(pattern) for name, _ in message.locations for pattern in patterns)


def _method(name: str) -> Any:  # noqa: ANN401
    """Return what Babel takes as an extractor; its type says less than what it does."""
    if name.endswith(".py"):
        return "python"
    return app_page_messages if Path(name).match(PROGRAM[-1]) else "jinja2.ext:babel_extract"


def _paragraph(notes: list[str]) -> list[str]:
    """Return a note of several lines as one."""
    return [tidy(" ".join(notes))] if notes else []


def app_page_messages(
    file: IO[bytes], _keywords: Collection[str], notes: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """Yield the marked texts and attributes of the app's page; a note is a template comment before its element."""
    del options
    reader = _PageReader(notes)
    # The comments of the template become comments of the page for as long as it is read here.
    reader.feed(re.sub(r"\{#(.*?)#\}", r"<!--\1-->", file.read().decode(), flags=re.DOTALL))
    reader.close()
    yield from reader.found


class _PageReader(HTMLParser):
    """Reads a page and keeps what is marked as a message."""

    def __init__(self, notes: Collection[str]) -> None:
        super().__init__()
        self.found: list[Found] = []
        self._tags = tuple(notes)
        self._notes: list[str] = []
        self._open: tuple[int, str, str, list[str]] | None = None
        self._text = ""

    def handle_comment(self, data: str) -> None:
        """Keep a note for the next element."""
        if data.strip().startswith(self._tags):
            self._notes = [tidy(data)]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take the marked attributes, and begin a marked text."""
        if self._open:
            raise ValueError(f"line {self._open[0]}: a message in <{self._open[1]}> with <{tag}> in it")
        values = dict(attrs)
        line, notes = self.getpos()[0], self._notes
        self._notes = []
        for mark, attribute in MARKS:
            if mark not in values:
                continue
            context = values[mark] or ""
            if attribute:
                self._add(line, context, values.get(attribute) or "", notes)
            else:
                self._open, self._text = (line, tag, context, notes), ""

    def handle_data(self, data: str) -> None:
        """Keep the text of a marked element."""
        self._text += data

    def handle_endtag(self, tag: str) -> None:
        """End a marked text."""
        if self._open and self._open[1] == tag:
            line, _, context, notes = self._open
            self._open = None
            self._add(line, context, self._text, notes)

    def _add(self, line: int, context: str, text: str, notes: list[str]) -> None:
        message = tidy(text)
        if not message:
            raise ValueError(f"line {line}: a message without a text")
        if context:
            self.found.append((line, "say_in", (context, message), notes))
        else:
            self.found.append((line, "say", (message,), notes))
