"""Spectators who see everything some entries later: what they have been shown so far."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from . import looking
from .listeners import Audience
from .publishing import update

if TYPE_CHECKING:
    from .room import Room


class Lagging:
    """How far the spectators of one table are."""

    def __init__(self, shown: int) -> None:
        self.shown = shown
        self._lock = asyncio.Lock()

    async def follow(self, room: Room, audience: Audience) -> None:
        """Show them what they may see by now."""
        async with self._lock:
            target = looking.shown_seq(room, None)
            if target <= self.shown:
                return
            news = await looking.entries(room, None, self.shown, target - self.shown)
            g = await looking.earlier(room, None, target)
            self.shown = target
            audience.send(update(room, audience, g, news, None))
