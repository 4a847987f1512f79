"""The JavaScript of the page as it travels: the runtime's and our own, each as one small file."""

import re
import tempfile
from pathlib import Path

from .npm import run_node
from .site import SiteError

TERSER = Path("terser") / "bin" / "terser"

NAMES = re.compile(r'\["\w+"(?:,"\w+"){50,}\]')
"""A long list of names: of what is not in the runtime, and what to say to whoever looks for it."""

WITHOUT_CHECKS = ["--compress=passes=2,pure_funcs=[assert]", "--define=process=undefined"]
"""What the runtime does without: checks, at each call, that it was built well; and Node."""

IMPORT = re.compile(r'^import \{ \w+ \} from "\./\w+\.mjs";\n', re.MULTILINE)

EXPORT = re.compile(r"^export (?=const )", re.MULTILINE)


def runtime_script(packages: Path, source: bytes) -> bytes:
    """Return the JavaScript of the runtime made smaller by terser, which lies in a node_modules.

    Raise SiteError if that fails, or if the runtime is not as it was when this was written.
    """
    text, lists = NAMES.subn("[]", source.decode())
    if lists != 2 or "assert(" not in text:
        raise SiteError("micropython.mjs is not as expected: see host/scripts.py")
    return _smaller(packages, text, WITHOUT_CHECKS)


def own_script(packages: Path, modules: list[str]) -> bytes:
    """Return our own modules as one, made smaller: what others import stands before them, and no name twice.

    Raise SiteError if that fails.
    """
    text = "\n".join([EXPORT.sub("", IMPORT.sub("", module)) for module in modules])
    return _smaller(packages, text, ["--compress"])


def _smaller(packages: Path, text: str, options: list[str]) -> bytes:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        source, target = Path(name) / "source.mjs", Path(name) / "target.mjs"
        source.write_text(text, "utf-8")
        run_node(
            [packages / TERSER, "--module", "--ecma=2020", "--mangle", *options, "--output", target, "--", source],
            "a script cannot be made smaller",
        )
        return target.read_bytes()
