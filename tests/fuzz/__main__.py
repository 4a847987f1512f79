"""Run the fuzzer on every target: python3 dev.py fuzz [SECONDS FOR EACH]."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from .targets import TARGETS

SECONDS = 60

FOUND = Path(__file__).parents[2] / "build" / "fuzz"
"""Where inputs are left that made a reader fail."""


def main(words: list[str]) -> int:
    """Fuzz each target for a while and return 1 if anything was found."""
    if find_spec("atheris") is None:
        print("The fuzzer atheris is not installed: it is for CPython on Linux only.", file=sys.stderr)
        return 1
    seconds = int(words[0]) if words else SECONDS
    FOUND.mkdir(parents=True, exist_ok=True)
    failed = []
    for target in TARGETS:
        print(f"{target}, {seconds} seconds …", flush=True)
        options = [f"-max_total_time={seconds}", f"-artifact_prefix={FOUND}/{target}-", "-print_final_stats=1"]
        if subprocess.run([sys.executable, "-m", "tests.fuzz.fuzz", target, *options], check=False).returncode:
            failed.append(target)
    print(f"Found something in {', '.join(failed)}: {FOUND}" if failed else "Nothing found.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
