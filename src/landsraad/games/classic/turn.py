"""The turn: nine phases in fixed order, ten turns at most (CLS-5.01, CLS-5.02)."""

from __future__ import annotations

from ...table import Step
from .battle import Battles
from .bidding import Bidding
from .charity import Charity
from .collection import Collection
from .mentat_pause import MentatPause
from .revival import Revival
from .shipment import ShipmentAndMovement
from .spice_blow import SpiceBlow
from .state import NONE, Dune
from .storm import Storm


class Turn(Step[Dune]):
    """CLS-5.02: one turn, read as the list of its phases; then the next, until Mentat Pause ends the game."""

    def run(self, g: Dune) -> None:
        g.turn += 1
        g.used_in = [NONE] * 30
        g.haderach_used_in = NONE
        g.starred_revived = ()
        g.tell("turn_begins", g.turn)
        g.then(
            Storm(),
            SpiceBlow(),
            Charity(),
            Bidding(),
            Revival(),
            ShipmentAndMovement(),
            Battles(),
            Collection(),
            MentatPause(),
            self,
        )
