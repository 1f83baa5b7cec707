"""What a pair of eyes may see: the view, what is offered, the log, earlier moments.

Previews and reasons come from redraws by the seat's eyes, never from the true state.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from landsraad.table import Action, Chance, NotOffered, Seat, advance, options, play, visibly_asked

from . import positions
from .errors import Forbidden, NotFound
from .messages import Choice, Heard, Moment, Offer, Preview, Viewed, Why
from .playing import refusal
from .publishing import heard
from .texts import texts_of

if TYPE_CHECKING:
    from .room import Room

REDRAWS = 3  # of a preview: what differs between them, the seat can't know


def check_eyes(room: Room, eyes: Seat | None) -> None:
    room.check_seat(eyes)
    if eyes is None and not room.row.terms.spectators.allowed and not room.over:
        raise Forbidden("nobody may watch this table")


async def view(room: Room, eyes: Seat | None) -> Viewed:
    check_eyes(room, eyes)
    seq = shown_seq(room, eyes)
    if room.g is None:
        return Viewed(seq=seq, view=None, asked=())
    g = room.g if seq == room.seq(eyes) else await earlier(room, eyes, seq)
    if g is None:
        return Viewed(seq=seq, view=None, asked=())
    return Viewed(seq=seq, view=room.game.view(g, eyes), asked=visibly_asked(g, eyes))


async def offer(room: Room, seat: Seat, language: str) -> Offer:
    room.check_seat(seat)
    if room.g is None or room.over or room.broken is not None:
        return Offer(seq=room.seq(seat), question="")
    question, title, beside, choices = _said(room, room.g, seat, language)
    voluntary = room.g.voluntary(seat) if room.g.stack else []
    return Offer(
        seq=room.seq(seat),
        question=question,
        title=title,
        beside=beside,
        options=choices,
        voluntary=list(voluntary),
    )


async def preview(room: Room, seat: Seat, seq: int, actions: Sequence[Action], language: str) -> Preview:
    """What would be offered after some actions, as far as the seat can know that."""
    room.check_playing()
    room.check_seq(seat, seq)
    redrawn = [_redrawn(room, seat) for _ in range(REDRAWS)]
    for at, action in enumerate(actions):
        refused = [_refused(g, seat, action, at) for g in redrawn]
        if all(refused) and refused[0] is not None:
            raise refused[0]
        if any(refused) or len({_seen(room, g, seat) for g in redrawn}) > 1:
            return Preview(known=False)
    g = redrawn[0]
    question, title, beside, choices = _said(room, g, seat, language)
    return Preview(
        known=True,
        view=room.game.view(g, seat),
        asked=visibly_asked(g, seat),
        question=question,
        title=title,
        beside=beside,
        options=choices,
    )


async def why(room: Room, seat: Seat, about: str, language: str) -> list[Why]:
    """Why something isn't offered to a seat; nothing where it is."""
    room.check_playing()
    room.check_seat(seat)
    reasons = room.game.why(room.g, seat, about)
    texts = texts_of(room.game, room.g, language)
    return [Why(texts.reason(reason), reason.rule) for reason in reasons]


async def entries(room: Room, eyes: Seat | None, since: int, limit: int) -> list[Heard]:
    """The log after a sequence number of those eyes."""
    check_eyes(room, eyes)
    last = shown_seq(room, eyes)
    count = min(limit, last - since)
    if count < 1 or since < 0:
        return []
    first, end = room.eyes.number(eyes, since), room.eyes.number(eyes, since + count)
    found = await room.store.entries(room.row.id, first, end - first)
    return heard(room, found, eyes, since)


async def at(room: Room, number: int, eyes: Seat | None) -> Moment:
    """The moment after the entry that those eyes count as `number`."""
    check_eyes(room, eyes)
    of = shown_seq(room, eyes)
    if not 0 <= number <= of:
        raise NotFound(f"there are {of} entries")
    g = await earlier(room, eyes, number)
    said = await entries(room, eyes, number - 1, 1) if number else []
    return Moment(
        number=number,
        of=of,
        view=room.game.view(g, eyes) if g is not None else None,
        asked=visibly_asked(g, eyes) if g is not None else (),
        events=[event for each in said for event in each.events],
    )


def shown_seq(room: Room, eyes: Seat | None) -> int:
    """How far those eyes may see: spectators as many entries later as the table says, until it is over."""
    delay = room.row.terms.spectators.delay if eyes is None and not room.over else 0
    return max(0, room.seq(eyes) - delay)


async def earlier(room: Room, eyes: Seat | None, count: int) -> Any:
    """The state after the entry that those eyes count as `count`; None before the start."""
    number = room.eyes.number(eyes, count)
    try:
        return await positions.position(room.store, room.game, room.row.id, number)
    except NotFound:
        return None


def _redrawn(room: Room, seat: Seat) -> Any:
    """A secret chance: whoever knew how it was redrawn could tell what it was redrawn from."""
    g = room.game.resample(room.g, seat, Chance(secrets.token_hex(16)))
    g.told = None
    advance(g)
    return g


def _refused(g: Any, seat: Seat, action: Action, at: int) -> Exception | None:
    try:
        play(g, seat, action)
    except NotOffered as error:
        return refusal(g, seat, str(error), at)
    return None


def _seen(room: Room, g: Any, seat: Seat) -> bytes:
    seen = (room.game.view(g, seat), visibly_asked(g, seat), options(g, seat))
    return msgspec.json.encode(seen)


def _said(room: Room, g: Any, seat: Seat, language: str) -> tuple[str, str, list[str], list[Choice]]:
    """The step, its question, what stands beside it, and the options with their notes; all empty for a seat that isn't asked."""
    offered = options(g, seat)
    if not offered:
        return "", "", [], []
    texts = texts_of(room.game, g, language)
    note = room.game.notes(g, seat, texts)
    step = type(g.stack[-1]).__name__
    choices = [Choice(each, note(each)) for each in offered]
    return step, texts.question(step), list(room.game.beside(g, seat, texts)), choices
