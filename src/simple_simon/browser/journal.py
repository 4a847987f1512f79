"""Writes texts under keys so that a write that fails loses nothing; and what it asks of the browser for that."""

import json

TYPE_CHECKING = False  # Type checkers take it for true; MicroPython lacks the module.
if TYPE_CHECKING:
    from collections.abc import Callable

KEPT, LOST, ELSEWHERE = "kept", "lost", "elsewhere"
"""States and answers: all is well; another tab took over; another tab had the game from the start."""

TROUBLE = "storage-"
"""With any other answer behind it: the kind of the sentence that says why nothing can be kept.

The answers are missing (there is no storage), forbidden, full, gone (emptied meanwhile), newer and failed.
"""

FAILED = "failed"

WHOLE = "*"
"""Ends a key that stands for all keys with the same beginning."""


class Calls:
    """What is asked of the browser. `dom.Storage` does it, by store.mjs; tests put a false one in its place.

    All answers come later, to `done`, but that of `opened`.
    """

    def opened(self) -> str:
        """Return what was found at the start: JSON with a state and the texts by their keys."""
        return ""

    def take(self, done: "Callable[[str], None]") -> None:
        """Make this tab the writer, whoever was it before, and answer as `opened` does."""

    def write(self, changes: str, done: "Callable[[str], None]") -> None:
        """Write all changes, or none, and answer KEPT or why not. They are JSON: texts by keys, null for none."""

    def read(self, beginning: str, done: "Callable[[str], None]") -> None:
        """Answer with JSON of all texts whose keys have this beginning, or with nothing if that fails."""

    def listen(self, lost: "Callable[[], None]") -> None:
        """Call a function as soon as another tab becomes the writer."""

    def moment(self) -> str:
        """Return the present moment, such as "2026-03-01T12:34:56.789Z"."""
        return ""

    def letters(self) -> str:
        """Return seven random letters A to Z."""
        return ""


class Journal:
    """The writes of this tab: each carries all that is not known to be kept."""

    def __init__(self, calls: Calls, tell: "Callable[[str], None]") -> None:
        self.calls = calls
        self.tell = tell
        """Called with the kind of a sentence when something cannot be kept, with LOST when another tab took over."""
        self.state = FAILED
        """KEPT while this tab is the writer."""
        self.pending: dict[str, tuple[int, str | None]] = {}
        """What is not known to be kept: by key the number of the last write that carried it, and the text."""
        self.writes = 0
        self._writes_before = 0
        self._said: list[str] = []

    def begin(self, state: str) -> "list[str]":
        """Begin in a state that the browser answered, and return the kind of sentence to say of it, if any."""
        self.calls.listen(self._lost)
        self.state = state
        self.pending = {}
        self._writes_before = self.writes
        self._said = [state]
        return [] if state in (KEPT, ELSEWHERE) else [TROUBLE + state]

    def write(self, changes: "dict[str, str | None]") -> None:
        """Write changes, if this tab is the writer; None takes a key away."""
        if self.state != KEPT:
            return
        self.writes += 1
        number = self.writes
        for key in changes:
            if key.endswith(WHOLE):
                for waiting in [waiting for waiting in self.pending if waiting.startswith(key[:-1])]:
                    del self.pending[waiting]
        for key in changes:
            self.pending[key] = (number, changes[key])
        texts = {key: self.pending[key][1] for key in self.pending}
        self.calls.write(json.dumps(texts), lambda answer: self._written(number, answer))

    def read(self, beginning: str, done: "Callable[[dict[str, object]], None]") -> None:
        """Call done with all texts whose keys have a beginning: with none if they cannot be read."""
        self.calls.read(beginning, lambda text: done(json.loads(text) if text else {}))

    def aside(self, texts: "dict[str, object]") -> "dict[str, str | None]":
        """Return the change that copies texts to where nothing is ever written again."""
        return {f"/aside/{self.calls.moment()}-{self.writes}": json.dumps(texts)}

    def _written(self, number: int, answer: str) -> None:
        if number <= self._writes_before:
            return  # From before this tab took over again.
        if answer == KEPT:
            for key in [key for key in self.pending if self.pending[key][0] <= number]:
                del self.pending[key]
        elif answer == LOST:
            self._lost()
        elif answer not in self._said:
            self._said.append(answer)
            self.tell(TROUBLE + answer)

    def _lost(self) -> None:
        if self.state == KEPT:
            self.state = LOST
            self.tell(LOST)
