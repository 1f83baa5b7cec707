"""The board as data for clients."""

import json
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.map import AREA_ID, SECTOR_OF, TERRITORY_ID
from landsraad.table.texts import Texts


@pytest.fixture
def layout() -> dict[str, Any]:
    return GAME.layout()


def by_id(things: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {thing["id"]: thing for thing in things}


def test_it_is_plain_data_with_everything_on_the_board(layout: dict[str, Any]) -> None:
    assert json.loads(json.dumps(layout)) == layout
    assert [each["id"] for each in layout["territories"]] == list(TERRITORY_ID)
    assert [each["id"] for each in layout["areas"]] == list(AREA_ID)
    assert sum(card["copies"] for card in layout["cards"]) == 33
    assert [len(faction["leaders"]) for faction in layout["factions"]] == [5] * 6


def test_names_are_keys_of_the_catalogue(layout: dict[str, Any]) -> None:
    texts = Texts.load(GAME.texts("en"))
    named = (*layout["territories"], *layout["factions"], *layout["cards"])
    assert [each["name"] for each in named if not texts.has(each["name"])] == []


def test_territories_hold_their_areas(layout: dict[str, Any]) -> None:
    areas = by_id(layout["areas"])
    for territory in layout["territories"]:
        assert all(areas[area]["territory"] == territory["id"] for area in territory["areas"])
    flat = by_id(layout["territories"])["the_great_flat"]
    assert flat["spice_blow"] == {"area": "the_great_flat/15", "amount": 10}
    assert (flat["kind"], flat["areas"]) == ("sand", ["the_great_flat/15"])


def test_neighbours_are_mutual(layout: dict[str, Any]) -> None:
    for things, kinds in ((layout["territories"], ["adjacent"]), (layout["areas"], ["inside", "across"])):
        found = by_id(things)
        for thing in things:
            for kind in kinds:
                assert all(thing["id"] in found[other][kind] for other in thing[kind])


def test_areas_know_their_sector(layout: dict[str, Any]) -> None:
    assert [area["sector"] for area in layout["areas"]] == list(SECTOR_OF)


def test_player_circles_lie_outside_the_rim(layout: dict[str, Any]) -> None:
    assert [circle["sector"] for circle in layout["circles"]] == [2, 5, 8, 11, 14, 17]
    assert [circle["angle"] for circle in layout["circles"]] == [30, 90, 150, 210, 270, 330]
    assert all(circle["radius"] > 1 for circle in layout["circles"])
