"""The coverage-guided fuzzer: python -m tests.fuzz.fuzz TARGET OPTIONS-OF-LIBFUZZER; python3 dev.py fuzz runs all.

It stops with a traceback at the first input that a reader meets with an error it should not raise.
"""

import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["simple_simon"]):
    from tests.fuzz.targets import LONGEST, TARGETS


def main(target: str, options: list[str]) -> None:
    """Fuzz one target, beginning with its samples."""
    read, samples = TARGETS[target]

    def one_input(data: bytes) -> None:
        read(data.decode("utf-8", "surrogateescape"))

    with tempfile.TemporaryDirectory() as corpus:
        for number, sample in enumerate(samples):
            (Path(corpus) / str(number)).write_text(sample, "utf-8")
        # It ends the process itself.
        atheris.Setup([sys.argv[0], f"-max_len={LONGEST}", "-verbosity=0", *options, corpus], one_input)
        atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
