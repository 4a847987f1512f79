"""The local server: the files of one site over HTTP, to the browsers of this computer only.

It says nothing and keeps nothing. What it serves is in the table of `served`.
"""

import os
import socketserver
import sys
from collections.abc import Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import unquote

from .headers import HEADERS
from .served import IDENTITY, ServedFile, choose_encoding
from .streams import complain

LOOPBACK = "127.0.0.1"

NAMES = (LOOPBACK, "localhost", "[::1]")
"""The names by which a browser may call this server. Any other name is a page elsewhere
that made its own name point here (DNS rebinding)."""

METHODS = ("GET", "HEAD")

IDLE_SECONDS = 60
"""How long a connection may stay open unused."""


class SiteServer(ThreadingHTTPServer):
    """Serves a table of files on a port of the loopback interface; port 0 takes any free one."""

    daemon_threads = True
    request_queue_size = 128
    # On Windows these two would let a second server share a port that is in use.
    allow_reuse_address = os.name == "posix"
    allow_reuse_port = False

    def __init__(self, files: Mapping[str, ServedFile], port: int) -> None:
        super().__init__((LOOPBACK, port), SiteRequest)
        self.files = files
        self.hosts = frozenset(f"{name}:{self.server_port}" for name in NAMES)
        """The Host headers that are answered."""
        if self.server_port == 80:
            self.hosts |= frozenset(NAMES)

    @property
    def address(self) -> str:
        """The address of the app."""
        return f"http://{LOOPBACK}:{self.server_port}/"

    def server_bind(self) -> None:
        """Take the port, without asking the network for this computer's name."""
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = LOOPBACK, self.server_address[1]

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401, ARG002 (as in the base class)
        """Say nothing of a browser that went away, and one line of anything else."""
        error = sys.exception()
        if not isinstance(error, OSError):
            complain(f"a request failed: {error!r}")


class SiteRequest(BaseHTTPRequestHandler):
    """Answers the requests of one connection."""

    server: SiteServer
    protocol_version = "HTTP/1.1"
    default_request_version = "HTTP/1.0"  # Not 0.9, whose answers have no headers.
    timeout = IDLE_SECONDS
    disable_nagle_algorithm = True  # Head and content are written one after the other.

    def parse_request(self) -> bool:
        """Read the head of a request; answer at once what is not to be served at all."""
        if not super().parse_request():
            return False
        if "Transfer-Encoding" in self.headers or self.headers.get("Content-Length", "0") != "0":
            self.close_connection = True  # Nobody reads this content: it must not pass for the next request.
        hosts = self.headers.get_all("Host", [])
        if len(hosts) != 1 or hosts[0].strip().lower() not in self.server.hosts:
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST)
            return False
        if self.command not in METHODS:
            self.send_error(HTTPStatus.METHOD_NOT_ALLOWED)
            return False
        return True

    def handle_expect_100(self) -> bool:
        """Ask for no content: none is ever wanted."""
        return True

    def do_GET(self) -> None:
        """Send the file that an address names."""
        file = self.server.files.get(unquote(self.path.partition("?")[0]))
        if file is None:
            self._send_text(HTTPStatus.NOT_FOUND)
        else:
            self._send_file(file)

    do_HEAD = do_GET  # noqa: N815

    def _send_file(self, file: ServedFile) -> None:
        encoding = choose_encoding(",".join(self.headers.get_all("Accept-Encoding", [])), file.contents)
        tag = f'"{file.fingerprint}{encoding and "-" + encoding}"'
        headers = {"ETag": tag, "Cache-Control": file.cache_control}
        if len(file.contents) > 1:
            headers["Vary"] = "Accept-Encoding"
        if self._has_already(tag):
            self._send(HTTPStatus.NOT_MODIFIED, headers, b"")
            return
        if encoding != IDENTITY:
            headers["Content-Encoding"] = encoding
        headers["Content-Type"] = file.content_type
        self._send(HTTPStatus.OK, headers, file.contents[encoding])

    def _has_already(self, tag: str) -> bool:
        known = [part.strip().removeprefix("W/") for part in self.headers.get("If-None-Match", "").split(",")]
        return tag in known or "*" in known

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:  # noqa: ARG002
        """Refuse a request in one plain line, and end the connection."""
        self._send_text(HTTPStatus(code), {"Connection": "close"})

    def _send_text(self, status: HTTPStatus, headers: Mapping[str, str] = {}) -> None:
        headers = {**headers, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
        if status == HTTPStatus.METHOD_NOT_ALLOWED:
            headers["Allow"] = ", ".join(METHODS)
        self._send(status, headers, f"{status.value} {status.phrase}\n".encode())

    def _send(self, status: HTTPStatus, headers: Mapping[str, str], content: bytes) -> None:
        self.send_response(status)
        for name, value in {**HEADERS, **headers}.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def version_string(self) -> str:
        """Return the Server header."""
        return "simple-simon"

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002, ANN401 (as in the base class)
        """Print no log."""
