"""The languages of the command line."""

import pytest

from simple_simon.host.languages import language, languages


def test_each_language_that_is_named_can_be_had() -> None:
    assert [language(tag).tag for tag in languages()] == languages()
    with pytest.raises(KeyError):
        language("tlh")
