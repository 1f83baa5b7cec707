"""Dune: Imperium keeps the promises of the table: 500 random games over one to four players, with all leaders and options,
in every run, and a closer look at some hundred positions.

The full measures, some minutes each; every check is printed with how often it was tried:

    landsraad conformance imperium --games 10000 --positions 0 --seed S
    landsraad conformance imperium --games 200 --positions 20 --forgeries 50 --seed S
"""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.games.imperium import GAME
from landsraad.games.imperium.cards import CARD
from landsraad.games.imperium.icons import EMPEROR
from landsraad.games.imperium.influence import AllianceHeir
from landsraad.games.imperium.leaders import LEADERS
from landsraad.games.imperium.state import Phase
from landsraad.table import Chance, advance, apply, asked
from landsraad.table.conformance import conformance, random_games

GAMES, CHUNKS = 500, 10


@pytest.mark.rule("IMP-17.06")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    """After each action the cubes, cards, resources, Influence and Victory Points are all accounted for."""
    size = GAMES // CHUNKS
    checks = random_games(GAME, range(chunk * size, (chunk + 1) * size), "every run")
    assert [check for check in checks if check.failed] == []
    tried = {check.name: check.tried for check in checks}
    assert tried["play"] == tried["record"] == size
    assert tried["invariants"] > 100 * size


@pytest.mark.parametrize("seed", ["one", "two"])
def test_positions(seed: str) -> None:
    """Clones, stored states, forged actions and what each seat and a spectator see, before and after a redraw."""
    checks = conformance(GAME, 16, seed, positions=12, forgeries=20)
    assert [check for check in checks if check.failed] == []
    tried = {check.name: check.tried for check in checks}
    assert min(tried.values()) > 0
    assert tried["clone"] > 150  # positions
    assert tried["secrecy"] > 500
    assert tried["forged"] > 2000


def test_every_leader_takes_part() -> None:
    """As players and as Rivals: random games deal them all."""
    seen: Counter[int] = Counter()
    rivals: Counter[int] = Counter()
    for number in range(40):
        g = GAME.new(1, None, f"rivals {number}")
        rivals.update(g.leader[1:])
        seen.update(GAME.new(4, None, f"players {number}").leader)
    assert set(seen) == set(range(len(LEADERS)))
    assert set(rivals) == {n for n, leader in enumerate(LEADERS) if leader.may_be_rival}


def test_the_middles_lead_to_what_is_rare() -> None:
    """Several heirs of an Alliance come up in fewer than one in thousands of random games."""
    seats, options, position = next(iter(GAME.middles()))
    g = GAME.place(seats, options, position, Chance("middle"))
    assert g.alliance[EMPEROR] == 0
    assert CARD["shifting_allegiances"] in g.hands[0]
    advance(g)
    for action in (
        "agent shifting_allegiances",
        "to secure_contract",
        "do shifting_allegiances/agent/0",
        "lose emperor",
    ):
        apply(g, 0, action)
    assert isinstance(g.stack[-1], AllianceHeir)
    assert asked(g) == (0,)
    assert g.phase == Phase.PLAYER_TURNS
