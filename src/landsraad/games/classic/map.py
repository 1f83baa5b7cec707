"""The map of Arrakis: territories, the areas the sectors cut them into, and what borders what.

An area is the part of one territory that lies in one sector ("wind_pass/14"); forces and spice lie in areas.
Sectors run counterclockwise, as the storm does; sector 0 stands for the Polar Sink, which lies in none.
"""

import enum
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

Territory: TypeAlias = int
Area: TypeAlias = int
Sector: TypeAlias = int

SECTORS = 18
STORM_START: Sector = 1
CIRCLES: tuple[Sector, ...] = (2, 5, 8, 11, 14, 17)


class Kind(enum.IntEnum):
    SAND = 0
    ROCK = 1
    STRONGHOLD = 2
    POLAR_SINK = 3


class TerritoryData(NamedTuple):
    id: str
    name: str
    kind: Kind
    sectors: tuple[Sector, ...]
    blow: tuple[Sector, int] | None
    """The sector of the spice-blow symbol and the spice printed on the territory's card."""


TERRITORIES: tuple[TerritoryData, ...] = (
    TerritoryData("polar_sink", "Polar Sink", Kind.POLAR_SINK, (0,), None),
    TerritoryData("arrakeen", "Arrakeen", Kind.STRONGHOLD, (10,), None),
    TerritoryData("carthag", "Carthag", Kind.STRONGHOLD, (11,), None),
    TerritoryData("habbanya_sietch", "Habbanya Sietch", Kind.STRONGHOLD, (17,), None),
    TerritoryData("sietch_tabr", "Sietch Tabr", Kind.STRONGHOLD, (14,), None),
    TerritoryData("tueks_sietch", "Tuek's Sietch", Kind.STRONGHOLD, (5,), None),
    TerritoryData("false_wall_east", "False Wall East", Kind.ROCK, (5, 6, 7, 8, 9), None),
    TerritoryData("false_wall_south", "False Wall South", Kind.ROCK, (4, 5), None),
    TerritoryData("false_wall_west", "False Wall West", Kind.ROCK, (16, 17, 18), None),
    TerritoryData("pasty_mesa", "Pasty Mesa", Kind.ROCK, (5, 6, 7, 8), None),
    TerritoryData("plastic_basin", "Plastic Basin", Kind.ROCK, (12, 13, 14), None),
    TerritoryData("rim_wall_west", "Rim Wall West", Kind.ROCK, (9,), None),
    TerritoryData("shield_wall", "Shield Wall", Kind.ROCK, (8, 9), None),
    TerritoryData("arsunt", "Arsunt", Kind.SAND, (11, 12), None),
    TerritoryData("basin", "Basin", Kind.SAND, (9,), None),
    TerritoryData("bight_of_the_cliff", "Bight of the Cliff", Kind.SAND, (14, 15), None),
    TerritoryData("broken_land", "Broken Land", Kind.SAND, (11, 12), (12, 8)),
    TerritoryData("cielago_depression", "Cielago Depression", Kind.SAND, (1, 2, 3), None),
    TerritoryData("cielago_east", "Cielago East", Kind.SAND, (3, 4), None),
    TerritoryData("cielago_north", "Cielago North", Kind.SAND, (1, 2, 3), (3, 8)),
    TerritoryData("cielago_south", "Cielago South", Kind.SAND, (2, 3), (2, 12)),
    TerritoryData("cielago_west", "Cielago West", Kind.SAND, (18, 1), None),
    TerritoryData("funeral_plain", "Funeral Plain", Kind.SAND, (15,), (15, 6)),
    TerritoryData("gara_kulon", "Gara Kulon", Kind.SAND, (8,), None),
    TerritoryData("habbanya_erg", "Habbanya Erg", Kind.SAND, (16, 17), (16, 8)),
    TerritoryData("habbanya_ridge_flat", "Habbanya Ridge Flat", Kind.SAND, (17, 18), (18, 10)),
    TerritoryData("hagga_basin", "Hagga Basin", Kind.SAND, (12, 13), (13, 6)),
    TerritoryData("harg_pass", "Harg Pass", Kind.SAND, (4, 5), None),
    TerritoryData("hole_in_the_rock", "Hole in the Rock", Kind.SAND, (9,), None),
    TerritoryData("imperial_basin", "Imperial Basin", Kind.SAND, (9, 10, 11), None),
    TerritoryData("meridian", "Meridian", Kind.SAND, (1, 2), None),
    TerritoryData("old_gap", "Old Gap", Kind.SAND, (9, 10, 11), (10, 6)),
    TerritoryData("red_chasm", "Red Chasm", Kind.SAND, (7,), (7, 8)),
    TerritoryData("rock_outcroppings", "Rock Outcroppings", Kind.SAND, (13, 14), (14, 6)),
    TerritoryData("sihaya_ridge", "Sihaya Ridge", Kind.SAND, (9,), (9, 6)),
    TerritoryData("south_mesa", "South Mesa", Kind.SAND, (4, 5, 6), (5, 10)),
    TerritoryData("the_great_flat", "The Great Flat", Kind.SAND, (15,), (15, 10)),
    TerritoryData("the_greater_flat", "The Greater Flat", Kind.SAND, (16,), None),
    TerritoryData("the_minor_erg", "The Minor Erg", Kind.SAND, (5, 6, 7, 8), (8, 8)),
    TerritoryData("tsimpo", "Tsimpo", Kind.SAND, (11, 12, 13), None),
    TerritoryData("wind_pass", "Wind Pass", Kind.SAND, (14, 15, 16, 17), None),
    TerritoryData("wind_pass_north", "Wind Pass North", Kind.SAND, (17, 18), (17, 6)),
)

# Each bordering pair of areas once, at whichever of the two comes first; "arsunt/11,12" is two areas.
# Two pairs touch only at a corner, arsunt/11 and imperial_basin/10, false_wall_south/4 and cielago_east/3:
# neither ever decides a move, for the way round is open whenever the corner is.
_EDGES = """
polar_sink/0: false_wall_east/5,6,7,8,9 arsunt/11,12 cielago_north/1,2,3 hagga_basin/13 harg_pass/4
    imperial_basin/9,10 wind_pass/14,15,16 wind_pass_north/17,18
arrakeen/10: rim_wall_west/9 imperial_basin/10 old_gap/10
carthag/11: arsunt/11 hagga_basin/12 imperial_basin/11 tsimpo/11,12
habbanya_sietch/17: habbanya_ridge_flat/17,18
sietch_tabr/14: plastic_basin/14 bight_of_the_cliff/14 rock_outcroppings/14
tueks_sietch/5: false_wall_south/5 pasty_mesa/5 south_mesa/5
false_wall_east/5: false_wall_east/6 harg_pass/4,5 the_minor_erg/5
false_wall_east/6: false_wall_east/7 the_minor_erg/6
false_wall_east/7: false_wall_east/8 the_minor_erg/7
false_wall_east/8: false_wall_east/9 shield_wall/8 the_minor_erg/8
false_wall_east/9: shield_wall/9 imperial_basin/9
false_wall_south/4: false_wall_south/5 cielago_east/3,4 cielago_north/3 harg_pass/4 south_mesa/4
false_wall_south/5: pasty_mesa/5 harg_pass/5 south_mesa/5 the_minor_erg/5
false_wall_west/16: false_wall_west/17 the_greater_flat/16 wind_pass/16
false_wall_west/17: false_wall_west/18 habbanya_erg/17 habbanya_ridge_flat/17 wind_pass/17
false_wall_west/18: cielago_west/18 habbanya_ridge_flat/18
pasty_mesa/5: pasty_mesa/6 south_mesa/5 the_minor_erg/5
pasty_mesa/6: pasty_mesa/7 south_mesa/6 the_minor_erg/6
pasty_mesa/7: pasty_mesa/8 red_chasm/7 the_minor_erg/7
pasty_mesa/8: shield_wall/8 gara_kulon/8 the_minor_erg/8
plastic_basin/12: plastic_basin/13 broken_land/12 tsimpo/12
plastic_basin/13: plastic_basin/14 hagga_basin/13 rock_outcroppings/13 tsimpo/13
plastic_basin/14: bight_of_the_cliff/14 funeral_plain/15 hagga_basin/13 rock_outcroppings/14 the_great_flat/15
    wind_pass/14
rim_wall_west/9: basin/9 hole_in_the_rock/9 imperial_basin/9,10 old_gap/9
shield_wall/8: shield_wall/9 gara_kulon/8 the_minor_erg/8
shield_wall/9: hole_in_the_rock/9 imperial_basin/9 sihaya_ridge/9
arsunt/11: arsunt/12 hagga_basin/12 imperial_basin/10,11
arsunt/12: hagga_basin/12,13
basin/9: hole_in_the_rock/9 old_gap/9 sihaya_ridge/9
bight_of_the_cliff/14: bight_of_the_cliff/15 rock_outcroppings/14
bight_of_the_cliff/15: funeral_plain/15
broken_land/11: broken_land/12 old_gap/11 tsimpo/11
broken_land/12: rock_outcroppings/13 tsimpo/12
cielago_depression/1: cielago_depression/2 cielago_north/1 cielago_west/1 meridian/1
cielago_depression/2: cielago_depression/3 cielago_north/2 cielago_south/2 meridian/2
cielago_depression/3: cielago_east/3 cielago_north/3 cielago_south/3
cielago_east/3: cielago_east/4 cielago_north/3 cielago_south/3
cielago_east/4: south_mesa/4
cielago_north/1: cielago_north/2 cielago_west/1,18 wind_pass_north/18
cielago_north/2: cielago_north/3
cielago_north/3: harg_pass/4
cielago_south/2: cielago_south/3 meridian/2
cielago_west/18: cielago_west/1 habbanya_ridge_flat/18 wind_pass/17 wind_pass_north/18
cielago_west/1: meridian/1
funeral_plain/15: the_great_flat/15
gara_kulon/8: sihaya_ridge/9
habbanya_erg/16: habbanya_erg/17 habbanya_ridge_flat/17 the_greater_flat/16
habbanya_erg/17: habbanya_ridge_flat/17
habbanya_ridge_flat/17: habbanya_ridge_flat/18
habbanya_ridge_flat/18: meridian/1
hagga_basin/12: hagga_basin/13 tsimpo/12
hagga_basin/13: tsimpo/13 wind_pass/14
harg_pass/4: harg_pass/5
harg_pass/5: the_minor_erg/5
hole_in_the_rock/9: imperial_basin/9 sihaya_ridge/9
imperial_basin/9: imperial_basin/10
imperial_basin/10: imperial_basin/11 old_gap/10
imperial_basin/11: tsimpo/11
meridian/1: meridian/2
old_gap/9: old_gap/10
old_gap/10: old_gap/11
old_gap/11: tsimpo/11
red_chasm/7: south_mesa/6
rock_outcroppings/13: rock_outcroppings/14
south_mesa/4: south_mesa/5
south_mesa/5: south_mesa/6
the_great_flat/15: the_greater_flat/16 wind_pass/15
the_greater_flat/16: wind_pass/16
the_minor_erg/5: the_minor_erg/6
the_minor_erg/6: the_minor_erg/7
the_minor_erg/7: the_minor_erg/8
tsimpo/11: tsimpo/12
tsimpo/12: tsimpo/13
wind_pass/14: wind_pass/15
wind_pass/15: wind_pass/16
wind_pass/16: wind_pass/17 wind_pass_north/17
wind_pass/17: wind_pass_north/17
wind_pass_north/17: wind_pass_north/18
"""

# Which territories share a border, whatever sector lines lie between: written both ways round.
_ADJACENT = """
polar_sink: arsunt cielago_north false_wall_east hagga_basin harg_pass imperial_basin wind_pass
    wind_pass_north
arrakeen: imperial_basin old_gap rim_wall_west
carthag: arsunt hagga_basin imperial_basin tsimpo
habbanya_sietch: habbanya_ridge_flat
sietch_tabr: bight_of_the_cliff plastic_basin rock_outcroppings
tueks_sietch: false_wall_south pasty_mesa south_mesa
false_wall_east: harg_pass imperial_basin polar_sink shield_wall the_minor_erg
false_wall_south: cielago_east cielago_north harg_pass pasty_mesa south_mesa the_minor_erg tueks_sietch
false_wall_west: cielago_west habbanya_erg habbanya_ridge_flat the_greater_flat wind_pass
pasty_mesa: false_wall_south gara_kulon red_chasm shield_wall south_mesa the_minor_erg tueks_sietch
plastic_basin: bight_of_the_cliff broken_land funeral_plain hagga_basin rock_outcroppings sietch_tabr
    the_great_flat tsimpo wind_pass
rim_wall_west: arrakeen basin hole_in_the_rock imperial_basin old_gap
shield_wall: false_wall_east gara_kulon hole_in_the_rock imperial_basin pasty_mesa sihaya_ridge the_minor_erg
arsunt: carthag hagga_basin imperial_basin polar_sink
basin: hole_in_the_rock old_gap rim_wall_west sihaya_ridge
bight_of_the_cliff: funeral_plain plastic_basin rock_outcroppings sietch_tabr
broken_land: old_gap plastic_basin rock_outcroppings tsimpo
cielago_depression: cielago_east cielago_north cielago_south cielago_west meridian
cielago_east: cielago_depression cielago_north cielago_south false_wall_south south_mesa
cielago_north: cielago_depression cielago_east cielago_west false_wall_south harg_pass polar_sink
    wind_pass_north
cielago_south: cielago_depression cielago_east meridian
cielago_west: cielago_depression cielago_north false_wall_west habbanya_ridge_flat meridian wind_pass
    wind_pass_north
funeral_plain: bight_of_the_cliff plastic_basin the_great_flat
gara_kulon: pasty_mesa shield_wall sihaya_ridge
habbanya_erg: false_wall_west habbanya_ridge_flat the_greater_flat
habbanya_ridge_flat: cielago_west false_wall_west habbanya_erg habbanya_sietch meridian
hagga_basin: arsunt carthag plastic_basin polar_sink tsimpo wind_pass
harg_pass: cielago_north false_wall_east false_wall_south polar_sink the_minor_erg
hole_in_the_rock: basin imperial_basin rim_wall_west shield_wall sihaya_ridge
imperial_basin: arrakeen arsunt carthag false_wall_east hole_in_the_rock old_gap polar_sink rim_wall_west
    shield_wall tsimpo
meridian: cielago_depression cielago_south cielago_west habbanya_ridge_flat
old_gap: arrakeen basin broken_land imperial_basin rim_wall_west tsimpo
red_chasm: pasty_mesa south_mesa
rock_outcroppings: bight_of_the_cliff broken_land plastic_basin sietch_tabr
sihaya_ridge: basin gara_kulon hole_in_the_rock shield_wall
south_mesa: cielago_east false_wall_south pasty_mesa red_chasm tueks_sietch
the_great_flat: funeral_plain plastic_basin the_greater_flat wind_pass
the_greater_flat: false_wall_west habbanya_erg the_great_flat wind_pass
the_minor_erg: false_wall_east false_wall_south harg_pass pasty_mesa shield_wall
tsimpo: broken_land carthag hagga_basin imperial_basin old_gap plastic_basin
wind_pass: cielago_west false_wall_west hagga_basin plastic_basin polar_sink the_great_flat the_greater_flat
    wind_pass_north
wind_pass_north: cielago_north cielago_west polar_sink wind_pass
"""

# From the Polar Sink to the rim, for drawing; roughly so where areas lie side by side.
_SECTOR_STACKS = """
1: cielago_north cielago_west cielago_depression meridian
2: cielago_north cielago_depression meridian cielago_south
3: cielago_north cielago_east cielago_depression cielago_south
4: harg_pass false_wall_south cielago_east south_mesa
5: false_wall_east harg_pass the_minor_erg false_wall_south pasty_mesa tueks_sietch south_mesa
6: false_wall_east the_minor_erg pasty_mesa south_mesa
7: false_wall_east the_minor_erg pasty_mesa red_chasm
8: false_wall_east shield_wall the_minor_erg pasty_mesa gara_kulon
9: imperial_basin false_wall_east shield_wall hole_in_the_rock rim_wall_west basin sihaya_ridge old_gap
10: imperial_basin arrakeen old_gap
11: arsunt imperial_basin carthag tsimpo broken_land old_gap
12: arsunt hagga_basin tsimpo plastic_basin broken_land
13: hagga_basin plastic_basin tsimpo rock_outcroppings
14: wind_pass plastic_basin bight_of_the_cliff sietch_tabr rock_outcroppings
15: wind_pass the_great_flat funeral_plain bight_of_the_cliff
16: wind_pass the_greater_flat false_wall_west habbanya_erg
17: wind_pass_north wind_pass false_wall_west habbanya_erg habbanya_ridge_flat habbanya_sietch
18: wind_pass_north cielago_west false_wall_west habbanya_ridge_flat
"""


def _rows(table: str) -> Iterator[tuple[str, list[str]]]:
    """The lines "key: word word ..." of a table; an indented line continues the one above."""
    for row in table.replace("\n    ", " ").strip().splitlines():
        key, words = row.split(": ")
        yield key, words.split()


TERRITORY_ID: tuple[str, ...] = tuple(territory.id for territory in TERRITORIES)
TERRITORY: dict[str, Territory] = {name: territory for territory, name in enumerate(TERRITORY_ID)}
KIND: tuple[Kind, ...] = tuple(territory.kind for territory in TERRITORIES)
IS_STRONGHOLD: tuple[bool, ...] = tuple(kind is Kind.STRONGHOLD for kind in KIND)


def _territories_of(kind: Kind) -> tuple[Territory, ...]:
    return tuple(territory for territory, its_kind in enumerate(KIND) if its_kind is kind)


SAND_TERRITORIES: tuple[Territory, ...] = _territories_of(Kind.SAND)
STRONGHOLDS: tuple[Territory, ...] = _territories_of(Kind.STRONGHOLD)

POLAR_SINK: Territory = TERRITORY["polar_sink"]
ARRAKEEN: Territory = TERRITORY["arrakeen"]
CARTHAG: Territory = TERRITORY["carthag"]
HABBANYA_SIETCH: Territory = TERRITORY["habbanya_sietch"]
SIETCH_TABR: Territory = TERRITORY["sietch_tabr"]
TUEKS_SIETCH: Territory = TERRITORY["tueks_sietch"]
FALSE_WALL_SOUTH: Territory = TERRITORY["false_wall_south"]
FALSE_WALL_WEST: Territory = TERRITORY["false_wall_west"]
SHIELD_WALL: Territory = TERRITORY["shield_wall"]
IMPERIAL_BASIN: Territory = TERRITORY["imperial_basin"]
THE_GREAT_FLAT: Territory = TERRITORY["the_great_flat"]

CITIES: tuple[Territory, ...] = (ARRAKEEN, CARTHAG)
EXPOSED_WITHOUT_WALL: tuple[Territory, ...] = (IMPERIAL_BASIN, ARRAKEEN, CARTHAG)

_AREAS: tuple[tuple[Territory, Sector], ...] = tuple(
    (territory, sector) for territory, data in enumerate(TERRITORIES) for sector in data.sectors
)
TERRITORY_OF: tuple[Territory, ...] = tuple(territory for territory, _ in _AREAS)
SECTOR_OF: tuple[Sector, ...] = tuple(sector for _, sector in _AREAS)
AREA_ID: tuple[str, ...] = tuple(f"{TERRITORY_ID[territory]}/{sector}" for territory, sector in _AREAS)
AREA: dict[str, Area] = {name: area for area, name in enumerate(AREA_ID)}


def _areas_by(key: tuple[int, ...], keys: Iterable[int]) -> tuple[tuple[Area, ...], ...]:
    return tuple(tuple(area for area, its_key in enumerate(key) if its_key == k) for k in keys)


AREAS_OF: tuple[tuple[Area, ...], ...] = _areas_by(TERRITORY_OF, range(len(TERRITORIES)))
AREAS_IN_SECTOR: tuple[tuple[Area, ...], ...] = _areas_by(SECTOR_OF, range(SECTORS + 1))


def _edges() -> Iterator[tuple[Area, Area]]:
    for area, neighbours in _rows(_EDGES):
        for territory, sectors in (neighbour.split("/") for neighbour in neighbours):
            for sector in sectors.split(","):
                yield AREA[area], AREA[f"{territory}/{sector}"]


EDGES: tuple[tuple[Area, Area], ...] = tuple(_edges())


def _neighbours(edges: Iterable[tuple[Area, Area]]) -> tuple[tuple[Area, ...], ...]:
    neighbours: list[list[Area]] = [[] for _ in AREA_ID]
    for one, other in edges:
        neighbours[one].append(other)
        neighbours[other].append(one)
    return tuple(tuple(sorted(areas)) for areas in neighbours)


INSIDE: tuple[tuple[Area, ...], ...] = _neighbours(
    (one, other) for one, other in EDGES if TERRITORY_OF[one] == TERRITORY_OF[other]
)
ACROSS: tuple[tuple[Area, ...], ...] = _neighbours(
    (one, other) for one, other in EDGES if TERRITORY_OF[one] != TERRITORY_OF[other]
)


@cache
def part(storm: Sector, area: Area) -> tuple[Area, ...]:
    """The areas of the territory that connect with this one inside it, around the storm (CLS-12.02, CLS-12.08)."""
    reached = [area]
    for one in reached:
        reached += [other for other in INSIDE[one] if other not in reached and SECTOR_OF[other] != storm]
    return tuple(sorted(reached))


_NEIGHBOURING_TERRITORIES: dict[str, list[str]] = dict(_rows(_ADJACENT))
ADJACENT: tuple[tuple[Territory, ...], ...] = tuple(
    tuple(sorted(TERRITORY[neighbour] for neighbour in _NEIGHBOURING_TERRITORIES[name]))
    for name in TERRITORY_ID
)


def _within(steps: int, start: Territory) -> frozenset[Territory]:
    reached = {start}
    for _ in range(steps):
        reached |= {neighbour for territory in reached for neighbour in ADJACENT[territory]}
    return frozenset(reached)


FREMEN_SHIPMENT: frozenset[Territory] = _within(2, THE_GREAT_FLAT)
ATOMICS_RANGE: frozenset[Territory] = _within(1, SHIELD_WALL)

BLOW_AREA: dict[Territory, Area] = {
    TERRITORY[data.id]: AREA[f"{data.id}/{data.blow[0]}"] for data in TERRITORIES if data.blow
}
BLOW_AMOUNT: dict[Territory, int] = {TERRITORY[data.id]: data.blow[1] for data in TERRITORIES if data.blow}

STORM_SAFE: tuple[bool, ...] = tuple(
    KIND[territory] is not Kind.SAND or territory == IMPERIAL_BASIN for territory in TERRITORY_OF
)
STORM_SAFE_WITHOUT_WALL: tuple[bool, ...] = tuple(
    safe and territory not in EXPOSED_WITHOUT_WALL
    for safe, territory in zip(STORM_SAFE, TERRITORY_OF, strict=True)
)

SECTOR_STACKS: tuple[tuple[Area, ...], ...] = (
    AREAS_OF[POLAR_SINK],
    *(tuple(AREA[f"{territory}/{sector}"] for territory in stack) for sector, stack in _rows(_SECTOR_STACKS)),
)
