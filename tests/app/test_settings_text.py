"""The settings as text and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simple_simon.browser.saving import DAMAGED, NEWER, SavedError
from simple_simon.browser.settings import CHOICES, Settings
from simple_simon.browser.settings_text import read_settings, settings_text

choices = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in CHOICES.items()})

SAMPLE = """simple-simon 1
auto_placement on
card_letters international
deck four
double_click off
interactive_rules on
left_handed on
letter_keys off
placement_help on
suits 4
theme dark
language pt-BR
"""
"""Settings as version 1 saved them. It stays as it is: every later version must read it."""


@given(choices, st.sampled_from(["", "ca", "pt-BR", "zh-Hans"]))
def test_all_settings_come_back(chosen: dict[str, object], language: str) -> None:
    settings = Settings()
    for name, value in chosen.items():
        assert settings.set(name, value)
    settings.language = language
    assert vars(read_settings(settings_text(settings))) == vars(settings)


def test_every_setting_is_saved() -> None:
    assert set(vars(Settings())) == {*CHOICES, "language"}


def test_the_sample_of_version_1_can_be_read() -> None:
    settings = read_settings(SAMPLE)
    assert settings.auto_placement is True
    assert settings.double_click is False
    assert (settings.deck, settings.theme, settings.suits, settings.language) == ("four", "dark", 4, "pt-BR")


def test_what_a_text_lacks_has_its_default_and_what_is_unknown_is_passed_over() -> None:
    settings = read_settings("simple-simon 1\nsuits 2\nsound loud and clear\n")
    assert settings.suits == 2
    assert vars(settings) == {**vars(Settings()), "suits": 2}


@pytest.mark.parametrize(
    "line",
    [
        "suits 3",
        "suits True",
        "suits",
        "double_click 1",
        "double_click True",
        "theme ",
        "language ",
        "language <b>",
        "",
    ],
)
def test_a_damaged_text_is_noticed(line: str) -> None:
    with pytest.raises(SavedError) as caught:
        read_settings(f"simple-simon 1\n{line}\n")
    assert caught.value.kind == DAMAGED


def test_foreign_and_newer_texts_are_told_apart() -> None:
    for text, kind in ((None, DAMAGED), ("", DAMAGED), ("{}\n", DAMAGED), ("simple-simon 2\n", NEWER)):
        with pytest.raises(SavedError) as caught:
            read_settings(text)
        assert caught.value.kind == kind
