"""Fremen and sandworms: immunity, protecting the ally, placing and calling worms, and riding them.

CLS-23.09 to 23.18, CLS-29.06 to 29.08, CLS-33.03 to 33.11. In notation:

    protect atreides | abandon atreides    what a worm does to the ally's forces (CLS-23.14)
    worm meridian | pass                   where a further worm or a called one comes up (CLS-33.03, CLS-29.06)
    ride arrakeen/10 | stay                where riders go, then `take 3` of each pile of forces (CLS-23.10)
"""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from ..cards import KARAMA
from ..forces import advisors_in, closed_to, friendly_ground, put, stands_in
from ..karama import KaramaEffect, guard, karama_power_ready, play_karama, stopped, use_karama_power
from ..map import (
    AREA,
    AREA_ID,
    AREAS_OF,
    SAND_TERRITORIES,
    SECTOR_OF,
    TERRITORY,
    TERRITORY_ID,
    TERRITORY_OF,
    Area,
    Territory,
)
from ..movement import Group, Pile, lift, piles_in
from ..spice_blow import Worm, worm_appears
from ..state import NONE, Dune
from ..steps import Ask, FactionWindow, name
from . import BENE_GESSERIT, FACTION, FREMEN, Faction
from .bene_gesserit_advisors import check_lone_advisors, intrusion

WORM: tuple[Action, ...] = tuple(f"worm {TERRITORY_ID[territory]}" for territory in SAND_TERRITORIES)
RIDE: tuple[Action, ...] = tuple(f"ride {area}" for area in AREA_ID)


def _named(action: Action) -> Territory:
    return TERRITORY[action.partition(" ")[2]]


def protectable(g: Dune, territory: Territory) -> tuple[Faction, ...]:
    """CLS-23.14: the allies whose forces or advisors there Fremen may protect from a worm."""
    if FREMEN not in g.in_play or "protect_ally_from_worm" in g.blocked:
        return ()
    return tuple(ally for ally in g.allies[FREMEN] if _has_tokens(g, ally, territory))


def _has_tokens(g: Dune, faction: Faction, territory: Territory) -> bool:
    return stands_in(g, faction, territory) or (faction == BENE_GESSERIT and advisors_in(g, territory) > 0)


def spared(g: Dune, territory: Territory, protected: tuple[Faction, ...]) -> tuple[Faction, ...]:
    """CLS-23.09, CLS-23.14: whom the worm doesn't harm, as far as Karama doesn't stop it."""
    safe: tuple[Faction, ...] = ()
    if FREMEN in g.in_play and stands_in(g, FREMEN, territory) and not stopped(g, "worm_immunity"):
        safe = (FREMEN,)
    if protected and not stopped(g, "protect_ally_from_worm"):
        safe += protected
    return safe


class Protection(Ask):
    """CLS-23.14, CLS-23.18: when a worm comes up, Fremen say of each ally there whether it is spared."""

    territory: Territory = NONE
    eats_spice: bool = True
    allies: tuple[Faction, ...] = ()  # still to decide on
    chosen: tuple[Faction, ...] = ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        ally = name(self.allies[0])
        return [f"protect {ally}", f"abandon {ally}"]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        verb, _, ally = action.partition(" ")
        g.tell("ally_protected" if verb == "protect" else "ally_abandoned", name(FREMEN), ally)
        if verb == "protect":
            self.chosen = (*self.chosen, FACTION[ally])
        self.allies = self.allies[1:]
        self.answered = not self.allies

    def run(self, g: Dune) -> None:
        g.then(Worm(territory=self.territory, eats_spice=self.eats_spice, protected=self.chosen))
        if self.chosen:
            guard(g, FREMEN, "protect_ally_from_worm")

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"territory": TERRITORY_ID[self.territory]}


# Further worms (CLS-33.03)


def further_worm(g: Dune, otherwise: Territory) -> None:
    """CLS-33.03: Fremen may place this worm; if they don't, it comes up in the territory `otherwise`, if any."""
    if stopped(g, "place_extra_worms"):
        worm_appears(g, otherwise)
        return
    g.then(FurtherWorm(faction=FREMEN, otherwise=otherwise))


class FurtherWorm(Ask):
    """CLS-33.03, CLS-33.05: where Fremen place a worm that isn't the first of the phase, or `pass`."""

    otherwise: Territory = NONE
    chosen: Territory = NONE

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *WORM]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action != "pass":
            self.chosen = _named(action)

    def run(self, g: Dune) -> None:
        if self.chosen == NONE:
            g.tell("worm_not_placed", name(FREMEN))
            worm_appears(g, self.otherwise)
            return
        g.tell("worm_placed", name(FREMEN), TERRITORY_ID[self.chosen])
        g.then(PlacedWorm(territory=self.chosen, otherwise=self.otherwise))
        guard(g, FREMEN, "place_extra_worms")

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"otherwise": TERRITORY_ID[self.otherwise] if self.otherwise != NONE else None}


class PlacedWorm(Step[Dune]):
    """CLS-33.03, CLS-33.04: the worm comes up where Fremen placed it."""

    territory: Territory = NONE
    otherwise: Territory = NONE

    def run(self, g: Dune) -> None:
        if stopped(g, "place_extra_worms"):
            worm_appears(g, self.otherwise)
        else:
            worm_appears(g, self.territory, eats_spice=g.opts.placed_worm_eats_spice)


# The worm called with Karama (CLS-29.06)


def may_call_worm(g: Dune) -> None:
    """CLS-29.06, CLS-29.08: push the window if Fremen hold a Karama and haven't used their power; not on turn 1."""
    if FREMEN in g.in_play and g.turn > 1 and karama_power_ready(g, FREMEN):
        g.then(WormCall(waiting=(FREMEN,), about=name(FREMEN)))


def called_worm_waits(g: Dune) -> bool:
    """Whether a worm was called in this phase; it joins the worms that wait for riders."""
    if g.karama_worm == NONE:
        return False
    if stands_in(g, FREMEN, g.karama_worm):
        g.worms = (*g.worms, g.karama_worm)
    g.karama_worm = NONE
    return True


class WormCall(FactionWindow):
    """CLS-29.06: before each pile and before the end of the phase Fremen may play Karama for a worm."""

    kind = "karama"

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return (FREMEN,) if karama_power_ready(g, FREMEN) else ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", "karama"]

    def run(self, g: Dune) -> None:
        if self.wishes:
            play_karama(g, FREMEN, KARAMA, CallWorm(faction=FREMEN))


class CallWorm(KaramaEffect):
    """CLS-29.01, CLS-29.02: the power is used, once in the game."""

    def effect(self, g: Dune) -> None:
        use_karama_power(g, FREMEN)
        g.then(CalledWorm(faction=FREMEN))


class CalledWorm(Ask):
    """CLS-29.06: the sand territory where the called worm comes up."""

    territory: Territory = NONE

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return list(WORM)

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        self.territory = _named(action)

    def run(self, g: Dune) -> None:
        g.karama_worm = self.territory
        g.tell("worm_called", name(FREMEN), TERRITORY_ID[self.territory])
        allies = tuple(ally for ally in g.allies[FREMEN] if _has_tokens(g, ally, self.territory))
        if allies:
            g.then(KaramaProtection(faction=FREMEN, territory=self.territory, allies=allies))
        else:
            g.then(KaramaWorm(territory=self.territory))


class KaramaProtection(Protection):
    """CLS-29.06: whether the called worm spares the ally; what a Karama power says no other Karama stops (CLS-19.19)."""

    def run(self, g: Dune) -> None:
        g.then(KaramaWorm(territory=self.territory, protected=self.chosen))


class KaramaWorm(Worm):
    """CLS-29.06, CLS-19.19: the called worm spares Fremen, and only its ride can be stopped (CLS-29.07)."""

    def spared(self, g: Dune) -> tuple[Faction, ...]:
        return (FREMEN, *self.protected)

    def stays(self, g: Dune) -> None:
        """It is ridden at the end of the phase (`called_worm_waits`)."""


# Riding (CLS-23.10)


class WormRides(Step[Dune]):
    """CLS-7.11, CLS-23.10, CLS-23.16: after the Nexus each worm may be ridden, one after the other."""

    def run(self, g: Dune) -> None:
        if not g.worms:
            return
        origin, *later = g.worms
        g.worms = tuple(later)
        g.then(WormRides())
        riders = _riders(g, origin)
        if riders and not stopped(g, "worm_ride"):
            g.then(WormRide(faction=FREMEN, source=origin, piles=riders))


def _riders(g: Dune, origin: Territory) -> tuple[Pile, ...]:
    """CLS-23.12: what may ride: from every sector but the storm's."""
    return tuple(pile for pile in piles_in(g, FREMEN, origin) if SECTOR_OF[pile.area] != g.storm)


def _destinations(g: Dune, origin: Territory) -> list[Action]:
    """CLS-23.10: any one area of another territory, under the normal placement rules."""
    friendly = friendly_ground(g, FREMEN)
    rides = []
    for territory, areas in enumerate(AREAS_OF):
        if territory != origin and territory not in friendly and not closed_to(g, FREMEN, territory):
            rides += [RIDE[area] for area in areas if SECTOR_OF[area] != g.storm]
    return rides


class WormRide(Group):
    """CLS-23.10, CLS-23.12: `stay`, or where to ride, and then how many of each pile, at least one force in all."""

    connected = False

    to: Area = NONE

    def afresh(self) -> Step[Dune]:
        return WormRide(faction=FREMEN, source=self.source, piles=self.piles)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        if self.to == NONE:
            return ["stay", *_destinations(g, self.source)]
        return self.take_options(g)

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        if action == "stay":
            self.answered = True
            g.tell("worm_not_ridden", name(FREMEN), TERRITORY_ID[self.source])
            return
        if self.to == NONE:
            self.to = AREA[action.partition(" ")[2]]
            self.fill(g)
        else:
            self.take(g, action)
        self.answered = len(self.taken) == len(self.piles)

    def run(self, g: Dune) -> None:
        if self.to == NONE:
            return
        where = TERRITORY_ID[self.source], AREA_ID[self.to]
        g.tell("worm_ride_announced", name(FREMEN), sum(self.taken), *where)
        g.then(Landing(source=self.source, to=self.to, riders=tuple(self.group())))
        guard(g, FREMEN, "worm_ride")

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        shown = {"from": TERRITORY_ID[self.source], **super().shown(g, seat)}
        if "group" in shown and self.to != NONE:
            shown["to"] = AREA_ID[self.to]
        return shown


class Landing(Step[Dune]):
    """CLS-23.16, CLS-29.07: the riders arrive, unless Karama stops them; Bene Gesserit may turn fighters (CLS-31.15)."""

    source: Territory = NONE
    to: Area = NONE
    riders: tuple[Pile, ...] = ()

    def run(self, g: Dune) -> None:
        if stopped(g, "worm_ride"):
            return
        ordinary, starred, _ = lift(g, FREMEN, list(self.riders))
        put(g, FREMEN, self.to, ordinary, starred)
        g.tell("worm_ridden", name(FREMEN), ordinary, starred, TERRITORY_ID[self.source], AREA_ID[self.to])
        check_lone_advisors(g)
        if g.opts.advanced and BENE_GESSERIT in g.in_play:
            intrusion(g, FREMEN, TERRITORY_OF[self.to])
