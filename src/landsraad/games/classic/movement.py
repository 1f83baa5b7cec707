"""Phase 6b: Movement (CLS-12).

In notation, a move is composed of small choices, seen by the others when it is complete:

    move tueks_sietch       the territory to move from (or `pass`, or `hajr` with that card in hand)
    take 3                  how many of each pile of forces there; a pile is the forces of one kind in one area
    to pasty_mesa/5         where they arrive
    as fighters             Bene Gesserit advisors only: the side they show there (CLS-31.12)

A number that can only be one is not asked for.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, NamedTuple

from ...table import Action, Seat, Step
from .cards import HAJR
from .factions import BENE_GESSERIT, SHEETS, Faction
from .factions.bene_gesserit_advisors import (
    check_lone_advisors,
    ground_closed_to_moves,
    intrusion,
    sides_of_move,
)
from .forces import friendly_ground, has_city, put, put_advisors
from .given_word import forbids, promised_to
from .karama import guard, stopped
from .map import (
    ACROSS,
    AREA,
    AREA_ID,
    AREAS_OF,
    IS_STRONGHOLD,
    SECTOR_OF,
    TERRITORY,
    TERRITORY_ID,
    TERRITORY_OF,
    Area,
    Sector,
    Territory,
    part,
)
from .promises import note
from .state import NONE, Dune
from .steps import Ask, name

ORNITHOPTER_RANGE = 3
STRONGHOLD_AREAS: tuple[Area, ...] = tuple(
    a for a, territory in enumerate(TERRITORY_OF) if IS_STRONGHOLD[territory]
)

TAKE: tuple[Action, ...] = tuple(f"take {n}" for n in range(21))
TO: tuple[Action, ...] = tuple(f"to {area}" for area in AREA_ID)
MOVE: tuple[Action, ...] = tuple(f"move {territory}" for territory in TERRITORY_ID)


# Where a group can go


@cache
def within_reach(storm: Sector, reach: int, start: Area) -> tuple[Area, ...]:
    """CLS-12.10: a step inside a territory is free, a step to another costs 1; nothing enters the storm.

    A closed stronghold bars no way through (CLS-12.13): on this map another as short leads round it, whatever the storm.
    """
    here = part(storm, start)
    if not reach:
        return here
    across = {other for area in here for other in ACROSS[area] if SECTOR_OF[other] != storm}
    return tuple(sorted(set(here).union(*[within_reach(storm, reach - 1, other) for other in across])))


# A set of strongholds is a number with a bit for each.
_BIT: tuple[int, ...] = tuple(
    1 << STRONGHOLD_AREAS.index(area) if area in STRONGHOLD_AREAS else 0 for area in range(len(TERRITORY_OF))
)
_AREAS: tuple[tuple[Area, ...], ...] = tuple(
    tuple(area for area in STRONGHOLD_AREAS if bits & _BIT[area])
    for bits in range(1 << len(STRONGHOLD_AREAS))
)
_GROUND: tuple[frozenset[Territory], ...] = tuple(
    frozenset(TERRITORY_OF[area] for area in areas) for areas in _AREAS
)


def closed_strongholds(g: Dune, faction: Faction) -> tuple[Area, ...]:
    """Strongholds in which two other players have forces, allies counted, advisors not (CLS-11.14, CLS-12.13)."""
    return _AREAS[_closed(g, faction)]


def closed_ground(g: Dune, faction: Faction) -> frozenset[Territory]:
    """The same as territories."""
    return _GROUND[_closed(g, faction)]


def _closed(g: Dune, faction: Faction) -> int:
    forces, starred = g.forces, g.starred
    one = two = 0
    for other in g.in_play:
        if other == faction:
            continue
        held = 0
        for area in forces[other]:
            held |= _BIT[area]
        for area in starred[other]:
            held |= _BIT[area]
        two |= one & held
        one |= held
    return two


def move_range(g: Dune, faction: Faction, barred: tuple[str, ...] = ()) -> int:
    """CLS-12.03, CLS-12.04, CLS-23.08: how many territories a group moves."""
    own = SHEETS[faction].move_range
    if own > 1 and ("extra_movement" in barred or "extra_movement" in g.blocked):
        own = 1
    if not has_city(g, faction) or (own > 1 and g.opts.fremen_ornithopters == "own_range"):
        return own
    return ORNITHOPTER_RANGE


class Ends:
    """Where moves of one faction may end now; looked up once a question."""

    __slots__ = ("advisors_not", "fighters_not", "only", "reach", "storm")

    def __init__(self, g: Dune, faction: Faction, barred: tuple[str, ...]) -> None:
        self.storm = g.storm
        self.reach = move_range(g, faction, barred)
        friendly, closed = friendly_ground(g, faction), closed_ground(g, faction)
        if faction == BENE_GESSERIT and g.opts.advanced:
            self.fighters_not, self.advisors_not = ground_closed_to_moves(g, friendly, closed)
        else:
            self.fighters_not = self.advisors_not = friendly | closed
        self.only: frozenset[Territory] = frozenset()
        if g.deals:
            promised = {t for t in range(len(TERRITORY_ID)) if forbids(g, faction, "move", t)}
            self.fighters_not, self.advisors_not = self.fighters_not | promised, self.advisors_not | promised
            self._keep_to(g, faction, promised_to(g, faction, "move"))

    def _keep_to(self, g: Dune, faction: Faction, promised: frozenset[Territory]) -> None:
        """CLS-18.03: if the word can be kept, moves end where the faction promised."""
        if not promised:
            return
        for territory in range(len(TERRITORY_ID)):
            elsewhere = promised - {territory}
            for pile in piles_in(g, faction, territory):
                ends = self.of(pile.area, pile.kind) if SECTOR_OF[pile.area] != self.storm else ()
                if any(TERRITORY_OF[end] in elsewhere for end in ends):
                    self.only = promised

    def of(self, start: Area, kind: str) -> tuple[Area, ...]:
        """The areas where a group from `start` may end, its own part of the territory included (CLS-12.14)."""
        reached = within_reach(self.storm, self.reach, start)
        barred = self.advisors_not if kind == "advisors" else self.fighters_not
        if self.only:
            return self._kept(reached, barred, TERRITORY_OF[start])
        if not barred:
            return reached
        home = TERRITORY_OF[start]
        return tuple([a for a in reached if TERRITORY_OF[a] not in barred or TERRITORY_OF[a] == home])

    def _kept(
        self, reached: tuple[Area, ...], barred: frozenset[Territory], home: Territory
    ) -> tuple[Area, ...]:
        return tuple([a for a in reached if TERRITORY_OF[a] in self.only - barred - {home}])

    def any_of(self, start: Area, kind: str) -> bool:
        """Whether a group may leave the area at all; nothing leaves the storm (CLS-6.15)."""
        if SECTOR_OF[start] == self.storm:
            return False
        reached = within_reach(self.storm, self.reach, start)
        barred = self.advisors_not if kind == "advisors" else self.fighters_not
        if self.only:
            return bool(self._kept(reached, barred, TERRITORY_OF[start]))
        if not barred:
            return len(reached) > 1
        home = TERRITORY_OF[start]
        for area in reached:
            territory = TERRITORY_OF[area]
            if area != start and (territory not in barred or territory == home):
                return True
        return False


# Which forces go


class Pile(NamedTuple):
    """The forces of one kind in one area."""

    area: Area
    kind: str  # ordinary, starred or advisors
    size: int


def piles_in(g: Dune, faction: Faction, territory: Territory) -> list[Pile]:
    """The faction's piles in a territory, those in the storm too."""
    piles = []
    forces, starred = g.forces[faction], g.starred[faction]
    for area in AREAS_OF[territory]:
        if area in forces:
            piles.append(Pile(area, "ordinary", forces[area]))
        if area in starred:
            piles.append(Pile(area, "starred", starred[area]))
        if faction == BENE_GESSERIT and area in g.advisors:
            piles.append(Pile(area, "advisors", g.advisors[area]))
    return piles


def lift(g: Dune, faction: Faction, piles: list[Pile]) -> tuple[int, int, int]:
    """Take piles off the map; how many ordinary, starred and advisors they are."""
    ordinary = starred = advisors = 0
    for pile in piles:
        if pile.kind == "ordinary":
            put(g, faction, pile.area, -pile.size)
            ordinary += pile.size
        elif pile.kind == "starred":
            put(g, faction, pile.area, 0, -pile.size)
            starred += pile.size
        else:
            put_advisors(g, pile.area, -pile.size)
            advisors += pile.size
    return ordinary, starred, advisors


class Composing(Ask):
    """A choice made in small steps, seen by nobody else until it is complete."""

    barred: tuple[str, ...] = ()  # advantages stopped by Karama, for an action that is redone (CLS-19.20)

    def afresh(self) -> Step[Dune]:
        """The question from its beginning."""
        raise NotImplementedError

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        """Nobody else knows what is chosen so far: to them it may as well begin again."""
        if not self.answered and g.seat_of[self.faction] != eyes:
            at = next(i for i, step in enumerate(g.stack) if step is self)
            g.stack[at] = self.afresh()


class Group(Composing):
    """CLS-12.01, CLS-12.02: any number of forces from one territory, taken pile by pile, from sectors that connect."""

    connected: ClassVar[bool] = True

    source: Territory = 0
    piles: tuple[Pile, ...] = ()  # what may be taken from
    taken: tuple[int, ...] = ()  # how many of each pile, so far

    def most(self, g: Dune) -> int:
        """The largest group."""
        return 20

    def group(self) -> list[Pile]:
        """The group so far."""
        return [Pile(pile.area, pile.kind, n) for pile, n in zip(self.piles, self.taken, strict=False) if n]

    def first(self) -> Pile:
        """The first pile that something was taken of."""
        for pile, n in zip(self.piles, self.taken, strict=False):
            if n:
                return pile
        raise LookupError("an empty group")

    def bounds(self, g: Dune) -> tuple[int, int]:
        """The least and the most to take of the next pile: the group is not empty, and it stands together."""
        pile, total = self.piles[len(self.taken)], sum(self.taken)
        if not total:
            last = len(self.taken) == len(self.piles) - 1
            return int(last), min(pile.size, self.most(g))
        if self.connected and pile.area not in part(g.storm, self.first().area):
            return 0, 0
        return 0, max(0, min(pile.size, self.most(g) - total))

    def fill(self, g: Dune) -> None:
        """Take what leaves no choice."""
        while len(self.taken) < len(self.piles):
            low, high = self.bounds(g)
            if low < high:
                return
            self.taken = (*self.taken, high)

    def take_options(self, g: Dune) -> list[Action]:
        """How many of the next pile; empty when the group stands."""
        if len(self.taken) == len(self.piles):
            return []
        low, high = self.bounds(g)
        return list(TAKE[low : high + 1])

    def take(self, g: Dune, action: Action) -> None:
        self.taken = (*self.taken, int(action[5:]))
        self.fill(g)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        if seat != g.seat_of[self.faction] and not self.answered:
            return {}
        shown: dict[str, Any] = {"from": TERRITORY_ID[self.source]}
        shown["group"] = [[AREA_ID[pile.area], pile.kind, pile.size] for pile in self.group()]
        if len(self.taken) < len(self.piles):
            pile = self.piles[len(self.taken)]
            shown["take_from"] = [AREA_ID[pile.area], pile.kind, pile.size]
        return shown


# The move


class Movement(Ask):
    """CLS-12.01, CLS-12.03: the own forces that may move; `moves` is more than one after Hajr (CLS-19.13)."""

    moves: int = 1
    barred: tuple[str, ...] = ()

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        if self.answered or not self._outside_the_storm(g):
            return ()
        return g.asked_of[self.faction]

    def _outside_the_storm(self, g: Dune) -> bool:
        storm = g.storm
        for area in g.forces[self.faction]:
            if SECTOR_OF[area] != storm:
                return True
        for area in g.starred[self.faction]:
            if SECTOR_OF[area] != storm:
                return True
        return self.faction == BENE_GESSERIT and any(SECTOR_OF[area] != storm for area in g.advisors)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        moves = [MOVE[territory] for territory in movable(g, self.faction, self.barred)]
        if g.deals and Ends(g, self.faction, self.barred).only:  # CLS-18.03
            return moves
        if moves and HAJR in g.hands[self.faction]:
            return ["pass", *moves, "hajr"]
        return ["pass", *moves]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        if action == "hajr":
            from .hajr import play_hajr

            play_hajr(g, self.faction)
            self.moves += 1
            return
        self.answered = True
        if action == "pass":
            g.tell("movement_passed", name(self.faction))
            return
        source = TERRITORY[action[5:]]
        piles = movable_piles(g, self.faction, source, self.barred)
        move = Move(faction=self.faction, barred=self.barred, source=source, piles=piles, moves=self.moves)
        move.fill(g)
        g.then(move)


def movable(g: Dune, faction: Faction, barred: tuple[str, ...] = ()) -> list[Territory]:
    """The territories with forces that have somewhere to go."""
    any_of = Ends(g, faction, barred).any_of
    found = {TERRITORY_OF[area] for area in g.forces[faction] if any_of(area, "ordinary")}
    if g.starred[faction]:
        found.update([TERRITORY_OF[area] for area in g.starred[faction] if any_of(area, "starred")])
    if faction == BENE_GESSERIT:
        found.update([TERRITORY_OF[area] for area in g.advisors if any_of(area, "advisors")])
    return sorted(found)


def movable_piles(g: Dune, faction: Faction, source: Territory, barred: tuple[str, ...]) -> tuple[Pile, ...]:
    any_of = Ends(g, faction, barred).any_of
    return tuple([pile for pile in piles_in(g, faction, source) if any_of(pile.area, pile.kind)])


class Move(Group):
    """CLS-12.11: the group arrives in one area within its range."""

    moves: int = 1
    to: Area = NONE
    side: str = ""

    def afresh(self) -> Step[Dune]:
        return Movement(faction=self.faction, barred=self.barred, moves=self.moves)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        if self.to != NONE:
            return ["as advisors", "as fighters"]
        return self.take_options(g) or [TO[area] for area in self.ends(g)]

    def ends(self, g: Dune) -> list[Area]:
        """Where the group may go; not where all of it stands already (CLS-12.14)."""
        first = self.first()
        reached = Ends(g, self.faction, self.barred).of(first.area, first.kind)
        for pile, n in zip(self.piles, self.taken, strict=True):
            if n and pile.area != first.area:
                return list(reached)
        return [area for area in reached if area != first.area]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        word, _, choice = action.partition(" ")
        if word == "take":
            self.take(g, action)
            return
        if word == "to":
            self.to = AREA[choice]
            sides = self._sides(g)
            if len(sides) > 1 and "flip_on_move" not in self.barred and "flip_on_move" not in g.blocked:
                return
            self.side = sides[0]
        else:
            self.side = choice
        self.answered = True
        if self._turns_to_fight(g):
            guard(g, BENE_GESSERIT, "flip_on_move")
        if self._goes_further(g):
            guard(g, self.faction, "extra_movement")

    def _sides(self, g: Dune) -> tuple[str, ...]:
        """The sides on which Bene Gesserit tokens may arrive; nobody else's have any."""
        if self.faction != BENE_GESSERIT:
            return ("",)
        return sides_of_move(g, self.first().kind == "advisors", self.source, TERRITORY_OF[self.to])

    def _turns_to_fight(self, g: Dune) -> bool:
        """CLS-31.12: the advisors might have stayed advisors."""
        return self.side == "fighters" and len(self._sides(g)) > 1

    def _goes_further(self, g: Dune) -> bool:
        """CLS-23.08: the group moves as far as only the Fremen's own range carries it."""
        if SHEETS[self.faction].move_range == 1 or has_city(g, self.faction):
            return False
        return self.to not in within_reach(g.storm, 1, self.first().area)

    def run(self, g: Dune) -> None:
        if self._goes_further(g) and stopped(g, "extra_movement"):
            self._redo(g, "extra_movement")
        elif self._turns_to_fight(g) and stopped(g, "flip_on_move"):
            self._redo(g, "flip_on_move")
        else:
            self._arrive(g)

    def _redo(self, g: Dune, advantage: str) -> None:
        """CLS-19.20: the action may be redone without the advantage."""
        g.then(Movement(faction=self.faction, barred=(*self.barred, advantage), moves=self.moves))

    def _arrive(self, g: Dune) -> None:
        ordinary, starred, advisors = lift(g, self.faction, self.group())
        if self.side == "advisors":
            put_advisors(g, self.to, ordinary + advisors)
        else:
            put(g, self.faction, self.to, ordinary + advisors, starred)
        count = ordinary + starred + advisors
        g.tell("moved", name(self.faction), count, starred, TERRITORY_ID[self.source], AREA_ID[self.to])
        if self.side:
            g.tell("moved_as", self.side, AREA_ID[self.to])
        if self.moves > 1 or HAJR in g.hands[self.faction]:
            from .hajr import after_move

            after_move(g, self.faction, self.moves - 1)
        check_lone_advisors(g)
        if TERRITORY_OF[self.to] != self.source:
            note(g, self.faction, "moves", TERRITORY_OF[self.to])
            intrusion(g, self.faction, TERRITORY_OF[self.to])
