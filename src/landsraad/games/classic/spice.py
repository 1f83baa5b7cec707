"""Spice behind the shields: who can pay what, with an ally's help, and to whom it goes (CLS-17.13 to 17.20)."""

from __future__ import annotations

from .factions import Faction
from .state import Dune
from .steps import name


def free(g: Dune, faction: Faction) -> int:
    """Own spice that no standing bid or sealed plan binds."""
    return g.spice[faction] - g.reserved[faction]


def pledged_to(g: Dune, faction: Faction) -> int:
    """What allies add to a purchase or shipment of the faction, capped by what they have (CLS-17.19)."""
    if not g.allies[faction]:
        return 0
    return sum(min(g.pledges[ally], free(g, ally)) for ally in g.allies[faction])


def purse(g: Dune, faction: Faction) -> int:
    """The most the faction can pay for a purchase or shipment."""
    return free(g, faction) + pledged_to(g, faction)


def split(g: Dune, faction: Faction, price: int) -> list[tuple[Faction, int]]:
    """Who pays how much: the allies first, up to their pledges, then the faction."""
    parts = []
    for ally in g.allies[faction]:
        part = min(g.pledges[ally], free(g, ally), price)
        if part:
            parts.append((ally, part))
            price -= part
    if price:
        parts.append((faction, price))
    return parts


def spend(g: Dune, faction: Faction, amount: int) -> None:
    """Spice to the bank; what another faction earns by it is a `gain` of that one."""
    g.spice[faction] -= amount
    g.bank += amount


def gain(g: Dune, faction: Faction, amount: int, reason: str) -> None:
    """Spice from the bank; `reason` is the key of the text."""
    if amount:
        g.bank -= amount
        g.spice[faction] += amount
        g.tell(reason, name(faction), amount)


def bribe(g: Dune, giver: Faction, receiver: Faction, amount: int) -> None:
    """CLS-18.06: from behind one shield to the front of another."""
    g.spice[giver] -= amount
    g.bribes[receiver] += amount
    g.tell("bribe_paid", name(giver), name(receiver), amount)


def take_bribes(g: Dune, faction: Faction) -> None:
    """CLS-16.01: what lies in front of the shield goes behind it."""
    amount, g.bribes[faction] = g.bribes[faction], 0
    if amount:
        g.spice[faction] += amount
        g.tell("bribes_taken", name(faction), amount)
