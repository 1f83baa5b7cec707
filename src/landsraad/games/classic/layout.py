"""The board for clients, as plain data: what there is, what borders what, and where tokens can be put.

The map is drawn on a disc of radius `scale`, x to the right and y down (`map_shapes.json`, which `tools/map` makes): an SVG
path for each territory and area, a box for each name (`[x, y, width, height]`, x and y its middle), and places for tokens
(`[x, y, radius]`). An area's `anchors` are for the factions that stand there: of n tokens each takes one of the first n
places, and all may be as large as the n-th. Angles are degrees counterclockwise from straight down, where sector 1 begins.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from .cards import CARDS
from .factions import FACTIONS, SHEETS
from .leaders import LEADERS, LEADERS_OF
from .map import (
    ACROSS,
    ADJACENT,
    AREA_ID,
    AREAS_OF,
    BLOW_AMOUNT,
    BLOW_AREA,
    CIRCLES,
    INSIDE,
    SECTOR_OF,
    SECTORS,
    STORM_START,
    TERRITORIES,
    TERRITORY_ID,
    TERRITORY_OF,
    Area,
    Territory,
)

DEGREES = 360 / SECTORS
CIRCLE_RADIUS = 1.08  # the player circles lie outside the rim


def layout() -> dict[str, Any]:
    """The board of the 2019 edition."""
    return {
        "scale": _shapes()["scale"],
        "sectors": SECTORS,
        "storm_start": STORM_START,
        "territories": [_territory(territory) for territory in range(len(TERRITORIES))],
        "areas": [_area(area) for area in range(len(AREA_ID))],
        "circles": [_circle(sector) for sector in CIRCLES],
        "factions": [_faction(faction) for faction in FACTIONS],
        "cards": [
            {
                "id": card.id,
                "name": f"card-{_dashed(card.id)}",
                "kind": card.kind.name.lower(),
                "copies": card.copies,
            }
            for card in CARDS
        ],
    }


@cache
def _shapes() -> dict[str, Any]:
    """The drawing, by territory and by area."""
    data = json.loads(files(__package__).joinpath("map_shapes.json").read_text(encoding="utf-8"))
    return {kind: {each["id"]: each for each in data[kind]} for kind in ("territories", "areas")} | {
        "scale": data["scale"]
    }


def _territory(territory: Territory) -> dict[str, Any]:
    data = TERRITORIES[territory]
    blow = BLOW_AREA.get(territory)
    return {
        "id": data.id,
        "name": f"territory-{_dashed(data.id)}",
        "kind": data.kind.name.lower(),
        **_shapes()["territories"][data.id],
        "areas": [AREA_ID[area] for area in AREAS_OF[territory]],
        "adjacent": [TERRITORY_ID[other] for other in ADJACENT[territory]],
        "spice_blow": None if blow is None else {"area": AREA_ID[blow], "amount": BLOW_AMOUNT[territory]},
    }


def _area(area: Area) -> dict[str, Any]:
    return {
        **_shapes()["areas"][AREA_ID[area]],
        "territory": TERRITORY_ID[TERRITORY_OF[area]],
        "sector": SECTOR_OF[area],
        "inside": [AREA_ID[other] for other in INSIDE[area]],
        "across": [AREA_ID[other] for other in ACROSS[area]],
    }


def _circle(sector: int) -> dict[str, Any]:
    return {"sector": sector, "angle": (sector - 0.5) * DEGREES, "radius": CIRCLE_RADIUS}


def _faction(faction: int) -> dict[str, Any]:
    sheet = SHEETS[faction]
    return {
        "id": sheet.id,
        "name": f"faction-{_dashed(sheet.id)}",
        "colour": sheet.colour,
        "leaders": [
            {"id": LEADERS[leader].id, "strength": LEADERS[leader].strength} for leader in LEADERS_OF[faction]
        ],
    }


def _dashed(word: str) -> str:
    return word.replace("_", "-")
