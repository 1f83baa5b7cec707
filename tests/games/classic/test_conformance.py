"""Dune (classic) keeps the promises of the table: 500 random games over all seat counts, modes, line-ups and options in
every run, and a closer look at some hundred positions.

The full measures, some minutes each; every check is printed with how often it was tried:

    landsraad conformance classic --games 10000 --positions 0 --seed S
    landsraad conformance classic --games 400 --positions 20 --forgeries 50 --seed S
"""

from __future__ import annotations

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.factions import FREMEN
from landsraad.games.classic.factions.fremen_worms import KaramaProtection
from landsraad.table import Chance, advance, play
from landsraad.table.conformance import conformance, random_games

GAMES, CHUNKS = 500, 10


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    size = GAMES // CHUNKS
    checks = random_games(GAME, range(chunk * size, (chunk + 1) * size), "every run")
    assert [check for check in checks if check.failed] == []
    tried = {check.name: check.tried for check in checks}
    assert tried["play"] == tried["record"] == size
    assert tried["invariants"] > 100 * size


@pytest.mark.parametrize("seed", ["one", "two"])
def test_positions(seed: str) -> None:
    """Clones, stored states, forged actions and what each seat and a spectator see, before and after a redraw."""
    checks = conformance(GAME, 15, seed, positions=12, forgeries=20)
    assert [check for check in checks if check.failed] == []
    tried = {check.name: check.tried for check in checks}
    assert min(tried.values()) > 0
    assert tried["clone"] > 150  # positions
    assert tried["secrecy"] > 500
    assert tried["forged"] > 2000


def test_the_middle_leads_to_what_is_rare() -> None:
    """A worm called where an ally stands comes up once in hundreds of random games."""
    seats, options, position = next(iter(GAME.middles()))
    g = GAME.place(seats, options, position, Chance("middle"))
    advance(g)
    for action in ("karama", "worm meridian"):
        play(g, g.seat_of[FREMEN], action)
    assert isinstance(g.stack[-1], KaramaProtection)
