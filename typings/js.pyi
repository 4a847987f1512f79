# The browser's global object, as MicroPython's module js gives it: anything may be there.
from collections.abc import Callable
from typing import Any

def __getattr__(name: str) -> Any: ...

class Element:
    href: str
    disabled: bool
    textContent: str
    hidden: bool
    tabIndex: int
    def __getattr__(self, name: str) -> Any: ...

class Event:
    def __getattr__(self, name: str) -> Any: ...

Call = Callable[..., Any]
