"""The commands of dev.py: its help has them all, and the documents name no other."""

import re
from pathlib import Path

import dev
import pytest

ROOT = Path(__file__).parents[2]

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def named(text: str) -> set[str]:
    """Return the commands that a text names."""
    return set(re.findall(r"python3 dev\.py (\w+)", text))


def test_the_help_has_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["nothing-like-this"]) == 2
    known = capsys.readouterr().err.partition("there are ")[2].strip().split(", ")
    assert dev.main(["--help"]) == 0
    assert named(capsys.readouterr().out) == set(known)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_document_names_only_commands_that_there_are(document: Path) -> None:
    assert dev.__doc__
    assert named(document.read_text("utf-8")) <= named(dev.__doc__)
