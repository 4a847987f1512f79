"""A page of the site with the store in it and nothing else."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from simple_simon.host.site import FILE_LIST

from .table import Table

DRIVER = Path(__file__).parent / "store_driver.py"

BEGIN = """
async ([runtime, wasm, store, driver, ...packs]) => {
  const { loadMicroPython } = await import(runtime);
  const python = await loadMicroPython({ url: new URL(wasm, location.href).href, heapsize: 4 << 20 });
  for (const pack of packs) {
    const bytes = new Uint8Array(await (await fetch(pack)).arrayBuffer());
    const start = bytes.indexOf(10) + 1;
    const [[path, size]] = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start)));
    if (path.endsWith("loader.mpy")) python.FS.writeFile("/loader.mpy", bytes.subarray(start, start + size));
    python.FS.writeFile("/pack", bytes);
    python.pyimport("loader").add("/pack");
  }
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
        wanted = [f"assets/{stem}-" for stem in ("micropython", "micropython", "store", "program", "later")]
        endings = (".mjs", ".wasm", ".mjs", ".pack", ".pack")
        paths = [
            "/" + next(name for name in names if name.startswith(stem) and name.endswith(ending))
            for stem, ending in zip(wanted, endings)
        ]
        self.page.evaluate(BEGIN, [*paths[:3], DRIVER.read_text("utf-8"), *paths[3:]])
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
