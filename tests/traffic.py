"""What a seat is sent holds nothing that the seat can't know: the same bytes come from a redrawn state.

PYTHONPATH=docs python tests/traffic.py --games 100        so many random games of each kind, every message to a seat chosen at random
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from house import ANNA, House
from landsraad.server.rooms import Room
from landsraad.server.rooms.greeting import listening
from landsraad.server.rooms.listeners import Audience
from landsraad.server.rooms.messages import ENCODER, Heard
from landsraad.server.rooms.publishing import heard, times, update
from landsraad.server.store import Clock, Terms
from landsraad.table import Chance, advance, asked, options, visibly_asked

LIVE = Terms(clock=Clock(mode="live", base=600, increment=5))


def redrawn(room: Room, eyes: int, chance: Random) -> Any:
    g = room.game.resample(room.g, eyes, Chance(str(chance.random())))
    g.told = None
    advance(g)
    return g


async def hello(room: Room, eyes: int) -> bytes:
    async with listening(room, eyes, None) as frames:
        return await anext(aiter(frames))


async def told(room: Room, eyes: int) -> list[bytes]:
    """Everything that somebody who comes now is told."""
    offers = [msgspec.json.encode(await room.offer(eyes, language)) for language in ("en", "cs")]
    shown = msgspec.json.encode([room.shown(eyes), room.shown(None), await room.view(eyes)])
    return [await hello(room, eyes), shown, *offers]


async def check(house: House, game: str, seats: int, seed: str, most: int, wanted: dict[str, str]) -> int:
    """Play a game at random; how many messages were compared."""
    room = await house.table(*[ANNA] * seats, game=game, seed=seed, terms=LIVE, options=wanted)
    chance, compared = Random(seed), 0
    for _ in range(most):
        if room.row.status != "running":
            break
        eyes, seat = chance.randrange(seats), chance.choice(asked(room.g))
        audience, seq = Audience(eyes, room.game.view(room.g, eyes)), room.row.seq
        async with room.listen(eyes) as frames:
            await anext(aiter(frames))
            await act(room, seat, chance)
            got = list(frames._frames)
        if room.row.status != "running":
            break
        entries = heard(room, await house.store.entries(room.row.id, seq), eyes)
        true, said = room.g, await told(room, eyes)
        row, room.g = room.row, redrawn(room, eyes, chance)
        room.row = replace(row, asked=asked(room.g), shown=visibly_asked(room.g, None))
        news = entries or [Heard(seq=0, kind="none", at=0.0)]
        again = ENCODER.encode(update(room, audience, room.g, news, times(room, eyes)))
        updates = [plainly(frame) for frame in got if frame.startswith(b'{"type":"update"')]
        assert updates == ([plainly(again)] if entries else []), (game, seed, seq)
        assert await told(room, eyes) == said, (game, seed, seq)
        room.g, room.row = true, row
        compared += len(updates) + len(said)
    return compared


def plainly(frame: bytes) -> bytes:
    """A default is left out or not, as the string comes from here or from the store."""
    return frame.replace(b',"by":"person"', b"")


async def act(room: Room, seat: int, chance: Random) -> None:
    """An answer, or now and then something unasked."""
    unasked = room.g.voluntary(seat) if chance.random() < 0.1 else []
    await room.act(seat, room.seq(seat), [chance.choice(unasked or options(room.g, seat))])


KINDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("classic", {}),
    ("classic", {"mode": "advanced"}),
    ("imperium", {}),
)


async def games(folder: Path, first: int, count: int, most: int) -> int:
    """So many games of each game; how many messages were compared."""
    compared = 0
    for number in range(first, first + count):
        for game, wanted in (KINDS[number % 2], KINDS[2]):
            house = House(str(folder / f"{game}{number}.db"))
            await house.open()
            seats = 2 + number % (5 if game == "classic" else 3)
            try:
                compared += await check(house, game, seats, str(number), most, wanted)
            finally:
                await house.shut()
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=5000, help="actions in a game")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        compared = asyncio.run(games(Path(folder), wanted.first, wanted.games, wanted.most))
    print(f"{2 * wanted.games} games, {compared} messages compared, none told too much")


if __name__ == "__main__":
    main()
