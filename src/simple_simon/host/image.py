"""The image of the program: the runtime's memory as it is once all modules of the first board are imported.

Importing them is most of what a player would wait for. The same runtime goes through the same steps everywhere, so
its memory is the same too: the page starts the runtime, overwrites its memory with the image, and goes on from there.
"""

import json
import struct
import tempfile
from pathlib import Path

from .npm import run_node
from .program import FIRST
from .site import SiteError

HEAP_SIZE = 4 << 20
"""The heap of the runtime in bytes. The page must ask for the same, so boot.mjs is told."""

RUNNER = Path(__file__).with_name("image.mjs")

LINE = 16
"""What is compared at once, in bytes: a block of MicroPython's heap."""

GAP = 128
"""So many equal bytes are not worth a run of their own."""

WORD = 4

OWN_DATA = 1 << 18
"""The runtime's own data, which tell where the heap is, end before this address."""

BLOCKS_PER_BYTE = 4
"""So many blocks of the heap has a byte of its table, which tells of each whether it is free (0) or not."""


def program_image(runtime: Path, loader: bytes, pack: bytes) -> bytes:
    """Return the image of a program, given the folder of the runtime, the compiled loader and the first pack.

    It is a line of JSON [[start, size], …], then what the memory holds there: all that differs from a fresh one.
    Raise SiteError if the runtime cannot import the program, or is built otherwise than expected.
    """
    module = FIRST.removesuffix(".py").replace("/", ".")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "loader").write_bytes(loader)
        (folder / "pack").write_bytes(pack)
        before, after = folder / "before", folder / "after"
        run_node(
            [
                *(RUNNER, runtime / "micropython.mjs", HEAP_SIZE),
                *(folder / "loader", folder / "pack", module, before, after),
            ],
            "the runtime cannot import the program",
        )
        memory = bytearray(after.read_bytes())
        clear_free_blocks(memory)
        return image(before.read_bytes(), bytes(memory))


def clear_free_blocks(memory: bytearray) -> None:
    """Fill the free blocks of the heap with zeros: what was thrown away there would only make the image larger.

    Raise SiteError if the heap is not where and as py/gc.c of MicroPython 1.27 lays it out.
    """
    table, length, pool = heap_area(memory)
    for block in range(length * BLOCKS_PER_BYTE):
        state = memory[table + block // BLOCKS_PER_BYTE] >> 2 * (block % BLOCKS_PER_BYTE) & 3
        if not state:
            start = pool + block * LINE
            memory[start : start + LINE] = bytes(LINE)


def heap_area(memory: bytes | bytearray) -> tuple[int, int, int]:
    """Return where the heap has its table, how many bytes that is long, and where the first block is.

    They stand in a row, with two more, as the table, its length, a second table, the first block and the end.
    """
    found = []
    for start in range(0, OWN_DATA, WORD):
        table, length, second, pool, end = struct.unpack_from("<5I", memory, start)
        inside = start < table < second < pool < end <= len(memory)
        if inside and HEAP_SIZE > end - pool == length * BLOCKS_PER_BYTE * LINE > HEAP_SIZE * 9 // 10:
            found.append((table, length, pool))
    if len(found) != 1:
        raise SiteError("the heap of the runtime is not laid out as expected")
    return found[0]


def image(before: bytes, after: bytes) -> bytes:
    """Return what turns a memory into another one of the same size."""
    if len(before) != len(after):
        raise SiteError("the memory of the runtime has grown: its heap is too small for the program")
    runs: list[list[int]] = []
    for start in range(0, len(before), LINE):
        if before[start : start + LINE] != after[start : start + LINE]:
            if runs and start - sum(runs[-1]) <= GAP:
                runs[-1][1] = start + LINE - runs[-1][0]
            else:
                runs.append([start, LINE])
    content = b"".join(after[start : start + size] for start, size in runs)
    return json.dumps(runs, separators=(",", ":")).encode() + b"\n" + content
