"""Phase 5: Recall (IMP-17.02 to 17.06): the end is checked, Agents come home, the First Player marker passes."""

from __future__ import annotations

from ...table import Step
from .components import AGENTS, END_SCORE, START_AGENTS
from .state import NONE, Imperium, Party, Phase


class Recall(Step[Imperium]):
    """IMP-17.02: with 10 Victory Points, or an empty Conflict Deck, the Endgame begins; else the next round."""

    def run(self, g: Imperium) -> None:
        from .endgame import Endgame
        from .round import Round

        g.phase = Phase.RECALL
        if max(g.vp) >= END_SCORE or not g.conflict_deck:
            g.then(Endgame())
            return
        return_mentat(g)
        for space, standing in enumerate(g.placed):
            if standing:
                g.placed[space] = ()
        for party in range(g.parties):
            g.agents[party] = own_agents(g, party)
        if g.mentat != NONE:
            g.agents[g.mentat] += 1  # kept as a Conflict reward (IMP-13.10)
        g.first = (g.first + 1) % seats_at_the_table(g)
        g.tell("agents_recalled")
        g.tell("first_player", g.first + 1)
        g.then(Round())


def own_agents(g: Imperium, party: Party) -> int:
    """Two and the Swordmaster; House Hagal has three from the start (HAG-2.04)."""
    return AGENTS if party >= g.players == 2 else START_AGENTS + g.swordmaster[party]


def return_mentat(g: Imperium) -> None:
    """IMP-17.03"""
    g.mentat_at = NONE
    if g.mentat_kept:
        g.mentat_kept = False
    else:
        g.mentat = NONE


def seats_at_the_table(g: Imperium) -> int:
    """The First Player marker passes among players and Rivals; House Hagal has no seat (HAG-2.13, HAG-3.34)."""
    return g.players if g.players == 2 else g.parties
