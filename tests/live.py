"""A real server on loopback in a thread, and people who use it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from landsraad.server.accounts import LIMITS, Limit
from landsraad.server.config import Config
from landsraad.server.http.app import create_app
from landsraad.server.http.server import Server
from landsraad.server.running import listening, served_as

MANY = Limit(100_000, 100_000)
WITHOUT_LIMITS = dict.fromkeys(LIMITS, MANY)
PATIENCE = 60  # seconds that a machine with other work may take
OURS = {"X-Landsraad": "1"}


class Live:
    """A server that runs."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.server: Server
        self._up = threading.Event()
        self._listener = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._failed: BaseException | None = None
        self.people: list[Person] = []

    def _serve(self) -> None:
        app = create_app(self.config)
        settings = served_as(app)
        with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
            runner.run(self._run(app, settings))

    async def _run(self, app: Litestar, settings: uvicorn.Config) -> None:
        try:
            async with app.lifespan():
                self.server, self.loop = app.state.server, asyncio.get_running_loop()
                self._uvicorn = uvicorn.Server(settings)
                self._up.set()
                await self._uvicorn.serve(sockets=[self._listener])
        except BaseException as error:
            self._failed = error
            raise
        finally:
            self._up.set()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(PATIENCE)
        if self._failed is not None:
            raise self._failed
        return self

    def __exit__(self, *_: object) -> None:
        for person in self.people:
            person.http.close()
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def person(self, name: str | None = None, **more: Any) -> Person:
        person = Person(self)
        person.ok("POST", "guest", **({"name": name} if name else {}), **more)
        return person

    def stranger(self) -> Person:
        return Person(self)


class Person:
    """A browser: its cookies and calls."""

    def __init__(self, live: Live, token: str = "") -> None:
        self.live = live
        headers = {"Authorization": f"Bearer {token}"} if token else OURS
        self.http = httpx.Client(base_url=live.url + "/api/", headers=headers, timeout=PATIENCE)
        live.people.append(self)

    def call(self, method: str, path: str, /, **body: Any) -> httpx.Response:
        if method in ("GET", "DELETE") and not body:
            return self.http.request(method, path)
        return self.http.request(method, path, json=body)

    def ok(self, method: str, path: str, /, **body: Any) -> Any:
        answer = self.call(method, path, **body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, /, **body: Any) -> str:
        """The type of the problem document, which is whole."""
        answer = self.call(method, path, **body)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        document = answer.json()
        assert document["status"] == answer.status_code
        assert document["title"]
        return str(document["type"])

    @property
    def id(self) -> str:
        return str(self.ok("GET", "me")["id"])

    def table(self, game: str = "classic", seats: int = 2, **more: Any) -> dict[str, Any]:
        body = {"game": game, "seats": seats, "players": ["me", *["random"] * (seats - 1)], **more}
        made: dict[str, Any] = self.ok("POST", "tables", **body)
        return made

    @contextmanager
    def socket(self, table: str, seat: int | None = None, **query: Any) -> Iterator[ClientConnection]:
        if seat is not None:
            query["seat"] = seat
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.live.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{asked}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        with connect(
            url, additional_headers=headers, origin=self.live.url, open_timeout=PATIENCE, max_size=None
        ) as socket:
            yield socket


def config(db: Any, **more: Any) -> Config:
    return Config(**{"db": str(db), "bots": 1, "limits": WITHOUT_LIMITS, **more})
