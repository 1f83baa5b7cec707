"""Playing: what a seat sees and is offered, its actions, previews, reasons, the log, undo, table talk."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ..rooms import Room
from ..rooms.looking import REDRAWS
from ..rooms.messages import ChatLine, Done, Heard, Offer, Preview, Viewed, Why
from ..store import User
from .gate import weigh
from .problems import Problem, problems
from .seats import eyes, own, room_of, seats_of
from .types import MOST, Actions, Body, EyesQuery, LanguageQuery, Seat, SeatQuery, Seq
from .who import Caller, Serving, SignedIn

SPOKEN = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]*$"  # lines and any language, but nothing that reads backwards
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=1000, pattern=SPOKEN, examples=["Good luck!"])]
Since = Annotated[int, QueryParameter(ge=0, le=MOST, description="only what came after this number")]
ALL = "all"
PlayingProblems = (
    "not_signed_in",
    "forbidden",
    "not_found",
    "conflict",
    "stale",
    "not_your_turn",
    "not_offered",
)


class ActionsBody(Body, frozen=True):
    """All are played or none; `seq` is the number they were chosen at."""

    seat: Seat
    seq: Seq
    actions: Actions


class PreviewBody(Body, frozen=True):
    seat: Seat
    seq: Seq
    actions: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=400)]],
        msgspec.Meta(max_length=200, examples=[["bid 3"]]),
    ]
    language: Literal["en", "cs", "pl", "ru"] = "en"


class Played(msgspec.Struct):
    """The seat's sequence number after them."""

    seq: int


class UndoBody(Body, frozen=True):
    """`to` is the seat's sequence number that is to be gone back to."""

    seat: Seat
    seq: Seq
    to: Seq


class RedoBody(Body, frozen=True):
    seat: Seat
    seq: Seq


class AnswerBody(Body, frozen=True):
    seat: Seat
    accept: bool


class ChatBody(Body, frozen=True):
    """`allies` is heard by the seat's allies alone. `seat` is the first one of yours where none is named."""

    text: Text
    channel: Literal["all", "allies"] = "all"
    seat: Seat | None = None


@get("/view", responses=problems("not_signed_in", "forbidden", "not_found"))
async def view(server: Serving, caller: Caller, table: FromPath[str], seat: EyesQuery = None) -> Viewed:
    """All that a seat may know, in the game's own form; without a seat what spectators see."""
    room = await room_of(server, table)
    return await room.view(eyes(room, caller, seat))


@get("/options", responses=problems("not_signed_in", "forbidden", "not_found"))
async def options(
    server: Serving, user: SignedIn, table: FromPath[str], seat: SeatQuery, language: LanguageQuery = "en"
) -> Offer:
    """What a seat may answer now (none if it isn't asked), and what it may do at any time."""
    room = await room_of(server, table)
    return await room.offer(own(room, user, seat), language)


@post("/actions", status_code=200, responses=problems(*PlayingProblems))
async def actions(
    server: Serving, user: SignedIn, table: FromPath[str], data: JSONBody[ActionsBody]
) -> Played:
    """Plays them, all or none. When this answers, they are stored."""
    weigh(server, user.id, "play", len(data.actions) - 1)
    room = await room_of(server, table)
    return Played(await room.act(own(room, user, data.seat), data.seq, data.actions))


@post("/preview", status_code=200, responses=problems(*PlayingProblems))
async def preview(
    server: Serving, user: SignedIn, table: FromPath[str], data: JSONBody[PreviewBody]
) -> Preview:
    """What would be offered after some actions; from a redraw by the seat's eyes, so it tells nothing hidden."""
    weigh(server, user.id, "play", REDRAWS * len(data.actions))
    room = await room_of(server, table)
    return await room.preview(own(room, user, data.seat), data.seq, data.actions, data.language)


@get("/why", responses=problems("not_signed_in", "forbidden", "not_found"))
async def why(
    server: Serving,
    user: SignedIn,
    table: FromPath[str],
    seat: SeatQuery,
    about: Annotated[
        str, QueryParameter(max_length=200, description="an action, or the id of a thing on the table")
    ],
    language: LanguageQuery = "en",
) -> list[Why]:
    """Why something isn't offered, each reason with its rule."""
    room = await room_of(server, table)
    return await room.why(own(room, user, seat), about, language)


@get("/entries", responses=problems("not_signed_in", "forbidden", "not_found"))
async def entries(
    server: Serving,
    caller: Caller,
    table: FromPath[str],
    seat: EyesQuery = None,
    since: Since = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 500,
) -> list[Heard]:
    """The log as a seat may hear it."""
    room = await room_of(server, table)
    return await room.entries(eyes(room, caller, seat), since, limit)


@post("/undo", status_code=200, opt={"limit": "replay"}, responses=problems(*PlayingProblems))
async def undo(server: Serving, user: SignedIn, table: FromPath[str], data: JSONBody[UndoBody]) -> Done:
    """Free where nothing hidden was revealed, no chance was used and nobody else acted; otherwise a proposal to all."""
    room = await room_of(server, table)
    return await room.undo(own(room, user, data.seat), data.seq, data.to)


@post("/redo", status_code=200, opt={"limit": "replay"}, responses=problems(*PlayingProblems))
async def redo(server: Serving, user: SignedIn, table: FromPath[str], data: JSONBody[RedoBody]) -> Done:
    room = await room_of(server, table)
    return await room.redo(own(room, user, data.seat), data.seq)


@post("/proposals/{number:int}", status_code=200, responses=problems(*PlayingProblems))
async def answer(
    server: Serving, user: SignedIn, table: FromPath[str], number: FromPath[Seq], data: JSONBody[AnswerBody]
) -> Done:
    """Agree to a proposal, or not."""
    room = await room_of(server, table)
    return await room.answer_proposal(own(room, user, data.seat), number, data.accept)


@get("/chat", responses=problems("not_signed_in", "forbidden", "not_found"))
async def chat(
    server: Serving,
    caller: Caller,
    table: FromPath[str],
    seat: EyesQuery = None,
    since: Since = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 200,
) -> list[ChatLine]:
    """The table talk: what all said, and what a seat's allies said to it."""
    room = await room_of(server, table)
    return await room.talk(eyes(room, caller, seat), since, limit)


@post(
    "/chat",
    status_code=204,
    opt={"limit": "chat"},
    responses=problems("not_signed_in", "forbidden", "not_found", "conflict"),
)
async def say(server: Serving, user: SignedIn, table: FromPath[str], data: JSONBody[ChatBody]) -> None:
    """Players talk; spectators listen."""
    room = await room_of(server, table)
    mine = seats_of(room, user)
    if data.seat is None and not mine:
        raise Problem("forbidden", "only who sits at the table talks there")
    seat = own(room, user, mine[0] if data.seat is None else data.seat)
    await spoken(room, user, seat, data.text, data.channel)


async def spoken(room: Room, user: User, seat: int, text: str, channel: str) -> None:
    """Say something to all, or to the seat's allies."""
    if channel == ALL:
        await room.say(user, seat, text)
        return
    allies = room.game.allies(room.g, seat) if room.g is not None else ()
    if not allies:
        raise Problem("conflict", "this seat has no allies")
    await room.say(user, seat, text, allies)


router = Router(
    "/api/tables/{table:str}",
    route_handlers=[view, options, actions, preview, why, entries, undo, redo, answer, chat, say],
    tags=["Playing"],
)
