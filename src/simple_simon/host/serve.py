"""The command `serve`: the app on this computer, in its browser, until Ctrl-C."""

import contextlib
import errno
import os
import signal
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from types import FrameType

from .errors import CommandError
from .ports import ANY_PORT, LAST_PORT, PORTS_TRIED
from .served import INDEX, ServedFile, served_files
from .server import SiteServer
from .site import SiteError, ready_site
from .streams import notice

TEXT_BROWSERS = frozenset({"www-browser", "links", "elinks", "lynx", "w3m"})
"""Browsers that would take over the terminal and cannot run the app."""

_BUSY = {errno.EADDRINUSE, errno.EACCES} if os.name == "nt" else {errno.EADDRINUSE}


def serve(port: int, open_browser: bool) -> None:
    """Serve the app until Ctrl-C or SIGTERM, and print its address; raise CommandError if that cannot be."""
    with contextlib.suppress(KeyboardInterrupt), _terminated_like_interrupted():
        files = _site_files()
        with listening(files, port) as server:
            if port not in (ANY_PORT, server.server_port):
                notice(f"Port {port} is in use; taking {server.server_port}.")
            print(server.address, "Ctrl-C ends it.", sep="\n", flush=True)
            if open_browser:
                threading.Thread(target=_show, args=(server.address,), daemon=True).start()
            server.serve_forever()


def _site_files() -> dict[str, ServedFile]:
    try:
        folder = ready_site(notice)
        files = served_files(folder)
    except SiteError as error:
        raise CommandError(str(error)) from error
    if f"/{INDEX}" not in files:
        raise CommandError(f"no {INDEX} in the site in {folder}")
    return files


def listening(files: Mapping[str, ServedFile], port: int) -> SiteServer:
    """Return a server on a port, or on the next free one; raise CommandError if there is none."""
    last = port if port == ANY_PORT else min(port + PORTS_TRIED - 1, LAST_PORT)
    for candidate in range(port, last + 1):
        try:
            return SiteServer(files, candidate)
        except OSError as error:
            if error.errno not in _BUSY:
                raise CommandError(f"cannot serve on port {candidate}: {error.strerror}") from error
    raise CommandError(f"all ports from {port} to {last} are in use")


def _show(address: str) -> None:
    """Open an address in the browser; without one the printed address has to do."""
    with contextlib.suppress(webbrowser.Error, OSError):
        if getattr(webbrowser.get(), "name", "") not in TEXT_BROWSERS:
            webbrowser.open(address)


@contextlib.contextmanager
def _terminated_like_interrupted() -> Iterator[None]:
    """Turn SIGTERM into KeyboardInterrupt, as Python does with Ctrl-C."""

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
