"""Those who hold connections open without saying or reading anything: they are let go, and nobody else notices them."""

import asyncio
import base64
import json
import os
import socket as sockets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from landsraad.server.config import Patience
from landsraad.server.http.connections import LARGEST_HEAD, Crowd, Whole
from live import Live, config

SECONDS = 30
MASK = b"\0\0\0\0"
PING = b"\x89\xfd" + MASK + b"x" * 125


@pytest.fixture(scope="module")
def hasty(tmp_path_factory) -> Iterator[Live]:
    """A server that waits for half a second."""
    db = tmp_path_factory.mktemp("hasty") / "games.db"
    with Live(config(db, patience=Patience(request=0.5, answer=0.5), sockets=3)) as live:
        yield live


def raw(live: Live, buffer: int = 0) -> sockets.socket:
    there = sockets.socket()
    if buffer:
        there.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
    there.connect(("127.0.0.1", int(live.url.rpartition(":")[2])))
    there.settimeout(SECONDS)
    return there


def closed(there: sockets.socket) -> bytes:
    """What was said until the other side ended it."""
    said = b""
    with suppress(ConnectionError):
        while more := there.recv(1 << 16):
            said += more
    return said


def go_on(there: sockets.socket, said: bytes, pause: float = 0) -> None:
    """Say it again and again, until it isn't heard any more."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        there.sendall(said)
        time.sleep(pause)


def soon(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"G",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-More: ",
        b'POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Landsraad: 1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"na',
    ],
)
def test_half_a_request_is_not_waited_for(hasty, begun):
    with ExitStack() as open_ones:
        many = [open_ones.enter_context(raw(hasty)) for _ in range(50)]
        for there in many:
            there.sendall(begun)
        assert httpx.get(f"{hasty.url}/api/games").is_success
        for there in many:
            closed(there)


@pytest.mark.parametrize("dripped", [b"\r\n", b"X: y\r\n"])
def test_who_goes_on_saying_little_is_not_waited_for_either(hasty, dripped):
    with raw(hasty) as there:
        there.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        there.recv(1 << 16)
        there.sendall(b"GET / HTTP/1.1\r\n" if dripped[0] == ord("X") else b"")
        with pytest.raises(ConnectionError):
            go_on(there, dripped, pause=0.05)


def test_headers_end(hasty):
    with raw(hasty) as there:
        there.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-More: ")
        with pytest.raises(ConnectionError):
            go_on(there, b"x" * LARGEST_HEAD)


def test_a_large_body_is_no_large_head(hasty):
    answer = httpx.post(f"{hasty.url}/api/guest", json={"name": "x" * 500_000}, headers={"X-Landsraad": "1"})
    assert answer.status_code == 400


def test_who_reads_nothing_of_an_answer_is_let_go(hasty):
    with raw(hasty, 4096) as there:
        with suppress(TimeoutError):
            there.settimeout(1)
            for _ in range(400):
                there.sendall(b"GET /api/games/classic/layout HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
        soon(lambda: not any(each.transport.get_write_buffer_size() for each in there_now(hasty)))


def there_now(live: Live) -> list:
    return list(live._uvicorn.server_state.connections)


def test_pings_of_who_reads_nothing_are_not_answered_without_end(tmp_path):
    with Live(config(tmp_path / "games.db")) as live:
        person = live.person()
        table = person.table()["id"]
        with raw(live, 4096) as there:
            there.sendall(upgrade(live, table))
            there.recv(1)
            there.settimeout(0.5)
            sent = most = 0
            with suppress(TimeoutError, ConnectionError):
                for _ in range(600):
                    there.sendall(PING * 500)
                    sent += 1
                    most = max(most, *(each.transport.get_write_buffer_size() for each in there_now(live)))
            assert most < 2_000_000
            assert httpx.get(f"{live.url}/api/games").is_success


def upgrade(live: Live, table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {live.url.partition('//')[2]}",
        f"Origin: {live.url}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def test_one_person_has_so_many_sockets(hasty):
    person, other = hasty.person(), hasty.person()
    table = person.table()["id"]
    with ExitStack() as open_ones:
        for _ in range(3):
            json.loads(open_ones.enter_context(person.socket(table)).recv(SECONDS))
        with person.socket(table) as one_more:
            assert json.loads(one_more.recv(SECONDS))["problem"] == "rate_limited"
        with other.socket(table) as others:
            assert json.loads(others.recv(SECONDS))["type"] == "hello"
    soon(lambda: not hasty.server.sockets.of_each)
    with person.socket(table) as again:
        assert json.loads(again.recv(SECONDS))["type"] == "hello"


def test_connections_of_one_address_and_of_all_are_counted():
    async def go() -> None:
        crowd = Crowd(Patience(of_one=2, connections=3))
        assert [crowd.let_in("a") for _ in range(3)] == [True, True, False]
        assert [crowd.let_in("") for _ in range(2)] == [True, False]
        crowd.gone("a")
        assert crowd.let_in("b")
        assert not crowd.let_in("a")

    asyncio.run(go())


def test_nonsense_is_refused_and_fills_no_log(hasty, caplog):
    for nonsense in (
        b"hello\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
    ):
        with raw(hasty) as there:
            there.sendall(nonsense)
            assert closed(there)
    assert [record for record in caplog.records if record.name.startswith(("uvicorn", "landsraad"))] == []


class Written:
    """A transport that notes what is written to it."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.ended = False

    def write(self, data: bytes) -> None:
        self.said.append(data)

    def close(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.ended


def test_an_answer_is_sent_as_one():
    async def answers() -> None:
        there = Written()
        answer = Whole(there)
        answer.write(b"head ")
        answer.write(b"body")
        assert there.said == [b"head body"]
        answer.write(b"head alone")
        await asyncio.sleep(0)
        assert there.said[1:] == [b"head alone"]
        answer.write(b"last words")
        answer.close()
        assert there.said[2:] == [b"last words"]
        assert there.ended
        await asyncio.sleep(0)
        assert len(there.said) == 3

    asyncio.run(answers())


def test_answers_of_all_kinds_arrive_whole(hasty):
    with raw(hasty) as there:
        for call in (b"GET /api/games", b"HEAD /api/games", b"GET /nowhere.js", b"GET /api/me"):
            there.sendall(call + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            said = b""
            while b"\r\n\r\n" not in said:
                said += there.recv(1 << 16)
            head, _, body = said.partition(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].split()[0])
            while call[:4] != b"HEAD" and len(body) < length:
                body += there.recv(1 << 16)
            assert len(body) == (0 if call[:4] == b"HEAD" else length)
