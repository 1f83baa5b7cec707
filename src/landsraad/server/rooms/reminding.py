"""Reminding people at tables with days for each answer that their time is nearly over.

Only clocks that everybody sees run remind: in a reaction window none does (rooms/clocks.py). The store holds whose time that is and who
was reminded, so that it happens once for each time a clock is started, whichever server looks first, and also after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..store import Store, Table
from . import clocks

EVERY = 60.0  # seconds between looks
OnNear = Callable[[Table, Sequence[int]], None]


class Reminding:
    """Looks from time to time whose time is nearly over."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next = 0.0
        self._known: set[tuple[str, int, float]] = set()  # reminded already, so the store needn't be asked

    async def look(self, now: float, tell: OnNear) -> None:
        if now < self._next:
            return
        near = {
            row.id: (row, _near(row, now)) for row in await self._store.near(now, now + clocks.NEAR_AT_MOST)
        }
        self._known &= {(table, *clock) for table, (_, seats) in near.items() for clock in seats.items()}
        for table, (row, seats) in near.items():
            new = [seat for seat, since in seats.items() if await self._first(table, seat, since)]
            if new:
                tell(row, new)
        self._next = now + EVERY

    async def _first(self, table: str, seat: int, since: float) -> bool:
        if (table, seat, since) in self._known:
            return False
        first = await self._store.remind(table, seat, since)
        self._known.add((table, seat, since))
        return first


def _near(row: Table, now: float) -> dict[int, float]:
    timing = clocks.load(row.timing)
    return clocks.near(row.terms.clock, timing, now) if timing is not None else {}
