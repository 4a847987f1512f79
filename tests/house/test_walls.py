"""The walls of the house: who may import whom, and what the shipped Python may use."""

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "simple_simon"

MAY_IMPORT = {
    "engine": {"engine"},
    "words": {"engine", "words"},
    "browser": {"engine", "words", "browser"},
    "host": {"engine", "words", "host"},
}
"""Which parts of the package each part may import."""

OF_THE_BROWSER = {"js", "jsffi", "calls"}
"""The modules that only the browser has."""

LONGEST_FILE = 400

LONG_FOR_A_REASON: dict[str, str] = {}
"""The files that are longer, each with its reason."""

PARTS = sorted(MAY_IMPORT)
SHIPPED = ("engine", "words", "browser")


def modules(part: str) -> list[Path]:
    """Return the modules of a part of the package."""
    return sorted((PACKAGE / part).rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Return the absolute names of what a file imports; of a package, the names taken from it."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            names |= {f"{module}.{alias.name}" for alias in node.names} if not node.module else {module}
    return names


@pytest.mark.parametrize("part", PARTS)
def test_a_part_imports_only_the_parts_it_may(part: str) -> None:
    for path in modules(part):
        for name in imports(path):
            imported = name.split(".")
            if imported[0] == "simple_simon" and imported[1] in PARTS:
                assert imported[1] in MAY_IMPORT[part], f"{path.name} imports {name}"


def test_the_engine_and_the_words_import_nothing_outside_the_package() -> None:
    for part in ("engine", "words"):
        for path in modules(part):
            assert all(name.startswith("simple_simon.") for name in imports(path)), path


def test_only_dom_touches_the_browser() -> None:
    for part in PARTS:
        for path in modules(part):
            if path.parent != PACKAGE / "browser" / "dom":
                assert not imports(path) & OF_THE_BROWSER, path


def test_every_part_of_the_package_has_its_walls() -> None:
    parts = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert parts == set(MAY_IMPORT)


@pytest.mark.parametrize("part", SHIPPED)
def test_what_is_shipped_compiles_for_micropython(part: str) -> None:
    from simple_simon.host.program import compile_module

    for path in modules(part):
        assert compile_module(path, path.name)


def test_the_javascript_stays_under_three_hundred_lines() -> None:
    lines = {
        path.name: len(path.read_text("utf-8").splitlines())
        for pattern in ("*.mjs", "*.js")
        for path in (PACKAGE / "web").rglob(pattern)
    }
    assert lines
    assert sum(lines.values()) < 300, lines


def test_no_lock_file_names_a_registry() -> None:
    assert "://" not in (ROOT / "requirements-dev.txt").read_text("utf-8")
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text("utf-8")


def test_no_file_is_over_four_hundred_lines_without_a_reason() -> None:
    long = {
        path.relative_to(ROOT).as_posix()
        for pattern in ("src/**/*.py", "tests/**/*.py", "src/**/*.mjs", "src/**/*.css", "src/**/*.html", "dev.py")
        for path in ROOT.glob(pattern)
        if len(path.read_text("utf-8").splitlines()) > LONGEST_FILE
    }
    assert long == set(LONG_FOR_A_REASON)


def test_nothing_of_third_parties_is_committed() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("these sources came without git")
    # In a container the folder may belong to somebody else, which git does not trust by itself.
    command = ["git", "-c", f"safe.directory={ROOT.as_posix()}", "ls-files"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert names
    for name in names:
        assert "node_modules" not in name
        assert not name.endswith((".wasm", ".whl", ".min.js", ".woff2", ".ttf")), name
