"""Family Atomics (CLS-19.12 to 19.12c): the Shield Wall is blown up, and its shelter is gone for good (CLS-6.14)."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat
from .cards import FAMILY_ATOMICS
from .factions import Faction
from .forces import areas_with_forces, kill_everybody
from .hands import lose
from .map import AREAS_OF, ATOMICS_RANGE, SHIELD_WALL, TERRITORY_OF
from .state import Dune
from .steps import FactionWindow, name


def atomics_owners(g: Dune) -> tuple[Faction, ...]:
    """Those who could play the card now."""
    return tuple(
        faction for faction in g.in_play if FAMILY_ATOMICS in g.hands[faction] and in_range(g, faction)
    )


def in_range(g: Dune, faction: Faction) -> bool:
    """A force in the Shield Wall or beside it, in storm or not (CLS-19.12a)."""
    return any(TERRITORY_OF[area] in ATOMICS_RANGE for area in areas_with_forces(g, faction))


class FamilyAtomics(FactionWindow):
    """CLS-19.12: played when the storm's distance is known and before it moves."""

    kind = "family_atomics"

    distance: int = 0

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return atomics_owners(g)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", "family_atomics"]

    def run(self, g: Dune) -> None:
        for faction, _ in self.wishes:
            lose(g, faction, FAMILY_ATOMICS)
            g.removed = (FAMILY_ATOMICS, *g.removed)
            g.wall_destroyed = True
            g.tell("family_atomics_played", name(faction))
            for area in AREAS_OF[SHIELD_WALL]:
                kill_everybody(g, area)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"distance": self.distance}
