"""A battle in progress: who fights where, and what is known of both Battle Plans (CLS-13.06, CLS-13.14)."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ...table import Seat, Step
from .cards import CARD_ID, DEFENSES, HEROES, WEAPONS, WORTHLESS, Card
from .factions import Faction
from .karama import guard, holders, stopped
from .leaders import LEADER_ID, Leader
from .map import AREA_ID, AREAS_OF, INSIDE, SECTOR_OF, TERRITORY_ID, Area, Sector, Territory
from .state import NONE, Dune
from .steps import name

# The parts of a Battle Plan, in the order in which they are composed.
LEADER, HADERACH, DIAL, SPICE, WEAPON, DEFENSE = range(6)
PARTS = ("leader", "haderach", "dial", "spice", "weapon", "defense")
UNDECIDED = -2
HERO = 100  # a Cheap Hero in the leader's place is HERO + its card


class Plan(NamedTuple):
    """A Battle Plan: each part a number, NONE for 'nobody' or 'no card', UNDECIDED until its owner has chosen."""

    leader: int = UNDECIDED
    haderach: int = UNDECIDED
    dial: int = UNDECIDED  # in halves
    spice: int = UNDECIDED
    weapon: int = UNDECIDED
    defense: int = UNDECIDED

    def hero(self) -> Card:
        return self.leader - HERO if self.leader >= HERO else NONE

    def cards(self) -> tuple[Card, ...]:
        """The Treachery cards of the plan, a Cheap Hero first."""
        return tuple(card for card in (self.hero(), self.weapon, self.defense) if card >= 0)


WEAPON_SLOT = frozenset({NONE}) | WEAPONS | WORTHLESS  # CLS-13.20
DEFENSE_SLOT = frozenset({NONE}) | DEFENSES | WORTHLESS

WORDS: tuple[dict[int, str], ...] = (
    {NONE: "none", **dict(enumerate(LEADER_ID)), **{HERO + card: CARD_ID[card] for card in sorted(HEROES)}},
    {0: "no", 1: "yes"},
    {halves: f"{halves / 2:g}" for halves in range(41)},
    {spice: f"{spice}" for spice in range(41)},
    {card: "none" if card == NONE else CARD_ID[card] for card in sorted(WEAPON_SLOT)},
    {card: "none" if card == NONE else CARD_ID[card] for card in sorted(DEFENSE_SLOT)},
)


class Battlefield(Step[Dune]):
    """One battle and all that is remembered of it until it is over; `Battle` adds the course of events."""

    aggressor: Faction = 0
    defender: Faction = 0
    territory: Territory = 0
    areas: tuple[Area, ...] = ()  # the connected group the battle is about (CLS-13.06)
    stage: int = 0
    plans: tuple[Plan, Plan] = (Plan(), Plan())  # the aggressor's and the defender's
    revealed: bool = False
    commanded: Faction = NONE  # who must obey the Voice,
    command: tuple[bool, str] = (False, "")  # to play (or not to play) a kind of card
    fixed: tuple[tuple[Faction, str, str], ...] = ()  # what Truthtrance fixed, in public (CLS-19.22)
    seen: tuple[
        tuple[Faction, Faction, int], ...
    ] = ()  # observer, planner, part: shown by Prescience or Karama
    stopped: tuple[str, ...] = ()  # advantages that Karama took away in this battle
    traitors: tuple[tuple[Faction, Faction], ...] = ()  # the side that wins by it, and who called
    captive: Leader = NONE  # the captured leader that fights for Harkonnen
    winner: Faction = NONE

    def sides(self) -> tuple[Faction, Faction]:
        return (self.aggressor, self.defender)

    def opponent(self, faction: Faction) -> Faction:
        return self.defender if faction == self.aggressor else self.aggressor

    def plan(self, faction: Faction) -> Plan:
        return self.plans[0] if faction == self.aggressor else self.plans[1]

    def cards_played(self, faction: Faction) -> tuple[Card, ...]:
        """The cards in a faction's plan: they serve for nothing else until the battle is over."""
        return self.plan(faction).cards() if faction in self.sides() else ()

    def put(self, faction: Faction, part: int, value: int) -> None:
        """Decide a part of a plan."""
        values = list(self.plan(faction))
        values[part] = value
        plan = Plan._make(values)
        self.plans = (plan, self.plans[1]) if faction == self.aggressor else (self.plans[0], plan)

    def seen_parts(self, g: Dune, faction: Faction, seat: Seat | None) -> set[int]:
        """The parts of a faction's plan that a seat has seen."""
        if self.revealed or g.seat_of[faction] == seat:
            return set(range(6))
        return {
            part
            for observer, planner, part in self.seen
            if planner == faction and g.seat_of[observer] == seat
        }

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        plans: dict[str, dict[str, str]] = {}
        for faction in self.sides():
            parts, plan = self.seen_parts(g, faction, seat), self.plan(faction)
            plans[name(faction)] = {
                PARTS[part]: WORDS[part][plan[part]] for part in sorted(parts) if plan[part] != UNDECIDED
            }
        shown: dict[str, Any] = {
            "territory": TERRITORY_ID[self.territory],
            "areas": [AREA_ID[area] for area in self.areas],
            "aggressor": name(self.aggressor),
            "defender": name(self.defender),
            "revealed": self.revealed,
            "plans": plans,
            "fixed": [[name(faction), part, value] for faction, part, value in self.fixed],
        }
        if self.commanded != NONE:
            shown["voice"] = [name(self.commanded), "play" if self.command[0] else "not", self.command[1]]
        return shown


def current_battle(g: Dune) -> Battlefield | None:
    """The battle in progress, if there is one; its plans can still change while it is not `revealed`."""
    for step in reversed(g.stack):
        if isinstance(step, Battlefield):
            return step
    return None


def battle_in_progress(g: Dune) -> Battlefield:
    """The same, for steps that exist only within a battle."""
    battle = current_battle(g)
    if battle is None:
        raise LookupError("no battle is in progress")
    return battle


def helped_side(g: Dune, battle: Battlefield, faction: Faction) -> Faction | None:
    """The side that a faction's battle advantages serve: itself, or an ally that fights."""
    if faction in battle.sides():
        return faction
    return next((side for side in battle.sides() if faction in g.allies[side]), None)


@cache
def groups(
    territory: Territory, storm: Sector, divides: bool, in_storm: bool
) -> tuple[tuple[Area, ...], ...]:
    """CLS-13.06: the parts of a territory within which forces meet; nobody meets in the stormed sector (CLS-13.05)."""
    open_areas = [area for area in AREAS_OF[territory] if SECTOR_OF[area] != storm]
    found: list[tuple[Area, ...]] = []
    if divides:
        left = set(open_areas)
        for area in open_areas:
            if area in left:
                found.append(_connected(area, left))
                left.difference_update(found[-1])
    elif open_areas:
        found.append(tuple(open_areas))
    if in_storm:
        found += [(area,) for area in AREAS_OF[territory] if SECTOR_OF[area] == storm]
    return tuple(found)


def _connected(start: Area, among: set[Area]) -> tuple[Area, ...]:
    reached, border = {start}, [start]
    while border:
        border = [area for near in border for area in INSIDE[near] if area in among and area not in reached]
        reached.update(border)
    return tuple(sorted(reached))


class BattleAdvantage(Step[Dune]):
    """CLS-19.15, CLS-19.20: an advantage in this battle that Karama may stop; if so, the battle goes on without it."""

    advantage: str = ""

    def run(self, g: Dune) -> None:
        if stopped(g, self.advantage):
            battle_in_progress(g).stopped += (self.advantage,)


def contest(g: Dune, owner: Faction, advantage: str) -> None:
    """Give Karama its chance, before the plans, against an advantage that would make a difference."""
    if advantage in g.blocked or holders(g, owner):
        g.then(BattleAdvantage(advantage=advantage))
        guard(g, owner, advantage)
