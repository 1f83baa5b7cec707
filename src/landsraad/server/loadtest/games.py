"""Tables and what will be played at them: known beforehand, so that who measures needn't think while measuring."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Any

import msgspec

from landsraad.players.random import Random
from landsraad.table import Game, TableError, asked, find, options, play

from ..accounts.secrets import kept, new_secret
from ..rooms import Bots, NewTable, Rooms
from ..rooms.eyes import EVERYBODY, Eyes, noticed
from ..store import Filter, Seat, Store, Token, User, open_store
from .plan import Plan

WHO = User(id="load", name="Load")
DIFFERENT = 8  # games; tables share them
LONGEST = 400  # actions that are known of a game


class Known(msgspec.Struct, frozen=True):
    """A table and the bodies of the calls that play at it, in order."""

    id: str
    moves: list[bytes]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}/actions"


@contextmanager
def database(plan: Plan) -> Iterator[str]:
    """The database that is named, or a file that is removed afterwards."""
    if plan.db:
        yield plan.db
        return
    with TemporaryDirectory(prefix="landsraad-load-") as folder:
        yield str(Path(folder) / "games.db")


async def prepared(db: str, plan: Plan, tables: int) -> tuple[str, list[Known]]:
    """A user's token, and tables where that user plays every seat."""
    store = await open_store(db)
    try:
        token = await _token(store)
        return token, await _tables(store, plan, tables)
    finally:
        await store.close()


async def check_empty(db: str) -> None:
    """Games of people are not to be found among those of a measurement."""
    store = await open_store(db)
    try:
        if await store.tables(Filter(limit=1)):
            raise TableError("this database holds games; a measurement needs an empty one")
    finally:
        await store.close()


async def _token(store: Store) -> str:
    secret = new_secret()
    if await store.user(WHO.id) is None:
        await store.add_user(WHO)
    token = Token(id=secret[:12], digest=kept(secret), user=WHO.id, name="load", created=time())
    await store.add_token(token, most=10_000)
    return secret


async def _tables(store: Store, plan: Plan, count: int) -> list[Known]:
    games = [_moves(find(plan.game), plan.seats, str(seed)) for seed in range(DIFFERENT)]
    seats = [Seat(user=WHO.id, name=WHO.name) for _ in range(plan.seats)]
    hall, found = Rooms(store, Bots()), []
    for number in range(count):
        seed = number % DIFFERENT
        new = NewTable(game=plan.game, seats=seats, host=WHO.id, seed=str(seed))
        found.append(Known((await hall.create(new)).row.id, games[seed]))
    await hall.close()
    return found


def _moves(game: Game[Any], seats: int, seed: str) -> list[bytes]:
    """What random players do in the game of that seed, each at the number that its seat counts."""
    player, g = Random(seed), game.new(seats, {}, seed)
    eyes = Eyes(seats, [EVERYBODY])
    moves: list[bytes] = []
    while len(moves) < LONGEST and asked(g):
        seat = asked(g)[0]
        action = player.decide(None, options(g, seat))
        moves.append(msgspec.json.encode({"seat": seat, "seq": eyes.count(seat), "actions": [action]}))
        before, g.told = g.clone(), []
        play(g, seat, action)
        eyes.add(noticed(game, before, g, seat, g.told, seats))
    return moves
