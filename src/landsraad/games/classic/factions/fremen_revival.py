"""Fremen allies: free revival (CLS-23.15, CLS-23.17)."""

from __future__ import annotations

from ....table import Action, Seat, Step
from ..karama import guard, stopped
from ..state import Dune
from ..steps import Ask, name
from ..tanks import revivable_forces
from . import FREMEN, SHEETS, Faction


def offer_to_grant(g: Dune) -> None:
    """Push a question to Fremen for each ally whom it would help."""
    for ally in g.allies[FREMEN]:
        if revivable_forces(g, ally, normal=True) > SHEETS[ally].free_revival:
            g.then(GrantRevival(faction=FREMEN, ally=ally))


class GrantRevival(Ask):
    """CLS-23.15: Fremen may let the ally revive three forces free this turn."""

    ally: Faction = 0

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        if self.answered or "ally_free_revival" in g.blocked:
            return ()
        return g.asked_of[self.faction]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", f"grant {name(self.ally)}"]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action != "pass":
            g.then(RevivalGranted(ally=self.ally))
            guard(g, FREMEN, "ally_free_revival")

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, str]:
        return {"ally": name(self.ally)}


class RevivalGranted(Step[Dune]):
    """CLS-23.17: the ally's free revival is three, unless Karama stops it."""

    ally: Faction = 0

    def run(self, g: Dune) -> None:
        if not stopped(g, "ally_free_revival"):
            g.revival_granted = (*g.revival_granted, self.ally)
            g.tell("revival_granted", name(self.ally))
