"""What comes back from the Tleilaxu Tanks: starred forces (CLS-10.13), leaders (CLS-10.09, CLS-10.11), free revivals."""

from __future__ import annotations

from ...table import Action, Seat
from .factions import ATREIDES, SHEETS, Faction
from .forces import to_reserves
from .leaders import LEADER, LEADER_ID, LEADERS_OF, Leader
from .state import Dune, LeaderAt
from .steps import Ask, name

FORCES = 20
GRANTED = 3
REVIVE: tuple[Action, ...] = tuple(f"revive {n}" for n in range(FORCES + 1))
STARRED: tuple[Action, ...] = tuple(f"starred {n}" for n in range(FORCES + 1))
REVIVE_LEADER: tuple[Action, ...] = tuple(f"revive {leader}" for leader in LEADER_ID)
REVIVE_HADERACH: Action = "revive kwisatz_haderach"


def free_revivals(g: Dune, faction: Faction) -> int:
    """CLS-10.02, or what Fremen grant an ally (CLS-23.17)."""
    return GRANTED if faction in g.revival_granted else SHEETS[faction].free_revival


def starred_allowed(g: Dune, faction: Faction, normal: bool) -> int:
    """CLS-10.13: how many starred forces may come back now, in the normal revival or in another way."""
    starred = g.starred_tanks[faction]
    if not starred:
        return 0
    if g.opts.starred_revival_limit == "all_sources":
        return 0 if faction in g.starred_revived else 1
    return 1 if normal else starred


def revivable_forces(g: Dune, faction: Faction, normal: bool = False) -> int:
    return g.tanks[faction] + starred_allowed(g, faction, normal)


def starred_range(g: Dune, faction: Faction, count: int, normal: bool) -> tuple[int, int]:
    """The least and the most starred forces among `count` that come back."""
    return max(0, count - g.tanks[faction]), min(count, starred_allowed(g, faction, normal))


def revive_forces(g: Dune, faction: Faction, count: int, starred: int) -> None:
    to_reserves(g, faction, count - starred, starred)
    if starred and g.opts.starred_revival_limit == "all_sources":
        g.starred_revived = (*g.starred_revived, faction)
    g.tell("forces_revived", name(faction), count, starred)


def dead_leaders(g: Dune, faction: Faction) -> list[Leader]:
    return [leader for leader in LEADERS_OF[faction] if g.leader_at[leader] == LeaderAt.TANKS]


def next_leaders(g: Dune, faction: Faction) -> list[Leader]:
    """CLS-10.09: a leader who died more often than another killed one waits until that one has died again.

    Leaders who never died don't count: else nobody could be revived while the others are captive (CLS-EX-17).
    """
    fewest = min((g.deaths[leader] for leader in LEADERS_OF[faction] if g.deaths[leader]), default=0)
    return [leader for leader in dead_leaders(g, faction) if g.deaths[leader] == fewest]


def note_leaders(g: Dune, faction: Faction) -> None:
    """CLS-10.11: leader revival opens when no own leader is alive and free; it closes when none is in the Tanks."""
    open_ = faction in g.leader_revival_open
    places = [g.leader_at[leader] for leader in LEADERS_OF[faction]]
    if LeaderAt.TANKS not in places:
        if open_:
            g.leader_revival_open = tuple(other for other in g.leader_revival_open if other != faction)
    elif not open_ and LeaderAt.HOME not in places:
        g.leader_revival_open = (*g.leader_revival_open, faction)


def revive_leader(g: Dune, faction: Faction, action: Action) -> None:
    """A leader, or the Kwisatz Haderach, is ready again (CLS-10.08); where it fought this turn is not forgotten."""
    from .leader_deaths import see_free

    if action == REVIVE_HADERACH:
        g.haderach_dead = False
        g.tell("haderach_revived")
        return
    leader = LEADER[action[7:]]
    g.leader_at[leader] = LeaderAt.HOME
    g.hidden_dead = tuple(other for other in g.hidden_dead if other != leader)
    g.tell("leader_revived", name(faction), LEADER_ID[leader])
    note_leaders(g, faction)
    see_free(g, leader)


def can_revive_anything(g: Dune, faction: Faction) -> bool:
    """Whether a card that revives forces or any leader would do something."""
    if revivable_forces(g, faction) or (faction == ATREIDES and g.haderach_dead):
        return True
    return any(g.leader_at[leader] == LeaderAt.TANKS for leader in LEADERS_OF[faction])


class FreeRevival(Ask):
    """A card revives up to `most` own forces or one own leader, whatever the number of the dead (CLS-19.14, CLS-29.05).

    `revive n` or `revive <leader>`; then `starred n` where forces can be chosen in more than one way.
    """

    most: int = 0
    haderach: bool = False  # may choose the Kwisatz Haderach too
    count: int = 0

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        faction = self.faction
        if self.count:
            least, most = starred_range(g, faction, self.count, normal=False)
            return list(STARRED[least : most + 1])
        offered = list(REVIVE[1 : min(self.most, revivable_forces(g, faction)) + 1])
        offered += [REVIVE_LEADER[leader] for leader in dead_leaders(g, faction)]
        if self.haderach and g.haderach_dead and faction == ATREIDES:
            offered.append(REVIVE_HADERACH)
        return offered

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        if self.count:
            self.revive(g, self.count, int(action[8:]))
        elif action in REVIVE:
            count = int(action[7:])
            least, most = starred_range(g, self.faction, count, normal=False)
            if least == most:
                self.revive(g, count, least)
            else:
                self.count = count
        else:
            note_leaders(g, self.faction)
            revive_leader(g, self.faction, action)
            self.answered = True

    def revive(self, g: Dune, count: int, starred: int) -> None:
        revive_forces(g, self.faction, count, starred)
        self.answered = True
