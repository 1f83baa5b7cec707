"""Bots think in worker processes; the server goes on, and no table waits forever."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from house import ANNA, BEN, House, Playing, answer, quiet
from landsraad.players import Player, registry
from landsraad.server.rooms import Conflict, bots, installed
from landsraad.table import options

Running = Callable[[Playing], None]


def test_bots_play_a_whole_game_among_themselves(any_house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table("random", "random", game="imperium")
        await quiet(room)
        assert room.row.status == "finished"
        assert {entry.by for entry in await room.entries(0)} == {"bot", "person"}  # the start is nobody's

    any_house(test)


def test_bots_play_on_after_a_restart(house: Running) -> None:
    async def test(house: House) -> None:
        house.rooms.bots.closed = True  # as if the server ended here
        room = await house.table(ANNA, "random")
        assert room.row.asked == (0, 1)
        await house.shut()
        await house.open()
        await house.rooms.resume()
        assert len(house.rooms) == 1
        room = await house.rooms.get(room.row.id)
        await quiet(room)
        assert room.row.asked == (0,)

    house(test)


def test_a_table_that_cannot_be_opened_holds_up_no_other(
    house: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: House) -> None:
        house.rooms.bots.closed = True
        await house.table(ANNA, "random")
        other = await house.table("random", "random", game="imperium")
        monkeypatch.delitem(installed.games(), "smugglers")  # it was uninstalled meanwhile
        await house.shut()
        await house.open()
        running = asyncio.create_task(house.rooms.run())
        for _ in range(6000):
            if house.rooms and "no game 'smugglers'" in caplog.text:  # in whichever order
                break
            await asyncio.sleep(0.01)
        room = await house.rooms.get(other.row.id)
        await quiet(room)
        assert room.row.status == "finished"
        assert not running.done()
        assert "no game 'smugglers'" in caplog.text
        running.cancel()

    house(test)


def test_a_kind_that_is_not_installed_is_refused(house: Running) -> None:
    async def test(house: House) -> None:
        for kind in ("nobody", "os:abort", ""):
            with pytest.raises(Conflict):
                await house.table(ANNA, kind)
        with pytest.raises(Conflict):
            await house.table(ANNA, BEN, game="os:path")

    house(test)


def test_a_worker_that_is_killed_is_replaced(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, "simple", game="imperium")
        killed = set()
        for _ in range(12):
            await asyncio.wait_for(quiet(room), 60)
            pool = house.rooms.bots.pool
            for worker in pool.processes() if pool is not None else ():
                killed.add(worker.pid)
                worker.kill()
            await answer(room, room.row.asked[0])
        await asyncio.wait_for(quiet(room), 60)
        assert len(killed) > 1
        assert room.row.asked == (0,)

    house(test)


def test_what_a_bot_chose_too_late_is_chosen_again(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """And while it thinks the server answers."""

    async def test(house: House) -> None:
        thinking, done = asyncio.Event(), asyncio.Event()

        async def slow(_game: object, _kind: object, _seed: object, g: Any, seat: int) -> str:
            thought = options(g, seat)[-1 if done.is_set() else 0]
            thinking.set()
            await done.wait()
            return thought

        monkeypatch.setattr(bots, "at_once", lambda *_: None)
        monkeypatch.setattr(house.rooms.bots, "choice", slow)
        room = await house.table(ANNA, "random", BEN)
        await thinking.wait()
        await answer(room, 0)
        assert (await room.view(0)).asked == (1, 2)
        await room.set_bot(1, "random")
        again = options(room.g, 1)[-1]
        done.set()
        await quiet(room)
        assert room.row.asked == (2,)
        assert (await room.entries(1))[-1].action == again

    house(test)


def test_a_bot_is_not_told_the_seed_of_the_game(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, seed="secret")
        seeds = [bots.seed_of(room, seat, ahead) for seat in (0, 1) for ahead in (0, 1)]
        assert len(set(seeds)) == 4
        assert not any("secret" in seed for seed in seeds)

    house(test)


def test_bots_of_two_servers_on_one_database_play_one_game(any_house: Running) -> None:
    async def test(house: House) -> None:
        house.rooms.bots.closed = True
        room = await house.table("random", "random", game="imperium")
        elsewhere = House(house.address)
        await elsewhere.open()
        house.rooms.bots.closed = False
        other = await elsewhere.rooms.get(room.row.id)
        room.wake()
        while room.row.status == other.row.status == "running":
            await quiet(room)
            await quiet(other)
            await asyncio.gather(room.refresh(), other.refresh())
        await asyncio.gather(room.refresh(), other.refresh())
        assert room.game.dump(room.g) == other.game.dump(other.g)
        assert room.row.status == "finished"
        await elsewhere.shut()

    any_house(test)


class Orderly(Player):
    """A player that wants to be left alone before it answers anything."""

    eager = True

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def decide(self, view: Any, options: list[str]) -> str:
        return options[0]

    def volunteer(self, view: Any, offered: Callable[[], list[str]]) -> str | None:
        return next((action for action in offered() if action.endswith("pass")), None)


def test_a_bot_may_do_something_unasked(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "make", lambda kind, game, seed: Orderly(seed))

    async def test(house: House) -> None:
        async def here(thinking: Callable[[], str]) -> str:
            return thinking()

        monkeypatch.setattr(house.rooms.bots, "asked", here)
        room = await house.table(ANNA, "random")
        await quiet(room)
        ordered, sent = [entry.action for entry in await room.entries(1)][1:]
        assert ordered == "~order karama pass"
        assert sent is not None
        assert sent.startswith("send ")

    house(test)


def test_a_bot_that_fails_is_answered_for(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        async def nothing(_: object) -> None:
            return None

        monkeypatch.setattr(house.rooms.bots, "asked", nothing)
        room = await house.table(ANNA, "simple", game="imperium")
        for _ in range(3):
            await quiet(room)
            await answer(room, room.row.asked[0])
        await quiet(room)
        assert room.row.asked == (0,)

    house(test)


def test_people_do_not_wait_for_bots_among_themselves(house: Running) -> None:
    async def test(house: House) -> None:
        alone, attended = await house.table("random", "random"), await house.table(ANNA, "random")
        turns = house.rooms.bots
        async with turns.in_turn(alone):
            another = asyncio.create_task(turns.in_turn(alone).__aenter__())
            async with turns.in_turn(attended):
                assert not another.done()
        await another

    house(test)
