"""Who calls: the user of a session cookie or of a bot's token."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ..accounts.accounts import SESSION
from ..accounts.limits import source
from ..store import User
from .problems import Problem
from .server import Server

COOKIE = "session"
Serving: TypeAlias = NamedDependency[Server]
SignedIn: TypeAlias = NamedDependency[User]
Caller: TypeAlias = NamedDependency[User | None]
Connection = ASGIConnection[Any, Any, Any, Any]


def server_of(connection: Connection) -> Server:
    return cast(Server, connection.app.state.server)


def origin(connection: Connection) -> str:
    """Where a call comes from."""
    return source(connection.client.host if connection.client else "")


async def who(connection: Connection) -> str | None:
    """The id of the user, if it is one."""
    user = await caller(connection)
    return user.id if user else None


async def caller(connection: Connection) -> User | None:
    """Found once for each call."""
    known = connection.scope["state"]
    if "caller" not in known:
        known["caller"] = await _found(connection)
    return cast("User | None", known["caller"])


async def user_of(connection: Connection) -> User:
    user = await caller(connection)
    if user is None:
        raise Problem(
            "not_signed_in", "POST /api/guest gives a session; a bot sends Authorization: Bearer TOKEN"
        )
    return user


# Those that need `server` come after it: Litestar begins a group of tasks for dependencies that don't wait for each other,
# which costs more than they do.
async def provide_server(request: Request[Any, Any, Any]) -> Server:
    return server_of(request)


async def provide_user(request: Request[Any, Any, Any], server: Serving) -> User:
    return await user_of(request)


async def provide_caller(request: Request[Any, Any, Any], server: Serving) -> User | None:
    return await caller(request)


async def _found(connection: Connection) -> User | None:
    accounts = server_of(connection).accounts
    if authorization := connection.headers.get("authorization"):
        scheme, _, token = authorization.partition(" ")
        user = await accounts.by_token(token.strip()) if scheme.lower() == "bearer" else None
        if user is None:
            raise Problem("not_signed_in", "this token is not known here")
        return user
    secret = connection.cookies.get(COOKIE)
    return await accounts.by_session(secret) if secret else None


def session_cookie(connection: Connection, secret: str) -> Cookie:
    """Scripts can't read it, other sites can't send it, and over https it never goes without."""
    secure = server_of(connection).config.secure or connection.scope.get("scheme") == "https"
    return Cookie(
        key=COOKIE,
        value=secret,
        httponly=True,
        samesite="strict",
        secure=secure,
        path="/",
        max_age=int(SESSION),
    )


def no_cookie() -> Cookie:
    return Cookie(key=COOKIE, value="", httponly=True, samesite="strict", path="/", max_age=0)
