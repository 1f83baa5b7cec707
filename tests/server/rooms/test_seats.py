"""Who sits at a table, and who may hear what is said there."""

import asyncio
from collections.abc import Callable

import pytest

from databases import Postgres
from house import ANNA, BEN, CLEO, House, Playing, answer, next_of, quiet, running
from landsraad.server.rooms import (
    Conflict,
)

Running = Callable[[Playing], None]


def test_seats_are_taken_and_the_last_one_begins_the_game(any_house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, None, None)
        assert (await room.view(0)).view is None
        async with room.listen(0) as frames:
            await next_of(frames, "hello")
            assert await room.join(BEN, 2) == 2
            assert (await next_of(frames, "table"))["table"]["seats"][2]["name"] == "Ben"
            with pytest.raises(Conflict):
                await room.join(CLEO, 2)
            await room.leave("ben")
            assert await room.join(CLEO) == 1
            assert await room.join(BEN) == 2
            assert room.row.status == "running"
            while (update := await next_of(frames, "update"))["seq"] < room.seq(0):
                pass
            assert update["patch"]["hand"]
        with pytest.raises(Conflict):
            await room.leave("ben")
        room = await house.again(room)
        assert [seat.name for seat in room.row.seats] == ["Anna", "Cleo", "Ben"]

    any_house(test)


def test_bots_take_the_open_seats_when_the_game_is_begun(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, None)
        await room.start()
        assert room.row.seats[1].bot is not None
        with pytest.raises(Conflict):
            await room.start()

    house(test)


def test_a_resigned_seat_is_played_by_a_bot(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        await room.resign(1)
        await quiet(room)
        assert room.row.asked == (0,)
        with pytest.raises(Conflict):
            await room.act(1, room.seq(1), ["send 1"])
        with pytest.raises(Conflict):
            await room.set_bot(1, None)
        await room.abandon()
        assert room.row.status == "abandoned"
        with pytest.raises(Conflict):
            await room.act(0, room.seq(0), ["send 1"])

    house(test)


def test_a_bot_lends_a_seat_and_gives_it_back(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        with pytest.raises(Conflict):
            await room.set_bot(1, "os:abort")
        await room.set_bot(1, "random")
        await quiet(room)
        assert room.row.asked == (0,)
        await room.set_bot(1, None)
        await answer(room, 0)
        assert 1 in room.row.asked

    house(test)


def test_allies_talk_in_secret(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        async with room.listen(1) as ben:
            await next_of(ben, "hello")
            await room.say(ANNA, 0, "psst", to=(2,))
            await room.say(ANNA, 0, "hello")
            assert (await next_of(ben, "chat"))["text"] == "hello"
        assert [line.text for line in await room.talk(2)] == ["psst", "hello"]
        assert [line.text for line in await room.talk(1)] == ["hello"]
        assert [line.text for line in await room.talk(None)] == ["hello"]

    house(test)


def test_talk_of_allies_is_counted_by_nobody_else(any_house: Running) -> None:
    """Numbers, pages and messages are the same for them as if nothing had been said."""

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        async with room.listen(1) as ben, room.listen(None) as watching, room.listen(2) as cleo:
            for i in range(3):
                for _ in range(4):
                    await room.say(ANNA, 0, "psst", to=(2,))
                await room.say(ANNA, 0, f"hello {i}")
            for frames in (ben, watching):
                said = [await next_of(frames, "chat") for _ in range(3)]
                assert [(line["number"], line["text"]) for line in said] == [
                    (1, "hello 0"),
                    (2, "hello 1"),
                    (3, "hello 2"),
                ]
            assert [(await next_of(cleo, "chat"))["number"] for _ in range(15)] == [*range(1, 16)]
        room = await house.again(room)
        for eyes in (1, None):
            assert [line.number for line in await room.talk(eyes)] == [1, 2, 3]
            assert [line.text for line in await room.talk(eyes, limit=2)] == ["hello 1", "hello 2"]
            assert [line.number for line in await room.talk(eyes, since=1)] == [2, 3]
            assert await room.talk(eyes, since=3) == []
        assert [line.number for line in await room.talk(0, since=9, limit=3)] == [13, 14, 15]
        assert (await room.say(BEN, 1, "and me?")).number == 4
        assert (await room.talk(2))[-1].number == 16

    any_house(test)


def test_what_many_say_at_once_is_heard_once_and_in_order(any_house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        async with room.listen(1) as ben:
            to = [(2,) if i % 3 else () for i in range(30)]
            said = await asyncio.gather(*(room.say(ANNA, 0, "x", to=each) for each in to))
            assert sorted(line.number for line in said) == [*range(1, 31)]
            assert [(await next_of(ben, "chat"))["number"] for _ in range(10)] == [*range(1, 11)]
        assert [line.number for line in await room.talk(1)] == [*range(1, 11)]

    any_house(test)


def test_talk_at_another_server_is_counted_too(postgres: Postgres) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        elsewhere = House(house.address)
        await elsewhere.open()
        other = await elsewhere.rooms.get(room.row.id)
        async with room.listen(1) as ben:
            for _ in range(5):
                await other.say(ANNA, 0, "psst", to=(2,))
                await room.say(ANNA, 0, "hello")
                await other.say(CLEO, 2, "hello too")
            assert [(await next_of(ben, "chat"))["number"] for _ in range(10)] == [*range(1, 11)]
        for each in (room, other):
            assert [line.number for line in await each.talk(1)] == [*range(1, 11)]
        await elsewhere.shut()

    running(postgres.database("talk_elsewhere"))(test)
