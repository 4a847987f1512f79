"""Which language a player gets before choosing one."""

from simple_simon.words.choice import best_language

OFFERED = ["en", "ar", "ca", "fr", "pt", "zh-Hans"]


def test_the_first_wish_that_is_offered_wins() -> None:
    assert best_language(["ca", "fr"], OFFERED) == "ca"
    assert best_language(["eu", "fr", "ca"], OFFERED) == "fr"


def test_a_region_does_not_matter() -> None:
    assert best_language(["fr-CA"], OFFERED) == "fr"
    assert best_language(["pt_BR"], OFFERED) == "pt"
    assert best_language(["ca-ES-valencia"], OFFERED) == "ca"


def test_chinese_of_any_region_gets_the_chinese_there_is() -> None:
    for wanted in ("zh", "zh-CN", "zh-Hans-CN", "zh-SG", "ZH-hans"):
        assert best_language([wanted, "fr"], OFFERED) == "zh-Hans"


def test_without_any_that_suits_it_is_the_first() -> None:
    assert best_language([], OFFERED) == "en"
    assert best_language(["tlh", ""], OFFERED) == "en"
