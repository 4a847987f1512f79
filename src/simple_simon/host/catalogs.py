"""The catalogs of translations in locale/: made, brought up to date, checked, and turned into languages.

Only a checkout has them; what is installed has the texts that are made of them here.
"""

import functools
import gettext
import io
import json
import re
import string
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po

from ..words.language import PLURAL_PERIOD, Language
from .extraction import PROGRAM, TERMINAL, extracted, stands_in
from .site import CHECKOUT

FOLDER = "locale"

TEMPLATE = "simple_simon.pot"

UNCHANGED = "as in English"
"""The translator's own comment above a message that is meant to be equal to the English one."""

EVERYWHERE_EQUAL = frozenset({"Simple Simon"})
"""Names, which no language translates."""

_WHOLE_MILLIONS = " : n != 0 && n % 1000000 == 0 ? 1 : 2"
"""The form that Romance languages have for whole millions; no game gets there."""


def tags(root: Path) -> list[str]:
    """Return the tags of the languages that have a catalog, sorted."""
    return sorted(path.stem for path in (root / FOLDER).glob("*.po"))


def read_template(root: Path) -> Catalog:
    """Return the template as it stands in locale/."""
    return _read(root / FOLDER / TEMPLATE)


def read_catalog(root: Path, tag: str) -> Catalog:
    """Return the catalog of a language as it stands in locale/."""
    return _read(root / FOLDER / f"{tag}.po")


def _read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, charset="utf-8", abort_invalid=True)


def update(root: Path, new_tags: list[str]) -> list[str]:
    """Bring the template and every catalog up to date, begin those of new languages, and return the changed files."""
    folder = root / FOLDER
    folder.mkdir(exist_ok=True)
    template = extracted(root)
    texts = {TEMPLATE: template_text(template)}
    for tag in sorted({*tags(root), *new_tags}):
        path = folder / f"{tag}.po"
        catalog = read_catalog(root, tag) if path.is_file() else empty_catalog(tag)
        catalog.update(template)
        for message in catalog:
            if message.id and not any(_forms(message)):
                message.flags.discard("fuzzy")  # A guess from what was not translated either.
        texts[path.name] = catalog_text(tag, catalog)
    changed = []
    for name, text in texts.items():
        path = folder / name
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8", newline="\n")
            changed.append(name)
    return changed


def plural_forms_of(tag: str) -> str:
    """Return the plural rule of a language as a header has it."""
    count, rule = get_plural(tag.replace("-", "_"))
    if _WHOLE_MILLIONS in rule:
        count, rule = count - 1, rule.replace(_WHOLE_MILLIONS, " : 1")
    return f"nplurals={count}; plural={rule};"


def empty_catalog(tag: str) -> Catalog:
    """Return a catalog with the plural rule of a language and no message."""
    return read_po(io.BytesIO(_header(tag, plural_forms_of(tag)).encode()), charset="utf-8")


def catalog_text(tag: str, catalog: Catalog) -> str:
    """Return the text of a catalog: no dates and no line numbers, so that it changes only with the messages."""
    return _header(tag, catalog.plural_forms) + _body(catalog)


def template_text(template: Catalog) -> str:
    """Return the text of the template, in the same way."""
    return _header("", "") + _body(template)


def _header(tag: str, plural_forms: str) -> str:
    lines = [
        "Project-Id-Version: Simple Simon",
        f"Language: {tag}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
    ]
    if plural_forms:
        lines.append(f"Plural-Forms: {plural_forms}")
    return "\n".join(['msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in lines)]) + "\n\n"


def _body(catalog: Catalog) -> str:
    file = io.BytesIO()
    write_po(file, catalog, width=0, omit_header=True, ignore_obsolete=True, include_lineno=False)
    return file.getvalue().decode()


def faults(template: Catalog, tag: str, catalog: Catalog) -> list[str]:
    """Return what is wrong with a catalog, each fault with its language and message."""
    wanted, found = _by_key(template), _by_key(catalog)
    told = [f"{tag}: not in the catalog: {key!r}" for key in wanted if key not in found]
    told += [f"{tag}: no such message any more: {key!r}" for key in found if key not in wanted]
    for key in wanted:
        if key in found:
            message = found[key]
            told += [f"{tag}: {fault}: {key!r}" for fault in _message_faults(message, catalog)]
            if _is_suspiciously_english(message):
                told.append(f"{tag}: equal to English (meant so? write the comment # {UNCHANGED} above it): {key!r}")
    return told


def _message_faults(message: Message, catalog: Catalog) -> Iterator[str]:
    if message.fuzzy:
        yield "fuzzy"
    english, forms = _english(message), _forms(message)
    if not all(forms):
        yield "not translated"
        return
    if message.pluralizable and len(forms) != catalog.num_plurals:
        yield f"{len(forms)} plural forms, not {catalog.num_plurals}"
        return
    fields = fields_of(english[-1])
    for place, form in enumerate(forms):
        try:
            found = fields_of(form)
        except ValueError as error:
            yield f"not a text with fields ({error}): {form!r}"
            continue
        # A form that is for one number alone may say it in a word.
        optional = {"number"} if message.pluralizable and len(numbers_of(catalog, place)) == 1 else set()
        if not fields - optional <= found <= fields:
            yield f"fields {sorted(found)}, not {sorted(fields)}"


def _is_suspiciously_english(message: Message) -> bool:
    if UNCHANGED in message.user_comments:
        return False
    equal = {form for form in _forms(message) if form in _english(message)} - EVERYWHERE_EQUAL
    # Fields and signs are in every language the same.
    return any(letter.isalpha() for form in equal for letter in re.sub("{[^}]*}", "", form))


def fields_of(text: str) -> set[str]:
    """Return the named fields of a message; raise ValueError if its braces are wrong or a field has no plain name."""
    fields = set()
    for _, field, layout, conversion in string.Formatter().parse(text):
        if field is None:
            continue
        if not field.isidentifier() or layout or conversion:
            raise ValueError(f"field {field!r}")
        fields.add(field)
    return fields


def numbers_of(catalog: Catalog, form: int) -> list[int]:
    """Return the numbers from 0 to twice PLURAL_PERIOD that have a plural form."""
    return [number for number, place in enumerate(plural_table(catalog)) if place == form]


def plural_table(catalog: Catalog) -> list[int]:
    """Return the plural form of each number from 0 to twice PLURAL_PERIOD, by the rule in a catalog's header.

    Raise ValueError if the rule is none, or if the rest of all numbers does not follow from these.
    """
    return _table(catalog.plural_expr, catalog.num_plurals)


@functools.cache
def _table(expression: str, forms: int) -> list[int]:
    rule = gettext.c2py(expression)
    table = [rule(number) for number in range(2 * PLURAL_PERIOD)]
    for number in range(2 * PLURAL_PERIOD, 20 * PLURAL_PERIOD):
        if rule(number) != table[PLURAL_PERIOD + number % PLURAL_PERIOD]:
            raise ValueError(f"the plural form of {number} does not follow from its last two figures")
    if max(table) >= forms:
        raise ValueError(f"the rule has more than {forms} forms")
    return table


def texts(tag: str, catalog: Catalog) -> dict[str, object]:
    """Return a catalog as Language.from_texts reads it.

    What is not translated, or has a fault, is left out: it is said in English.
    """
    messages = {}
    for key, message in _by_key(catalog).items():
        if not list(_message_faults(message, catalog)):
            messages[key] = list(_forms(message))
    return {
        "tag": tag,
        "direction": Locale.parse(tag, sep="-").text_direction,
        "plural": "".join(map(str, plural_table(catalog))),
        "messages": messages,
    }


def texts_file(root: Path, tag: str, patterns: Collection[str]) -> bytes:
    """Return the texts of a language as JSON: the messages that stand in some of the sources."""
    template = read_template(root)
    catalog = read_catalog(root, tag)
    for message in template:
        if message.id and not stands_in(message, patterns):
            catalog.delete(message.id, message.context)
    return json.dumps(texts(tag, catalog), ensure_ascii=False, separators=(",", ":")).encode()


def app_texts(root: Path, tag: str) -> bytes:
    """Return the file of texts of a language for the app."""
    return texts_file(root, tag, PROGRAM)


def write_installed_texts(root: Path, folder: Path) -> None:
    """Write for each language the file of texts that an installed command line reads."""
    folder.mkdir(parents=True, exist_ok=True)
    for tag in tags(root):
        (folder / f"{tag}.json").write_bytes(texts_file(root, tag, PROGRAM + TERMINAL))


def whole_language(root: Path, tag: str) -> Language:
    """Return a language with all messages that it has, those of the pages too."""
    return Language.from_texts(texts(tag, read_catalog(root, tag)))


def all_languages(root: Path) -> list[Language]:
    """Return English and every language with a catalog, in the order of their tags, with all messages."""
    languages = [Language(), *(whole_language(root, tag) for tag in tags(root))]
    return sorted(languages, key=lambda language: language.tag)


def _by_key(catalog: Catalog) -> dict[str, Message]:
    """Return the messages by what Language finds them by."""
    return {
        (f"{message.context}\x04" if message.context else "") + _english(message)[0]: message
        for message in catalog
        if message.id
    }


def _english(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def _forms(message: Message) -> tuple[str, ...]:
    string = message.string
    return tuple(string) if isinstance(string, (list, tuple)) else (string or "",)


def main(words: list[str]) -> int:
    """Bring everything in locale/ up to date; list what is wrong with the languages that are named, or begin them."""
    for tag in words:
        try:
            Locale.parse(tag, sep="-")
        except (ValueError, UnknownLocaleError):
            print(f"no language has the tag {tag!r}; tags are such as pt or zh-Hans", file=sys.stderr)
            return 2
    for name in update(CHECKOUT, words):
        print(f"{FOLDER}/{name} has changed")
    template = read_template(CHECKOUT)
    for tag in words or tags(CHECKOUT):
        told = faults(template, tag, read_catalog(CHECKOUT, tag))
        if words:
            print("\n".join(told))
        print(f"{tag}: {len(told)} of {len(template)} messages to translate or to mend")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
