"""Playing actions: a list of them is played whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from landsraad import table
from landsraad.table import Action, Event, Seat, asked, play, visibly_asked

from ..store import Entry
from ..store.rows import By
from .errors import Conflict, NotOffered, NotYourTurn, Stale
from .eyes import noticed

if TYPE_CHECKING:
    from .room import Room

_encode = msgspec.json.Encoder().encode
_EVENTS = msgspec.json.Decoder(list[tuple[str, tuple[int | str, ...], tuple[int, ...] | None]])


async def act(room: Room, seat: Seat, seq: int, actions: Sequence[Action]) -> int:
    """Play what a person chose at their sequence number; the new one."""

    async def change() -> int:
        room.check_playing()
        room.check_seq(seat, seq)
        if room.row.seats[seat].bot is not None:
            raise Conflict("a bot plays for this seat")
        if not actions:
            raise NotOffered("no action")
        if any(action.startswith("~") for action in actions):
            room.check_length()
        turn = Turn(room)
        for at, action in enumerate(actions):
            turn.play(seat, action, "person", at)
        await room.commit(turn.entries, turn.g, eyes=seat)
        return room.seq(seat)

    while True:
        try:
            played: int = await room.locked(change)
            return played
        except Stale as stale:
            if stale.seq != seq:
                raise  # otherwise another process was first with something that this seat mustn't notice


class Turn:
    """Actions played on a clone, and the entries that they are."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.before = room.g
        self.g: Any = room.g.clone()
        self.entries: list[Entry] = []

    def play(self, seat: Seat, action: Action, by: By, at: int = 0) -> None:
        """Play one; `at` is its place in the list that somebody sent."""
        g = self.g
        if self.entries:
            self.before = g.clone()
        g.told = []
        try:
            play(g, seat, action)
        except table.NotOffered as error:
            raise refusal(g, seat, str(error), at) from None
        told, g.told = g.told, None
        seats = len(self.room.row.seats)
        self.entries.append(
            Entry(
                number=self.room.row.seq + len(self.entries) + 1,
                kind="action",
                at=self.room.now(),
                seat=seat,
                action=action,
                by=by,
                veiled=seat not in visibly_asked(self.before, None),
                noticed=noticed(self.room.game, self.before, g, seat, told, seats),
                events=dump_events(told),
            )
        )


def refusal(g: Any, seat: Seat, why: str, at: int) -> NotOffered | NotYourTurn:
    """What was refused because the seat isn't asked, or because that isn't on offer."""
    return NotOffered(why, at) if seat in asked(g) or not g.stack or at else NotYourTurn(why)


def dump_events(told: Sequence[Event]) -> bytes:
    return _encode([(event.key, event.args, event.only) for event in told])


def load_events(data: bytes) -> list[Event]:
    return [Event(*each) for each in _EVENTS.decode(data)]
