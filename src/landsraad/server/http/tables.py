"""Tables: listing and making them, taking seats, beginning and ending."""

from __future__ import annotations

from time import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec.structs import asdict

from landsraad.players import registry
from landsraad.table.options import parse

from ..accounts.secrets import kept, new_secret
from ..rooms import NewTable, Room
from ..rooms.looking import shown_seq
from ..rooms.messages import TableShown
from ..store import Clock, Filter, SeatLink, Spectators, Table, Terms, User
from ..store import Seat as Sitting
from .games import game_of
from .problems import Problem, problems
from .seats import host_only, own, room_of, seats_of
from .server import Server
from .types import MOST_SEATS, Body, Line, Seat
from .who import Caller, Serving, SignedIn

ME, OPEN = "me", "open"
PAGE = 50
LONGEST = 30 * 86_400.0  # seconds on a clock
OptionText = Annotated[str, msgspec.Meta(max_length=200)]
Kind = Annotated[str, msgspec.Meta(max_length=40, examples=["simple"])]


class ClockBody(Body, frozen=True):
    """`none`: no limit; `live`: `base` and `increment` in seconds; `days`: so many for each move."""

    mode: Literal["none", "live", "days"] = "none"
    base: Annotated[float, msgspec.Meta(ge=0, le=LONGEST)] = 0
    increment: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 0
    days: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0


class SpectatorsBody(Body, frozen=True):
    """Whether strangers may watch, and how many entries later."""

    allowed: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class TableBody(Body, frozen=True):
    """`players` is one for each seat: `"me"`, `"open"` or a kind of bot. Without an open seat the game begins at once."""

    game: Annotated[str, msgspec.Meta(max_length=40, examples=["classic"])]
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS, examples=[4])]
    players: Annotated[
        list[Kind],
        msgspec.Meta(min_length=1, max_length=MOST_SEATS, examples=[["me", "random", "random", "random"]]),
    ]
    options: Annotated[
        dict[OptionText, OptionText], msgspec.Meta(max_length=100, examples=[{"mode": "basic"}])
    ] = {}
    name: Line | None = None
    public: bool = True
    clock: ClockBody = ClockBody()
    timeout: Literal["bot", "skip", "pause"] = "bot"
    spectators: SpectatorsBody = SpectatorsBody()


class TableFor(TableShown, kw_only=True):
    """What everybody may know of a table, and which seats are the caller's. `seq` counts what those seats noticed."""

    seq: int
    my_seats: list[int]


class TableListed(msgspec.Struct, kw_only=True):
    """A table in a list. `my_turn`: one of the caller's seats is asked."""

    id: str
    game: str
    name: str
    status: str
    public: bool
    host: str
    seats: list[dict[str, str | None]]
    clock: dict[str, Any]
    created: float
    changed: float
    winners: tuple[int, ...] | None
    imported: bool
    my_seats: list[int]
    my_turn: bool


class JoinBody(Body, frozen=True):
    """Any open seat where none is named; `key` comes from a seat link and names its seat."""

    seat: Seat | None = None
    key: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class SeatBody(Body, frozen=True):
    seat: Seat


class BotBody(Body, frozen=True):
    """A kind of bot takes over; none: the person takes the seat back."""

    seat: Seat
    kind: Kind | None = None


class Link(msgspec.Struct):
    """Shown this once. The key stands behind the `#`, which browsers never send."""

    link: Annotated[str, msgspec.Meta(examples=["/t/3mUw5x#key=Xq3…"])]
    key: Annotated[str, msgspec.Meta(examples=["Xq3…"])]


TableLimit = Annotated[int, QueryParameter(ge=1, le=100, description="how many, at most")]


@get("/", responses=problems("not_signed_in"))
async def list_tables(
    server: Serving,
    caller: Caller,
    status: FromQuery[Literal["open", "running", "finished", "abandoned"] | None] = None,
    mine: Annotated[bool, QueryParameter(description="only tables where you sit or that you host")] = False,
    game: Annotated[str | None, QueryParameter(max_length=40, pattern=r"^[\w:.-]*$")] = None,
    before: Annotated[
        str | None,
        QueryParameter(pattern="^[A-Za-z0-9_-]{1,64}$", description="the last id of the page before"),
    ] = None,
    limit: TableLimit = PAGE,
) -> list[TableListed]:
    """The newest first; without `mine` the public ones."""
    if mine and caller is None:
        raise Problem("not_signed_in", "sign in to see your tables")
    user = caller.id if mine and caller else None
    which = Filter(status=status, user=user, public=not mine, game=game, before=before, limit=limit)
    return [listed(row, caller) for row in await server.store.tables(which)]


@post("/", opt={"limit": "create"}, responses=problems("not_signed_in", "not_found", "conflict"))
async def new_table(server: Serving, user: SignedIn, data: JSONBody[TableBody]) -> TableFor:
    """A new table. Its seed is decided now; `commitment` is a hash of it, to be checked when the game is over."""
    game = game_of(data.game)
    if len(data.players) != data.seats:
        raise Problem("bad_request", f"players names {len(data.players)} seats, not {data.seats}")
    if data.seats not in game.seats:
        raise Problem("bad_request", f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    parse(game.options_type, data.options)
    await _not_too_many(server, user)
    terms = Terms(
        clock=Clock(**asdict(data.clock)),
        timeout=data.timeout,
        spectators=Spectators(**asdict(data.spectators)),
    )
    room = await server.rooms.create(
        NewTable(
            game=game.id,
            options=data.options,
            seats=[_sitting(game.id, kind, user) for kind in data.players],
            host=user.id,
            name=data.name or "",
            public=data.public,
            terms=terms,
        )
    )
    return table_for(room, user)


async def _not_too_many(server: Server, user: User) -> None:
    most, many = server.config.tables, 0
    for status in ("open", "running"):
        many += len(await server.store.tables(Filter(status=status, user=user.id, public=False, limit=most)))
    if many >= most:
        raise Problem("conflict", f"you have {many} tables that aren't over; end one of them first")


@get("/{table:str}", responses=problems("not_found"))
async def one_table(server: Serving, caller: Caller, table: FromPath[str]) -> TableFor:
    return table_for(await room_of(server, table), caller)


@post(
    "/{table:str}/join",
    status_code=200,
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def join(server: Serving, user: SignedIn, table: FromPath[str], data: JSONBody[JoinBody]) -> TableFor:
    """Takes an open seat; at a table that is not public only with a link's key."""
    room = await room_of(server, table)
    await room.join(user, await _meant(server, room, user, data))
    return table_for(room, user)


@post(
    "/{table:str}/seats/{seat:int}/link",
    status_code=200,
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def new_link(server: Serving, user: SignedIn, table: FromPath[str], seat: FromPath[Seat]) -> Link:
    """A new link for an open seat; the one before is revoked."""
    room = await room_of(server, table)
    host_only(room, user)
    if not 0 <= seat < len(room.row.seats):
        raise Problem("not_found", f"there is no seat {seat} at this table")
    if not room.row.seats[seat].open:
        raise Problem("conflict", f"seat {seat} is taken")
    secret = new_secret()
    await server.store.link_seat(SeatLink(table=table, seat=seat, digest=kept(secret), created=time()))
    return Link(f"{server.config.public_url}/t/{table}#key={secret}", secret)


@delete("/{table:str}/seats/{seat:int}/link", responses=problems("not_signed_in", "forbidden", "not_found"))
async def revoke_link(server: Serving, user: SignedIn, table: FromPath[str], seat: FromPath[Seat]) -> None:
    room = await room_of(server, table)
    host_only(room, user)
    room.check_seat(seat)
    await server.store.unlink_seat(table, seat)


@post(
    "/{table:str}/leave",
    status_code=200,
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def leave(server: Serving, user: SignedIn, table: FromPath[str]) -> TableFor:
    """Gives your seats back before the game begins."""
    room = await room_of(server, table)
    if not seats_of(room, user):
        raise Problem("forbidden", "you don't sit at this table")
    await room.leave(user.id)
    return table_for(room, user)


@post(
    "/{table:str}/start",
    status_code=200,
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def start(server: Serving, user: SignedIn, table: FromPath[str]) -> TableFor:
    """Begins the game; bots take the open seats. It begins by itself when the last one is taken."""
    room = await room_of(server, table)
    host_only(room, user)
    await room.start()
    return table_for(room, user)


@post(
    "/{table:str}/abandon",
    status_code=200,
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def abandon(server: Serving, user: SignedIn, table: FromPath[str]) -> TableFor:
    """Ends a table for all without a result."""
    room = await room_of(server, table)
    host_only(room, user)
    await room.abandon()
    return table_for(room, user)


@post(
    "/{table:str}/resign",
    status_code=200,
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def resign(server: Serving, user: SignedIn, table: FromPath[str], data: JSONBody[SeatBody]) -> TableFor:
    """Gives the game up; a bot plays the seat to the end."""
    room = await room_of(server, table)
    await room.resign(own(room, user, data.seat))
    return table_for(room, user)


@post(
    "/{table:str}/bot",
    status_code=200,
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def bot(server: Serving, user: SignedIn, table: FromPath[str], data: JSONBody[BotBody]) -> TableFor:
    """Lets a bot play your seat, or takes it back; the host may give an open seat to a bot before the game begins."""
    room = await room_of(server, table)
    if data.kind is not None:
        _installed(room.row.game, data.kind)
    if data.seat < len(room.row.seats) and room.row.seats[data.seat].user is None:
        host_only(room, user)
        await room.set_bot(data.seat, data.kind)
    else:
        await room.set_bot(own(room, user, data.seat), data.kind)
    return table_for(room, user)


def table_for(room: Room, user: User | None) -> TableFor:
    mine = seats_of(room, user)
    eyes = mine[0] if mine else None
    shown = room.shown(eyes)
    return TableFor(
        **{name: getattr(shown, name) for name in TableShown.__struct_fields__},
        seq=shown_seq(room, eyes),
        my_seats=mine,
    )


def listed(row: Table, user: User | None) -> TableListed:
    mine = [number for number, seat in enumerate(row.seats) if user and seat.user == user.id]
    late = not mine and row.status in ("open", "running") and row.terms.spectators.delay > 0
    return TableListed(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        public=row.public,
        host=row.host,
        seats=[{"name": seat.name, "user": seat.user, "bot": seat.bot} for seat in row.seats],
        clock=asdict(row.terms.clock),
        created=row.created,
        changed=row.created if late else row.changed,
        winners=row.winners,
        imported=row.imported,
        my_seats=mine,
        my_turn=row.status == "running" and any(seat in row.asked for seat in mine),
    )


def _sitting(game: str, kind: str, user: User) -> Sitting:
    if kind == ME:
        return Sitting(user=user.id, name=user.name)
    if kind == OPEN:
        return Sitting()
    _installed(game, kind)
    return Sitting(bot=kind)


def _installed(game: str, kind: str) -> None:
    """Only what the host installed: a name from outside must never be imported."""
    if kind not in registry.kinds(game):
        raise Problem(
            "bad_request", f"no player {kind!r} for {game}; there are: {', '.join(registry.kinds(game))}"
        )


async def _meant(server: Server, room: Room, user: User, data: JoinBody) -> int | None:
    if data.key is not None:
        link = await server.store.seat_link(room.row.id, kept(data.key))
        if link is None:
            raise Problem("forbidden", "this link is not valid any more; ask the host for a new one")
        return link.seat
    if not room.row.public and room.row.host != user.id:
        raise Problem("forbidden", "this table is not public; ask the host for a link")
    return data.seat


router = Router(
    "/api/tables",
    route_handlers=[
        list_tables,
        new_table,
        one_table,
        join,
        new_link,
        revoke_link,
        leave,
        start,
        abandon,
        resign,
        bot,
    ],
    tags=["Tables"],
)
