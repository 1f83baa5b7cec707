"""Who may act for a seat, and who may see through its eyes."""

from __future__ import annotations

import re

from ..rooms import Room
from ..store import User
from .problems import Problem
from .server import Server

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def room_of(server: Server, table: str) -> Room:
    if not _ID.fullmatch(table):
        raise Problem("not_found", "no such table")
    return await server.rooms.get(table)


def seats_of(room: Room, user: User | None) -> list[int]:
    """The seats of a user; one that a bot plays for its person is still that person's."""
    if user is None:
        return []
    return [number for number, seat in enumerate(room.row.seats) if seat.user == user.id]


def own(room: Room, user: User | None, seat: int) -> int:
    """The seat, if it is the user's."""
    if user is None:
        raise Problem("not_signed_in", "sign in to act for a seat")
    if not 0 <= seat < len(room.row.seats):
        raise Problem("not_found", f"there is no seat {seat} at this table")
    if room.row.seats[seat].user != user.id:
        raise Problem("forbidden", f"seat {seat} is not yours")
    return seat


def eyes(room: Room, user: User | None, seat: int | None) -> int | None:
    """A seat of the user's; without one, a spectator, where the table allows them to strangers."""
    if seat is not None:
        return own(room, user, seat)
    if not room.row.terms.spectators.allowed and not seats_of(room, user):
        raise Problem("forbidden", "this table takes no spectators")
    return None


def host_only(room: Room, user: User) -> None:
    if room.row.host != user.id:
        raise Problem("forbidden", "only who made the table can do that")
