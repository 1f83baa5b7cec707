"""The toy game of the manual, which everything that knows no game is tested with."""

from pathlib import Path
from random import Random
from typing import Any

import toy_game

from landsraad.table import asked, options, play, record

DOCS = Path(__file__).parents[1] / "docs"

GAME = toy_game.GAME


def random_game(seed: str, seats: int = 4, actions: int = 1000) -> tuple[Any, list[str]]:
    """A state after random play, and its action lines."""
    random = Random(seed)
    g = GAME.new(seats, {}, seed)
    lines: list[str] = []
    while (seats_asked := asked(g)) and len(lines) < actions:
        seat = seats_asked[0]
        action = random.choice(options(g, seat))
        play(g, seat, action)
        lines.append(f"{seat} {action}\n")
    return g, lines


def record_text(seed: str, seats: int = 4) -> str:
    """The sealed record of a random game."""
    return record.as_text(record.header(GAME, seats, {}, seed), random_game(seed, seats)[1])
