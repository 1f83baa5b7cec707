"""Atreides, Advanced game: the Kwisatz Haderach (CLS-30)."""

from __future__ import annotations

from ..battlefield import Battlefield, contest
from ..state import NONE, Dune
from . import ATREIDES, Faction

LOSSES_NEEDED = 7
STRENGTH = 2


def is_active(g: Dune) -> bool:
    """CLS-30.01: from the seventh force lost in battle on, unless it is in the Tanks."""
    return g.haderach_losses >= LOSSES_NEEDED and not g.haderach_dead and g.opts.advanced


def can_join(g: Dune, battle: Battlefield, faction: Faction) -> bool:
    """CLS-30.03: once per turn, in Atreides' own Battle Plan."""
    return (
        faction == ATREIDES
        and is_active(g)
        and g.haderach_used_in == NONE
        and "kwisatz_haderach_use" not in battle.stopped
    )


def contest_use(g: Dune, battle: Battlefield) -> None:
    if ATREIDES in battle.sides() and can_join(g, battle, ATREIDES):
        contest(g, ATREIDES, "kwisatz_haderach_use")


def count_losses(g: Dune, faction: Faction, forces: int) -> None:
    """CLS-30.02: every Atreides force lost in a battle counts, in secret."""
    if faction != ATREIDES or not forces or not g.opts.advanced:
        return
    awake = g.haderach_losses >= LOSSES_NEEDED
    g.haderach_losses += forces
    if not awake and g.haderach_losses >= LOSSES_NEEDED:
        g.tell("haderach_awakes", only=g.asked_of[ATREIDES])


def die(g: Dune) -> None:
    """CLS-30.06: only an explosion kills it."""
    g.haderach_dead = True
    g.tell("haderach_killed")
