"""Builds the static site from a checkout: runtime, program, pages, fingerprints, compressed files.

It needs what [build-system] in pyproject.toml names, and npm's registry once.
"""

import hashlib
import re
import shutil
import tempfile
from pathlib import Path

import markupsafe

from . import catalogs, deck, image, npm, offline, pages, program, scripts, social
from .compression import BLOCK_SIZES, COMPRESSORS
from .headers import HEADERS_FILE, POLICY_OF_PAGES, headers_text
from .site import FILE_LIST, Say, file_list, site_files

STYLE_SHEETS = ("deck.css", "style.css", "table.css", "bar.css", "panels.css", "wishes.css")
"""The style sheets of the first board, in their order: what the device or the player asks for comes last."""

LATER_STYLE_SHEETS = ("dialogs.css", "replay.css")
"""The style sheets of what comes after the first board."""

SCRIPTS = ("store.mjs", "boot.mjs")
"""The modules of the app's page, those that others import before them; they travel as one."""

COMPRESSIBLE = {".html", ".css", ".mjs", ".js", ".wasm", ".image", ".pack", ".svg", ".json", ".webmanifest", ".txt"}

FINGERPRINT_LENGTH = 10


def fresh_site(root: Path, work: Path, say: Say) -> Path:
    """Return the site of a checkout, built in the folder work if its sources changed since it was last built."""
    site, stamp = work / "site", work / "site.stamp"
    current = sources_fingerprint(root)
    if site.is_dir() and stamp.is_file() and stamp.read_text("utf-8") == current:
        return site
    work.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=work, ignore_cleanup_errors=True) as waiting:
        build_site(root, work, Path(waiting) / "site", say)
        if site.is_dir() and stamp.is_file() and stamp.read_text("utf-8") == current:
            return site  # Another process was quicker, and may be reading its site by now.
        stamp.unlink(missing_ok=True)
        npm.put_in_place(Path(waiting) / "site", site)
    stamp.write_text(current, "utf-8")
    return site


def sources_fingerprint(root: Path) -> str:
    """Return a text that changes with any source the site is made of."""
    digest = hashlib.sha256()
    source = root / "src" / "simple_simon"
    names = [root / "package-lock.json", *sorted((root / "locale").rglob("*"))]
    names += [
        path
        for path in sorted(source.rglob("*"))
        if "__pycache__" not in path.parts and source / "site" not in path.parents
    ]
    for path in names:
        if path.is_file():
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build_site(root: Path, work: Path, folder: Path, say: Say) -> None:
    """Write the site of a checkout into a folder, emptied first; the folder work keeps what is slow to make."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    say("Building the site …")
    packages = npm.fetch_packages(root, work / "npm", say)
    _Site(root / "src" / "simple_simon", packages, work, folder).build()


def bare(style_sheet: str) -> bytes:
    """Return a style sheet without its comments, which would be a seventh of what travels."""
    return re.sub(r"/\*.*?\*/\s*", "", style_sheet, flags=re.DOTALL).encode()


class _Site:
    """The site being built."""

    def __init__(self, package: Path, packages: Path, work: Path, folder: Path) -> None:
        self.package = package
        self.root = package.parents[1]
        self.languages = catalogs.all_languages(self.root)
        """All languages, with every message."""
        self.packages = packages
        self.work = work
        self.folder = folder
        self.assets: dict[str, str] = {}
        """The fingerprinted path of each asset by its plain name."""

    def build(self) -> None:
        web = self.package / "web"
        micropython = self.packages / npm.RUNTIME
        script = (micropython / "micropython.mjs").read_bytes()
        self.add_asset("micropython.mjs", scripts.runtime_script(self.packages, script))
        self.add_asset("micropython.wasm", (micropython / "micropython.wasm").read_bytes())
        loader, first, later = program.program_packs(self.package)
        self.add_asset("program.image", image.program_image(micropython, loader, first))
        self.add_asset("later.pack", later)
        styles = [(web / name).read_text("utf-8") for name in STYLE_SHEETS]
        self.add_asset("style.css", bare("\n".join(styles)))
        modules = [(web / name).read_text("utf-8") for name in SCRIPTS]
        self.add_asset("boot.mjs", scripts.own_script(self.packages, modules))
        self.add_asset("old.js", (web / "old.js").read_bytes())
        for icon in sorted((web / "icons").iterdir()):
            self.add_asset(icon.name, icon.read_bytes())
        for picture in sorted((web / social.FOLDER).glob("*.png")):
            self.add_asset(f"{social.FOLDER}/{picture.name}", picture.read_bytes())
        styles = [(web / name).read_text("utf-8") for name in ("deck.css", "pages/pages.css")]
        self.add_asset("pages.css", bare("\n".join(styles)))
        for game in sorted((web / "games").iterdir()):
            self.add_asset(game.name, game.read_bytes())
        for tag in catalogs.tags(self.root):
            self.add_asset(f"texts-{tag}.json", catalogs.app_texts(self.root, tag))
        styles = [(web / name).read_text("utf-8") for name in LATER_STYLE_SHEETS]
        self.add_asset("later.css", bare("\n".join(styles)))
        self.add_asset("later.html", self.page("later.html").encode())
        self.add("index.html", self.page("index.html").encode())
        for name, text in pages.static_pages(web, self.languages, self.assets.__getitem__):
            self.add(name, text.encode())
        self.add(HEADERS_FILE, headers_text().encode())
        self.add(offline.MANIFEST, self.page(offline.MANIFEST).encode())
        self.add(offline.WORKER, offline.site_worker(web, self.folder, site_files(self.folder)).encode())
        names = sorted([*site_files(self.folder), FILE_LIST])
        compressed = [name + ending for name in names if Path(name).suffix in COMPRESSIBLE for ending in COMPRESSORS]
        self.add(FILE_LIST, file_list([*names, *compressed]))
        for name in names:
            if Path(name).suffix in COMPRESSIBLE:
                self.compress(self.folder / name)

    def add(self, name: str, content: bytes) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def add_asset(self, name: str, content: bytes) -> None:
        """Add a file whose name carries its fingerprint, so that it may be kept for ever."""
        stem, suffix = name.rsplit(".", 1)
        fingerprint = hashlib.sha256(content).hexdigest()[:FINGERPRINT_LENGTH]
        self.assets[name] = f"assets/{stem}-{fingerprint}.{suffix}"
        self.add(self.assets[name], content)

    def page(self, name: str) -> str:
        """Return a page made from its template."""
        web = self.package / "web"
        template = pages.templates_in(web).get_template(name)
        text = template.render(
            asset=self.assets.__getitem__,
            heap_size=image.HEAP_SIZE,
            policy=POLICY_OF_PAGES,
            sprite=markupsafe.Markup(deck.sprite()),
            social_picture=social.picture(web, social.APP, "en"),
            languages=[(language, pages.language_name(language)) for language in self.languages],
        )
        return text + "\n"

    def compress(self, path: Path) -> None:
        """Write the .br and .gz beside a file; what was compressed once is kept."""
        content = path.read_bytes()
        kept = self.work / "compressed" / hashlib.sha256(repr(BLOCK_SIZES).encode() + content).hexdigest()
        if not kept.with_suffix(".gz").is_file():
            kept.parent.mkdir(parents=True, exist_ok=True)
            for ending, compressor in COMPRESSORS.items():
                with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as waiting:
                    waiting.write(compressor(content))
                Path(waiting.name).replace(kept.with_suffix(ending))
        for ending in COMPRESSORS:
            # Not copied with its mode, which is that of a temporary file: a host may serve as another user.
            path.with_name(path.name + ending).write_bytes(kept.with_suffix(ending).read_bytes())
