"""Troops (IMP-9): recruited to the garrison, deployed to the Conflict, lost to the supply, retreated to the garrison."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from . import effects
from .board import COMBAT_TRACK_TOP
from .components import TROOPS
from .effects import SUPPLY
from .resolve import AT_ONCE, HANDLERS, OPTIONAL, POSSIBLE, WAITS
from .state import Imperium, Party, seat_of

GARRISON_TROOPS = 2
"""How many troops beyond those recruited this turn a Combat space lets one deploy (IMP-9.03)."""
DEPLOY: tuple[Action, ...] = tuple(f"deploy {n}" for n in range(TROOPS + 1))
RETREAT: tuple[Action, ...] = tuple(f"retreat {n}" for n in range(TROOPS + 1))


def recruit(g: Imperium, party: Party, count: int) -> int:
    """IMP-9.01, IMP-1.12: as many as the supply has; returns how many."""
    count = min(count, g.supply[party])
    g.supply[party] -= count
    g.garrison[party] += count
    if party == g.turn.party:
        g.turn.recruited += count
    if count:
        g.tell("troops_recruited", party + 1, count)
    return count


def deployable(g: Imperium, party: Party) -> int:
    """IMP-9.05: what the Combat space still allows."""
    if not g.turn.combat:
        return 0
    return min(g.turn.recruited + GARRISON_TROOPS - g.turn.deployed, g.garrison[party])


def deploy_by_combat_space(g: Imperium, party: Party, count: int) -> None:
    g.turn.deployed += count
    deploy(g, party, count)


def deploy(g: Imperium, party: Party, count: int, *, from_supply: bool = False) -> None:
    pool = g.supply if from_supply else g.garrison
    pool[party] -= count
    g.conflict[party] += count
    if not count:
        return
    g.tell("troops_deployed", party + 1, count)
    if party == g.turn.party:
        g.turn.deployed_in_all += count
        if not g.opts.masterstroke_optional:
            from .baron import troops_deployed

            troops_deployed(g, party)


def retreat(g: Imperium, party: Party, count: int) -> None:
    """IMP-9.09: back to the garrison."""
    g.conflict[party] -= count
    g.garrison[party] += count
    g.tell("troops_retreated", party + 1, count)


def lose_conflict_troops(g: Imperium, party: Party, count: int) -> None:
    """IMP-9.08"""
    count = min(count, g.conflict[party])
    g.conflict[party] -= count
    g.supply[party] += count
    if count:
        g.tell("conflict_troops_lost", party + 1, count)


def lose_garrison_troops(g: Imperium, party: Party, count: int) -> None:
    count = min(count, g.garrison[party])
    g.garrison[party] -= count
    g.supply[party] += count
    if count:
        g.tell("garrison_troops_lost", party + 1, count)


def strength(g: Imperium, party: Party) -> int:
    """IMP-10.16 to 10.18: 2 a troop and 1 a sword; nothing without a troop."""
    return 2 * g.conflict[party] + g.swords[party] if g.conflict[party] else 0


def combat_marker(total: int) -> tuple[int, bool]:
    """IMP-10.19: where the marker lies on the Combat track, and whether its +20 side is up."""
    flipped = total > COMBAT_TRACK_TOP
    return total - COMBAT_TRACK_TOP * flipped, flipped


# By effects


class DeployTroops(Step[Imperium]):
    """IMP-9.06: `deploy n`, outside of what a Combat space allows."""

    party: Party = 0
    least: int = 1
    most: int = 1
    from_supply: bool = False
    count: int = -1

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if self.count < 0 and self.least < self.most else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return list(DEPLOY[self.least : self.most + 1])

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.count = int(action.removeprefix("deploy "))

    def run(self, g: Imperium) -> None:
        deploy(g, self.party, max(self.count, self.least), from_supply=self.from_supply)

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"most": self.most}


class RetreatTroops(Step[Imperium]):
    """IMP-9.09: `retreat n`; they stop counting for strength at once (IMP-14.37)."""

    party: Party = 0
    most: int = 1
    count: int = 0

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if not self.count and self.most > 1 else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return list(RETREAT[1 : self.most + 1])

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.count = int(action.removeprefix("retreat "))

    def run(self, g: Imperium) -> None:
        retreat(g, self.party, max(self.count, 1))


def _troops(g: Imperium, party: Party, key: str, effect: effects.Troops) -> None:
    """IMP-9.01; in a Reveal turn some may go straight to the Conflict (IMP-14.22)."""
    recruited = recruit(g, party, effect.n)
    if effect.may_deploy and recruited:
        g.then(DeployTroops(party=party, least=0, most=recruited))


def _last_of_supply(g: Imperium, party: Party, key: str, effect: effects.Troops) -> bool:
    """IMP-7.11: a Plot card of this turn may want a troop of the supply that recruiting would empty (Double Cross).

    Whether its owner holds one doesn't matter: it may be drawn in the same turn.
    """
    return g.turn.party == party and 0 < g.supply[party] <= effect.n


def _deploy(g: Imperium, party: Party, key: str, effect: effects.Deploy) -> None:
    pool = _pool(g, party, effect)
    most = pool if effect.n is None else min(effect.n, pool)
    g.then(DeployTroops(party=party, most=most, from_supply=effect.source == SUPPLY))


def _pool(g: Imperium, party: Party, effect: effects.Deploy) -> int:
    return g.supply[party] if effect.source == SUPPLY else g.garrison[party]


def _retreat(g: Imperium, party: Party, key: str, effect: effects.Retreat) -> None:
    troops = g.conflict[party]
    g.then(RetreatTroops(party=party, most=troops if effect.n is None else min(effect.n, troops)))


HANDLERS.update({effects.Troops: _troops, effects.Deploy: _deploy, effects.Retreat: _retreat})
AT_ONCE.add(effects.Troops)
WAITS[effects.Troops] = _last_of_supply
POSSIBLE[effects.Troops] = lambda g, party, key, effect: g.supply[party] > 0
POSSIBLE[effects.Deploy] = lambda g, party, key, effect: _pool(g, party, effect) > 0
POSSIBLE[effects.Retreat] = lambda g, party, key, effect: g.conflict[party] > 0
OPTIONAL[effects.Deploy] = lambda g, party, key, effect: effect.optional
OPTIONAL[effects.Retreat] = lambda g, party, key, effect: True
