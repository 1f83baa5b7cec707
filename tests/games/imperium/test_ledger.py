"""The log tells everything: whoever only listens can keep the accounts of whole games (`ledger.py`; `Play` holds every test to it)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.imperium.ledger import Ledger
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.state import Imperium
from landsraad.table import Chance, advance, asked, options, play

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"difficulty": "mercenary"}),
    (1, {"difficulty": "kwisatz_haderach", "leaders": "chosen"}),
    (2, {"leaders": "baron_vladimir_harkonnen,helena_richese"}),
    (3, {"leaders": "draft"}),
    (4, {"spice_addict_leaves_spice": "on"}),
)


def begun(players: int, chosen: dict[str, str]) -> tuple[Imperium, Ledger]:
    g = GAME.setup(players, chosen, Chance("ledger"))
    g.told = []
    return g, Ledger(g)


RICH: dict[str, Any] = {
    "leaders": ["duke_leto_atreides", "helena_richese", "earl_memnon_thorvald", "baron_vladimir_harkonnen"],
    "baron_tokens": ["emperor", "fremen"],
    "hands": {
        0: ["shifting_allegiances", "carryall", "scout", "sardaukar_legion"],
        1: ["signet_ring", "other_memory", "the_voice", "gun_thopter"],
        2: ["kwisatz_haderach", "diplomacy", "test_of_humanity", "chani"],
        3: ["seek_allies", "imperial_spy", "reverend_mother_mohiam", "fremen_camp"],
    },
    "in_play": {3: ["bene_gesserit_sister"]},
    "discards": {1: ["bene_gesserit_sister", "lady_jessica"]},
    "intrigues": {
        0: ["windfall", "double_cross", "master_tactician", "demand_respect"],
        1: ["urgent_mission", "recruitment_mission", "poison_snooper", "bypass_protocol"],
        2: ["bindu_suspension", "calculated_hire", "staged_incident", "ambush"],
        3: ["rapid_mobilization", "charisma", "reinforcements", "private_army"],
    },
    "influence": {seat: dict.fromkeys(("emperor", "fremen", "spacing_guild"), 4 - seat) for seat in range(4)},
    "control": {"carthag": 1, "arrakeen": 2},
    "conflict": {0: 1, 1: 2, 2: 3},
    "garrison": dict.fromkeys(range(4), 6),
    "conflict_card": "siege_of_carthag",
    "round": 4,
    **{resource: dict.fromkeys(range(4), 9) for resource in ("solari", "spice", "water")},
}
"""Much may happen in one round."""


@pytest.mark.parametrize("seed", range(40))
def test_the_accounts_of_a_rich_round(seed: int) -> None:
    g = GAME.place(4, {}, {**RICH, "turn_of": seed % 4}, Chance(str(seed)))
    g.told = []
    advance(g)
    plays_on(g, seed, until=5)


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_the_accounts_of_a_whole_game(players: int, chosen: dict[str, str]) -> None:
    g, ledger = begun(players, chosen)
    advance(g)
    assert ledger.wrong() == []
    plays_on(g, players)


def plays_on(g: Imperium, seed: int, until: int = 99) -> None:
    picks = random.Random(seed)
    while g.stack and g.round < until:
        seat = picks.choice(asked(g))
        offered = options(g, seat)
        ledger = Ledger(g)
        play(g, seat, picks.choice(offered), offered)
        assert ledger.wrong(seat) == []


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("solari_gained", "solari: told [0, 0, 0, 0], is [3, 0, 0, 0]"),
        ("agent_sent", "placed"),
        ("card_played", "cards of 0"),
    ],
)
def test_what_is_not_told_is_noticed(table: Any, key: str, said: str) -> None:
    g = table(hands={0: ["dune_the_desert_planet"]})
    ledger = Ledger(g.state)
    g.do(0, "agent dune_the_desert_planet", "to secure_contract")
    g.state.told = [event for event in g.state.told if event.key != key]
    assert said in " ".join(ledger.wrong())
