"""Beginning to listen: a hello with the state of things and what happened since, then everything as it happens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from landsraad.table import Seat

from . import looking, talk
from .lagging import Lagging
from .listeners import Subscription
from .messages import ENCODER, Hello, Present
from .publishing import is_late, offered, proposal_shown, table_shown, times

if TYPE_CHECKING:
    from .room import Room


@asynccontextmanager
async def listening(room: Room, eyes: Seat | None, since: int | None) -> AsyncIterator[Subscription]:
    """A subscription, as long as the context lasts."""
    looking.check_eyes(room, eyes)
    subscription = Subscription(eyes)
    async with room.lock:
        await _greet(room, subscription, since)
    try:
        room.listeners.send(Present(seats=room.listeners.seats))
        yield subscription
    finally:
        room.listeners.remove(subscription)
        if room.listeners.of(None) is None:
            room.lagging = None
        room.listeners.send(Present(seats=room.listeners.seats))


async def _greet(room: Room, subscription: Subscription, since: int | None) -> None:
    """Under the lock, so that nothing falls between the hello and the first update."""
    if room.unsure:
        await room.catch_up()
    if not room.listeners:
        await talk.catch_up(room)
    eyes, late = subscription.eyes, is_late(room, subscription.eyes)
    if late and room.lagging is None:
        room.lagging = Lagging(looking.shown_seq(room, None))
    if late and (audience := room.listeners.of(None)) is not None and room.lagging is not None:
        await room.lagging.follow(room, audience)
    seen = await looking.view(room, eyes)
    news = await looking.entries(room, eyes, since, seen.seq) if since is not None else []
    hello = Hello(
        seq=seen.seq,
        view=seen.view,
        asked=seen.asked,
        options=offered(room, room.g, eyes),
        table=table_shown(room, eyes),
        entries=news,
        clock=None if late else times(room, eyes),
        present=room.listeners.seats,
        proposal=proposal_shown(room, room.proposal, eyes) if room.proposal and not late else None,
    )
    subscription.put(ENCODER.encode(hello))
    room.listeners.add(subscription, seen.view)
