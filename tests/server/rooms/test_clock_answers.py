"""What an answer does to the clocks, and what does nothing to them. The time is what the tests say."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from asking import Ask, Asking, First, Hush, Plan, Secret, Turn
from house import ANNA, BEN, CLEO, House, Playing, next_of, quiet
from landsraad.server.rooms import Conflict, Room, clocks, installed, publishing
from landsraad.server.store import Clock, Terms, User

Running = Callable[[Playing], None]
DAY = 86_400.0
LIVE = Clock(mode="live", base=60.0, increment=5.0)
DAYS = Clock(mode="days", days=2.0)
BOTH = pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])


class At:
    """A table of three that asks what a test wants."""

    def __init__(self, house: House, room: Room) -> None:
        self.house, self.room = house, room

    async def plays(self, seat: int, *actions: str, after: float = 0.0) -> None:
        """What somebody sends at once, so many seconds later."""
        self.house.now.time += after
        await self.room.act(seat, self.room.seq(seat), actions)

    async def undoes(self, seat: int, to: int, after: float = 0.0) -> Any:
        self.house.now.time += after
        return await self.room.undo(seat, self.room.seq(seat), to)

    async def redoes(self, seat: int, after: float = 0.0) -> Any:
        self.house.now.time += after
        return await self.room.redo(seat, self.room.seq(seat))

    async def ticks(self, seconds: float) -> None:
        self.house.now.time += seconds
        await self.house.rooms.tick()
        self.room = await self.house.rooms.get(self.room.row.id)

    async def restarts(self) -> None:
        self.room = await self.house.again(self.room)

    async def clock(self, eyes: int | None = None) -> Any:
        async with self.room.listen(eyes) as frames:
            return (await next_of(frames, "hello"))["clock"]

    async def left(self, seat: int) -> float:
        """The seconds that a seat has from now on, whether its clock runs or not."""
        shown = (await self.clock())["seats"][seat]
        if "until" in shown:
            return float(shown["until"] - self.house.now.time)
        return float(shown["left"])

    async def allowed(self, seat: int) -> float:
        """The seconds that a seat still has in a reaction window."""
        return float((await self.clock(seat))["window"] - self.house.now.time)

    async def seen(self, *eyes: int | None) -> list[bytes]:
        """All that some eyes get to see of the table, to the byte."""
        found = []
        for each in eyes:
            async with self.room.listen(each) as frames:
                found.append(msgspec.json.encode(await next_of(frames, "hello")))
        return found


Table = Callable[..., Any]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    async def made(
        house: House, *script: Any, clock: Clock = LIVE, seconds: float | None = None, **terms: Any
    ) -> At:
        monkeypatch.setitem(installed.games(), "asking", Asking(*script, seconds=seconds))
        room = await house.table(ANNA, BEN, CLEO, game="asking", terms=Terms(clock=clock, **terms))
        return At(house, room)

    return made


# What an answer brings


def test_an_increment_though_the_next_question_is_ones_own(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0,)), Ask(waiting=(0,)), Ask(waiting=(1,)))
        await at.plays(0, "yes", after=20)
        assert await at.left(0) == 45
        await at.restarts()
        await at.plays(0, "yes", after=10)
        assert await at.left(0) == 40

    house(test)


def test_new_days_though_the_next_question_is_ones_own(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0,)), Ask(waiting=(0,)), clock=DAYS)
        await at.plays(0, "yes", after=1.9 * DAY)
        assert await at.left(0) == 2 * DAY
        await at.restarts()
        await at.ticks(1.9 * DAY)
        assert at.room.row.seats[0].bot is None
        await at.ticks(0.2 * DAY)
        assert at.room.row.seats[0].bot is not None

    house(test)


def test_what_is_sent_at_once_is_one_answer(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0,)), Ask(waiting=(0,)), Ask(waiting=(0,)))
        await at.plays(0, "yes", "no", after=20)
        assert await at.left(0) == 45

    house(test)


@BOTH
def test_parts_of_an_answer_bring_nothing(house: Running, table: Table, clock: Clock) -> None:
    async def test(house: House) -> None:
        at = await table(house, Turn(waiting=(0,)), Ask(waiting=(0,)), clock=clock)
        whole = await at.left(0)
        for action in ("bit", "bit", "choose"):
            await at.plays(0, action, after=8)
        assert await at.left(0) == whole - 24
        await at.plays(0, "yes")
        assert await at.left(0) == (41 if clock is LIVE else whole)
        await at.plays(0, "bit")
        assert await at.left(0) == (41 if clock is LIVE else whole)
        await at.plays(0, "end")
        assert await at.left(0) == (46 if clock is LIVE else whole)

    house(test)


def test_many_quick_answers_bring_no_more_than_one_increment(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, *[Ask(waiting=(0,))] * 5, Ask(waiting=(1,)), Ask(waiting=(0,)))
        for _ in range(5):
            await at.plays(0, "yes", after=1)
        assert await at.left(0) == 65
        await at.plays(1, "yes")
        assert await at.left(0) == 65
        await at.plays(0, "yes")
        assert at.room.row.status == "finished"

    house(test)


def test_the_last_of_each_round_gets_as_much_as_the_first(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, *[Ask(waiting=(0, 1))] * 4)
        for _ in range(3):
            await at.plays(0, "yes")
            await at.plays(1, "yes")
        assert [await at.left(seat) for seat in (0, 1)] == [75, 75]

    house(test)


@pytest.mark.parametrize(("clock", "left"), [(LIVE, 40), (DAYS, 2 * DAY)], ids=["live", "days"])
def test_what_others_settle_brings_no_increment_but_the_next_days(
    house: Running, table: Table, clock: Clock, left: float
) -> None:
    async def test(house: House) -> None:
        at = await table(house, First(waiting=(0, 1)), Ask(waiting=(1,)), clock=clock)
        await at.plays(0, "yes", after=20)
        assert await at.left(1) == left

    house(test)


def test_several_at_once_have_each_their_own_time(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0, 1, 2)), Ask(waiting=(2,)), Ask(waiting=(1,)))
        await at.plays(1, "yes", after=10)
        assert [await at.left(seat) for seat in (0, 1, 2)] == [50, 55, 50]
        await at.restarts()
        await at.plays(0, "yes", after=10)
        assert [await at.left(seat) for seat in (0, 1, 2)] == [45, 55, 40]
        await at.plays(2, "yes", after=10)
        assert [await at.left(seat) for seat in (0, 1, 2)] == [45, 55, 35]

    house(test)


# What brings nothing


@BOTH
def test_what_interrupts_a_question_only_stops_its_clocks(house: Running, table: Table, clock: Clock) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0, 1)), Ask(waiting=(0,)), clock=clock)
        whole = await at.left(0)
        for _ in range(3):
            await at.plays(0, "~call", after=4)
            assert not any("until" in seat for seat in (await at.clock())["seats"])
            assert await at.allowed(2) == (20 if clock is LIVE else whole)
            await at.plays(2, "pass", after=3)
        assert [await at.left(seat) for seat in (0, 1)] == [whole - 12] * 2

    house(test)


@BOTH
def test_an_undo_leaves_no_clock_richer(any_house: Running, table: Table, clock: Clock) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0,)), Ask(waiting=(1,)), clock=clock)
        whole, other = await at.left(0), 0.0
        for time in range(1, 4):
            await at.plays(0, "yes", after=6)
            if time == 1:
                other = await at.left(1)
            await at.restarts()
            await at.undoes(0, 1, after=2)
            assert await at.left(0) == whole - 6 * time
        await at.redoes(0)
        assert await at.left(1) == other - 6

    any_house(test)


@BOTH
def test_an_undo_of_an_answer_that_led_to_ones_next_question(
    house: Running, table: Table, clock: Clock
) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0,)), Ask(waiting=(0,)), clock=clock)
        whole = await at.left(0)
        await at.plays(0, "yes", after=6)
        answered = await at.left(0)
        await at.undoes(0, 1, after=2)
        assert await at.left(0) == whole - 8
        await at.redoes(0, after=1)
        assert await at.left(0) == answered - 3
        await at.undoes(0, 1)
        assert await at.left(0) == whole - 9

    house(test)


def test_an_undo_that_all_agreed_to_takes_back_what_all_got(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, *[Ask(waiting=(0,)), Ask(waiting=(1,))] * 2)
        await at.plays(0, "yes", after=10)
        await at.plays(1, "yes", after=20)
        assert [await at.left(seat) for seat in (0, 1)] == [55, 45]
        asked = (await at.undoes(0, 1)).proposal
        for seat in (1, 2):
            await at.room.answer_proposal(seat, asked, accept=True)
        assert [await at.left(seat) for seat in (0, 1)] == [50, 40]
        asked = (await at.redoes(0)).proposal
        for seat in (1, 2):
            await at.room.answer_proposal(seat, at.room.seq(seat) - seat + 1, accept=True)
        assert asked is not None
        assert [await at.left(seat) for seat in (0, 1)] == [55, 45]

    house(test)


def test_a_bot_that_stands_in_brings_nothing(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0, 1)), Ask(waiting=(0, 1)))
        house.now.time += 20
        await at.room.set_bot(0, "random")
        await at.room.set_bot(0, None)
        assert await at.left(0) == 40

    house(test)


def test_a_seat_that_is_lent_for_a_moment_brings_no_further_increment(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Turn(waiting=(0,)), Ask(waiting=(1,)))
        for _ in range(4):
            await at.plays(0, "choose")
            await at.plays(0, "yes")
            await asyncio.gather(at.room.set_bot(0, "random"), at.room.set_bot(0, None))
            assert at.room.row.asked == (0,)
        assert await at.left(0) == 65

    house(test)


def test_whoever_takes_a_seat_back_gets_the_increment_for_the_answer(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(1,)), Ask(waiting=(0,)), Ask(waiting=(0, 1)))
        await at.room.set_bot(0, "random")
        await asyncio.gather(at.plays(1, "yes"), at.room.set_bot(0, None))
        await at.plays(0, "yes", after=10)
        assert await at.left(0) == 55

    house(test)


@pytest.mark.parametrize("then", [Ask(waiting=(1,)), Secret(waiting=(1,))], ids=["openly", "secretly"])
@pytest.mark.parametrize("seconds", [None, 10.0], ids=["clock", "rules"])
def test_who_is_late_with_one_question_is_not_answered_for_at_the_next(
    house: Running, table: Table, then: Ask | Secret, seconds: float | None
) -> None:
    async def test(house: House) -> None:
        at = await table(house, First(waiting=(0, 1)), then, seconds=seconds, timeout="skip")
        await at.ticks(61 if seconds is None else 11)
        assert at.room.row.asked == (1,)

    house(test)


def test_a_vacation_holds_though_somebody_else_is_late(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        back = house.now.time + 10 * DAY
        await house.store.add_user(User(id=BEN.id, name=BEN.name, vacation_until=back))
        at = await table(house, Ask(waiting=(0, 1)), Ask(waiting=(0, 1)), clock=DAYS)
        await at.ticks(3 * DAY)
        await quiet(at.room)
        assert at.room.row.seats[0].bot is not None
        assert at.room.row.deadline == back + 2 * DAY

    house(test)


def test_who_comes_back_after_a_time_out_has_a_little_time(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0, 1)), Ask(waiting=(0, 1)), Ask(waiting=(1,)))
        await at.plays(1, "yes")
        await at.ticks(61)
        assert at.room.row.seats[0].bot is not None
        await at.room.set_bot(0, None)
        assert await at.left(0) == clocks.LEAST

    house(test)


def test_who_is_answered_for_gets_no_increment(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0,)), Ask(waiting=(0,)), timeout="skip")
        await at.ticks(61)
        assert len(at.room.g.stack) == 2
        assert await at.left(0) == clocks.LEAST

    house(test)


# What nobody else may notice


@BOTH
def test_parts_of_an_unsealed_plan_are_not_told(house: Running, table: Table, clock: Clock) -> None:
    async def test(house: House) -> None:
        at = await table(house, Plan(waiting=(0, 1)), Ask(waiting=(0,)), clock=clock)
        house.now.time += 10
        before, due, whole = await at.seen(1, 2, None), at.room.row.deadline, await at.left(0)
        for _ in range(3):
            await at.plays(0, "part")
            assert await at.seen(1, 2, None) == before
            assert at.room.row.deadline == due
            await at.restarts()
        await at.plays(0, "seal")
        assert await at.seen(1, 2, None) != before
        assert [await at.left(1)] == [whole]
        await at.plays(1, "seal")
        assert await at.left(0) == (55 if clock is LIVE else 2 * DAY)

    house(test)


@BOTH
def test_a_question_that_was_settled_unnoticed_changes_no_clock(
    house: Running, table: Table, clock: Clock
) -> None:
    async def test(house: House) -> None:
        at = await table(house, Hush(waiting=(0,)), Hush(waiting=(0,)), Ask(waiting=(0,)), clock=clock)
        house.now.time += 10
        before, left = await at.seen(1, None), await at.left(0)
        await at.plays(0, "yes")
        assert await at.seen(1, None) == before
        assert await at.left(0) == left

    house(test)


@BOTH
def test_a_pass_in_a_window_is_not_told(house: Running, table: Table, clock: Clock) -> None:
    async def test(house: House) -> None:
        script = (Secret(waiting=(0, 1)), Secret(waiting=(1,)), Ask(waiting=(0,)))
        at = await table(house, Ask(waiting=(2,)), *script, clock=clock)
        await at.plays(2, "yes")
        whole = await at.allowed(0)
        house.now.time += 5
        before = await at.seen(0, 2, None)
        await at.plays(1, "pass")  # and so it is asked in the next one as soon as seat 0 has answered
        assert await at.seen(0, 2, None) == before
        await at.restarts()
        assert await at.allowed(0) == whole - 5
        house.now.time += 5
        before = await at.seen(2, None)
        await at.plays(0, "pass")
        assert await at.seen(2, None) == before
        assert await at.allowed(1) == whole

    house(test)


def test_a_window_that_leads_to_ones_next_gives_its_time_to_nobody_else(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Secret(waiting=(0,)), Secret(waiting=(0,)), Ask(waiting=(1,)))
        await at.plays(0, "pass", after=15)
        assert await at.allowed(0) == clocks.WINDOW_LIVE
        assert (await at.clock(1))["window"] is None
        await at.ticks(19)
        assert at.room.row.asked == (0,)
        await at.ticks(2)
        assert at.room.row.asked == (1,)

    house(test)


def test_only_those_whose_time_is_over_have_passed(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Secret(waiting=(0,)), Secret(waiting=(0, 1)), Ask(waiting=(2,)))
        await at.plays(0, "pass", after=15)
        assert [await at.allowed(seat) for seat in (0, 1)] == [20, 20]
        await at.plays(1, "pass", after=5)
        await at.undoes(1, at.room.seq(1) - 1, after=5)
        assert [await at.allowed(seat) for seat in (0, 1)] == [10, 15]
        await at.ticks(11)
        assert at.room.row.asked == (1,)
        await at.ticks(5)
        assert at.room.row.asked == (2,)

    house(test)


def test_a_pass_that_is_taken_back_gives_no_more_time(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Secret(waiting=(0, 1)), Ask(waiting=(2,)))
        before = await at.seen(1, 2, None)
        assert before
        for time in range(1, 4):
            await at.plays(0, "pass", after=5)
            await at.undoes(0, at.room.seq(0) - 1)
            assert await at.allowed(0) == 20 - 5 * time
        assert await at.allowed(1) == 5

    house(test)


def test_a_standing_order_is_not_told(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Ask(waiting=(0, 1)), Ask(waiting=(1,)))
        house.now.time += 10
        before = await at.seen(1, 2, None)
        await at.plays(0, "~order karama pass")
        assert await at.seen(1, 2, None) == before
        assert await at.left(0) == 50

    house(test)


def test_a_pause_ends_only_with_what_everybody_noticed(house: Running, table: Table) -> None:
    async def test(house: House) -> None:
        at = await table(house, Plan(waiting=(0, 1)), Ask(waiting=(0,)), timeout="pause")
        await at.ticks(61)
        before = await at.seen(1, 2, None)
        for action in ("~order karama pass", "part"):
            await at.plays(0, action)
            assert await at.seen(1, 2, None) == before
        await at.restarts()
        assert (await at.clock(1))["paused"]
        await at.plays(0, "seal", after=100)
        assert not (await at.clock(1))["paused"]
        assert await at.left(1) == clocks.LEAST

    house(test)


# The time that the rules of a game give


def test_neither_parts_nor_interruptions_nor_undos_give_more_time_by_the_rules(
    house: Running, table: Table
) -> None:
    async def test(house: House) -> None:
        script = (Ask(waiting=(0,)), Plan(waiting=(0,)), Ask(waiting=(1,)))
        at = await table(house, *script, clock=Clock(), seconds=10.0)
        await at.plays(0, "yes", after=2)
        assert await at.left(0) == 10
        await at.plays(0, "part", after=2)
        assert await at.left(0) == 8
        await at.plays(1, "~call", after=2)
        await at.restarts()
        await at.plays(2, "pass", after=9)
        assert await at.left(0) == 6
        await at.plays(0, "seal", after=1)
        assert await at.left(1) == 10
        await at.undoes(0, at.room.seq(0) - 1, after=1)
        assert await at.left(0) == 4
        await at.ticks(5)
        assert at.room.row.asked == (1,)

    house(test)


# Whole games


@BOTH
@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_whoever_notices_nothing_sees_the_same_clocks(house: Running, game: str, clock: Clock) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO, game=game, terms=Terms(clock=clock))
        random, quiet = Random(game), 0
        while room.row.status == "running" and quiet < 60 and room.row.seq < 600:
            house.now.time += 1
            actor = random.choice(room.row.asked)
            before = {eyes: (room.seq(eyes), publishing.times(room, eyes)) for eyes in (0, 1, 2, None)}
            await _something(room, actor, random)
            for eyes in {0, 1, 2, None} - {actor}:
                seq, shown = before[eyes]
                if room.seq(eyes) == seq:
                    assert publishing.times(room, eyes) == shown
                    quiet += 1
        assert quiet

    house(test)


@BOTH
def test_an_undo_of_everything_leaves_just_the_time_that_nobody_used(
    house: Running, table: Table, clock: Clock
) -> None:
    async def test(house: House) -> None:
        turn = (Ask(waiting=(0,)), Turn(waiting=(0,)), Plan(waiting=(0,)), First(waiting=(0,)))
        at, random = await table(house, *turn * 10, clock=clock), Random("undo")
        whole, used = await at.left(0), 0.0
        for _ in range(60):
            house.now.time += 0.25
            used += 0.25
            await _something(at.room, 0, random)
            if at.room.eyes.count(0) > 1 and random.random() < 0.3:
                await at.undoes(0, 1)
                assert await at.left(0) == whole - used

    house(test)


async def _something(room: Room, seat: int, random: Random) -> None:
    """What is asked for, sometimes something else, and sometimes back and forth."""
    offer = await room.offer(seat)
    choices = [choice.action for choice in offer.options]
    if offer.voluntary and random.random() < 0.1:
        choices = [action for action in offer.voluntary if action != "~call"]
    await room.act(seat, offer.seq, [random.choice(choices)])
    if random.random() < 0.2 and room.row.status == "running":
        with suppress(Conflict):
            done = await room.undo(seat, room.seq(seat), offer.seq)
            if done.proposal is not None:
                await room.answer_proposal(seat, done.proposal, accept=False)
