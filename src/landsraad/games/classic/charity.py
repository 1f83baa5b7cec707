"""Phase 3: CHOAM Charity (CLS-8)."""

from __future__ import annotations

from ...table import Action, Seat, Step
from .factions import Faction
from .factions.bene_gesserit_charity import receive_charity
from .moments import at_any_time
from .phase import begin
from .spice import gain
from .state import Dune, Phase
from .steps import FactionWindow

CHARITY = 2


class Charity(Step[Dune]):
    """CLS-8: spice for the poor."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.CHARITY)
        g.then(CharityPayments())
        at_any_time(g)


class CharityPayments(Step[Dune]):
    """CLS-31.04 before CLS-8.01: Bene Gesserit who received their charity are too rich for the other one."""

    def run(self, g: Dune) -> None:
        g.then(CharityOffer())
        receive_charity(g)


class CharityOffer(Step[Dune]):
    """CLS-8.01: the offer goes to everybody with 0 or 1 spice behind the shield (CLS-8.03)."""

    def run(self, g: Dune) -> None:
        g.then(CharityClaims(waiting=poor(g)))


def poor(g: Dune) -> tuple[Faction, ...]:
    return tuple(faction for faction in g.in_play if g.spice[faction] < CHARITY)


class CharityClaims(FactionWindow):
    """CLS-8.01 to 8.04: a claim raises the holding to 2; secret, since a player may decline to hide being poor."""

    kind = "charity"

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return poor(g)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["claim", "pass"]

    def run(self, g: Dune) -> None:
        for faction, _ in self.in_storm_order(g):
            gain(g, faction, max(0, CHARITY - g.spice[faction]), "charity_received")
