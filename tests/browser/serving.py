"""The project's own server in a thread, for tests, pictures and the bench."""

import contextlib
import threading
from collections.abc import Iterator, Mapping

from simple_simon.host.served import ServedFile
from simple_simon.host.server import SiteServer


@contextlib.contextmanager
def serving(files: Mapping[str, ServedFile]) -> Iterator[SiteServer]:
    """Serve files on a free port; they may be exchanged while it runs."""
    with SiteServer(files, 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
