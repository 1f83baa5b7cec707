"""How long it takes from an action until everybody who listens at its table has it: judged, made durable, sent, received."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import perf_counter

import msgspec

from .figures import Waits, waits
from .games import Known, prepared
from .plan import Plan
from .serving import Served, served
from .wire import Ear, Wire

WIRES = 50
LATE = 5.0  # seconds that the last messages are waited for
UPDATE = b'{"type":"update"'


class Pushes(msgspec.Struct, frozen=True, kw_only=True):
    tables: int
    sockets: int
    per_second: float
    bytes_each: float
    received: Waits
    answered: Waits


async def pushes(db: str, plan: Plan) -> Pushes:
    token, tables = await prepared(db, plan, plan.tables)
    with served(db) as server:
        return await _Listening(server, token, tables, plan).run()


class _Listening:
    """Sockets at all tables, and actions at an even pace."""

    def __init__(self, server: Served, token: str, tables: Sequence[Known], plan: Plan) -> None:
        self.server, self.token, self.tables, self.plan = server, token, tables, plan
        self.sent: dict[str, float] = {}
        self.listeners = Counter(tables[number % len(tables)].id for number in range(plan.sockets))
        self.wanted = 0  # messages, as far as everybody hears of every action
        self.all_sent, self.last = False, asyncio.Event()
        self.received: list[float] = []
        self.answered: list[float] = []
        self.bytes = 0

    async def run(self) -> Pushes:
        ears = await listeners(self.server, self.token, self.tables, self.plan, self.hear)
        wires = [await Wire.to(self.server.port, self.token) for _ in range(WIRES)]
        begin = perf_counter()
        await asyncio.gather(*(self.act(wire, begin, first) for first, wire in enumerate(wires)))
        took = perf_counter() - begin
        await self.settled()
        for connection in (*ears, *wires):
            connection.close()
        return Pushes(
            tables=len(self.tables),
            sockets=len(ears),
            per_second=round(len(self.received) / took, 1),
            bytes_each=round(self.bytes / max(1, len(self.received)), 1),
            received=waits(self.received),
            answered=waits(self.answered),
        )

    async def settled(self) -> None:
        """Until the last messages have come."""
        self.all_sent = True
        if len(self.received) >= self.wanted:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE):
                await self.last.wait()

    def hear(self, table: str, message: bytes) -> None:
        if message.startswith(UPDATE) and table in self.sent:
            self.received.append(perf_counter() - self.sent[table])
            self.bytes += len(message)
        if self.all_sent and len(self.received) >= self.wanted:
            self.last.set()

    async def act(self, wire: Wire, begin: float, first: int) -> None:
        """Every so manieth action of all, table after table."""
        number = first
        while (due := begin + number / self.plan.pushing) < begin + self.plan.seconds:
            table = self.tables[number % len(self.tables)]
            step = number // len(self.tables)
            if step >= len(table.moves):
                return
            await asyncio.sleep(max(0.0, due - perf_counter()))
            self.sent[table.id] = perf_counter()
            await wire.post(table.path, table.moves[step])
            self.answered.append(perf_counter() - self.sent[table.id])
            self.wanted += self.listeners[table.id]
            number += WIRES


async def listeners(
    server: Served,
    token: str,
    tables: Sequence[Known],
    plan: Plan,
    hear: Callable[[str, bytes], None] = lambda *_: None,
) -> list[Ear]:
    """Sockets at the tables in turn: for the seats, and where there are more for spectators."""
    ears = []
    for number in range(plan.sockets):
        table, eyes = tables[number % len(tables)].id, number // len(tables)
        seat = f"?seat={eyes}" if eyes < plan.seats else ""
        ear = await Ear.to(server.port, token)
        await ear.listen(f"/api/tables/{table}/socket{seat}", partial(hear, table))
        ears.append(ear)
    return ears
