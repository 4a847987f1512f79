"""A page of the site with the store in it and nothing else."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from simple_simon.host import program
from simple_simon.host.headers import ASK_EACH_TIME
from simple_simon.host.served import CONTENT_TYPES, IDENTITY, ServedFile
from simple_simon.host.site import CHECKOUT, FILE_LIST

from .table import Table

PACKAGE = CHECKOUT / "src" / "simple_simon"

DRIVER = Path(__file__).parent / "store_driver.py"

PARTS = ("/bench/store.mjs", "/bench/loader.pack", "/bench/program.pack")
"""Where the bench has what the site has only as parts of larger files: the store, the loader, all modules."""


def parts() -> dict[str, ServedFile]:
    """Return what is served there."""
    files = program.program_files(PACKAGE)
    loader = files[program.mpy(program.LOADER)]
    contents = ((PACKAGE / "web" / "store.mjs").read_bytes(), loader, program.packed(files))
    return {
        path: ServedFile(CONTENT_TYPES[Path(path).suffix], ASK_EACH_TIME, {IDENTITY: content}, str(len(content)))
        for path, content in zip(PARTS, contents)
    }


BEGIN = """
async ([runtime, wasm, store, loader, pack, driver]) => {
  const { loadMicroPython } = await import(runtime);
  const python = await loadMicroPython({ url: new URL(wasm, location.href).href, heapsize: 4 << 20 });
  const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
  python.FS.writeFile("/loader.mpy", await bytes(loader));
  python.FS.writeFile("/pack", await bytes(pack));
  python.pyimport("loader").add("/pack");
  window.keeping = (await import(store)).store;
  python.registerJsModule("calls", { store: { ...keeping, opened: await keeping.open() } });
  window.run = (code) => (python.runPython(code), window.answer);
  run(driver);
}
"""


class Bench:
    """A tab whose store a test drives."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page: Page = context.new_page()
        self.address = address
        self.table = Table(self.page, address)

    def open(self) -> dict[str, Any]:
        """Load the runtime and the store, and return what was found."""
        self.page.goto(f"{self.address}about.html")
        names = self.page.request.get(self.address + FILE_LIST).json()["files"]
        runtime = [
            "/" + next(name for name in names if name.startswith("assets/micropython-") and name.endswith(ending))
            for ending in (".mjs", ".wasm")
        ]
        self.page.evaluate(BEGIN, [*runtime, *PARTS, DRIVER.read_text("utf-8")])
        return self.wait_for_answer()

    def wait_for_answer(self) -> dict[str, Any]:
        self.wait("window.answer")
        answer: dict[str, Any] = json.loads(self.page.evaluate("window.answer"))
        return answer

    def wait(self, condition: str) -> None:
        self.table.wait(condition)

    def run(self, command: str) -> dict[str, Any]:
        """Run a command of the driver and return its answer."""
        self.page.evaluate("(command) => run(command)", command)
        return self.wait_for_answer()

    def settle(self) -> dict[str, Any]:
        """Wait until everything is kept, and tell how things stand."""
        self.table.wait_until_kept()
        return self.run("tell()")

    def close(self) -> None:
        self.page.close()
