"""What happens when a clock runs out (rooms/clocks.py says when it does)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from landsraad.table import Action, Seat, asked, options

from ..store import Entry, Table, User, UserId
from . import clocks
from .bots import seed_of
from .installed import default_bot
from .playing import Turn

if TYPE_CHECKING:
    from .room import Room


async def expire(room: Room) -> None:
    """Do what has to be done by now; nothing where somebody has answered in the meantime."""

    async def change() -> None:
        timing, now = room.timing, room.now()
        if room.row.status != "running" or room.broken is not None or timing is None:
            return
        clock, rules = room.row.terms.clock, timing.rules.until
        silent = clocks.silent(clock, timing, now)
        if rules is not None and rules <= now:
            silent = list(room.row.shown)
        if silent:
            await _pass_for(room, silent)
            return
        late = clocks.expired(clock, timing, now)
        late = await _not_on_vacation(room, timing, late, now)
        if late:
            await _time_out(room, room.timing or timing, late, now)

    await room.locked(change)


async def _pass_for(room: Room, silent: Sequence[Seat]) -> None:
    """Whoever hasn't answered in a reaction window, or in the time that the rules of the game give, has passed."""
    turn = await _answered_for(room, [seat for seat in silent if room.row.seats[seat].bot is None])
    if turn.entries:
        await turn.commit()


async def _answered_for(room: Room, late: Sequence[Seat]) -> Turn:
    """The plainest answers of those who are late, to the question that they are late with and to no other."""
    turn = Turn(room)
    question = turn.g.stack[-1] if turn.g.stack else None
    for seat in late:
        if turn.g.stack and turn.g.stack[-1] is question and seat in asked(turn.g):
            turn.play(seat, await _plainest(room, turn, seat), "clock")
    return turn


async def _time_out(room: Room, timing: clocks.Timing, late: Sequence[Seat], now: float) -> None:
    policy, clock = room.row.terms.timeout, room.row.terms.clock
    granted = clocks.granted(clock, timing, late, now)
    if policy == "skip":
        turn = await _answered_for(room, late)
        await turn.commit(timing=granted)
        return
    kind = default_bot(room.row.game) if policy == "bot" else ""
    entries = [
        Entry(number=room.row.seq + i, kind="timeout", at=now, seat=seat, action=kind or "pause", by="clock")
        for i, seat in enumerate(late, start=1)
    ]
    if policy == "pause":
        await room.commit(entries, timing=clocks.paused(clock, timing, now))
        return
    seats = [replace(each, bot=kind) if seat in late else each for seat, each in enumerate(room.row.seats)]
    await room.commit(entries, seats=seats, timing=granted)


async def _plainest(room: Room, turn: Turn, seat: Seat) -> Action:
    """What somebody who isn't there would do least with."""
    offered = options(turn.g, seat)
    if "pass" in offered or len(offered) == 1:
        return "pass" if "pass" in offered else offered[0]
    seed = seed_of(room, seat, len(turn.entries))
    return await room.bots.choice(room.game, default_bot(room.row.game), seed, turn.g, seat)


async def _not_on_vacation(room: Room, timing: clocks.Timing, late: Sequence[Seat], now: float) -> list[Seat]:
    """Those among the late who should have been there; for the others, time begins when they are back."""
    if room.row.terms.clock.mode != "days" or not late:
        return list(late)
    users = await room.store.users([user for seat in late if (user := room.row.seats[seat].user)])
    back = {seat: _back(users, room.row, seat) for seat in late}
    away = {seat: when for seat, when in back.items() if when > now}
    if away:
        await room.commit([], timing=clocks.on_vacation(timing, away))
    return [seat for seat in late if back[seat] <= now]


def _back(users: Mapping[UserId, User], row: Table, seat: Seat) -> float:
    user = users.get(row.seats[seat].user or "")
    return user.vacation_until if user is not None else 0.0
