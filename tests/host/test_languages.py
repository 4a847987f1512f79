"""The languages of the command line, in a checkout and where the package is installed."""

from pathlib import Path

import pytest

from simple_simon.host import catalogs, languages
from simple_simon.host.command import main
from simple_simon.host.site import CHECKOUT

from .calling import Captured


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program find its texts as where it is installed, and no catalogs."""
    catalogs.write_installed_texts(CHECKOUT, tmp_path / "texts")
    monkeypatch.setattr(languages, "INSTALLED", tmp_path / "texts")
    monkeypatch.setattr(languages, "CATALOGS", tmp_path / "locale")


def test_each_language_that_is_named_can_be_had() -> None:
    assert [languages.language(tag).tag for tag in languages.languages()] == languages.languages()
    with pytest.raises(KeyError):
        languages.language("tlh")


@pytest.mark.usefixtures("installed")
def test_each_language_can_be_had_where_it_is_installed() -> None:
    assert languages.languages() == sorted(["en", *catalogs.tags(CHECKOUT)])
    assert [languages.language(tag).tag for tag in languages.languages()] == languages.languages()


def test_a_deal_is_told_in_catalan(capsys: Captured) -> None:
    assert main(["deal", "SS1-S4-AAAAABD", "--language", "ca"]) == 0
    assert capsys.readouterr().out.startswith("Cap seqüència retirada. columna 1: sota de diamants, sota de piques, ")


@pytest.mark.usefixtures("installed")
def test_a_deal_is_told_in_french_where_it_is_installed(capsys: Captured) -> None:
    assert main(["deal", "SS1-S4-AAAAABD", "--language", "fr"]) == 0
    assert capsys.readouterr().out.startswith("Aucune suite retirée. colonne 1 : valet de carreau, valet de pique, ")
