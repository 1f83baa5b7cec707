"""Clocks: whose time runs, when it runs out, and what of it is shown.

**Live**: a bank of `base` seconds, `increment` more for each answer. **Days**: so many days for each answer; a vacation puts that off.

**A clock hangs on answers that everybody noticed**, not on being asked: who is asked again at once has answered all the same. An answer
is what somebody sent at once (a batch is one move), if it settled a question; `playing.settled` says when one is. Parts of an answer, what
is done unasked (`~`), and what a bot or the clock plays bring nothing to a bank. As long as nobody else is asked, answers make a bank at
most one increment richer than it was when that began, however many small questions a turn consists of. What an answer brought is kept with
its entry, so that an undo takes it back and a redo gives it again; neither gives back the time it took. Whoever's question was settled by
somebody else has all the days for the next one, but no increment.

**Nothing tells of what nobody else may notice**: with such entries the clocks that everybody sees stay as they were, to the byte.

**A reaction window must not tell whom it asks.** While one is open nobody's clock runs, neither bank nor days, so clocks look the same
whoever is asked and whether it is one seat or three. Those asked have an allowance instead, each their own, which only they see; who
hasn't answered by then has passed, whatever the table does on a time-out otherwise, so that a time-out tells nothing either. What a clock
can't hide is that the table waits; standing orders answer at once and keep that short.

**The rules of a game may give a time for an answer** (`Game.seconds`), on a table without clocks too: whoever is late has passed. What
interrupts the question only stops that time.

**Bots' clocks don't run.** Times are handed in, never asked for here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from ..store import Clock, Entry, Seat
from .eyes import EVERYBODY
from .messages import SeatTime, Times

DAY = 86400.0
WINDOW_LIVE = 20.0  # seconds for an answer in a reaction window of a live game
NEAR = 0.25  # of the days for an answer: who has no more is reminded
NEAR_AT_MOST = DAY / 2
LEAST = 30.0  # seconds in a live bank after a time-out
THE_RULES = -1  # stands among seats for the time that the rules of the game give


class Watch(msgspec.Struct, frozen=True):
    """Seconds that are left, as they were when the watch was started."""

    left: float
    since: float | None = None
    most: float = 0.0  # what answers may fill it up to

    def at(self, now: float) -> float:
        """What is left now; a vacation starts a watch in the future."""
        return self.left if self.since is None else self.left - max(0.0, now - self.since)

    def given(self, seconds: float, now: float) -> Watch:
        since = None if self.since is None else now
        return replace(self, left=self.at(now) + seconds, since=since)

    def running(self, runs: bool, now: float) -> Watch:
        """Started or stopped, where it isn't so already."""
        if runs == (self.since is not None):
            return self
        return replace(self, left=self.at(now), since=now if runs else None)

    @property
    def until(self) -> float | None:
        return None if self.since is None else self.since + self.left


class Timing(msgspec.Struct, frozen=True):
    """The clocks of a table, as they are stored with it."""

    seats: list[Watch]  # what everybody sees
    windows: list[Watch]  # each seat's own, in a reaction window
    rules: Watch = Watch(0.0)  # what the rules of the game give for this answer; empty without
    paused: bool = False


class Moment(msgspec.Struct, frozen=True):
    """Whom a position asks: all of them, and those whom everybody sees; and the time that the rules give these."""

    asked: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    seconds: float | None = None

    @property
    def secret(self) -> bool:
        return bool(self.asked) and not self.shown


class Answers(msgspec.Struct):
    """Which seats' questions some entries settled: openly, and in reaction windows. The last entry that did keeps what that brought."""

    openly: set[int] = set()
    secretly: set[int] = set()
    by: int | None = None  # the seat that answered openly, where its person did
    last_open: Entry | None = None
    last_secret: Entry | None = None


def answers(entries: Sequence[Entry], settled: Sequence[Sequence[int]]) -> Answers:
    """`settled` are the seats whose questions each of the entries settled."""
    found = Answers()
    for entry, seats in zip(entries, settled, strict=False):
        if seats and entry.veiled:
            found.secretly.update(seats)
            found.last_secret = entry
        elif seats and entry.noticed == EVERYBODY:
            found.openly.update(seats)
            found.last_open = entry
            found.by = entry.seat if entry.by == "person" else None
    return found


def begin(clock: Clock, seats: int) -> Timing:
    full = Watch(clock.base if clock.mode == "live" else _days(clock))
    return Timing(seats=[full] * seats, windows=[Watch(_window(clock))] * seats)


def load(data: bytes) -> Timing | None:
    return msgspec.json.decode(data, type=Timing) if data else None


def dump(timing: Timing | None) -> bytes:
    return msgspec.json.encode(timing) if timing is not None else b""


def after(
    clock: Clock,
    timing: Timing,
    seats: Sequence[Seat],
    before: Moment,
    then: Moment,
    answered: Answers,
    now: float,
    *,
    public: bool,
) -> Timing:
    """The clocks once entries have led from one moment to the next; `public`: everybody noticed that."""
    timing = replace(timing, windows=_windows_after(clock, timing, seats, then, answered, now))
    if not public or timing.paused:
        return timing
    others = set(then.shown) - set(before.shown)
    watches = []
    for seat, watch in enumerate(timing.seats):
        if seat in answered.openly and (brought := _brought(clock, watch, answered.by == seat, now)):
            _keep(answered.last_open, seat, brought)
            watch = watch.given(brought, now)
        watch = watch.running(seat in then.shown and seats[seat].bot is None, now)
        if seat in then.shown and others:  # it is another turn; not where a bot only stood in
            watch = replace(watch, most=watch.at(now) + clock.increment)
        watches.append(watch)
    people = any(seats[seat].bot is None for seat in then.shown)
    return replace(timing, seats=watches, rules=_rules_after(timing.rules, then, people, answered, now))


def _windows_after(
    clock: Clock, timing: Timing, seats: Sequence[Seat], then: Moment, answered: Answers, now: float
) -> list[Watch]:
    full, watches = _window(clock), timing.windows.copy()
    for seat in answered.secretly:
        if brought := full - watches[seat].at(now):
            _keep(answered.last_secret, seat, brought)
            watches[seat] = watches[seat].given(brought, now)
    if not then.secret:
        return [Watch(full)] * len(watches)
    asks = [seat in then.asked and seats[seat].bot is None for seat in range(len(watches))]
    return [watch.running(runs, now) for watch, runs in zip(watches, asks, strict=True)]


def _rules_after(rules: Watch, then: Moment, people: bool, answered: Answers, now: float) -> Watch:
    if answered.openly and (brought := (then.seconds or 0.0) - rules.at(now)):
        _keep(answered.last_open, THE_RULES, brought)
        rules = rules.given(brought, now)
    elif then.seconds is not None and rules.since is None and not rules.left:
        rules = Watch(then.seconds)
    return rules.running(then.seconds is not None and people, now)


def _brought(clock: Clock, watch: Watch, answered: bool, now: float) -> float:
    """What a settled question brings to a seat's clock; `answered`: its person settled it."""
    if clock.mode == "days":
        return _days(clock) - watch.at(now)
    if clock.mode == "live" and answered:
        return max(0.0, min(clock.increment, watch.most - watch.at(now)))
    return 0.0


def _keep(entry: Entry | None, seat: int, seconds: float) -> None:
    if entry is not None:
        entry.earned = {**entry.earned, seat: seconds}


def taken_back(timing: Timing | None, entries: Iterable[Entry]) -> Timing | None:
    """The clocks without what those entries brought; the time that they took stays gone."""
    return _again(timing, entries, -1)


def given_again(timing: Timing | None, entries: Iterable[Entry]) -> Timing | None:
    return _again(timing, entries, 1)


def _again(timing: Timing | None, entries: Iterable[Entry], sign: int) -> Timing | None:
    if timing is None:
        return None
    seats, windows, rules = timing.seats.copy(), timing.windows.copy(), timing.rules
    for entry in entries:
        watches = windows if entry.veiled else seats
        for seat, seconds in entry.earned.items():
            if seat == THE_RULES:
                rules = replace(rules, left=rules.left + sign * seconds)
            else:
                watches[seat] = replace(watches[seat], left=watches[seat].left + sign * seconds)
    return replace(timing, seats=seats, windows=windows, rules=rules)


def paused(clock: Clock, timing: Timing, now: float) -> Timing:
    """All clocks stand still until somebody acts."""
    watches = [
        watch if watch.since is None else _spared(clock, max(_least(clock), watch.at(now)))
        for watch in timing.seats
    ]
    return replace(timing, seats=watches, rules=Watch(0.0), paused=True)


def granted(clock: Clock, timing: Timing, late: Iterable[int], now: float) -> Timing:
    """Some seats' clocks, which have run out, start again."""
    watches = timing.seats.copy()
    for seat in late:
        watches[seat] = _spared(clock, _least(clock)).running(True, now)
    return replace(timing, seats=watches)


def _spared(clock: Clock, left: float) -> Watch:
    return Watch(left=left, most=left + clock.increment)


def on_vacation(timing: Timing, back: dict[int, float]) -> Timing:
    """Some seats' clocks start when their people are back."""
    watches = timing.seats.copy()
    for seat, when in back.items():
        watches[seat] = replace(watches[seat], since=when)
    return replace(timing, seats=watches)


def _days(clock: Clock) -> float:
    return clock.days * DAY


def _window(clock: Clock) -> float:
    return WINDOW_LIVE if clock.mode == "live" else _days(clock)


def _least(clock: Clock) -> float:
    return LEAST if clock.mode == "live" else _days(clock)


def _until(clock: Clock, watch: Watch) -> float | None:
    """When a clock runs out; never without clocks."""
    return None if clock.mode == "none" else watch.until


def _soonest(clock: Clock, timing: Timing, seat: int) -> float | None:
    """When a seat will be late, by its clock or by the rules of the game."""
    watch = timing.seats[seat]
    if watch.since is None:
        return None
    ends = [end for end in (_until(clock, watch), timing.rules.until) if end is not None]
    return min(ends, default=None)


def deadline(clock: Clock, timing: Timing) -> float | None:
    """When something must be done next because nobody did."""
    ends = [_until(clock, watch) for watch in (*timing.seats, *timing.windows)]
    return min((end for end in (*ends, timing.rules.until) if end is not None), default=None)


def near(clock: Clock, timing: Timing, now: float) -> dict[int, float]:
    """The seats whose days are nearly over, and when their clocks were started."""
    last = min(NEAR * _days(clock), NEAR_AT_MOST)
    return {
        seat: watch.since
        for seat, watch in enumerate(timing.seats)
        if clock.mode == "days" and watch.since is not None and 0 < watch.since + watch.left - now <= last
    }


def expired(clock: Clock, timing: Timing, now: float) -> list[int]:
    """The seats whose clocks have run out."""
    return _over(clock, timing.seats, now)


def silent(clock: Clock, timing: Timing, now: float) -> list[int]:
    """The seats that have not answered in a reaction window."""
    return _over(clock, timing.windows, now)


def _over(clock: Clock, watches: Sequence[Watch], now: float) -> list[int]:
    ends = [_until(clock, watch) for watch in watches]
    return [seat for seat, end in enumerate(ends) if end is not None and end <= now]


def times(clock: Clock, timing: Timing | None, eyes: int | None, now: float) -> Times | None:
    """What some eyes may see of the clocks."""
    if timing is None or (clock.mode == "none" and timing.rules.since is None):
        return None
    shown = [
        SeatTime(
            left=max(0.0, watch.left) if clock.mode == "live" else None, until=_soonest(clock, timing, seat)
        )
        for seat, watch in enumerate(timing.seats)
    ]
    window = _until(clock, timing.windows[eyes]) if eyes is not None else None
    return Times(now=now, seats=shown, paused=timing.paused, window=window)
