"""All that was measured, in one object."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import uvicorn

from .actions import Measured, actions
from .alone import Alone, rooms
from .games import check_empty, database
from .lists import Lists, lists
from .memory import Memory, memory
from .plan import Plan
from .pushes import Pushes, pushes
from .serving import out_of_its_way

PARTS: dict[str, Callable[[str, Plan], Awaitable[Any]]] = {
    "rooms": rooms,
    "actions": actions,
    "pushes": pushes,
    "memory": memory,
    "lists": lists,
}


class Report(msgspec.Struct, kw_only=True):
    """`load` is the machine's load average before and after: others who compute make every figure worse."""

    plan: Plan
    cores: int
    load: list[float]
    rooms: Alone | None = None
    actions: Measured | None = None
    pushes: Pushes | None = None
    memory: Memory | None = None
    lists: Lists | None = None


def report(plan: Plan, parts: Sequence[str] = tuple(PARTS)) -> Report:
    """Measure one part after the other, each on a database of its own unless the plan names one."""
    found = Report(plan=plan, cores=os.cpu_count() or 1, load=_load())
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner, out_of_its_way():
        if plan.db:
            runner.run(check_empty(plan.db))
        gc.collect()
        gc.freeze()
        for part in parts:
            with database(plan) as db:
                setattr(found, part, runner.run(_done(PARTS[part](db, plan))))
    found.load += _load()
    return found


async def _done(work: Awaitable[Any]) -> Any:
    return await work


def _load() -> list[float]:
    return [round(os.getloadavg()[0], 2)] if hasattr(os, "getloadavg") else []
