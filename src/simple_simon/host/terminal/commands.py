"""The commands of a player by their names: in the player's language with short forms, and in English always."""

from ...words.language import Language
from .typed import plain

UNDO, REDO, RESTART, NEW, SAVE, LOAD, BOARD, RULES, HELP, QUIT = (
    "undo",
    "redo",
    "restart",
    "new",
    "save",
    "load",
    "board",
    "rules",
    "help",
    "quit",
)

COMMANDS = (UNDO, REDO, RESTART, NEW, SAVE, LOAD, BOARD, RULES, HELP, QUIT)


class Vocabulary:
    """What the commands are called in a language."""

    def __init__(self, language: Language) -> None:
        self.names = command_names(language)
        """The names of each command: the full one, then the short forms."""
        self._commands: dict[str, str] = {}
        # The player's language comes last: where a name means two things, it decides.
        for names in (command_names(Language()), self.names):
            for command in COMMANDS:
                for name in names[command]:
                    self._commands[plain(name)] = command

    def command(self, word: str) -> str | None:
        """Return the command of COMMANDS that a word means, or None."""
        return self._commands.get(plain(word))

    def name(self, command: str) -> str:
        """Return the full name of a command."""
        return self.names[command][0]


def command_names(language: Language) -> dict[str, list[str]]:
    """Return the names of each command in a language: the full one, then the short forms."""
    names = {
        # Translators: what a player types in a terminal: the full name of a command, one word, then short
        # forms, with blanks between. No name of a language may stand for two commands.
        UNDO: language.say_in("command", "undo u"),
        REDO: language.say_in("command", "redo y"),
        RESTART: language.say_in("command", "restart r"),
        NEW: language.say_in("command", "new n"),
        SAVE: language.say_in("command", "save s"),
        LOAD: language.say_in("command", "load l"),
        BOARD: language.say_in("command", "board b"),
        RULES: language.say_in("command", "rules ru"),
        HELP: language.say_in("command", "help h ?"),
        QUIT: language.say_in("command", "quit q"),
    }
    return {command: names[command].split() for command in COMMANDS}
