"""Forces on the map, in reserves and in the Tanks: queries named like the rules they answer, and the few ways to change them.

A *group* is a number of ordinary and of starred forces. 'Forces' never includes advisors (CLS-1.11).
"""

from __future__ import annotations

from .factions import BENE_GESSERIT, Faction
from .map import AREA_ID, AREAS_OF, CITIES, IS_STRONGHOLD, POLAR_SINK, TERRITORY_OF, Area, Territory
from .state import Dune
from .steps import name

NOWHERE: frozenset[Territory] = frozenset()


def in_area(g: Dune, faction: Faction, area: Area) -> int:
    starred = g.starred[faction]
    return g.forces[faction].get(area, 0) + (starred.get(area, 0) if starred else 0)


def in_territory(g: Dune, faction: Faction, territory: Territory) -> int:
    forces, starred = g.forces[faction], g.starred[faction]
    count = 0
    for area in AREAS_OF[territory]:
        if area in forces:
            count += forces[area]
        if starred and area in starred:
            count += starred[area]
    return count


def stands_in(g: Dune, faction: Faction, territory: Territory) -> bool:
    forces, starred = g.forces[faction], g.starred[faction]
    if not forces and not starred:
        return False
    for area in AREAS_OF[territory]:
        if area in forces:
            return True
        if area in starred:
            return True
    return False


def occupants(g: Dune, territory: Territory) -> list[Faction]:
    """The factions with at least one force in the territory."""
    return [faction for faction in g.in_play if stands_in(g, faction, territory)]


def areas_with_forces(g: Dune, faction: Faction) -> list[Area]:
    forces, starred = g.forces[faction], g.starred[faction]
    if not starred:
        return list(forces)
    return list(forces | starred)


def territories_with_forces(g: Dune, faction: Faction) -> list[Territory]:
    return list(dict.fromkeys(TERRITORY_OF[area] for area in sorted(areas_with_forces(g, faction))))


def has_city(g: Dune, faction: Faction) -> bool:
    """At least one force in Arrakeen or Carthag (CLS-12.04, CLS-15.02)."""
    return stands_in(g, faction, CITIES[0]) or stands_in(g, faction, CITIES[1])


def advisors_in(g: Dune, territory: Territory) -> int:
    if not g.advisors:
        return 0
    return sum(g.advisors.get(area, 0) for area in AREAS_OF[territory])


def closed_to(g: Dune, faction: Faction, territory: Territory) -> bool:
    """A stronghold in which two other players have forces takes no more (CLS-11.07, CLS-12.13)."""
    if not IS_STRONGHOLD[territory]:
        return False
    others = 0
    for other in g.in_play:
        if other != faction and stands_in(g, other, territory):
            others += 1
    return others >= 2


def friends(g: Dune, faction: Faction) -> tuple[Faction, ...]:
    """Those whose territories are left alone: allies, and a second faction of the same player (CLS-17.09, CLS-36.08)."""
    if g.opts.two_player_form == "one_faction" or g.opts.own_factions_battle:
        return g.allies[faction]
    seat = g.seat_of[faction]
    own = tuple(other for other in g.in_play if other != faction and g.seat_of[other] == seat)
    return tuple(dict.fromkeys((*g.allies[faction], *own)))


def friendly_ground(g: Dune, faction: Faction) -> frozenset[Territory]:
    """The territories where friends stand, the Polar Sink exempt (CLS-17.09)."""
    others = friends(g, faction)
    if not others:
        return NOWHERE
    ground = {POLAR_SINK}
    for friend in others:
        for area in g.forces[friend]:
            ground.add(TERRITORY_OF[area])
        for area in g.starred[friend]:
            ground.add(TERRITORY_OF[area])
        if friend == BENE_GESSERIT and not g.opts.advisors_with_ally:
            ground.update([TERRITORY_OF[area] for area in g.advisors])
    ground.remove(POLAR_SINK)
    return frozenset(ground)


def _add(pile: dict[Area, int], area: Area, count: int) -> None:
    left = pile.get(area, 0) + count
    if left:
        pile[area] = left
    else:
        pile.pop(area, None)


def put(g: Dune, faction: Faction, area: Area, ordinary: int, starred: int = 0) -> None:
    """Add forces to an area (negative counts take them away)."""
    if ordinary:
        _add(g.forces[faction], area, ordinary)
    if starred:
        _add(g.starred[faction], area, starred)


def put_advisors(g: Dune, area: Area, count: int) -> None:
    if count:
        _add(g.advisors, area, count)


def from_reserves(g: Dune, faction: Faction, area: Area, ordinary: int, starred: int = 0) -> None:
    g.reserves[faction] -= ordinary
    g.starred_reserves[faction] -= starred
    put(g, faction, area, ordinary, starred)


def kill(g: Dune, faction: Faction, area: Area, ordinary: int, starred: int = 0) -> None:
    """Forces of an area go to the Tleilaxu Tanks."""
    if not ordinary and not starred:
        return
    put(g, faction, area, -ordinary, -starred)
    g.tanks[faction] += ordinary
    g.starred_tanks[faction] += starred
    g.tell("forces_lost", name(faction), ordinary + starred, AREA_ID[area])


def kill_all(g: Dune, faction: Faction, area: Area) -> int:
    """All forces of the faction in the area go to the Tanks; how many there were."""
    ordinary, starred = g.forces[faction].get(area, 0), g.starred[faction].get(area, 0)
    kill(g, faction, area, ordinary, starred)
    return ordinary + starred


def kill_advisors(g: Dune, area: Area) -> None:
    count = g.advisors.pop(area, 0)
    if count:
        g.tanks[BENE_GESSERIT] += count
        g.tell("advisors_lost", count, AREA_ID[area])


def kill_everybody(g: Dune, area: Area, spared: tuple[Faction, ...] = ()) -> None:
    """All forces and advisors in the area go to the Tanks, except those of `spared` factions."""
    for faction in g.in_play:
        if faction not in spared:
            kill_all(g, faction, area)
    if BENE_GESSERIT not in spared:
        kill_advisors(g, area)


def to_reserves(g: Dune, faction: Faction, ordinary: int, starred: int = 0) -> None:
    """From the Tanks to the reserves."""
    g.tanks[faction] -= ordinary
    g.starred_tanks[faction] -= starred
    g.reserves[faction] += ordinary
    g.starred_reserves[faction] += starred


def destroy_spice(g: Dune, area: Area) -> None:
    lost = g.board_spice.pop(area, 0)
    if lost:
        g.bank += lost
        g.tell("spice_destroyed", lost, AREA_ID[area])
