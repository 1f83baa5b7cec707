"""All tables that are in memory, and what happens to them by itself: clocks run out, bots play on, idle rooms are put away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from time import time

import msgspec

from landsraad.table import BadOption, BrokenRecord, TableError
from landsraad.table.options import parse, spelled

from .. import store as stores
from ..store import Notice, Seat, Store, Table, TableId, Terms, User, UserId
from . import records, talk
from .bots import Bots
from .errors import Conflict, NotFound, NotInstalled, RoomError, Unavailable
from .installed import game_of
from .reminding import OnNear, Reminding
from .room import Clock, OnAsked, Room
from .seating import check_bot
from .seeds import commitment, new_id, new_seed

LOG = logging.getLogger("landsraad.server")
TICK = 0.5  # seconds between looks at the clocks
SOME = 100  # tables looked at in one go
TOGETHER = 10.0  # seconds that they are waited for; one whose bot thinks longer goes on beside the others
READING = 1  # records at once; the longest takes seconds
MOST_READING = 8  # that wait for it
IDLE = 300.0  # seconds after which a room that nobody uses is put away
CROWDED = 5000  # rooms; looking at every table there is must not fill the memory, so then
BRIEFLY = 10.0  # seconds are enough


class NewTable(msgspec.Struct, kw_only=True):
    """What is asked for. A seat of nobody (`Seat()`) is open."""

    game: str
    seats: Sequence[Seat]
    host: UserId
    options: Mapping[str, str] = {}
    name: str = ""
    public: bool = True
    terms: Terms = Terms()
    seed: str | None = None


class Rooms:
    """The tables of one server process."""

    def __init__(
        self,
        store: Store,
        bots: Bots | None = None,
        now: Clock = time,
        on_asked: OnAsked | None = None,
        on_near: OnNear | None = None,
    ) -> None:
        """`on_asked` hears of seats that are asked and were not before, from the one process where that came about; `on_near` of
        seats whose days for an answer are nearly over, in one process too."""
        self.store, self.bots, self.now, self.on_asked = store, bots or Bots(), now, on_asked
        self.on_near, self._reminding = on_near, Reminding(store)
        self._rooms: dict[TableId, Room] = {}
        self._expiring: dict[TableId, asyncio.Task[None]] = {}
        self._stuck: set[TableId] = set()  # tables whose clocks mean nothing any more
        self._reading, self._to_read = asyncio.Semaphore(READING), 0
        self._opening: dict[TableId, asyncio.Task[Room]] = {}
        store.hear(self._heard)

    def __len__(self) -> int:
        return len(self._rooms)

    async def get(self, table: TableId) -> Room:
        """The room of a table; raises `NotFound`."""
        room = self._rooms.get(table)
        if room is not None:
            room.used = self.now()
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def create(self, wanted: NewTable) -> Room:
        """A new table; it begins at once when no seat is open."""
        room = self._kept(Room(self.store, self._row(wanted), self.bots, self.now, self.asks))
        try:
            await self.store.add_table(room.row)
        except stores.Unavailable as error:
            del self._rooms[room.row.id]
            raise Unavailable(str(error)) from error
        if not any(seat.open for seat in wanted.seats):
            await room.start()
        return room

    async def import_record(self, text: str, user: User) -> Room:
        """A finished table from a record; raises `BrokenRecord` with the line where it is broken."""
        if self._to_read >= MOST_READING:
            raise Unavailable("many records are being read just now; try again")
        self._to_read += 1
        try:
            async with self._reading:
                row, entries, snapshots = await asyncio.to_thread(records.imported, text, user, self.now())
        except BrokenRecord:
            raise
        except TableError as error:
            raise BrokenRecord(f"line 1: {error}", 1) from None
        finally:
            self._to_read -= 1
        await self.store.add_table(row, entries, snapshots)
        return await self.get(row.id)

    async def run(self) -> None:
        """Clocks and bots, until it is cancelled."""
        stands, resumed = False, False
        while True:
            try:
                if not resumed:
                    await self.resume()
                    resumed = True
                await self.tick()
                stands = False
            except (RoomError, stores.StoreError) as error:
                if not stands:
                    LOG.warning("the clocks stand still: %s", error)
                stands = True
            await asyncio.sleep(TICK)

    async def tick(self) -> None:
        """What has to be done by now."""
        await self._clocks()
        if self.on_near is not None:
            await self._reminding.look(self.now(), self.on_near)
        patience = BRIEFLY if len(self._rooms) > CROWDED else IDLE
        for table, room in list(self._rooms.items()):
            if room.idle and self.now() - room.used > patience:
                del self._rooms[table]

    async def _clocks(self) -> None:
        passed_over = self._stuck | self._expiring.keys()
        due = await self.store.due(self.now(), SOME + len(passed_over))
        begun = {table: asyncio.create_task(self._expire(table)) for table in due if table not in passed_over}
        self._expiring |= begun
        for table, task in begun.items():
            task.add_done_callback(partial(self._expired, table))
        if begun:
            done, _ = await asyncio.wait(begun.values(), timeout=TOGETHER)
            for task in done:
                task.result()

    def _expired(self, table: TableId, task: asyncio.Task[None]) -> None:
        self._expiring.pop(table, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            LOG.warning("table %s: %s", table, error)

    async def _expire(self, table: TableId) -> None:
        """A table that can't be gone on with must not keep others from their turn."""
        try:
            room = await self.get(table)
            await room.expire()
        except RoomError as error:
            LOG.warning("table %s: %s", table, error)
            if isinstance(error, NotInstalled):
                self._stuck.add(table)
        else:
            if room.broken is not None:
                self._stuck.add(table)

    async def close(self) -> None:
        """Let go of all tables. Nothing is lost: what was acknowledged is in the store."""
        self.bots.close()
        tasks = [task for room in self._rooms.values() for task in (*room.tasks, room.driver) if task]
        tasks += self._expiring.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._rooms.clear()

    async def resume(self) -> None:
        """Bots that were asked when the server ended."""
        for table in await self.store.waiting_for_bots():
            try:
                await self.get(table)
            except RoomError as error:
                LOG.warning("table %s: %s", table, error)

    async def _open(self, table: TableId) -> Room:
        try:
            row = await self.store.table(table)
            if row is None:
                raise NotFound(f"no table {table}")
            room = Room(self.store, row, self.bots, self.now, self.asks)
            await room.load()
        except stores.Unavailable as error:
            raise Unavailable(str(error)) from error
        except BadOption as error:
            raise NotInstalled(str(error)) from error
        self._kept(room)
        room.wake()
        return room

    def asks(self, room: Room, seats: Sequence[int]) -> None:
        if self.on_asked is not None:
            self.on_asked(room, seats)

    def _kept(self, room: Room) -> Room:
        self._rooms[room.row.id] = room
        return room

    def _row(self, wanted: NewTable) -> Table:
        seed, salt, now = wanted.seed or new_seed(), new_seed(), self.now()
        try:
            game = game_of(wanted.game)
            options = spelled(parse(game.options_type, wanted.options))
            game.new(len(wanted.seats), options, seed)
        except BadOption as error:
            raise Conflict(str(error)) from None
        for seat in wanted.seats:
            if seat.bot is not None:
                check_bot(game, seat.bot)
        return Table(
            id=new_id(),
            game=game.id,
            options=options,
            seed=seed,
            commitment=commitment(seed, salt),
            salt=salt,
            rules_version=game.rules_version,
            host=wanted.host,
            seats=list(wanted.seats),
            name=wanted.name,
            public=wanted.public,
            terms=wanted.terms,
            created=now,
            changed=now,
        )

    def _heard(self, notice: Notice) -> None:
        """Another process has written."""
        if notice.what in ("user", "ended"):
            return
        for room in [self._rooms.get(notice.table)] if notice.table else list(self._rooms.values()):
            if room is None:
                continue
            if room.listeners and (notice.what == "chat" or not notice.table):
                room.later(talk.catch_up(room))
            if notice.what == "entries" and notice.number != room.row.seq:
                room.later(room.refresh())
