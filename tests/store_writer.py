"""A process that plays at tables as fast as it can and says what was acknowledged; a test kills it.

    python store_writer.py ADDRESS TABLE…

Each line is a table and the number of its last entry that was acknowledged.
"""

import asyncio
import sys

import toy
from landsraad.server.rooms import Conflict, Room, Rooms, Stale, installed
from landsraad.server.store import open_store
from landsraad.table import options


async def main(address: str, tables: list[str]) -> None:
    installed.games()["smugglers"] = toy.GAME
    store = await open_store(address)
    rooms = Rooms(store)
    await asyncio.gather(*[play(await rooms.get(table)) for table in tables])


async def play(room: Room) -> None:
    """Send and take back, again and again: a game would be over too soon."""
    while True:
        try:
            await step(room)
        except Stale:
            continue
        except Conflict:
            return  # what was dealt here makes taking back a matter of consent
        print(room.row.id, room.row.seq, flush=True)


async def step(room: Room) -> None:
    if 0 in room.row.asked:
        await room.act(0, room.seq(0), [options(room.g, 0)[0]])
    else:
        await room.undo(0, room.seq(0), room.seq(0) - 1)


asyncio.run(main(sys.argv[1], sys.argv[2:]))
