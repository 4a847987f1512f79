"""The texts of the app's page, and the paths of the static ones."""

from simple_simon.words.page import page_path, tidy


def test_line_ends_and_indents_of_the_source_are_no_part_of_a_message() -> None:
    assert tidy("\n  Drag a card\n    onto one that is higher. ") == "Drag a card onto one that is higher."
    assert tidy("Undo") == "Undo"


def test_english_pages_stand_at_the_root_and_others_in_their_folder() -> None:
    assert page_path("rules", "en") == "rules.html"
    assert page_path("rules", "zh-Hans") == "zh-Hans/rules.html"
