"""Bene Gesserit among others: the spiritual advisor (CLS-21.05), and in the Advanced game the two sides of their tokens.

A token shows a fighter (an ordinary force) or an advisor; the two never stand in the same territory (CLS-31.01).
`Dune.forces` holds the fighters, `Dune.advisors` the advisors. In notation:

    advisor | polar_sink | pass     who comes along with another faction's shipment (CLS-21.05, CLS-31.05)
    flip | stay                     fighters whom somebody joins may become advisors (CLS-31.15)
    fight arrakeen | pass           where advisors become fighters before Shipment and Movement; `pass` ends it (CLS-31.16)
"""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat
from ..forces import (
    advisors_in,
    closed_to,
    friendly_ground,
    friends,
    from_reserves,
    put,
    put_advisors,
    stands_in,
)
from ..karama import guard, stopped
from ..map import (
    AREA_ID,
    AREAS_OF,
    POLAR_SINK,
    SECTOR_OF,
    TERRITORY,
    TERRITORY_ID,
    TERRITORY_OF,
    Area,
    Territory,
    part,
)
from ..state import Dune
from ..steps import Ask, name
from . import BENE_GESSERIT, Faction

FIGHT: tuple[Action, ...] = tuple(f"fight {territory}" for territory in TERRITORY_ID)
POLAR_SINK_AREA: Area = AREAS_OF[POLAR_SINK][0]


def _in_play(g: Dune) -> bool:
    return g.seat_of[BENE_GESSERIT] >= 0


def occupied(g: Dune, territory: Territory) -> bool:
    """CLS-31.20: forces of another faction are present."""
    return any(faction != BENE_GESSERIT and stands_in(g, faction, territory) for faction in g.in_play)


def _with_friends(g: Dune, territory: Territory) -> bool:
    """Whether allies, or a second faction of the same player, have forces in the territory (CLS-17.09, CLS-36.08)."""
    return territory in friendly_ground(g, BENE_GESSERIT)


# Turning


def turn_to_advisors(g: Dune, territory: Territory) -> None:
    forces = g.forces[BENE_GESSERIT]
    for area in AREAS_OF[territory]:
        count = forces.pop(area, 0)
        put_advisors(g, area, count)
        if count:
            g.tell("fighters_become_advisors", count, AREA_ID[area])


def turn_to_fighters(g: Dune, territory: Territory) -> None:
    for area in AREAS_OF[territory]:
        count = g.advisors.pop(area, 0)
        put(g, BENE_GESSERIT, area, count)
        if count:
            g.tell("advisors_become_fighters", count, AREA_ID[area])


def check_lone_advisors(g: Dune) -> None:
    """CLS-31.18: advisors alone in a territory turn to fighters, whenever forces left or died there."""
    if not g.advisors:
        return
    for territory in {TERRITORY_OF[area] for area in g.advisors}:
        if alone(g, [area for area in AREAS_OF[territory] if area in g.advisors]):
            turn_to_fighters(g, territory)


def alone(g: Dune, areas: list[Area]) -> bool:
    """Whether nobody else has forces in the connected parts of the territory around these areas.

    All of a territory's tokens turn or none, for fighters and advisors never share it (CLS-31.01); in the storm's
    sector, or with an ally beyond it, they can't turn (CLS-31.17).
    """
    for area in areas:
        if SECTOR_OF[area] == g.storm:
            return False
        connected = part(g.storm, area)
        for faction in g.in_play:
            if faction == BENE_GESSERIT:
                continue
            forces, starred = g.forces[faction], g.starred[faction]
            for near in connected:
                if near in forces or near in starred:
                    return False
    return not _with_friends(g, TERRITORY_OF[areas[0]])


def may_turn_to_fighters(g: Dune, territory: Territory) -> bool:
    """CLS-31.13, CLS-31.17: not in the storm, not with an ally's forces, not where two others hold the stronghold."""
    return (
        all(area not in g.advisors or SECTOR_OF[area] != g.storm for area in AREAS_OF[territory])
        and not closed_to(g, BENE_GESSERIT, territory)
        and not _with_friends(g, territory)
    )


# Moving and shipping tokens


def sides_of_move(g: Dune, advisors: bool, source: Territory, to: Territory) -> tuple[str, ...]:
    """CLS-31.12, CLS-31.14: the sides on which a group may arrive; advisors come first."""
    if to == source:
        return ("advisors",) if advisors else ("fighters",)
    if advisors_in(g, to):
        return ("advisors",)
    if not advisors or stands_in(g, BENE_GESSERIT, to) or not occupied(g, to):
        return ("fighters",)
    if closed_to(g, BENE_GESSERIT, to) or _with_friends(g, to):
        return ("advisors",)
    return ("advisors", "fighters")


def ground_closed_to_moves(
    g: Dune, friendly: frozenset[Territory], closed: frozenset[Territory]
) -> tuple[frozenset[Territory], frozenset[Territory]]:
    """Where a move of fighters, and where one of advisors, may not end (CLS-17.09, CLS-31.13, CLS-31.19, CLS-31.22)."""
    shut = friendly | closed
    if not shut:
        return shut, shut
    would_fight = shut.intersection([TERRITORY_OF[area] for area in g.forces[BENE_GESSERIT]])
    if not g.opts.advisors_with_ally:
        return shut, friendly | would_fight
    would_advise = [TERRITORY_OF[area] for area in g.advisors]
    return closed | friendly.difference(would_advise), would_fight


def sides_of_shipment(g: Dune, territory: Territory, closed: bool) -> tuple[str, ...]:
    """CLS-31.11: the sides on which a shipment may arrive, none where it may not; fighters come first."""
    advisors = advisors_in(g, territory)
    if g.opts.advisors_by_shipment == "fighters_only":
        return () if advisors or closed else ("fighters",)
    if stands_in(g, BENE_GESSERIT, territory):
        return () if closed else ("fighters",)
    with_ally = g.opts.advisors_with_ally or not _with_friends(g, territory)
    sides: tuple[str, ...] = ("advisors",) if occupied(g, territory) and with_ally else ()
    return sides if advisors or closed else ("fighters", *sides)


# The spiritual advisor


def accompany(g: Dune, shipper: Faction, area: Area) -> None:
    """CLS-21.05: another faction shipped from off-planet reserves; Bene Gesserit may send somebody along."""
    if shipper == BENE_GESSERIT or not _in_play(g) or not g.reserves[BENE_GESSERIT]:
        return
    if "spiritual_advisor" not in g.blocked:
        g.then(SpiritualAdvisor(faction=BENE_GESSERIT, area=area))


class SpiritualAdvisor(Ask):
    """CLS-21.05, CLS-31.05 to 31.07: one token from reserves, free, to the Polar Sink or beside the shipment."""

    area: Area = 0
    place: str = ""

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        if self.answered or not self.places(g):
            return ()
        return g.asked_of[BENE_GESSERIT]

    def places(self, g: Dune) -> list[Action]:
        if not g.opts.advanced:
            return ["polar_sink"]
        places = ["advisor"] if self._may_join(g) else []
        return [*places, "polar_sink"] if g.opts.bg_polar_sink_alternative else places

    def _may_join(self, g: Dune) -> bool:
        territory = TERRITORY_OF[self.area]
        if stands_in(g, BENE_GESSERIT, territory):
            return False
        return g.opts.advisors_with_ally or not _with_friends(g, territory)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *self.places(g)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action != "pass":
            self.place = action
            guard(g, BENE_GESSERIT, "spiritual_advisor")

    def run(self, g: Dune) -> None:
        if not self.place or stopped(g, "spiritual_advisor"):
            return
        area = self.area if self.place == "advisor" else POLAR_SINK_AREA
        if self.place == "advisor" or area in g.advisors:  # CLS-31.14: the side already there
            g.reserves[BENE_GESSERIT] -= 1
            put_advisors(g, area, 1)
            g.tell("advisor_comes_along", AREA_ID[area])
        else:
            from_reserves(g, BENE_GESSERIT, area, 1)
            g.tell("fighter_comes_along", AREA_ID[area])

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"area": AREA_ID[self.area]}


# Intrusion


def intrusion(g: Dune, intruder: Faction, territory: Territory) -> None:
    """CLS-31.15: another faction, not an ally, shipped or moved forces to where Bene Gesserit fighters stand."""
    if not g.opts.advanced or intruder == BENE_GESSERIT or not stands_in(g, BENE_GESSERIT, territory):
        return
    if intruder in friends(g, BENE_GESSERIT) or "intrusion_flip" in g.blocked:
        return
    forces = g.forces[BENE_GESSERIT]
    if not alone(
        g, [area for area in AREAS_OF[territory] if area in forces]
    ):  # else they would turn straight back
        g.then(Intrusion(faction=BENE_GESSERIT, intruder=intruder, territory=territory))


class Intrusion(Ask):
    """CLS-31.15: all fighters of the territory may become advisors at once, or none."""

    intruder: Faction = 0
    territory: Territory = 0
    flips: bool = False

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["flip", "stay"]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action == "flip":
            self.flips = True
            guard(g, BENE_GESSERIT, "intrusion_flip")

    def run(self, g: Dune) -> None:
        if self.flips and not stopped(g, "intrusion_flip"):
            turn_to_advisors(g, self.territory)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"intruder": name(self.intruder), "territory": TERRITORY_ID[self.territory]}


# Before Shipment and Movement


def announce_fighters(g: Dune) -> None:
    """CLS-31.16: Bene Gesserit says where its advisors will fight; lone ones do so unasked (CLS-31.18)."""
    check_lone_advisors(g)
    if g.advisors and _territories_to_announce(g):
        g.then(AnnounceFighters(faction=BENE_GESSERIT))


def _territories_to_announce(g: Dune) -> list[Territory]:
    """Nobody ever fights in the Polar Sink (CLS-13.03)."""
    territories = sorted({TERRITORY_OF[area] for area in g.advisors})
    return [t for t in territories if t != POLAR_SINK and may_turn_to_fighters(g, t)]


class AnnounceFighters(Ask):
    """CLS-31.16: the territories are named one by one; `pass` when all are named."""

    chosen: tuple[Territory, ...] = ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *(FIGHT[territory] for territory in self._left(g))]

    def _left(self, g: Dune) -> list[Territory]:
        return [territory for territory in _territories_to_announce(g) if territory not in self.chosen]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        if action != "pass":
            self.chosen = (*self.chosen, TERRITORY[action[6:]])
        if action == "pass" or not self._left(g):
            self.answered = True
            if self.chosen:
                guard(g, BENE_GESSERIT, "announce_fighters")

    def run(self, g: Dune) -> None:
        if not self.chosen or stopped(g, "announce_fighters"):
            return
        for territory in self.chosen:
            turn_to_fighters(g, territory)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        if seat != g.seat_of[BENE_GESSERIT] and not self.answered:
            return {}
        return {"territories": [TERRITORY_ID[territory] for territory in self.chosen]}

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        if not self.answered and eyes != g.seat_of[BENE_GESSERIT]:
            self.chosen = ()
