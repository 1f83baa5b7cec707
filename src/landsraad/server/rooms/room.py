"""A table in memory: the state after its last entry, and the one way to add entries.

**To change anything**: take the lock, compare the sequence number, play on a clone, append, and only when the append is durable take the
clone as the state and tell those who listen. So nobody ever sees what may not have happened, and where the append fails, nothing has.
Where the store may or may not have kept it (`Unavailable`, or the caller was cancelled), the room reads what there is before it does
anything else. Where another process was first, it reads what it missed and refuses with `Stale`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from time import time
from typing import TYPE_CHECKING, Any

from landsraad.table import Action, Game, Seat

from ..store import Entry, Store, Table, User, UserId
from . import (
    clocks,
    committing,
    following,
    greeting,
    looking,
    overdue,
    playing,
    publishing,
    records,
    seating,
    talk,
    undo,
)
from .errors import Conflict, NotFound, Stale, Unavailable
from .eyes import Eyes
from .installed import game_of
from .listeners import Listeners, Subscription

if TYPE_CHECKING:
    from .bots import Bots
    from .lagging import Lagging
    from .messages import ChatLine, Done, Heard, Moment, Offer, Preview, TableShown, Viewed, Why

LOG = logging.getLogger("landsraad.server")
Clock = Callable[[], float]
OnAsked = Callable[["Room", Sequence[Seat]], None]


class Room:
    """One table. Made by `Rooms`; everything that is asked of it is in the package's docstring."""

    def __init__(
        self, store: Store, row: Table, bots: Bots, now: Clock = time, on_asked: OnAsked | None = None
    ) -> None:
        self.store, self.row, self.bots, self.now = store, row, bots, now
        self.on_asked = on_asked
        self.game: Game[Any] = game_of(row.game)
        self.g: Any = None  # None before the start
        self.broken: str | None = None
        self.eyes = Eyes(len(row.seats))
        self.timing = clocks.load(row.timing)
        self.proposal: undo.Open | None = None
        self.listeners = Listeners()
        self.lagging: Lagging | None = None  # for spectators with a delay, while there are any
        self.lock = asyncio.Lock()
        self.used = now()
        self.unsure = False  # whether the store may hold more than this room knows
        self.since_snapshot = 0
        self.talked = talk.Talk(len(row.seats))
        self.tasks: set[asyncio.Task[Any]] = set()
        self.driver: asyncio.Task[None] | None = None  # lets the bots play

    # Reading

    @property
    def over(self) -> bool:
        return self.row.status in ("finished", "abandoned")

    def seq(self, eyes: Seat | None) -> int:
        """The sequence number as those eyes count."""
        return self.eyes.count(eyes)

    def role(self, seat: Seat) -> str:
        """What the game calls a seat; nothing before the start."""
        return self.game.seat_name(self.g, seat) if self.g is not None else ""

    def check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < len(self.row.seats):
            raise NotFound(f"the table has no seat {seat}")

    def check_playing(self) -> None:
        if self.broken is not None:
            raise Unavailable(self.broken)
        if self.row.status != "running":
            raise Conflict("the game has not begun" if self.row.status == "open" else "the game is over")

    def check_length(self) -> None:
        """What a person may do any number of times must not fill the disk; a question may always be answered."""
        if self.row.seq >= self.game.max_actions:
            raise Conflict(
                f"this table has seen {self.row.seq} actions; now it takes only answers to its questions"
            )

    def check_seq(self, seat: Seat, seq: int) -> None:
        self.check_seat(seat)
        if seq != self.eyes.count(seat):
            raise Stale(self.eyes.count(seat))

    # Changing

    async def commit(
        self,
        entries: Sequence[Entry],
        g: Any = None,
        *,
        eyes: Seat | None = None,
        timing: clocks.Timing | None = None,
        settled: Sequence[Sequence[Seat]] = (),
        **changes: Any,
    ) -> None:
        """Append entries that lead to the state `g` (the same as now if None), with changes of the row. Under the lock.

        `eyes` are those of whoever wants it, to be told where they stand if it comes too late; `timing` is what the clocks are
        before it, where that isn't as it was; `settled` are the seats whose questions each of the entries settled.
        """
        answered = clocks.answers(entries, settled)
        await committing.commit(self, entries, g, eyes, timing, answered, changes)

    def take(self, row: Table, timing: clocks.Timing | None, g: Any, entries: Sequence[Entry]) -> None:
        """What was appended is so now."""
        proposal, status = self.proposal, self.row.status
        self.row, self.timing, self.g = row, timing, g
        for entry in entries:
            self.eyes.add(entry.noticed)
            self.proposal = undo.still_open(self.proposal, entry)
        self.used = self.now()
        publishing.publish(self, entries, proposal, status)
        self.wake()

    # Keeping up with the store

    async def load(self) -> None:
        await following.load(self)

    async def refresh(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> None:
        await following.catch_up(self)

    async def locked(self, change: Callable[[], Awaitable[Any]]) -> Any:
        """Run a change under the lock, on what the store holds."""
        async with self.lock:
            if self.unsure:
                await self.catch_up()
            return await change()

    # What is asked of it: looking

    async def view(self, eyes: Seat | None) -> Viewed:
        return await looking.view(self, eyes)

    async def offer(self, seat: Seat, language: str = "en") -> Offer:
        return await looking.offer(self, seat, language)

    async def preview(self, seat: Seat, seq: int, actions: Sequence[Action], language: str = "en") -> Preview:
        return await looking.preview(self, seat, seq, actions, language)

    async def why(self, seat: Seat, about: str, language: str = "en") -> list[Why]:
        return await looking.why(self, seat, about, language)

    async def entries(self, eyes: Seat | None, since: int = 0, limit: int = 500) -> list[Heard]:
        return await looking.entries(self, eyes, since, limit)

    async def at(self, number: int, eyes: Seat | None) -> Moment:
        return await looking.at(self, number, eyes)

    async def record(self) -> str:
        return await records.record(self)

    async def scenario(self, number: int, eyes: Seat | None = None) -> str:
        return await records.scenario(self, number, eyes)

    def shown(self, eyes: Seat | None = None) -> TableShown:
        return publishing.table_shown(self, eyes)

    def listen(
        self, eyes: Seat | None, since: int | None = None
    ) -> AbstractAsyncContextManager[Subscription]:
        return greeting.listening(self, eyes, since)

    # What is asked of it: playing

    async def act(self, seat: Seat, seq: int, actions: Sequence[Action]) -> int:
        return await playing.act(self, seat, seq, actions)

    async def undo(self, seat: Seat, seq: int, to: int) -> Done:
        return await undo.undo(self, seat, seq, to)

    async def redo(self, seat: Seat, seq: int) -> Done:
        return await undo.redo(self, seat, seq)

    async def answer_proposal(self, seat: Seat, number: int, accept: bool) -> Done:
        return await undo.answer(self, seat, number, accept)

    async def expire(self) -> None:
        await overdue.expire(self)

    # What is asked of it: who sits where

    async def join(self, user: User, seat: Seat | None = None) -> Seat:
        return await seating.join(self, user, seat)

    async def leave(self, user: UserId) -> None:
        await seating.leave(self, user)

    async def start(self) -> None:
        await seating.start(self)

    async def abandon(self) -> None:
        await seating.abandon(self)

    async def set_bot(self, seat: Seat, kind: str | None) -> None:
        await seating.set_bot(self, seat, kind)

    async def resign(self, seat: Seat) -> None:
        await seating.resign(self, seat)

    async def say(self, user: User, seat: Seat | None, text: str, to: Sequence[Seat] = ()) -> ChatLine:
        return await talk.say(self, user, seat, text, to)

    async def talk(self, seat: Seat | None, since: int = 0, limit: int = 200) -> list[ChatLine]:
        return await talk.lines(self, seat, since, limit)

    # In the background

    def later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.unsure = True  # the next one who asks reads again
            LOG.error("table %s: %s", self.row.id, error, exc_info=error)

    def wake(self) -> None:
        """Let the bots play, if they are asked."""
        self.bots.wake(self)

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.lock.locked() or self.tasks or self.driver)
