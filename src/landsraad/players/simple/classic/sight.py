"""A view of Dune (classic) as the player of one faction reads it: who stands where, who is close to winning."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from landsraad.games.classic.leaders import LEADER, STRENGTH
from landsraad.games.classic.map import AREA, IS_STRONGHOLD, SECTOR_OF, SECTORS, STORM_SAFE, TERRITORY
from landsraad.games.classic.view import ClassicView, FactionView, OwnView

STORM_REACH = 6  # sectors that the storm moves at most after the first turn (CLS-6.03)
ALONE, TOGETHER = 3, 4  # strongholds that win; with two players it takes 4 (CLS-16.02, CLS-16.03)

Fighters = dict[str, int]  # by faction


class Sight:
    """What the faction makes of its view."""

    def __init__(self, view: ClassicView) -> None:
        self.view = view
        self.me = self._acting()
        self.friends = {self.me, *view.factions[self.me].allies}

    def _acting(self) -> str:
        """The faction that is asked; a seat may hold two of them (CLS-36)."""
        own = self.view.own
        for shown in (self.view.question or {}, *reversed(self.view.context)):
            named = [
                shown.get(key) for key in ("faction", "turn", "target", "aggressor", "defender", "asked")
            ]
            found = next((name for name in named if isinstance(name, str) and name in own), "")
            if found:
                return found
        return next(iter(own))

    @property
    def own(self) -> OwnView:
        return self.view.own[self.me]

    @property
    def sheet(self) -> FactionView:
        return self.view.factions[self.me]

    @cached_property
    def fighters(self) -> dict[str, Fighters]:
        """Who fights in each territory, and how many; advisors don't (CLS-31)."""
        found: dict[str, Fighters] = {}
        for area, groups in self.view.forces.items():
            there = found.setdefault(area.partition("/")[0], {})
            for faction, (ordinary, starred, _) in groups.items():
                if ordinary + starred:
                    there[faction] = there.get(faction, 0) + ordinary + starred
        return found

    def mine(self, territory: str) -> int:
        return self.fighters.get(territory, {}).get(self.me, 0)

    def friendly(self, territory: str) -> int:
        return sum(n for who, n in self.fighters.get(territory, {}).items() if who in self.friends)

    def enemies(self, territory: str) -> Fighters:
        return {who: n for who, n in self.fighters.get(territory, {}).items() if who not in self.friends}

    def held(self, factions: set[str]) -> int:
        """Strongholds in which some of these factions stand, and nobody else."""
        return sum(
            1
            for territory, there in self.fighters.items()
            if stronghold(territory) and there and set(there) <= factions
        )

    def needed(self, side: set[str]) -> int:
        """Strongholds that win for a faction and its allies."""
        players = {sheet.seat for sheet in self.view.factions.values()}
        return TOGETHER if len(side) > 1 or len(players) == 2 else ALONE

    @cached_property
    def dangerous(self) -> set[str]:
        """Factions whose side lacks at most one stronghold for victory."""
        close: set[str] = set()
        for faction, sheet in self.view.factions.items():
            side = {faction, *sheet.allies}
            if faction not in self.friends and self.held(side) >= self.needed(side) - 1:
                close |= side
        return close

    def stormy(self, area: str) -> bool:
        """Whether the next storm may sweep over the area."""
        sector = SECTOR_OF[AREA[area]]
        if not sector or STORM_SAFE[TERRITORY[area.partition("/")[0]]]:
            return False
        return (sector - self.view.storm - 1) % SECTORS < STORM_REACH

    def best_leader(self, faction: str) -> int:
        """The strength of the strongest leader whom the faction could still send."""
        leaders = self.view.factions[faction].leaders
        return max((STRENGTH[LEADER[name]] for name, at in leaders.items() if at == "home"), default=0)


def stronghold(territory: str) -> bool:
    return IS_STRONGHOLD[TERRITORY[territory]]


def number(action: str) -> int:
    """The number at the end of an action, 0 without one: "forces 3", "ship arrakeen/10"."""
    last = action.rpartition(" ")[2]
    return int(last) if last.isdecimal() else 0


def starting(options: list[str], *words: str) -> list[str]:
    """The options whose first word is one of these."""
    return [option for option in options if option.partition(" ")[0] in words]


Answer = Callable[[Sight, list[str]], str]
