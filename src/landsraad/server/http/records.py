"""After the game: any moment of it, its record, its seed, scenarios; and records of games played elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath

from ..rooms import Room
from ..rooms.messages import Moment
from ..store import User
from .problems import Problem, problems
from .seats import eyes, room_of, seats_of
from .tables import TableFor, table_for
from .types import MOST, EyesQuery
from .who import Caller, Serving, SignedIn

Number = Annotated[int, msgspec.Meta(ge=0, le=MOST, examples=[40])]
OVER = ("finished", "abandoned")


class Seed(msgspec.Struct, kw_only=True):
    """`commitment` is the SHA-256 of the salt, a colon and the seed; it was published before the first action."""

    seed: str
    salt: str
    commitment: str


@get(
    "/at/{number:int}",
    opt={"limit": "replay"},
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def at(
    server: Serving, caller: Caller, table: FromPath[str], number: FromPath[Number], seat: EyesQuery = None
) -> Moment:
    """Any moment; once the game is over, through the eyes of any seat: what that seat knew then."""
    room = await room_of(server, table)
    return await room.at(number, _then(room, caller, seat))


@get(
    "/record",
    media_type=MediaType.TEXT,
    opt={"limit": "record"},
    responses=problems("forbidden", "not_found", "conflict"),
)
async def record(server: Serving, caller: Caller, table: FromPath[str]) -> Response[str]:
    """The record; before the end only for who plays every seat."""
    room = await room_of(server, table)
    _all_to_see(room, caller)
    headers = {"Content-Disposition": f'attachment; filename="{room.row.game}-{table}.record"'}
    return Response(await room.record(), media_type=MediaType.TEXT, headers=headers)


@get("/seed", responses=problems("not_found", "conflict"))
async def seed(server: Serving, table: FromPath[str]) -> Seed:
    """The seed that decided all chance, once the game is over."""
    room = await room_of(server, table)
    if room.row.status not in OVER:
        raise Problem("conflict", "the seed is shown when the game is over")
    return Seed(seed=room.row.seed, salt=room.row.salt, commitment=room.row.commitment)


@get(
    "/scenario/{number:int}",
    media_type=MediaType.TEXT,
    opt={"limit": "record"},
    responses=problems("forbidden", "not_found", "conflict"),
)
async def scenario(
    server: Serving, caller: Caller, table: FromPath[str], number: FromPath[Number]
) -> Response[str]:
    """A moment as a scenario file."""
    room = await room_of(server, table)
    _all_to_see(room, caller)
    return Response(await room.scenario(number), media_type=MediaType.TEXT)


@post(
    "/api/records",
    tags=["Records"],
    opt={"limit": "create", "media_type": "text/plain"},
    responses=problems("not_signed_in"),
)
async def import_record(request: Request[Any, Any, Any], server: Serving, user: SignedIn) -> TableFor:
    """The body is a record (text/plain); it becomes a finished table to look at. Says at which line it is broken."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("bad_request", "not a record (not UTF-8)") from None
    room = await server.rooms.import_record(text, user)
    return table_for(room, user)


def _then(room: Room, user: User | None, seat: int | None) -> int | None:
    if room.row.status in OVER and seat is not None:
        eyes(room, user, None)
        if seat >= len(room.row.seats):
            raise Problem("not_found", f"there is no seat {seat} at this table")
        return seat
    return eyes(room, user, seat)


def _all_to_see(room: Room, user: User | None) -> None:
    if room.row.status in OVER:
        eyes(room, user, None)
    elif len(seats_of(room, user)) < len(room.row.seats):
        raise Problem("forbidden", "before the game is over, only who plays every seat may see all of it")


router = Router(
    "/api/tables/{table:str}",
    route_handlers=[at, record, seed, scenario],
    tags=["Records"],
)
