"""The longer texts of the terminal: the rules in short, and the list of commands."""

from ...engine.game import SCORE_AT_START, SCORE_OF_SEQUENCE, UNDO_LIMIT
from ...engine.rules import KING_NEEDS_EMPTY_COLUMN, MIXED_SUITS, NOT_DESCENDING, NOT_ONE_HIGHER, TARGET_IS_ACE
from ...words.faults import refusal_sentence
from ...words.language import Language
from ...words.moves import joined
from .commands import BOARD, COMMANDS, HELP, LOAD, NEW, QUIT, REDO, RESTART, RULES, SAVE, UNDO, Vocabulary
from .wrapping import text_width, wrapped


def rules_text(language: Language) -> list[str]:
    """Return the rules, a line each."""
    return [
        language.say("All 52 cards lie face up in ten columns. The aim is to remove them in four sequences."),
        joined(language, refusal_sentence(language, NOT_ONE_HIGHER), language.say("Its suit does not matter.")),
        joined(language, *(refusal_sentence(language, rule) for rule in (TARGET_IS_ACE, KING_NEEDS_EMPTY_COLUMN))),
        joined(language, *(refusal_sentence(language, rule) for rule in (NOT_DESCENDING, MIXED_SUITS))),
        language.say("An empty column takes any card and any group."),
        language.say("A column that ends with king to ace of one suit loses this sequence at once."),
        language.say(
            "The score begins at {start}; a move costs 1 point, a sequence brings {sequence}.",
            start=SCORE_AT_START,
            sequence=SCORE_OF_SEQUENCE,
        ),
        language.say("The last {number} moves can be undone.", number=UNDO_LIMIT),
    ]


def help_text(language: Language, vocabulary: Vocabulary, width: int | None) -> list[str]:
    """Return what can be typed, in lines of a width, or each in one line."""
    does = {
        UNDO: language.say("take the last move back, or return to the game before a new one"),
        REDO: language.say("make the undone move again"),
        RESTART: language.say("deal the same game again"),
        NEW: language.say("begin a new game, with 1, 2 or 4 suits or of a game code"),
        SAVE: language.say("write the game into a file"),
        LOAD: language.say("go on with the game of a file"),
        BOARD: language.say("tell the board in words, or one column"),
        RULES: language.say("recall the rules"),
        HELP: language.say("show this list"),
        QUIT: language.say("leave; the game is kept"),
    }
    file, column, code = language.say("FILE"), language.say("COLUMN"), language.say("CODE")
    arguments = {NEW: f" [1|2|4|{code}]", SAVE: f" {file}", LOAD: f" {file}", BOARD: f" [{column}]"}
    rows = [
        ("7-2", language.say("move the last card of column 7 to column 2")),
        ("3-10x12", language.say("move the last 12 cards of column 3 to column 10")),
        ("3-10x", language.say("move as many cards as can go there")),
    ]
    rows += [(", ".join(vocabulary.names[command]) + arguments.get(command, ""), does[command]) for command in COMMANDS]
    room = max(text_width(left) for left, _ in rows) + 2
    lines: list[str] = []
    for left, right in rows:
        start = left + " " * (room - text_width(left))
        lines += [start + right] if width is None else wrapped(right, width, start, " " * room)
    return lines
