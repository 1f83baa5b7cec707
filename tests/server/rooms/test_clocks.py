"""Clocks, with a time that the tests say; nothing here waits."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import toy
from house import ANNA, BEN, CLEO, House, Playing, answer, quiet
from landsraad.server.rooms import Room, clocks, hall
from landsraad.server.store import Clock, Seat, Terms, User
from landsraad.table import options

Running = Callable[[Playing], None]
LIVE = Clock(mode="live", base=60, increment=5)
DAYS = Clock(mode="days", days=2)
WINDOW_SEED = "7"  # somebody holds the Karama


async def _later(house: House, room: Room, seconds: float) -> Room:
    """Let time pass, and the server look at its clocks."""
    house.now.time += seconds
    await house.rooms.tick()
    room = await house.rooms.get(room.row.id)
    await quiet(room)
    return room


async def _clock(room: Room, eyes: int) -> Any:
    async with room.listen(eyes) as frames:
        from house import next_of

        return (await next_of(frames, "hello"))["clock"]


def test_without_a_clock_nobody_is_late(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        assert await _clock(room, 0) is None
        await _later(house, room, 1e9)
        assert room.row.asked == (0, 1)
        assert room.row.deadline is None

    house(test)


def test_time_is_taken_from_the_bank_and_the_increment_added(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, terms=Terms(clock=LIVE))
        house.now.time += 20
        await answer(room, 0)
        shown = await _clock(room, 0)
        assert [seat["left"] for seat in shown["seats"]] == [45, 60]
        assert shown["seats"][1]["until"] == house.now.time + 40
        assert "until" not in shown["seats"][0]

    house(test)


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_a_bot_takes_over_when_the_time_is_up(any_house: Running, clock: Clock) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, terms=Terms(clock=clock))
        limit = 60 if clock.mode == "live" else 2 * 86400
        await answer(room, 0)
        room = await _later(house, room, limit - 1)
        assert room.row.seats[1].bot is None
        room = await house.again(room)  # the deadline is in the store
        room = await _later(house, room, 2)
        assert room.row.seats[1].bot is not None
        assert room.row.seats[1].user == BEN.id
        assert "timeout" in [entry.kind for entry in await room.entries(0)]
        assert room.row.asked == (0,)

    any_house(test)


def test_a_late_seat_is_answered_for_and_plays_on(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, terms=Terms(clock=LIVE, timeout="skip"))
        await answer(room, 0)
        room = await _later(house, room, 61)
        last = (await room.entries(1))[-1]
        assert (last.kind, last.by, last.seat) == ("action", "clock", 1)
        assert room.row.seats[1].bot is None
        assert room.row.deadline is not None
        assert room.row.deadline > house.now.time

    house(test)


def test_a_table_that_is_paused_waits_until_somebody_acts(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, terms=Terms(clock=LIVE, timeout="pause"))
        await answer(room, 0)
        room = await _later(house, room, 61)
        assert (await _clock(room, 0))["paused"]
        room = await house.again(room)
        room = await _later(house, room, 1e6)
        assert room.row.asked == (1,)
        await answer(room, 1)
        shown = await _clock(room, 0)
        assert not shown["paused"]
        assert shown["seats"][0]["until"] > house.now.time

    house(test)


def test_a_vacation_puts_off_days_but_not_a_live_game(house: Running) -> None:
    async def test(house: House) -> None:
        back = house.now.time + 10 * 86400
        await house.store.add_user(User(id=BEN.id, name=BEN.name, vacation_until=back))
        room = await house.table(ANNA, BEN, terms=Terms(clock=DAYS))
        await answer(room, 0)
        room = await _later(house, room, 3 * 86400)
        assert room.row.seats[1].bot is None
        assert room.row.deadline == back + 2 * 86400
        room = await _later(house, room, 10 * 86400)
        assert room.row.seats[1].bot is not None
        live = await house.table(ANNA, BEN, terms=Terms(clock=LIVE))
        await answer(live, 0)
        live = await _later(house, live, 61)
        assert live.row.seats[1].bot is not None

    house(test)


async def _window(house: House) -> tuple[Room, int]:
    room = await house.table(ANNA, BEN, CLEO, seed=WINDOW_SEED, terms=Terms(clock=LIVE, timeout="bot"))
    for _ in range(3):
        house.now.time += 10
        await answer(room, room.row.asked[0], -1)
    (holder,) = room.row.asked
    assert room.row.shown == ()
    return room, holder


def test_in_a_window_nobodys_clock_runs(house: Running) -> None:
    async def test(house: House) -> None:
        room, holder = await _window(house)
        other = (holder + 1) % 3
        seen, own = await _clock(room, other), await _clock(room, holder)
        assert seen["seats"] == own["seats"]
        assert not any("until" in seat for seat in seen["seats"])
        assert seen["window"] is None
        assert own["window"] == house.now.time + clocks.WINDOW_LIVE
        house.now.time += 15
        await room.act(holder, room.seq(holder), ["pass"])
        after = await _clock(room, other)
        assert [seat["left"] for seat in after["seats"]] == [seat["left"] for seat in seen["seats"]]

    house(test)


def test_who_is_silent_in_a_window_has_passed_and_nobody_is_told(house: Running) -> None:
    async def test(house: House) -> None:
        room, holder = await _window(house)
        other = (holder + 1) % 3
        room = await _later(house, room, clocks.WINDOW_LIVE + 1)
        assert room.row.seats[holder].bot is None
        assert room.row.shown == (0, 1, 2)
        mine, theirs = (await room.entries(holder))[-1], (await room.entries(other))[-1]
        assert (mine.action, mine.by) == ("pass", "clock")
        assert (theirs.seat, theirs.by, theirs.action) == (None, "person", None)
        assert "timeout" not in [entry.kind for entry in await room.entries(other)]

    house(test)


# The time that the rules of a game give


@pytest.mark.parametrize("clock", [Clock(), LIVE])
def test_who_is_late_by_the_rules_has_passed(
    any_house: Running, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    monkeypatch.setattr(type(toy.GAME), "seconds", lambda _game, _g: 10.0)

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, terms=Terms(clock=clock, timeout="pause"))
        house.now.time += 4
        await answer(room, 0)
        room = await house.again(room)
        room = await _later(house, room, 9)
        shown = await _clock(room, 0)
        assert shown["seats"][1]["until"] == house.now.time + 1
        assert room.row.asked == (1,)
        room = await _later(house, room, 2)
        entries = await room.entries(0)
        assert (entries[-1].kind, entries[-1].by, entries[-1].seat) == ("action", "clock", 1)
        assert not room.timing or not room.timing.paused

    any_house(test)


def test_talk_gives_nobody_more_time_by_the_rules(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(toy.GAME), "seconds", lambda _game, _g: 10.0)

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        await answer(room, 0)
        due = house.now.time + 10
        house.now.time += 6
        offer = await room.offer(1)
        await room.act(1, offer.seq, [offer.voluntary[0]])
        assert (await _clock(room, 1))["seats"][1]["until"] == due

    house(test)


def test_bots_have_no_time_by_the_rules() -> None:
    seats = [Seat(user="anna"), Seat(bot="random")]
    clock, before = Clock(), clocks.Moment()
    timing = clocks.begin(clock, 2)
    for shown, end in (((0,), 5.0), ((1,), None), ((0, 1), 5.0)):
        then = clocks.Moment(asked=shown, shown=shown, seconds=5.0)
        after = clocks.after(clock, timing, seats, before, then, clocks.Answers(), 0.0, public=True)
        assert clocks.deadline(clock, after) == end


def test_a_bot_that_thinks_for_one_table_holds_up_no_other_ones_clock(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "TOGETHER", 0.05)

    async def test(house: House) -> None:
        begun, thought = asyncio.Event(), asyncio.Event()

        async def thinking(_game: object, _kind: str, _seed: str, g: Any, seat: int) -> str:
            begun.set()
            await thought.wait()
            return options(g, seat)[0]

        monkeypatch.setattr(house.rooms.bots, "choice", thinking)
        slow = await house.table(ANNA, BEN, terms=Terms(clock=LIVE, timeout="skip"))
        other = await house.table(ANNA, BEN, terms=Terms(clock=LIVE, timeout="pause"))
        house.now.time += 61
        for _ in range(2):
            await house.rooms.tick()
        await begun.wait()
        assert other.timing is not None
        assert other.timing.paused
        assert slow.lock.locked()
        thought.set()
        async with asyncio.timeout(30):
            while slow.lock.locked():
                await house.rooms.tick()
                await asyncio.sleep(0)
        assert slow.row.deadline is None or slow.row.deadline > house.now.time

    house(test)
