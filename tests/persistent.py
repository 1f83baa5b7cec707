"""People and bots who play on whatever happens to their server, and remember every answer that it gave.

    python tests/persistent.py --rounds 20                     SQLite, in a temporary folder
    python tests/persistent.py --rounds 20 --postgres          a PostgreSQL server of its own; it is killed too, in turns

Each round kills the server (`kill -9`) while everybody plays, starts it again and waits until every table has gone on. At the end what
was acknowledged is compared with what is stored, and each client's view with the server's.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from databases import Postgres, initdb
from ports import Port
from socket_client import merged

TESTS = Path(__file__).parent
PATIENCE = 60.0  # seconds for a server to begin, and for a table to go on
LOST = (httpx.TransportError, WebSocketException, OSError, EOFError)
PAUSE = 0.02  # seconds until somebody who isn't asked, or finds nobody, looks again
OURS = {"X-Landsraad": "1"}


class Host:
    """`landsraad serve` as a process that can be killed, always at the same port."""

    def __init__(self, db: str, log: Path) -> None:
        self.db, self.log, self.port = db, log, Port()
        self.begin()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port.number}"

    def begin(self) -> None:
        """Start it, and wait until it serves."""
        wanted = ["--db", self.db, "--port", str(self.port.number), "--bots", "1"]
        command = [sys.executable, "-m", "landsraad.cli", "serve", *wanted]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        assert self.url in self.process.stdout.readline(), self.log.read_text()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


class Person:
    """Plays one seat in a thread of its own, at random, until it is told to stop."""

    def __init__(self, url: str, cookies: dict[str, str], table: str, seat: int) -> None:
        self.url, self.cookies, self.table, self.seat = url, cookies, table, seat
        self.chance = random.Random(f"{table}{seat}")
        self.acknowledged: list[tuple[int, str]] = []  # the seat's number, and what it played there
        self.lost = 0  # how often the server was gone
        self.wrong: list[str] = []
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                self.play()
            except LOST:
                self.lost += 1
                time.sleep(PAUSE)
            except Exception as error:
                self.wrong.append(f"{type(error).__name__}: {error}")
                raise

    def play(self) -> None:
        raise NotImplementedError

    def refused(self, problem: str) -> None:
        """What may happen to somebody who does nothing wrong."""
        if problem not in ("stale", "not_your_turn", "unavailable", "conflict"):
            self.wrong.append(problem)
        time.sleep(PAUSE)


class Caller(Person):
    """Uses calls alone, and asks again and again."""

    def play(self) -> None:
        with httpx.Client(base_url=f"{self.url}/api/", cookies=self.cookies, headers=OURS, timeout=5) as http:
            while not self.stopped.is_set():
                self.once(http)

    def once(self, http: httpx.Client) -> None:
        answer = http.get(f"tables/{self.table}/options?seat={self.seat}")
        if not answer.is_success:
            return self.refused(answer.json()["type"])
        offer = answer.json()
        if not offer["options"]:
            time.sleep(PAUSE)
            return None
        action = self.chance.choice(offer["options"])["action"]
        body = {"seat": self.seat, "seq": offer["seq"], "actions": [action]}
        answer = http.post(f"tables/{self.table}/actions", json=body)
        if not answer.is_success:
            return self.refused(answer.json()["type"])
        self.acknowledged.append((answer.json()["seq"], action))
        return None


class Listener(Person):
    """Uses the socket, as the browser does: subscribes again with the last number it knows."""

    view: Any = None
    seq = 0
    tried: tuple[int, str] = (0, "")

    def play(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        with connect(
            f"{address}?seat={self.seat}&since={self.seq}",
            additional_headers={"Cookie": cookie},
            origin=self.url,
            open_timeout=5,
            max_size=None,
        ) as socket:
            while not self.stopped.is_set():
                with suppress(TimeoutError):
                    self.hear(socket, json.loads(socket.recv(0.5)))

    def hear(self, socket: Any, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                self.view, self.seq = merged(None, message["view"]), message["seq"]
                self.tried = (0, "")  # what was sent and not acknowledged may never have come
                self.answer(socket, message["options"])
            case "update":
                self.view, self.seq = merged(self.view, message["patch"]), message["seq"]
                self.answer(socket, message.get("options"))
            case "ack":
                self.acknowledged.append((message["seq"], self.tried[1]))
            case "problem":
                self.refused(message["problem"])
                if message["problem"] == "unavailable":
                    self.send(socket)

    def answer(self, socket: Any, options: list[str] | None) -> None:
        if options and self.tried[0] != self.seq:
            self.tried = (self.seq, self.chance.choice(options))
            self.send(socket)

    def send(self, socket: Any) -> None:
        seq, action = self.tried
        socket.send(json.dumps({"do": "act", "id": 1, "seq": seq, "actions": [action]}))


class Evening:
    """Tables of both games, with people who call, people who listen, and bots."""

    def __init__(self, host: Host, tables: int) -> None:
        self.host = host
        self.people: list[Person] = []
        self.tables: dict[str, dict[str, str]] = {}  # with the cookies of whoever made it
        for number in range(tables):
            self.begin(("classic", "imperium")[number % 2])

    def begin(self, game: str) -> None:
        """A table: one who calls, one who listens, a bot that thinks, a bot that doesn't."""
        with httpx.Client(base_url=f"{self.host.url}/api/", headers=OURS, timeout=PATIENCE) as http:
            http.post("guest", json={}).raise_for_status()
            cookies = dict(http.cookies)
            body = {"game": game, "seats": 4, "players": ["me", "me", "simple", "random"]}
            made = http.post("tables", json=body)
            made.raise_for_status()
        table = made.json()["id"]
        self.tables[table] = cookies
        for seat, kind in enumerate((Caller, Listener)):
            person = kind(self.host.url, cookies, table, seat)
            self.people.append(person)
            person.thread.start()

    def numbers(self) -> dict[str, tuple[str, int]]:
        """Status and sequence number of every table."""
        return {table: self.look(table) for table in self.tables}

    def look(self, table: str) -> tuple[str, int]:
        found = httpx.get(f"{self.host.url}/api/tables/{table}", timeout=PATIENCE)
        found.raise_for_status()
        return found.json()["status"], found.json()["seq"]

    def wait_until_all_go_on(self) -> None:
        """Every table that is not over goes on by itself; in place of those that are over others begin."""
        before, late = self.numbers(), time.monotonic() + PATIENCE
        waiting = {table for table, (status, _) in before.items() if status == "running"}
        while waiting:
            assert time.monotonic() < late, (
                f"stuck: {[self.told(table) for table in waiting]}; {self.complaints()}"
            )
            time.sleep(PAUSE)
            waiting = {table for table in waiting if self.look(table) == before[table]}
        running = sum(status == "running" for status, _ in self.numbers().values())
        for _ in range(len(self.tables) and 2 - running):
            self.begin("classic")

    def told(self, table: str) -> dict[str, Any]:
        """How things stand at a table, for whoever has to find out why nothing happens there."""
        address, cookies = f"{self.host.url}/api/tables/{table}", self.tables[table]
        found = {"table": httpx.get(address, cookies=cookies, timeout=PATIENCE).json()}
        for seat in (0, 1):
            for what in ("options", "entries"):
                found[f"{what} {seat}"] = httpx.get(
                    f"{address}/{what}?seat={seat}", cookies=cookies, timeout=PATIENCE
                ).json()
        return found

    def stop(self) -> None:
        for person in self.people:
            person.stopped.set()
        for person in self.people:
            person.thread.join(PATIENCE)
            assert not person.thread.is_alive()

    def complaints(self) -> list[str]:
        return [wrong for person in self.people for wrong in person.wrong]

    def check(self) -> int:
        """What was acknowledged is stored as it was acknowledged; how much that was."""
        assert self.complaints() == []
        for person in self.people:
            with httpx.Client(
                base_url=f"{self.host.url}/api/tables/{person.table}/",
                cookies=person.cookies,
                timeout=PATIENCE,
            ) as http:
                played = {each["seq"]: each for each in entries(http, person.seat)}
                assert sorted(played) == list(range(1, len(played) + 1))
                for seq, action in person.acknowledged:
                    assert (played[seq]["seat"], played[seq]["action"]) == (person.seat, action)
                if isinstance(person, Listener):
                    now = http.get(f"view?seat={person.seat}").json()
                    assert person.seq <= now["seq"]
                    if person.seq == now["seq"]:
                        assert person.view == merged(None, now["view"])
        return self.acknowledged

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)


def entries(http: httpx.Client, seat: int) -> Iterator[dict[str, Any]]:
    since = 0
    while found := http.get(f"entries?seat={seat}&since={since}&limit=1000").raise_for_status().json():
        yield from found
        since = found[-1]["seq"]


def run(host: Host, rounds: int, tables: int, seconds: float, gone: Any = None, *, said: bool = False) -> str:
    """Kill it so many times; `gone` makes the database go and come back, in every second round. What came of it."""
    chance = random.Random(7)
    evening = Evening(host, tables)
    for number in range(rounds):
        time.sleep(chance.uniform(0.2, 1) * seconds)
        if gone is not None and number % 2:
            gone()
        else:
            host.kill()
            host.begin()
        evening.wait_until_all_go_on()
        if said:
            print(f"round {number + 1}: {evening.acknowledged} actions acknowledged", flush=True)
    evening.stop()
    acknowledged = evening.check()
    lost = sum(person.lost for person in evening.people)
    assert lost > 0, "somebody was cut off"
    return f"{rounds} rounds, {len(evening.tables)} tables, {acknowledged} actions acknowledged, none lost"


@contextmanager
def hosted(db: str, folder: Path) -> Iterator[Host]:
    host = Host(db, folder / "log")
    try:
        yield host
    finally:
        host.kill()
        host.port.free()


def goes_and_comes_back(server: Postgres) -> None:
    server.stop("immediate")
    time.sleep(0.5)
    server.start()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play in a round, at most")
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not wanted.postgres:
            with hosted(str(folder / "games.db"), folder) as host:
                print("SQLite:", run(host, wanted.rounds, wanted.tables, wanted.seconds, said=True))
            return
        binaries = initdb()
        assert binaries is not None, "no PostgreSQL on this machine"
        server = Postgres(binaries)
        try:
            with hosted(server.database("fire"), folder) as host:
                said = run(host, wanted.rounds, wanted.tables, wanted.seconds, said=True)
                print("PostgreSQL:", said, flush=True)
                gone = run(
                    host, wanted.rounds, wanted.tables, wanted.seconds, lambda: goes_and_comes_back(server)
                )
                print("PostgreSQL, killed in turns with the server:", gone)
        finally:
            server.remove()


if __name__ == "__main__":
    os.environ.setdefault("PYTHONWARNINGS", "default")
    main()
