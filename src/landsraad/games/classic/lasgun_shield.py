"""The Lasgun/Shield explosion (CLS-13.25, CLS-19.07)."""

from __future__ import annotations

from . import forces
from .battlefield import Battlefield
from .cards import LASGUN, SHIELD
from .factions.kwisatz_haderach import count_losses, die
from .leader_deaths import kill_leader
from .map import AREAS_OF, TERRITORY_ID
from .state import Dune


def explodes(battle: Battlefield) -> bool:
    """A Lasgun and a Shield in the same battle, whoever played them."""
    one, other = battle.plans
    return LASGUN in (one.weapon, other.weapon) and SHIELD in (one.defense, other.defense)


def explode(g: Dune, battle: Battlefield) -> None:
    """Both sides lose; everything in the territory is destroyed, also beyond and in the storm, whosever it is."""
    g.tell("explosion", TERRITORY_ID[battle.territory])
    for plan in battle.plans:
        if plan.leader >= 0 and plan.hero() < 0:
            kill_leader(g, plan.leader)
        if plan.haderach == 1:
            die(g)
    for area in AREAS_OF[battle.territory]:
        for faction in g.in_play:
            count_losses(g, faction, forces.kill_all(g, faction, area))
        forces.kill_advisors(g, area)
        forces.destroy_spice(g, area)
