"""The socket of a table: what a seat may know as it happens, and its actions without a call for each.

A client that reads too slowly is let go; it subscribes again with `since` and gets what it missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from ..accounts.limits import foreign
from ..rooms import Room, TooSlow
from ..store import User
from .gate import weigh
from .playing import Text, spoken
from .problems import Problem, understood
from .seats import eyes, own, room_of
from .server import Server
from .types import MOST, Actions, Seq
from .who import COOKIE, caller, origin, server_of

Socket = WebSocket[Any, Any, Any]
Id = int | Annotated[str, msgspec.Meta(max_length=100)]
PATIENCE = 20.0  # seconds that a client may take to read a message
LANGUAGES = ("en", "cs", "pl", "ru")
PROBLEM = 4000  # and the problem's status: the code that a socket is closed with
AT_ONCE = 50  # entries that somebody missed and that weigh as one call
VIEWS = (b'{"type":"hello"', b'{"type":"update"')
LET_GO = 1013  # "try again later"


class Act(msgspec.Struct, tag_field="do", tag="act"):
    """Answered by `ack` or `problem` with the same id."""

    seq: Seq
    actions: Actions
    id: Id = 0


class Say(msgspec.Struct, tag_field="do", tag="chat"):
    text: Text
    channel: Literal["all", "allies"] = "all"
    id: Id = 0


class Ping(msgspec.Struct, tag_field="do", tag="ping"):
    id: Id = 0


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    id: Id
    seq: int


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    id: Id


DECODER = msgspec.json.Decoder(Act | Say | Ping)
ENCODER = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """`?seat=&since=&language=`; without a seat a spectator's, without a language no offers."""
    await socket.accept()
    try:
        line = await _opened(socket, table)
    except Exception as error:
        await _refuse(socket, understood(error))
        return
    await line.run()


async def _opened(socket: Socket, table: str) -> Line:
    server = server_of(socket)
    user = await caller(socket)
    room = await room_of(server, table)
    seat = eyes(room, user, _number(socket, "seat"))
    language = socket.query_params.get("language", "")
    if language and language not in LANGUAGES:
        raise Problem("bad_request", f"language is one of {', '.join(LANGUAGES)}")
    since = _number(socket, "since")
    if since is not None:
        missed = max(0, room.seq(seat) - since)
        weigh(server, user.id if user else origin(socket), "read", missed // AT_ONCE)
    line = Line(socket, server, room, user, seat, since, language)
    if any(server.sockets.of_each[who] >= server.config.sockets for who in line.counted):
        raise Problem(
            "rate_limited", f"more than {server.config.sockets} sockets are open already", retry_after=60
        )
    return line


def _number(socket: Socket, name: str) -> int | None:
    text = socket.query_params.get(name)
    if text in (None, ""):
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and int(text) <= MOST):
        raise Problem("bad_request", f"{name} is a number from 0")
    return int(text)


class Line:
    """One open socket."""

    def __init__(
        self,
        socket: Socket,
        server: Server,
        room: Room,
        user: User | None,
        seat: int | None,
        since: int | None,
        language: str,
    ) -> None:
        self.socket, self.server, self.room, self.user = socket, server, room, user
        self.seat, self.since, self.language = seat, since, language
        self.gone = asyncio.Event()  # what let us in has ended
        address = foreign(socket.client.host) if socket.client else ""
        self.counted = [who for who in (user.id if user else "", address) if who]

    async def run(self) -> None:
        """Until either side has enough."""
        ticket = None
        self.server.sockets.of_each.update(self.counted)
        if self.user is not None:
            session = self.socket.cookies.get(COOKIE, "")
            ticket = self.server.sockets.add(self.user.id, self.room.row.id, session, self.gone.set)
        try:
            await _first(self.send(), self.receive(), self.gone.wait())
            if self.gone.is_set():
                await self._close(PROBLEM + 401)
        except TooSlow:
            await self._close(LET_GO)
        except WebSocketException:
            return  # the client went away
        except Exception as error:
            await _refuse(self.socket, understood(error))
        finally:
            self._count_out()
            if self.user is not None and ticket is not None:
                self.server.sockets.remove(self.user.id, ticket)

    def _count_out(self) -> None:
        of_each = self.server.sockets.of_each
        for who in self.counted:
            of_each[who] -= 1
            if not of_each[who]:
                del of_each[who]

    async def send(self) -> None:
        async with self.room.listen(self.seat, self.since) as frames:
            async for frame in frames:
                ready = await self._with_offer(frame)
                self._still_allowed()
                await self.put(ready)

    def _still_allowed(self) -> None:
        """Who left a seat sees nothing through the eyes of whoever took it."""
        if self.seat is not None:
            own(self.room, self.user, self.seat)

    async def _with_offer(self, frame: bytes) -> bytes:
        """What brings a view brings what is offered in the client's language too, if it named one."""
        if self.seat is None or not self.language or not frame.startswith(VIEWS):
            return frame
        offer = await self.room.offer(self.seat, self.language)
        return b'%s,"offer":%s}' % (frame[:-1], ENCODER.encode(offer))

    async def receive(self) -> None:
        while True:
            message = await self.socket.receive_data(mode="text")
            if self.gone.is_set():
                return  # it came before we could hang up
            seconds = self._wait("play")  # for an action, several are weighed below
            await self.put(self._often(seconds) if seconds else await self.answer(message))

    async def answer(self, message: str) -> bytes:
        """What a message of the client is answered with."""
        try:
            asked = DECODER.decode(message)
        except msgspec.DecodeError as error:
            return _problem(_id_of(message), Problem("bad_request", str(error)))
        except RecursionError:
            return _problem(0, Problem("bad_request", "nested too deeply"))
        try:
            return await self._done(asked)
        except Exception as error:
            return _problem(asked.id, understood(error))

    async def _done(self, asked: Act | Say | Ping) -> bytes:
        if isinstance(asked, Ping):
            return ENCODER.encode(Pong(asked.id))
        seat = self._seat()
        if isinstance(asked, Say) and (seconds := self._wait("chat")):
            return self._often(seconds, asked.id)
        if isinstance(asked, Act) and (seconds := self._wait("play", len(asked.actions) - 1)):
            return self._often(seconds, asked.id)
        if isinstance(asked, Act):
            return ENCODER.encode(Ack(asked.id, await self.room.act(seat, asked.seq, asked.actions)))
        await spoken(self.room, self._user(), seat, asked.text, asked.channel)
        return ENCODER.encode(Ack(asked.id, self.room.seq(seat)))

    def _user(self) -> User:
        if self.user is None:
            raise Problem("not_signed_in")
        return self.user

    def _seat(self) -> int:
        """The seat, which may have been lost since the socket was opened."""
        if self.seat is None:
            raise Problem("forbidden", "spectators watch and listen")
        return own(self.room, self.user, self.seat)

    def _wait(self, kind: str, weight: int = 1) -> float:
        return self.server.limiter.wait(self.user.id if self.user else origin(self.socket), kind, weight)

    def _often(self, seconds: float, number: Id = 0) -> bytes:
        return _problem(
            number, Problem("rate_limited", f"try again in {seconds:.1f} s", retry_after=round(seconds, 1))
        )

    async def put(self, frame: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.socket.send_data(frame.decode(), mode="text")
        except TimeoutError:
            raise TooSlow from None

    async def _close(self, code: int) -> None:
        with suppress(WebSocketException, RuntimeError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.socket.close(code)


async def _first(*works: Coroutine[Any, Any, Any]) -> None:
    """Until the first of them ends; the others are ended, and its error is raised."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _refuse(socket: Socket, problem: Problem) -> None:
    with suppress(WebSocketException, RuntimeError):
        await socket.send_data(_problem(0, problem).decode(), mode="text")
        await socket.close(PROBLEM + problem.status)


def _problem(number: Id, problem: Problem) -> bytes:
    """A problem document; its type stands as `problem`, since `type` says what the message is."""
    document = problem.document()
    return ENCODER.encode({**document, "type": "problem", "id": number, "problem": document["type"]})


def _id_of(message: str) -> Id:
    """The id of a message that is otherwise wrong, so that its sender knows which."""
    try:
        found = msgspec.json.decode(message)
    except (msgspec.DecodeError, RecursionError):
        return 0
    number = found.get("id") if isinstance(found, dict) else 0
    return number if isinstance(number, int | str) else 0
