"""Simple Simon, a patience game with every card in sight.

This is the game for other programs: a Deal of a GameCode or of ten columns of cards, a Game of it with
its legal moves, refusals, undo and redo, and its Record as text. Columns are counted from 0 in calls,
from 1 in texts. All errors about input are Faults, which are ValueErrors; nothing has changed when one is raised.
"""

from .engine.cards import Card, CardError, parse_card
from .engine.code import GameCode, GameCodeError
from .engine.deal import Deal, DealError
from .engine.fault import Fault
from .engine.game import Game, Move, NotAMove, Refused
from .engine.record import Record, RecordError, RecordMove, parse_move, record_text
from .engine.rules import (
    KING_NEEDS_EMPTY_COLUMN,
    MIXED_SUITS,
    NO_COLUMN,
    NOT_DESCENDING,
    NOT_ONE_HIGHER,
    REFUSALS,
    TARGET_IS_ACE,
)

__version__ = "0.1.0"

__all__ = [
    "KING_NEEDS_EMPTY_COLUMN",
    "MIXED_SUITS",
    "NOT_DESCENDING",
    "NOT_ONE_HIGHER",
    "NO_COLUMN",
    "REFUSALS",
    "TARGET_IS_ACE",
    "Card",
    "CardError",
    "Deal",
    "DealError",
    "Fault",
    "Game",
    "GameCode",
    "GameCodeError",
    "Move",
    "NotAMove",
    "Record",
    "RecordError",
    "RecordMove",
    "Refused",
    "parse_card",
    "parse_move",
    "record_text",
]
