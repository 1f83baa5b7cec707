"""Table talk: to all, or to one's allies as the rules of the game have it.

Lines are numbered for each pair of eyes, as entries are: a number that jumps would tell that others have an alliance's secrets to
share. The store's own numbers never leave the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from landsraad.table import Seat

from .. import store as stores
from ..store import Chat, User
from .errors import Unavailable
from .messages import ChatLine

if TYPE_CHECKING:
    from .room import Room

ALL, ALLIES = "all", "allies"


class Talk:
    """How many of a table's lines each pair of eyes may read, as far as they were counted."""

    def __init__(self, seats: int) -> None:
        self.last = 0  # the store's number of the last line that was counted
        self.lock = asyncio.Lock()
        self._counts = [0] * (seats + 1)

    def count(self, eyes: Seat | None) -> int:
        return self._counts[-1 if eyes is None else eyes]

    def add(self, to: Sequence[Seat], last: int, many: int = 1) -> None:
        self.last = max(self.last, last)
        for seat in to or range(len(self._counts)):
            self._counts[seat] += many


async def say(room: Room, user: User, seat: Seat | None, text: str, to: Sequence[Seat] = ()) -> ChatLine:
    """Say something at a table, as the person on a seat or (None) as a spectator; `to` are allies, if only they may hear it."""
    room.check_seat(seat)
    to = tuple(sorted({*to, seat})) if to and seat is not None else ()
    line = Chat(user=user.id, seat=seat, name=user.name, text=text, at=room.now(), to=to)
    try:
        async with room.talked.lock:
            line.number = await room.store.add_chat(room.row.id, line)
            await _up_to(room, line.number - 1)
            _tell(room, line)
            return _shown(line, room.talked.count(seat))
    except stores.Unavailable as error:
        raise Unavailable(str(error)) from error


async def lines(room: Room, seat: Seat | None, since: int, limit: int) -> list[ChatLine]:
    """The last of what was said, as far as those eyes may read it, after the line that they count as `since`."""
    room.check_seat(seat)
    async with room.talked.lock:
        await _up_to(room)
        last, count = room.talked.last, room.talked.count(seat)
    many = min(limit, count - since)
    found = await room.store.heard(room.row.id, seat, last, many) if many > 0 else []
    return [_shown(line, number) for number, line in enumerate(found, start=count - len(found) + 1)]


async def catch_up(room: Room) -> None:
    """Tell those who listen what was said to other processes, and count it."""
    async with room.talked.lock:
        await _up_to(room)


async def _up_to(room: Room, number: int | None = None) -> None:
    """Count everything that was said, or the lines until that number. Under the lock."""
    talked = room.talked
    if number is not None and talked.last >= number:
        return
    if not room.listeners:
        for to, last, many in await room.store.said(room.row.id, talked.last, number):
            talked.add(to, last, many)
        return
    for line in await room.store.chat(room.row.id, talked.last, number):
        _tell(room, line)


def _tell(room: Room, line: Chat) -> None:
    room.talked.add(line.to, line.number)
    for audience in room.listeners:
        if not line.to or audience.eyes in line.to:
            audience.send(_shown(line, room.talked.count(audience.eyes)))


def _shown(line: Chat, number: int) -> ChatLine:
    channel = ALLIES if line.to else ALL
    return ChatLine(
        number=number, seat=line.seat, name=line.name, text=line.text, at=line.at, channel=channel
    )
