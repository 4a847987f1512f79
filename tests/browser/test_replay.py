"""Records played again in the app: from links, texts, files, and the pages."""

from pathlib import Path

from simple_simon.engine.link import game_link
from simple_simon.engine.record import Record

from .table import GAMES, Table

CODE = "SS1-S4-AAAAABD"
TEXT = (GAMES / "one-suit-49.txt").read_text("utf-8")


def open_with_a_move(table: Table) -> list[list[str]]:
    table.open(f"#{CODE}")
    table.tap_move(6, 1, 1)
    assert table.figure("moves") == "1"
    return table.columns()


def open_text(table: Table, text: str) -> None:
    table.act("menu")
    table.act("open")
    table.page.locator("#record-text").fill(text)
    table.page.locator("[data-action=open-text]").click()
    table.settle()


def test_a_pasted_record_is_played_forwards_backwards_and_jumped_through(table: Table) -> None:
    before = open_with_a_move(table)
    open_text(table, TEXT)
    assert table.page.locator("#replay").is_visible()
    assert table.figure("moves") == "0"
    table.act("replay-forward")
    table.act("replay-forward")
    assert table.page.locator("#replay-text").text_content() == "Move 2 of 49"
    table.act("replay-back")
    assert table.figure("moves") == "1"
    table.act("replay-last")
    assert table.figure("score") == "851"
    table.page.locator("[data-control=replay-place]").fill("30")
    table.settle()
    assert table.figure("moves") == "30"
    table.check_places()
    table.act("replay-first")
    assert table.figure("moves") == "0"
    table.act("replay-close")
    assert table.columns() == before
    assert not table.page.locator("#replay").is_visible()


def test_a_replay_goes_on_by_itself_at_the_chosen_speed(table: Table) -> None:
    table.page.clock.install()
    open_with_a_move(table)
    open_text(table, TEXT)
    table.page.locator("#replay-speed").select_option("3")
    table.act("replay-run")
    assert table.page.locator("[data-action=replay-run]").get_attribute("aria-pressed") == "true"
    table.page.clock.run_for(250 * 48)
    assert table.figure("moves") == "49"
    table.page.clock.run_for(1_000)
    assert table.page.locator("[data-action=replay-run]").get_attribute("aria-pressed") == "false"


def test_playing_on_from_a_replay_keeps_the_game_before_within_reach(table: Table) -> None:
    before = open_with_a_move(table)
    link = game_link(Record.parse(TEXT).replay())
    table.page.evaluate(f"location.hash = '#replay={link}@2'")
    table.wait("!document.querySelector('#replay').hidden")
    assert table.figure("moves") == "2"
    table.act("replay-on")
    assert not table.page.locator("#replay").is_visible()
    assert table.figure("moves") == "2"
    table.act("undo")
    assert table.figure("moves") == "1"
    table.act("take-back")
    assert table.columns() == before


def test_a_link_opens_a_replay_on_a_first_visit(table: Table) -> None:
    table.open("#replay=" + game_link(Record.parse(TEXT).replay()) + "@49")
    assert table.figure("score") == "851"
    assert table.page.locator("#replay").is_visible()


def test_the_links_and_the_record_of_a_game_open_it_again(table: Table) -> None:
    before = open_with_a_move(table)
    table.act("menu")
    table.act("code")
    link, record = (table.page.locator(f"#share-{name}").input_value() for name in ("replay", "record"))
    assert record == f"deal {CODE}\nmoves\n7-2\n"
    table.act("close")
    open_text(table, record)
    table.act("replay-last")
    assert table.columns() == before
    table.act("replay-close")
    table.page.evaluate(f"location.href = '{link}'")
    table.wait("!document.querySelector('#replay').hidden")
    table.act("replay-last")
    assert table.columns() == before


def test_a_file_is_opened(table: Table, tmp_path: Path) -> None:
    open_with_a_move(table)
    (tmp_path / "game.txt").write_text(TEXT, "utf-8")
    table.act("menu")
    table.act("open")
    table.page.locator("#record-file").set_input_files(tmp_path / "game.txt")
    table.wait("!document.querySelector('#replay').hidden")
    table.act("replay-last")
    assert table.figure("score") == "851"


def test_a_faulty_record_is_refused_with_its_line_and_its_rule(table: Table) -> None:
    before = open_with_a_move(table)
    open_text(table, "deal SS1-S1-AAAAABD\nmoves\n7-2 1-2")
    fault = table.page.locator("#record-fault").text_content()
    assert fault == "Line 3, move 2: A card goes on a card exactly one rank higher."
    assert table.page.locator("#open-record").is_visible()
    table.page.keyboard.press("Escape")
    assert table.columns() == before


def test_the_table_takes_no_moves_during_a_replay(table: Table) -> None:
    open_with_a_move(table)
    open_text(table, TEXT)
    table.drag(6, 1, 1)
    table.page.keyboard.press("7")
    table.page.keyboard.press("2")
    assert table.figure("moves") == "0"
    assert table.held() == 0


def test_the_examples_page_opens_its_games_in_the_replay(table: Table) -> None:
    before = open_with_a_move(table)
    table.wait_until_kept()
    table.page.goto(f"{table.address}examples.html")
    table.page.locator("a[href*='replay='][href$='@30']").first.click()
    table.wait_for_board()
    table.settle()
    assert table.figure("moves") == "30"
    table.act("replay-close")
    assert table.columns() == before


def test_opening_any_page_and_coming_back_never_loses_the_game(table: Table) -> None:
    before = open_with_a_move(table)
    table.wait_until_kept()
    for page in ("rules", "examples", "about"):
        table.act("menu")
        table.page.locator(f"#menu [data-page={page}]").click()
        table.wait("location.pathname.endsWith('.html') && document.querySelector('h1') !== null")
        table.page.go_back()
        table.wait_for_board()
        assert table.columns() == before, page
        assert table.figure("moves") == "1"
        if table.page.locator("dialog[open]").count():
            table.act("close")


def test_a_deal_without_a_code_is_shared_by_a_link_to_its_start(table: Table) -> None:
    open_with_a_move(table)
    open_text(table, (GAMES / "rules-deal-59.txt").read_text("utf-8"))
    table.act("replay-on")
    assert table.figure("code") == ""
    start = table.columns()
    table.act("menu")
    table.act("code")
    link = table.page.locator("#share-link").input_value()
    table.act("close")
    table.page.evaluate(f"location.href = '{link}'")
    table.wait("!document.querySelector('#replay').hidden")
    assert table.columns() == start
