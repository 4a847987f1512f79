"""The local server on a real socket: what it serves, and all it must not."""

import http.client
import os
import socket
import struct
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from simple_simon.host.headers import HEADERS
from simple_simon.host.served import served_files
from simple_simon.host.server import SiteServer

PAGE = b"<!doctype html><title>Simple Simon</title>"
SCRIPT = b"export const start = 1\n"
SCRIPT_PATH = "assets/boot-1a2b3c4d5e.mjs"
SECRET = b"not for anybody"

FILES = {
    "index.html": PAGE,
    "ca/index.html": b"<!doctype html><html lang=ca>",
    SCRIPT_PATH: SCRIPT,
    f"{SCRIPT_PATH}.br": b"tighter",
    f"{SCRIPT_PATH}.gz": b"tight",
    "assets/only.css": b"body {}",
    "assets/only.css.gz": b"tight css",
    "assets/a b é.txt": b"named with care",
    ".hidden": SECRET,
    ".folder/file.txt": SECRET,
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a small site; a secret lies beside it."""
    folder = tmp_path / "site"
    for name, content in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "secret.txt").write_bytes(SECRET)
    return folder


@pytest.fixture
def server(site: Path) -> Iterator[SiteServer]:
    """Serve the site on a free port."""
    with SiteServer(served_files(site), 0) as serving:
        thread = threading.Thread(target=serving.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield serving
        serving.shutdown()
        thread.join(10)


class Answer:
    """An answer with its content."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.content = answer.read()


def ask(server: SiteServer, path: str, method: str = "GET", **headers: str) -> Answer:
    """Make one request; a header's name may have _ for -."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        return Answer(connection.getresponse())
    finally:
        connection.close()


def ask_raw(server: SiteServer, request: bytes) -> bytes:
    """Send bytes as they are; return all that comes until the server ends the connection."""
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=10) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        received = b""
        while part := connection.recv(65536):
            received += part
        return received


def ask_target(server: SiteServer, target: bytes) -> bytes:
    """Ask for a target that no client would send."""
    host = f"127.0.0.1:{server.server_port}".encode()
    return ask_raw(server, b"GET " + target + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")


# What is served


def test_a_page_is_served_for_its_folder_and_by_its_name(server: SiteServer) -> None:
    for path in ("/", "/index.html", "/?from=mail", "/index.html?x"):
        answer = ask(server, path)
        assert (answer.status, answer.content) == (200, PAGE)
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Content-Length"] == str(len(PAGE))
    assert ask(server, "/ca/").content == ask(server, "/ca/index.html").content == FILES["ca/index.html"]


def test_a_name_may_be_percent_encoded(server: SiteServer) -> None:
    assert ask(server, "/assets/a%20b%20%C3%A9.txt").content == b"named with care"


def test_head_tells_the_same_without_the_content(server: SiteServer) -> None:
    head, whole = ask(server, "/", "HEAD"), ask(server, "/")
    assert (head.status, head.content) == (200, b"")
    for name in set(whole.headers) - {"Date"}:
        assert head.headers[name] == whole.headers[name]
    assert ask(server, "/no", "HEAD").content == b""


def test_a_connection_serves_several_requests(server: SiteServer) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.connect()
    first = connection.sock
    statuses = []
    for method, path in (("GET", "/"), ("HEAD", "/"), ("GET", "/none"), ("GET", f"/{SCRIPT_PATH}"), ("GET", "/ca/")):
        connection.request(method, path)
        answer = connection.getresponse()
        answer.read()
        statuses.append(answer.status)
        assert connection.sock is first
    connection.close()
    assert statuses == [200, 200, 404, 200, 200]


def test_a_site_that_changes_meanwhile_stays_as_it_was(server: SiteServer, site: Path) -> None:
    (site / "index.html").write_bytes(b"newer")
    (site / "ca" / "index.html").unlink()
    assert ask(server, "/").content == PAGE
    assert ask(server, "/ca/").status == 200


# Compression


def test_a_compressed_neighbour_is_sent_where_it_may_be(server: SiteServer) -> None:
    path = f"/{SCRIPT_PATH}"
    for accepted, encoding, content in (
        ("gzip, br", "br", b"tighter"),
        ("gzip", "gzip", b"tight"),
        ("br;q=0", None, SCRIPT),
    ):
        answer = ask(server, path, Accept_Encoding=accepted)
        assert answer.content == content
        assert answer.headers["Content-Encoding"] == encoding
        assert answer.headers["Content-Length"] == str(len(content))
        assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
        assert answer.headers["Vary"] == "Accept-Encoding"


def test_without_a_neighbour_a_file_goes_as_it_is(server: SiteServer) -> None:
    answer = ask(server, "/", Accept_Encoding="br, gzip")
    assert (answer.content, answer.headers["Content-Encoding"], answer.headers["Vary"]) == (PAGE, None, None)
    assert ask(server, "/assets/only.css", Accept_Encoding="br").content == b"body {}"
    assert ask(server, "/assets/only.css", Accept_Encoding="br, gzip").content == b"tight css"


# Caching


def test_an_unchanged_file_is_not_sent_again(server: SiteServer) -> None:
    tag = ask(server, "/").headers["ETag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        answer = ask(server, "/", If_None_Match=known)
        assert (answer.status, answer.content) == (304, b"")
        assert answer.headers["ETag"] == tag
        assert answer.headers["Cache-Control"] == "no-cache"
    assert ask(server, "/", If_None_Match='"other"').status == 200


def test_each_encoding_has_a_tag_of_its_own(server: SiteServer) -> None:
    path = f"/{SCRIPT_PATH}"
    tags = {accepted: ask(server, path, Accept_Encoding=accepted).headers["ETag"] for accepted in ("br", "gzip", "")}
    assert len(set(tags.values())) == 3
    answer = ask(server, path, Accept_Encoding="br", If_None_Match=tags["br"])
    assert (answer.status, answer.headers["Vary"]) == (304, "Accept-Encoding")
    assert ask(server, path, Accept_Encoding="br", If_None_Match=tags["gzip"]).status == 200


def test_the_server_says_how_long_a_file_is_kept(server: SiteServer) -> None:
    assert "immutable" in ask(server, f"/{SCRIPT_PATH}").headers["Cache-Control"]
    assert ask(server, "/assets/only.css").headers["Cache-Control"] == "no-cache"
    assert ask(server, "/none").headers["Cache-Control"] == "no-store"


# Security


def test_every_answer_has_the_security_headers(server: SiteServer) -> None:
    tag = ask(server, "/").headers["ETag"]
    answers = [
        ask(server, "/"),
        ask(server, "/", "HEAD"),
        ask(server, "/", If_None_Match=tag),
        ask(server, "/none"),
        ask(server, "/", "POST"),
        ask(server, "/", "BREW"),
        ask(server, "/", Host="evil.example"),
    ]
    assert [answer.status for answer in answers] == [200, 200, 304, 404, 405, 405, 421]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get_all(name) == [value]


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"nonsense\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/x\r\n\r\n",
        b"GET / b HTTP/1.1\r\n\r\n",
        b"GET /".ljust(65537, b"a"),
        b"GET / HTTP/1.1\r\n" + b"Host: ".ljust(65537, b"a"),
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n",
        b"\xff\xfe\x00 / HTTP/1.1\r\n\r\n",
    ],
)
def test_nonsense_is_refused_with_the_security_headers(server: SiteServer, request_bytes: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=10) as connection:
        connection.sendall(request_bytes)
        head = connection.recv(65536)
    assert head.startswith((b"HTTP/1.1 4", b"HTTP/1.1 5"))
    assert b"Content-Security-Policy: default-src 'none'" in head
    assert PAGE not in head
    assert ask(server, "/").status == 200


@pytest.mark.parametrize(
    "target",
    [
        b"/../secret.txt",
        b"/assets/../../secret.txt",
        b"/..%2fsecret.txt",
        b"/%2e%2e/secret.txt",
        b"/%2e%2e%2fsecret.txt",
        b"/%252e%252e%252fsecret.txt",
        b"/..\\secret.txt",
        b"/..%5csecret.txt",
        b"//secret.txt",
        b"../secret.txt",
        b"secret.txt",
        b"/etc/passwd",
        b"//etc/passwd",
        b"/%2fetc/passwd",
        b"/c:/windows/win.ini",
        b"file:///etc/passwd",
        b"/index.html%00",
        b"/index.html\x00",
        b"/secret.txt%00.html",
        b"/assets",
        b"/assets/",
        b"/assets/..",
        b"/./index.html",
        b"/index.html/",
        b"/INDEX.HTML",
        b"/.hidden",
        b"/.folder/file.txt",
        b"/%ff%fe",
        b"/\xff",
        b"*",
        b"http://evil.example/",
    ],
)
def test_no_path_leaves_the_site(server: SiteServer, target: bytes) -> None:
    answer = ask_target(server, target)
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert SECRET not in answer
    assert PAGE not in answer


def test_the_very_path_of_a_file_outside_is_not_served(server: SiteServer, tmp_path: Path) -> None:
    target = (tmp_path / "secret.txt").as_posix().encode()
    assert ask_target(server, target).startswith(b"HTTP/1.1 404 ")


def test_the_server_listens_on_loopback_only(server: SiteServer) -> None:
    assert server.socket.getsockname()[0] == "127.0.0.1"
    assert server.address == f"http://127.0.0.1:{server.server_port}/"


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
def test_its_own_names_are_answered(server: SiteServer, name: str) -> None:
    assert ask(server, "/", Host=f"{name}:{server.server_port}").status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example:{port}",
        "127.0.0.1",
        "localhost:1",
        "127.0.0.1:{port}.evil.example",
        "127.0.0.2:{port}",
        "",
        ":{port}",
    ],
)
def test_any_other_name_is_not_answered(server: SiteServer, host: str) -> None:
    answer = ask(server, "/", Host=host.format(port=server.server_port))
    assert (answer.status, answer.content) == (421, b"421 Misdirected Request\n")


def test_a_request_needs_exactly_one_name(server: SiteServer) -> None:
    host = f"Host: 127.0.0.1:{server.server_port}\r\n".encode()
    for hosts in (b"", host + host, host + b"Host: evil.example\r\n"):
        assert ask_raw(server, b"GET / HTTP/1.1\r\n" + hosts + b"\r\n").startswith(b"HTTP/1.1 421 ")
    assert ask_raw(server, b"GET / HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 421 ")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get"])
def test_other_methods_are_not_allowed(server: SiteServer, method: str) -> None:
    answer = ask(server, "/", method)
    assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("method", [b"POST", b"GET"])
@pytest.mark.parametrize("framing", [b"Content-Length: %d", b"Transfer-Encoding: chunked\r\nX-Length: %d"])
def test_content_never_passes_for_a_second_request(server: SiteServer, method: bytes, framing: bytes) -> None:
    host = f"Host: 127.0.0.1:{server.server_port}\r\n".encode()
    hidden = b"GET /ca/ HTTP/1.1\r\n" + host + b"\r\n"
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=10) as connection:
        connection.sendall(method + b" / HTTP/1.1\r\n" + host + framing % len(hidden) + b"\r\n\r\n" + hidden)
        received = b""
        try:
            while part := connection.recv(65536):
                received += part
        except ConnectionResetError:
            pass  # The content was not read, so the connection may end this way.
    assert received.count(b"HTTP/1.1 ") <= 1
    assert FILES["ca/index.html"] not in received


def test_no_content_is_ever_asked_for(server: SiteServer) -> None:
    host = f"Host: 127.0.0.1:{server.server_port}\r\n".encode()
    answer = ask_raw(server, b"POST / HTTP/1.1\r\n" + host + b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 405 ")


# Quiet


def test_browsers_that_go_away_are_not_mentioned(server: SiteServer, capfd: pytest.CaptureFixture[str]) -> None:
    linger = struct.pack("hh" if os.name == "nt" else "ii", 1, 0)
    for _ in range(20):
        connection = socket.create_connection(("127.0.0.1", server.server_port), timeout=10)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)  # Reset instead of goodbye.
        connection.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.server_port}\r\n\r\nGET".encode())
        connection.close()
    assert ask(server, "/").status == 200
    assert ask(server, "/", "POST").status == 405
    server.shutdown()
    assert capfd.readouterr() == ("", "")


def test_a_broken_pipe_and_a_reset_are_quiet_but_a_mistake_is_told(
    server: SiteServer, capsys: pytest.CaptureFixture[str]
) -> None:
    for error in (BrokenPipeError(), ConnectionResetError(), TimeoutError()):
        try:
            raise error
        except OSError:
            server.handle_error(None, None)
    assert capsys.readouterr().err == ""
    try:
        raise ValueError("a mistake")
    except ValueError:
        server.handle_error(None, None)
    assert capsys.readouterr().err == "simple-simon: a request failed: ValueError('a mistake')\n"
