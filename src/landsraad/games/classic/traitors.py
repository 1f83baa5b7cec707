"""Traitors in battle (CLS-14), and Harkonnen's for an ally (CLS-25.06)."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step, wants
from . import spice
from .battlefield import Battlefield, battle_in_progress
from .factions import HARKONNEN, Faction
from .given_word import forbids
from .karama import guard, stopped
from .leader_deaths import kill_leader
from .leaders import LEADER_ID, STRENGTH, Leader
from .losses import lose_all
from .promises import note
from .state import Dune
from .steps import FactionWindow, name, seats_of


def callable_by(g: Dune, battle: Battlefield, caller: Faction, side: Faction) -> bool:
    """CLS-14.01: a card of the caller shows the leader of the side's opponent, whom no Kwisatz Haderach accompanies.

    Whoever promised not to call is not asked (CLS-18.03).
    """
    opponent = battle.opponent(side)
    plan = battle.plan(opponent)
    if plan.leader not in g.traitors[caller] or plan.haderach == 1:
        return False
    return not forbids(g, caller, "traitor", opponent)


def served_side(g: Dune, battle: Battlefield, caller: Faction) -> Faction:
    """The side for which a faction calls: itself, or the ally."""
    return caller if caller in battle.sides() else next(s for s in battle.sides() if caller in g.allies[s])


def callers(g: Dune, battle: Battlefield) -> tuple[Faction, ...]:
    """Those who could call (CLS-14.11)."""
    sides = battle.sides()
    found = [side for side in sides if callable_by(g, battle, side, side)]
    if HARKONNEN in g.in_play and HARKONNEN not in sides and "ally_traitor" not in g.blocked:
        found += [
            HARKONNEN for s in sides if HARKONNEN in g.allies[s] and callable_by(g, battle, HARKONNEN, s)
        ]
    return tuple(found)


def ask_for_traitors(g: Dune, battle: Battlefield) -> None:
    waiting = callers(g, battle)
    if waiting:
        g.then(TraitorCalls(waiting=waiting))


class TraitorCalls(FactionWindow):
    """CLS-14.01, CLS-14.09: whoever could call is asked in secret, both sides at once; silence is allowed."""

    kind = "traitor"

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        if not g.orders or not self.waiting:
            return seats_of(g, self.waiting)
        battle = battle_in_progress(g)

        def about(caller: Faction) -> str:
            return name(battle.opponent(served_side(g, battle, caller)))

        return seats_of(g, tuple(f for f in self.waiting if wants(g, g.seat_of[f], self.kind, about(f))))

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return callers(g, battle_in_progress(g))

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", "traitor"]

    def run(self, g: Dune) -> None:
        battle = battle_in_progress(g)
        for caller, _ in self.wishes:
            side = served_side(g, battle, caller)
            if caller == side:
                battle.traitors += ((side, caller),)
            elif (side, "traitor") not in self.wishes:
                g.tell("ally_traitor", name(caller), name(side))
                g.then(AllyTraitor(side=side))
                guard(g, HARKONNEN, "ally_traitor")


class AllyTraitor(Step[Dune]):
    """CLS-25.06: Harkonnen's card works as if the ally had called, unless Karama stops it."""

    side: Faction = 0

    def run(self, g: Dune) -> None:
        if not stopped(g, "ally_traitor"):
            battle_in_progress(g).traitors += ((self.side, HARKONNEN),)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"side": name(self.side)}


def betray(g: Dune, battle: Battlefield) -> None:
    """CLS-14.02 to 14.05: what the calls do to forces, leaders and spice; cards are the resolution's business."""
    betrayed: list[Leader] = []
    for side, caller in battle.traitors:
        leader = battle.plan(battle.opponent(side)).leader
        g.tell("traitor_called", name(caller), LEADER_ID[leader], name(side))
        note(g, caller, "calls_traitor", battle.opponent(side))
        if (caller, leader) not in g.traitors_shown:
            g.traitors_shown = (*g.traitors_shown, (caller, leader))
        betrayed.append(leader)
    for leader in betrayed:
        kill_leader(g, leader)
    for side, _ in battle.traitors:
        lose_all(g, battle, battle.opponent(side))
    if len(battle.traitors) == 1:
        battle.winner = battle.traitors[0][0]
        spice.gain(g, battle.winner, STRENGTH[betrayed[0]], "traitor_reward")
