"""A game being played line by line: what each line that a player types does."""

from pathlib import Path

from ...engine.code import GameCode
from ...engine.deal import Deal
from ...engine.fault import Fault
from ...engine.game import UNDO_LIMIT, Game, NotAMove
from ...engine.record import Record, parse_move, record_text
from ...words.board import board_words, column_words
from ...words.faults import fault_sentence
from ...words.moves import capital, move_sentence, redo_sentence, undo_sentence
from ..deals import new_deal
from ..errors import CommandError, NoSuchFileError
from ..streams import read_text, write_text
from . import commands
from .commands import Vocabulary
from .screen import Screen, status_words
from .texts import help_text, rules_text
from .typed import plain, plain_move, with_plain_figures

COMMENT = "#"
"""What begins a comment, as in a record."""

WHAT_FITS = "x"
"""What stands behind a move without a count, as in 3-10x: as many cards as can go there."""


class RefusedLineError(Exception):
    """A line that cannot be obeyed; the message is a sentence in the player's language."""


class Session:
    """A player at a screen, the game in play, and the game before it."""

    def __init__(self, screen: Screen, game: Game, former: Game | None = None) -> None:
        self.screen = screen
        self.language = screen.language
        self.vocabulary = Vocabulary(screen.language)
        self.game = game
        self.former = former
        """A game in progress that this one was begun over; it can be taken back until the first move."""
        self.ended = False
        """Whether the player wants to leave."""

    def obey(self, line: str) -> None:
        """Do what a line says; raise RefusedLineError if it cannot be done.

        Of several moves, those before a refused one are made.
        """
        line = line.strip()
        if not line and self.screen.interactive:
            self.screen.show(self.game)
        if not line or line.startswith(COMMENT):
            return
        word, *rest = line.split(maxsplit=1)
        command = self.vocabulary.command(word)
        try:
            if command is None:
                self._move_all(line.partition(COMMENT)[0].split())
            else:
                self._do(command, word, rest[0] if rest else "")
        except Fault as fault:
            raise RefusedLineError(fault_sentence(self.language, fault)) from fault

    def _do(self, command: str, word: str, argument: str) -> None:
        with_argument = {
            commands.NEW: self._new,
            commands.SAVE: self._save,
            commands.LOAD: self._load,
            commands.BOARD: self._tell_board,
        }
        without = {
            commands.UNDO: self._undo,
            commands.REDO: self._redo,
            commands.RESTART: self._restart,
            commands.RULES: self._tell_rules,
            commands.HELP: self._tell_help,
            commands.QUIT: self._quit,
        }
        if command in with_argument:
            with_argument[command](argument)
        elif argument:
            raise RefusedLineError(self.language.say("Nothing can stand after “{name}”.", name=word))
        else:
            without[command]()

    def _move_all(self, words: list[str]) -> None:
        """Make the moves of a line, up to the first that is refused."""
        sentences = []
        try:
            for word in words:
                sentences += [self._move(word, alone=len(words) == 1)]
        finally:
            if sentences:
                self._tell_change(sentences)
        if self.game.won and self.screen.interactive:
            self.screen.say(
                self.language.say("“{new}” begins another game.", new=self.vocabulary.name(commands.NEW)),
            )

    def _move(self, word: str, alone: bool) -> str:
        source, target, count = self._meant(word, alone)
        try:
            move = self.game.move(source, target, count or self.game.fitting_count(source, target))
        except Fault as fault:
            if alone:
                raise
            raise RefusedLineError(self._about(word, fault_sentence(self.language, fault))) from fault
        self.former = None
        return move_sentence(self.language, self.game, move)

    def _meant(self, word: str, alone: bool) -> tuple[int, int, int]:
        """Return (source, target, count) of a typed move; the count is 0 for what fits."""
        typed = plain_move(word)
        if typed.count(WHAT_FITS) == 1 and typed.endswith(WHAT_FITS):
            move = parse_move(typed[: -len(WHAT_FITS)])
            if move:
                return *move[:2], 0
        move = parse_move(typed)
        if move:
            return move
        if not alone or "-" in word or word[:1].isdigit():
            raise NotAMove("record-move", found=word)
        raise RefusedLineError(
            self.language.say(
                "There is no command “{name}”. “{help}” lists them all.",
                name=word,
                help=self.vocabulary.name(commands.HELP),
            )
        )

    def _about(self, name: str, sentence: str) -> str:
        # Translators: {name} is a file, or a move such as 7-2, and the sentence says what is wrong with it.
        return self.language.say("{name}: {sentence}", name=name, sentence=sentence)

    def _undo(self) -> None:
        move = self.game.undo()
        if move:
            self._tell_change([undo_sentence(self.language, self.game, move)])
        elif self.former and not self.game.moves:
            self._take_back(self.former)
        elif self.game.moves:
            raise RefusedLineError(self.language.say("Only the last {number} moves can be undone.", number=UNDO_LIMIT))
        else:
            raise RefusedLineError(self.language.say("There is nothing to undo."))

    def _redo(self) -> None:
        move = self.game.redo()
        if not move:
            raise RefusedLineError(self.language.say("There is nothing to redo."))
        self._tell_change([redo_sentence(self.language, self.game, move)])

    def _tell_change(self, sentences: list[str]) -> None:
        self.screen.show_change(self.game)
        for sentence in sentences:
            self.screen.say(sentence)

    def _restart(self) -> None:
        self._begin(Game(self.game.deal))

    def _new(self, argument: str) -> None:
        self._begin(Game(self._chosen_deal(argument)))

    def _chosen_deal(self, argument: str) -> Deal:
        """Return the deal that a new game is asked for: of a number of suits, of a code, or like the last one."""
        number = plain(argument)
        if not argument:
            return new_deal(self.game.deal.suits)
        if number in ("1", "2", "4"):
            return new_deal(int(number))
        if number.isdigit():
            raise RefusedLineError(self.language.say("A game has 1, 2 or 4 suits."))
        return Deal.from_code(GameCode.parse(with_plain_figures(argument)))

    def _begin(self, game: Game) -> None:
        """Begin a game; one in progress can be taken back."""
        if in_progress(self.game):
            self.former = self.game
        self.game = game
        self.screen.show(game)
        self.tell_of_former()

    def tell_of_former(self) -> None:
        """Say how the game before can be had back, if there is one."""
        if not self.former:
            return
        if self.game.moves:
            way_back = self.vocabulary.name(commands.LOAD)
            sentence = self.language.say(
                "Until the next move, “{load}” alone brings the game before back.", load=way_back
            )
        else:
            way_back = self.vocabulary.name(commands.UNDO)
            sentence = self.language.say("Until the first move, “{undo}” brings the game before back.", undo=way_back)
        self.screen.say(sentence)

    def _take_back(self, former: Game) -> None:
        self.game, self.former = former, None
        self.screen.show(self.game)
        self.screen.say(self.language.say("This is the game before."))

    def _save(self, name: str) -> None:
        if not name:
            raise RefusedLineError(self._wants_file(commands.SAVE))
        path = _path(name)
        self._check_is_ours(path, name)
        try:
            write_text(path, record_text(self.game))
        except OSError as error:
            reason = error.strerror or str(error)
            raise RefusedLineError(
                self.language.say("The game could not be written into {file}: {reason}.", file=name, reason=reason)
            ) from error
        self.screen.say(self.language.say("The game is written into {file}.", file=name))

    def _check_is_ours(self, path: Path, name: str) -> None:
        """Refuse to overwrite a file that holds something else than a record."""
        try:
            text = read_text(str(path))
            if text:
                Record.parse(text)
        except NoSuchFileError:
            return
        except (CommandError, Fault) as error:
            raise RefusedLineError(
                self.language.say("{file} holds something else than a game. It stays as it is.", file=name)
            ) from error

    def _load(self, name: str) -> None:
        if not name:
            if not self.former:
                raise RefusedLineError(self._wants_file(commands.LOAD))
            self._take_back(self.former)
            return
        try:
            game = Record.parse(read_text(str(_path(name)))).replay()
        except NoSuchFileError as error:
            raise RefusedLineError(self.language.say("There is no file {file}.", file=name)) from error
        except CommandError as error:
            raise RefusedLineError(self.language.say("{file} cannot be read as a game.", file=name)) from error
        except Fault as fault:
            raise RefusedLineError(self._about(name, fault_sentence(self.language, fault))) from fault
        self._begin(game)

    def _wants_file(self, command: str) -> str:
        name = self.vocabulary.name(command)
        return self.language.say("After “{name}” stands the name of a file.", name=name)

    def _tell_board(self, argument: str) -> None:
        if not argument:
            self.screen.say(board_words(self.language, self.game.columns, len(self.game.removed)))
            self.screen.say(status_words(self.language, self.game))
            return
        columns = {str(place + 1): column for place, column in enumerate(self.game.columns)}
        number = plain(argument)
        if number not in columns:
            raise NotAMove("no-such-column", column=argument)
        self.screen.say(capital(column_words(self.language, int(number), columns[number])))

    def _tell_rules(self) -> None:
        for rule in rules_text(self.language):
            self.screen.say(rule)

    def _tell_help(self) -> None:
        self.screen.print("\n".join(help_text(self.language, self.vocabulary, self.screen.width)))

    def _quit(self) -> None:
        self.ended = True


def in_progress(game: Game) -> bool:
    """Tell whether a game has moves that a player would not want to lose."""
    return bool(game.history or game.undone)


def _path(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:  # "~" and somebody who has no home here.
        return Path(name)
