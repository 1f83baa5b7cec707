"""Phase 5: Revival (CLS-10)."""

from __future__ import annotations

from ...table import Action, Seat, Step
from .factions import ATREIDES, EMPEROR, Faction
from .factions.emperor import offer_to_pay, paid_for, pay_for_ally
from .factions.emperor_karama import offer_free_revival
from .factions.fremen_revival import offer_to_grant
from .leaders import FACTION_OF, LEADER, STRENGTH
from .moments import at_any_time
from .phase import begin
from .spice import free, spend
from .state import Dune, Phase
from .steps import AskTogether, name
from .tanks import (
    REVIVE,
    REVIVE_HADERACH,
    REVIVE_LEADER,
    STARRED,
    free_revivals,
    next_leaders,
    note_leaders,
    revivable_forces,
    revive_forces,
    revive_leader,
    starred_range,
)

LIMIT = 3  # CLS-10.01
PRICE = 2  # CLS-10.03
HADERACH_PRICE = 2  # CLS-30.07


class Revival(Step[Dune]):
    """CLS-10: the Emperor's Karama, allies' help, then everybody at once (CLS-5.04)."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.REVIVAL)
        g.revival_granted, g.revival_paid, g.karama_revived, g.karama_leader = (), (), 0, False
        g.then(AlliesHelp(), Revivals())
        at_any_time(g)


class AlliesHelp(Step[Dune]):
    """CLS-10.10: what changes limits and costs is settled before anybody decides."""

    def run(self, g: Dune) -> None:
        offer_to_pay(g)
        offer_to_grant(g)
        offer_free_revival(g)


class Revivals(Step[Dune]):
    """CLS-10.01, CLS-10.05: those with something to bring back are asked together."""

    def run(self, g: Dune) -> None:
        for faction in g.in_play:
            note_leaders(g, faction)
        forces = tuple(faction for faction in g.in_play if revivable_forces(g, faction, normal=True))
        waiting = tuple(
            faction for faction in g.in_play if faction in forces or faction in g.leader_revival_open
        )
        if waiting:
            at_leaders = tuple(faction for faction in waiting if faction not in forces)
            g.then(ReviveTogether(waiting=waiting, at_leaders=at_leaders))


def own_limit(g: Dune, faction: Faction) -> int:
    """Forces that come back free or for own spice, three at most; that leaves Fremen none to buy (CLS-23.03)."""
    return min(free_revivals(g, faction) + free(g, faction) // PRICE, limit(g, faction))


def limit(g: Dune, faction: Faction) -> int:
    return LIMIT - g.karama_revived if faction == EMPEROR else LIMIT


def most_forces(g: Dune, faction: Faction) -> int:
    """CLS-10.14: the Emperor's payments come on top."""
    return min(own_limit(g, faction) + paid_for(g, faction), revivable_forces(g, faction, normal=True))


def bring_back(g: Dune, faction: Faction, count: int, starred: int) -> None:
    """CLS-10.14: first the free forces, then those the Emperor pays for, then those for own spice."""
    priced = max(0, count - min(free_revivals(g, faction), limit(g, faction)))
    by_emperor = min(priced, paid_for(g, faction))
    own = PRICE * (priced - by_emperor)
    revive_forces(g, faction, count, starred)
    pay_for_ally(g, faction, by_emperor)
    if own:
        spend(g, faction, own)
        g.tell("revival_paid", name(faction), own)


def leader_actions(g: Dune, faction: Faction) -> list[Action]:
    """CLS-10.05, CLS-10.07: one leader for its strength in spice, or the Kwisatz Haderach in its place (CLS-30.07)."""
    own = free(g, faction)
    offered = ["pass"]
    if faction == EMPEROR and g.karama_leader:
        return offered
    if faction in g.leader_revival_open:
        offered += [REVIVE_LEADER[leader] for leader in next_leaders(g, faction) if STRENGTH[leader] <= own]
        if faction == ATREIDES and g.haderach_dead and own >= HADERACH_PRICE:
            offered.append(REVIVE_HADERACH)
    return offered


def _died_in_secret(g: Dune, faction: Faction) -> bool:
    """Whether the question itself would tell others something: which leader Harkonnen killed (CLS-35.02)."""
    return faction in g.leader_revival_open and any(FACTION_OF[x] == faction for x in g.hidden_dead)


def buy_leader(g: Dune, faction: Faction, action: Action) -> None:
    price = HADERACH_PRICE if action == REVIVE_HADERACH else STRENGTH[LEADER[action[7:]]]
    spend(g, faction, price)
    revive_leader(g, faction, action)
    g.tell("revival_paid", name(faction), price)


class ReviveTogether(AskTogether):
    """CLS-10.01 to 10.09: each chooses `revive n`, where it matters `starred n`, and then a leader (CLS-10.12)."""

    counts: tuple[int, ...] = (0,) * 6  # forces chosen, while their kinds are open
    at_leaders: tuple[Faction, ...] = ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        faction = self.asked_faction(g, seat)
        if faction in self.at_leaders:
            return leader_actions(g, faction)
        count = self.counts[faction]
        if count:
            least, most = starred_range(g, faction, count, normal=True)
            return list(STARRED[least : most + 1])
        return ["pass", *REVIVE[1 : most_forces(g, faction) + 1]]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        faction = self.asked_faction(g, seat)
        if faction in self.at_leaders:
            if action != "pass":
                buy_leader(g, faction, action)
            self.done(faction)
            return
        starred = 0
        count = self.counts[faction]
        if count:
            starred = int(action[8:])
        elif action != "pass":
            count = int(action[7:])
            starred, most = starred_range(g, faction, count, normal=True)
            if starred < most:
                self.note_count(faction, count)
                return
        if count:
            bring_back(g, faction, count, starred)
        else:
            pay_for_ally(g, faction, 0)
        self.on_to_leaders(g, faction)

    def note_count(self, faction: Faction, count: int) -> None:
        self.counts = (*self.counts[:faction], count, *self.counts[faction + 1 :])

    def on_to_leaders(self, g: Dune, faction: Faction) -> None:
        if len(leader_actions(g, faction)) > 1 or _died_in_secret(g, faction):
            self.at_leaders = (*self.at_leaders, faction)
        else:
            self.done(faction)

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        for faction in self.waiting:
            if self.counts[faction] and g.seat_of[faction] != eyes:
                self.note_count(faction, 0)
