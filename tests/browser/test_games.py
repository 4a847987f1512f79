"""New games, restarts, codes and links: nothing is lost, everything takes two taps."""

import re

from .table import Table

CODE = "SS1-S1-AAAAABD"
OTHER_CODE = "SS1-S4-AAAAABD"


def begin_with_a_move(table: Table) -> list[list[str]]:
    table.open(f"#{CODE}")
    table.tap_move(6, 1, 1)
    assert table.figure("moves") == "1"
    return table.columns()


def test_the_first_visit_deals_one_suit_at_once(table: Table) -> None:
    table.open()
    assert re.fullmatch(r"SS1-S1-[A-Z]{7}", table.figure("code"))
    assert table.page.evaluate("location.hash") == "#" + table.figure("code")
    assert table.page.locator("#invitation").is_visible()
    assert table.page.locator("dialog[open]").count() == 0


def test_the_invitation_goes_with_the_first_move(table: Table) -> None:
    begin_with_a_move(table)
    assert not table.page.locator("#invitation").is_visible()


def test_two_taps_begin_a_new_game_with_the_last_number_of_suits(table: Table) -> None:
    table.open(f"#{OTHER_CODE}")
    table.act("new")
    assert table.page.locator("#suits-4").is_checked()
    table.page.locator("#new-game [type=submit]").click()
    table.settle()
    assert re.fullmatch(r"SS1-S4-[A-Z]{7}", table.figure("code"))
    assert table.figure("code") != OTHER_CODE


def test_enter_begins_a_new_game_with_the_chosen_suits(table: Table) -> None:
    table.open(f"#{CODE}")
    table.page.keyboard.press("n")
    table.page.keyboard.press("ArrowDown")
    table.page.keyboard.press("Enter")
    table.settle()
    assert table.figure("code").startswith("SS1-S2-")
    assert table.page.locator("dialog[open]").count() == 0


def test_a_new_game_can_be_taken_back_until_the_first_move(table: Table) -> None:
    before = begin_with_a_move(table)
    table.act("new")
    table.page.locator("#new-game [type=submit]").click()
    table.settle()
    assert table.figure("moves") == "0"
    table.act("take-back")
    assert table.columns() == before
    assert table.figure("code") == CODE
    assert table.figure("moves") == "1"
    assert not table.page.locator("#take-back").is_visible()


def test_a_move_in_the_new_game_ends_the_offer(table: Table) -> None:
    begin_with_a_move(table)
    table.act("menu")
    table.act("restart")
    assert table.figure("moves") == "0"
    assert table.page.locator("#take-back").is_visible()
    table.tap_move(6, 1, 1)
    assert not table.page.locator("#take-back").is_visible()


def test_restart_can_be_taken_back(table: Table) -> None:
    before = begin_with_a_move(table)
    table.act("menu")
    table.act("restart")
    table.act("take-back")
    assert table.columns() == before


def test_a_typed_code_opens_its_game_however_it_is_typed(table: Table) -> None:
    table.open(f"#{CODE}")
    table.act("new")
    table.page.locator("#typed-code").fill(" ss1–s4 aaaa abd ")
    table.page.keyboard.press("Enter")
    table.settle()
    assert table.figure("code") == OTHER_CODE


def test_a_wrong_code_is_named_and_changes_nothing(table: Table) -> None:
    before = begin_with_a_move(table)
    table.act("new")
    table.page.locator("#typed-code").fill("SS1-S3-AAAAABD")
    table.page.keyboard.press("Enter")
    assert "S1, S2 or S4" in (table.page.locator("#code-fault").text_content() or "")
    assert table.page.locator("#new-game").is_visible()
    table.page.keyboard.press("Escape")
    assert table.columns() == before
    assert table.figure("code") == CODE


def test_a_link_opens_its_game_and_the_one_in_progress_can_be_taken_back(table: Table) -> None:
    before = begin_with_a_move(table)
    table.page.evaluate(f"location.hash = '#{OTHER_CODE}'")
    table.wait(f"document.querySelector('[data-code]').textContent === '{OTHER_CODE}'")
    table.act("take-back")
    assert table.columns() == before
    assert table.page.evaluate("location.hash") == f"#{CODE}"


def test_a_faulty_link_is_named_and_changes_nothing(table: Table) -> None:
    before = begin_with_a_move(table)
    table.page.evaluate("location.hash = '#<img src=x onerror=alert(1)>'")
    table.wait("!document.querySelector('#notice').hidden")
    assert "SS1" in (table.page.locator("#notice").text_content() or "")
    assert table.page.locator("#notice img").count() == 0
    assert table.columns() == before
    assert table.page.evaluate("location.hash") == f"#{CODE}"


def test_the_game_code_and_its_link_are_copied_with_one_tap(table: Table) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(f"#{CODE}")
    table.act("menu")
    table.act("code")
    for action, text in (("copy-code", CODE), ("copy-link", f"{table.address}#{CODE}")):
        table.act(action)
        table.wait("document.querySelector('#share-result').textContent === 'Copied.'")
        assert table.page.evaluate("navigator.clipboard.readText()") == text


def test_where_copying_is_not_allowed_the_text_is_selected(table: Table) -> None:
    table.page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    table.open(f"#{CODE}")
    table.act("menu")
    table.act("code")
    table.act("copy-code")
    table.wait("document.querySelector('#share-result').textContent.startsWith('Selected')")
    assert table.page.evaluate("getSelection().toString()") == CODE


def test_settings_are_shown_as_they_are_and_go_back_to_defaults(table: Table) -> None:
    table.open(f"#{CODE}")
    table.act("menu")
    table.act("settings")
    table.page.locator("[data-setting=theme]").select_option("dark")
    table.page.locator("[data-setting=deck]").select_option("four")
    assert table.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert table.page.evaluate("document.documentElement.dataset.deck") == "four"
    table.act("default-settings")
    assert table.page.locator("[data-setting=theme]").input_value() == "green"
    assert table.page.evaluate("document.documentElement.dataset.theme") == "green"
