"""The Emperor's Karama power: free revival (CLS-29.05)."""

from __future__ import annotations

from ....table import Action, Seat
from ..cards import KARAMA
from ..karama import KaramaEffect, karama_power_ready, play_karama, use_karama_power
from ..state import Dune
from ..steps import FactionWindow
from ..tanks import REVIVE_LEADER, FreeRevival, can_revive_anything
from . import EMPEROR, Faction

FORCES = 3


def offer_free_revival(g: Dune) -> None:
    """Push the secret question to an Emperor who could use the power."""
    if _may_revive(g):
        g.then(FreeRevivalOffer(waiting=(EMPEROR,)))


def _may_revive(g: Dune) -> bool:
    return karama_power_ready(g, EMPEROR) and can_revive_anything(g, EMPEROR)


class FreeRevivalOffer(FactionWindow):
    """CLS-29.05: does the Emperor play Karama for a free revival?"""

    kind = "karama"

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return (EMPEROR,) if _may_revive(g) else ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", "karama"] if karama_power_ready(g, EMPEROR) else ["pass"]

    def run(self, g: Dune) -> None:
        if self.wishes:
            play_karama(g, EMPEROR, KARAMA, ImperialRevival(faction=EMPEROR))


class ImperialRevival(KaramaEffect):
    """CLS-29.05: up to three own forces or one own leader, free, whatever the number of dead leaders."""

    def effect(self, g: Dune) -> None:
        use_karama_power(g, EMPEROR)
        g.then(KaramaRevival(faction=EMPEROR, most=FORCES))


class KaramaRevival(FreeRevival):
    """CLS-29.05: 'in addition to normal revival', or within its limit (option `emperor_karama_extra`)."""

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        super().answer(g, seat, action)
        if action in REVIVE_LEADER and not g.opts.emperor_karama_extra:
            g.karama_leader = True

    def revive(self, g: Dune, count: int, starred: int) -> None:
        super().revive(g, count, starred)
        if not g.opts.emperor_karama_extra:
            g.karama_revived = count
