"""The store on real storage: what is kept comes back, one tab writes, trouble is told and harms nothing."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from simple_simon.browser.journal import ELSEWHERE, KEPT, LOST
from simple_simon.browser.saving import DAMAGED
from simple_simon.browser.store import RESCUED
from simple_simon.engine.game import UNDO_LIMIT

from .bench import Bench
from .conftest import watched

SHOWN = ("code", "columns", "moves", "undone")


@pytest.fixture
def bench(context: BrowserContext, address: str) -> Iterator[Bench]:
    bench = Bench(context, address)
    watching = watched(bench.page)
    next(watching)
    yield bench
    next(watching, None)


def shown(answer: dict[str, object]) -> dict[str, object]:
    return {name: answer[name] for name in SHOWN}


def again(bench: Bench, context: BrowserContext) -> Bench:
    """Close a tab and return the next one."""
    bench.close()
    return Bench(context, bench.address)


def choices(seed: int, count: int) -> list[int]:
    return random.Random(seed).choices(range(100_000), k=count)


def play_on_and_be_told_once(bench: Bench, kind: str) -> None:
    """Play while nothing can be kept, and hold that this is told, and not again with each move."""
    for seed in (13, 14):
        bench.run(f"play({choices(seed, 5)})")
        bench.wait(f"run('tell()').includes('{kind}')")
    assert bench.run("tell()")["said"] == [kind]


def database(command: str) -> str:
    """Return the JavaScript of an async function that changes the store's texts by hand."""
    return (
        "() => new Promise((resolve) => { const asked = indexedDB.open('simple-simon', 1); asked.onsuccess = () => {"
        "const transaction = asked.result.transaction('texts', 'readwrite');"
        f"const texts = transaction.objectStore('texts'); {command};"
        "transaction.oncomplete = () => { asked.result.close(); resolve(); } } })"
    )


def test_a_game_comes_back_with_its_undone_moves(bench: Bench, context: BrowserContext) -> None:
    first = bench.open()
    assert (first["moves"], first["state"], first["kinds"]) == (0, KEPT, [])
    played = bench.run(f"play({choices(1, 180)})")
    bench.settle()
    following = again(bench, context).open()
    assert shown(following) == shown(played)
    assert following["kinds"] == []


def test_a_page_that_is_loaded_anew_has_the_game_again(bench: Bench) -> None:
    bench.open()
    played = bench.run(f"play({choices(2, 20)})")
    bench.settle()
    for _ in range(5):
        following = bench.open()
        assert (shown(following), following["state"]) == (shown(played), KEPT)


def test_the_game_before_can_be_taken_back_after_a_reload(bench: Bench) -> None:
    bench.open()
    bench.run(f"play({choices(3, 20)})")
    bench.run("begin('SS1-S2-SIMONSA')")
    bench.settle()
    assert bench.open()["code"] == "SS1-S2-SIMONSA"
    assert bench.run("game = former; former = None; play([2])")["code"] == "SS1-S4-AAAAABD"
    bench.settle()
    assert bench.open()["code"] == "SS1-S4-AAAAABD"


def test_of_a_long_game_only_what_can_be_undone_is_read(bench: Bench) -> None:
    bench.open()
    played = bench.run(f"play({choices(4, 400)})")
    bench.settle()
    following = bench.open()
    assert shown(following) == shown(played)
    assert played["moves"] - following["earlier"] <= UNDO_LIMIT
    assert bench.page.evaluate("keeping.open().then((text) => Object.keys(JSON.parse(text).texts).length)") < 120


def test_settings_come_back(bench: Bench) -> None:
    bench.open()
    bench.run("dark()")
    bench.settle()
    assert bench.open()["theme"] == "dark"


def test_the_second_tab_may_take_over_and_the_first_can_write_no_more(bench: Bench, context: BrowserContext) -> None:
    bench.open()
    bench.run(f"play({choices(5, 15)})")
    played = bench.settle()
    second = Bench(context, bench.address)
    assert second.open()["state"] == ELSEWHERE
    assert second.run(f"play({choices(6, 3)})")["pending"] == 0
    taken = second.run("take_over()")
    assert (shown(taken), taken["state"]) == (shown(played), KEPT)
    bench.wait("run('tell()').includes('lost')")
    assert bench.run(f"play({choices(7, 5)})")["said"] == [LOST]
    theirs = second.run(f"play({choices(8, 5)})")
    second.settle()
    ours = bench.run("take_over()")
    assert (shown(ours), ours["state"]) == (shown(theirs), KEPT)


def test_without_locks_the_token_stops_the_first_tab(context: BrowserContext, address: str) -> None:
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })")
    first, second = Bench(context, address), Bench(context, address)
    first.open()
    played = first.run(f"play({choices(9, 10)})")
    first.settle()
    assert shown(second.open()) == shown(played)
    first.run("play([2])")
    first.wait("run('tell()').includes('lost')")
    theirs = second.run(f"play({choices(10, 4)})")
    second.settle()
    assert shown(Bench(context, address).open()) == shown(theirs)


def test_a_damaged_game_is_set_aside_and_rescued(bench: Bench) -> None:
    bench.open()
    played = bench.run(f"play({[5 * number + 2 for number in range(30)]})")
    bench.settle()
    bench.page.evaluate(database("texts.put('simple-simon 1 nonsense', 'now-a')"))
    rescued = bench.open()
    assert (shown(rescued), rescued["kinds"]) == (shown(played), [RESCUED])
    bench.settle()
    assert bench.open()["kinds"] == []
    bench.page.evaluate(database("texts.put(new Uint8Array(3), 'play-a')"))
    assert bench.open()["kinds"] == [DAMAGED]
    bench.settle()
    asides = bench.page.evaluate(
        "new Promise((resolve) => keeping.read('/aside/', (text) => resolve(JSON.parse(text))))"
    )
    assert len(asides) == 2


FORBIDDEN = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }"


def test_where_storage_is_forbidden_or_missing_the_game_plays_on(browser: Browser, address: str) -> None:
    for script, state in (
        ("Object.defineProperty(window, 'indexedDB', { value: undefined })", "missing"),
        (f"{FORBIDDEN}; IDBFactory.prototype.databases = IDBFactory.prototype.open", "forbidden"),
    ):
        context = browser.new_context()
        context.add_init_script(script)
        found = Bench(context, address)
        assert found.open()["kinds"] == [f"storage-{state}"]
        assert found.run(f"play({choices(11, 10)})")["said"] == []
        context.close()


def test_where_no_database_can_be_made_that_is_told_once_and_all_is_kept_as_soon_as_it_can(
    context: BrowserContext, address: str
) -> None:
    bench = Bench(context, address)
    bench.page.add_init_script(f"window.allowed = IDBFactory.prototype.open; {FORBIDDEN}")
    assert bench.open()["kinds"] == []
    play_on_and_be_told_once(bench, "storage-forbidden")
    bench.page.evaluate("() => { IDBFactory.prototype.open = allowed; }")
    played = bench.run(f"play({choices(13, 5)})")
    bench.settle()
    assert shown(again(bench, context).open()) == shown(played)


def test_a_browser_that_does_not_tell_its_databases_has_the_game_again(context: BrowserContext, address: str) -> None:
    context.add_init_script("IDBFactory.prototype.databases = undefined")
    bench = Bench(context, address)
    bench.open()
    played = bench.run(f"play({choices(17, 5)})")
    bench.settle()
    assert shown(again(bench, context).open()) == shown(played)


@pytest.mark.parametrize("closed", [False, True])
def test_of_two_new_tabs_the_faster_one_keeps_its_game_and_the_other_may_take_it_over(
    bench: Bench, context: BrowserContext, closed: bool
) -> None:
    bench.open()
    bench.run(f"play({choices(18, 15)})")
    played = bench.settle()
    if closed:
        bench.close()
    slower = Bench(context, bench.address)
    slower.page.add_init_script("IDBFactory.prototype.databases = async () => []")  # As before there was one.
    assert slower.open()["state"] in (KEPT, LOST)
    slower.wait("run('tell()').includes('lost')")
    assert slower.run(f"play({choices(19, 5)})")["said"] == [LOST]
    taken = slower.run("take_over()")
    assert (shown(taken), taken["state"]) == (shown(played), KEPT)


FULL = """
window.full = false;
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...words) {
  if (window.full) queueMicrotask(() => this.transaction.abort());
  return put.apply(this, words);
};
const no = new DOMException("full", "QuotaExceededError");
Object.defineProperty(IDBTransaction.prototype, "error", { get: () => (window.full ? no : null) });
"""
"""Lets a script fill the storage. The browser's own quota is not looked at again while there was room before."""


def test_when_there_is_no_room_from_the_start_the_game_plays_on(context: BrowserContext, address: str) -> None:
    bench = Bench(context, address)
    bench.page.goto(f"{address}about.html")
    protocol = context.new_cdp_session(bench.page)
    protocol.send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": 1})
    found = bench.open()
    assert found["kinds"] == []
    play_on_and_be_told_once(bench, "storage-full")


def test_when_the_storage_fills_up_it_is_told_once_and_all_is_kept_when_there_is_room_again(
    context: BrowserContext, address: str
) -> None:
    context.add_init_script(FULL)
    bench = Bench(context, address)
    bench.open()
    bench.run(f"play({choices(12, 5)})")
    bench.settle()
    bench.page.evaluate("window.full = true")
    play_on_and_be_told_once(bench, "storage-full")
    bench.page.evaluate("window.full = false")
    played = bench.run(f"play({choices(15, 5)})")
    bench.settle()
    assert shown(bench.open()) == shown(played)


def test_when_the_storage_is_emptied_meanwhile_nothing_half_is_left(bench: Bench) -> None:
    bench.open()
    bench.run(f"play({choices(16, 5)})")
    bench.settle()
    bench.page.evaluate(database("texts.clear()"))
    bench.run("play([2])")
    bench.wait("run('tell()').includes('storage-gone')")
    assert bench.open()["kinds"] == []


def test_random_letters_are_letters_and_none_is_rare(bench: Bench) -> None:
    bench.open()
    words = bench.run("js.window.answer = json.dumps({'words': [store.calls.letters() for _ in range(600)]})")["words"]
    counts = Counter("".join(words))
    assert set(map(len, words)) == {7}
    assert sorted(counts) == [chr(ord("A") + place) for place in range(26)]
    expected = 600 * 7 / 26
    # Of chi-square with 25 degrees of freedom: once in a thousand million runs is it larger by chance.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 97
