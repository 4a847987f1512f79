"""What the tests of the command line share."""

import io
import sys
from collections.abc import Callable

import pytest


@pytest.fixture
def give(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    """Return a function that puts bytes on standard input."""
    return lambda given: monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
