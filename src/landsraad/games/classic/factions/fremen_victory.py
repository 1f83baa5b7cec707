"""Fremen: their special victory at the end of turn 10 (CLS-23.11, CLS-23.19)."""

from __future__ import annotations

from ..forces import occupants, stands_in
from ..map import HABBANYA_SIETCH, SIETCH_TABR, TUEKS_SIETCH
from ..state import Dune
from . import ATREIDES, EMPEROR, FREMEN, HARKONNEN, Faction

KEPT_OUT_OF_TUEKS_SIETCH: tuple[Faction, ...] = (EMPEROR, HARKONNEN, ATREIDES)


def fremen_special_victory(g: Dune) -> bool:
    """Both sietches theirs or empty, and no great house in Tuek's Sietch."""
    for sietch in (SIETCH_TABR, HABBANYA_SIETCH):
        standing = occupants(g, sietch)
        if not standing or standing == [FREMEN]:
            continue
        if g.opts.fremen_sietch_alone or FREMEN not in standing:
            return False
    return not any(stands_in(g, faction, TUEKS_SIETCH) for faction in KEPT_OUT_OF_TUEKS_SIETCH)
