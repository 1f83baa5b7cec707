"""Table talk: to all, or to one's allies as the rules of the game have it."""

from __future__ import annotations

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


async def say(room: Room, user: User, seat: Seat | None, text: str, to: Sequence[Seat] = ()) -> ChatLine:
    """Say something at a table, as the person on a seat or (None) as a spectator; `to` are allies, if only they may hear it."""
    room.check_seat(seat)
    to = tuple(sorted({*to, seat})) if to and seat is not None else ()
    line = Chat(user=user.id, seat=seat, name=user.name, text=text, at=room.now(), to=to)
    try:
        line.number = await room.store.add_chat(room.row.id, line)
    except stores.Unavailable as error:
        raise Unavailable(str(error)) from error
    publish(room, line)
    return _shown(line)


async def lines(room: Room, seat: Seat | None, since: int, limit: int) -> list[ChatLine]:
    """What was said, as far as those eyes may read it."""
    room.check_seat(seat)
    found = await room.store.chat(room.row.id, since, limit)
    return [_shown(line) for line in found if _may_read(line, seat)]


def publish(room: Room, line: Chat) -> None:
    room.talked = max(room.talked, line.number)
    for audience in room.listeners:
        if _may_read(line, audience.eyes):
            audience.send(_shown(line))


async def catch_up(room: Room) -> None:
    """Tell those who listen what was said to other processes."""
    if not room.listeners:
        return
    for line in await room.store.chat(room.row.id, room.talked):
        publish(room, line)


def _may_read(line: Chat, seat: Seat | None) -> bool:
    return not line.to or seat in line.to


def _shown(line: Chat) -> ChatLine:
    channel = ALLIES if line.to else ALL
    return ChatLine(
        number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at, channel=channel
    )
