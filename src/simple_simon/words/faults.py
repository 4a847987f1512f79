"""Refusals and faulty input as sentences for people."""

from ..engine.code import EXAMPLE
from ..engine.fault import Fault
from ..engine.record import RecordError
from ..engine.rules import (
    KING_NEEDS_EMPTY_COLUMN,
    MIXED_SUITS,
    NO_COLUMN,
    NOT_DESCENDING,
    NOT_ONE_HIGHER,
    TARGET_IS_ACE,
)
from .language import Language, message

SENTENCES = {
    NOT_DESCENDING: message("Only cards that go down one by one move together."),
    MIXED_SUITS: message("Only cards of one suit move together."),
    NOT_ONE_HIGHER: message("A card goes on a card exactly one rank higher."),
    TARGET_IS_ACE: message("Nothing goes on an ace."),
    KING_NEEDS_EMPTY_COLUMN: message("A king goes to an empty column only."),
    NO_COLUMN: message("No column can take that."),
    "no-such-column": message("There is no column {column}."),
    "same-column": message("A move goes from one column to another, not from column {column} to itself."),
    "column-is-empty": message("Column {column} is empty."),
    "too-few-cards": message("Column {column} has fewer than {count} cards."),
    "unknown-card": message("“{card}” is not a card: a rank A, 2 to 10, J, Q or K, then a suit S, H, D or C."),
    "code-format": message("A game code begins with SS1, as in {example}. Here it begins with “{found}”."),
    "code-suits": message("After SS1 a game code has its suits: S1, S2 or S4, as in {example}. Here stands “{found}”."),
    "code-letters": message("A game code ends with seven letters A to Z, as in {example}. Here stands “{found}”."),
    "deal-columns": message("A deal has ten columns, not {found}."),
    "deal-length": message("Column {column} of a deal has {length} cards, not {found}."),
    "deal-unknown-card": message(
        "In column {column}, “{card}” is not a card: a rank A, 2 to 10, J, Q or K, then a suit S, H, D or C."
    ),
    "deal-suits": message("A deal has 1, 2 or 4 suits, not {found}."),
    "deal-extra-card": message("In column {column} there is one {card} more than the pack of this deal has."),
    "record-empty": message("There is nothing in this record."),
    "record-without-deal": message("A record begins with the word deal, not “{found}”."),
    "record-without-moves": message("After its deal a record has the word moves, not “{found}”."),
    "record-deal-short": message("The deal ends before its column {column}."),
    "record-move": message("“{found}” is not a move, such as 7-2 for one card or 3-10x12 for a group."),
}
"""What each kind of fault and each refusal says; the fields are the fault's details."""

KEEPING_SENTENCES = {
    "storage-missing": message("This browser keeps nothing, so your game ends with this page."),
    "storage-forbidden": message("This browser keeps nothing here, so your game ends with this page."),
    "storage-full": message("There is no room left on this device to keep your game. You can play on."),
    "storage-gone": message("What was kept on this device has been deleted. You can play on."),
    "storage-newer": message("A newer version of the app keeps your game. Please load this page again."),
    "storage-failed": message("Your game cannot be kept at the moment. You can play on."),
    "saved-damaged": message("The kept game was damaged. It is set aside, and here is a new one."),
    "saved-newer": message("The kept game is from a newer version of the app. It is set aside, and here is a new one."),
    "saved-rescued": message("The kept game was damaged. This is what could be rescued of it."),
    "former-damaged": message("The game that was put aside was damaged and cannot be taken back."),
    "settings-damaged": message("The kept settings were damaged. They are set aside, and these are the defaults."),
    "backup-foreign": message("This file was not saved by Simple Simon."),
    "backup-newer": message("This file was saved by a newer version of Simple Simon."),
    "backup-damaged": message("This file is damaged. Nothing of it was loaded."),
}
"""What there is to say about what the app keeps on the device, and about its files."""


def kind_sentence(language: Language, kind: str, details: "dict[str, object]") -> str:
    """Return the sentence of a refusal or a kind of fault, with its details filled in."""
    return language.say(SENTENCES.get(kind) or KEEPING_SENTENCES[kind], example=EXAMPLE, **details)


def refusal_sentence(language: Language, refusal: str) -> str:
    """Return the rule that refused a move, as one sentence."""
    return language.say(SENTENCES[refusal])


def fault_sentence(language: Language, fault: Fault) -> str:
    """Return what is wrong with some input, as one sentence; of a record, with its line and move."""
    sentence = kind_sentence(language, fault.kind, fault.details)
    if not isinstance(fault, RecordError):
        return sentence
    if fault.move is None:
        return language.say("Line {line}: {sentence}", line=fault.line, sentence=sentence)
    return language.say("Line {line}, move {move}: {sentence}", line=fault.line, move=fault.move, sentence=sentence)
