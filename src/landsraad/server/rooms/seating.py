"""Who sits where: before the game and while it goes on. Every change is an entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from landsraad.table import BadOption, Game, Seat

from .. import store
from ..store import Entry, User, UserId
from ..store.rows import Kind
from .errors import Conflict
from .installed import default_bot, kinds
from .playing import dump_events

if TYPE_CHECKING:
    from .room import Room


def check_bot(game: Game[Any], kind: str) -> None:
    """Refuse a kind of player that isn't installed for the game; others can't be named from outside."""
    if kind not in kinds(game.id):
        raise Conflict(f"no player {kind!r} for {game.id}; there are: {', '.join(kinds(game.id))}")


async def join(room: Room, user: User, seat: Seat | None) -> Seat:
    """Take an open seat, the first one if None. The game begins when no seat is open any more."""

    async def change() -> Seat:
        _check_open(room)
        room.check_length()
        free = [i for i, each in enumerate(room.row.seats) if each.open]
        room.check_seat(seat)
        taken = seat if seat is not None else next(iter(free), None)
        if taken is None or taken not in free:
            raise Conflict("that seat is taken" if seat is not None else "no seat is open")
        seats = _with(room, taken, store.Seat(user=user.id, name=user.name))
        entries = [_entry(room, 1, "join", taken)]
        await _changed(room, entries, seats, begin=len(free) == 1)
        return taken

    taken: Seat = await room.locked(change)
    return taken


async def leave(room: Room, user: UserId) -> None:
    """Give up one's seats at a table that has not begun."""

    async def change() -> None:
        _check_open(room)
        mine = [i for i, each in enumerate(room.row.seats) if each.user == user]
        if not mine:
            raise Conflict("that person has no seat here")
        seats = [store.Seat() if each.user == user else each for each in room.row.seats]
        entries = [_entry(room, ahead, "leave", seat) for ahead, seat in enumerate(mine, start=1)]
        await room.commit(entries, seats=seats)

    await room.locked(change)


async def start(room: Room) -> None:
    """Begin; bots take the seats that are still open."""

    async def change() -> None:
        _check_open(room)
        kind = default_bot(room.row.game)
        filled = [i for i, each in enumerate(room.row.seats) if each.open]
        seats = [store.Seat(bot=kind) if each.open else each for each in room.row.seats]
        entries = [_entry(room, ahead, "bot", seat, kind) for ahead, seat in enumerate(filled, start=1)]
        await _changed(room, entries, seats, begin=True)

    await room.locked(change)


async def abandon(room: Room) -> None:
    """End a table without a result."""

    async def change() -> None:
        if room.over:
            raise Conflict("the game is over")
        await room.commit([_entry(room, 1, "abandon", None)], status="abandoned")

    await room.locked(change)


async def set_bot(room: Room, seat: Seat, kind: str | None) -> None:
    """A bot plays for a seat from now on; None: its person plays again."""

    async def change() -> None:
        room.check_seat(seat)
        if room.over:
            raise Conflict("the game is over")
        room.check_length()
        there = room.row.seats[seat]
        if kind is None and (there.bot is None or there.user is None or there.resigned):
            raise Conflict("no bot plays for a person there")
        if kind is not None:
            check_bot(room.game, kind)
        opened = sum(each.open for each in room.row.seats)
        last = room.row.status == "open" and there.open and opened == 1
        seats = _with(room, seat, replace(there, bot=kind))
        await _changed(room, [_entry(room, 1, "bot", seat, kind or "")], seats, begin=last)

    await room.locked(change)


async def resign(room: Room, seat: Seat) -> None:
    """A person gives up; a bot plays on for the others' sake."""

    async def change() -> None:
        room.check_seat(seat)
        room.check_playing()
        there = room.row.seats[seat]
        if there.user is None or there.resigned:
            raise Conflict("nobody plays there")
        kind = default_bot(room.row.game)
        seats = _with(room, seat, replace(there, bot=kind, resigned=True))
        await room.commit([_entry(room, 1, "resign", seat, kind)], seats=seats)

    await room.locked(change)


async def _changed(room: Room, entries: Sequence[Entry], seats: Sequence[store.Seat], *, begin: bool) -> None:
    if not begin:
        await room.commit(entries, seats=list(seats))
        return
    row = room.row
    try:
        g = room.game.new(len(row.seats), row.options, row.seed, tell=True)
    except BadOption as error:
        raise Conflict(str(error)) from None
    told, g.told = g.told, None
    begun = _entry(room, len(entries) + 1, "start", None, events=dump_events(told or ()))
    await room.commit(
        [*entries, begun],
        g,
        seats=list(seats),
        status="running",
        rules_version=room.game.rules_version,
    )


def _check_open(room: Room) -> None:
    if room.row.status != "open":
        raise Conflict("the game has begun already" if room.row.status == "running" else "the game is over")


def _with(room: Room, seat: Seat, there: store.Seat) -> list[store.Seat]:
    return [there if i == seat else each for i, each in enumerate(room.row.seats)]


def _entry(
    room: Room, ahead: int, kind: Kind, seat: Seat | None, action: str = "", events: bytes = b"[]"
) -> Entry:
    number = room.row.seq + ahead
    return Entry(number=number, kind=kind, at=room.now(), seat=seat, action=action, events=events)
