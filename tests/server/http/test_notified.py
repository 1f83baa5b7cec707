"""Whoever is asked and doesn't look is told, and nobody else."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep, time

from live import Live, Person
from receivers import Web, web

PATIENCE = 30  # seconds


@contextmanager
def hook() -> Iterator[Web]:
    """A webhook's receiver in a thread of its own."""
    ready, end, found = threading.Event(), asyncio.Event(), []

    async def receive() -> None:
        async with web() as there:
            found.append((there, asyncio.get_running_loop()))
            ready.set()
            await end.wait()

    thread = threading.Thread(target=lambda: asyncio.run(receive()))
    thread.start()
    ready.wait(10)
    there, loop = found[0]
    try:
        yield there
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join(10)


def settled(live: Live) -> None:
    """Until what was to be sent is sent."""
    asyncio.run_coroutine_threadsafe(live.server.notifier.drained(), live.loop).result(PATIENCE)
    asyncio.run_coroutine_threadsafe(live.server.notifier.drained(), live.loop).result(PATIENCE)


def play_until_asked(person: Person, other: Person, table: str) -> None:
    """`other`, on both other seats, plays until it is the turn of `person`."""
    while not person.ok("GET", f"tables/{table}/options?seat=1")["options"]:
        offers = {seat: other.ok("GET", f"tables/{table}/options?seat={seat}") for seat in (0, 2)}
        seat, offer = next((seat, offer) for seat, offer in offers.items() if offer["options"])
        action = offer["options"][0]["action"]
        other.ok("POST", f"tables/{table}/actions", seat=seat, seq=offer["seq"], actions=[action])


def test_a_webhook_hears_of_its_move_unless_somebody_looks(live):
    with hook() as there:
        host, friend = live.person(), live.person()
        friend.ok("PATCH", "me", webhook=there.url)
        table = host.table("imperium", 3, players=["me", "open", "me"], name="Sietch")["id"]
        friend.ok("POST", f"tables/{table}/join")
        play_until_asked(friend, host, table)
        settled(live)
        assert len(there.got) == 1
        message = json.loads(there.got[0][1])
        assert message["table"] == table
        assert "Sietch" in message["text"] == message["content"]
        assert message["url"].endswith(f"/t/{table}")
        with friend.socket(table, 1) as socket:
            socket.recv(10)
            moves(friend, table, 1)
            play_until_asked(friend, host, table)
            settled(live)
        assert len(there.got) == 1


def test_a_webhook_named_in_the_middle_of_a_game_hears_of_the_next_move(live):
    with hook() as there:
        host, friend = live.person(), live.person()
        table = host.table("imperium", 3, players=["me", "open", "me"])["id"]
        friend.ok("POST", f"tables/{table}/join")
        play_until_asked(friend, host, table)
        settled(live)
        friend.ok("PATCH", "me", webhook=there.url)
        moves(friend, table, 1)
        play_until_asked(friend, host, table)
        settled(live)
        assert len(there.got) == 1


def test_a_webhook_is_reminded_when_the_days_for_a_move_are_nearly_over(live, monkeypatch):
    with hook() as there:
        host, friend = live.person(), live.person()
        friend.ok("PATCH", "me", webhook=there.url)
        clock = {"mode": "days", "days": 2}
        table = host.table("imperium", 3, players=["me", "open", "me"], name="Sietch", clock=clock)["id"]
        friend.ok("POST", f"tables/{table}/join")
        play_until_asked(friend, host, table)
        settled(live)
        assert len(there.got) == 1
        monkeypatch.setattr(live.server.rooms, "now", lambda: time() + 1.8 * 86400)
        limit = time() + PATIENCE
        while len(there.got) < 2 and time() < limit:
            sleep(0.1)
        sleep(1.2)
        assert [json.loads(body)["text"].partition("/t/")[0] for _, body in there.got] == [
            "It is your move at “Sietch”. ",
            "Your time at “Sietch” is nearly over, and it is still your move. ",
        ]


def moves(person: Person, table: str, seat: int) -> None:
    """Plays until it is not asked."""
    while (offer := person.ok("GET", f"tables/{table}/options?seat={seat}"))["options"]:
        action = offer["options"][0]["action"]
        person.ok("POST", f"tables/{table}/actions", seat=seat, seq=offer["seq"], actions=[action])
