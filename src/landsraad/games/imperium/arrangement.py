"""Where things lie on the drawn board: arrangements of rectangles: `wide` for a table, `middle` for half a screen, `tall` for a phone.

Each fits a board of its own proportions. A rectangle is (x, y, width, height), from the upper left. The factions stand in columns:
name and Alliance token, the Influence track from its top to 0, two spaces. The Conflict lies in the middle of the other groups.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from .board import BOARD, SPACES
from .icons import CITY, FACTIONS, ICONS, LANDSRAAD, SPICE_TRADE, Icon

Rectangle: TypeAlias = tuple[float, float, float, float]
GAP = 1.0


class Group(NamedTuple):
    """The spaces of an icon, in rows of so many; what is left over in the last row is the seats of the Council, or free."""

    x: float
    y: float
    width: float
    across: int
    heading: float
    height: float
    """Of one space."""


class Arrangement(NamedTuple):
    id: str
    width: float
    height: float
    columns: Group
    """All four columns of the factions together."""
    track: float
    """The height of an Influence track."""
    groups: dict[Icon, Group]
    conflict: Rectangle


WIDE = Arrangement(
    "wide",
    width=176,
    height=100,
    columns=Group(0, 0, 72, 1, heading=10, height=21),
    track=46,
    groups={
        LANDSRAAD: Group(74, 0, 102, 5, heading=4, height=21),
        CITY: Group(137, 27, 39, 2, heading=4, height=20.5),
        SPICE_TRADE: Group(74, 75, 102, 5, heading=4, height=21),
    },
    conflict=(74, 27, 61, 46),
)
MIDDLE = Arrangement(
    "middle",
    width=100,
    height=142,
    columns=Group(0, 0, 100, 2, heading=8, height=22),
    track=30,
    groups={
        LANDSRAAD: Group(0, 62, 100, 5, heading=4, height=17),
        CITY: Group(62, 84, 38, 2, heading=4, height=15.5),
        SPICE_TRADE: Group(0, 121, 100, 5, heading=4, height=17),
    },
    conflict=(0, 84, 61, 36),
)
TALL = Arrangement(
    "tall",
    width=100,
    height=361,
    columns=Group(0, 0, 100, 1, heading=16, height=34),
    track=48,
    groups={
        LANDSRAAD: Group(0, 194, 100, 3, heading=6, height=26),
        CITY: Group(0, 255, 100, 4, heading=6, height=31),
        SPICE_TRADE: Group(0, 294, 100, 3, heading=6, height=30),
    },
    conflict=(0, 135, 100, 57),
)
ARRANGEMENTS = (WIDE, MIDDLE, TALL)


def arranged(plan: Arrangement) -> dict[str, Any]:
    """An arrangement as plain data."""
    places = dict(_spaces(plan))
    return {
        "id": plan.id,
        "width": plan.width,
        "height": plan.height,
        "groups": {ICONS[icon].id: _frame(plan, icon) for icon in (*FACTIONS, *plan.groups)},
        "tracks": {ICONS[faction].id: _track(plan, faction) for faction in FACTIONS},
        "spaces": {SPACES[space].id: places[space] for space in BOARD.spaces},
        "conflict": plan.conflict,
    }


def _column(plan: Arrangement, faction: Icon) -> tuple[float, float]:
    """Where the column of a faction begins, and how wide it is."""
    count = len(FACTIONS)
    width = (plan.columns.width - GAP * (count - 1)) / count
    return plan.columns.x + FACTIONS.index(faction) * (width + GAP), width


def _track(plan: Arrangement, faction: Icon) -> Rectangle:
    x, width = _column(plan, faction)
    return x, plan.columns.y + plan.columns.heading, width, plan.track


def _group(plan: Arrangement, icon: Icon) -> Group:
    """The spaces of a faction stand below its track."""
    if icon in plan.groups:
        return plan.groups[icon]
    x, width = _column(plan, icon)
    top = plan.columns.heading + plan.track + GAP
    return plan.columns._replace(x=x, width=width, y=plan.columns.y, heading=top)


def _frame(plan: Arrangement, icon: Icon) -> Rectangle:
    """The ground on which a group lies, its heading included."""
    group = _group(plan, icon)
    rows = -(-len(BOARD.with_icon[icon]) // group.across)
    return group.x, group.y, group.width, group.heading + rows * (group.height + GAP) - GAP


def _spaces(plan: Arrangement) -> Iterator[tuple[int, Rectangle]]:
    for icon in (*FACTIONS, *plan.groups):
        group = _group(plan, icon)
        width = (group.width - GAP * (group.across - 1)) / group.across
        for number, space in enumerate(BOARD.with_icon[icon]):
            row, column = divmod(number, group.across)
            x = group.x + column * (width + GAP)
            y = group.y + group.heading + row * (group.height + GAP)
            yield space, (x, y, width, group.height)
