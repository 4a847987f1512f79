"""The app in other languages: from the device, chosen, changed at once, and right to left."""

import pytest
from playwright.sync_api import Browser

from .table import Table

CODE = "SS1-S1-AAAAABD"

SAME_IN_GERMAN = {"Normal", "International: A K Q J", "Esc"}


def opened_in(browser: Browser, address: str, locale: str) -> Table:
    """Return the table on a device of a language."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale=locale)
    table = Table(context.new_page(), address).open(f"#{CODE}")
    table.wait("document.documentElement.dataset.spoken === 'true'")
    return table


@pytest.mark.parametrize(
    ("locale", "tag", "direction"),
    [
        ("ca-ES", "ca", "ltr"),
        ("de-AT", "de", "ltr"),
        ("ar-EG", "ar", "rtl"),
        ("zh-CN", "zh-Hans", "ltr"),
        ("sv", "en", "ltr"),
    ],
)
def test_the_language_is_the_device_s_at_first(
    browser: Browser, address: str, locale: str, tag: str, direction: str
) -> None:
    table = opened_in(browser, address, locale)
    language = table.page.evaluate("[document.documentElement.lang, document.documentElement.dir]")
    assert language == [tag, direction]
    table.check_places()
    table.page.context.close()


def test_a_chosen_language_is_there_at_once_and_kept_without_losing_the_game(table: Table) -> None:
    table.open(f"#{CODE}")
    table.tap_move(6, 1, 1)
    before = table.columns()
    table.change_settings(language="ca")
    table.wait("document.documentElement.lang === 'ca'")
    assert table.page.locator("[data-action=undo] [data-say]").first.text_content() == "Desfer"
    assert table.columns() == before
    first = table.page.locator(".card[data-column='1'][data-position='1']")
    assert (first.get_attribute("aria-label") or "").startswith("sota de piques, columna 1")
    assert (table.page.locator("[data-page=rules]").first.get_attribute("href") or "").endswith("ca/rules.html")
    table.wait_until_kept()
    table.page.reload()
    table.wait("document.documentElement.dataset.ready === 'true' && document.documentElement.lang === 'ca'")
    assert table.columns() == before
    table.change_settings(language="en")
    table.wait("document.documentElement.lang === 'en'")
    assert table.page.locator("[data-action=undo] [data-say]").first.text_content() == "Undo"


def test_from_right_to_left_texts_mirror_and_the_columns_do_not(table: Table) -> None:
    table.open(f"#{CODE}")
    lefts = "[...document.querySelectorAll('.slot')].map((slot) => slot.getBoundingClientRect().left)"
    before = table.page.evaluate(lefts)
    table.change_settings(language="ar")
    table.wait("document.documentElement.dir === 'rtl'")
    table.settle()
    assert table.page.evaluate(lefts) == before
    table.page.keyboard.press("7")
    table.page.keyboard.press("ArrowLeft")
    table.page.keyboard.press("Escape")
    assert table.page.evaluate("document.activeElement.dataset.column") == "6"


def test_card_letters_follow_the_language_or_are_international(table: Table) -> None:
    table.open(f"#{CODE}")
    letter = "getComputedStyle(document.querySelector('.card[data-card=KS] b'), '::before').content"
    assert table.page.evaluate(letter) == '"K"'
    table.change_settings(language="fr")
    table.wait("document.documentElement.lang === 'fr'")
    assert table.page.evaluate(letter) == '"R"'
    table.change_settings(card_letters="international")
    assert table.page.evaluate(letter) == '"K"'


def test_no_english_is_left_over(browser: Browser, address: str) -> None:
    """Compare every text of the app's page with the English one, but for names and figures."""
    table = opened_in(browser, address, "de")
    same = table.page.evaluate(
        """[...document.querySelectorAll('[data-say]')]
            .filter((element) => element.textContent === element.dataset.english)
            .map((element) => element.textContent)"""
    )
    assert set(same) == SAME_IN_GERMAN
    table.page.context.close()
