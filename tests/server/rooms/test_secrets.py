"""What seats are told depends on nothing that they can't know."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from house import ANNA, BEN, CLEO, House, Playing, answer, next_of
from landsraad.server.rooms import NotOffered
from landsraad.server.rooms.eyes import EVERYBODY, Eyes, noticed
from landsraad.table import Chance, asked, find, options, play, visibly_asked

Running = Callable[[Playing], None]


def test_eyes_count_only_what_they_noticed() -> None:
    eyes = Eyes(2, [EVERYBODY, 0b001, 0b010, 0b111])
    assert [eyes.count(each) for each in (0, 1, None)] == [3, 3, 2]
    assert [eyes.count_at(0, number) for number in range(5)] == [0, 1, 2, 2, 3]
    assert [eyes.number(None, count) for count in range(3)] == [0, 1, 4]
    assert [eyes.until_next(None, count) for count in range(3)] == [0, 3, 4]
    assert [eyes.sees(1, number) for number in (1, 2, 3, 4)] == [True, False, True, True]


async def _window(house: House) -> tuple[Any, int, int]:
    """A table of three where one seat is asked in a window; that seat and another one."""
    room = await house.table(ANNA, BEN, CLEO, seed="7")
    for _ in range(3):
        await answer(room, room.row.asked[0], -1)
    assert room.g.stack[-1].secret
    (holder,) = room.row.asked
    return room, holder, (holder + 1) % 3


def test_a_window_shows_itself_only_to_whom_it_asks(house: Running) -> None:
    async def test(house: House) -> None:
        room, holder, other = await _window(house)
        assert (await room.view(holder)).asked == (holder,)
        assert (await room.view(other)).asked == ()
        assert room.shown().asked == ()
        assert (await room.offer(other)).options == []

    house(test)


def test_a_quiet_entry_is_nothing_to_the_others(house: Running) -> None:
    async def test(house: House) -> None:
        room, holder, other = await house.table(ANNA, BEN, CLEO), 0, 1
        seq, number, shown = room.seq(other), room.row.seq, room.shown()
        house.now.time += 5
        async with room.listen(other) as frames:
            await next_of(frames, "hello")
            await room.act(holder, room.seq(holder), ["~order karama pass"])
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(next_of(frames, "update"), 0.05)
        assert room.row.seq == number + 1
        assert room.shown() == shown
        assert room.seq(other) == seq
        assert [entry.seq for entry in await room.entries(other)] == list(range(1, seq + 1))

    house(test)


def test_a_race_with_a_quiet_entry_is_not_told_either(any_house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        elsewhere = House(house.address)
        await elsewhere.open()
        other = await elsewhere.rooms.get(room.row.id)
        other.store.listeners.clear()  # it isn't told, so it must find out
        await room.act(0, room.seq(0), ["~order karama pass"])
        await answer(other, 1)
        assert other.row.seq == 3
        await elsewhere.shut()

    any_house(test)


def test_who_ended_a_window_is_not_told(house: Running) -> None:
    async def test(house: House) -> None:
        room, holder, other = await _window(house)
        await room.act(holder, room.seq(holder), ["pass"])
        last, own = (await room.entries(other))[-1], (await room.entries(holder))[-1]
        assert (last.seat, last.by, last.action) == (None, "person", None)
        assert (own.seat, own.action) == (holder, "pass")

    house(test)


@pytest.mark.parametrize("game_id", ["classic", "imperium"])
def test_whatever_changes_a_view_is_noticed(game_id: str) -> None:
    """And what everybody else notices of an action is the same when what they can't know is redrawn."""
    game = find(game_id)
    seats = game.seats[-1]
    for seed in map(str, range(4)):
        random, g = Random(seed), game.new(seats, {}, seed)
        for _ in range(250):
            if not asked(g):
                break
            seat = random.choice(asked(g))
            before, g.told = g.clone(), []
            play(g, seat, random.choice(options(g, seat)))
            bits = noticed(game, before, g, seat, g.told, seats)
            g.told = None
            for eyes in range(seats):
                if not bits >> eyes & 1:
                    assert game.view(before, eyes) == game.view(g, eyes)
                    assert visibly_asked(before, eyes) == visibly_asked(g, eyes)
                    assert options(before, eyes) == options(g, eyes)


def test_a_preview_is_the_same_whatever_the_seat_cannot_know(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        await answer(room, 1)
        action, seq = (await room.offer(0)).options[0].action, room.seq(0)
        shown = [msgspec.json.encode(await room.preview(0, seq, [action]))]
        for seed in map(str, range(12)):
            room.g = room.game.resample(room.g, 0, Chance(seed))
            shown.append(msgspec.json.encode(await room.preview(0, seq, [action])))
        assert len(set(shown)) == 1
        assert msgspec.json.decode(shown[0])["known"]

    house(test)


def test_a_preview_ends_where_something_hidden_would_show(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        await answer(room, 1)  # sealed; the last to send reveals it
        preview = await room.preview(0, room.seq(0), [(await room.offer(0)).options[0].action])
        assert not preview.known
        assert preview.view is None
        with pytest.raises(NotOffered):
            await room.preview(0, room.seq(0), ["send 99"])
        assert len((await room.preview(0, room.seq(0), [])).options) == 4

    house(test)


def test_why_is_answered_without_a_look_at_the_state(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, game="classic")
        seat = next(seat for seat in range(2) if seat not in room.row.asked) if len(room.row.asked) < 2 else 0
        reasons = await room.why(seat, "ship arrakeen/10", "en")
        assert reasons
        assert reasons[0].text
        assert not reasons[0].text.startswith("why")

    house(test)


def test_moments_are_what_a_seat_saw_then(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        seen = {room.seq(0): msgspec.json.encode((await room.view(0)).view)}
        for i in range(6):
            if not room.row.asked:
                break
            await answer(room, room.row.asked[0], i % 2)
            seen[room.seq(0)] = msgspec.json.encode((await room.view(0)).view)
        for number, view in seen.items():
            moment = await room.at(number, 0)
            assert msgspec.json.encode(moment.view) == view
            assert moment.of == room.seq(0)
        assert (await room.at(0, 0)).view is None

    house(test)
