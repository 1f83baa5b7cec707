"""What the Leaders' left abilities do at the moments they belong to (IMP-15).

The Baron's has a file of its own; what Rabban begins with is in the setup, what Paul sees in the view.
"""

from __future__ import annotations

from msgspec.structs import replace

from . import leaders
from .board import SPACES, Space
from .cards import CARDS
from .effects import Cost
from .leaders import LEADERS, Leader
from .nodes import keys
from .resolve import arise, resolve
from .state import NONE, Imperium, Party, seat_of


def ability_of(g: Imperium, party: Party) -> leaders.Ability | None:
    """Rivals use only the Signet (HAG-3.03), House Hagal has no Leader."""
    if party >= g.players or g.leader[party] == NONE:
        return None
    return LEADERS[g.leader[party]].ability


def ability_keys(g: Imperium, party: Party) -> tuple[str, ...]:
    return keys(f"{LEADERS[g.leader[party]].id}/ability")


def cheaper(leader: Leader, space: Space, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Leto (IMP-15.03), also where a level of difficulty sets the price."""
    ability = None if leader == NONE else LEADERS[leader].ability
    if not isinstance(ability, leaders.CheaperSpaces) or SPACES[space].icon != ability.icon:
        return costs
    return tuple(replace(cost, solari=max(0, cost.solari - ability.solari)) for cost in costs)


def solari_paid_for_space(g: Imperium, party: Party) -> None:
    """Ilban Richese (IMP-15.08): at once, before anything that the visit gives."""
    if isinstance(ability_of(g, party), leaders.WhenSolariPaidForSpace):
        for key in ability_keys(g, party):
            resolve(g, party, key)


def passes_enemies(g: Imperium, party: Party, space: Space) -> bool:
    """Helena (IMP-15.09)."""
    ability = ability_of(g, party)
    return isinstance(ability, leaders.PassesEnemyAgents) and SPACES[space].icon in ability.icons


def less_harvested(g: Imperium, party: Party) -> int:
    """Ariana (IMP-15.12): the spice that each harvest yields less."""
    ability = ability_of(g, party)
    return ability.spice if isinstance(ability, leaders.HarvestsLess) else 0


def harvested(g: Imperium, party: Party) -> None:
    """What Ariana gains instead of it."""
    if isinstance(ability_of(g, party), leaders.HarvestsLess):
        arise(g, party, ability_keys(g, party))


def council_seat_taken(g: Imperium, party: Party) -> None:
    """Memnon (IMP-15.13)."""
    if isinstance(ability_of(g, party), leaders.WhenCouncilSeatTaken):
        arise(g, party, ability_keys(g, party))


def foresee(g: Imperium, party: Party) -> None:
    """Paul (IMP-15.02) may look at any time: he is told what lies on top of his deck now."""
    if isinstance(ability_of(g, party), leaders.SeesTopCard) and g.decks[party]:
        g.tell("top_card_is", CARDS[g.decks[party][0]].id, only=seat_of(g, party))
