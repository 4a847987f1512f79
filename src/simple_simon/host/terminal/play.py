"""The command `play`: finds the game to begin with, reads lines to the end, and keeps the game for next time."""

from ...engine.game import Game
from ...engine.record import RecordError
from ...words.faults import fault_sentence
from ...words.language import Language
from ..deals import find_record, new_deal
from ..errors import CommandError, UsageError
from ..streams import STANDARD_INPUT
from . import commands
from .saved import DamagedError, SavedGame, WrittenElsewhereError, state_folder
from .screen import Screen
from .session import RefusedLineError, Session, in_progress


def play(source: str | None, suits: int | None, language: Language, plain: bool) -> int:
    """Play in the terminal until the player leaves or the input ends, and return the exit status.

    The status is 1 if a script had a line that was refused; a person may be refused as often as may be.
    """
    named = source is not None or suits is not None
    game = _named_game(source, suits, language) if named else None
    screen = Screen(language, plain)
    keeper = Keeper(screen)
    saved = keeper.read()
    if named and saved and not screen.interactive:
        keeper.let_be()  # A script does not play over a person's unfinished game.
        saved = None
    resumed = saved if game is None else None
    former = saved if saved and saved is not resumed and in_progress(saved) else None
    session = Session(screen, resumed or game or Game(new_deal(None)), former)
    _greet(session, resumed)
    keeper.keep(session)
    _play(session, keeper)
    if screen.interactive:
        keeper.say_farewell(session)
    return 1 if screen.faulty and not screen.interactive else 0


def _named_game(source: str | None, suits: int | None, language: Language) -> Game:
    """Return the game of a code, a file, or a number of suits; raise CommandError."""
    if source is None:
        return Game(new_deal(suits))
    if source == STANDARD_INPUT:
        raise UsageError("standard input is where the moves come from; name a file")
    try:
        return find_record(source, suits, language).replay()
    except RecordError as fault:
        raise CommandError(fault_sentence(language, fault)) from fault


def _greet(session: Session, resumed: Game | None) -> None:
    screen, language = session.screen, session.language
    if resumed:
        screen.say(language.say("Your unfinished game goes on."))
    screen.show(session.game)
    session.tell_of_former()
    if screen.interactive:
        screen.say(
            language.say(
                "Type a move, such as 7-2 for one card or 3-10x12 for a group. “{help}” tells the rest.",
                help=session.vocabulary.name(commands.HELP),
            )
        )


def _play(session: Session, keeper: "Keeper") -> None:
    for line in session.screen.lines():
        before = session.game, session.game.moves
        try:
            session.obey(line)
        except RefusedLineError as refused:
            session.screen.refuse(str(refused))
        finally:  # Kept after every line, so that nothing is lost however the session ends.
            if (session.game, session.game.moves) != before:
                keeper.keep(session)
        if session.ended:
            return


class Keeper:
    """Keeps the unfinished game for the next session, and says once if it cannot."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._saved: SavedGame | None = None
        try:
            self._saved = SavedGame(state_folder())
        except OSError as error:
            self._cannot(error)

    def read(self) -> Game | None:
        """Return the game that was kept, or None."""
        if not self._saved:
            return None
        try:
            return self._saved.read()
        except DamagedError as damaged:
            self.screen.warn(
                self.screen.language.say("The kept game is damaged. It was put aside as {file}.", file=damaged.aside)
            )
        except OSError as error:
            self._cannot(error)
        return None

    def keep(self, session: Session) -> None:
        """Keep the game of a session; while the game before can be taken back, that one stays kept."""
        if not self._saved or session.former:
            return
        try:
            self._saved.write(session.game)
        except WrittenElsewhereError:
            self.screen.warn(
                self.screen.language.say("Another terminal keeps its game now. To keep this one, write it into a file.")
            )
            self.let_be()
        except OSError as error:
            self._cannot(error)

    def let_be(self) -> None:
        """Leave whatever is kept alone from now on."""
        self._saved = None

    def say_farewell(self, session: Session) -> None:
        """Say what is kept, if anything."""
        if not self._saved or session.game.won:
            return
        if session.former:
            sentence = self.screen.language.say("No move was made here, so the game before is kept.")
        else:
            sentence = self.screen.language.say("The game is kept for next time.")
        self.screen.say(sentence)

    def _cannot(self, error: OSError) -> None:
        reason = error.strerror or str(error)
        self.screen.warn(
            self.screen.language.say("The game cannot be kept for next time: {reason}.", reason=reason),
        )
        self.let_be()
