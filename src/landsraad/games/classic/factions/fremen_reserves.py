"""Fremen reserves come from the far side of the planet (CLS-23.04 to 23.07), in the Advanced game into the storm too (CLS-33.07).

In notation, when some of those caught by the storm are Fedaykin: `starred 1`, how many of them are among the losses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....table import Action, Seat
from ..forces import kill, stands_in
from ..karama import guard, stopped
from ..map import AREA_ID, AREAS_OF, FREMEN_SHIPMENT, KIND, SECTOR_OF, SECTORS, TERRITORY_OF, Area, Kind
from ..state import Dune
from ..steps import Ask
from . import FREMEN
from .bene_gesserit_advisors import intrusion

if TYPE_CHECKING:
    from ..shipment import Shipment

SHIPMENT_AREAS: tuple[Area, ...] = tuple(sorted(a for t in FREMEN_SHIPMENT for a in AREAS_OF[t]))
OUTSIDE_STORM = tuple(
    tuple(a for a in SHIPMENT_AREAS if SECTOR_OF[a] != storm) for storm in range(SECTORS + 1)
)
SAND_IN_STORM = tuple(
    tuple(a for a in SHIPMENT_AREAS if SECTOR_OF[a] == storm and KIND[TERRITORY_OF[a]] is Kind.SAND)
    for storm in range(SECTORS + 1)
)


def shipment_areas(g: Dune, barred: tuple[str, ...]) -> tuple[Area, ...]:
    """CLS-23.05, CLS-23.07: within two territories of the Great Flat, whatever lies in the storm between."""
    if g.opts.advanced and "ship_into_storm" not in barred:
        return OUTSIDE_STORM[g.storm] + SAND_IN_STORM[g.storm]
    return OUTSIDE_STORM[g.storm]


def ask_about_storm(g: Dune, area: Area) -> None:
    """Karama can stop a shipment into the storm, not the Fremen shipment as such (CLS-19.19)."""
    if SECTOR_OF[area] == g.storm:
        guard(g, FREMEN, "ship_into_storm")


def come_across(g: Dune, shipment: Shipment) -> None:
    """CLS-23.05: free of charge; nobody comes along (CLS-21.05)."""
    in_storm = SECTOR_OF[shipment.area] == g.storm
    if in_storm and stopped(g, "ship_into_storm"):
        shipment.redo(g, "ship_into_storm")
        return
    shipment.land(g)
    if not in_storm:
        intrusion(g, FREMEN, TERRITORY_OF[shipment.area])
    else:
        total = shipment.ordinary + shipment.starred
        lost = (total + 1) // 2 if g.opts.half_losses_round == "up" else total // 2
        low, high = max(0, lost - shipment.ordinary), min(shipment.starred, lost)
        g.then(LossesOnLanding(faction=FREMEN, area=shipment.area, lost=lost, low=low, high=high))


class LossesOnLanding(Ask):
    """CLS-33.06, CLS-33.07: half of those shipped into the storm are lost at once; Fremen choose which."""

    area: Area = 0
    lost: int = 0
    low: int = 0  # fewest and most Fedaykin among them
    high: int = 0
    starred: int = -1

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return () if self.answered or self.low == self.high else g.asked_of[FREMEN]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return [f"starred {n}" for n in range(self.low, self.high + 1)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        self.starred = int(action.split()[1])

    def run(self, g: Dune) -> None:
        starred = max(self.starred, self.low)
        kill(g, FREMEN, self.area, self.lost - starred, starred)
        if stands_in(g, FREMEN, TERRITORY_OF[self.area]):
            intrusion(g, FREMEN, TERRITORY_OF[self.area])

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"area": AREA_ID[self.area], "lost": self.lost}
