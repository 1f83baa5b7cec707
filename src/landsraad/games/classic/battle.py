"""Phase 7: Battle (CLS-13)."""

from __future__ import annotations

from collections.abc import Callable

from ...table import Action, Seat, Step
from . import forces
from .battle_plan import ask_for_plans, available_leaders, redraw_plan
from .battle_resolution import resolve, reveal, settle
from .battlefield import Battlefield, groups
from .cards import HEROES
from .factions import HARKONNEN, Faction
from .factions.atreides_prescience import offer_prescience, offer_sight_of_plan
from .factions.bene_gesserit_voice import offer_voice
from .factions.harkonnen_captives import offer_capture, return_captive
from .factions.kwisatz_haderach import contest_use
from .factions.sardaukar_fedaykin import contest_starred, contest_unpaid
from .losses import settle_advisors
from .map import AREA_ID, POLAR_SINK, TERRITORY_ID, TERRITORY_OF, Area, Territory
from .moments import at_any_time
from .phase import begin
from .questions import answer
from .state import Dune, LeaderAt, Phase
from .steps import Ask, name
from .traitors import ask_for_traitors


class Battles(Step[Dune]):
    """CLS-13.08: battles are fought until none is left."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.BATTLE)
        settle_advisors(g)
        g.then(NextBattle())


class NextBattle(Step[Dune]):
    """CLS-13.08, CLS-13.37: whose battles are fought now; the list is made anew after each battle."""

    def run(self, g: Dune) -> None:
        battles = all_battles(g)
        for aggressor in g.order if battles else ():
            own = [battle for battle in battles if aggressor in battle.sides()]
            if len(own) > 1:
                g.then(ChooseBattle(faction=aggressor))
                return
            if own:
                start(g, own[0], aggressor)
                return
        at_any_time(g)


class ChooseBattle(Ask):
    """CLS-13.09: the Aggressor chooses the next of the own battles."""

    choice: Action = ""

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return list(self._battles(g))

    def _battles(self, g: Dune) -> dict[Action, Battle]:
        """Own battles by notation; the area tells two battles with one opponent in one territory apart."""
        found: dict[Action, Battle] = {}
        for battle in all_battles(g):
            if self.faction in battle.sides():
                opponent = name(battle.opponent(self.faction))
                action = f"battle {TERRITORY_ID[battle.territory]} {opponent}"
                found[f"battle {AREA_ID[battle.areas[0]]} {opponent}" if action in found else action] = battle
        return found

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered, self.choice = True, action

    def run(self, g: Dune) -> None:
        start(g, self._battles(g)[self.choice], self.faction)


def start(g: Dune, battle: Battle, aggressor: Faction) -> None:
    battle.aggressor, battle.defender = aggressor, battle.opponent(aggressor)
    g.tell("battle_begins", TERRITORY_ID[battle.territory], name(battle.aggressor), name(battle.defender))
    g.then(battle)


def all_battles(g: Dune) -> list[Battle]:
    """CLS-13.01 to 13.07: every pair of enemies whose forces meet; who is the Aggressor is not said yet."""
    present: dict[Territory, list[Faction]] = {}
    for faction in g.in_play:
        for area in forces.areas_with_forces(g, faction):
            factions = present.setdefault(TERRITORY_OF[area], [])
            if faction not in factions:
                factions.append(faction)
    shared = [t for t, factions in present.items() if len(factions) > 1 and t != POLAR_SINK]
    return [
        Battle(aggressor=one, defender=other, territory=territory, areas=areas)
        for territory in sorted(shared)
        for areas in groups(territory, g.storm, g.opts.storm_divides == "connected", g.opts.battle_in_storm)
        for one, other in _pairs([faction for faction in present[territory] if _stands_in(g, faction, areas)])
        if enemies(g, one, other)
    ]


def _stands_in(g: Dune, faction: Faction, areas: tuple[Area, ...]) -> bool:
    return not (g.forces[faction].keys().isdisjoint(areas) and g.starred[faction].keys().isdisjoint(areas))


def _pairs(factions: list[Faction]) -> list[tuple[Faction, Faction]]:
    return [(one, other) for at, one in enumerate(factions) for other in factions[at + 1 :]]


def enemies(g: Dune, one: Faction, other: Faction) -> bool:
    """CLS-13.07, CLS-36.08: not allies, and not one player's two factions."""
    if other in g.allies[one]:
        return False
    return g.seat_of[one] != g.seat_of[other] or g.opts.own_factions_battle


class Battle(Battlefield):
    """A battle from its announcement to its aftermath; each time it comes up it goes on from where it was."""

    def run(self, g: Dune) -> None:
        g.stack.append(self)
        depth = len(g.stack)
        while len(g.stack) == depth:
            if self.stage == len(COURSE):
                g.stack[-1] = NextBattle()
                return
            stage = COURSE[self.stage]
            self.stage += 1
            stage(g, self)

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        if not self.revealed:
            for faction in self.sides():
                if g.seat_of[faction] != eyes:
                    redraw_plan(g, self, faction, eyes)


def moment(g: Dune, battle: Battlefield) -> None:
    at_any_time(g)


def announce(g: Dune, battle: Battlefield) -> None:
    """CLS-13.13: who has nobody to lead says so at once; who has no leader and is silent holds a Cheap Hero."""
    for faction in battle.sides():
        if available_leaders(g, faction, battle.territory):
            continue
        hero = not HEROES.isdisjoint(g.hands[faction])
        if not hero:
            g.tell("no_leader", name(faction))
        if not hero or faction != HARKONNEN or LeaderAt.CAPTIVE not in g.leader_at:  # a captive might lead
            answer(g, faction, "holds_kind cheap_hero")


def moment_after_voice(g: Dune, battle: Battlefield) -> None:
    if battle.command[1]:
        at_any_time(g)


def moment_after_prescience(g: Dune, battle: Battlefield) -> None:
    if battle.seen:
        at_any_time(g)


def make_plans(g: Dune, battle: Battlefield) -> None:
    ask_for_plans(g, *battle.sides())


# CLS-13.11, CLS-13.14, CLS-13.24: the course of a battle.
COURSE: tuple[Callable[[Dune, Battlefield], None], ...] = (
    moment,
    announce,
    contest_unpaid,
    contest_starred,
    contest_use,
    offer_voice,
    moment_after_voice,
    offer_prescience,
    moment_after_prescience,
    offer_sight_of_plan,
    make_plans,
    reveal,
    ask_for_traitors,
    resolve,
    settle,
    return_captive,
    offer_capture,
)
