"""Nothing leaves the app's own address, nothing is tracked, nothing from outside becomes markup."""

import pytest
from playwright.sync_api import Browser, Request

from .table import Table

CODE = "#SS1-S1-AAAAABD"

HOSTILE = "<img src=x onerror=document.body.dataset.broken=1>"


def test_no_request_of_a_whole_session_goes_to_another_host(table: Table) -> None:
    requests: list[str] = []

    def note(request: Request) -> None:
        requests.append(request.url)

    table.page.context.on("request", note)
    table.open(CODE)
    table.tap_move(6, 1, 1)
    table.drag(9, 6, 1)
    for action in ("settings", "records", "code", "open", "keys"):
        table.act("menu")
        table.act(action)
        table.page.keyboard.press("Escape")
    table.act("menu")
    table.act("settings")
    table.page.locator("[data-setting=language]").select_option("fr")
    table.wait("document.documentElement.lang === 'fr'")
    table.act("close")
    for page in ("rules", "examples", "about"):
        table.page.goto(f"{table.address}fr/{page}.html")
    table.page.go_back()
    assert len(requests) > 10
    assert [url for url in requests if not url.startswith((table.address, "data:"))] == []
    assert table.page.context.cookies() == []


@pytest.mark.parametrize(
    "fragment",
    [
        f"#{HOSTILE}",
        f"#replay={HOSTILE}",
        f"#replay=SS1-S1-AAAAABD~{HOSTILE}",
        "#" + "A" * 100_000,
        "#replay=%00%ff~@",
        "#%E2%82",
    ],
)
def test_a_hostile_link_is_only_text(table: Table, fragment: str) -> None:
    table.open(fragment)
    assert table.page.evaluate("document.body.dataset.broken") is None
    assert table.page.locator("main img").count() == 0
    assert table.page.locator("#status").text_content()  # What is wrong is said; the notice may be gone already.
    table.page.keyboard.press("7")
    assert table.held() > 0


def test_a_hostile_record_is_only_text(table: Table) -> None:
    table.open(CODE)
    table.act("menu")
    table.act("open")
    table.page.locator("#record-text").fill(f"deal {HOSTILE}")
    table.page.locator("[data-action=open-text]").click()
    assert table.page.locator("#record-fault").text_content()
    assert table.page.evaluate("document.body.dataset.broken") is None
    assert table.page.locator("#record-fault img").count() == 0


def test_the_page_runs_no_inline_code(browser: Browser, address: str) -> None:
    context = browser.new_context()
    table = Table(context.new_page(), address).open(CODE)
    table.page.evaluate(
        """() => {
            window.violations = 0;
            document.addEventListener('securitypolicyviolation', () => window.violations++);
            const script = document.createElement('script');
            script.textContent = 'document.body.dataset.broken = 1';
            document.body.append(script);
        }"""
    )
    table.wait("window.violations > 0")
    assert table.page.evaluate("document.body.dataset.broken") is None
    context.close()
