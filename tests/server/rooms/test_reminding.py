"""Who is reminded that the time for an answer is nearly over, with a time that the tests say."""

from collections.abc import Callable, Sequence

import pytest

from house import ANNA, BEN, CLEO, House, Playing, answer
from landsraad.server.rooms import Room
from landsraad.server.store import Clock, Table, Terms

Running = Callable[[Playing], None]
HOUR = 3600.0
TWO_DAYS = Terms(clock=Clock(mode="days", days=2))
WINDOW_SEED = "7"  # somebody holds the Karama


class Told(list[tuple[str, tuple[int, ...]]]):
    """The reminders of a house."""

    def by(self, house: House) -> "Told":
        house.rooms.on_near = self.add
        return self

    def add(self, row: Table, seats: Sequence[int]) -> None:
        self.append((row.id, tuple(seats)))


async def _later(house: House, hours: float) -> None:
    house.now.time += hours * HOUR
    await house.rooms.tick()


@pytest.mark.parametrize(("days", "reminded_at"), [(2.0, 36.0), (1.0, 18.0), (7.0, 156.0)])
def test_the_last_quarter_but_at_most_twelve_hours(house: Running, days: float, reminded_at: float) -> None:
    async def test(house: House) -> None:
        told = Told().by(house)
        room = await house.table(ANNA, BEN, terms=Terms(clock=Clock(mode="days", days=days)))
        await answer(room, 0)
        await _later(house, reminded_at - 0.1)
        assert told == []
        await _later(house, 0.2)
        assert told == [(room.row.id, (1,))]

    house(test)


def test_once_for_each_move_also_after_a_restart(any_house: Running) -> None:
    async def test(house: House) -> None:
        told = Told().by(house)
        room = await house.table(ANNA, BEN, terms=TWO_DAYS)
        await _later(house, 37)
        assert told == [(room.row.id, (0, 1))]
        await _later(house, 1)
        room = await house.again(room)
        told.by(house)
        await _later(house, 1)
        assert len(told) == 1
        for seat in (0, 1, 1):
            await answer(room, seat)
        assert room.row.shown == (0,)
        await _later(house, 37)
        assert told[1:] == [(room.row.id, (0,))]

    any_house(test)


def test_by_one_of_two_servers(any_house: Running) -> None:
    async def test(house: House) -> None:
        elsewhere = House(house.address)
        await elsewhere.open()
        told = Told().by(house).by(elsewhere)
        room = await house.table(ANNA, BEN, terms=TWO_DAYS)
        elsewhere.now.time += 37 * HOUR
        await _later(house, 37)
        await elsewhere.rooms.tick()
        assert told == [(room.row.id, (0, 1))]
        await elsewhere.shut()

    any_house(test)


@pytest.mark.parametrize("clock", [Clock(), Clock(mode="live", base=60 * HOUR, days=2.5)])
def test_only_at_tables_with_days(house: Running, clock: Clock) -> None:
    async def test(house: House) -> None:
        told = Told().by(house)
        await house.table(ANNA, BEN, terms=Terms(clock=clock))
        for _ in range(59):
            await _later(house, 1)
        assert told == []

    house(test)


async def _window(house: House) -> Room:
    room = await house.table(ANNA, BEN, CLEO, seed=WINDOW_SEED, terms=TWO_DAYS)
    for _ in range(3):
        await answer(room, room.row.asked[0], -1)
    assert len(room.row.asked) == 1
    assert room.row.shown == ()
    return room


def test_nobody_is_reminded_of_a_window(house: Running) -> None:
    async def test(house: House) -> None:
        told = Told().by(house)
        await _window(house)
        for _ in range(47):
            await _later(house, 1)
        assert told == []

    house(test)
