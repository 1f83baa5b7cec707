"""Rulings on single cards (IMP-14) that belong to no other chapter."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.changes import names
from landsraad.games.imperium.cards import CARD

POWER_PLAY = "do power_play/agent/0"
TRASH_IT = "do power_play/agent/1"
MISSIONARIA = "do missionaria_protectiva/agent/0"


@pytest.mark.rule("IMP-14.18")
def test_power_play_gives_two_influence_with_the_visited_faction_and_is_gone(table: Any) -> None:
    g = table(hands={0: ["power_play"]}, decks={0: []})
    g.do(0, "agent power_play", "to stillsuits", "do fremen/influence/0", POWER_PLAY, TRASH_IT)
    assert g.state.influence[:4] == [0, 0, 0, 2]
    assert g.state.vp[0] == 2, "2 Influence are worth a point"
    assert (g.state.in_play[0], g.state.discards[0]) == ((), ())
    assert CARD["power_play"] in g.state.trashed


@pytest.mark.rule("IMP-14.18")
def test_trashing_power_play_is_mandatory(table: Any) -> None:
    g = table(hands={0: ["power_play"]})
    g.do(0, "agent power_play", "to wealth", "do emperor/influence/0", POWER_PLAY)
    assert "end" not in g.offered(0)
    g.do(0, TRASH_IT, "end")


@pytest.mark.rule("IMP-14.35")
def test_missionaria_protectiva_is_a_bene_gesserit_card(table: Any) -> None:
    """One enables another; it also enables Gene Manipulation."""
    g = table(hands={0: ["missionaria_protectiva"]}, in_play={0: ["missionaria_protectiva"]})
    g.do(0, "agent missionaria_protectiva", "to arrakeen", MISSIONARIA, "influence fremen")
    assert g.state.influence[3] == 1
    g = table(hands={0: ["gene_manipulation"]}, in_play={0: ["missionaria_protectiva"]})
    g.do(0, "agent gene_manipulation", "to arrakeen", "do gene_manipulation/agent/1")
    assert g.state.spice[0] == 2


@pytest.mark.rule("IMP-14.35")
def test_missionaria_protectiva_alone_gives_nothing(table: Any) -> None:
    g = table(hands={0: ["missionaria_protectiva"]}, in_play={0: ["diplomacy"]})
    g.do(0, "agent missionaria_protectiva", "to arrakeen")
    assert MISSIONARIA not in g.offered(0)
    assert names(g.state.in_play[0]) == ["diplomacy", "missionaria_protectiva"]
