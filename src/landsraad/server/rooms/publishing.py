"""Telling those who listen what has changed: for each pair of eyes once, and nothing to those who mustn't know that anything has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from landsraad.table import Seat, options, visibly_asked

from ..store import Entry
from . import clocks
from .listeners import Audience
from .messages import (
    Heard,
    Proposal,
    Said,
    SeatShown,
    TableChanged,
    TableShown,
    Times,
    Update,
)
from .patch import merge_patch, plain
from .playing import load_events
from .undo import Open, waits_for

if TYPE_CHECKING:
    from .room import Room

PLAYED = ("action", "undo", "redo")  # entries that change nothing about the table itself
JUMPS = ("undo", "redo", "propose")


def publish(room: Room, entries: Sequence[Entry], before: Open | None, status: str) -> None:
    """Tell of entries that are durable; `before` and `status` are the open proposal and the status before them."""
    if not room.listeners:
        return
    changed = status != room.row.status or any(entry.kind not in PLAYED for entry in entries)
    for audience in room.listeners:
        if audience.eyes is None and room.lagging is not None:
            room.later(room.lagging.follow(room, audience))
        elif news := heard(room, entries, audience.eyes):
            audience.send(update(room, audience, room.g, news, times(room, audience.eyes)))
        if changed:
            audience.send(TableChanged(table=table_shown(room, audience.eyes)))
    if before != room.proposal:
        _tell_proposal(room, before, entries)


def update(room: Room, audience: Audience, g: Any, news: list[Heard], clock: Times | None) -> Update:
    """What is new for an audience, whose last view is replaced."""
    eyes, old = audience.eyes, audience.view
    view = room.game.view(g, eyes) if g is not None else None
    audience.view = view
    return Update(
        seq=news[-1].seq,
        patch=merge_patch(old, view) if old is not None and view is not None else plain(view) or {},
        asked=visibly_asked(g, eyes) if g is not None else (),
        options=offered(room, g, eyes),
        entries=news,
        clock=clock,
    )


def offered(room: Room, g: Any, eyes: Seat | None) -> list[str] | None:
    if g is None or eyes is None or room.over or room.broken is not None:
        return None
    return options(g, eyes) or None


def times(room: Room, eyes: Seat | None) -> Times | None:
    return clocks.times(room.row.terms.clock, room.timing, eyes, room.now())


def heard(room: Room, entries: Sequence[Entry], eyes: Seat | None, since: int | None = None) -> list[Heard]:
    """Those of the entries that these eyes noticed, as they may hear them; `since` is their number before the first."""
    mine = [entry for entry in entries if room.eyes.sees(eyes, entry.number)]
    first = (room.seq(eyes) - len(mine) if since is None else since) + 1
    return [_heard(room, entry, eyes, seq) for seq, entry in enumerate(mine, start=first)]


def _heard(room: Room, entry: Entry, eyes: Seat | None, seq: int) -> Heard:
    events = [
        Said(event.key, event.args)
        for event in load_events(entry.events)
        if event.only is None or eyes in event.only
    ]
    own = room.over or (eyes is not None and entry.seat == eyes)
    known = own or not entry.veiled  # who did it; otherwise the events tell that, if anything does
    told = own or entry.kind != "action"
    jump = entry.to if entry.kind in JUMPS else None
    return Heard(
        seq=seq,
        kind=entry.kind,
        at=entry.at,
        seat=entry.seat if known else None,
        by=entry.by if known else "person",
        action=entry.action or None if told else None,
        to=room.eyes.count_at(eyes, jump) if jump is not None else None,
        events=events,
    )


def is_late(room: Room, eyes: Seat | None) -> bool:
    """Whether those eyes see everything later than the others."""
    return eyes is None and room.row.terms.spectators.delay > 0 and not room.over


def table_shown(room: Room, eyes: Seat | None) -> TableShown:
    """What everybody may know of the table; when it last changed and whom it asks now is not for those who see it later."""
    row, late = room.row, is_late(room, eyes)
    seats = [
        SeatShown(name=seat.name, role=room.role(i), user=seat.user, bot=seat.bot, resigned=seat.resigned)
        for i, seat in enumerate(row.seats)
    ]
    return TableShown(
        id=row.id,
        game=row.game,
        name=row.name,
        options=row.options,
        status=row.status,
        public=row.public,
        host=row.host,
        seats=seats,
        clock=msgspec.to_builtins(row.terms.clock),
        timeout=row.terms.timeout,
        spectators=msgspec.to_builtins(row.terms.spectators),
        commitment=row.commitment,
        created=row.created,
        changed=row.created if late else row.changed,
        asked=() if late else row.shown,
        winners=row.winners,
        imported=row.imported,
        broken=room.broken,
    )


def proposal_shown(
    room: Room, proposal: Open, eyes: Seat | None, *, is_open: bool = True, agreed: bool = False
) -> Proposal:
    return Proposal(
        number=room.eyes.count_at(eyes, proposal.number),
        kind=proposal.kind,
        seat=proposal.seat,
        to=room.eyes.count_at(eyes, proposal.to),
        waits_for=waits_for(room, proposal.accepted) if is_open else (),
        open=is_open,
        agreed=agreed,
    )


def _tell_proposal(room: Room, before: Open | None, entries: Sequence[Entry]) -> None:
    proposal = room.proposal or before
    if proposal is None:
        return
    agreed = any(entry.kind in ("undo", "redo") for entry in entries)
    for audience in room.listeners:
        if is_late(room, audience.eyes):
            continue
        shown = proposal_shown(
            room, proposal, audience.eyes, is_open=room.proposal is not None, agreed=agreed
        )
        audience.send(shown)
