"""Bots: they think in worker processes, with a view and options and nothing else, while the server goes on.

A bot is made anew for each decision, from the table, the seat and the sequence number, so it needs no memory, and after a restart it goes
on as if nothing had been. What it chose is played only if its seat has noticed nothing since; otherwise it chooses again. A single
option is played without asking, and so is a player that looks at nothing (`blind`), here and now.

A worker that dies or takes too long is replaced and asked again; a bot that fails `TRIES` times is answered for at random, so that no
table waits forever.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from landsraad.players import Player, registry
from landsraad.players.workers import Workers
from landsraad.table import Action, Game, Seat, options

from .errors import RoomError, Stale
from .installed import ANY
from .playing import Turn

if TYPE_CHECKING:
    from .room import Room

LOG = logging.getLogger("landsraad.server")
TRIES = 3
PATIENCE = 60.0  # seconds for one decision
MOST = 32  # actions of bots that are written at once
AGAIN = 1.0  # seconds until the next attempt when the table can't be written

Choosing = Callable[[], Action]


def think(
    kind: str, game: str, seed: str, view: Any, offered: list[Action], voluntary: list[Action]
) -> Action:
    """One decision, in a worker process; or something of what may be done unasked, before it."""
    player = registry.make(kind, game, seed)
    wish = player.volunteer(view, lambda: voluntary) if player.eager else None
    return player.decide(view, offered) if wish is None else wish


class Bots:
    """The workers of a server, begun when they are first needed."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: Workers | None = None
        self.closed = False
        self._alone = asyncio.Semaphore(1)

    def close(self) -> None:
        self.closed = True
        self._drop(self.pool)

    def wake(self, room: Room) -> None:
        """Let the bots of a table play, if they are asked and don't play already."""
        if room.driver is None and not self.closed and next_bot(room) is not None:
            room.driver = asyncio.create_task(self._drive(room))
            room.driver.add_done_callback(_ended)

    async def _drive(self, room: Room) -> None:
        try:
            while not self.closed and next_bot(room) is not None:
                try:
                    await self._move(room)
                except Stale:
                    continue  # another process plays for the same bot
                except RoomError as error:
                    LOG.warning("table %s: %s", room.row.id, error)
                    await asyncio.sleep(AGAIN)
        finally:
            room.driver = None

    async def _move(self, room: Room) -> None:
        """The decision of one bot, and those after it that need no thinking."""
        seat = next_bot(room)
        if seat is None:
            return
        seq, chosen = room.seq(seat), None
        if at_once(room, room.g, seat) is None:
            kind = room.row.seats[seat].bot or ""
            async with self.in_turn(room):
                chosen = await self.choice(room.game, kind, seed_of(room, seat), room.g, seat)

        async def change() -> None:
            if next_bot(room) != seat or room.seq(seat) != seq:
                return  # it is another question by now
            turn = Turn(room)
            first = chosen if chosen is not None else at_once(room, turn.g, seat)
            if first is None:
                return
            turn.play(seat, first, "bot")
            _go_on(room, turn)
            await turn.commit(eyes=seat)

        await room.locked(change)

    def in_turn(self, room: Room) -> AbstractAsyncContextManager[None]:
        """Where bots play among themselves, all such tables together take one worker, so that no person waits for them."""
        alone = all(each.bot is not None for each in room.row.seats)
        return self._alone if alone else nullcontext()

    async def choice(self, game: Game[Any], kind: str, seed: str, g: Any, seat: Seat) -> Action:
        """What a kind of player does on a seat."""
        offered = options(g, seat)
        if len(offered) == 1:
            return offered[0]
        player = registry.make(kind, game.id, seed)
        if player.blind:
            return player.decide(None, offered)
        voluntary = g.voluntary(seat) if player.eager else []
        thinking = partial(think, kind, game.id, seed, game.view(g, seat), offered, voluntary)
        for _ in range(TRIES):
            action = await self.asked(thinking)
            if action is not None and (action in offered or action in voluntary):
                return action
        LOG.error("the bot %s for %s gave no answer", kind, game.id)
        return registry.make(ANY, game.id, seed).decide(None, offered)

    async def asked(self, thinking: Choosing) -> Action | None:
        """An answer of a worker; None where there was none, and another worker is there then."""
        pool = self.pool = self.pool or Workers(self.workers)
        try:
            loop = asyncio.get_running_loop()
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(pool, thinking)
        except (BrokenExecutor, TimeoutError) as error:
            LOG.warning("a bot's worker was lost (%s)", type(error).__name__)
            self._drop(pool)
        except Exception:
            LOG.exception("a bot failed")
        return None

    def _drop(self, pool: Workers | None) -> None:
        if pool is None:
            return
        if self.pool is pool:
            self.pool = None
        pool.kill()


def _ended(driver: asyncio.Task[None]) -> None:
    error = None if driver.cancelled() else driver.exception()
    if error is not None:
        LOG.error("the bots of a table stopped: %s", error, exc_info=error)


def next_bot(room: Room) -> Seat | None:
    """The first seat that is asked and that a bot plays."""
    if room.row.status != "running" or room.broken is not None or room.g is None:
        return None
    return next((seat for seat in room.row.asked if room.row.seats[seat].bot is not None), None)


def _go_on(room: Room, turn: Turn) -> None:
    """Play on for bots whose next actions need no thinking."""
    while len(turn.entries) < MOST:
        seats = turn.g.stack[-1].asks(turn.g) if turn.g.stack else ()
        seat = next((seat for seat in seats if room.row.seats[seat].bot is not None), None)
        action = None if seat is None else at_once(room, turn.g, seat, len(turn.entries))
        if seat is None or action is None:
            return
        turn.play(seat, action, "bot")


def at_once(room: Room, g: Any, seat: Seat, ahead: int = 0) -> Action | None:
    """What a bot does without thinking."""
    offered = options(g, seat)
    if len(offered) == 1:
        return offered[0]
    player: Player = registry.make(room.row.seats[seat].bot or "", room.game.id, seed_of(room, seat, ahead))
    return player.decide(None, offered) if player.blind else None


def seed_of(room: Room, seat: Seat, ahead: int = 0) -> str:
    """What a bot's choices come from; nothing of the game's own chance can be told from it."""
    return sha256(f"{room.row.seed}/{seat}/{room.row.seq + ahead}".encode()).hexdigest()
