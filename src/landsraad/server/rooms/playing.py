"""Playing actions: a list of them is played whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from landsraad import table
from landsraad.table import Action, Event, Seat, Step, asked, play, visibly_asked

from ..store import Entry
from ..store.rows import By
from . import clocks
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
        await turn.commit(eyes=seat)
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
        self.settled: list[tuple[Seat, ...]] = []  # whose questions each entry settled

    def play(self, seat: Seat, action: Action, by: By, at: int = 0) -> None:
        """Play one; `at` is its place in the list that somebody sent."""
        g = self.g
        if self.entries:
            self.before = g.clone()
        g.told = []
        question = g.stack[-1] if g.stack else None
        try:
            play(g, seat, action)
        except table.NotOffered as error:
            raise refusal(g, seat, str(error), at) from None
        told, g.told = g.told, None
        self.settled.append(() if action.startswith("~") else settled(self.before, question, g))
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

    async def commit(self, eyes: Seat | None = None, timing: clocks.Timing | None = None) -> None:
        """`Room.commit` of what was played."""
        await self.room.commit(self.entries, self.g, eyes=eyes, timing=timing, settled=self.settled)


def settled(before: Any, question: Step[Any] | None, g: Any) -> tuple[Seat, ...]:
    """The seats that the step which asked them doesn't ask any longer.

    One that goes on asking has got a part of an answer, and one that lies beneath another question will ask again. A redraw leaves the
    steps as they are, so this tells nothing that is hidden.
    """
    stands = question is not None and any(step is question for step in g.stack)
    waiting = question.asks(g) if question is not None and stands else ()
    return tuple(seat for seat in asked(before) if seat not in waiting)


def refusal(g: Any, seat: Seat, why: str, at: int) -> NotOffered | NotYourTurn:
    """What was refused because the seat isn't asked, or because that isn't on offer."""
    return NotOffered(why, at) if seat in asked(g) or not g.stack or at else NotYourTurn(why)


def dump_events(told: Sequence[Event]) -> bytes:
    return _encode([(event.key, event.args, event.only) for event in told])


def load_events(data: bytes) -> list[Event]:
    return [Event(*each) for each in _EVENTS.decode(data)]
