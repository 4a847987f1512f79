# The functions that boot.mjs hands to Python.
from typing import Any

def __getattr__(name: str) -> Any: ...
