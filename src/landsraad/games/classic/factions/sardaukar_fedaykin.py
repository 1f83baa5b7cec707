"""Advanced game: how Sardaukar, Fedaykin and Fremen without spice count in battle (CLS-32.01, 32.02, 33.08, 33.10)."""

from __future__ import annotations

from ..battlefield import Battlefield, contest
from ..state import Dune
from . import EMPEROR, FREMEN, Faction


def starred_value(g: Dune, battle: Battlefield, faction: Faction) -> int:
    """The full strength of a starred force (CLS-28.02)."""
    if faction == EMPEROR:
        return 1 if battle.opponent(EMPEROR) == FREMEN or "sardaukar_strength" in battle.stopped else 2
    if faction == FREMEN:
        return 1 if "fedaykin_strength" in battle.stopped else 2
    return 1


def full_strength(g: Dune, battle: Battlefield, faction: Faction) -> bool:
    """Whether forces count full without spice: all in the Basic game, Fremen in the Advanced game (CLS-28.09)."""
    if not g.opts.advanced:
        return True
    return faction == FREMEN and "no_spice_needed_in_battle" not in battle.stopped


def contest_unpaid(g: Dune, battle: Battlefield) -> None:
    """Karama's chance to make Fremen pay."""
    if g.opts.advanced and FREMEN in battle.sides():
        contest(g, FREMEN, "no_spice_needed_in_battle")


def contest_starred(g: Dune, battle: Battlefield) -> None:
    """Karama's chance against starred forces, where their strength makes a difference (CLS-32.02)."""
    sides = battle.sides()
    if FREMEN in sides:
        if _starred_fight(g, battle, FREMEN):
            contest(g, FREMEN, "fedaykin_strength")
    elif EMPEROR in sides and _starred_fight(g, battle, EMPEROR):
        contest(g, EMPEROR, "sardaukar_strength")


def _starred_fight(g: Dune, battle: Battlefield, faction: Faction) -> bool:
    starred = g.starred[faction]
    return bool(starred) and any(area in starred for area in battle.areas)
