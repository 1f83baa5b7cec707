"""PostgreSQL: several servers may use one database; each tells the others what it writes (`NOTIFY`).

Appends wait in a queue and are made many to a transaction, as in SQLite. A transaction first locks the rows of its tables, in
the order of their ids so that two never wait for each other, and compares their sequence numbers.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Any

import asyncpg

from . import statements as sql
from .columns import Args
from .errors import Behind, Missing, StoreError, Taken, Unavailable
from .hearing import Hearing
from .rows import Entry, Notice, Snapshot, Table
from .sql import SEATED, Found, SqlStore, Statement, seated

CONNECTIONS = 8
PATIENCE = 10.0  # seconds for a statement, or to get a connection
MOST = 1000  # appends in one transaction
BROKEN = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

Appending = tuple[Table, Sequence[Entry], Snapshot | None, "asyncio.Future[None]"]


async def open_postgres(address: str) -> PostgresStore:
    """The store at that address; its schema is made or brought up to date."""
    from .migrate import migrate_postgres

    try:
        connection = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            await migrate_postgres(address, connection)
        finally:
            await connection.close()
        pool = await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=CONNECTIONS,
            command_timeout=PATIENCE,
            server_settings={"synchronous_commit": "on"},
        )
    except BROKEN as error:
        raise Unavailable(f"can't open the database: {error}") from error
    store = PostgresStore(address, pool)
    await store.hearing.begin()
    return store


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database."""

    def __init__(self, address: str, pool: asyncpg.Pool[Any]) -> None:
        super().__init__()
        self.me = os.urandom(6).hex()
        self.hearing = Hearing(address, self.me, self.listeners)
        self._pool = pool
        self._waiting: list[Appending] = []
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self.hearing.end()
        await self._pool.close()

    async def read(self, statement: str, args: Args = ()) -> Found:
        try:
            return list(await self._pool.fetch(statement, *args))
        except BROKEN as error:
            raise Unavailable(str(error)) from error

    async def write(self, statements: Sequence[Statement], notice: Notice | None = None) -> list[Found]:
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                found = [list(await connection.fetch(statement, *args)) for statement, args in statements]
                if notice is not None:
                    await self.hearing.tell(connection, [notice])
                return found
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from error
        except BROKEN as error:
            raise Unavailable(str(error)) from error

    async def append(self, table: Table, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, entries, snapshot, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_on())
        await done

    async def settle(self) -> None:
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_on(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._together(batch)

    async def _together(self, batch: Sequence[Appending]) -> None:
        """Append in one transaction; where that fails, each in its own."""
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                outcomes = await self._append(connection, batch)
        except BROKEN as error:
            if len(batch) > 1:
                for appending in batch:
                    await self._together([appending])
                return
            outcomes = [Unavailable(str(error))]
        for (*_, done), refused in zip(batch, outcomes, strict=True):
            if done.done():
                continue  # whoever waited has gone
            if refused is None:
                done.set_result(None)
            else:
                done.set_exception(refused)

    async def _append(self, connection: Any, batch: Sequence[Appending]) -> list[StoreError | None]:
        ids = sorted({table.id for table, *_ in batch})
        seqs: dict[str, int] = {row["id"]: row["seq"] for row in await connection.fetch(sql.LOCK_SEQS, ids)}
        outcomes: list[StoreError | None] = []
        accepted: list[Appending] = []
        for appending in batch:
            table, entries, *_ = appending
            refused = _refusal(table, entries, seqs)
            outcomes.append(refused)
            if refused is None:
                accepted.append(appending)
                seqs[table.id] = table.seq
        await self._insert(connection, accepted)
        return outcomes

    async def _insert(self, connection: Any, accepted: Sequence[Appending]) -> None:
        if not accepted:
            return
        entries = [(t.id, *sql.ENTRIES.write(entry)) for t, added, *_ in accepted for entry in added]
        await connection.executemany(sql.ADD_ENTRY, entries)
        await connection.executemany(sql.UPDATE_TABLE, [sql.CHANGING.write(t) for t, *_ in accepted])
        snapshots = [(t.id, *sql.SNAPSHOTS.write(s)) for t, _, s, _ in accepted if s is not None]
        if snapshots:
            await connection.executemany(sql.ADD_SNAPSHOT, snapshots)
        for table, added, *_ in accepted:
            if any(entry.kind in SEATED for entry in added):
                for statement, args in seated(table):
                    await connection.execute(statement, *args)
        await self.hearing.tell(connection, [Notice(t.id, "entries", t.seq) for t, *_ in accepted])


def _refusal(table: Table, entries: Sequence[Entry], seqs: dict[str, int]) -> StoreError | None:
    if table.id not in seqs:
        return Missing(f"no table {table.id}")
    return None if seqs[table.id] == table.seq - len(entries) else Behind(seqs[table.id])
