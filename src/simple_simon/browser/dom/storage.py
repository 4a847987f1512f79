"""The browser's storage."""

import calls
import js

from .. import journal
from .page import mark, random_code


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
                mark("data-kept", "true")
            done(answer)

        self.unanswered += 1
        mark("data-kept", "false")
        calls.store.write(changes, answered)

    def read(self, beginning: str, done: js.Call) -> None:
        calls.store.read(beginning, done)

    def listen(self, lost: js.Call) -> None:
        calls.store.listen(lost)

    def moment(self) -> str:
        return str(js.Date.new().toISOString())

    def letters(self) -> str:
        return random_code(1).letters()
