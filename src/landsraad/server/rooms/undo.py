"""Undo and redo, and the proposals that everybody must accept.

Free is an undo of a seat's own actions that drew no chance and showed that seat nothing. Whether they did is found without knowing the
game: the position before them is redrawn several times as the seat saw it, the same actions are played, and the seat's view must come
out the same each time. Anything else is a proposal to the people who play; a person alone with bots needs nobody's consent.

An undo of actions that nobody else noticed isn't noticed either. A redo plays a seat's own actions again, which is free; otherwise
it is a proposal too.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from landsraad.table import Chance, NotOffered, Seat, advance, play, visibly_asked

from ..store import Entry
from . import clocks, positions
from .errors import Conflict, NotFound
from .eyes import EVERYBODY
from .messages import Done

if TYPE_CHECKING:
    from .room import Room

REDRAWS = 6
FREE = 100  # actions; each of them is played again in every redraw, and nobody takes back more of their own by mistake
REACH = 1000  # entries that a redo looks back
CLOSING = ("action", "undo", "redo", "decline", "abandon")

Way = Literal["undo", "redo"]


class Open(msgspec.Struct, frozen=True):
    """A proposal that waits for answers; numbers are the store's."""

    number: int
    kind: Way
    seat: Seat
    to: int
    accepted: tuple[Seat, ...]


def still_open(proposal: Open | None, entry: Entry) -> Open | None:
    """The proposal after an entry."""
    if entry.kind == "propose" and entry.seat is not None and entry.to is not None:
        way: Way = "redo" if entry.action == "redo" else "undo"
        return Open(entry.number, way, entry.seat, entry.to, (entry.seat,))
    if proposal is None or (entry.kind in CLOSING and entry.noticed == EVERYBODY):
        return None  # with what not everybody noticed it would tell that there was something
    if entry.kind == "accept" and entry.seat is not None:
        return replace(proposal, accepted=(*proposal.accepted, entry.seat))
    return proposal


def waits_for(room: Room, accepted: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats whose people have yet to agree; a person who holds two seats answers once."""
    seats = room.row.seats
    agreed = {seats[seat].user for seat in accepted}
    return tuple(
        seat for seat, each in enumerate(seats) if each.user and each.bot is None and each.user not in agreed
    )


async def undo(room: Room, seat: Seat, seq: int, to: int) -> Done:
    """Go back to the moment after a seat's entry `to`."""

    async def change() -> Done:
        room.check_playing()
        room.check_seq(seat, seq)
        room.check_length()
        if not 0 < to < seq:
            raise NotFound(f"there is no moment {to} to go back to")
        number = room.eyes.until_next(seat, to)
        entries = await _entries(room, number)
        undone = positions.path(entries, number, room.row.seq)
        if not undone:
            raise Conflict(
                "nothing has been played since" if undone == [] else "that moment was undone itself"
            )
        g = await positions.position(room.store, room.game, room.row.id, number)
        if (
            len(undone) > FREE
            or not _own(undone, seat)
            or g.chance != room.g.chance
            or learned(room, g, seat, undone)
        ):
            return await _propose(room, "undo", seat, number, undone)
        await _jump(room, "undo", seat, number, undone, _noticed(undone))
        return Done(seq=room.seq(seat))

    done: Done = await room.locked(change)
    return done


async def redo(room: Room, seat: Seat, seq: int) -> Done:
    """Take up again what the last undo has undone."""

    async def change() -> Done:
        room.check_playing()
        room.check_seq(seat, seq)
        room.check_length()
        entries = await _entries(room, max(0, room.row.seq - REACH))
        number = positions.undone(entries, room.row.seq)
        jump = entries.get(number + 1) if number is not None else None
        if number is None or jump is None or jump.to is None or not room.eyes.sees(seat, jump.number):
            raise Conflict("nothing was undone")
        again = positions.path(entries, jump.to, number) if jump.to + 1 in entries else None
        if not again or not _own(again, seat):
            return await _propose(room, "redo", seat, number, again or [])
        await _jump(room, "redo", seat, number, again, jump.noticed)
        return Done(seq=room.seq(seat))

    done: Done = await room.locked(change)
    return done


async def answer(room: Room, seat: Seat, number: int, accept: bool) -> Done:
    """Agree to the open proposal, or not; `number` is the seat's sequence number of it."""

    async def change() -> Done:
        room.check_playing()
        room.check_seat(seat)
        proposal = room.proposal
        if proposal is None or room.eyes.count_at(seat, proposal.number) != number:
            raise NotFound(f"there is no open proposal {number}")
        if not accept:
            await room.commit([_entry(room, 1, "decline", seat)], eyes=seat)
        elif seat not in waits_for(room, proposal.accepted):
            raise Conflict("this seat is not asked to agree")
        else:
            await _accept(room, proposal, seat)
        return Done(seq=room.seq(seat))

    done: Done = await room.locked(change)
    return done


async def _accept(room: Room, proposal: Open, seat: Seat) -> None:
    accepted = _entry(room, 1, "accept", seat)
    if waits_for(room, (*proposal.accepted, seat)):
        await room.commit([accepted], eyes=seat)
        return
    actions = await _between(room, proposal.kind, proposal.to)
    await _jump(room, proposal.kind, proposal.seat, proposal.to, actions, EVERYBODY, accepted)


async def _propose(room: Room, way: Way, seat: Seat, to: int, actions: Sequence[Entry]) -> Done:
    if not waits_for(room, (seat,)):
        await _jump(room, way, seat, to, actions, EVERYBODY)
        return Done(seq=room.seq(seat))
    if room.proposal is not None:
        raise Conflict("another proposal is open")
    await room.commit([_entry(room, 1, "propose", seat, action=way, to=to)], eyes=seat)
    return Done(seq=room.seq(seat), proposal=room.seq(seat))


async def _jump(
    room: Room, way: Way, seat: Seat, to: int, actions: Sequence[Entry], noticed: int, *before: Entry
) -> None:
    """Take up the position after entry `to`; `actions` are what that undoes or plays again."""
    g = await positions.position(room.store, room.game, room.row.id, to)
    jump = _entry(room, 1 + len(before), way, seat, to=to, noticed=noticed)
    change = clocks.taken_back if way == "undo" else clocks.given_again
    await room.commit([*before, jump], g, eyes=seat, timing=change(room.timing, actions))


async def _between(room: Room, way: Way, to: int) -> list[Entry]:
    """The actions that going to the moment after entry `to` undoes, or plays again."""
    if way == "undo":
        return positions.path(await _entries(room, to), to, room.row.seq) or []
    (jump,) = await room.store.entries(room.row.id, to, 1)
    start = jump.to or 0
    return positions.path(await _entries(room, start), start, to) or []


def _entry(room: Room, ahead: int, kind: Any, seat: Seat, **more: Any) -> Entry:
    return Entry(number=room.row.seq + ahead, kind=kind, at=room.now(), seat=seat, **more)


async def _entries(room: Room, since: int) -> dict[int, Entry]:
    return {entry.number: entry for entry in await room.store.entries(room.row.id, since)}


def _own(entries: Sequence[Entry], seat: Seat) -> bool:
    return all(entry.seat == seat and entry.by == "person" for entry in entries)


def _noticed(entries: Sequence[Entry]) -> int:
    bits = 0
    for entry in entries:
        bits |= entry.noticed
    return bits


def learned(room: Room, before: Any, seat: Seat, actions: Sequence[Entry]) -> bool:
    """Whether playing these actions from `before` told the seat anything it didn't know."""
    now = (visibly_asked(room.g, seat), room.game.view(room.g, seat))
    for _ in range(REDRAWS):
        g = room.game.resample(before, seat, Chance(secrets.token_hex(16)))
        advance(g)
        try:
            for entry in actions:
                play(g, seat, entry.action)
        except NotOffered:
            return True
        if now != (visibly_asked(g, seat), room.game.view(g, seat)):
            return True
    return False
