"""Damaged, foreign and newer texts: set aside, never overwritten, rescued as far as can be."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simple_simon.browser import slots
from simple_simon.browser.journal import FAILED
from simple_simon.browser.saving import DAMAGED, NEWER
from simple_simon.browser.settings import Settings
from simple_simon.browser.store import FORMER_DAMAGED, RESCUED, SETTINGS_DAMAGED
from simple_simon.engine.game import UNDO_LIMIT

from .false_storage import asides
from .play import new_game, seen, to_and_fro
from .test_store import begun, opened, play, restarted


@pytest.mark.parametrize("damage", ["", "simple-simon 1\n", "nonsense", None, 17, {"a": 1}])
@pytest.mark.parametrize("key", ["play-a", "now-a", "slots"])
def test_a_damaged_text_is_set_aside_and_the_game_rescued_if_its_deal_is_known(key: str, damage: object) -> None:
    tab, game = begun(5)
    storage = tab.storage
    whole = dict(storage.texts)
    if damage is None:
        del storage.texts[key]
    else:
        storage.texts[key] = damage
    found = dict(storage.texts)
    tab = restarted(tab)
    saved = tab.open()
    if key == "now-a":
        assert saved.kinds == [RESCUED]
        assert saved.game
        assert seen(saved.game) == seen(game)
    else:
        assert saved.kinds == [DAMAGED]
        assert saved.game is None
    (aside,) = asides(storage)
    for name in whole:
        if name.startswith(("play-a", "now-a", "/log/a/", "slots")):
            assert aside.get(name) == found.get(name)
    now = saved.game or new_game("SS1-S1-SIMONSA")
    play(tab, now, 2)
    again = restarted(tab).open()
    assert again.kinds == []
    assert again.game
    assert seen(again.game) == seen(now)
    assert asides(storage) == [aside]


def test_an_entry_missing_in_the_last_moves_rescues_those_before() -> None:
    tab, game = begun(9)
    del tab.storage.texts[slots.entry_key("a", 7)]
    saved = restarted(tab).open()
    assert saved.kinds == [RESCUED]
    assert saved.game
    for _ in range(3):
        game.undo()
    assert (saved.game.moves, seen(saved.game)[0]) == (6, seen(game)[0])


def test_a_long_game_is_rescued_from_its_whole_log() -> None:
    tab = opened()
    game = to_and_fro(1000)
    tab.keep(game)
    tab.storage.texts["now-a"] = "?"
    saved = restarted(tab).open()
    assert saved.game
    assert seen(saved.game)[:4] == seen(game)[:4]


def test_entries_beyond_what_can_be_undone_are_not_looked_at() -> None:
    tab = opened()
    game = to_and_fro(300)
    tab.keep(game)
    for number in range(1, 300 - UNDO_LIMIT + 1):
        tab.storage.texts[slots.entry_key("a", number)] = "?"
    saved = restarted(tab).open()
    assert saved.kinds == []
    assert saved.game
    assert seen(saved.game) == seen(game)


def test_the_game_of_a_newer_version_is_set_aside_as_it_is() -> None:
    tab, _ = begun(5)
    for key in ("play-a", "now-a"):
        tab.storage.texts[key] = tab.storage.texts[key].replace("simple-simon 1", "simple-simon 2")
    whole = {key: text for key, text in tab.storage.texts.items() if not key.startswith("/game/")}
    saved = restarted(tab).open()
    assert (saved.kinds, saved.game) == ([NEWER], None)
    assert asides(tab.storage) == [whole]


def test_when_the_log_cannot_be_read_nothing_is_cleared_away() -> None:
    tab, _ = begun(5)
    tab.storage.texts["now-a"] = "?"
    whole = dict(tab.storage.texts)
    tab = restarted(tab)
    tab.reads_fail = True
    saved = tab.open()
    assert saved.kinds == [f"storage-{FAILED}"]
    play(tab, new_game(), 3)
    assert tab.storage.texts == whole


def test_when_there_is_no_room_to_set_aside_nothing_is_cleared_away() -> None:
    tab, _ = begun(5)
    tab.storage.texts["now-a"] = "?"
    whole = dict(tab.storage.texts)
    tab = restarted(tab)
    tab.trouble = "full"
    saved = tab.open()
    assert saved.game
    play(tab, saved.game, 3)
    assert tab.storage.texts == whole
    tab.trouble = ""
    play(tab, saved.game, 1)
    assert len(asides(tab.storage)) == 1
    assert seen(restarted(tab).start() or new_game()) == seen(saved.game)


def test_a_damaged_former_game_is_set_aside_and_the_current_one_goes_on() -> None:
    tab, former = begun(4)
    game = new_game("SS1-S2-SIMONSA")
    tab.keep(game, former)
    tab.storage.texts["now-a"] = "?"
    tab = restarted(tab)
    saved = tab.open()
    assert saved.kinds == [FORMER_DAMAGED]
    assert saved.game
    assert (seen(saved.game), saved.former) == (seen(game), None)
    assert asides(tab.storage)[0]["now-a"] == "?"
    assert restarted(tab).open().kinds == []


def test_where_the_current_game_is_beyond_rescue_the_former_one_goes_on() -> None:
    tab, former = begun(4)
    tab.keep(new_game("SS1-S2-SIMONSA"), former)
    tab.storage.texts["play-b"] = "?"
    tab = restarted(tab)
    saved = tab.open()
    assert saved.kinds == [DAMAGED]
    assert saved.game
    assert (seen(saved.game), saved.former) == (seen(former), None)
    again = restarted(tab).open()
    assert again.kinds == []
    assert again.game
    assert seen(again.game) == seen(former)


def test_damaged_settings_are_set_aside_and_the_game_goes_on() -> None:
    tab, game = begun(4)
    tab.storage.texts["settings"] = "?"
    tab = restarted(tab)
    saved = tab.open()
    assert saved.kinds == [SETTINGS_DAMAGED]
    assert saved.game
    assert seen(saved.game) == seen(game)
    assert asides(tab.storage) == [{"settings": "?"}]
    assert restarted(tab).open().kinds == []


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_whatever_is_damaged_the_app_starts_and_every_text_is_still_somewhere(data: st.DataObject) -> None:
    tab, former = begun(6)
    tab.keep(new_game("SS1-S2-SIMONSA"), former)
    tab.store.keep_settings(Settings())
    tab.let_through()
    storage = tab.storage
    for _ in range(data.draw(st.integers(1, 3))):
        key = data.draw(st.sampled_from(sorted(storage.texts)))
        text = str(storage.texts[key])
        place = data.draw(st.integers(0, len(text)))
        storage.texts[key] = (
            text[:place] + data.draw(st.text(max_size=3)) + text[place + data.draw(st.integers(0, 3)) :]
        )
    before = dict(storage.texts)
    tab = restarted(tab)
    saved = tab.open()
    kept = {(key, json.dumps(text)) for texts in [storage.texts, *asides(storage)] for key, text in texts.items()}
    for key, text in before.items():
        assert (key, json.dumps(text)) in kept or saved.kinds == []
    game = saved.game or new_game("SS1-S1-SIMONSA")
    tab.keep(game, saved.former)
    again = restarted(tab).open()
    assert again.kinds == []
    assert again.game
    assert seen(again.game) == seen(game)
