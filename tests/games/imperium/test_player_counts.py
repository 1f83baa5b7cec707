"""Player counts (IMP-19), and what the box holds for them (IMP-1.07 to 1.09)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from landsraad.games.imperium.board import SPACE
from landsraad.games.imperium.cards import HAGAL_CARDS, HAGAL_SOLO, HAGAL_TWO_PLAYERS
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.state import NONE, Imperium
from landsraad.games.imperium.view import view
from landsraad.table import Chance, advance, asked, options

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def new_game(players: int, **opts: str) -> Imperium:
    g = GAME.setup(players, opts, Chance("test"))
    advance(g)
    return g


@pytest.mark.rule("IMP-19.03")
def test_two_players_and_house_hagal_as_an_automated_third(table: Any) -> None:
    g = new_game(2)
    assert (g.players, g.parties) == (2, 3)
    assert [party.leader for party in view(g, 0).parties][2] == "house_hagal"
    played = table(players=2, first=0, hands={0: ["reconnaissance"]}, decks={0: []}, hagal_deck=["h_wealth"])
    played.do(0, "agent reconnaissance", "to carthag", "do carthag/space/1", "end")
    assert played.state.placed[SPACE["wealth"]] == (2,), "House Hagal acts by itself"
    assert played.asked == {1}


@pytest.mark.rule("IMP-1.07")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_31_house_hagal_cards_for_one_and_two_players_only(players: int) -> None:
    assert sum(card.copies for card in HAGAL_CARDS) == 31
    box = Counter({number: card.copies for number, card in enumerate(HAGAL_CARDS)})
    assert Counter(HAGAL_SOLO) | Counter(HAGAL_TWO_PLAYERS) == box
    g = new_game(players)
    deck = None if g.rivals is None else len(g.rivals.deck) + len(g.rivals.revealed)
    assert deck == {1: 27, 2: 28, 3: None, 4: None}[players]
    assert view(g, 0).hagal_deck == (None if g.rivals is None else len(g.rivals.deck))


@pytest.mark.rule("IMP-1.08")
def test_the_bank_is_unlimited(table: Any) -> None:
    """More Solari, spice and water than the box has tokens for."""
    g = table(
        hands={0: ["dune_the_desert_planet", "diplomacy"]},
        solari={0: 40, 1: 40},
        spice={0: 35},
        water={0: 15, 1: 15},
        revealed=[1, 2, 3],
    )
    g.do(0, "agent dune_the_desert_planet", "to hagga_basin", "end")
    assert (g.state.spice[0], g.state.water[0]) == (37, 14)
    g.do(0, "agent diplomacy", "to wealth", "do emperor/influence/0", "end")
    assert g.state.solari[0] == 42
    g = table(hands={0: ["diplomacy"]}, water={0: 15, 1: 15})
    g.do(0, "agent diplomacy", "to stillsuits", "do fremen/influence/0", "end")
    assert g.state.water[0] == 16


@pytest.mark.rule("IMP-1.09")
def test_one_mentat_four_alliances_one_first_player_marker() -> None:
    g = new_game(4)
    assert (g.mentat, g.alliance) == (NONE, [NONE] * 4)
    assert g.first in range(4)
    assert view(g, 0).baron_tokens is None, "the Baron's tokens are for him alone"


@pytest.mark.rule("IMP-1.09")
def test_the_mentat_and_an_alliance_are_one_players_at_a_time(table: Any) -> None:
    g = table(
        mentat=1,
        hands={0: ["dagger"]},
        solari={0: 2},
        influence={0: {"fremen": 4}, 1: {"fremen": 4}},
        intrigues={0: ["know_their_ways"]},
        alliance={"fremen": 1},
    )
    g.do(0, "agent dagger", "to mentat", "plot know_their_ways")
    assert g.state.mentat == 1
    assert g.state.alliance == [NONE, NONE, NONE, 0]
    assert g.state.vp[:2] == [1 + 1 + 1, 1 + 1], "the token's point went with it"


@pytest.mark.rule("IMP-1.09")
def test_the_baron_has_a_token_of_each_faction() -> None:
    others = "paul_atreides,earl_memnon_thorvald,helena_richese"
    g = new_game(4, leaders=f"baron_vladimir_harkonnen,{others}")
    assert asked(g) == (0,)
    assert options(g, 0) == [f"tokens {a} {b}" for a, b in combinations(FACTIONS, 2)]
