"""How a phase begins."""

from __future__ import annotations

from .promises import phase_begins
from .state import Dune, Phase


def begin(g: Dune, phase: Phase) -> None:
    """A phase begins; what Karama stopped in the last one is allowed again (CLS-19.16)."""
    g.phase = phase
    g.blocked = ()
    g.tell("phase_begins", phase.name.lower())
    if g.deals or g.facts:
        phase_begins(g)
