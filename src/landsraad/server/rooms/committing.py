"""Adding entries: what follows from them for the table's row and its clocks, and what happens where they can't be added."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from landsraad.table import Seat, asked, visibly_asked

from .. import store as stores
from ..store import Entry, Table
from . import clocks, following, positions
from .errors import Stale, Unavailable
from .eyes import EVERYBODY

if TYPE_CHECKING:
    from .room import Room


async def commit(
    room: Room,
    entries: Sequence[Entry],
    g: Any,
    eyes: Seat | None,
    timing: clocks.Timing | None,
    answered: clocks.Answers,
    changes: Mapping[str, Any],
) -> None:
    """`Room.commit`."""
    now = room.now()
    row = replace(room.row, seq=room.row.seq + len(entries), **changes)
    public = not entries or any(entry.noticed == EVERYBODY for entry in entries)
    if entries and public:
        row.changed = now  # the time of a secret answer is a secret
    _ask(row, room.g if g is None else g)
    timing = timing or room.timing
    if timing is not None and timing.paused and public and g is not None:
        timing = replace(timing, paused=False)  # somebody has acted
    timing = _time(room, row, room.g if g is None else g, timing, answered, now, public=public)
    due = g is not None and _snapshot_due(room, entries, row)
    snapshot = positions.snapshot_of(room.game, g, row.seq) if due else None
    await _append(room, row, entries, snapshot, eyes)
    room.since_snapshot = 0 if due else room.since_snapshot + len(entries)
    new = [seat for seat in row.asked if seat not in room.row.asked]
    room.take(row, timing, room.g if g is None else g, entries)
    if new and room.on_asked is not None:
        room.on_asked(room, new)


async def _append(
    room: Room, row: Table, entries: Sequence[Entry], snapshot: stores.Snapshot | None, eyes: Seat | None
) -> None:
    try:
        await room.store.append(row, entries, snapshot)
    except stores.Behind:
        await room.catch_up()
        raise Stale(room.eyes.count(eyes)) from None
    except stores.Unavailable as error:
        room.unsure = True
        room.later(following.until_sure(room))
        raise Unavailable(str(error)) from error
    except asyncio.CancelledError:
        room.unsure = True
        room.later(room.refresh())
        raise


def _ask(row: Table, g: Any) -> None:
    if g is None or row.status != "running":
        row.asked = row.shown = ()
    elif g.stack:
        row.asked, row.shown = asked(g), visibly_asked(g, None)
    else:
        row.asked = row.shown = ()
        row.status, row.winners = "finished", tuple(g.winners or ())


def _time(
    room: Room,
    row: Table,
    g: Any,
    timing: clocks.Timing | None,
    answered: clocks.Answers,
    now: float,
    *,
    public: bool,
) -> clocks.Timing | None:
    clock = row.terms.clock
    seconds = room.game.seconds(g) if g is not None and row.status == "running" else None
    if row.status != "running" or (clock.mode == "none" and seconds is None and timing is None):
        row.timing, row.deadline = b"", None
        return None
    before = clocks.Moment(room.row.asked, room.row.shown)
    then = clocks.Moment(row.asked, row.shown, seconds)
    timing = timing or clocks.begin(clock, len(row.seats))
    timing = clocks.after(clock, timing, row.seats, before, then, answered, now, public=public)
    row.timing, row.deadline = clocks.dump(timing), clocks.deadline(clock, timing)
    return timing


def _snapshot_due(room: Room, entries: Sequence[Entry], row: Table) -> bool:
    if any(entry.kind == "start" for entry in entries) or row.status == "finished":
        return True
    return room.since_snapshot + len(entries) >= positions.EVERY
