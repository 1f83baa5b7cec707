"""Gains that can't matter in any order, carried out as they arise: resources, Victory Points, Persuasion, swords (IMP-13.15)."""

from __future__ import annotations

from . import effects
from .resolve import AT_ONCE, HANDLERS, Handler
from .state import Imperium, Party


def solari(g: Imperium, party: Party, key: str, effect: effects.Solari) -> None:
    g.solari[party] += effect.n
    g.tell("solari_gained", party + 1, effect.n)


def spice(g: Imperium, party: Party, key: str, effect: effects.Spice) -> None:
    g.spice[party] += effect.n
    g.tell("spice_gained", party + 1, effect.n)


def water(g: Imperium, party: Party, key: str, effect: effects.Water) -> None:
    g.water[party] += effect.n
    g.tell("water_gained", party + 1, effect.n)


def victory_points(g: Imperium, party: Party, key: str, effect: effects.VictoryPoints) -> None:
    g.earned[party] += effect.n
    score(g, party, effect.n)


def score(g: Imperium, party: Party, n: int) -> None:
    """IMP-4.01; negative: lost. What neither Influence nor Alliances give is `earned` as well."""
    g.vp[party] += n
    g.tell("victory_points", party + 1, n)


def persuasion(g: Imperium, party: Party, key: str, effect: effects.Persuasion) -> None:
    gain_persuasion(g, party, effect.n)


def gain_persuasion(g: Imperium, party: Party, n: int) -> None:
    """IMP-10.09: one pool, whatever it comes from."""
    g.turn.persuasion += n
    g.tell("persuasion_gained", party + 1, n)


def swords(g: Imperium, party: Party, key: str, effect: effects.Swords) -> None:
    g.swords[party] += effect.n
    g.tell("swords", party + 1, effect.n)


GAINS: dict[type, Handler] = {
    effects.Solari: solari,
    effects.Spice: spice,
    effects.Water: water,
    effects.VictoryPoints: victory_points,
    effects.Persuasion: persuasion,
    effects.Swords: swords,
}
HANDLERS.update(GAINS)
AT_ONCE.update(GAINS)
