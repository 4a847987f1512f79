"""The static site: where it lies ready, and how it is written out for a host."""

import json
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

PACKAGE = Path(__file__).parents[1]

CHECKOUT = PACKAGE.parents[1]
"""The root of the sources, if this is not an installed package."""

FILE_LIST = "files.json"
"""The list of the site's own files, which is how a folder that holds a site is known."""

Say = Callable[[str], None]


class SiteError(Exception):
    """The site cannot be built or written; the message is one line."""


def ready_site(say: Say) -> Path:
    """Return the folder of the ready site: the one in the wheel, or one built from this checkout if it changed.

    Progress is reported by say. Raise SiteError if there is neither.
    """
    packaged = PACKAGE / "site"
    if packaged.is_dir():
        return packaged
    if not (CHECKOUT / "package-lock.json").is_file():
        raise SiteError("this installation has no site: install Simple Simon again")
    try:
        from . import builder  # Needs what only building needs, so it is not imported above.

        return builder.fresh_site(CHECKOUT, CHECKOUT / "build", say)
    except ModuleNotFoundError as error:
        raise SiteError(f"building the site needs {error.name}: start it with python3 dev.py play") from error


def write_site(folder: Path, say: Say, address: str | None = None) -> None:
    """Write the site into a new or empty folder, or over a site written before.

    With the address that it will have, such as "https://example.org/simon/", its pages name themselves by it.
    Raise SiteError, with nothing changed, if the folder holds anything else or cannot be written.
    """
    site = ready_site(say)
    former = _files_of_former_site(folder)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as waiting:
            # Whole before it is in place: a full disk leaves the former site as it was.
            shutil.copytree(site, waiting, dirs_exist_ok=True)
            if address is not None:
                from .addressed import put_address

                put_address(Path(waiting), address)
            names = site_files(Path(waiting))
            shutil.copytree(waiting, folder, dirs_exist_ok=True)
        for name in former - set(names):
            (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise SiteError(f"cannot write the site to {folder}: {error.strerror or error}") from error
    say(f"The site is in {folder}: {len(names)} files for any static host.")


def file_list(names: Iterable[str]) -> bytes:
    """Return the content of FILE_LIST for the paths of a site's files."""
    return json.dumps({"files": sorted(names)}, indent=0).encode()


def site_files(folder: Path) -> list[str]:
    """Return the paths of a site's files, relative to its folder, sorted."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def _files_of_former_site(folder: Path) -> set[str]:
    if not folder.exists():
        return set()
    if not folder.is_dir():
        raise SiteError(f"{folder} is not a folder")
    if not any(folder.iterdir()):
        return set()
    try:
        names = json.loads((folder / FILE_LIST).read_text("utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        raise SiteError(f"{folder} holds something else than a site: name a new or an empty folder") from None
    # Only what lies inside the folder may ever be removed.
    root = folder.resolve()
    return {name for name in names if isinstance(name, str) and (folder / name).resolve().is_relative_to(root)}
