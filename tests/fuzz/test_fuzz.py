"""Every reader of texts from outside, tried with damaged samples, any text, and for a while by the fuzzer."""

import importlib.util
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .targets import TARGETS

ROOT = Path(__file__).parents[2]

RUNS = {"codes": 45_000, "records": 20_000, "saved": 5_000, "imports": 10_000, "links": 20_000}
"""Inputs of the fuzzer, 100,000 in all."""

DAMAGED = 300

WITHOUT_ATHERIS = importlib.util.find_spec("atheris") is None


@pytest.mark.parametrize("target", TARGETS)
def test_the_samples_are_accepted(target: str) -> None:
    read, samples = TARGETS[target]
    for sample in samples:
        read(sample)


@pytest.mark.parametrize("target", TARGETS)
def test_damaged_samples_are_read_or_refused(target: str) -> None:
    read, samples = TARGETS[target]
    chance = random.Random(target)
    for _ in range(DAMAGED):
        text = chance.choice(samples)
        for _ in range(chance.randrange(1, 4)):
            start = chance.randrange(len(text) + 1)
            end = start + chance.choice([0, 1, 1, 2, 20])
            other = chance.choice(samples)
            piece = chance.choice(
                ["", "\ud800", "\0", "9" * 30, other[chance.randrange(len(other)) :][:20], chr(chance.randrange(300))]
            )
            text = text[:start] + piece + text[end:]
        read(text)


@pytest.mark.parametrize("target", TARGETS)
@settings(deadline=None)
@given(text=st.text())
def test_any_text_is_read_or_refused(target: str, text: str) -> None:
    TARGETS[target][0](text)


@pytest.mark.skipif(WITHOUT_ATHERIS, reason="the fuzzer atheris is for CPython on Linux only, and not installed here")
@pytest.mark.parametrize("target", TARGETS)
def test_the_fuzzer_finds_nothing(target: str, tmp_path: Path) -> None:
    options = [f"-runs={RUNS[target]}", "-seed=1", f"-artifact_prefix={tmp_path}/"]
    command = [sys.executable, "-m", "tests.fuzz.fuzz", target, *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
