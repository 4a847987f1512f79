"""The packs of the program, as the runtime's `import` asks for what lies in them."""

import json

import pytest

from simple_simon.browser.loader import IS_FILE, IS_FOLDER, NO_ENTRY, Packs
from simple_simon.host.program import packed

FILES = {"house/__init__.mpy": b"", "house/roof/tile.mpy": b"M\x06\n\x00red", "house/door.mpy": b"oak"}


@pytest.fixture
def packs() -> Packs:
    packs = Packs()
    packs.add(packed(FILES))
    return packs


def test_files_are_read_as_they_were_packed(packs: Packs) -> None:
    for path, content in FILES.items():
        assert packs.stat(f"/{path}")[0] == IS_FILE
        assert packs.open(f"/{path}", "rb").read() == content


def test_folders_are_known_at_every_depth(packs: Packs) -> None:
    for path in ("/", "/house", "/house/roof"):
        assert packs.stat(path)[0] == IS_FOLDER


@pytest.mark.parametrize("path", ["/house/door.py", "/house/do", "/house/door.mpy/handle", "/roof", "house", ""])
def test_what_is_not_there_is_said_as_import_wants_it(packs: Packs, path: str) -> None:
    with pytest.raises(OSError) as raised:  # noqa: PT011  (Its number is looked at.)
        packs.stat(path)
    assert raised.value.args == (NO_ENTRY,)


def test_a_second_pack_joins_the_first(packs: Packs) -> None:
    packs.add(packed({"house/cellar/barrel.mpy": b"wine", "house/gate.mpy": b"iron"}))
    assert packs.open("/house/cellar/barrel.mpy", "rb").read() == b"wine"
    assert packs.open("/house/gate.mpy", "rb").read() == b"iron"
    assert packs.open("/house/door.mpy", "rb").read() == b"oak"


def test_the_header_keeps_the_order_which_a_dict_in_micropython_does_not() -> None:
    header = json.loads(packed(FILES).partition(b"\n")[0])
    assert [path for path, _ in header] == list(FILES)
