"""The command `deal`: finds the deal that is meant and shows it."""

import json
import secrets

from ..engine.code import CODE_COUNT, GameCode, GameCodeError
from ..engine.deal import Deal
from ..engine.record import Record, RecordError
from ..words.board import board_words
from ..words.faults import fault_sentence
from ..words.language import Language
from .errors import CommandError, NoSuchFileError, UsageError
from .streams import STANDARD_INPUT, read_text

FORMATS = ("words", "cards", "json")

SUITS_OF_A_NEW_DEAL = 1


def new_deal(suits: int | None) -> Deal:
    """Return a deal drawn from all there are, with 1 suit if no number is given."""
    return Deal.from_code(GameCode(suits or SUITS_OF_A_NEW_DEAL, secrets.randbelow(CODE_COUNT)))


def find_deal(source: str, suits: int | None, language: Language) -> Deal:
    """Return the deal of a game code or of a record: in a file, or on standard input for "-".

    Raise UsageError for a wrong code, or if the deal has another number of suits than
    asked for, and CommandError for a record that is faulty or cannot be read.
    """
    return find_record(source, suits, language).deal


def find_record(source: str, suits: int | None, language: Language) -> Record:
    """Return the record that is meant, of a game code one without moves; raise as find_deal does."""
    record = _record(source, language)
    deal = record.deal
    if suits not in (None, deal.suits):
        found = f"the code {deal.code}" if deal.code else "the deal of this record"
        raise UsageError(f"--suits {suits}: {found} has {deal.suits}")
    return record


def _record(source: str, language: Language) -> Record:
    if source == STANDARD_INPUT:
        return _read_record(source, language)
    try:
        return Record(Deal.from_code(GameCode.parse(source)), [])
    except GameCodeError as fault:
        try:
            return _read_record(source, language)
        except NoSuchFileError as error:
            if _meant_as_code(fault):
                raise UsageError(fault_sentence(language, fault)) from error
            raise UsageError(f"no such file, and not a game code: {source}") from error


def _read_record(source: str, language: Language) -> Record:
    try:
        return Record.parse(read_text(source))
    except RecordError as fault:
        raise CommandError(fault_sentence(language, fault)) from fault


def _meant_as_code(fault: GameCodeError) -> bool:
    """Tell whether a faulty code at least begins like one."""
    return fault.kind != "code-format" or str(fault.details["found"]).startswith("SS")


def deal_text(deal: Deal, layout: str, language: Language) -> str:
    """Return a deal as one of FORMATS, without an end of line."""
    if layout == "words":
        return board_words(language, [list(column) for column in deal.columns])
    if layout == "cards":
        return "\n".join(" ".join(texts) for texts in deal.texts())
    code = deal.code
    return json.dumps(
        {
            "code": str(code) if code else None,
            "suits": deal.suits,
            "number": code.number if code else None,
            "columns": deal.texts(),
        }
    )
