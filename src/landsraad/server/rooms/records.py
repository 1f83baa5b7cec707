"""Records of tables, and tables from records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from landsraad.table import BrokenRecord, asked, play
from landsraad.table import record as records

from ..store import Entry, Seat, Snapshot, Table, User
from . import positions
from .errors import Conflict, NotFound
from .eyes import noticed
from .installed import game_of
from .playing import dump_events
from .seeds import commitment, new_id

LONGEST_SEED = 200

if TYPE_CHECKING:
    from .room import Room


async def record(room: Room) -> str:
    """The game as it went, without what was undone; sealed once it is over."""
    row, played = room.row, await _played_until(room, room.row.seq)
    header = records.Header(
        game=row.game,
        seats=len(row.seats),
        options=row.options,
        seed=row.seed,
        rules_version=row.rules_version,
    )
    text = records.as_text(header, (f"{entry.seat} {entry.action}\n" for entry in played))
    return text if room.over else text[: text.rindex("= ")]


async def scenario(room: Room, number: int, eyes: int | None = None) -> str:
    """The moment that those eyes count as `number`, as a scenario: how the game went until then, and what lies on the table."""
    if not 0 <= number <= room.seq(eyes):
        raise NotFound(f"there are {room.seq(eyes)} entries")
    row, until = room.row, room.eyes.number(eyes, number)
    played = await _played_until(room, until)
    g = await positions.position(room.store, room.game, row.id, until)
    play: list[Any] = [{room.game.seat_name(g, entry.seat or 0): entry.action} for entry in played]
    data = {
        "title": f"{row.name or room.game.name}, {number}",
        "game": row.game,
        "seats": len(row.seats),
        "options": row.options,
        "seed": row.seed,
        "play": [*play, {"state": room.game.describe(g)}],
    }
    return msgspec.yaml.encode(data).decode()


async def _played_until(room: Room, number: int) -> list[Entry]:
    """The actions that led to the position after the entry of that number."""
    entries = {entry.number: entry for entry in await room.store.entries(room.row.id, 0, number)}
    start = next((each for each, entry in entries.items() if entry.kind == "start"), None)
    if start is None:
        raise Conflict("the game had not begun")
    return positions.path(entries, start, number) or []


def imported(text: str, user: User, now: float) -> tuple[Table, list[Entry], list[Snapshot]]:
    """A finished table from a record, to look at. Raises `BrokenRecord` with the line where it is broken."""
    found = records.read(text)
    header, game = found.header, game_of(found.header.game)
    _bounded(found, game)
    records.verify(found, game)
    g = game.new(header.seats, header.options, header.seed, tell=True)
    entries = [Entry(number=1, kind="start", at=now, events=dump_events(g.told))]
    snapshots = [positions.snapshot_of(game, _quiet(g), 1)]
    for seat, action in found.actions:
        number = len(entries) + 1
        entries.append(_played(game, g, number, seat, action, header.seats, now))
        if number % positions.EVERY == 0:
            snapshots.append(positions.snapshot_of(game, _quiet(g), number))
    row = Table(
        id=new_id(),
        game=game.id,
        options=dict(header.options),
        seed=header.seed,
        commitment=commitment(header.seed, ""),
        salt="",
        rules_version=game.rules_version,
        host=user.id,
        seats=[Seat(name=name) for name in _names(game, g, range(header.seats))],
        public=False,
        status="finished",
        seq=len(entries),
        created=now,
        changed=now,
        winners=None if asked(g) else tuple(g.winners or ()),
        imported=True,
    )
    return row, entries, snapshots


def _bounded(found: records.Record, game: Any) -> None:
    """Before anything is played."""
    seed = found.header.seed
    if len(seed) > LONGEST_SEED or "\0" in seed:
        raise BrokenRecord(f"line 1: a seed has up to {LONGEST_SEED} signs", 1, found)
    if len(found.actions) > game.max_actions:
        line = found.lines[game.max_actions]
        raise BrokenRecord(f"line {line}: a game of more than {game.max_actions} actions", line, found)


def _played(game: Any, g: Any, number: int, seat: int, action: str, seats: int, now: float) -> Entry:
    before, g.told = g.clone(), []
    play(g, seat, action)
    bits, events = noticed(game, before, g, seat, g.told, seats), dump_events(g.told)
    return Entry(number=number, kind="action", at=now, seat=seat, action=action, noticed=bits, events=events)


def _quiet(g: Any) -> Any:
    g.told = None
    return g


def _names(game: Any, g: Any, seats: Iterable[int]) -> list[str]:
    return [game.seat_name(g, seat) for seat in seats]
