"""A game as the small texts that are saved, both ways (docs/saved-game.md). Where they are kept is in `store`.

A header with its deal, a snapshot of the cards and counts, and one entry a move: a move changes one
entry and the snapshot, however long the game is. What is read is checked to the last letter.
"""

import binascii

from ..engine.cards import ACE, KING, Card
from ..engine.deal import COLUMN_COUNT, Deal
from ..engine.fault import Fault
from ..engine.game import SEQUENCES_TO_WIN, UNDO_LIMIT, Game, Move
from ..engine.record import Record, deal_lines, parse_move

VERSION = 1
"""The version of all saved texts. A change of a format needs another, and reading the older ones."""

NAME = "simple-simon"

FIRST_LINE = f"{NAME} {VERSION}"

DAMAGED, NEWER = "saved-damaged", "saved-newer"

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""One letter a card, by its number in the pack."""

EMPTY = "-"
"""A column without cards, or no removed sequence."""

REMOVES = "*"
"""The sign of a move that made a sequence."""

_MOST_FIGURES = 9


class SavedError(Fault):
    """A saved text that is damaged, or that a newer version of the program wrote."""

    def __init__(self, kind: str = DAMAGED) -> None:
        super().__init__(kind)


def check_first_line(line: str) -> None:
    """Raise SavedError unless a text begins as those of this version do."""
    if line == FIRST_LINE:
        return
    name, _, version = line.partition(" ")
    raise SavedError(NEWER if name == NAME and (figures(version) or 0) > VERSION else DAMAGED)


def figures(text: str) -> "int | None":
    """Return the number that plain figures write, without leading noughts, or None."""
    # Not int(): it takes "+7", "1_0", blanks and foreign figures too.
    if not 1 <= len(text) <= _MOST_FIGURES or not all("0" <= figure <= "9" for figure in text):
        return None
    return None if text[0] == "0" and text != "0" else int(text)


def header_text(game_id: str, deal: Deal) -> str:
    """Return the text that is saved when a game begins."""
    lines = [FIRST_LINE, f"game {game_id}"]
    lines.extend(deal_lines(deal))
    return "\n".join(lines) + "\n"


def read_header(text: object) -> "tuple[str, Deal]":
    """Return the id of a game and its deal; raise SavedError."""
    if not isinstance(text, str):
        raise SavedError
    first, _, rest = text.partition("\n")
    check_first_line(first)
    line, _, rest = rest.partition("\n")
    game_id = line[len("game ") :]
    try:
        deal = Record.parse(rest).deal
    except Fault:
        raise SavedError
    if not is_id(game_id) or header_text(game_id, deal) != text:
        raise SavedError
    return game_id, deal


def new_id(moment: str, letters: str) -> str:
    """Return the id of a game that begins at a moment such as "2026-03-01T12:34:56.789Z".

    Ids sort as the games began; seven random letters tell apart what begins in the same millisecond.
    """
    for mark in "-:.Z":
        moment = moment.replace(mark, "")
    return f"{moment}-{letters}"


def is_id(text: str) -> bool:
    """Tell whether a text looks like an id, such as "20260301T123456789-QWERTYU"."""
    date, _, rest = text.partition("T")
    time, _, letters = rest.partition("-")
    return (
        (len(date), len(time), len(letters)) == (8, 9, 7)
        and all("0" <= figure <= "9" for figure in date + time)
        and all("A" <= letter <= "Z" for letter in letters)
    )


def entry_text(move: Move) -> str:
    """Return the entry of a move: as in a record, with a sign if it made a sequence."""
    return f"{move}{REMOVES}" if move.removes else str(move)


def read_entry(text: object) -> Move:
    """Return the move of an entry, not checked against any cards; raise SavedError."""
    if not isinstance(text, str):
        raise SavedError
    removes = text.endswith(REMOVES)
    parsed = parse_move(text[:-1] if removes else text)
    if parsed is None:
        raise SavedError
    move = Move(parsed[0], parsed[1], parsed[2], removes)
    if entry_text(move) != text:
        raise SavedError
    return move


def entries_of(game: Game, first: int) -> "list[tuple[int, str]]":
    """Return number and entry of the moves from a number on, the undone ones included; numbers begin with 1."""
    log = game.history[max(first - 1 - game.earlier, 0) :]
    log_start = game.moves - len(log) + 1
    log.extend(reversed(game.undone))
    return [(log_start + place, entry_text(move)) for place, move in enumerate(log) if log_start + place >= first]


def snapshot_text(game: Game, header: str) -> str:
    """Return the text that is saved after each change: cards, counts, and a check of these and the header."""
    columns = [_letters(column) or EMPTY for column in game.columns]
    removed = [_letters(sequence) for sequence in game.removed] or [EMPTY]
    body = (
        f"{FIRST_LINE}\nmoves {game.moves} floor {game.undo_floor} undone {len(game.undone)}\n"
        f"columns {' '.join(columns)}\nremoved {' '.join(removed)}\n"
    )
    return f"{body}check {check(header + body)}\n"


def check(text: str) -> str:
    """Return eight hexadecimal figures that change with the text (CRC-32)."""
    return f"{binascii.crc32(text.encode()):08x}"


def _letters(cards: "list[Card]") -> str:
    return "".join([LETTERS[card.number] for card in cards])


def read_game(header: str, deal: Deal, snapshot: object, entries: "dict[int, object]") -> Game:
    """Return the game of a sound header with its deal, its snapshot, and the entries of the moves above its undo floor.

    Whatever its length, no more than 100 moves are looked at. Raise SavedError unless each fits.
    """
    if not isinstance(snapshot, str):
        raise SavedError
    lines = snapshot.split("\n")
    check_first_line(lines[0])
    words = [line.split(" ") for line in lines]
    if [line[0] for line in words] != [NAME, "moves", "columns", "removed", "check", ""] or len(words[1]) != 6:
        raise SavedError
    moves, floor, undone = [figures(word) for word in words[1][1::2]]
    if moves is None or floor is None or undone is None or not floor <= moves <= moves + undone <= floor + UNDO_LIMIT:
        raise SavedError
    columns, removed = _read_cards(deal, words[2][1:], words[3][1:])
    log = [read_entry(entries.get(number)) for number in range(floor + 1, moves + undone + 1)]
    game = _replayed(deal, columns, removed, floor, log[: moves - floor], log[moves - floor :])
    # Written anew it must be the same text: that covers the check, every number and every card.
    if snapshot_text(game, header) != snapshot:
        raise SavedError
    return game


def _read_cards(
    deal: Deal, column_words: "list[str]", removed_words: "list[str]"
) -> "tuple[list[list[Card]], list[list[Card]]]":
    """Return the columns and removed sequences that letters name: every card once, or SavedError."""
    cards = {LETTERS[card.number]: card for column in deal.columns for card in column}
    if sorted("".join(column_words + removed_words).replace(EMPTY, "")) != sorted(LETTERS):
        raise SavedError
    columns = [[cards[letter] for letter in word if letter != EMPTY] for word in column_words]
    removed = [[cards[letter] for letter in word] for word in removed_words if word != EMPTY]
    if len(columns) != COLUMN_COUNT or len(removed) > SEQUENCES_TO_WIN or not all(map(_is_sequence, removed)):
        raise SavedError
    return columns, removed


def _is_sequence(cards: "list[Card]") -> bool:
    ranks = [card.rank for card in cards]
    return ranks == list(range(KING, ACE - 1, -1)) and len({card.suit for card in cards}) == 1


def _replayed(
    deal: Deal,
    columns: "list[list[Card]]",
    removed: "list[list[Card]]",
    earlier: int,
    made: "list[Move]",
    undone: "list[Move]",
) -> Game:
    """Return the game that the moves lead to, found by taking them back and making them again by the rules."""
    for move in reversed(made):
        target = columns[move.target]
        if move.removes:
            if not removed:
                raise SavedError
            target.extend(removed.pop())
        if len(target) < move.count:
            raise SavedError
        columns[move.source].extend(target[-move.count :])
        del target[-move.count :]
    if not earlier and (removed or [tuple(column) for column in columns] != list(deal.columns)):
        raise SavedError
    game = Game.resume(deal, columns, removed, earlier)
    for move in made + undone:
        _make(game, move)
    for _ in undone:
        game.undo()
    return game


def _make(game: Game, move: Move) -> None:
    """Make a move of a log by the rules, or raise SavedError."""
    try:
        made = game.move(move.source, move.target, move.count)
    except Fault:
        raise SavedError
    if made.removes != move.removes:
        raise SavedError


def rescued(deal: Deal, entries: "dict[int, object]") -> Game:
    """Return what the entries of a log make of a deal, from the first on up to one that is missing or faulty."""
    game = Game(deal)
    try:
        while game.moves + 1 in entries:
            _make(game, read_entry(entries[game.moves + 1]))
    except SavedError:
        pass  # As far as this it is sound.
    return game
