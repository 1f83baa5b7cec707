"""What a seat is sent in random games comes out the same from a redrawn state (tests/traffic.py plays more of them)."""

import asyncio
from pathlib import Path

from traffic import games


def test_a_seat_is_sent_nothing_that_it_cannot_know(tmp_path: Path) -> None:
    assert asyncio.run(games(tmp_path, first=0, count=2, most=150)) > 1000
