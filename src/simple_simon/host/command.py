"""The command line `simple-simon`: its commands and options, and how it fails."""

import argparse
import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from .. import __version__
from . import deals, replays
from .errors import CommandError, UsageError
from .languages import language, languages
from .ports import ANY_PORT, DEFAULT_PORT, LAST_PORT
from .streams import abandon_output, complain, finish_output, notice, read_text, use_utf8

PROGRAM = "simple-simon"

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells count it."""

COMMANDS = {
    "serve": ("open the game in the browser", "serve --port 9000"),
    "play": ("play in this terminal", "play SS1-S1-AAAAABD"),
    "site": ("write the game as a web site, for any host", "site public"),
    "deal": ("show a deal: of a code, a record, or a new one", "deal SS1-S1-AAAAABD"),
    "replay": ("check the record of a game", "replay game.txt"),
}
"""What each command does, and an example of it."""

PLAY_DESCRIPTION = (
    "Play in this terminal. The command help tells what to type. An unfinished game is kept, and goes on where none is"
    " named. Without a terminal on both ends it reads a script: no prompts, no colours, refused lines on standard error"
    " with their number, and exit status 1 if there was one."
)

SERVE_OPTIONS = ("--port", "--no-browser")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status: 0, 1 if it failed, 2 for a wrong use."""
    use_utf8()
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        finish_output()
    except CommandError as error:
        complain(str(error))
        status = error.status
    except BrokenPipeError:  # Whoever read the output has enough of it.
        abandon_output()
        status = CommandError.status
    except OSError as error:
        complain(f"{error.strerror}: {error.filename}" if error.filename else str(error.strerror or error))
        abandon_output()
        status = CommandError.status
    except KeyboardInterrupt:
        status = INTERRUPTED
    return status


def _run(arguments: list[str]) -> int:
    if not arguments or arguments[0].partition("=")[0] in SERVE_OPTIONS:
        arguments = ["serve", *arguments]
    if not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        raise UsageError(f"no such command: {arguments[0]}. There are {', '.join(COMMANDS)}.")
    try:
        options = _parser().parse_args(arguments)
    except SystemExit:  # --help and --version have said what they say.
        return 0
    status: int = options.run(options)
    return status


class _Parser(argparse.ArgumentParser):
    """Reads options; a wrong one is a UsageError."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def _parser() -> _Parser:
    table = "\n".join(f"  {name:<8}{does:<48}{PROGRAM} {example}" for name, (does, example) in COMMANDS.items())
    parser = _Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [COMMAND] [OPTION ...]",
        description="Simple Simon, a patience game with every card in sight.\n"
        f"Just {PROGRAM} opens it in the browser.\n\ncommands, with an example each:\n{table}",
        epilog=f"{PROGRAM} COMMAND --help tells more of a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = parser.add_subparsers(help=argparse.SUPPRESS)
    _add_serve(_add(commands, "serve", "Serve the game to the browser of this computer, until Ctrl-C."))
    _add_play(_add(commands, "play", PLAY_DESCRIPTION))
    _add_site(_add(commands, "site", "Write the game as static files. Put them on any web server, and it is online."))
    _add_deal(_add(commands, "deal", "Show how the cards lie at the start of a game."))
    _add_replay(_add(commands, "replay", "Check a record move by move, and say how the game ends."))
    return parser


def _add(commands: "argparse._SubParsersAction[_Parser]", name: str, description: str) -> _Parser:
    example = COMMANDS[name][1]
    return commands.add_parser(
        name,
        prog=f"{PROGRAM} {name}",
        description=description,
        epilog=f"example: {PROGRAM} {example}",
        allow_abbrev=False,
    )


def _add_serve(parser: _Parser) -> None:
    parser.add_argument(
        "--port",
        type=_port,
        default=DEFAULT_PORT,
        metavar="N",
        help=f"the port to serve on, or the next free one (default: {DEFAULT_PORT}; {ANY_PORT} takes any)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser; just print the address")
    parser.set_defaults(run=_serve)


def _add_play(parser: _Parser) -> None:
    parser.add_argument(
        "source",
        nargs="?",
        metavar="CODE|FILE",
        help="a game code, or a file with a record to go on with (default: the unfinished game, or a new one)",
    )
    parser.add_argument("--suits", type=_suits, metavar="N", help="begin a new game with this many suits: 1, 2 or 4")
    parser.add_argument(
        "--language",
        type=_language,
        metavar="L",
        help=f"the language to play in: {', '.join(languages())} (default: this computer's)",
    )
    parser.add_argument("--plain", action="store_true", help="the board in words, for screen readers; no colours")
    parser.set_defaults(run=_play)


def _add_site(parser: _Parser) -> None:
    parser.add_argument("folder", metavar="DIR", help="a folder: new, empty, or with an earlier site to replace")
    parser.add_argument(
        "--address",
        type=_address,
        metavar="URL",
        help="where the site will be, such as https://example.org/simon/: for links and pictures that others show of it"
        " (default: addresses stay relative)",
    )
    parser.set_defaults(run=_site)


def _add_deal(parser: _Parser) -> None:
    parser.add_argument(
        "source",
        nargs="?",
        metavar="CODE|FILE|-",
        help="a game code, or a file with a record, or - for a record on standard input (default: a new deal)",
    )
    parser.add_argument("--suits", type=_suits, metavar="N", help="the suits of a new deal: 1, 2 or 4 (default: 1)")
    parser.add_argument(
        "--format",
        choices=deals.FORMATS,
        default="words",
        help="in words (the default), as ten lines of cards, or as JSON",
    )
    parser.add_argument(
        "--language",
        type=_language,
        default="en",
        metavar="L",
        help=f"the language of the words: {', '.join(languages())} (default: en)",
    )
    parser.set_defaults(run=_deal)


def _add_replay(parser: _Parser) -> None:
    parser.add_argument("source", metavar="FILE|-", help="a file with a record, or - for standard input")
    parser.add_argument(
        "--format", choices=replays.FORMATS, default="text", help="as lines of text (the default), or as JSON"
    )
    parser.set_defaults(run=_replay)


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from {ANY_PORT} to {LAST_PORT}, not {text}")
    return int(text)


def _suits(text: str) -> int:
    if text not in ("1", "2", "4"):
        raise argparse.ArgumentTypeError(f"a game has 1, 2 or 4 suits, not {text}")
    return int(text)


def _address(text: str) -> str:
    from .addressed import site_address

    try:
        return site_address(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"an address is such as https://example.org/simon/, without ? and #, not {text}"
        ) from None


def _language(text: str) -> str:
    if text not in languages():
        raise argparse.ArgumentTypeError(f"no such language: {text}. There are {', '.join(languages())}.")
    return text


# The server, the site builder and the browser's opener are loaded by the commands that need them.


def _serve(options: argparse.Namespace) -> int:
    from .serve import serve

    serve(options.port, not options.no_browser)
    return 0


def _play(options: argparse.Namespace) -> int:
    from .system_language import system_language
    from .terminal.play import play

    return play(options.source, options.suits, language(options.language or system_language()), options.plain)


def _site(options: argparse.Namespace) -> int:
    from .site import SiteError, write_site

    folder = Path(options.folder)
    try:
        write_site(folder, _say, options.address)
    except SiteError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"cannot write to {folder}: {error.strerror}") from error
    return 0


def _say(line: str) -> None:
    """Print a line at once; work goes on if nobody reads it any more."""
    with contextlib.suppress(OSError):
        print(line, flush=True)


def _deal(options: argparse.Namespace) -> int:
    words = language(options.language)
    if options.source is not None:
        deal = deals.find_deal(options.source, options.suits, words)
    else:
        deal = deals.new_deal(options.suits)
        if options.format != "json":
            notice(str(deal.code))
    print(deals.deal_text(deal, options.format, words))
    return 0


def _replay(options: argparse.Namespace) -> int:
    text, status = replays.replay_text(read_text(options.source), options.format, language("en"))
    print(text)
    return status
