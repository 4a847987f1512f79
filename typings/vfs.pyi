# MicroPython's module of file systems.
from typing import Any

def mount(fsobj: Any, mount_point: str) -> None: ...
