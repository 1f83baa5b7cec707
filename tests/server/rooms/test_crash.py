"""Real processes that are killed in the middle of writing: acknowledged means durable."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from house import ANNA, BEN, House, Playing, answer
from landsraad.server.rooms import Room

Running = Callable[[Playing], None]
TESTS = Path(__file__).parents[2]
WRITER = TESTS / "store_writer.py"
AT_WORK = 6  # acknowledged entries


def _writer(address: str, rooms: list[Room]) -> subprocess.Popen[str]:
    tables = [room.row.id for room in rooms]
    path = {"PYTHONPATH": f"{TESTS}:{TESTS.parent / 'docs'}"}
    return subprocess.Popen(
        [sys.executable, WRITER, address, *tables], stdout=subprocess.PIPE, text=True, env=path
    )


def _killed(writers: list[subprocess.Popen[str]], seconds: float) -> list[tuple[str, int]]:
    """What was acknowledged by writers that are killed some time after all of them are at work."""
    lines = []
    for writer in writers:
        assert writer.stdout is not None
        lines += [writer.stdout.readline() for _ in range(AT_WORK)]
    assert all(lines), "the writer could not begin"
    time.sleep(seconds)
    for writer in writers:
        writer.kill()
    for writer in writers:
        with writer:
            assert writer.stdout is not None
            lines += writer.stdout
    acknowledged = [line.split() for line in lines if line.endswith("\n")]
    return [(table, int(number)) for table, number in acknowledged]


def test_what_was_acknowledged_survives_a_kill(any_house: Running) -> None:
    async def test(house: House) -> None:
        rooms = [await house.table(ANNA, BEN, seed=str(i)) for i in range(8)]
        for round_ in range(4):
            acknowledged = dict(_killed([_writer(house.address, rooms)], 0.05 + round_ * 0.1))
            assert acknowledged
            await house.shut()
            await house.open()
            rooms = [await house.rooms.get(room.row.id) for room in rooms]
            for room in rooms:
                entries = await house.store.entries(room.row.id)
                assert [entry.number for entry in entries] == list(range(1, room.row.seq + 1))
                assert room.row.seq >= acknowledged.get(room.row.id, 0)
                assert room.broken is None
        for room in rooms:
            await answer(room, room.row.asked[-1])

    any_house(test)


def test_two_processes_at_the_same_tables_never_share_a_number(any_house: Running) -> None:
    async def test(house: House) -> None:
        rooms = [await house.table(ANNA, BEN, seed=str(i)) for i in range(8)]
        won = Counter(_killed([_writer(house.address, rooms) for _ in range(2)], 0.7))
        assert len(won) >= 2 * AT_WORK
        assert set(won.values()) == {1}
        for each in rooms:
            room = await house.again(each)
            entries = await house.store.entries(room.row.id)
            assert [entry.number for entry in entries] == list(range(1, room.row.seq + 1))

    any_house(test)
