"""Atreides: Prescience in battle (CLS-20.06 to 20.08), and the Karama power that shows a whole plan (CLS-29.03, 29.04)."""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from .. import hands
from ..battle_plan import ACTIONS, MEANING, ask_for_plans, decide, part_choices
from ..battlefield import (
    DEFENSE,
    DIAL,
    LEADER,
    PARTS,
    SPICE,
    UNDECIDED,
    WEAPON,
    WORDS,
    Battlefield,
    battle_in_progress,
    helped_side,
)
from ..cards import KARAMA
from ..karama import KaramaEffect, guard, karama_power_ready, play_karama, stopped, use_karama_power
from ..leaders import FACTION_OF, LEADER_ID
from ..questions import answer
from ..state import Dune
from ..steps import Ask, FactionWindow, name
from . import ATREIDES, FACTION, Faction

QUESTIONS = ("prescience dial", "prescience leader", "prescience weapon", "prescience defense")


def offer_prescience(g: Dune, battle: Battlefield) -> None:
    """Before the plans of Atreides' own battle, or of an ally's (CLS-20.08)."""
    side = helped_side(g, battle, ATREIDES)
    key = "battle_prescience" if side == ATREIDES else "ally_battle_prescience"
    if side is not None and key not in g.blocked:
        g.then(Prescience(faction=ATREIDES, side=side, advantage=key))


class Prescience(Ask):
    """CLS-20.06: Atreides may ask for one of four parts of the opponent's plan."""

    side: Faction = 0  # on whose behalf
    advantage: str = "battle_prescience"
    part: str = ""

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *QUESTIONS]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action != "pass":
            self.part = action.split()[1]

    def run(self, g: Dune) -> None:
        if not self.part:
            return
        target = battle_in_progress(g).opponent(self.side)
        g.tell("prescience", name(target), self.part)
        g.then(ForeseenPart(side=self.side, advantage=self.advantage, part=PARTS.index(self.part)))
        guard(g, ATREIDES, self.advantage)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"target": name(battle_in_progress(g).opponent(self.side))}


class ForeseenPart(Step[Dune]):
    """CLS-20.06: what Atreides asked for is disclosed, unless Karama stopped it."""

    side: Faction = 0
    advantage: str = "battle_prescience"
    part: int = LEADER

    def run(self, g: Dune) -> None:
        if stopped(g, self.advantage):
            return
        target = battle_in_progress(g).opponent(self.side)
        observers = (ATREIDES,) if self.side == ATREIDES else (ATREIDES, self.side)
        parts = (DIAL, SPICE) if self.part == DIAL and g.opts.prescience_shows_spice else (self.part,)
        g.then(*(Disclosure(faction=target, observers=observers, part=part) for part in parts))


class Disclosure(Step[Dune]):
    """CLS-20.06, CLS-20.07: the asked player decides that part of the plan; it is shown and binding, 'none' too.

    Asked even if there is but one answer: that is nobody else's business.
    """

    faction: Faction = 0
    observers: tuple[Faction, ...] = ()
    part: int = LEADER

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        decided = battle_in_progress(g).plan(self.faction)[self.part] != UNDECIDED
        return () if decided else g.asked_of[self.faction]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        words = ACTIONS[self.part]
        return [words[value] for value in part_choices(g, battle_in_progress(g), self.faction, self.part)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        decide(g, battle_in_progress(g), self.faction, *MEANING[action])

    def run(self, g: Dune) -> None:
        disclose(g, battle_in_progress(g), self.faction, self.part, self.observers)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"part": PARTS[self.part], "to": [name(observer) for observer in self.observers]}


def disclose(
    g: Dune, battle: Battlefield, planner: Faction, part: int, observers: tuple[Faction, ...]
) -> None:
    """Observers see a part of a plan, and so know the card in the planner's hand."""
    value = battle.plan(planner)[part]
    battle.seen += tuple((observer, planner, part) for observer in observers)
    if part in (WEAPON, DEFENSE) and value >= 0:
        hands.show(g, planner, value, observers)
    elif part == LEADER and battle.plan(planner).hero() >= 0:
        hands.show(g, planner, battle.plan(planner).hero(), observers)
    elif part == LEADER and value >= 0 and FACTION_OF[value] != planner:
        answer(g, planner, f"captive {LEADER_ID[value]}", observers)
    seats = tuple(dict.fromkeys(g.seat_of[faction] for faction in (planner, *observers)))
    g.tell("plan_part", name(planner), PARTS[part], WORDS[part][value], only=seats)


def offer_sight_of_plan(g: Dune, battle: Battlefield) -> None:
    """CLS-29.03: Atreides may play a Karama to see an entire plan, once per game."""
    if not karama_power_ready(g, ATREIDES):
        return
    own = ATREIDES in battle.sides()
    if own or g.opts.atreides_karama_target == "any_plan":
        targets = (battle.opponent(ATREIDES),) if own else battle.sides()
        g.then(SightOfPlan(waiting=(ATREIDES,), targets=targets))


class SightOfPlan(FactionWindow):
    """CLS-29.03, CLS-29.04: does Atreides play the Karama?"""

    kind = "karama"

    targets: tuple[Faction, ...] = ()

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return (ATREIDES,) if karama_power_ready(g, ATREIDES) else ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *(f"karama plan {name(target)}" for target in self.targets)]

    def run(self, g: Dune) -> None:
        for _, action in self.wishes:
            target = FACTION[action.split()[2]]
            play_karama(g, ATREIDES, KARAMA, WholePlan(faction=ATREIDES, target=target))


class WholePlan(KaramaEffect):
    """CLS-29.03: the plan is made now and can't be changed any more; Atreides sees it before making the own plan."""

    target: Faction = 0

    def effect(self, g: Dune) -> None:
        use_karama_power(g, ATREIDES)
        g.tell("whole_plan", name(self.target))
        g.then(PlanSeen(target=self.target))
        ask_for_plans(g, self.target)


class PlanSeen(Step[Dune]):
    """CLS-29.03: Atreides looks at the sealed plan."""

    target: Faction = 0

    def run(self, g: Dune) -> None:
        battle = battle_in_progress(g)
        for part in range(len(PARTS)):
            disclose(g, battle, self.target, part, (ATREIDES,))
