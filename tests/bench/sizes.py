"""How many bytes the site has for a player of one language."""

import json
import re
from pathlib import Path

from simple_simon.host.site import FILE_LIST
from simple_simon.host.social import is_picture

from .figures import Figure

TARGET = 330.0

TEXTS = re.compile(r"assets/texts-(?P<tag>[A-Za-z-]+?)-[0-9a-f]{10}\.json")


def figures(site: Path) -> list[Figure]:
    """Add up the files of the site, each as small as it lies there, for each language."""
    names = [name for name in json.loads((site / FILE_LIST).read_text("utf-8"))["files"] if name != FILE_LIST]
    names = [name for name in names if not name.endswith((".br", ".gz")) and not is_picture(name)]
    tags = {match["tag"] for match in map(TEXTS.fullmatch, names) if match}
    english = {name for name in names if language_of(name, tags) is None}
    sizes = []
    for tag in sorted(tags):
        own = {name for name in names if language_of(name, tags) == tag}
        # The pages of another language stand in place of the English ones.
        replaced = {name.partition("/")[2] for name in own} & english
        sizes.append(sum(size(site / name) for name in own | english - replaced) / 1000)
    sizes.append(sum(size(site / name) for name in english) / 1000)
    return [Figure("the whole site for one language, brotli (of all languages)", sizes, "KB", TARGET)]


def language_of(name: str, tags: set[str]) -> str | None:
    """Return the tag of the language that a file belongs to, or None for one that all have, or English has."""
    texts = TEXTS.fullmatch(name)
    folder = name.partition("/")[0]
    return texts["tag"] if texts else folder if folder in tags else None


def size(path: Path) -> int:
    """Return how many bytes of a file travel."""
    compressed = path.with_name(path.name + ".br")
    return (compressed if compressed.is_file() else path).stat().st_size
