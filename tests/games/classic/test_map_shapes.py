"""The drawing of the map says what the data says: proved on the shapes that clients draw."""

import json
import math
from itertools import combinations
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.map import (
    ADJACENT,
    AREA_ID,
    AREAS_OF,
    BLOW_AREA,
    EDGES,
    IS_STRONGHOLD,
    SECTOR_OF,
    TERRITORY_ID,
    TERRITORY_OF,
)

from .outlines import Loop, apart, contains, length, loops, segments, surface, to_border

LAYOUT = GAME.layout()
SCALE = LAYOUT["scale"]
TERRITORIES = [loops(each["shape"]) for each in LAYOUT["territories"]]
AREAS = [loops(each["shape"]) for each in LAYOUT["areas"]]
LABELS = [each["label"] for each in LAYOUT["territories"]]
ROUNDING = 1
ROOM = 12  # the least radius of a token where six stand and spice lies

# Areas of neighbouring territories that the plane forces together: no move is decided by it.
FORCED = {("false_wall_west/16", "habbanya_erg/16"), ("imperial_basin/11", "old_gap/11")}


def touching(shapes: list[list[Loop]]) -> dict[tuple[int, int], float]:
    sides = [segments(shape) for shape in shapes]
    shared = {(a, b): sides[a] & sides[b] for a, b in combinations(range(len(shapes)), 2)}
    return {pair: length(common) for pair, common in shared.items() if common}


def neighbours() -> set[tuple[int, int]]:
    return {(a, b) for a, others in enumerate(ADJACENT) for b in others if a < b}


def test_two_territories_touch_on_the_drawing_exactly_when_they_are_adjacent() -> None:
    found = touching(TERRITORIES)
    assert {(TERRITORY_ID[a], TERRITORY_ID[b]) for a, b in set(found) ^ neighbours()} == set()
    assert min(found.values()) > 0.02 * SCALE


def test_territories_that_are_not_adjacent_are_seen_to_be_apart() -> None:
    far = [pair for pair in combinations(range(len(TERRITORIES)), 2) if pair not in neighbours()]
    assert min(apart(TERRITORIES[a], TERRITORIES[b]) for a, b in far) > 0.01 * SCALE


def test_areas_touch_as_the_data_says() -> None:
    found = {(AREA_ID[a], AREA_ID[b]) for a, b in touching(AREAS)}
    edges = {(AREA_ID[a], AREA_ID[b]) for a, b in (sorted(edge) for edge in EDGES)}
    assert found - edges == FORCED
    assert edges <= found


def test_areas_cover_the_disc_without_gaps_and_overlaps() -> None:
    assert sum(map(surface, AREAS)) == pytest.approx(sum(map(surface, TERRITORIES)))
    assert sum(map(surface, AREAS)) == pytest.approx(math.pi * SCALE**2, rel=0.003)
    for territory, areas in enumerate(AREAS_OF):
        assert surface(TERRITORIES[territory]) == pytest.approx(sum(surface(AREAS[area]) for area in areas))


def test_every_area_is_one_piece_inside_its_sector() -> None:
    for area, outline in enumerate(AREAS):
        assert len(outline) == 1, AREA_ID[area]
        assert all(in_sector(point, SECTOR_OF[area]) for point in outline[0]), AREA_ID[area]


def in_sector(point: tuple[int, int], sector: int) -> bool:
    """Between the sector's lines and on the disc, but for rounding."""
    x, y = point
    if sector == 0:
        return math.hypot(x, y) < 0.15 * SCALE
    first, last = (math.radians(20 * line) for line in (sector - 1, sector))
    after = x * math.cos(first) - y * math.sin(first)
    before = y * math.sin(last) - x * math.cos(last)
    return min(after, before) >= -ROUNDING and math.hypot(x, y) <= SCALE + ROUNDING


def test_strongholds_are_large_and_compact() -> None:
    for territory, outline in enumerate(TERRITORIES):
        if IS_STRONGHOLD[territory]:
            around = length(segments(outline))
            assert surface(outline) > 0.02 * SCALE**2
            assert 4 * math.pi * surface(outline) / around**2 > 0.7  # a circle has 1


def tokens(area: dict[str, Any]) -> list[tuple[int, int, int]]:
    return [tuple(place) for place in (*area["anchors"], *([area["spice"]] if area["spice"] else []))]


def test_every_token_lies_in_its_area_and_none_on_another() -> None:
    for area, outline in zip(LAYOUT["areas"], AREAS, strict=True):
        places = tokens(area)
        least = min(radius for _, _, radius in places)
        assert len(area["anchors"]) == 6
        assert least >= ROOM, area["id"]
        for x, y, radius in places:
            assert contains(outline, (x, y)), area["id"]
            assert to_border(outline, (x, y)) >= radius - ROUNDING
        for one, other in combinations(places, 2):
            assert math.dist(one[:2], other[:2]) >= 2 * least - ROUNDING, area["id"]


def test_fewer_tokens_may_be_larger() -> None:
    for area in LAYOUT["areas"]:
        radii = [radius for _, _, radius in area["anchors"]]
        assert radii == sorted(radii, reverse=True)
        assert radii[0] >= 2 * ROOM, area["id"]


def test_spice_has_its_place_where_it_blows() -> None:
    assert {area["id"] for area in LAYOUT["areas"] if area["spice"]} == {
        AREA_ID[area] for area in BLOW_AREA.values()
    }


def test_names_lie_in_their_territory_and_never_collide() -> None:
    for outline, (x, y, width, height), territory in zip(TERRITORIES, LABELS, TERRITORY_ID, strict=True):
        corners = [(x + dx * width / 2, y + dy * height / 2) for dx in (-1, 1) for dy in (-1, 1)]
        assert all(contains(outline, corner) for corner in corners), territory
        assert min(to_border(outline, corner) for corner in corners) >= 3, territory
    for one, other in combinations(LABELS, 2):
        assert not overlap(one, other)


def overlap(one: list[int], other: list[int]) -> bool:
    return all(abs(one[axis] - other[axis]) < (one[axis + 2] + other[axis + 2]) / 2 for axis in (0, 1))


def test_the_first_token_leaves_the_name_readable() -> None:
    labels = {each["id"]: each["label"] for each in LAYOUT["territories"]}
    for area in LAYOUT["areas"]:
        x, y, radius = area["anchors"][0]
        left, top, width, height = labels[area["territory"]]
        aside = max(0.0, abs(x - left) - width / 2), max(0.0, abs(y - top) - height / 2)
        assert math.hypot(*aside) >= radius - ROUNDING, area["id"]


LARGEST = 46  # the radius of a token that has all the room it may want


@pytest.mark.parametrize("count", [1, 2])
def test_whoever_meets_in_a_stronghold_leaves_its_name_readable(count: int) -> None:
    labels = {each["id"]: each["label"] for each in LAYOUT["territories"]}
    for area, territory in zip(LAYOUT["areas"], TERRITORY_OF, strict=True):
        if not IS_STRONGHOLD[territory]:
            continue
        radius = min(area["anchors"][count - 1][2], LARGEST)
        assert radius >= 28, area["id"]
        for x, y, _ in area["anchors"][:count]:
            left, top, width, height = labels[area["territory"]]
            aside = max(0.0, abs(x - left) - width / 2), max(0.0, abs(y - top) - height / 2)
            assert math.hypot(*aside) >= radius - ROUNDING, area["id"]


def test_the_layout_is_small() -> None:
    assert len(json.dumps(LAYOUT, separators=(",", ":"))) <= 60_000
