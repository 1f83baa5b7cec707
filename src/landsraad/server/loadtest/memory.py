"""What a server holds in memory for tables that are played at, and for the sockets of their people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from .games import Known, prepared
from .plan import Plan
from .pushes import listeners
from .serving import Served, served
from .wire import Wire

WARM = 10  # tables that are played at before anything is measured
PLAYED = 100  # actions at each table
WIRES = 10


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """Kilobytes; all 0 where the system doesn't tell what a process holds."""

    tables: int
    server_kb: float  # with nothing to do
    table_kb: float  # in the middle of a game
    socket_kb: float
    connected_table_kb: float  # with a socket for each seat


async def memory(db: str, plan: Plan) -> Memory:
    token, tables = await prepared(db, plan, WARM + plan.tables)
    warm, rest = tables[:WARM], tables[WARM:]
    with served(db) as server:
        await _play(server, token, warm)
        for ear in await listeners(server, token, warm, replace(plan, sockets=WARM)):
            ear.close()
        before = server.memory
        await _play(server, token, rest)
        played = server.memory
        seats = replace(plan, sockets=len(rest) * plan.seats)
        ears = await listeners(server, token, rest, seats)
        connected = server.memory
        for ear in ears:
            ear.close()
    return Memory(
        tables=len(rest),
        server_kb=round(before / 1000, 1),
        table_kb=_each(played - before, rest),
        socket_kb=_each(connected - played, ears),
        connected_table_kb=_each(connected - before, rest),
    )


def _each(size: int, things: Sequence[object]) -> float:
    return round(size / 1000 / len(things), 1)


async def _play(server: Served, token: str, tables: Sequence[Known]) -> None:
    await asyncio.gather(*(_at(server, token, tables[first::WIRES]) for first in range(WIRES)))


async def _at(server: Served, token: str, tables: Sequence[Known]) -> None:
    wire = await Wire.to(server.port, token)
    for table in tables:
        for move in table.moves[:PLAYED]:
            await wire.post(table.path, move)
    wire.close()
