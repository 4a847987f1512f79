"""The catalogs in locale/: up to date, complete, right in their fields and plural forms; and what is made of them."""

import io
import json
from gettext import GNUTranslations
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from simple_simon.engine.record import Record
from simple_simon.host import catalogs, extraction
from simple_simon.host.site import CHECKOUT
from simple_simon.words.board import board_words
from simple_simon.words.language import Language

from .calling import RULES_DEAL, Captured

TAGS = catalogs.tags(CHECKOUT)

BOARDS = {
    "ca": "Cap seqüència retirada. columna 1: as de piques, rei de cors, as de trèvols, 4 de diamants, ",
    "fr": "Aucune suite retirée. colonne 1 : as de pique, roi de cœur, as de trèfle, 4 de carreau, ",
    "de": "Keine Folge entfernt. Spalte 1: Pik-Ass, Herz-König, Kreuz-Ass, Karo-4, ",
}
"""How the board in words begins for the deal of the rules page."""

COURTS = {
    "ca": ("sota de cors", "dama de diamants", "rei de trèvols"),
    "fr": ("valet de cœur", "dame de carreau", "roi de trèfle"),
    "de": ("Herz-Bube", "Karo-Dame", "Kreuz-König"),
}

MINIATURE = """\
msgid ""
msgstr ""
"Language: xx\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""


def miniature(*entries: str) -> Catalog:
    """Return a catalog of a few entries."""
    return read_po(io.BytesIO((MINIATURE + "\n\n".join(entries)).encode()))


def faults_of(english: str, translated: str) -> list[str]:
    """Return what is wrong with a translation of one entry of a template."""
    return catalogs.faults(miniature(english), "xx", miniature(translated))


def whole(tag: str) -> Language:
    return catalogs.whole_language(CHECKOUT, tag)


def test_there_are_the_languages_of_the_game() -> None:
    assert set(TAGS) >= {"ca", "fr", "de", "es", "it", "pt", "nl", "pl", "ar", "ja", "zh-Hans"}


def test_the_template_is_up_to_date() -> None:
    current = catalogs.template_text(extraction.extracted(CHECKOUT))
    assert (CHECKOUT / "locale" / catalogs.TEMPLATE).read_text("utf-8") == current, "run python3 dev.py texts"


@pytest.mark.parametrize("tag", TAGS)
def test_a_catalog_is_complete_and_right(tag: str) -> None:
    told = catalogs.faults(extraction.extracted(CHECKOUT), tag, catalogs.read_catalog(CHECKOUT, tag))
    assert not told, "\n".join(told)


@pytest.mark.parametrize("tag", TAGS)
def test_a_catalog_has_the_plural_rule_of_its_language(tag: str) -> None:
    catalog = catalogs.read_catalog(CHECKOUT, tag)
    assert f"nplurals={catalog.num_plurals}; plural={catalog.plural_expr};" == catalogs.plural_forms_of(tag)


@pytest.mark.parametrize("tag", TAGS)
def test_a_language_counts_as_gettext_does(tag: str) -> None:
    catalog = catalogs.read_catalog(CHECKOUT, tag)
    compiled = io.BytesIO()
    write_mo(compiled, catalog)
    compiled.seek(0)
    gettext_rule = GNUTranslations(compiled).plural  # type: ignore[attr-defined]
    language = whole(tag)
    for number in range(1001):
        assert language.plural_form(number) == gettext_rule(number), number


def test_polish_has_three_forms_and_arabic_six() -> None:
    polish, arabic = whole("pl"), whole("ar")
    assert [polish.plural_form(number) for number in (1, 2, 4, 5, 12, 22, 25, 101, 102, 112, 1000)] == [
        *(0, 1, 1, 2, 2, 1, 2, 2, 1, 2, 2)
    ]
    assert [arabic.plural_form(number) for number in (0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111, 1000)] == [
        *(0, 1, 2, 3, 3, 4, 4, 5, 5, 3, 4, 5)
    ]


def test_arabic_alone_is_written_from_right_to_left() -> None:
    assert [tag for tag in TAGS if whole(tag).direction == "rtl"] == ["ar"]


@pytest.mark.parametrize("tag", BOARDS)
def test_the_board_in_words_to_the_character(tag: str) -> None:
    columns = [list(column) for column in Record.parse(RULES_DEAL.read_text("utf-8")).deal.columns]
    board = board_words(whole(tag), columns)
    assert board.startswith(BOARDS[tag])
    for court in COURTS[tag]:
        assert court in board
    assert board.endswith(".")
    assert board.count("; ") == 9


def test_removed_sequences_and_empty_columns_in_three_languages() -> None:
    assert board_words(whole("ca"), [[]], 1) == "1 seqüència retirada. columna 1: buida."
    assert board_words(whole("ca"), [[]], 2) == "2 seqüències retirades. columna 1: buida."
    assert board_words(whole("fr"), [[]], 1) == "1 suite retirée. colonne 1 : vide."
    assert board_words(whole("fr"), [[]], 4) == "4 suites retirées. colonne 1 : vide."
    assert board_words(whole("de"), [[]], 1) == "1 Folge entfernt. Spalte 1: leer."
    assert board_words(whole("de"), [[]], 3) == "3 Folgen entfernt. Spalte 1: leer."


def test_the_file_of_texts_holds_the_messages_of_the_app_alone() -> None:
    texts = json.loads(catalogs.app_texts(CHECKOUT, "ca"))
    assert Language.from_texts(texts).say("No sequence removed") == "Cap seqüència retirada"
    of_pages = [
        f"{message.context}\x04{message.id}" if message.context else message.id
        for message in catalogs.read_template(CHECKOUT)
        if message.id and not extraction.stands_in(message, extraction.PROGRAM)
    ]
    assert "The set-up" in of_pages
    assert not set(texts["messages"]) & {message for message in of_pages if isinstance(message, str)}


def test_what_is_installed_speaks_as_the_checkout_does(tmp_path: Path) -> None:
    catalogs.write_installed_texts(CHECKOUT, tmp_path)
    assert sorted(path.stem for path in tmp_path.iterdir()) == TAGS
    for tag in TAGS:
        language = Language.from_texts(json.loads((tmp_path / f"{tag}.json").read_text("utf-8")))
        assert language.say_in("suit", "spades") == whole(tag).say_in("suit", "spades")


def test_what_is_not_translated_for_sure_is_said_in_english() -> None:
    catalog = miniature(
        'msgid "Undo"\nmsgstr ""', '#, fuzzy\nmsgid "Redo"\nmsgstr "Refà"', 'msgid "Menu"\nmsgstr "Menú"'
    )
    assert catalogs.texts("ca", catalog)["messages"] == {"Menu": ["Menú"]}


def test_a_right_translation_has_no_fault() -> None:
    assert not faults_of('msgid "Undo {number}"', 'msgid "Undo {number}"\nmsgstr "Desfés {number}"')


@pytest.mark.parametrize(
    ("translated", "fault"),
    [
        ("", "not in the catalog"),
        ('msgid "Undo {number}"\nmsgstr ""', "not translated"),
        ('#, fuzzy\nmsgid "Undo {number}"\nmsgstr "Desfés {number}"', "fuzzy"),
        ('msgid "Undo {number}"\nmsgstr "Desfés"', "fields []"),
        ('msgid "Undo {number}"\nmsgstr "Desfés {nombre}"', "fields ['nombre']"),
        ('msgid "Undo {number}"\nmsgstr "Desfés {number}, {number} {suit}"', "fields ['number', 'suit']"),
        ('msgid "Undo {number}"\nmsgstr "Desfés {number"', "not a text with fields"),
        ('msgid "Undo {number}"\nmsgstr "Desfés {number:03}"', "not a text with fields"),
        ('msgid "Undo {number}"\nmsgstr "Desfés {}"', "not a text with fields"),
        ('msgid "Undo {number}"\nmsgstr "Undo {number}"', "equal to English"),
    ],
)
def test_a_fault_of_a_translation_names_language_and_message(translated: str, fault: str) -> None:
    told = faults_of('msgid "Undo {number}"', translated)
    assert len(told) == 1
    assert told[0].startswith("xx: ")
    assert fault in told[0]
    assert "Undo {number}" in told[0]


def test_a_message_that_the_program_has_no_more_is_a_fault() -> None:
    told = faults_of("", 'msgid "Undo"\nmsgstr "Desfés"')
    assert told == ["xx: no such message any more: 'Undo'"]


def test_what_is_meant_to_be_equal_to_english_says_so() -> None:
    assert not faults_of('msgid "Menu"', '# as in English\nmsgid "Menu"\nmsgstr "Menu"')
    assert not faults_of('msgid "Simple Simon"', 'msgid "Simple Simon"\nmsgstr "Simple Simon"')
    assert not faults_of('msgid "{rank} {suit}"', 'msgid "{rank} {suit}"\nmsgstr "{rank} {suit}"')
    assert not faults_of('msgid ", "', 'msgid ", "\nmsgstr ", "')


def test_only_a_form_for_one_number_may_leave_the_number_out() -> None:
    english = 'msgid "{number} move"\nmsgid_plural "{number} moves"'
    one_word = english + '\nmsgstr[0] "una jugada"\nmsgstr[1] "{number} jugades"'
    assert not faults_of(english, one_word)
    no_number = english + '\nmsgstr[0] "{number} jugada"\nmsgstr[1] "jugades"'
    assert faults_of(english, no_number) == ["xx: fields [], not ['number']: '{number} move'"]


def test_a_missing_plural_form_is_a_fault() -> None:
    english = 'msgid "{number} move"\nmsgid_plural "{number} moves"'
    assert faults_of(english, english + '\nmsgstr[0] "{number} jugada"') == ["xx: not translated: '{number} move'"]


def test_a_plural_rule_that_the_last_two_figures_do_not_tell_is_refused() -> None:
    catalog = read_po(io.BytesIO(MINIATURE.replace("(n != 1)", "(n == 350)").encode()))
    with pytest.raises(ValueError, match="350"):
        catalogs.plural_table(catalog)


def test_a_new_language_is_begun_with_its_plural_rule(tmp_path: Path) -> None:
    write_sources(tmp_path)
    assert catalogs.update(tmp_path, ["pl"]) == ["simple_simon.pot", "pl.po"]
    catalog = catalogs.read_catalog(tmp_path, "pl")
    assert (catalog.num_plurals, str(catalog.locale)) == (3, "pl")
    assert "nplurals=3" in (tmp_path / "locale" / "pl.po").read_text("utf-8")
    assert not catalogs.update(tmp_path, [])


def test_an_update_keeps_translations_and_the_translators_comments(tmp_path: Path) -> None:
    write_sources(tmp_path)
    catalogs.update(tmp_path, ["ca"])
    path = tmp_path / "locale" / "ca.po"
    text = path.read_text("utf-8").replace('msgid "Undo"\nmsgstr ""', 'msgid "Undo"\nmsgstr "Desfés"')
    path.write_text(text.replace("#. note", "# as in English\n#. note"), "utf-8")
    source = tmp_path / "src" / "simple_simon" / "words" / "some.py"
    source.write_text(source.read_text("utf-8") + 'language.say("Quite another thing altogether.")\n', "utf-8")
    assert catalogs.update(tmp_path, []) == ["simple_simon.pot", "ca.po"]
    text = path.read_text("utf-8")
    assert 'msgid "Undo"\nmsgstr "Desfés"' in text
    assert "# as in English" in text
    assert "Quite another thing" in text
    assert "fuzzy" not in text


def write_sources(root: Path) -> None:
    """Write a small program with a message of every kind."""
    words, web = root / "src" / "simple_simon" / "words", root / "src" / "simple_simon" / "web"
    words.mkdir(parents=True)
    (web / "pages").mkdir(parents=True)
    (words / "some.py").write_text(
        "# Translators: note\n"
        "# of two lines\n"
        'language.say("Undo")\n'
        'language.say_in("level", "Easy")\n'
        'language.count("{number} move", "{number} moves", 2)\n'
        'RULE = message("Nothing goes on an ace.")\n'
        'language.say(sentence); "text".count("x"); say(f"no {message}")\n'
    )
    (web / "index.html").write_text(
        "<title data-say>Play\n  now</title>{# Translators: of the page #}<p data-say='level'>Easy</p><p>Not marked</p>"
        '<button data-say-label aria-label="Close &amp; go" data-say-title="tip" title="Away">x</button>'
    )
    (web / "pages" / "rules.html").write_text('<p>{{ say("The {thing}", thing=say_in("suit", "ace")) }}</p>')


def test_messages_are_found_in_python_in_the_apps_page_and_in_templates(tmp_path: Path) -> None:
    write_sources(tmp_path)
    found = [(message.context, message.id) for message in extraction.extracted(tmp_path) if message.id]
    assert found == [
        (None, "Undo"),
        ("level", "Easy"),
        (None, ("{number} move", "{number} moves")),
        (None, "Nothing goes on an ace."),
        (None, "Play now"),
        (None, "Close & go"),
        ("tip", "Away"),
        (None, "The {thing}"),
        ("suit", "ace"),
    ]


def test_notes_for_translators_come_along(tmp_path: Path) -> None:
    write_sources(tmp_path)
    template = extraction.extracted(tmp_path)
    undo, easy = template["Undo"], template.get("Easy", "level")
    assert undo
    assert easy
    assert undo.auto_comments == ["note of two lines"]
    assert easy.auto_comments == ["of the page"]


def test_a_marked_element_with_another_in_it_is_refused(tmp_path: Path) -> None:
    write_sources(tmp_path)
    page = tmp_path / "src" / "simple_simon" / "web" / "index.html"
    page.write_text("<p data-say>Some <b>bold</b> text</p>")
    with pytest.raises(ValueError, match="line 1: a message in <p> with <b> in it"):
        extraction.extracted(tmp_path)
    page.write_text("<p data-say> </p>")
    with pytest.raises(ValueError, match="line 1: a message without a text"):
        extraction.extracted(tmp_path)


def test_an_unknown_language_is_not_begun(capsys: Captured) -> None:
    assert catalogs.main(["nolanguage1"]) == 2
    assert "nolanguage1" in capsys.readouterr().err
