"""What servers on one PostgreSQL database tell each other: that a table has new entries, or somebody spoke.

A server that lost its connection may have missed something, so after it is back it hears of a change of everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

import asyncpg

from .rows import Notice, What

CHANNEL = "landsraad"
AGAIN = 1.0  # seconds until the next attempt to connect
ALIVE = 15.0  # seconds between looks whether the connection still lives
TELL = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS payload"
BROKEN = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Hearing:
    """A connection that listens, kept up."""

    def __init__(self, address: str, me: str, listeners: Sequence[Callable[[Notice], None]]) -> None:
        self._address, self._me, self._listeners = address, me, listeners
        self._keeping: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._lost = asyncio.Event()

    async def begin(self) -> None:
        self._connection = await self._connected()
        self._keeping = asyncio.create_task(self._keep())

    async def end(self) -> None:
        if self._keeping is None:
            return
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        await _leave(self._connection)

    async def tell(self, connection: Any, notices: Sequence[Notice]) -> None:
        """Heard by the others when the transaction is committed."""
        payloads = [f"{self._me} {notice.what} {notice.number} {notice.table}" for notice in notices]
        await connection.execute(TELL, payloads)

    async def _keep(self) -> None:
        while True:
            await self._until_lost()
            await _leave(self._connection)
            self._connection = await self._back()
            self._say(Notice(""))

    async def _until_lost(self) -> None:
        while True:
            try:
                async with asyncio.timeout(ALIVE):
                    await self._lost.wait()
                return
            except TimeoutError:
                if not await _lives(self._connection):
                    return

    async def _back(self) -> Any:
        while True:
            try:
                return await self._connected()
            except BROKEN:
                await asyncio.sleep(AGAIN)

    async def _connected(self) -> Any:
        connection = await asyncpg.connect(self._address, timeout=ALIVE)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._heard)
        return connection

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        who, what, number, table = str(payload).split(" ", 3)
        if who != self._me:
            self._say(Notice(table, cast(What, what), int(number)))

    def _say(self, notice: Notice) -> None:
        for listener in self._listeners:
            listener(notice)


async def _leave(connection: Any) -> None:
    try:
        await connection.close(timeout=AGAIN)
    except BROKEN:
        connection.terminate()


async def _lives(connection: Any) -> bool:
    try:
        await connection.execute("SELECT 1", timeout=ALIVE)
    except BROKEN:
        return False
    return True
