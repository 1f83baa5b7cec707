"""Whole short games: two people with a spectator, everything each of them is sent held against what they may know."""

import io
import json
import random
import time
from contextlib import ExitStack, redirect_stdout
from typing import Any

import bot_over_http
import msgspec
import pytest

from landsraad.table import find
from live import Person
from socket_client import Client, merged


@pytest.mark.parametrize(("game", "seats", "most"), [("classic", 3, 250), ("imperium", 3, 250)])
def test_everybody_is_sent_exactly_what_they_may_know(live, game, seats, most):
    people = [live.person() for _ in range(2)]
    table = people[0].table(game, seats, players=["me", "open", *["random"] * (seats - 2)])["id"]
    people[1].ok("POST", f"tables/{table}/join")
    room = live.server.rooms._rooms[table]
    chance = random.Random(game)
    with ExitStack() as stack:
        eyes = [(0, people[0]), (1, people[1]), (None, live.stranger())]
        clients = [
            Client(stack.enter_context(person.socket(table, seat, since=0)), seat) for seat, person in eyes
        ]
        for _ in range(most):
            quiet(room)
            for client in clients:
                client.catch_up(room.seq(client.seat))
                compare(client, room)
            asked = [client for client in clients if client.options]
            if not asked:
                break
            client = chance.choice(asked)
            action = chance.choice(client.options)
            person = people[client.seat]
            person.ok("POST", f"tables/{table}/actions", seat=client.seat, seq=client.seq, actions=[action])
        for client in clients:
            assert len(client.entries) == client.seq, "no number was left out"


def quiet(room: Any) -> None:
    """Until no bot plays any more."""
    while room.driver is not None:
        time.sleep(0.002)


def compare(client: Client, room: Any) -> None:
    """What a client made of its messages is what the game shows those eyes, and no more."""
    expected = msgspec.to_builtins(room.game.view(room.g, client.seat), str_keys=True)
    assert client.view == merged(None, json.loads(json.dumps(expected)))
    for entry in client.entries:
        if entry.get("action") and room.row.status == "running":
            assert entry["seat"] == client.seat, "another seat's action is told by its events alone"


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_a_bot_of_another_language_plays_a_whole_game(live, game, monkeypatch):
    """docs/bot_over_http.py, as its author would run it."""
    monkeypatch.setattr(bot_over_http, "PATIENCE", 0.002)
    token = live.person().ok("POST", "me/tokens", name="bot")["token"]
    with redirect_stdout(io.StringIO()) as said:
        bot_over_http.main(live.url, token, game)
    assert said.getvalue().strip() in ("won", "lost")
    (table,) = Person(live, token).ok("GET", "tables?mine=1")
    assert table["status"] == "finished"
    assert find(game).id == table["game"]


def test_two_bots_meet_at_a_table(live, monkeypatch):
    monkeypatch.setattr(bot_over_http, "PATIENCE", 0.002)
    host = live.person()
    table = host.table("imperium", 3, players=["random", "open", "random"])["id"]
    token = live.person().ok("POST", "me/tokens", name="bot")["token"]
    with redirect_stdout(io.StringIO()):
        bot_over_http.main(live.url, token, "--at", table)
    assert host.ok("GET", f"tables/{table}")["status"] == "finished"
