"""Forces lost in battle: all of the loser's, and the winner's as dialled (CLS-13.29, CLS-13.30, CLS-28.07, CLS-28.08)."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from . import forces
from .battle_plan import forces_in_battle
from .battlefield import UNDECIDED, Battlefield, battle_in_progress
from .factions import BENE_GESSERIT, Faction
from .factions.kwisatz_haderach import count_losses
from .factions.sardaukar_fedaykin import full_strength, starred_value
from .map import AREA_ID
from .state import Dune
from .steps import name
from .strength import losses


def lose_all(g: Dune, battle: Battlefield, faction: Faction) -> None:
    """All the faction's forces in the battle go to the Tanks."""
    count_losses(g, faction, sum(forces.kill_all(g, faction, area) for area in battle.areas))


def lose_dialled(g: Dune, battle: Battlefield, faction: Faction) -> None:
    """The winner loses what the dial stands for, of the own choice."""
    if battle.plan(faction).dial:
        g.then(DialledLosses(faction=faction))


def settle_advisors(g: Dune) -> None:
    """Advisors whom the dead leave alone become fighters (CLS-31.18)."""
    if g.advisors and BENE_GESSERIT in g.in_play:
        from .factions.bene_gesserit_advisors import check_lone_advisors

        check_lone_advisors(g)


class DialledLosses(Step[Dune]):
    """CLS-28.07: the winner chooses how many ordinary and starred forces, then from which areas.

    What leaves no choice is not asked. The areas are gone through in order, ordinary forces before starred ones.
    """

    faction: Faction = 0
    ordinary: int = UNDECIDED  # still to be lost
    starred: int = UNDECIDED
    at: int = 0  # which area, and which of the two kinds there

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return g.asked_of[self.faction] if len(self._choices(g)) > 1 else ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        choices = self._choices(g)
        if self.ordinary == UNDECIDED:
            return [f"lose {ordinary} {starred}" for ordinary, starred in choices]
        area, kind = AREA_ID[battle_in_progress(g).areas[self.at // 2]], "starred " * (self.at & 1)
        return [f"lose {area} {kind}{ordinary + starred}" for ordinary, starred in choices]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self._take(g, self._choices(g)[self.options(g, seat).index(action)])

    def run(self, g: Dune) -> None:
        choices = self._choices(g)
        while len(choices) == 1:
            self._take(g, choices[0])
            choices = self._choices(g)
        if choices:
            g.then(self)

    def _choices(self, g: Dune) -> list[tuple[int, int]]:
        """Pairs of ordinary and starred forces: to lose at all, then to lose in the area whose turn it is."""
        battle = battle_in_progress(g)
        if self.ordinary == UNDECIDED:
            plan, value = battle.plan(self.faction), starred_value(g, battle, self.faction)
            full = full_strength(g, battle, self.faction)
            ordinary, starred = forces_in_battle(g, battle, self.faction)
            return list(losses(ordinary, starred, value, full, (plan.dial, plan.spice)))
        if self.at == 2 * len(battle.areas) or not self.ordinary + self.starred:
            return []
        index, is_starred = self.at // 2, self.at & 1
        pile = (g.starred if is_starred else g.forces)[self.faction]
        left = self.starred if is_starred else self.ordinary
        elsewhere = sum(pile.get(area, 0) for area in battle.areas[index + 1 :])
        numbers = range(max(0, left - elsewhere), min(left, pile.get(battle.areas[index], 0)) + 1)
        return [(0, number) if is_starred else (number, 0) for number in numbers]

    def _take(self, g: Dune, choice: tuple[int, int]) -> None:
        if self.ordinary == UNDECIDED:
            self.ordinary, self.starred = choice
            count_losses(g, self.faction, self.ordinary + self.starred)
            return
        forces.kill(g, self.faction, battle_in_progress(g).areas[self.at // 2], *choice)
        self.ordinary -= choice[0]
        self.starred -= choice[1]
        self.at += 1

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"faction": name(self.faction), "ordinary": self.ordinary, "starred": self.starred}
