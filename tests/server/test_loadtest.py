"""The measurement measures what it says: what it counts is in the store, and it refuses what would do harm."""

import asyncio
import json

import pytest

from landsraad.cli import main
from landsraad.server.loadtest import Plan, report
from landsraad.server.loadtest.actions import actions
from landsraad.server.loadtest.figures import waits
from landsraad.server.loadtest.games import prepared
from landsraad.server.store import Filter, open_store

SMALL = Plan(game="imperium", seats=2, tables=4, sockets=12, seconds=2, rate=50, pushing=10, stored=250)


def stored(address: str) -> int:
    """Actions in the store: the start of a game is an entry too."""

    async def count() -> int:
        store = await open_store(address)
        tables = await store.tables(Filter())
        await store.close()
        return sum(table.seq - 1 for table in tables)

    return asyncio.run(count())


def test_what_was_acknowledged_is_in_the_store(address):
    found = asyncio.run(actions(address, SMALL))
    assert found.flat_out.answered.count > 20
    assert 60 <= found.at_a_pace.answered.count <= 101
    assert 0 < found.at_a_pace.answered.p50_ms <= found.at_a_pace.answered.p99_ms
    assert stored(address) == found.flat_out.answered.count + found.at_a_pace.answered.count


def test_a_report_has_every_part():
    found = report(SMALL)
    assert found.rooms.answered.count > 20
    assert found.pushes.answered.count == 20
    assert found.pushes.received.count == 20 * 12 / 4, "everybody who listens has every action"
    assert found.pushes.received.p50_ms >= found.pushes.answered.p50_ms / 10
    assert found.memory.connected_table_kb > found.memory.table_kb
    assert found.memory.server_kb > 10_000
    assert found.lists.lists["mine"].count == 50
    assert found.lists.walk_ms > 0


def test_waits():
    assert waits([]).count == 0
    found = waits([number / 1000 for number in range(1, 101)])
    assert (found.count, found.p50_ms, found.p99_ms, found.worst_ms) == (100, 51.0, 100.0, 100.0)


def test_a_database_with_games_of_people_is_left_alone(address, capsys):
    asyncio.run(prepared(address, SMALL, 1))
    assert main(["loadtest", "rooms", "--db", address]) == 2
    assert "holds games" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["walls"], "no part 'walls'"),
        (["--seconds", "1000"], "--seconds: Expected `float` <= 60"),
        (["--tables", "0"], "--tables: Expected `int` >= 1"),
        (["--sockets", "5000"], "--sockets: Expected `int` <= 2000"),
        (["--game", "chess"], "no game 'chess'"),
    ],
)
def test_what_is_not_measured(arguments, told, capsys):
    assert main(["loadtest", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_from_the_command_line(capsys):
    wanted = ["loadtest", "lists", "--seats", "2", "--stored", "150", "--seconds", "0.1"]
    assert main([*wanted, "--json"]) == 0
    out = capsys.readouterr().out
    assert json.loads(out)["lists"]["stored"] == 150
    assert json.loads(out)["actions"] is None
    assert main(wanted) == 0
    assert "walk_ms" in capsys.readouterr().out
