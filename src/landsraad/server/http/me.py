"""Guests, accounts, sessions, tokens for bots, and where to reach somebody."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from ..accounts import AccountProblem
from ..accounts.passwords import TooMany
from ..notify.outside import Refused, checked
from ..notify.web_push import Subscription, usable
from ..store import PushSubscription, Settings, User
from .problems import Problem, problems
from .server import Server
from .types import Body, Line, Named
from .who import COOKIE, Caller, Serving, SignedIn, no_cookie, session_cookie

MOST_BROWSERS = 20  # of one person that are told
Language = Literal["en", "cs", "pl", "ru"]
Password = Annotated[str, msgspec.Meta(max_length=200, examples=["water is life"])]
Url = Annotated[str, msgspec.Meta(max_length=1000)]


class Me(msgspec.Struct, kw_only=True):
    """The user who calls. `guest`: not registered yet."""

    id: Annotated[str, msgspec.Meta(examples=["9f8e7d6c5b4a3210"])]
    name: Named
    guest: bool
    language: str
    webhook: str
    email: str
    notify: bool
    vacation_until: float


class GuestBody(Body, frozen=True):
    """`invitation` is needed where the host plays by invitation."""

    name: Named | None = None
    language: Language = "en"
    invitation: Annotated[str, msgspec.Meta(max_length=200)] = ""


class RegisterBody(Body, frozen=True):
    name: Named
    password: Password
    invitation: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LoginBody(Body, frozen=True):
    name: Named
    password: Password


class PasswordBody(Body, frozen=True):
    """`password` is the present one."""

    password: Password
    new: Annotated[str, msgspec.Meta(max_length=200, examples=["a flood in the desert"])]


class MeBody(Body, frozen=True):
    """What is left out stays as it is."""

    language: Language | None = None
    webhook: Url | None = None
    email: (
        Annotated[
            str,
            msgspec.Meta(
                max_length=200, pattern=r"^([^@\s\x00]+@[^@\s\x00]+)?$(?!\n)", examples=["chani@example.org"]
            ),
        ]
        | None
    ) = None
    vacation_until: Annotated[float, msgspec.Meta(ge=0, le=1e11)] | None = None
    notify: bool | None = None


class TokenBody(Body, frozen=True):
    name: Line


class TokenShown(msgspec.Struct, kw_only=True):
    id: str
    name: str
    created: float
    used: float


class NewToken(msgspec.Struct, kw_only=True):
    """`token` is shown this once; only a hash of it is kept."""

    id: str
    name: str
    token: Annotated[str, msgspec.Meta(examples=["Xq3…"])]


class PushKeys(Body, frozen=True):
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class PushBody(msgspec.Struct):
    """What `PushSubscription.toJSON()` gives in a browser."""

    endpoint: Url
    keys: PushKeys


class PushEnd(Body, frozen=True):
    endpoint: Url


class PushKey(msgspec.Struct):
    key: str


@post("/guest", status_code=200, opt={"limit": "guest"}, responses=problems("forbidden", "conflict"))
async def guest(
    request: Request[Any, Any, Any], server: Serving, caller: Caller, data: JSONBody[GuestBody]
) -> Response[Me]:
    """A guest's session, in a cookie; whoever has a session keeps it."""
    if caller is not None:
        return Response(shown(caller))
    user = await _asked(server.accounts.guest(data.name, data.language, data.invitation))
    return await _signed_in(request, server, user)


@post("/register", status_code=200, opt={"limit": "login"}, responses=problems("forbidden", "conflict"))
async def register(
    request: Request[Any, Any, Any], server: Serving, caller: Caller, data: JSONBody[RegisterBody]
) -> Response[Me]:
    """Keeps a guest's games under a name and a password; or makes a new user."""
    user = await _asked(server.accounts.register(caller, data.name, data.password, data.invitation))
    await _end(request, server)
    return await _signed_in(request, server, user)


@post("/login", status_code=200, opt={"limit": "login"}, responses=problems("not_signed_in"))
async def login(request: Request[Any, Any, Any], server: Serving, data: JSONBody[LoginBody]) -> Response[Me]:
    user = await _asked(server.accounts.login(data.name, data.password))
    await _end(request, server)
    return await _signed_in(request, server, user)


@post("/logout", status_code=204, response_cookies=[no_cookie()], responses=problems())
async def logout(request: Request[Any, Any, Any], server: Serving, caller: Caller) -> None:
    """Ends this session and closes its sockets."""
    await _end(request, server)
    if caller is not None and (secret := request.cookies.get(COOKIE)):
        server.sockets.close(caller.id, secret)


@post(
    "/logout-everywhere",
    status_code=204,
    response_cookies=[no_cookie()],
    responses=problems("not_signed_in"),
)
async def logout_everywhere(server: Serving, user: SignedIn) -> None:
    """Ends every session of the user and closes their sockets. Tokens of bots stay."""
    await server.accounts.end_sessions(user.id)
    server.sockets.close(user.id)


@post(
    "/me/password",
    status_code=204,
    opt={"limit": "login"},
    responses=problems("not_signed_in", "forbidden", "conflict"),
)
async def change_password(
    request: Request[Any, Any, Any], server: Serving, user: SignedIn, data: JSONBody[PasswordBody]
) -> None:
    """Another password. Ends the user's other sessions and closes their sockets; this one and tokens of bots stay."""
    session = request.cookies.get(COOKIE, "")
    await _asked(server.accounts.change_password(user, data.password, data.new, session))
    server.sockets.close_others(user.id, session)


@get("/me", responses=problems("not_signed_in"))
async def me(user: SignedIn) -> Me:
    return shown(user)


@patch("/me", responses=problems("not_signed_in"))
async def change_me(server: Serving, user: SignedIn, data: JSONBody[MeBody]) -> Me:
    """Language, webhook, e-mail address, vacation (until when: seconds since 1970), whether to be notified at all."""
    if data.webhook:
        _address(data.webhook)
    changed = await server.accounts.change(user.id, Settings(**msgspec.structs.asdict(data)))
    server.notifier.changed(user.id)
    return shown(changed)


@get("/me/tokens", responses=problems("not_signed_in"))
async def tokens(server: Serving, user: SignedIn) -> list[TokenShown]:
    found = await server.store.tokens(user.id)
    return [TokenShown(id=t.id, name=t.name, created=t.created, used=t.used) for t in found]


@post("/me/tokens", responses=problems("not_signed_in", "conflict"))
async def new_token(server: Serving, user: SignedIn, data: JSONBody[TokenBody]) -> NewToken:
    """A bot sends it as `Authorization: Bearer TOKEN`, and may do what its user may."""
    token, secret = await _asked(server.accounts.new_token(user.id, data.name))
    return NewToken(id=token.id, name=token.name, token=secret)


@delete("/me/tokens/{token:str}", responses=problems("not_signed_in", "not_found"))
async def remove_token(server: Serving, user: SignedIn, token: FromPath[str]) -> None:
    if "\0" in token or not await server.accounts.remove_token(user.id, token):
        raise Problem("not_found", "you have no such token")
    server.sockets.close(user.id)


@get("/push-key")
async def push_key(server: Serving) -> PushKey:
    """What a browser needs to subscribe (`applicationServerKey`)."""
    return PushKey(server.vapid.public)


@post("/me/push", status_code=204, responses=problems("not_signed_in"))
async def add_push(server: Serving, user: SignedIn, data: JSONBody[PushBody]) -> None:
    """A Web Push subscription of this browser."""
    _address(data.endpoint)
    if not usable(Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)):
        raise Problem("bad_request", "these are not the keys of a push subscription")
    await _make_room(server, user, data.endpoint)
    await server.store.add_push(
        PushSubscription(
            endpoint=data.endpoint,
            user=user.id,
            p256dh=data.keys.p256dh,
            auth=data.keys.auth,
            created=server.accounts.now(),
        )
    )
    server.notifier.changed(user.id)


async def _make_room(server: Server, user: User, endpoint: str) -> None:
    """Browsers subscribe anew and never say that the old one is gone: the oldest ones make room."""
    others = [each.endpoint for each in await server.store.pushes(user.id) if each.endpoint != endpoint]
    for old in others[: max(0, len(others) + 1 - MOST_BROWSERS)]:
        await server.store.remove_push(old, user.id)


@delete("/me/push", responses=problems("not_signed_in"))
async def remove_push(server: Serving, user: SignedIn, data: JSONBody[PushEnd]) -> None:
    _address(data.endpoint)
    await server.store.remove_push(data.endpoint, user.id)
    server.notifier.changed(user.id)


def shown(user: User) -> Me:
    return Me(
        id=user.id,
        name=user.name,
        guest=user.password is None,
        language=user.language,
        webhook=user.webhook,
        email=user.email,
        notify=user.notify,
        vacation_until=user.vacation_until,
    )


async def _signed_in(request: Request[Any, Any, Any], server: Server, user: User) -> Response[Me]:
    secret = await _asked(server.accounts.new_session(user))
    return Response(shown(user), cookies=[session_cookie(request, secret)])


async def _end(request: Request[Any, Any, Any], server: Server) -> None:
    if secret := request.cookies.get(COOKIE):
        await server.accounts.end_session(secret)


async def _asked(work: Any) -> Any:
    try:
        return await work
    except AccountProblem as error:
        raise Problem(error.kind, error.detail) from None
    except TooMany:
        raise Problem("unavailable", "many people sign in just now; try again") from None


def _address(url: str) -> None:
    try:
        checked(url)
    except Refused as error:
        raise Problem("bad_request", str(error)) from None


router = Router(
    "/api",
    route_handlers=[
        guest,
        register,
        login,
        logout,
        logout_everywhere,
        change_password,
        me,
        change_me,
        tokens,
        new_token,
        remove_token,
        push_key,
        add_push,
        remove_push,
    ],
    tags=["Who calls"],
)
