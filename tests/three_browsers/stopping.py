"""A server of the site that can be stopped for good, as when a network goes away."""

import contextlib
import socket
import threading
from collections.abc import Mapping
from typing import Any

from simple_simon.host.served import ServedFile
from simple_simon.host.server import SiteServer


class StoppingServer(SiteServer):
    """Serves on a free port until it is stopped, in a thread of its own."""

    def __init__(self, files: Mapping[str, ServedFile]) -> None:
        super().__init__(files, 0)
        self.connections: list[socket.socket] = []
        self.thread = threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()

    def process_request(self, request: Any, client_address: Any) -> None:
        """Remember a connection and answer it."""
        self.connections.append(request)
        super().process_request(request, client_address)

    def stop(self) -> None:
        """Take no more connections and cut those that are open; once is enough."""
        self.shutdown()
        self.server_close()
        self.thread.join()
        for connection in self.connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
