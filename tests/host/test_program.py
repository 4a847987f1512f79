"""The loader and the two packs: every module is in one of them, and the first has what the start imports."""

import ast
import json
from pathlib import Path

import pytest

from simple_simon.host import program
from simple_simon.host.site import CHECKOUT, SiteError

PACKAGE = CHECKOUT / "src" / "simple_simon"


def names(pack: bytes) -> list[str]:
    return [path for path, _ in json.loads(pack.partition(b"\n")[0])]


def test_every_module_is_the_loader_or_in_one_pack() -> None:
    loader, first, later = program.program_packs(PACKAGE)
    files = program.program_files(PACKAGE)
    assert sorted([program.mpy(program.LOADER), *names(first), *names(later)]) == sorted(files)
    assert loader == files[program.mpy(program.LOADER)]


def test_what_only_some_players_open_is_in_the_second_pack() -> None:
    later = program.program_sources(PACKAGE).keys() - program.first_modules(program.program_sources(PACKAGE))
    assert {"simple_simon/browser/dialogs.py", "simple_simon/browser/replaying.py"} <= later
    assert not any("/engine/" in name or name.endswith("__init__.py") for name in later)


def test_the_page_waits_for_the_second_pack_wherever_it_imports_from_it() -> None:
    """Imports inside of functions in modules of the first pack are those that may come too early."""
    sources = program.program_sources(PACKAGE)
    first = program.first_modules(sources)
    waiting = set()
    for name in first - {program.LOADER}:
        for node in ast.walk(ast.parse(sources[name].read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(isinstance(part, ast.ImportFrom) for part in ast.walk(node)):
                waiting.add(f"{Path(name).stem}.{node.name}")
    assert waiting == {
        "app.act_later",  # Called by events.later.
        "app.open_address",  # Called by events.later where the address holds a replay, else it returns before.
        "app.complete",  # Called when the pack has come.
        "app.drawn",  # While a replay is open, which another of these has opened.
        "app.control",  # What is moved stands in a dialog, or in the panel of a replay.
        "app.begin_chosen",
        "app.change_setting",
        "app.replay_on",
    }


@pytest.mark.parametrize(
    ("text", "imported"),
    [
        ("from . import paint", "house/paint.py"),
        ("from .paint import red", "house/paint.py"),
        ("from .walls import paper", "house/walls/__init__.py"),
        ("from .walls import paper", "house/walls/paper.py"),
        ("from ..street import lamp", "street.py"),
    ],
)
def test_an_import_may_mean_a_module_or_a_package(tmp_path: Path, text: str, imported: str) -> None:
    source = tmp_path / "door.py"
    source.write_text(text)
    assert imported in program.imported_at_once("house/door.py", source)


def test_imports_inside_of_functions_are_for_later(tmp_path: Path) -> None:
    source = tmp_path / "door.py"
    source.write_text("def open():\n    from . import paint\n")
    assert program.imported_at_once("house/door.py", source) == ["house/__init__.py"]


def test_what_does_not_compile_is_named(tmp_path: Path) -> None:
    source = tmp_path / "door.py"
    source.write_text("def open(:\n")
    with pytest.raises(SiteError, match=r"house/door\.py does not compile"):
        program.compile_module(source, "house/door.py")
