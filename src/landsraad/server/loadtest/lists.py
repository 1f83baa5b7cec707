"""Lists of games, where many are stored."""

from __future__ import annotations

import asyncio
from time import perf_counter, time

import msgspec

from ..rooms.seeds import new_id
from ..store import Seat, Store, Table, open_store
from .figures import Waits, waits
from .games import WHO, prepared
from .plan import Plan
from .serving import served
from .wire import Wire

CALLS = 50
AT_ONCE = 500  # games that are stored together
MINE = 20  # one in so many is the caller's
PAGE = 100


class Lists(msgspec.Struct, frozen=True, kw_only=True):
    """How long each list takes; `walk_ms`: all pages of `PAGE` games, one after the other."""

    stored: int
    lists: dict[str, Waits]
    walk_ms: float


async def lists(db: str, plan: Plan) -> Lists:
    token, _ = await prepared(db, plan, 1)
    store = await open_store(db)
    await _store(store, plan)
    await store.close()
    with served(db) as server:
        wire = await Wire.to(server.port, token)
        middle = await _walk(wire, plan.stored // 2)
        calls = {
            "newest": "",
            "finished": "&status=finished",
            "open, of which there are none": "&status=open",
            "mine": "&mine=1",
            f"of {plan.game}": f"&game={plan.game}",
            "of a game nobody played": "&game=none",
            "in the middle": f"&before={middle}",
        }
        found = {name: await _timed(wire, f"/api/tables?limit=50{query}") for name, query in calls.items()}
        begin = perf_counter()
        await _walk(wire, plan.stored)
        walk = perf_counter() - begin
        wire.close()
    return Lists(stored=plan.stored, lists=found, walk_ms=round(walk * 1000, 1))


async def _timed(wire: Wire, path: str) -> Waits:
    found = []
    for _ in range(CALLS):
        begin = perf_counter()
        await wire.get(path)
        found.append(perf_counter() - begin)
    return waits(found)


async def _walk(wire: Wire, games: int) -> str:
    """Page after page; the last id."""
    last = ""
    for _ in range(0, games, PAGE):
        before = f"&before={last}" if last else ""
        page = msgspec.json.decode(await wire.get(f"/api/tables?limit={PAGE}{before}"))
        last = page[-1]["id"]
    return last


async def _store(store: Store, plan: Plan) -> None:
    now = time()
    for first in range(0, plan.stored, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, plan.stored))
        await asyncio.gather(*(store.add_table(_finished(plan, number, now)) for number in numbers))


def _finished(plan: Plan, number: int, now: float) -> Table:
    who = WHO.id if number % MINE == 0 else f"user{number % 1000}"
    return Table(
        id=new_id(),
        game=plan.game,
        options={},
        seed="0" * 32,
        commitment="0" * 64,
        salt="0" * 32,
        rules_version=1,
        host=who,
        seats=[Seat(user=who, name="Load"), *(Seat(bot="simple") for _ in range(plan.seats - 1))],
        status="finished",
        created=now - number,
        changed=now,
        winners=(0,),
    )
