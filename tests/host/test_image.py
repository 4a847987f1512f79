"""The image of the program: what it holds turns a fresh runtime's memory into one that has imported all."""

import json
import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simple_simon.host import image, npm, program
from simple_simon.host.site import CHECKOUT, SiteError

PACKAGE = CHECKOUT / "src" / "simple_simon"

HEAP = image.HEAP_SIZE


@pytest.fixture(scope="module")
def runtime() -> Path:
    return npm.fetch_packages(CHECKOUT, CHECKOUT / "build" / "npm", print) / npm.RUNTIME


def restored(before: bytes, content: bytes) -> bytes:
    """Do what boot.mjs does with an image."""
    header, _, held = content.partition(b"\n")
    memory = bytearray(before)
    for start, size in json.loads(header):
        memory[start : start + size], held = held[:size], held[size:]
    assert not held
    return bytes(memory)


@given(st.dictionaries(st.integers(0, 99), st.binary(min_size=1, max_size=40), max_size=8))
def test_an_image_turns_one_memory_into_the_other(changes: dict[int, bytes]) -> None:
    before = bytes(range(256)) * 8
    after = bytearray(before)
    for place, content in changes.items():
        after[place * 20 : place * 20 + len(content)] = content
    after = after[: len(before)]
    assert restored(before, image.image(before, bytes(after))) == after


def test_only_what_differs_is_in_an_image() -> None:
    assert image.image(bytes(4096), bytes(4096)) == b"[]\n"
    assert len(image.image(bytes(4096), bytes(2048) + b"x" + bytes(2047))) < 64


def test_a_memory_that_has_grown_is_refused() -> None:
    with pytest.raises(SiteError, match="grown"):
        image.image(bytes(16), bytes(32))


def memory_with_a_heap(table: int = 131072) -> bytearray:
    """Return a memory with a heap whose first block is in use, the second goes on with it, and the rest is free."""
    length = 64000
    pool = table + 100000
    memory = bytearray(HEAP + (1 << 20))
    struct.pack_into("<5I", memory, 70000, table, length, table + length, pool, pool + length * 64)
    memory[table] = 0b1001
    memory[pool : pool + 48] = b"x" * 48
    return memory


def test_free_blocks_are_cleared_and_used_ones_are_not() -> None:
    memory = memory_with_a_heap()
    image.clear_free_blocks(memory)
    _, _, pool = image.heap_area(memory)
    assert memory[pool : pool + 64] == b"x" * 32 + bytes(32)


def test_a_heap_that_is_not_where_it_should_be_is_refused() -> None:
    memory = memory_with_a_heap()
    struct.pack_into("<I", memory, 70004, 63999)
    with pytest.raises(SiteError, match="not laid out as expected"):
        image.clear_free_blocks(memory)


def test_the_image_of_the_program_is_always_the_same(runtime: Path) -> None:
    loader, first, _ = program.program_packs(PACKAGE)
    content = image.program_image(runtime, loader, first)
    assert content == image.program_image(runtime, loader, first)
    assert b"Only cards of one suit move together." in content
    assert len(content) < 200_000


def test_a_program_that_cannot_be_imported_is_an_error(runtime: Path) -> None:
    loader, _, _ = program.program_packs(PACKAGE)
    with pytest.raises(SiteError, match="no module named 'simple_simon'"):
        image.program_image(runtime, loader, program.packed({}))
