"""Sessions that have expired, and guests who never played and can't come back, are removed: a little at a time, now and then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time

from ..store import Store, StoreError, UserId

DAY = 86_400.0
EVERY = 3600.0  # seconds between rounds
PAUSE = 1.0  # between portions, so that whoever plays has the database
PORTION = 200
log = logging.getLogger("landsraad.server")


class Purging:
    """Goes through everybody, portion by portion. Several servers may do so on one database."""

    def __init__(self, store: Store, now: Callable[[], float] = time) -> None:
        self._store, self._now = store, now
        self._after: UserId = ""

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                more = await self.portion()
            except StoreError as error:
                log.info("nothing is purged: %s", error)
                more = False
            await asyncio.sleep(PAUSE if more else EVERY)

    async def portion(self) -> bool:
        """The next portion; whether this round goes on. A day late, so that nothing goes which somebody uses at that moment."""
        before = self._now() - DAY
        sessions = await self._store.purge_sessions(before, PORTION)
        self._after = await self._store.purge_guests(before, self._after, PORTION)
        return sessions == PORTION or self._after != ""
