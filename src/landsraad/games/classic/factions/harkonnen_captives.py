"""Harkonnen, Advanced game: captured leaders (CLS-35)."""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from .. import spice
from ..battlefield import Battlefield
from ..karama import guard, stopped
from ..leader_deaths import free_captives, hide, see_free
from ..leaders import FACTION_OF, LEADER_ID, LEADERS_OF, Leader
from ..map import Territory
from ..questions import leader_freed
from ..state import NONE, Dune, LeaderAt
from ..steps import Ask, name
from . import HARKONNEN, Faction

KILL_REWARD = 2


def step_forward(g: Dune, battle: Battlefield, leader: Leader) -> None:
    """CLS-35.13: a leader in a revealed plan is seen by all; a captive is as good as home from here on."""
    if g.leader_at[leader] == LeaderAt.CAPTIVE:
        battle.captive = leader
        leader_freed(g, leader)
        g.leader_at[leader] = LeaderAt.HOME
    see_free(g, leader)


def return_captive(g: Dune, battle: Battlefield) -> None:
    """CLS-35.03, CLS-35.12: a captive that fought for Harkonnen and lives has gone home."""
    leader = battle.captive
    if leader == NONE or g.leader_at[leader] != LeaderAt.HOME:
        return
    if g.opts.captive_after_traitor == "kept" and battle.traitors and battle.winner == HARKONNEN:
        hide(g, leader, LeaderAt.CAPTIVE, tuple(x for x in LEADERS_OF[FACTION_OF[leader]] if x != leader))
    else:
        g.tell("captive_returned", LEADER_ID[leader], name(FACTION_OF[leader]))


def eligible(g: Dune, loser: Faction, territory: Territory) -> list[Leader]:
    """CLS-35.01, CLS-35.11: the loser's living leaders, except those used this turn in other territories."""
    return [
        leader
        for leader in LEADERS_OF[loser]
        if g.leader_at[leader] == LeaderAt.HOME and g.used_in[leader] in (NONE, territory)
    ]


def offer_capture(g: Dune, battle: Battlefield) -> None:
    """After each battle Harkonnen won, also by a traitor (CLS-35.08)."""
    if not g.opts.advanced or battle.winner != HARKONNEN or "capture_leader" in g.blocked:
        return
    loser = battle.opponent(HARKONNEN)
    if eligible(g, loser, battle.territory):
        capture = CaptureLeader(faction=HARKONNEN, loser=loser, territory=battle.territory)
        capture.answered = g.opts.capture == "must"
        g.then(capture)


class CaptureLeader(Ask):
    """CLS-35.10: Harkonnen decides whether to draw."""

    loser: Faction = 0
    territory: Territory = 0
    wanted: bool = True

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["capture", "pass"]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered, self.wanted = True, action == "capture"

    def run(self, g: Dune) -> None:
        if self.wanted:
            g.then(DrawLeader(loser=self.loser, territory=self.territory))
            guard(g, HARKONNEN, "capture_leader")

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"loser": name(self.loser)}


class DrawLeader(Step[Dune]):
    """CLS-35.10: one eligible leader at random, seen by Harkonnen and the owner."""

    loser: Faction = 0
    territory: Territory = 0

    def run(self, g: Dune) -> None:
        leaders = eligible(g, self.loser, self.territory)
        if stopped(g, "capture_leader") or not leaders:
            return
        leader = g.chance.pick(leaders)
        seats = (g.seat_of[HARKONNEN], g.seat_of[self.loser])
        g.tell("leader_drawn", name(self.loser))
        g.tell("leader_drawn_is", LEADER_ID[leader], name(self.loser), only=seats)
        g.then(Captive(faction=HARKONNEN, loser=self.loser, territory=self.territory, leader=leader))


class Captive(Ask):
    """CLS-35.02, CLS-35.03: kill the leader for 2 spice, or keep it for one battle."""

    loser: Faction = 0
    territory: Territory = 0
    leader: Leader = 0

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["kill", "keep"]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        elsewhere = tuple(x for x in LEADERS_OF[self.loser] if g.used_in[x] not in (NONE, self.territory))
        if action == "keep":
            hide(g, self.leader, LeaderAt.CAPTIVE, elsewhere)
            g.tell("captive_kept", name(self.loser))
            free_captives(g)
            return
        g.deaths[self.leader] += 1
        hide(g, self.leader, LeaderAt.TANKS, elsewhere)
        if g.opts.killed_captive == "public":
            g.tell("leader_killed", LEADER_ID[self.leader], name(self.loser))
        else:
            g.hidden_dead = tuple(sorted((*g.hidden_dead, self.leader)))
            g.tell("captive_killed", name(self.loser))
        spice.gain(g, HARKONNEN, KILL_REWARD, "captive_reward")

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        shown = {"loser": name(self.loser)}
        if seat is not None and seat in (g.seat_of[HARKONNEN], g.seat_of[self.loser]):
            shown["leader"] = LEADER_ID[self.leader]
        return shown

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        if eyes is None or eyes not in (g.seat_of[HARKONNEN], g.seat_of[self.loser]):
            self.leader = g.chance.pick(eligible(g, self.loser, self.territory) or [self.leader])
