"""Rooms of the toy game for tests, with a clock that only moves when it is told to."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import toy
from landsraad.server.rooms import Bots, NewTable, Room, Rooms, installed
from landsraad.server.store import Seat, Store, User, open_store

ANNA, BEN, CLEO = (User(id=name.lower(), name=name) for name in ("Anna", "Ben", "Cleo"))


class Now:
    """The time, as the test says."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class House:
    """A store with rooms on it, which can be shut and opened again."""

    def __init__(self, address: str) -> None:
        self.address, self.now = address, Now()
        self.store: Store
        self.rooms: Rooms

    async def open(self) -> None:
        self.store = await open_store(self.address)
        self.rooms = Rooms(self.store, Bots(), self.now)

    async def shut(self) -> None:
        await self.rooms.close()
        await self.store.close()

    async def again(self, room: Room) -> Room:
        """The same table after a restart of the server."""
        await self.shut()
        await self.open()
        return await self.rooms.get(room.row.id)

    async def table(self, *players: User | str | None, game: str = "smugglers", **wanted: Any) -> Room:
        """A table with people, kinds of bots, and open seats."""
        for player in players:
            if isinstance(player, User) and await self.store.user(player.id) is None:
                await self.store.add_user(player)
        seats = [_seat(player) for player in players]
        wanted.setdefault("host", ANNA.id)
        wanted.setdefault("seed", "7")
        return await self.rooms.create(NewTable(game=game, seats=seats, **wanted))


def _seat(player: User | str | None) -> Seat:
    if isinstance(player, User):
        return Seat(user=player.id, name=player.name)
    return Seat(bot=player)


Playing = Callable[[House], Awaitable[None]]


@pytest.fixture(autouse=True)
def the_toy_game_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(installed.games(), "smugglers", toy.GAME)


@pytest.fixture
def house(tmp_path: Path) -> Callable[[Playing], None]:
    """Runs a test in a house of its own, on SQLite."""
    return running(str(tmp_path / "games.db"))


@pytest.fixture
def any_house(address: str) -> Callable[[Playing], None]:
    """The same on both databases."""
    return running(address)


def running(address: str) -> Callable[[Playing], None]:
    async def lived(test: Playing) -> None:
        house = House(address)
        await house.open()
        try:
            await test(house)
        finally:
            await house.shut()

    return lambda test: asyncio.run(lived(test))


async def quiet(room: Room) -> None:
    """Until no bot plays and nothing waits to be done."""
    while waiting := [task for task in (*room.tasks, room.driver) if task is not None]:
        await asyncio.wait(waiting, timeout=10)


async def answer(room: Room, seat: int, which: int = 0) -> str:
    """Play one of the options of a seat."""
    offer = await room.offer(seat)
    action = offer.options[which].action
    await room.act(seat, offer.seq, [action])
    return action


async def play_on(room: Room, actions: int = 10_000) -> int:
    """Let every seat answer with its last option, until the game is over; how many actions that took."""
    played = 0
    while room.row.status == "running" and played < actions:
        await answer(room, room.row.asked[0], -1)
        played += 1
    return played


async def next_of(frames: Any, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        frame: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(anext(frames), 30))
        if frame["type"] == kind:
            return frame
