"""SQLite: one thread writes, with many changes to a transaction; readers have connections of their own.

A transaction is `BEGIN IMMEDIATE` in a write-ahead log that is synchronised at each commit, so what is acknowledged is on the
disk. While one is being synchronised the next one fills up, which is what makes thousands of durable changes a second.

Python's lock is let go at each step of a statement, and the writer has to wait for it again while the server computes. So the
appends of a transaction are a few statements with many rows, not a few for each.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from . import statements as sql
from .columns import Args
from .errors import Behind, Missing, StoreError, Taken, Unavailable
from .rows import Entry, Notice, Snapshot, Table
from .sql import SEATED, Found, SqlStore, Statement, seated

PATIENCE = 10.0  # seconds to wait for another process's transaction
READERS = 2
MOST = 1000  # changes in one transaction

ROWS = 64  # in one statement; SQLite may be built to take no more than 999 values

Change = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Change, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]

_PARAMETER = re.compile(r"\$(\d+)")


@cache
def spelled(statement: str) -> str:
    """A statement as SQLite takes it."""
    return _PARAMETER.sub(r"?\1", statement)


async def open_sqlite(path: str) -> SqliteStore:
    """The store in that file, which is made where there is none."""
    from .migrate import migrate_sqlite

    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(migrate_sqlite, path)
        return SqliteStore(path)
    except (sqlite3.Error, OSError) as error:
        raise Unavailable(f"can't open {path}: {error}") from error


def connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


class SqliteStore(SqlStore):
    """A store in an SQLite file."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Waiting] = deque()
        self._bell: SimpleQueue[bool] = SimpleQueue()  # rung for the first that waits; False at the end
        self._rung = False
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._writer = threading.Thread(
            target=self._write_on, args=(connect(path),), name="store-writer", daemon=True
        )
        self._closed = False
        self._writer.start()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._bell.put(False)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._opened:
            connection.close()

    async def read(self, statement: str, args: Args = ()) -> Found:
        self._check_open()
        return await self._loop.run_in_executor(self._readers, self._read, statement, args)

    async def write(self, statements: Sequence[Statement], notice: Notice | None = None) -> list[Found]:
        found: list[Found] = await self._change(lambda connection: _run(connection, statements))
        return found

    async def append(self, table: Table, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        await self._change(Appending(table, entries, snapshot))

    async def settle(self) -> None:
        await self._change(lambda _: None)

    def _change(self, change: Change) -> asyncio.Future[Any]:
        self._check_open()
        done = self._loop.create_future()
        self._waiting.append((change, done))
        if not self._rung:
            self._rung = True
            self._bell.put(True)
        return done

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")

    # In the reader's threads

    def _read(self, statement: str, args: Args) -> Found:
        try:
            return self._connection().execute(spelled(statement), args).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = connect(self.path)
            self._opened.append(connection)
        return connection

    # In the writer's thread

    def _write_on(self, connection: sqlite3.Connection) -> None:
        going = True
        while going or self._waiting:
            if not self._waiting:
                going = self._bell.get()
            self._rung = False
            waiting = self._waiting
            batch = [waiting.popleft() for _ in range(min(len(waiting), MOST))]
            if batch:
                self._loop.call_soon_threadsafe(_resolve, _together(connection, batch))
        connection.close()


def _together(connection: sqlite3.Connection, batch: list[Waiting]) -> list[Outcome]:
    """Make the changes in one transaction; where one of them fails, each in its own."""
    for make in (_many_at_a_time, _one_by_one):
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = make(connection, batch)
            connection.execute("COMMIT")
            return outcomes
        except (_Uneven, sqlite3.IntegrityError) as error:
            failed: Exception = error
            _roll_back(connection)
        except Exception as error:
            failed = error
            _roll_back(connection)
            break
    if len(batch) == 1:
        return [(batch[0][1], None, _refusal(failed))]
    return [outcome for waiting in batch for outcome in _together(connection, [waiting])]


def _many_at_a_time(connection: sqlite3.Connection, batch: list[Waiting]) -> list[Outcome]:
    """Appends that follow each other are made together; raises `_Uneven` where one of them must be refused."""
    outcomes: list[Outcome] = []
    for appends, run in groupby(batch, lambda waiting: isinstance(waiting[0], Appending)):
        waiting = list(run)
        if not appends or len(waiting) == 1:
            outcomes += _one_by_one(connection, waiting)
            continue
        _append_all(connection, [change for change, _ in waiting if isinstance(change, Appending)])
        outcomes += [(done, None, None) for _, done in waiting]
    return outcomes


def _one_by_one(connection: sqlite3.Connection, batch: list[Waiting]) -> list[Outcome]:
    return [(done, *_tried(change, connection)) for change, done in batch]


class _Uneven(Exception):
    """Of appends that were made together, not all belong where they went."""


def _append_all(connection: sqlite3.Connection, appends: Sequence[Appending]) -> None:
    entries = [row for append in appends for row in append.rows]
    for some in _portions(entries):
        connection.execute(spelled(sql.add_entries(len(some))), list(chain.from_iterable(some)))
    tables = [(append.before, *append.changed) for append in appends]
    for some in _portions(tables):
        updated = connection.execute(spelled(sql.update_tables(len(some))), list(chain.from_iterable(some)))
        if updated.rowcount != len(some):
            raise _Uneven
    for append in appends:
        for statement, args in append.rest:
            connection.execute(spelled(statement), args)


def _portions(rows: Sequence[Args]) -> Iterator[Sequence[Args]]:
    return (rows[at : at + ROWS] for at in range(0, len(rows), ROWS))


def _tried(change: Change, connection: sqlite3.Connection) -> tuple[Any, StoreError | None]:
    """A change that refuses by itself has changed nothing; what the database refuses ends the transaction."""
    try:
        return change(connection), None
    except StoreError as refused:
        return None, refused


def _roll_back(connection: sqlite3.Connection) -> None:
    if not connection.in_transaction:
        return
    try:
        connection.execute("ROLLBACK")
    except sqlite3.Error:
        return  # the database gave the transaction up by itself


def _refusal(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return Taken(str(error))
    return Unavailable(str(error)) if isinstance(error, sqlite3.Error) else error


def _resolve(outcomes: list[Outcome]) -> None:
    for done, result, error in outcomes:
        if done.done():
            continue  # whoever waited has gone
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def _run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[Found]:
    return [connection.execute(spelled(statement), args).fetchall() for statement, args in statements]


class Appending:
    """Entries that are added to a table. Everything is encoded here, in the caller's thread: the writer's has the disk to wait
    for."""

    def __init__(self, table: Table, entries: Sequence[Entry], snapshot: Snapshot | None) -> None:
        self.table, self.before = table.id, table.seq - len(entries)
        self.changed = sql.CHANGING.write(table)
        self.rows: list[Args] = [(table.id, *sql.ENTRIES.write(entry)) for entry in entries]
        self.rest: list[Statement] = []
        if any(entry.kind in SEATED for entry in entries):
            self.rest += seated(table)
        if snapshot is not None:
            self.rest.append((sql.ADD_SNAPSHOT, (table.id, *sql.SNAPSHOTS.write(snapshot))))

    def __call__(self, connection: sqlite3.Connection) -> None:
        found = connection.execute(spelled(sql.SEQ), (self.table,)).fetchone()
        if found is None:
            raise Missing(f"no table {self.table}")
        if found[0] != self.before:
            raise Behind(found[0])
        _append_all(connection, [self])
