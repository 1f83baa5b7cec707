"""Spectators who see everything later learn nothing of now by what comes beside the views."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from house import ANNA, BEN, CLEO, House, Playing, answer, next_of
from landsraad.server.store import Spectators, Terms

Running = Callable[[Playing], None]
LATE = Terms(spectators=Spectators(allowed=True, delay=50))


def test_a_proposal_is_not_for_those_who_see_everything_later(house: Running) -> None:
    """Its numbers are those of now."""

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO, terms=LATE)
        async with room.listen(None) as late, room.listen(1) as seated:
            await next_of(late, "hello")
            before = room.row.seq
            await answer(room, 0)
            await answer(room, 1)
            done = await room.undo(0, room.seq(0), before)
            assert done.proposal is not None
            assert await next_of(seated, "proposal")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(next_of(late, "proposal"), 0.1)
        async with room.listen(None) as late:
            hello = await next_of(late, "hello")
            assert hello["proposal"] is None, msgspec.json.encode(hello)

    house(test)
