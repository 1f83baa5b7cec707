"""Real receivers on loopback: HTTP and SMTP servers that keep what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass
class Web:
    """Answers with the statuses in turn, the last one for ever."""

    url: str = ""
    statuses: list[int] = field(default_factory=lambda: [204])
    got: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    arrived: asyncio.Queue[None] = field(default_factory=asyncio.Queue)
    slow: float = 0.0


@asynccontextmanager
async def web(*statuses: int, slow: float = 0.0) -> AsyncIterator[Web]:
    there = Web(statuses=list(statuses) or [204], slow=slow)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[1:-2]
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        there.got.append((headers, body))
        there.arrived.put_nowait(None)
        try:
            await asyncio.sleep(there.slow)
            status = there.statuses.pop(0) if len(there.statuses) > 1 else there.statuses[0]
            writer.write(f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        finally:
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    there.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    try:
        yield there
    finally:
        server.close()


@dataclass
class Post:
    port: int = 0
    got: list[str] = field(default_factory=list)
    arrived: asyncio.Queue[None] = field(default_factory=asyncio.Queue)


@asynccontextmanager
async def post_office() -> AsyncIterator[Post]:
    there = Post()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.strip().upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                there.got.append((await reader.readuntil(b"\r\n.\r\n")).decode())
                there.arrived.put_nowait(None)
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                break
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    there.port = server.sockets[0].getsockname()[1]
    try:
        yield there
    finally:
        server.close()
