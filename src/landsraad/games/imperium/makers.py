"""Phase 4: Makers (IMP-17.01)."""

from __future__ import annotations

from ...table import Step
from .board import SPACES
from .state import Imperium, Phase


class Makers(Step[Imperium]):
    """IMP-17.01: each Maker space without an Agent gets a bonus spice."""

    def run(self, g: Imperium) -> None:
        g.phase = Phase.MAKERS
        for at, space in enumerate(g.box.board.makers):
            if not g.placed[space]:
                g.bonus_spice[at] += 1
                g.tell("bonus_spice", SPACES[space].id)
