"""A client that costs little, so that what is measured is the server."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Self, cast

from landsraad.table import TableError

LOOPBACK = "127.0.0.1"
END = b"\r\n\r\n"
LENGTH = b"content-length: "
TEXT, PING, PONG = 0x1, 0x9, 0xA
KEY = "bGFuZHNyYWFkIGxvYWQgdA=="  # any sixteen bytes

Answer = tuple[int, bytes]


class Connection(asyncio.Protocol):
    """What came and isn't read yet."""

    def __init__(self, port: int, token: str) -> None:
        self.head = f"Host: {LOOPBACK}:{port}\r\nAuthorization: Bearer {token}\r\n".encode()
        self.came = bytearray()
        self.transport: asyncio.Transport

    @classmethod
    async def to(cls, port: int, token: str) -> Self:
        loop = asyncio.get_running_loop()
        _, connection = await loop.create_connection(lambda: cls(port, token), LOOPBACK, port)
        return connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def close(self) -> None:
        self.transport.abort()


class Wire(Connection):
    """HTTP/1.1 as this server speaks it, one call after the other: every answer says how long it is."""

    def __init__(self, port: int, token: str) -> None:
        super().__init__(port, token)
        self._answers: deque[asyncio.Future[Answer]] = deque()

    async def get(self, path: str) -> bytes:
        """The body of the answer."""
        return await self._good(b"GET %s HTTP/1.1\r\n%s\r\n" % (path.encode(), self.head))

    async def post(self, path: str, body: bytes) -> bytes:
        head = b"POST %s HTTP/1.1\r\n%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
        return await self._good(head % (path.encode(), self.head, len(body)) + body)

    async def _good(self, request: bytes) -> bytes:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers.append(answer)
        self.transport.write(request)
        status, body = await answer
        if status >= 300:
            raise TableError(f"the server that is measured answered {status}: {body.decode()}")
        return body

    def data_received(self, data: bytes) -> None:
        self.came += data
        end = self.came.find(END) + len(END)
        if end < len(END):
            return
        at = self.came.find(LENGTH, 0, end)
        length = int(self.came[at + len(LENGTH) : self.came.find(b"\r", at)]) if at >= 0 else 0
        if len(self.came) >= end + length:
            answer = int(self.came[9:12]), bytes(self.came[end : end + length])
            del self.came[: end + length]
            self._answers.popleft().set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        for answer in self._answers:
            if not answer.done():
                answer.set_exception(TableError("the server that is measured hung up"))


class Ear(Connection):
    """A socket of a table: every message is handed on as it comes."""

    def __init__(self, port: int, token: str) -> None:
        super().__init__(port, token)
        self._begun = asyncio.get_running_loop().create_future()
        self._open = False
        self.hear: Callable[[bytes], None] = lambda _: None

    async def listen(self, path: str, hear: Callable[[bytes], None]) -> None:
        """Until the first message is there."""
        self.hear = hear
        head = b"GET %s HTTP/1.1\r\n%sUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        self.transport.write(head % (path.encode(), self.head) + key)
        await self._begun

    def data_received(self, data: bytes) -> None:
        self.came += data
        if not self._open:
            end = self.came.find(END)
            if end < 0:
                return
            self._open = True
            del self.came[: end + len(END)]
        while frame := _frame(self.came):
            self._take(*frame)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._begun.done():
            self._begun.set_exception(TableError("the server that is measured refused a socket"))

    def _take(self, kind: int, message: bytes) -> None:
        if kind == PING:
            self.transport.write(bytes((0x80 | PONG, 0x80 | len(message), 0, 0, 0, 0)) + message)
        if kind == TEXT:
            self.hear(message)
            if not self._begun.done():
                self._begun.set_result(None)


def _frame(came: bytearray) -> tuple[int, bytes] | None:
    """The first whole frame that came, which is taken away: its kind and what it holds."""
    if len(came) < 2:
        return None
    length, at = came[1], 2
    if length > 125:
        at = 4 if length == 126 else 10
        length = int.from_bytes(came[2:at], "big")
    if len(came) < at + length:
        return None
    frame = came[0] & 0xF, bytes(came[at : at + length])
    del came[: at + length]
    return frame
