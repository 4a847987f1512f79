"""The first module that runs in the browser: it lets the runtime find the modules of the packs.

Files would do as well, but the runtime reads them twenty bytes at a time, each time by JavaScript;
what lies in its own memory it reads in half the time. `host/program.py` makes the packs.
"""

import io
import json
import sys

FOLDER = "/program"
"""Where the packs are mounted, and the only place where modules are looked for."""

IS_FOLDER, IS_FILE = 0x4000, 0x8000

NO_ENTRY = 2
"""The number of the error of a file that does not exist (ENOENT)."""


class Packs:
    """A file system of what lies in packs, with what MicroPython's `import` asks of one."""

    def __init__(self) -> None:
        self.files: dict[str, memoryview] = {}
        self.folders = {"/"}

    def add(self, pack: bytes) -> None:
        """Add what lies in a pack: a line of JSON [[path, size], …], then the bytes in that order."""
        start = pack.find(b"\n") + 1
        for path, size in json.loads(pack[:start]):
            self.files[f"/{path}"] = memoryview(pack)[start : start + size]
            start += size
            parts = path.split("/")
            for length in range(1, len(parts)):
                self.folders.add("/" + "/".join(parts[:length]))

    def forget(self) -> None:
        """Forget the packs, once all modules in them are imported."""
        self.files = {}

    def mount(self, readonly: bool, mkfs: bool) -> None:
        """Be mounted."""

    def stat(self, path: str) -> "tuple[int, ...]":
        """Tell whether a path is a folder or a file; raise OSError if there is none."""
        kind = IS_FILE if path in self.files else IS_FOLDER if path in self.folders else 0
        if not kind:
            raise OSError(NO_ENTRY)
        return (kind, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    def open(self, path: str, mode: str) -> io.BytesIO:  # noqa: ARG002
        """Open a file for reading."""
        return io.BytesIO(self.files[path])


packs = Packs()


def add(path: str) -> None:
    """Add the pack in a file; with the first one the runtime begins to look for its modules there."""
    with open(path, "rb") as file:  # noqa: PTH123  (MicroPython has no pathlib.)
        packs.add(file.read())
    if FOLDER not in sys.path:
        import vfs

        vfs.mount(packs, FOLDER)
        sys.path[:] = [FOLDER]
