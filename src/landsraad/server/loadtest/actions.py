"""Actions over HTTP, each acknowledged when it is durable: as fast as they are taken, and at an even pace."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter

import msgspec

from .figures import Waits, waits
from .games import Known, prepared
from .plan import Plan
from .serving import Served, served
from .wire import Wire

LATE = 5.0  # seconds that a server which doesn't keep up is waited for


class Actions(msgspec.Struct, frozen=True, kw_only=True):
    """`per_cpu_second` is by what the server computed: what it would bear were its core its own."""

    tables: int
    per_second: float
    per_cpu_second: float
    answered: Waits


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    flat_out: Actions
    at_a_pace: Actions


async def actions(db: str, plan: Plan) -> Measured:
    token, tables = await prepared(db, plan, 2 * plan.tables)
    with served(db) as server:
        fast = await _phase(server, token, tables[: plan.tables], plan.seconds, None)
        paced = await _phase(server, token, tables[plan.tables :], plan.seconds, plan.rate)
    return Measured(flat_out=fast, at_a_pace=paced)


async def _phase(
    server: Served, token: str, tables: Sequence[Known], seconds: float, rate: float | None
) -> Actions:
    """`rate` in actions a second at all tables together; None: each as soon as the one before is answered."""
    wires = [await Wire.to(server.port, token) for _ in tables]
    for wire, table in zip(wires, tables, strict=True):
        await wire.get(f"/api/tables/{table.id}")
    found: list[float] = []
    cpu, begin = server.cpu, perf_counter()
    pauses = [
        None if rate is None else _Pace(begin, number, len(tables), rate) for number in range(len(tables))
    ]
    await asyncio.gather(
        *(_play(*each, begin + seconds, found) for each in zip(wires, tables, pauses, strict=True))
    )
    took, cpu = perf_counter() - begin, server.cpu - cpu
    for wire in wires:
        wire.close()
    return Actions(
        tables=len(tables),
        per_second=round(len(found) / took, 1),
        per_cpu_second=round(len(found) / cpu, 1) if cpu else 0.0,
        answered=waits(found),
    )


class _Pace:
    """When the actions of one of many tables are due."""

    def __init__(self, begin: float, number: int, tables: int, rate: float) -> None:
        self.due, self.pause = begin + number / rate, tables / rate

    async def next(self) -> float:
        """Wait until the next one is due; late is late, and counts."""
        due, self.due = self.due, self.due + self.pause
        await asyncio.sleep(max(0.0, due - perf_counter()))
        return due


async def _play(wire: Wire, table: Known, pace: _Pace | None, until: float, found: list[float]) -> None:
    for move in table.moves:
        due = await pace.next() if pace else perf_counter()
        if due > until or perf_counter() > until + LATE:
            return
        await wire.post(table.path, move)
        found.append(perf_counter() - due)
