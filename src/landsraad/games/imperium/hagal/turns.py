"""Turns of Rivals and of House Hagal (HAG-1, HAG-2.06, HAG-3.14): where the Agent goes, what the card gives, who deploys."""

from __future__ import annotations

from ....table import Step
from ..board import SPACES, Space
from ..cards import CONFLICTS, HAGAL_CARDS
from ..cards.hagal import HagalData, SendToMostBonusSpice
from ..influence import gain_influence
from ..nodes import keys
from ..resolve import resolve
from ..rivals import DIFFICULTY
from ..sending import control_bonus, leave_leader
from ..state import NONE, Imperium, Party
from ..troops import GARRISON_TROOPS, deploy, recruit
from .deck import reveal_until_legal, some_card_is_legal
from .signets import use_signet
from .spending import spend

LAST_TIER = 3  # in Conflict III Expert Deployment holds nothing back
LEAD = 2  # troops


def rival_may_act(g: Imperium, party: Party) -> bool:
    """HAG-2.06, HAG-3.14: it has an Agent left; HAG-1.20: and there is a card to send it somewhere."""
    return g.agents[party] > 0 and some_card_is_legal(g, party)


class RivalTurn(Step[Imperium]):
    """HAG-1.03 to 1.14: a House Hagal card sends an Agent, and the Rival gets what the card shows, nothing else."""

    party: Party = 0

    def run(self, g: Imperium) -> None:
        party = self.party
        number, space = reveal_until_legal(g, party)
        card = HAGAL_CARDS[number]
        _arrive(g, party, space)
        if card.influence is not None:
            gain_influence(g, party, card.influence)
        if isinstance(card.target, SendToMostBonusSpice):
            _harvest(g, party, space)
        held_back = holds_back(g, party, card.troops)
        if SPACES[space].combat and not held_back:
            deploy(g, party, min(card.troops, g.supply[party]), from_supply=True)
            g.then(GarrisonDeployment(party=party))
        else:
            recruit(g, party, card.troops)
            if SPACES[space].combat:
                g.tell("rival_holds_back", party + 1)
        _signet(g, party, card)


def _arrive(g: Imperium, party: Party, space: Space) -> None:
    """HAG-1.06: nothing is paid and nothing of the space gained; its controller gains the bonus (HAG-1.18, HAG-3.19)."""
    g.turn.space = space
    leave_leader(g, party, space)
    g.placed[space] = (*g.placed[space], party)
    g.tell("agent_sent", party + 1, SPACES[space].id)
    control = g.box.board.control
    if space not in control:
        return
    controller = g.control[control.index(space)]
    if g.opts.rivals_trigger_control_bonus or controller >= g.players:
        control_bonus(g, space)


def _harvest(g: Imperium, party: Party, space: Space) -> None:
    """HAG-3.16: a Rival harvests base and bonus spice; for House Hagal the bonus spice is removed (HAG-1.12)."""
    if g.players == 1:
        for key in keys(f"{SPACES[space].id}/space"):
            resolve(g, party, key)
        spend(g, party)
        return
    at = g.box.board.makers.index(space)
    g.tell("bonus_spice_removed", SPACES[space].id, g.bonus_spice[at])
    g.bonus_spice[at] = 0


def _signet(g: Imperium, party: Party, card: HagalData) -> None:
    """HAG-1.14"""
    if card.signet and g.leader[party] != NONE:
        use_signet(g, party)


# Troops


class GarrisonDeployment(Step[Imperium]):
    """HAG-1.10, HAG-1.24: two more from the garrison, which Rabban's Signet may have filled just now (HAG-3.33)."""

    party: Party = 0

    def run(self, g: Imperium) -> None:
        straight = 0 if g.opts.rival_signet_troops_go_to_garrison else g.turn.recruited
        deploy(g, self.party, min(GARRISON_TROOPS + straight, g.garrison[self.party]))


def holds_back(g: Imperium, party: Party, recruits: int) -> bool:
    """Expert Troop Deployment (HAG-3.26, HAG-3.27): a leader in a Conflict I or II sends nobody more."""
    if g.players != 1 or not DIFFICULTY[g.opts.difficulty].expert_deployment:
        return False
    if CONFLICTS[g.conflict_card].tier == LAST_TIER:
        return False
    own = g.conflict[party]
    if g.opts.expert_lead == "with_recruits":
        own += min(recruits, g.supply[party])
    return own - max(g.conflict[other] for other in range(g.parties) if other != party) >= LEAD
