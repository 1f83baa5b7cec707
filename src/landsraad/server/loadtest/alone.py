"""Rooms and store alone, without HTTP: many tables at once, each played at random as fast as its acknowledgements come."""

from __future__ import annotations

import asyncio
from time import perf_counter, process_time

import msgspec

from landsraad.players.random import Random
from landsraad.table import options

from ..rooms import Bots, NewTable, Room, Rooms
from ..store import Seat, open_store
from .figures import Waits, waits
from .games import WHO
from .plan import Plan


class Alone(msgspec.Struct, frozen=True, kw_only=True):
    """What was acknowledged as durable. `per_cpu_second`: by what this process computed, players included."""

    tables: int
    per_second: float
    per_cpu_second: float
    answered: Waits


async def rooms(db: str, plan: Plan) -> Alone:
    """Play at all tables at once until the time is up."""
    store = await open_store(db)
    hall = Rooms(store, Bots())
    tables = [await _table(hall, plan, str(number)) for number in range(plan.tables)]
    found: list[float] = []
    cpu, begin = process_time(), perf_counter()
    await asyncio.gather(*(_play(room, begin + plan.seconds, found) for room in tables))
    took, cpu = perf_counter() - begin, process_time() - cpu
    await hall.close()
    await store.close()
    return Alone(
        tables=plan.tables,
        per_second=round(len(found) / took, 1),
        per_cpu_second=round(len(found) / cpu, 1),
        answered=waits(found),
    )


async def _table(hall: Rooms, plan: Plan, seed: str) -> Room:
    seats = [Seat(user=WHO.id, name=WHO.name) for _ in range(plan.seats)]
    return await hall.create(NewTable(game=plan.game, seats=seats, host=WHO.id, seed=seed))


async def _play(room: Room, until: float, found: list[float]) -> None:
    player = Random(room.row.seed)
    while room.row.status == "running" and perf_counter() < until:
        seat = room.row.asked[0]
        action = player.decide(None, options(room.g, seat))
        asked = perf_counter()
        await room.act(seat, room.seq(seat), [action])
        found.append(perf_counter() - asked)
