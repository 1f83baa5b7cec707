"""What every call passes before its handler: where it came from, how often, and in which form.

A call that changes something comes from our own pages (the header `X-Landsraad`, which no other site's page can add, and an
`Origin` of ours where the browser names one) or carries a bot's token, which no browser adds by itself.
"""

from __future__ import annotations

from math import ceil
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from .problems import Problem
from .server import Server
from .who import origin, server_of, who

SAFE = ("GET", "HEAD", "OPTIONS")
HEADER = "x-landsraad"
JSON = "application/json"
_LOOK = msgspec.json.Decoder()
Connection = ASGIConnection[Any, Any, Any, Any]


async def gate(connection: Connection, handler: BaseRouteHandler) -> None:
    path = connection.scope["path"]
    if not path.startswith("/api/"):
        return
    _addressed(connection)
    socket = connection.scope["type"] == ScopeType.WEBSOCKET
    method = connection.scope.get("method", "GET")
    if socket or method not in SAFE:
        _same_site(connection, socket=socket)
    if method not in SAFE:
        await _form(connection, handler.opt.get("media_type", JSON), needed=_takes_body(handler))
    await _often(connection, handler.opt.get("limit", "read" if method in SAFE else "play"))


def _addressed(connection: Connection) -> None:
    if not server_of(connection).config.answers_to(connection.headers.get("host", "")):
        raise Problem("forbidden", "this server has another name; its host says which one with --public-url")


def _same_site(connection: Connection, *, socket: bool) -> None:
    headers = connection.headers
    if headers.get("authorization"):
        return
    origin = headers.get("origin")
    if origin is not None and not _ours(connection, origin):
        raise Problem("forbidden", "this call comes from a page of another site")
    if origin is None and socket:
        raise Problem("forbidden", "a socket needs an Origin, or a token")
    if not socket and not headers.get(HEADER):
        raise Problem("forbidden", "calls that change something need the header X-Landsraad: 1, or a token")


def _ours(connection: Connection, origin: str) -> bool:
    if origin.lower() == server_of(connection).config.origin:
        return True
    host = connection.headers.get("host", "").lower()
    return host != "" and urlsplit(origin).netloc.lower() == host


def _takes_body(handler: BaseRouteHandler) -> bool:
    return "data" in handler.parsed_fn_signature.parameters


async def _form(connection: Connection, wanted: str, *, needed: bool) -> None:
    """A body is what the call takes; most calls take JSON, and a form of another site is never JSON."""
    length = connection.headers.get("content-length", "0")
    if length == "0" and "transfer-encoding" not in connection.headers:
        if needed:
            raise Problem("bad_request", "this call needs a body")
        return
    given = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != wanted:
        raise Problem("unsupported_media_type", f"this call takes {wanted}")
    if wanted == JSON and isinstance(connection, Request):
        _read(await connection.body())


def _read(body: bytes) -> None:
    """What is no JSON at all is refused here, however it is broken."""
    try:
        _LOOK.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("bad_request", f"not JSON: {error}") from None
    except RecursionError:
        raise Problem("bad_request", "not JSON that can be read: it is nested too deeply") from None


async def _often(connection: Connection, kind: str) -> None:
    """Guesses at secrets and what fills the disk are counted by where they come from, everything else by who calls."""
    address = origin(connection)
    caller = address if kind in ("login", "guest", "create") else (await who(connection) or address)
    weigh(server_of(connection), caller, kind)


def weigh(server: Server, caller: str, kind: str, weight: int = 1) -> None:
    """Refuse what comes too often; a list of actions weighs as many calls."""
    seconds = server.limiter.wait(caller, kind, weight)
    if seconds:
        raise Problem("rate_limited", f"try again in {ceil(seconds)} s", retry_after=ceil(seconds))
