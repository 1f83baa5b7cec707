"""Leaders who die (CLS-13.32, CLS-10.09), and captives whom nobody is left to guard (CLS-35.04)."""

from __future__ import annotations

from .factions import HARKONNEN
from .leaders import FACTION_OF, LEADER_ID, LEADERS_OF, Leader
from .questions import leader_captured, leader_freed
from .state import Dune, LeaderAt
from .steps import name
from .tanks import note_leaders


def kill_leader(g: Dune, leader: Leader) -> None:
    """The leader goes to the Tanks, face down from the second death on."""
    g.deaths[leader] += 1
    g.leader_at[leader] = LeaderAt.TANKS
    g.tell("leader_killed", LEADER_ID[leader], name(FACTION_OF[leader]))
    note_leaders(g, FACTION_OF[leader])
    if FACTION_OF[leader] == HARKONNEN:
        free_captives(g)


def free_captives(g: Dune) -> None:
    """CLS-35.04: when all Harkonnen's own leaders are dead, every captive goes home."""
    if any(g.leader_at[leader] != LeaderAt.TANKS for leader in LEADERS_OF[HARKONNEN]):
        return
    for leader, at in enumerate(g.leader_at):
        if at == LeaderAt.CAPTIVE:
            owner = FACTION_OF[leader]
            leader_freed(g, leader)
            g.leader_at[leader] = LeaderAt.HOME
            g.tell("captive_freed", name(owner))
            g.tell(
                "captive_freed_is",
                LEADER_ID[leader],
                name(owner),
                only=(g.seat_of[HARKONNEN], g.seat_of[owner]),
            )


def hide(g: Dune, leader: Leader, at: LeaderAt, others: tuple[Leader, ...]) -> None:
    """Captured or killed out of sight: only Harkonnen and the owner know which leader it is (CLS-35.02, CLS-35.13).

    Everybody knows that it is none of `others`.
    """
    if at == LeaderAt.CAPTIVE:
        leader_captured(g, FACTION_OF[leader])
    g.leader_at[leader] = at
    note_leaders(g, FACTION_OF[leader])
    seen = {hidden: free for hidden, free in g.seen_free if hidden != leader}
    if others:
        seen[leader] = others
    g.seen_free = tuple(sorted(seen.items()))


def see_free(g: Dune, leader: Leader) -> None:
    """Everybody sees a leader in battle: it is none of its owner's leaders whose place is hidden."""
    hidden = [
        other
        for other in LEADERS_OF[FACTION_OF[leader]]
        if other != leader and (g.leader_at[other] == LeaderAt.CAPTIVE or other in g.hidden_dead)
    ]
    if hidden:
        seen = dict(g.seen_free)
        seen.update({other: (*(x for x in seen.get(other, ()) if x != leader), leader) for other in hidden})
        g.seen_free = tuple(sorted(seen.items()))
