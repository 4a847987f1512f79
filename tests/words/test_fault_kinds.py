"""Every kind of fault in the engine's sources has its sentence, and every sentence its kind (CPython only)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import simple_simon.engine
from simple_simon.browser import backup, journal, saving, store
from simple_simon.words.faults import KEEPING_SENTENCES, SENTENCES

SOURCES = sorted(Path(simple_simon.engine.__file__).parent.glob("*.py"))

STORE = Path(simple_simon.engine.__file__).parents[1] / "web" / "store.mjs"

FAULTS_OF_STORE = next(line for line in STORE.read_text("utf-8").splitlines() if line.startswith("const FAULTS"))
"""The line of store.mjs that gives each fault of the browser's its answer."""

KIND = re.compile(r"[a-z]+(-[a-z]+)+")
"""How kinds look; no other text in the engine's code looks so."""


def kinds(source: str) -> Iterator[str]:
    """Yield the kinds that the code of a module holds; docstrings are whole sentences and never look so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KIND.fullmatch(node.value):
            yield node.value


def test_every_kind_of_fault_in_the_engine_has_a_sentence_and_every_sentence_a_kind() -> None:
    found = {kind for path in SOURCES for kind in kinds(path.read_text(encoding="utf-8"))}
    assert found == set(SENTENCES)


def test_kinds_are_found_in_sources() -> None:
    source = (
        'RULE = "mixed-suits"\nraise Refused("no-column")\nself.next("record-empty")\ntext = "7-2 a-b"\n"""No-one."""\n'
    )
    assert list(kinds(source)) == ["mixed-suits", "no-column", "record-empty"]


def test_every_kind_of_sentence_about_what_is_kept_is_said_by_the_app() -> None:
    answers = [*re.findall(r'"([a-z]+)"', FAULTS_OF_STORE), "missing", "gone", journal.FAILED]
    kinds = {journal.TROUBLE + answer for answer in answers}
    kinds |= {saving.DAMAGED, saving.NEWER, store.RESCUED, store.FORMER_DAMAGED, store.SETTINGS_DAMAGED}
    kinds |= {backup.FOREIGN, backup.NEWER_BACKUP, backup.DAMAGED}
    assert kinds == set(KEEPING_SENTENCES)
