"""Keeping up with the store: reading a table for the first time, and what other processes have written since."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .. import store as stores
from ..store import Entry, Table
from . import clocks, positions, undo
from .errors import NotFound, Unavailable

if TYPE_CHECKING:
    from .room import Room

AGAIN = 0.5  # seconds until the store is asked again


async def load(room: Room) -> None:
    """Read everything; called once, before the room is used."""
    for bits in await room.store.noticed(room.row.id):
        room.eyes.add(bits)
    last = await room.store.snapshot(room.row.id, room.row.seq)
    if last is None:
        return
    room.since_snapshot = room.row.seq - last.number
    for entry in await room.store.entries(room.row.id, last.number):
        room.proposal = undo.still_open(room.proposal, entry)
    try:
        room.g = await positions.position(room.store, room.game, room.row.id, room.row.seq)
    except Unavailable as error:
        room.broken = str(error)
        room.g = positions.load(room.game, last)


async def catch_up(room: Room) -> None:
    """Read what was written since. Under the lock."""
    try:
        if room.unsure:
            await room.store.settle()
        row = await room.store.table(room.row.id)
        if row is None:
            raise NotFound(f"no table {room.row.id}")
        entries = await room.store.entries(room.row.id, room.row.seq, row.seq - room.row.seq)
        g = await _after(room, row, entries)
    except stores.Unavailable as error:
        raise Unavailable(str(error)) from error
    room.unsure = False
    if entries:
        room.take(row, clocks.load(row.timing), g, entries)
    else:
        room.row, room.timing = row, clocks.load(row.timing)


async def until_sure(room: Room) -> None:
    """Try until the store tells what it kept: those who only listen would wait for it forever."""
    while room.unsure:
        try:
            await room.refresh()
        except Unavailable:
            await asyncio.sleep(AGAIN)


async def _after(room: Room, row: Table, entries: Sequence[Entry]) -> Any:
    if not entries or room.broken is not None:
        return room.g
    if room.g is None or any(entry.kind in ("start", *positions.JUMPS) for entry in entries):
        begun = await room.store.snapshot(row.id, row.seq)
        return begun and await positions.position(room.store, room.game, row.id, row.seq)
    g = room.g.clone()
    positions.replay(g, entries)
    return g
