"""The socket of a table."""

import json
import random
import socket as sockets
import threading
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from landsraad.server.accounts import Limit
from landsraad.server.http import socket as socket_module
from landsraad.server.rooms import listeners
from landsraad.server.rooms.messages import Present
from landsraad.server.running import LARGEST_MESSAGE
from live import WITHOUT_LIMITS, Live, Person, config
from socket_client import merged

SECONDS = 30


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    return told(socket, (kind,))


def told(socket: ClientConnection, kinds: tuple[str, ...]) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(SECONDS))
        if message["type"] in kinds:
            return message


def ended(socket: ClientConnection) -> int:
    """The code that the server closes with."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(SECONDS)
    assert socket.close_code is not None
    return socket.close_code


def alone(live: Live, game: str = "classic", seats: int = 2) -> tuple[Person, str, int]:
    """A person on every seat of a table, and the seat that is asked."""
    person = live.person()
    table = person.table(game, seats, players=["me"] * seats)["id"]
    return person, table, asked(person, table, seats)


def asked(person: Person, table: str, seats: int) -> int:
    return next(
        seat for seat in range(seats) if person.ok("GET", f"tables/{table}/options?seat={seat}")["options"]
    )


def test_hello_and_an_action_by_the_socket(live):
    person, table, seat = alone(live)
    with person.socket(table, seat, language="en") as socket:
        hello = heard(socket, "hello")
        assert hello["table"]["id"] == table
        assert hello["view"]["own"]
        offer = hello["offer"]
        assert [option["action"] for option in offer["options"]] == hello["options"]
        assert offer["seq"] == hello["seq"]
        assert offer["title"]
        socket.send(json.dumps({"do": "act", "id": 7, "seq": hello["seq"], "actions": [hello["options"][0]]}))
        update, ack = sorted(
            (told(socket, ("update", "ack")) for _ in range(2)), key=lambda message: -len(message)
        )
        assert (ack["id"], ack["seq"]) == (7, update["seq"])
        view = merged(merged(None, hello["view"]), update["patch"])
        assert view == merged(None, person.ok("GET", f"tables/{table}/view?seat={seat}")["view"])


def test_messages_are_not_compressed(live):
    """How long they are must not tell how well a secret goes together with what somebody else said."""
    person, table, seat = alone(live)
    with person.socket(table, seat) as socket:
        assert socket.protocol.extensions == []


def test_without_a_language_there_are_no_offers(live):
    person, table, seat = alone(live)
    with person.socket(table, seat) as socket:
        assert "offer" not in heard(socket, "hello")


@pytest.mark.parametrize("language", ["cs", "pl", "ru"])
def test_offers_are_in_the_clients_language_or_in_english(live, language):
    person, table, seat = alone(live)
    with person.socket(table, seat, language=language) as socket:
        assert heard(socket, "hello")["offer"]["title"]


def test_whoever_was_away_gets_what_was_missed(live):
    person, table, seat = alone(live)
    with person.socket(table, seat) as socket:
        seq = heard(socket, "hello")["seq"]
    for _ in range(5):
        now = asked(person, table, 2)
        offer = person.ok("GET", f"tables/{table}/options?seat={now}")
        person.ok(
            "POST",
            f"tables/{table}/actions",
            seat=now,
            seq=offer["seq"],
            actions=[offer["options"][0]["action"]],
        )
    with person.socket(table, seat, since=seq) as socket:
        hello = heard(socket, "hello")
    assert hello["entries"] == person.ok("GET", f"tables/{table}/entries?seat={seat}&since={seq}")
    assert hello["entries"][0]["seq"] == seq + 1
    assert hello["view"] == person.ok("GET", f"tables/{table}/view?seat={seat}")["view"]


@pytest.mark.parametrize(
    ("sent", "problem"),
    [
        ("hello", "bad_request"),
        ("[]", "bad_request"),
        ('{"do": "dance", "id": 3}', "bad_request"),
        ('{"do": "act", "id": 3}', "bad_request"),
        ('{"do": "act", "id": 3, "seq": 0, "actions": ["x"]}', "stale"),
        ('{"do": "act", "id": 3, "seq": -1, "actions": ["x"]}', "bad_request"),
        ('{"do": "act", "id": 3, "seq": 1, "actions": []}', "bad_request"),
        ('{"do": "chat", "id": 3, "text": ""}', "bad_request"),
        ('{"do": "chat", "id": 3, "text": "psst", "channel": "allies"}', "conflict"),
        ("[" * 100_000, "bad_request"),
        ('{"do": "chat", "id": 3, "text": "' + "x" * 200_000 + '"}', "bad_request"),
    ],
)
def test_what_makes_no_sense_is_answered_and_changes_nothing(live, sent, problem):
    person, table, seat = alone(live)
    with person.socket(table, seat) as socket:
        hello = heard(socket, "hello")
        socket.send(sent)
        answer = heard(socket, "problem")
        assert answer["problem"] == problem
        assert answer["id"] == (3 if '"id": 3' in sent else 0)
        socket.send(json.dumps({"do": "ping"}))
        assert heard(socket, "pong")
    assert person.ok("GET", f"tables/{table}/view?seat={seat}")["seq"] == hello["seq"]


def test_numbers_without_end(live):
    person, table, _ = alone(live)
    for name in ("seat", "since"):
        with person.socket(table, **{name: "0" * 20 + "9" * 5000}) as socket:
            assert heard(socket, "problem")["problem"] == "bad_request"


def test_however_talk_is_spelled_there_are_limits_to_it(tmp_path):
    limits = {**WITHOUT_LIMITS, "chat": Limit(3, 0.01)}
    with Live(config(tmp_path / "games.db", limits=limits)) as live:
        person, table, seat = alone(live)
        with person.socket(table, seat) as socket:
            for _ in range(5):
                socket.send(json.dumps({"id": "x" * 100, "do": "chat", "text": "Spice!"}))
            answers = [told(socket, ("ack", "problem")) for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["ack"] * 3 + ["problem"] * 2
        assert answers[-1]["problem"] == "rate_limited"
        assert len(person.ok("GET", f"tables/{table}/chat")) == 3


def test_a_message_that_is_too_long_ends_it(live):
    person, table, seat = alone(live)
    with person.socket(table, seat) as socket:
        socket.send("x" * LARGEST_MESSAGE + "x")
        assert ended(socket) == 1009


def test_nobody_listens_for_somebody_elses_seat(live):
    _, table, _ = alone(live)
    for who, kind, status in ((live.person(), "forbidden", 403), (live.stranger(), "not_signed_in", 401)):
        with who.socket(table, 0) as socket:
            assert json.loads(socket.recv(SECONDS))["problem"] == kind
            assert ended(socket) == 4000 + status


@pytest.mark.parametrize(
    "query", ["seat=x", "seat=99999999999999999999999", "since=-1", "language=de", "seat=-1"]
)
def test_subscriptions_that_make_no_sense(live, query):
    person, table, _ = alone(live)
    with person.socket(table, **dict([query.split("=")])) as socket:
        assert json.loads(socket.recv(SECONDS))["problem"] in ("bad_request", "not_found")


def test_spectators_watch_and_do_nothing(live):
    person, table, seat = alone(live)
    with live.stranger().socket(table) as socket:
        hello = heard(socket, "hello")
        assert not hello["view"].get("own")
        assert hello["options"] is None
        for message in (
            {"do": "act", "seq": hello["seq"], "actions": ["pass"]},
            {"do": "chat", "text": "Go left!"},
        ):
            socket.send(json.dumps(message))
            assert heard(socket, "problem")["problem"] == "forbidden"
        person.ok("POST", f"tables/{table}/chat", text="Hello", seat=seat)
        assert heard(socket, "chat")["text"] == "Hello"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None])
def test_pages_of_other_sites_get_no_socket(live, origin):
    person, table, seat = alone(live)
    url = f"{live.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    cookie = {"Cookie": f"session={person.http.cookies['session']}"}
    with (
        pytest.raises(InvalidStatus),
        connect(url, additional_headers=cookie, origin=origin, open_timeout=SECONDS),
    ):
        pass


def test_a_bot_needs_no_origin(live):
    person, table, seat = alone(live)
    token = person.ok("POST", "me/tokens", name="bot")["token"]
    url = f"{live.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    with connect(
        url, additional_headers={"Authorization": f"Bearer {token}"}, open_timeout=SECONDS
    ) as socket:
        assert heard(socket, "hello")["options"]


def test_logging_out_everywhere_closes_what_is_open(live):
    person, table, seat = alone(live)
    with person.socket(table, seat) as socket:
        heard(socket, "hello")
        person.ok("POST", "logout-everywhere")
        assert ended(socket) == 4401


def test_what_comes_after_the_end_of_a_session_is_not_answered(live):
    """Even if it was on its way before."""
    person, table, seat = alone(live)
    user, sent = person.id, threading.Event()

    def end() -> None:
        sent.wait(SECONDS)  # the server does nothing else meanwhile
        live.server.sockets.close(user)

    with person.socket(table, seat) as socket:
        heard(socket, "hello")
        live.loop.call_soon_threadsafe(end)
        socket.send(json.dumps({"do": "ping"}))
        sent.set()
        with pytest.raises(ConnectionClosed) as closed:
            heard(socket, "pong")
        assert closed.value.rcvd.code == 4401


def test_logging_out_closes_what_that_session_opened(live):
    person, table, seat = alone(live)
    token = person.ok("POST", "me/tokens", name="bot")["token"]
    bot = Person(live, token)
    with person.socket(table, seat) as socket, bot.socket(table, seat) as other:
        heard(socket, "hello")
        heard(other, "hello")
        person.ok("POST", "logout")
        assert ended(socket) == 4401
        other.send(json.dumps({"do": "ping"}))
        assert heard(other, "pong"), "what a token opened stays"


def test_a_seat_that_changed_hands_is_lost_to_the_open_socket(live):
    host, friend = live.person(), live.person()
    table = host.table("classic", 3, players=["me", "open", "open"])["id"]
    friend.ok("POST", f"tables/{table}/join", seat=1)
    with friend.socket(table, 1) as socket:
        heard(socket, "hello")
        friend.ok("POST", f"tables/{table}/leave")
        with suppress(ConnectionClosed):
            socket.send(json.dumps({"do": "chat", "text": "Still here?"}))
        assert heard(socket, "problem")["problem"] == "forbidden"
        assert ended(socket) == 4403
    assert host.ok("GET", f"tables/{table}/chat") == []


def test_who_is_there_is_told(live):
    person, table, seat = alone(live)
    with live.stranger().socket(table) as watching:
        heard(watching, "hello")
        with person.socket(table, seat) as socket:
            heard(socket, "hello")
            while heard(watching, "present")["seats"] != [seat]:
                pass
        assert heard(watching, "present")["seats"] == []


def deaf(live: Live, table: str) -> sockets.socket:
    """A client that subscribes and then reads nothing."""
    line = sockets.create_connection(("127.0.0.1", int(live.url.rsplit(":", 1)[1])))
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return line


def test_a_client_that_doesnt_read_is_let_go_and_holds_nobody_up(live, monkeypatch):
    monkeypatch.setattr(listeners, "MOST", 50)
    monkeypatch.setattr(socket_module, "PATIENCE", 1.0)
    person, table, seat = alone(live)
    room, line = live.server.rooms._rooms[table], deaf(live, table)
    with person.socket(table, seat) as reading:
        heard(reading, "hello")
        while heard(reading, "present")["seats"] != [seat] or room.listeners.of(None) is None:
            pass
        sent, crowd = 0, 20_000
        while room.listeners.of(None) is not None:
            assert sent < 5000, "it is still there"
            live.loop.call_soon_threadsafe(room.listeners.send, Present(seats=[sent] * crowd))
            while len(seats := heard(reading, "present")["seats"]) < crowd:
                pass  # somebody has really come or gone
            assert seats[0] == sent, "whoever reads gets everything in time"
            sent += 1
    line.close()


def test_an_action_costs_little(live):
    person, table, _ = alone(live, "classic", 6)
    chance, most = random.Random(3), 0
    with person.socket(table, 0, language="en") as socket:
        heard(socket, "hello")
        for _ in range(120):
            seat = asked(person, table, 6)
            offer = person.ok("GET", f"tables/{table}/options?seat={seat}")
            action = chance.choice(offer["options"])["action"]
            person.ok("POST", f"tables/{table}/actions", seat=seat, seq=offer["seq"], actions=[action])
        socket.send(json.dumps({"do": "ping"}))
        while (message := socket.recv(SECONDS)) != '{"type":"pong","id":0}':
            most = max(most, len(message))
    assert 0 < most <= 10_000


def test_logging_out_everywhere_is_heard_by_the_other_server(postgres):
    db = postgres.database("two_servers")
    with Live(config(db)) as one, Live(config(db)) as other:
        person, table, seat = alone(one)
        elsewhere = Person(other)
        elsewhere.http.cookies = person.http.cookies
        with elsewhere.socket(table, seat) as socket:
            heard(socket, "hello")
            person.ok("POST", "logout-everywhere")
            assert ended(socket) == 4401
        assert elsewhere.refused("GET", "me") == "not_signed_in"


def test_a_table_is_played_at_two_servers(postgres):
    db = postgres.database("played_at_two")
    with Live(config(db)) as one, Live(config(db)) as other:
        person, table, seat = alone(one)
        elsewhere = Person(other)
        elsewhere.http.cookies = person.http.cookies
        with elsewhere.socket(table, seat) as socket:
            hello = heard(socket, "hello")
            body = {"seat": seat, "seq": hello["seq"], "actions": [hello["options"][0]]}
            seq = person.ok("POST", f"tables/{table}/actions", **body)["seq"]
            assert heard(socket, "update")["seq"] == seq
            assert elsewhere.refused("POST", f"tables/{table}/actions", **body) == "stale"
