from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from landsraad.games.classic import map as arrakis
from landsraad.games.classic.map import (
    ACROSS,
    ADJACENT,
    AREA,
    AREA_ID,
    AREAS_IN_SECTOR,
    AREAS_OF,
    EDGES,
    INSIDE,
    KIND,
    SECTOR_OF,
    STORM_SAFE,
    STORM_SAFE_WITHOUT_WALL,
    TERRITORIES,
    TERRITORY,
    TERRITORY_ID,
    TERRITORY_OF,
    Kind,
)

RULES = Path(__file__).parents[3] / "docs" / "rules"
DATA: dict[str, Any] = yaml.safe_load((RULES / "classic-data.yaml").read_text(encoding="utf-8"))


def names(territories: Any) -> set[str]:
    return {TERRITORY_ID[territory] for territory in territories}


def reachable(neighbours: tuple[tuple[int, ...], ...]) -> set[int]:
    reached, frontier = {0}, [0]
    while frontier:
        for neighbour in neighbours[frontier.pop()]:
            if neighbour not in reached:
                reached.add(neighbour)
                frontier.append(neighbour)
    return reached


def test_every_territory_equals_the_rules_data() -> None:
    expected = [
        (
            territory["id"],
            territory["name"],
            Kind[territory["type"].upper()],
            tuple(territory["sectors"]),
            (blow["sector"], blow["amount"]) if (blow := territory["spice_blow"]) else None,
        )
        for territory in DATA["territories"]
    ]
    assert [tuple(territory) for territory in TERRITORIES] == expected


@pytest.mark.rule("CLS-3.01")
def test_there_are_four_kinds_of_territory() -> None:
    assert {kind.name for kind in KIND} == {"SAND", "ROCK", "STRONGHOLD", "POLAR_SINK"}
    assert set(KIND) == set(Kind)


@pytest.mark.rule("CLS-3.02")
def test_there_are_42_territories() -> None:
    assert len(set(TERRITORY_ID)) == len(TERRITORIES) == 42
    assert Counter(KIND) == {Kind.SAND: 29, Kind.ROCK: 7, Kind.STRONGHOLD: 5, Kind.POLAR_SINK: 1}
    assert [TERRITORY_ID[territory] for territory in arrakis.SAND_TERRITORIES] == [
        territory["id"] for territory in DATA["territories"] if territory["type"] == "sand"
    ]


@pytest.mark.rule("CLS-3.03")
def test_each_stronghold_lies_in_its_one_sector() -> None:
    strongholds = {
        TERRITORIES[territory].name: TERRITORIES[territory].sectors for territory in arrakis.STRONGHOLDS
    }
    assert strongholds == {
        "Arrakeen": (10,),
        "Carthag": (11,),
        "Sietch Tabr": (14,),
        "Habbanya Sietch": (17,),
        "Tuek's Sietch": (5,),
    }
    assert {i for i, stronghold in enumerate(arrakis.IS_STRONGHOLD) if stronghold} == set(arrakis.STRONGHOLDS)


@pytest.mark.rule("CLS-3.04")
def test_the_seven_rock_territories() -> None:
    assert {territory.name for territory in TERRITORIES if territory.kind is Kind.ROCK} == {
        "False Wall East",
        "False Wall South",
        "False Wall West",
        "Pasty Mesa",
        "Plastic Basin",
        "Rim Wall West",
        "Shield Wall",
    }


@pytest.mark.rule("CLS-3.05")
def test_sectors_run_from_1_to_18_and_the_storm_starts_in_1() -> None:
    assert arrakis.SECTORS == DATA["map"]["sector_count"] == 18
    assert arrakis.STORM_START == DATA["map"]["storm_start_sector"] == 1
    assert set(SECTOR_OF) - {0} == set(range(1, 19))


def test_only_neighbouring_sectors_touch() -> None:
    for one, other in EDGES:
        if arrakis.POLAR_SINK not in (TERRITORY_OF[one], TERRITORY_OF[other]):
            assert (SECTOR_OF[one] - SECTOR_OF[other]) % arrakis.SECTORS in (0, 1, arrakis.SECTORS - 1)


@pytest.mark.rule("CLS-3.06")
def test_the_polar_sink_lies_in_no_sector_and_is_never_in_storm() -> None:
    (polar_sink,) = AREAS_OF[arrakis.POLAR_SINK]
    assert AREAS_IN_SECTOR[0] == (polar_sink,)
    assert not any(polar_sink in AREAS_IN_SECTOR[sector] for sector in range(1, 19))
    assert STORM_SAFE[polar_sink]
    assert STORM_SAFE_WITHOUT_WALL[polar_sink]


@pytest.mark.rule("CLS-3.07")
def test_fifteen_sand_territories_carry_a_spice_blow_in_one_sector() -> None:
    assert len(arrakis.BLOW_AREA) == 15
    assert arrakis.BLOW_AREA.keys() == arrakis.BLOW_AMOUNT.keys()
    assert all(KIND[territory] is Kind.SAND for territory in arrakis.BLOW_AREA)
    printed = {
        f"{territory['id']}/{blow['sector']}": blow["amount"]
        for territory in DATA["territories"]
        if (blow := territory["spice_blow"])
    }
    amounts = arrakis.BLOW_AMOUNT
    assert {AREA_ID[area]: amounts[territory] for territory, area in arrakis.BLOW_AREA.items()} == printed
    assert all(TERRITORY_OF[area] == territory for territory, area in arrakis.BLOW_AREA.items())


def test_areas_are_the_territories_cut_by_sectors() -> None:
    assert list(AREA_ID) == [
        f"{territory['id']}/{sector}" for territory in DATA["territories"] for sector in territory["sectors"]
    ]
    assert len(AREA) == len(AREA_ID) == DATA["counts"]["areas"] == 86
    for area, name in enumerate(AREA_ID):
        assert AREA[name] == area
        assert name == f"{TERRITORY_ID[TERRITORY_OF[area]]}/{SECTOR_OF[area]}"
        assert area in AREAS_OF[TERRITORY_OF[area]]
        assert area in AREAS_IN_SECTOR[SECTOR_OF[area]]
    assert sum(map(len, AREAS_OF)) == sum(map(len, AREAS_IN_SECTOR)) == 86
    assert len(AREAS_IN_SECTOR) == 19


def test_every_edge_equals_the_rules_data() -> None:
    expected = {frozenset(area.replace(":", "/") for area in edge) for edge in DATA["area_edges"]}
    assert {frozenset((AREA_ID[one], AREA_ID[other])) for one, other in EDGES} == expected
    assert len(EDGES) == len(expected) == DATA["counts"]["area_edges"] == 190
    assert all(one < other for one, other in EDGES)


def test_the_neighbours_of_an_area_are_its_edges() -> None:
    pairs = {(area, neighbour) for area in range(86) for neighbour in INSIDE[area] + ACROSS[area]}
    assert pairs == {*EDGES, *((other, one) for one, other in EDGES)}
    assert sum(map(len, INSIDE)) == 2 * DATA["counts"]["area_edges_inside_territories"] == 2 * 44
    assert sum(map(len, ACROSS)) == 2 * (190 - 44)
    for area in range(86):
        assert all(TERRITORY_OF[neighbour] == TERRITORY_OF[area] for neighbour in INSIDE[area])
        assert all(TERRITORY_OF[neighbour] != TERRITORY_OF[area] for neighbour in ACROSS[area])


def test_the_map_is_connected() -> None:
    assert len(reachable(tuple(i + a for i, a in zip(INSIDE, ACROSS, strict=True)))) == 86
    assert len(reachable(ADJACENT)) == 42


def test_each_territory_hangs_together() -> None:
    for areas in AREAS_OF:
        inside = {(one, other) for one, other in EDGES if {one, other} <= set(areas)}
        around = {
            (one, other)
            for one in areas
            for other in areas
            if one < other and abs(SECTOR_OF[one] - SECTOR_OF[other]) in (1, arrakis.SECTORS - 1)
        }
        assert inside == around
        assert len(inside) == len(areas) - 1


@pytest.mark.rule("CLS-3.08")
def test_territories_are_adjacent_where_any_of_their_areas_touch() -> None:
    implied = {(TERRITORY_OF[area], TERRITORY_OF[other]) for area in range(86) for other in ACROSS[area]}
    adjacent = {(territory, other) for territory in range(42) for other in ADJACENT[territory]}
    assert adjacent == implied
    assert adjacent == {(other, territory) for territory, other in adjacent}
    assert sum(map(len, ADJACENT)) == len(adjacent) == 2 * 103
    for territory in DATA["territories"]:
        assert names(ADJACENT[TERRITORY[territory["id"]]]) == set(territory["adjacent"])


@pytest.mark.rule("CLS-3.09")
def test_the_six_player_circles() -> None:
    assert arrakis.CIRCLES == tuple(DATA["map"]["player_circles"]) == (2, 5, 8, 11, 14, 17)


@pytest.mark.rule("CLS-3.10")
def test_imperial_basin_is_the_only_sand_safe_from_the_storm_and_only_while_the_wall_stands() -> None:
    safe_sand = {
        area
        for area, territory in enumerate(TERRITORY_OF)
        if KIND[territory] is Kind.SAND and STORM_SAFE[area]
    }
    assert safe_sand == set(AREAS_OF[TERRITORY["imperial_basin"]])
    assert not any(STORM_SAFE_WITHOUT_WALL[area] for area in safe_sand)


def test_storm_safety_equals_the_rules_data() -> None:
    for territory in DATA["territories"]:
        protected = territory["storm_protected"]
        for area in AREAS_OF[TERRITORY[territory["id"]]]:
            assert STORM_SAFE[area] is (protected != "never")
            assert STORM_SAFE_WITHOUT_WALL[area] is (protected == "always")
    assert names(arrakis.EXPOSED_WITHOUT_WALL) == {"imperial_basin", "arrakeen", "carthag"}


def test_ranges_and_cities_equal_the_rules_data() -> None:
    derived = DATA["derived"]
    assert names(arrakis.FREMEN_SHIPMENT) == set(derived["fremen_shipment_range"])
    assert len(arrakis.FREMEN_SHIPMENT) == 16
    assert names(arrakis.ATOMICS_RANGE) == set(derived["family_atomics_range"])
    assert [TERRITORY_ID[city] for city in arrakis.CITIES] == derived["ornithopter_cities"]


@pytest.mark.parametrize(
    "constant",
    [
        "POLAR_SINK",
        "ARRAKEEN",
        "CARTHAG",
        "SIETCH_TABR",
        "HABBANYA_SIETCH",
        "TUEKS_SIETCH",
        "SHIELD_WALL",
        "IMPERIAL_BASIN",
        "THE_GREAT_FLAT",
        "FALSE_WALL_SOUTH",
        "FALSE_WALL_WEST",
    ],
)
def test_a_constant_names_its_territory(constant: str) -> None:
    assert TERRITORY_ID[getattr(arrakis, constant)] == constant.lower()


def test_sector_stacks_hold_each_area_of_the_sector_once() -> None:
    assert [sorted(stack) for stack in arrakis.SECTOR_STACKS] == [sorted(areas) for areas in AREAS_IN_SECTOR]
    for sector, stack in DATA["sector_areas_inner_to_outer"].items():
        assert [TERRITORY_ID[TERRITORY_OF[area]] for area in arrakis.SECTOR_STACKS[sector]] == stack
