"""The command `replay`: plays a record through and says how the game stands, or what is wrong with it."""

import json

from ..engine.game import Game
from ..engine.record import Record, RecordError
from ..words.faults import fault_sentence
from ..words.language import Language
from .errors import CommandError

FORMATS = ("text", "json")


def replay_text(record: str, layout: str, language: Language) -> tuple[str, int]:
    """Return how the game of a record stands, without an end of line, and the exit status.

    A faulty record gives its fault and status 1 as JSON, and raises CommandError as text.
    """
    try:
        game = Record.parse(record).replay()
    except RecordError as fault:
        if layout == "text":
            raise CommandError(fault_sentence(language, fault)) from fault
        return json.dumps({"error": _fault_fields(fault, language)}, ensure_ascii=False), 1
    return (json.dumps(_game_fields(game)) if layout == "json" else _game_lines(game)), 0


def _game_lines(game: Game) -> str:
    lines = [
        f"Moves: {game.moves}",
        f"Score: {game.score}",
        f"Sequences: {len(game.removed)}",
        f"Won: {'yes' if game.won else 'no'}",
    ]
    return "\n".join(lines)


def _game_fields(game: Game) -> dict[str, object]:
    return {
        "code": str(game.deal.code) if game.deal.code else None,
        "moves": game.moves,
        "score": game.score,
        "removed": len(game.removed),
        "won": game.won,
    }


def _fault_fields(fault: RecordError, language: Language) -> dict[str, object]:
    return {
        "line": fault.line,
        "move": fault.move,
        "refusal": fault.refusal,
        "message": fault_sentence(language, fault),
    }
