"""A whole game as text, both ways: its deal, then its moves (docs/game-record.md)."""

from .code import BLANKS, GameCode, GameCodeError
from .deal import COLUMN_COUNT, Deal, DealError
from .fault import Fault
from .game import Game
from .rules import REFUSALS

_MOVES_A_LINE = 10


class RecordError(Fault):
    """A faulty record: what is wrong, in which line, and for a faulty move its number and the rule."""

    def __init__(self, line: int, kind: str, details: dict[str, object], move: int | None = None) -> None:
        super().__init__(kind, **details)
        self.line = line
        """The line of the text, from 1."""
        self.move = move
        """The number of the faulty move, from 1, or None."""

    @property
    def refusal(self) -> str | None:
        """The rule that refused the move, one of rules.REFUSALS, or None where no rule was broken."""
        return self.kind if self.kind in REFUSALS else None


class RecordMove:
    """A move as a record states it, before it is checked."""

    __slots__ = ("count", "line", "source", "target", "text")

    def __init__(self, source: int, target: int, count: int, text: str, line: int) -> None:
        self.source = source
        """The column it comes from, 0 to 9."""
        self.target = target
        """The column it goes to, 0 to 9."""
        self.count = count
        """How many cards it carries."""
        self.text = text
        """The move as it stands in the record."""
        self.line = line
        """The line it stands in, from 1."""


class Record:
    """A deal and the moves that were made of it, read from text but not yet played."""

    __slots__ = ("deal", "moves")

    def __init__(self, deal: Deal, moves: list[RecordMove]) -> None:
        self.deal = deal
        """The start."""
        self.moves = moves
        """The moves, first to last, which may turn out to be refused."""

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Return the record that a text holds; raise RecordError naming the line at fault."""
        return _Reader(text).record()

    def replay(self) -> Game:
        """Return the game after all moves; raise RecordError naming the first that is refused."""
        game = Game(self.deal)
        for number in range(len(self.moves)):
            self.play(game, number)
        return game

    def play(self, game: Game, number: int) -> None:
        """Make one move of the record, counted from 0, in a game that stands before it."""
        move = self.moves[number]
        try:
            game.move(move.source, move.target, move.count)
        except Fault as fault:
            raise RecordError(move.line, fault.kind, fault.details, number + 1)


def record_text(game: Game) -> str:
    """Return the record of a game; undone moves are not part of it.

    Raise ValueError for a game resumed in its midst, which lacks its earlier moves.
    """
    if game.earlier:
        raise ValueError(f"the first {game.earlier} moves of this game are not at hand")
    return record_text_of(game.deal, [str(move) for move in game.history])


def record_text_of(deal: Deal, moves: list[str]) -> str:
    """Return the record of a deal and the texts of its moves."""
    lines = deal_lines(deal)
    lines.append("moves")
    lines += [" ".join(moves[start : start + _MOVES_A_LINE]) for start in range(0, len(moves), _MOVES_A_LINE)]
    return "\n".join(lines) + "\n"


def deal_lines(deal: Deal) -> list[str]:
    """Return the lines of a record that give its deal."""
    return [f"deal {deal.code}"] if deal.code else ["deal"] + [" ".join(texts) for texts in deal.texts()]


class _Reader:
    """Reads a record line by line, with blank lines and comments left out."""

    def __init__(self, text: str) -> None:
        if text.startswith("\ufeff"):
            text = text[1:]
        self.lines: list[tuple[int, list[str]]] = []
        for blank in BLANKS:
            # MicroPython's str.split() knows the ASCII blanks only; texts from the web have others.
            if blank not in "\r\n":
                text = text.replace(blank, " ")
        all_lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for number, line in enumerate(all_lines):
            words = line.split("#")[0].split()
            if words:
                self.lines.append((number + 1, words))
        self.last_line = len(all_lines)
        self.place = 0

    def next(self, kind: str, **details: object) -> tuple[int, list[str]]:
        """Return the next line and its words; raise RecordError of a kind where the record ends."""
        if self.place == len(self.lines):
            raise RecordError(self.last_line, kind, details)
        self.place += 1
        return self.lines[self.place - 1]

    def record(self) -> Record:
        line, words = self.next("record-empty")
        if words[0].lower() != "deal":
            raise RecordError(line, "record-without-deal", {"found": words[0]})
        deal = self.deal_of_code(line, words[1:]) if len(words) > 1 else self.deal_of_columns()
        moves: list[RecordMove] = []
        for place in range(self.place, len(self.lines)):
            line, words = self.lines[place]
            if place == self.place:
                if words[0].lower() != "moves":
                    raise RecordError(line, "record-without-moves", {"found": words[0]})
                words = words[1:]
            self.read_moves(line, words, moves)
        return Record(deal, moves)

    def deal_of_code(self, line: int, words: list[str]) -> Deal:
        try:
            return Deal.from_code(GameCode.parse(" ".join(words)))
        except GameCodeError as error:
            raise RecordError(line, error.kind, error.details)

    def deal_of_columns(self) -> Deal:
        lines = []
        texts = []
        for column in range(COLUMN_COUNT):
            line, words = self.next("record-deal-short", column=column + 1)
            lines.append(line)
            texts.append(words)
        try:
            return Deal.from_texts(texts)
        except DealError as error:
            raise RecordError(lines[(error.column or 1) - 1], error.kind, error.details)

    def read_moves(self, line: int, words: list[str], moves: list[RecordMove]) -> None:
        for word in words:
            parsed = parse_move(word)
            if parsed is None:
                raise RecordError(line, "record-move", {"found": word}, len(moves) + 1)
            source, target, count = parsed
            moves.append(RecordMove(source, target, count, word, line))


def parse_move(text: str) -> tuple[int, int, int] | None:
    """Return (source, target, count) of a move such as "3-10x12", or None if it is none.

    Columns are counted from 0; whether the move is legal is not looked at.
    """
    source_text, dash, rest = text.lower().partition("-")
    target_text, times, count_text = rest.partition("x")
    source, target, count = _figures(source_text), _figures(target_text), _figures(count_text) if times else 1
    if not dash or not 1 <= source <= COLUMN_COUNT or not 1 <= target <= COLUMN_COUNT or count < 1:
        return None
    return source - 1, target - 1, count


def _figures(text: str) -> int:
    """Return the number that one or two plain figures write, or 0."""
    # Not int(): it takes "+7", "1_0", blanks and foreign figures too.
    if not 1 <= len(text) <= 2 or not all("0" <= figure <= "9" for figure in text):
        return 0
    return int(text)
