"""Tleilaxu Ghola (CLS-19.14)."""

from __future__ import annotations

from ...table import Seat, Step
from .cards import TLEILAXU_GHOLA
from .factions import Faction
from .hands import discard
from .state import Dune
from .tanks import FreeRevival, can_revive_anything

GHOLA_FORCES = 5


def can_revive(g: Dune, faction: Faction) -> bool:
    """Whether the faction has anything in the Tanks that the card could bring back."""
    return can_revive_anything(g, faction)


class Ghola(Step[Dune]):
    """CLS-19.14: one leader, the Kwisatz Haderach, or up to five forces, free and besides the normal revival."""

    secret = True  # while it waits for an earlier wish of the same moment

    faction: Faction = 0

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        """Nobody else knows that it waits."""
        if g.seat_of[self.faction] != eyes:
            g.stack[:] = [step for step in g.stack if step is not self]

    def run(self, g: Dune) -> None:
        discard(g, self.faction, TLEILAXU_GHOLA)
        g.then(FreeRevival(faction=self.faction, most=GHOLA_FORCES, haderach=True))
