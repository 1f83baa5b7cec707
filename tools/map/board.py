"""The board as the map tool needs it: areas from the centre outwards in their sectors, and what borders what (JSON)."""

import json

from landsraad.games.classic.map import (
    ADJACENT,
    AREA_ID,
    BLOW_AREA,
    EDGES,
    KIND,
    SECTOR_OF,
    SECTOR_STACKS,
    SECTORS,
    TERRITORIES,
    TERRITORY_OF,
)

BOARD = {
    "sectors": SECTORS,
    "areas": AREA_ID,
    "territory_of": TERRITORY_OF,
    "sector_of": SECTOR_OF,
    "stacks": SECTOR_STACKS,
    "edges": EDGES,
    "territories": [territory.id for territory in TERRITORIES],
    "names": [territory.name for territory in TERRITORIES],
    "kinds": [kind.name.lower() for kind in KIND],
    "adjacent": ADJACENT,
    "blows": sorted(BLOW_AREA.values()),
}

if __name__ == "__main__":
    print(json.dumps(BOARD))
