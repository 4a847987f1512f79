"""What the commands are called."""

import pytest

from simple_simon.host.languages import language, languages
from simple_simon.host.system_language import system_language
from simple_simon.host.terminal.commands import COMMANDS, Vocabulary, command_names
from simple_simon.host.terminal.texts import help_text
from simple_simon.host.terminal.wrapping import text_width
from simple_simon.words.language import Language

FRENCH = Language("fr")
FRENCH.messages = {
    "command\x04undo u": ["annuler a"],
    "command\x04redo y": ["refaire r"],
    "command\x04restart r": ["recommencer rec"],
}


@pytest.mark.parametrize("tag", languages())
def test_no_name_means_two_commands_and_every_name_is_one_word(tag: str) -> None:
    names = [name for command in command_names(language(tag)).values() for name in command]
    assert len(names) == len(set(names))
    assert all(names)


@pytest.mark.parametrize("tag", languages())
def test_english_full_names_always_work(tag: str) -> None:
    vocabulary = Vocabulary(language(tag))
    assert [vocabulary.command(command) for command in COMMANDS] == list(COMMANDS)


def test_commands_have_names_in_the_language_with_short_forms() -> None:
    vocabulary = Vocabulary(FRENCH)
    assert [vocabulary.command(word) for word in ("annuler", "a", "undo", "u")] == ["undo"] * 4
    assert vocabulary.name("undo") == "annuler"


def test_a_name_that_means_two_things_is_read_in_the_players_language() -> None:
    assert Vocabulary(Language()).command("r") == "restart"
    assert Vocabulary(FRENCH).command("r") == "redo"


def test_case_and_full_width_letters_do_not_matter() -> None:
    vocabulary = Vocabulary(Language())
    assert vocabulary.command("UNDO") == vocabulary.command("ｕｎｄｏ") == vocabulary.command("U") == "undo"
    assert vocabulary.command("undone") is None


@pytest.mark.parametrize("tag", languages())
def test_help_has_every_command_and_keeps_within_the_width(tag: str) -> None:
    vocabulary = Vocabulary(language(tag))
    for width in (40, 60, 80):
        lines = help_text(language(tag), vocabulary, width)
        assert max(map(text_width, lines)) <= width
        assert all(any(line.startswith(vocabulary.name(command)) for line in lines) for command in COMMANDS)


def test_what_the_commands_do_stands_in_one_column_beside_wide_characters_too() -> None:
    lines = help_text(language("ja"), Vocabulary(language("ja")), None)
    starts = {text_width(line[: -len(line.split("  ")[-1].lstrip())]) for line in lines}
    assert len(starts) == 1


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "tlh_XX.UTF-8@old"}, "en"),
    ],
)
def test_the_language_of_the_computer_is_read_from_its_locale(environment: dict[str, str], tag: str) -> None:
    assert system_language(environment) == tag


def test_the_locale_of_messages_goes_before_the_general_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simple_simon.host.system_language.languages", lambda: ["ca", "de", "fr"])
    assert system_language({"LANG": "de_DE.UTF-8"}) == "de"
    assert system_language({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"}) == "fr"
    assert system_language({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA", "LC_ALL": "ca_ES.UTF-8"}) == "ca"
