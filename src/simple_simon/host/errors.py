"""What a command says instead of its result, in one line, and the exit status that goes with it."""


class CommandError(Exception):
    """A command could not do its work."""

    status = 1
    """The exit status."""


class UsageError(CommandError):
    """A command was called in a wrong way: an option, an argument, a game code."""

    status = 2


class NoSuchFileError(CommandError):
    """A file that was named does not exist."""
