"""A table in memory: playing, refusing, listening, starting again."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from house import ANNA, BEN, CLEO, House, Playing, answer, next_of, play_on, quiet
from landsraad.server.rooms import (
    Conflict,
    NotFound,
    NotOffered,
    NotYourTurn,
    Stale,
    Unavailable,
    hall,
)
from landsraad.server.store import Table
from landsraad.server.store import Unavailable as StoreUnavailable
from landsraad.table import asked, find, options, play

Running = Callable[[Playing], None]


def test_a_whole_game_is_played_and_is_there_after_a_restart(any_house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        assert await play_on(room) >= 6
        assert room.row.status == "finished"
        views = [await room.view(eyes) for eyes in (0, 1, None)]
        log = [await room.entries(eyes) for eyes in (0, 1, None)]
        room = await house.again(room)
        assert room.row.winners is not None
        assert [await room.view(eyes) for eyes in (0, 1, None)] == views
        assert [await room.entries(eyes) for eyes in (0, 1, None)] == log

    any_house(test)


def test_a_restart_in_the_middle_of_a_battle_plan(any_house: Running) -> None:
    seed, actions = _to_a_battle()

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO, game="classic", options={"mode": "basic"}, seed=seed)
        for seat, action in actions:
            await room.act(seat, room.seq(seat), [action])
        seat = room.row.asked[0]
        await answer(room, seat)  # a part of the plan
        offered, seen = await room.offer(seat), await room.view(seat)
        room = await house.again(room)
        assert await room.offer(seat) == offered
        assert await room.view(seat) == seen
        await answer(room, seat)

    any_house(test)


def _to_a_battle() -> tuple[str, list[tuple[int, str]]]:
    """A seed and actions that lead to a battle plan."""
    for seed in map(str, range(100)):
        random, actions = Random(seed), []
        g = find("classic").new(3, {"mode": "basic"}, seed)
        while (seats := asked(g)) and len(actions) < 300:
            if type(g.stack[-1]).__name__ == "BattlePlans":
                return seed, actions
            actions.append((seats[0], random.choice(options(g, seats[0]))))
            play(g, *actions[-1])
    raise AssertionError("no battle in these games")


def test_several_actions_are_played_whole_or_not_at_all(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        offer = await room.offer(0)
        with pytest.raises(NotOffered) as refused:
            await room.act(0, offer.seq, [offer.options[0].action, "send 99"])
        assert refused.value.at == 1
        assert await room.offer(0) == offer
        assert room.row.seq == 1
        assert await house.store.entries(room.row.id, 1) == []

    house(test)


def test_what_is_refused_changes_nothing(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, None)
        with pytest.raises(Conflict):
            await room.act(0, 0, ["send 1"])
        await room.join(CLEO)
        seq, action = room.seq(0), (await room.offer(0)).options[0].action
        for wrong in (seq - 1, seq + 1):
            with pytest.raises(Stale) as stale:
                await room.act(0, wrong, [action])
            assert stale.value.seq == seq
        with pytest.raises(NotOffered):
            await room.act(0, seq, ["send 99"])
        with pytest.raises(NotOffered):
            await room.act(0, seq, [])
        with pytest.raises(NotFound):
            await room.act(3, seq, [action])
        await room.act(0, seq, [action])
        with pytest.raises(NotYourTurn):
            await room.act(0, room.seq(0), [action])
        with pytest.raises(NotFound):
            await house.rooms.get("nothing")

    house(test)


def test_two_at_once_and_one_is_stale(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        actions = [option.action for option in (await room.offer(0)).options[:2]]
        done = await asyncio.gather(
            *(room.act(0, room.seq(0), [action]) for action in actions), return_exceptions=True
        )
        assert [type(each) for each in done] == [int, Stale]

    house(test)


def test_of_two_processes_one_is_first_and_the_other_catches_up(any_house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        elsewhere = House(house.address)
        await elsewhere.open()
        other = await elsewhere.rooms.get(room.row.id)
        other.store.listeners.clear()  # it isn't told, so it must find out
        await answer(room, 0)
        with pytest.raises(Stale) as stale:
            await answer(other, 0)
        assert stale.value.seq == room.seq(0)
        behind = room.seq(1)  # it may be told before it acts
        await answer(other, 1)
        with pytest.raises(Stale):
            await room.act(1, behind, ["send 1"])
        assert room.game.dump(room.g) == other.game.dump(other.g)
        await elsewhere.shut()

    any_house(test)


def test_when_the_store_fails_nothing_has_happened(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        offer, view = await room.offer(0), await room.view(0)
        append = house.store.append

        async def full(*_: object) -> None:
            raise StoreUnavailable("the disk is full")

        async with room.listen(1) as frames:
            await next_of(frames, "hello")
            monkeypatch.setattr(house.store, "append", full)
            with pytest.raises(Unavailable):
                await answer(room, 0)
            assert (await room.offer(0), await room.view(0)) == (offer, view)
            monkeypatch.setattr(house.store, "append", append)
            await answer(room, 0)
            assert (await next_of(frames, "update"))["seq"] == 2

    house(test)


def test_an_append_that_was_kept_although_nobody_said_so_is_found(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        append = house.store.append

        async def lost(*args: Any) -> None:
            await append(*args)
            raise StoreUnavailable("the connection was lost")

        monkeypatch.setattr(house.store, "append", lost)
        with pytest.raises(Unavailable):
            await answer(room, 0)
        monkeypatch.setattr(house.store, "append", append)
        with pytest.raises(Stale):
            await answer(room, 0)
        assert room.seq(0) == 2

    house(test)


def test_who_listens_learns_what_was_kept_although_nobody_said_so(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if nobody asks again, and the store is away for longer."""

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        append, read = house.store.append, house.store.table

        async def lost(*args: Any) -> None:
            await append(*args)
            raise StoreUnavailable("the connection was lost")

        async def away(*_: Any) -> None:
            monkeypatch.setattr(house.store, "table", read)
            raise StoreUnavailable("no connection")

        monkeypatch.setattr(house.store, "append", lost)
        monkeypatch.setattr(house.store, "table", away)
        async with room.listen(1) as frames:
            await next_of(frames, "hello")
            with pytest.raises(Unavailable):
                await answer(room, 0)
            assert (await next_of(frames, "update"))["seq"] == 2

    house(test)


def test_who_goes_away_while_it_is_written_leaves_nothing_half_done(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        append, writing = house.store.append, asyncio.Event()

        async def slow(*args: Any) -> None:
            writing.set()
            await append(*args)

        monkeypatch.setattr(house.store, "append", slow)
        async with room.listen(1) as frames:
            await next_of(frames, "hello")
            acting = asyncio.create_task(answer(room, 0))
            await writing.wait()
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            await quiet(room)
            assert room.row.seq == len(await house.store.entries(room.row.id))
            await answer(room, 1)
            assert await next_of(frames, "update")

    house(test)


def test_a_game_of_other_rules_is_kept_and_says_so(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        entry = msgspec.structs.replace((await house.store.entries(room.row.id))[0], number=2, kind="action")
        entry.seat, entry.action = 0, "send 99"  # what these rules don't offer
        row: Table = msgspec.structs.replace(room.row, seq=2)
        await house.store.append(row, [entry])
        monkeypatch.setattr(type(room.game), "rules_version", 2)
        room = await house.again(room)
        assert room.shown().broken is not None
        assert "send 99" in room.shown().broken
        assert (await room.view(0)).view is not None
        with pytest.raises(Unavailable):
            await room.act(0, room.seq(0), ["send 1"])

    house(test)


def test_rooms_that_nobody_uses_are_put_away(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        used = await house.table(ANNA, BEN)
        async with used.listen(0):
            house.now.time += 1000
            await house.rooms.tick()
            assert len(house.rooms) == 1
        assert (await house.rooms.get(room.row.id)) is not room

    house(test)


def test_where_many_tables_are_looked_at_they_are_put_away_sooner(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        for _ in range(3):
            await house.table(ANNA, BEN)
        house.now.time += hall.BRIEFLY + 1
        await house.rooms.tick()
        assert len(house.rooms) == 3
        monkeypatch.setattr(hall, "CROWDED", 2)
        await house.rooms.tick()
        assert len(house.rooms) == 0

    house(test)
