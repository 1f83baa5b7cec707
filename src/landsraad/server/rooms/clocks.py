"""Clocks: whose time runs, when it runs out, and what of it is shown.

**Live**: a bank of `base` seconds, `increment` more after each answer. **Days**: so many days for each answer; a vacation puts that off.

**A reaction window must not tell whom it asks.** While one is open nobody's clock runs, neither bank nor days, so clocks look the same
whoever is asked and whether it is one seat or three. Those asked have an allowance instead, which only they see; who hasn't
answered by then has passed, whatever the table does on a time-out otherwise, so that a time-out tells nothing either. What a clock can't
hide is that the table waits; standing orders answer at once and keep that short.

**The rules of a game may give a time for an answer** (`Game.seconds`), on a table without clocks too: whoever is late has passed.

**Bots' clocks don't run.** Times are handed in, never asked for here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from ..store import Clock, Seat
from .messages import SeatTime, Times

DAY = 86400.0
WINDOW_LIVE = 20.0  # seconds for an answer in a reaction window of a live game
NEAR = 0.25  # of the days for an answer: who has no more is reminded
NEAR_AT_MOST = DAY / 2
LEAST = 30.0  # seconds in a live bank after a time-out that did not end in a bot's hands


class Timing(msgspec.Struct):
    """The clocks of a table, as they are stored with it."""

    left: list[float] = []  # seconds in each seat's bank (live)
    since: list[float | None] = []  # when the clock of each seat was started
    window: float | None = None  # when the reaction window opened
    answer_by: float | None = None  # when the time is over that the rules of the game give for this answer
    paused: bool = False


def begin(clock: Clock, seats: int) -> Timing:
    return Timing(left=[clock.base] * seats, since=[None] * seats)


def load(data: bytes) -> Timing | None:
    return msgspec.json.decode(data, type=Timing) if data else None


def dump(timing: Timing | None) -> bytes:
    return msgspec.json.encode(timing) if timing is not None else b""


class Moment(msgspec.Struct, frozen=True):
    """Whom a position asks: all of them, and those whom everybody sees."""

    asked: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()

    @property
    def secret(self) -> bool:
        return bool(self.asked) and not self.shown


def after(
    clock: Clock, timing: Timing, seats: Sequence[Seat], before: Moment, now_asked: Moment, now: float
) -> Timing:
    """The clocks once a change has led from one moment to the next."""
    if timing.paused:
        return timing
    running = {seat for seat in now_asked.shown if seats[seat].bot is None}
    left, since = timing.left.copy(), timing.since.copy()
    for seat, started in enumerate(since):
        if seat in running and started is None:
            since[seat] = now
        elif seat not in running and started is not None:
            since[seat] = None
            left[seat] = max(0.0, left[seat] - (now - started)) + clock.increment
    window = None
    if now_asked.secret and any(seats[seat].bot is None for seat in now_asked.asked):
        new = timing.window is None or not set(now_asked.asked) <= set(before.asked)
        window = now if new else timing.window
    return Timing(left=left, since=since, window=window)


def by_the_rules(timing: Timing, moment: Moment, seats: Sequence[Seat], end: float | None) -> Timing:
    """People have until `end` for the answer that they are openly asked for."""
    if timing.paused:
        return timing
    people = any(seats[seat].bot is None for seat in moment.shown)
    return replace(timing, answer_by=end if people else None)


def paused(timing: Timing, now: float) -> Timing:
    """All clocks stand still until somebody acts."""
    left = [
        bank if started is None else max(LEAST, bank - (now - started))
        for bank, started in zip(timing.left, timing.since, strict=True)
    ]
    return Timing(left=left, since=[None] * len(left), paused=True)


def going(timing: Timing | None, *, acted: bool) -> Timing | None:
    """A pause ends when somebody acts."""
    if timing is None or not (timing.paused and acted):
        return timing
    return Timing(left=timing.left, since=timing.since)


def granted(timing: Timing, seats: Iterable[int], now: float) -> Timing:
    """Some seats' clocks, which have run out, start again."""
    left, since = timing.left.copy(), timing.since.copy()
    for seat in seats:
        left[seat], since[seat] = LEAST, now
    return Timing(left=left, since=since, window=timing.window, paused=timing.paused)


def until(clock: Clock, timing: Timing, seat: int) -> float | None:
    """When a seat's clock runs out; None while it doesn't run."""
    started = timing.since[seat]
    if started is None or clock.mode == "none":
        return None
    return started + (timing.left[seat] if clock.mode == "live" else clock.days * DAY)


def _soonest(clock: Clock, timing: Timing, seat: int) -> float | None:
    """When a seat will be late, by its clock or by the rules of the game."""
    if timing.since[seat] is None:
        return None
    ends = [end for end in (until(clock, timing, seat), timing.answer_by) if end is not None]
    return min(ends, default=None)


def window_until(clock: Clock, timing: Timing) -> float | None:
    if timing.window is None or clock.mode == "none":
        return None
    return timing.window + (WINDOW_LIVE if clock.mode == "live" else clock.days * DAY)


def deadline(clock: Clock, timing: Timing) -> float | None:
    """When something must be done next because nobody did."""
    ends = [until(clock, timing, seat) for seat in range(len(timing.since))]
    known = [end for end in (*ends, window_until(clock, timing), timing.answer_by) if end is not None]
    return min(known, default=None)


def near(clock: Clock, timing: Timing, now: float) -> dict[int, float]:
    """The seats whose days are nearly over, and when their clocks were started."""
    last = min(NEAR * clock.days * DAY, NEAR_AT_MOST)
    ends = {seat: until(clock, timing, seat) for seat in range(len(timing.since))}
    return {
        seat: started
        for seat, started in enumerate(timing.since)
        if clock.mode == "days" and started is not None and (end := ends[seat]) and end - last <= now < end
    }


def expired(clock: Clock, timing: Timing, now: float) -> list[int]:
    """The seats whose clocks have run out."""
    ends = {seat: until(clock, timing, seat) for seat in range(len(timing.since))}
    return [seat for seat, end in ends.items() if end is not None and end <= now]


def times(clock: Clock, timing: Timing | None, asks_me: bool, now: float) -> Times | None:
    """What some eyes may see of the clocks; `asks_me`: whether the position asks just them."""
    if timing is None:
        return None
    shown = [
        SeatTime(
            left=timing.left[seat] if clock.mode == "live" else None,
            until=_soonest(clock, timing, seat),
        )
        for seat in range(len(timing.since))
    ]
    window = window_until(clock, timing) if asks_me else None
    return Times(now=now, seats=shown, paused=timing.paused, window=window)
