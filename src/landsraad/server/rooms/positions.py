"""Positions: the state of a game after any of its entries, from the last snapshot before it.

An undo or a redo takes up the position after an earlier entry (`Entry.to`), so a position is that of the last such entry's `to`, and the
actions since. Entries that are no actions leave the position as it is.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from landsraad.table import Game, NotOffered, apply, play

from ..store import Entry, Snapshot, Store, TableId
from .errors import NotFound, Unavailable

JUMPS = ("undo", "redo")
EVERY = 100  # actions between snapshots: replaying them takes about 3 ms, loading a snapshot 1 ms


def snapshot_of(game: Game[Any], g: Any, number: int) -> Snapshot:
    state = zlib.compress(msgspec.json.encode(game.dump(g)), 1)
    return Snapshot(number=number, rules_version=game.rules_version, state=state)


def load(game: Game[Any], snapshot: Snapshot) -> Any:
    """The state of a snapshot; `Unavailable` where it is one of other rules that doesn't fit any more."""
    data = msgspec.json.decode(zlib.decompress(snapshot.state))
    try:
        return game.load(data)
    except (msgspec.ValidationError, KeyError, TypeError) as error:
        raise Unavailable(f"stored under other rules than these ({error})") from error


async def position(store: Store, game: Game[Any], table: TableId, number: int) -> Any:
    """The state after the entry of that number; `NotFound` before the game's start."""
    snapshot = await store.snapshot(table, number)
    if snapshot is None:
        raise NotFound("the game had not begun")
    entries = await store.entries(table, snapshot.number, number - snapshot.number)
    jump = next((entry for entry in reversed(entries) if entry.kind in JUMPS), None)
    if jump is not None and jump.to is not None:
        g = await position(store, game, table, jump.to)
        entries = [entry for entry in entries if entry.number > jump.number]
    else:
        g = load(game, snapshot)
    replay(g, entries, checked=snapshot.rules_version != game.rules_version)
    return g


def replay(g: Any, entries: Iterable[Entry], *, checked: bool = False) -> None:
    """Play stored actions; with `checked` under rules that may have changed since."""
    for entry in entries:
        if entry.kind != "action" or entry.seat is None:
            continue
        if not checked:
            apply(g, entry.seat, entry.action)
            continue
        try:
            play(g, entry.seat, entry.action)
        except NotOffered as error:
            raise Unavailable(f"under the rules of this release {error}") from error


def path(entries: Mapping[int, Entry], start: int, end: int) -> list[Entry] | None:
    """The actions that lead from the position after entry `start` to the one after `end`; None where none do."""
    actions: list[Entry] = []
    number = end
    while number > start:
        entry = entries[number]
        if entry.kind in JUMPS and entry.to is not None:
            number = entry.to
            continue
        if entry.kind == "action":
            actions.append(entry)
        number -= 1
    return actions[::-1] if number == start else None


def undone(entries: Mapping[int, Entry], end: int) -> int | None:
    """The entry whose position a redo takes up after entry `end`: that before the last undo that nothing followed."""
    number = end
    while number in entries:
        entry = entries[number]
        if entry.kind == "undo":
            return number - 1
        if entry.kind in ("action", "start"):
            return None
        number = entry.to if entry.kind == "redo" and entry.to is not None else number - 1
    return None
