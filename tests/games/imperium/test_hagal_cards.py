"""HAG-4: every House Hagal card, as a turn and as a sword bonus."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from landsraad.games.imperium.board import SPACE
from landsraad.games.imperium.cards import HAGAL_CARD, HAGAL_CARDS, HAGAL_SOLO, HAGAL_TWO_PLAYERS

LEADERS = ["paul_atreides", "earl_memnon_thorvald", "glossu_rabban"]
FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]


class Printed(NamedTuple):
    rule: str
    copies: int
    space: str
    faction: str | None = None
    troops: int = 0
    combat: bool = False
    swords: int = 0
    signet: bool = False


CARDS = {
    "h_conspire": Printed("HAG-4.01", 2, "conspire", "emperor", 2, swords=4),
    "h_wealth": Printed("HAG-4.02", 1, "wealth", "emperor", swords=3),
    "h_heighliner": Printed("HAG-4.03", 1, "heighliner", "spacing_guild", 3, combat=True, swords=6),
    "h_foldspace": Printed("HAG-4.04", 2, "foldspace", "spacing_guild", swords=1),
    "h_selective_breeding": Printed("HAG-4.05", 2, "selective_breeding", "bene_gesserit", swords=2),
    "h_secrets": Printed("HAG-4.06", 1, "secrets", "bene_gesserit", swords=1),
    "h_hardy_warriors": Printed("HAG-4.07", 1, "hardy_warriors", "fremen", 2, combat=True, swords=5),
    "h_stillsuits": Printed("HAG-4.08", 2, "stillsuits", "fremen", combat=True, swords=4),
    "h_rally_troops": Printed("HAG-4.09", 2, "rally_troops", troops=4, swords=3),
    "h_hall_of_oratory": Printed("HAG-4.10", 2, "hall_of_oratory", troops=1),
    "h_carthag": Printed("HAG-4.11", 3, "carthag", troops=1, combat=True),
    "h_harvest_spice": Printed("HAG-4.12", 5, "hagga_basin", combat=True, swords=2),
    "h_arrakeen_1p": Printed("HAG-4.13", 3, "arrakeen", troops=1, combat=True, swords=1, signet=True),
    "h_arrakeen_2p": Printed("HAG-4.14", 3, "arrakeen", troops=1, combat=True, swords=1),
}


def each_card() -> list[Any]:
    rules = ("HAG-1.03", "HAG-1.06", "HAG-1.07", "HAG-1.09", "HAG-1.10")
    return [
        pytest.param(card, marks=pytest.mark.rule(printed.rule, *rules)) for card, printed in CARDS.items()
    ]


@pytest.mark.parametrize("card", each_card())
def test_a_turn(table: Any, card: str) -> None:
    printed = CARDS[card]
    players = 2 if card == "h_arrakeen_2p" else 1
    acting = 2 if players == 2 else 1
    here = {"leaders": LEADERS[:2]} if players == 2 else {"leaders": LEADERS, "turn_of": 1}
    g = table(
        players=players,
        garrison={acting: 3},
        agents={acting: 1} if players == 2 else {1: 1, 2: 0},
        hagal_deck=[card],
        hands={0: ["dagger"]},
        bonus_spice={"hagga_basin": 1},
        **here,
    )
    if players == 2:
        g.do(0, "agent dagger", "to hall_of_oratory", "end")
    s = g.state
    assert s.placed[SPACE[printed.space]] == (acting,)
    assert s.agents[acting] == 0
    gained = {faction: n for faction, n in zip(FACTIONS, s.influence[acting * 4 :], strict=False) if n}
    assert gained == ({printed.faction: 1} if printed.faction else {})
    if printed.combat:
        assert (s.conflict[acting], s.garrison[acting]) == (printed.troops + 2, 1)
    else:
        assert (s.conflict[acting], s.garrison[acting]) == (0, 3 + printed.troops)
    harvested = 3 if card == "h_harvest_spice" else 0
    assert s.spice[acting] == harvested + printed.signet  # Memnon's Signet: 1 spice
    assert (s.solari[acting], s.water[acting], s.intrigues[acting]) == (0, 0, ())
    assert g.asked in ({0}, {1})


@pytest.mark.parametrize("card", each_card())
def test_a_sword_bonus_and_nothing_else(table: Any, card: str) -> None:
    printed = CARDS[card]
    players = 2 if card == "h_arrakeen_2p" else 1
    rival = players
    g = table(
        players=players,
        leaders=LEADERS[: 3 if players == 1 else 2],
        phase="combat",
        conflict={0: 2, rival: 2},
        intrigues={0: ["ambush"]},
        garrison={rival: 3},
        hagal_deck=[card],
        bonus_spice={"hagga_basin": 1},
    )
    assert g.asked == {0}
    s = g.state
    assert s.swords[rival] == printed.swords
    assert (s.conflict[rival], s.garrison[rival], s.spice[rival]) == (2, 3, 0)
    assert sum(s.influence) == 0
    assert s.placed == [()] * 22
    assert [event.args for event in g.events if event.key == "swords"] == (
        [(rival + 1, printed.swords)] if printed.swords else []
    )


@pytest.mark.rule("HAG-4.15", "HAG-1.05")
def test_reshuffle_brings_all_cards_back_and_another_one(table: Any) -> None:
    g = table(
        players=2,
        hands={0: ["dagger"]},
        hagal_revealed=["h_wealth", "h_heighliner"],
        hagal_deck=["h_reshuffle"],
        coming={"shuffles": [["h_secrets"]]},
    )
    g.do(0, "agent dagger", "to hall_of_oratory", "end")
    assert g.state.placed[SPACE["secrets"]] == (2,)
    assert [HAGAL_CARDS[card].id for card in g.state.rivals.revealed] == ["h_secrets"]
    assert sorted((*g.state.rivals.deck, *g.state.rivals.revealed)) == sorted(HAGAL_TWO_PLAYERS)
    assert ("hagal_reshuffled", (28,)) in [(event.key, event.args) for event in g.events]


@pytest.mark.rule("HAG-4.15", "HAG-1.16")
def test_reshuffle_as_a_sword_bonus(table: Any) -> None:
    g = table(
        players=2,
        phase="combat",
        conflict={0: 1, 2: 1},
        intrigues={0: ["ambush"]},
        hagal_revealed=["h_wealth"],
        hagal_deck=["h_reshuffle"],
        coming={"shuffles": [["h_conspire"]]},
    )
    assert g.asked == {0}
    assert g.state.swords[2] == 4
    assert len(g.state.rivals.deck) == 27


@pytest.mark.rule("HAG-2.05", "HAG-3.09")
def test_the_decks_for_one_and_two() -> None:
    for card, printed in CARDS.items():
        number = HAGAL_CARD[card]
        assert HAGAL_SOLO.count(number) == (0 if card.endswith("2p") else printed.copies)
        assert HAGAL_TWO_PLAYERS.count(number) == (0 if card.endswith("1p") else printed.copies)
    assert HAGAL_TWO_PLAYERS.count(HAGAL_CARD["h_reshuffle"]) == 1
    assert (len(HAGAL_SOLO), len(HAGAL_TWO_PLAYERS)) == (27, 28)
