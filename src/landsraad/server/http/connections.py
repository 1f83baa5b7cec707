"""How long the server waits for those at the other end of a connection, and how much it keeps for them meanwhile.

Uvicorn waits forever for a request that began and for a reader that stopped, and takes headers of any length. Here every
connection looks after itself: it ends where a request doesn't arrive whole in time, or where nothing of what was sent is taken.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..accounts.limits import foreign
from ..config import Patience

LARGEST_HEAD = 1 << 16  # bytes of a request before its body
LOOKS = 4  # so many in the time that is given
RESERVED = 200  # files that the database and others need
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Crowd:
    """Whose connections are open."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self.most = min(patience.connections, _most_files())
        self._of_each: Counter[str] = Counter()
        self.many = 0

    def let_in(self, address: str) -> bool:
        if self.many >= self.most or self._of_each[address] >= self.patience.of_one:
            return False
        self.many += 1
        if address:
            self._of_each[address] += 1
        return True

    def gone(self, address: str) -> None:
        self.many -= 1
        if address:
            self._of_each[address] -= 1
            if not self._of_each[address]:
                del self._of_each[address]


class Watch:
    """Ends a connection whose other end doesn't finish what it began to say, or takes nothing of what waits for it."""

    def __init__(self, transport: asyncio.Transport, patience: Patience) -> None:
        self.transport, self.patience = transport, patience
        self._loop = asyncio.get_running_loop()
        self._asking_since: float | None = None
        self._left, self._taken_at = 0, self._loop.time()
        self._look_again()

    def asks(self, *, anew: bool = False) -> None:
        """The other end has the word."""
        if anew or self._asking_since is None:
            self._asking_since = self._loop.time()

    def has_asked(self) -> None:
        self._asking_since = None

    def end(self) -> None:
        self._timer.cancel()

    def _look_again(self) -> None:
        pause = min(self.patience.request, self.patience.answer) / LOOKS
        self._timer = self._loop.call_later(pause, self._look)

    def _look(self) -> None:
        now, left = self._loop.time(), self.transport.get_write_buffer_size()
        if not left or left < self._left:
            self._taken_at = now
        self._left = left
        asks_on = self._asking_since is not None and now - self._asking_since > self.patience.request
        if asks_on or now - self._taken_at > self.patience.answer:
            self.transport.abort()
        else:
            self._look_again()


class Whole:
    """What an answer is written to: its head waits for what follows in the same moment, and both are sent as one. To send twice
    costs as much as playing an action does."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self._head = b""

    def write(self, data: bytes) -> None:
        if self._head:
            data, self._head = self._head + data, b""
            self.transport.write(data)
        else:
            self._head = data
            asyncio.get_running_loop().call_soon(self._flush)

    def close(self) -> None:
        self._flush()
        self.transport.close()

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def _flush(self) -> None:
        if self._head and not self.transport.is_closing():
            self.transport.write(self._head)
        self._head = b""


class PatientHttp(HttpToolsProtocol):
    """Calls, and the beginning of sockets."""

    crowd: ClassVar[Crowd]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        there = cast(asyncio.Transport, transport)
        super().connection_made(there)
        self._head = 0  # bytes of one that isn't whole yet
        self._in_head = True
        self._address = _address(transport)
        self._let_in = self.crowd.let_in(self._address)
        self._watch = Watch(there, self.crowd.patience)
        self._watch.asks()
        if not self._let_in:
            there.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._watch.end()
        if self._let_in:
            self.crowd.gone(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._watch.asks()
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        self._watch.asks(anew=True)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head, before = False, self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # it is one of a call, which hasn't begun
            self.cycle.transport = cast(asyncio.Transport, Whole(self.transport))

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
        self._watch.has_asked()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._watch.end()
        super().handle_websocket_upgrade()


class PatientSocket(WebSocketsSansIOProtocol):
    """Sockets; they have been let in as calls."""

    crowd: ClassVar[Crowd]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._watch = Watch(cast(asyncio.Transport, transport), self.crowd.patience)

    def connection_lost(self, exc: Exception | None) -> None:
        self._watch.end()
        self.crowd.gone(_address(self.transport))
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Who doesn't read gets no pong: they would pile up as fast as pings can be sent."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


def patient(patience: Patience) -> dict[str, Any]:
    """The protocols for uvicorn, which share one crowd."""
    shared = {"crowd": Crowd(patience)}
    return {"http": type("Http", (PatientHttp,), shared), "ws": type("Socket", (PatientSocket,), shared)}


def _address(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return foreign(str(peer[0])) if isinstance(peer, tuple) else ""


def _most_files() -> int:
    """A connection is a file to the system, and where there are no more, the database has none either."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if most == resource.RLIM_INFINITY else max(RESERVED, most - RESERVED)
