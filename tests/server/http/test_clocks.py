"""Clocks and time-outs as people use them, over HTTP."""

import asyncio
import json
import time
from typing import Any

import pytest

from live import Live, Person

PATIENCE = 30.0


def until(person: Person, table: str, wanted: Any) -> dict[str, Any]:
    """The table, once it is as wanted."""
    late = time.monotonic() + PATIENCE
    while not wanted(now := person.ok("GET", f"tables/{table}")):
        assert time.monotonic() < late, now
        time.sleep(0.05)
    return now


def timed(live: Live, timeout: str) -> tuple[Person, str]:
    person = live.person()
    clock = {"mode": "live", "base": 0.3, "increment": 1}
    made = person.table("classic", 2, players=["me", "me"], clock=clock, timeout=timeout)
    return person, made["id"]


def kinds(person: Person, table: str) -> list[str]:
    return [entry["kind"] for entry in person.ok("GET", f"tables/{table}/entries")]


def test_who_is_too_late_is_played_for_by_a_bot_and_may_come_back(live: Live) -> None:
    person, table = timed(live, "bot")
    now = until(person, table, lambda now: any(seat["bot"] for seat in now["seats"]))
    seat = next(number for number, seat in enumerate(now["seats"]) if seat["bot"])
    assert "timeout" in kinds(person, table)
    back = person.ok("POST", f"tables/{table}/bot", seat=seat)
    assert back["seats"][seat]["bot"] is None


def test_who_is_too_late_is_skipped(live: Live) -> None:
    person, table = timed(live, "skip")
    begun = len(kinds(person, table))
    until(person, table, lambda now: now["seq"] > begun)
    entries = person.ok("GET", f"tables/{table}/entries?seat=0")
    assert "clock" in {entry["by"] for entry in entries if "by" in entry}
    assert all(seat["bot"] is None for seat in person.ok("GET", f"tables/{table}")["seats"])


def test_a_table_waits_for_who_is_too_late(live: Live) -> None:
    person, table = timed(live, "pause")
    late = time.monotonic() + PATIENCE
    while "timeout" not in kinds(person, table):
        assert time.monotonic() < late
        time.sleep(0.05)
    with person.socket(table, 0) as socket:
        assert json.loads(socket.recv(PATIENCE))["clock"]["paused"]


@pytest.mark.parametrize(("away", "left"), [(0, 0), (1000, 1)])
def test_days_for_a_move_wait_for_a_vacation(live: Live, away: float, left: int) -> None:
    person = live.person()
    if away:
        person.ok("PATCH", "me", vacation_until=time.time() + away)
    clock = {"mode": "days", "days": 0.5 / 86_400}
    table = person.table("classic", 2, players=["me", "me"], clock=clock, timeout="bot")["id"]
    time.sleep(1)  # the time for a move
    asyncio.run_coroutine_threadsafe(live.server.rooms.tick(), live.loop).result(PATIENCE)
    assert ("timeout" in kinds(person, table)) != bool(left)
