"""Tables for the browser tests that are the same each time: from a seed, brought to a moment, and put into the store of a
server that is running. The server opens such a table as it would after a restart."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import time

from msgspec.structs import replace

from landsraad.players.random import Random
from landsraad.server.rooms import records
from landsraad.server.store import Seat, User, open_store
from landsraad.table import asked, find, options, play, record, visibly_asked

MOST = 5000  # actions before the moment that is looked for


def running(db, game, people, seats, *, seed="1", options=None, until=lambda g: True, status="running"):
    """The id of a table. `people` are `(id, name)` by seat, bots have the others; until `until` holds, all play at random."""
    engine = find(game)
    header = record.header(engine, seats, options, seed)
    g = engine.new(seats, header.options, seed)
    lines = [f"{seat} {action}\n" for seat, action in _played(g, seed, until)]
    row, entries, snapshots = records.imported(
        record.as_text(header, lines), User(id=people[0][0], name=people[0][1]), time()
    )
    row = replace(
        row,
        status=status,
        imported=False,
        public=True,
        winners=tuple(g.winners) if status == "finished" else None,
        asked=asked(g),
        shown=visibly_asked(g, None),
        seats=[
            Seat(user=people[seat][0], name=people[seat][1]) if seat in people else Seat(bot="random")
            for seat in range(seats)
        ],
    )
    _kept(db, row, entries, snapshots)
    return row.id


def questions(g, seat, step):
    """Whether a seat is asked by the step of that name."""
    return seat in asked(g) and type(g.stack[-1]).__name__ == step


def _played(g, seed, until):
    """Each action on the way to the moment, after it is played."""
    everybody = Random(seed)
    for _ in range(MOST):
        if until(g):
            return
        seat = asked(g)[0]
        action = everybody.decide(None, options(g, seat))
        play(g, seat, action)
        yield seat, action
    raise AssertionError("that moment never comes")


def _kept(db, row, entries, snapshots):
    """In a thread of its own: Playwright has an event loop in this one."""

    async def add():
        store = await open_store(f"sqlite:///{db}")
        await store.add_table(row, entries, snapshots)
        await store.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, add()).result()
