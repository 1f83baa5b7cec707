"""Phase 8: Spice Collection (CLS-15), and in the Advanced game the income from strongholds (CLS-27.01)."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from .factions import Faction
from .forces import has_city, in_area, stands_in
from .map import AREA_ID, ARRAKEEN, CARTHAG, TUEKS_SIETCH, Area, Territory
from .moments import at_any_time
from .phase import begin
from .spice import gain
from .state import Dune, Phase
from .steps import Ask, name

RATE, CITY_RATE = 2, 3
INCOME: tuple[tuple[Territory, int], ...] = ((CARTHAG, 2), (ARRAKEEN, 2), (TUEKS_SIETCH, 1))


class Collection(Step[Dune]):
    """CLS-15: spice goes from the map behind the shields."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.COLLECTION)
        g.then(Harvest())
        at_any_time(g)


class Harvest(Step[Dune]):
    """CLS-15.01 to 15.06, CLS-27.01: who stands beside spice collects it, area by area, in storm order (CLS-5.04)."""

    def run(self, g: Dune) -> None:
        if g.opts.advanced:
            for faction in g.order:
                gain(g, faction, income(g, faction), "stronghold_income")
        asks = []
        for faction in g.order:
            for area in [area for area in g.board_spice if in_area(g, faction, area)]:
                if g.opts.collection == "automatic":
                    collect(g, faction, area)
                else:
                    asks.append(CollectionChoice(faction=faction, area=area))
        if asks:
            g.then(*asks)


def income(g: Dune, faction: Faction) -> int:
    """CLS-27.01: one force in a stronghold that yields is enough."""
    return sum(amount for territory, amount in INCOME if stands_in(g, faction, territory))


def collectable(g: Dune, faction: Faction, area: Area) -> int:
    """CLS-15.02: 2 spice for each force, 3 with a force in Carthag or Arrakeen, as far as there is spice."""
    rate = CITY_RATE if has_city(g, faction) else RATE
    return min(rate * in_area(g, faction, area), g.board_spice.get(area, 0))


def collect(g: Dune, faction: Faction, area: Area) -> None:
    amount = collectable(g, faction, area)
    if not amount:
        return
    g.board_spice[area] -= amount
    if not g.board_spice[area]:
        del g.board_spice[area]
    g.spice[faction] += amount
    g.tell("spice_collected", name(faction), amount, AREA_ID[area])


class CollectionChoice(Ask):
    """CLS-15.01: by option a player may leave the spice of an area lying."""

    area: Area = 0

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        if self.answered or not collectable(g, self.faction, self.area):
            return ()
        return g.asked_of[self.faction]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return [f"collect {AREA_ID[self.area]}", f"leave {AREA_ID[self.area]}"]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action.startswith("collect"):
            collect(g, self.faction, self.area)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {
            "faction": name(self.faction),
            "area": AREA_ID[self.area],
            "spice": collectable(g, self.faction, self.area),
        }
