"""Shipment and Movement: into strongholds that can be taken, against whoever is about to win, and to spice."""

from __future__ import annotations

from typing import Any

from landsraad.games.classic.map import ADJACENT, AREA_ID, AREAS_OF, CITIES, TERRITORY, TERRITORY_ID

from .sight import Sight, number, starting, stronghold

GARRISON = 4  # forces that hold a stronghold against a raid
RAIDERS = 3  # forces worth sending for spice
EDGE = 1.3  # how many times the enemy's forces an attack should have
WITH_ORNITHOPTERS, FREMEN_RANGE = 3, 2  # territories (CLS-12.04, CLS-23.08)
FIRST_AREA = {TERRITORY_ID[territory]: AREA_ID[areas[0]] for territory, areas in enumerate(AREAS_OF)}


def worth(sight: Sight, area: str, forces: int) -> float:
    """What it is worth to have so many more forces in an area."""
    territory = area.partition("/")[0]
    there = forces + sight.friendly(territory)
    enemies = sight.enemies(territory)
    value = _stronghold(sight, territory, there) if stronghold(territory) else 0.0
    if enemies:
        value += _fight(sight, enemies, there)
    else:
        value += min(sight.view.spice.get(area, 0), 3 * forces) * 0.5
    return value - (0.8 * forces if sight.stormy(area) else 0.0)


def _stronghold(sight: Sight, territory: str, there: int) -> float:
    """More for one that would win; a little for a weak garrison."""
    here = sight.friendly(territory)
    if here:
        return 3.0 if here < there < 2 * GARRISON else 0.0
    return 14.0 if sight.held(sight.friends) < sight.needed(sight.friends) - 1 else 20.0


def _fight(sight: Sight, enemies: dict[str, int], there: int) -> float:
    """How an attack looks: good with the edge, the better against the side that is about to win."""
    force = sum(enemies.values()) * EDGE + (2 if len(enemies) > 1 else 0)
    value = 8.0 if set(enemies) & sight.dangerous else 0.0
    return value + (-1.0 if there > force else -6.0 - (force - there))


def ship(sight: Sight, options: list[str]) -> str:
    """Where to ship, how many, or nowhere; what the Guild offers besides is left alone."""
    amounts = starting(options, "forces", "starred")
    if amounts:
        return _amount(sight, amounts)
    reserve = sum(sight.sheet.reserves)
    best, best_value = "pass", 2.0
    for option in starting(options, "ship"):
        area = option.partition(" ")[2]
        price = 1 if stronghold(area.partition("/")[0]) else 2
        forces = min(reserve, sight.own.spice // price)
        if not stronghold(area.partition("/")[0]):
            forces = min(forces, RAIDERS)
        value = worth(sight, area, forces) - 0.4 * price * min(forces, GARRISON)
        if forces and value > best_value:
            best, best_value = option, value
    if best == "pass" and "pass" not in options:
        return options[0]
    return best


def _amount(sight: Sight, amounts: list[str]) -> str:
    """All that can be paid where there is a fight or a stronghold to keep; a raid otherwise."""
    most = max(amounts, key=number)
    shipment = next((shown for shown in sight.view.context if "area" in shown), {})
    territory = str(shipment.get("area", "")).partition("/")[0]
    if territory and not stronghold(territory):
        return min(amounts, key=lambda option: abs(number(option) - RAIDERS))
    enemies = sum(sight.enemies(territory).values()) if territory else 0
    wanted = int(enemies * EDGE) + GARRISON + 3
    return min(amounts, key=lambda option: abs(number(option) - wanted)) if number(most) > wanted else most


def march(sight: Sight, options: list[str]) -> str:
    """Which group moves, if any does; where to and how many follows."""
    best, best_value = "pass", 1.0
    for option in starting(options, "move"):
        start = option.partition(" ")[2]
        spare = _spare(sight, start)
        stay = _staying(sight, start)
        for area in _reachable(sight, start):
            value = worth(sight, area, spare) - stay
            if spare and value > best_value:
                best, best_value = option, value
    return best if best in options else options[0]


def _staying(sight: Sight, territory: str) -> float:
    """What the group gives up: spice under its feet, a fight it would win; a coming storm drives it away."""
    areas = [
        area for area, groups in sight.view.forces.items() if _of(area, territory) and sight.me in groups
    ]
    spice = sum(min(sight.view.spice.get(area, 0), 6) for area in areas) * 0.5
    storm = sum(2.0 for area in areas if sight.stormy(area))
    return spice - storm


def _spare(sight: Sight, territory: str) -> int:
    """Forces that may leave: all, but for the garrison of a stronghold that nobody else holds."""
    here = sight.mine(territory)
    return max(0, here - GARRISON) if stronghold(territory) and not sight.enemies(territory) else here


def _reachable(sight: Sight, start: str) -> list[str]:
    """Areas within the range of a move, as the crow flies: the storm and closed strongholds show in the options."""
    steps = FREMEN_RANGE if sight.me == "fremen" else 1
    if any(sight.mine(TERRITORY_ID[city]) for city in CITIES):
        steps = WITH_ORNITHOPTERS
    reached = {TERRITORY[start]}
    for _ in range(steps):
        reached |= {neighbour for territory in reached for neighbour in ADJACENT[territory]}
    names = {TERRITORY_ID[territory] for territory in reached} - {start}
    sectors = [area for area in sight.view.spice if area.partition("/")[0] in names]
    return sectors + [FIRST_AREA[name] for name in names]


def go(sight: Sight, options: list[str]) -> str:
    """The rest of a move: how many leave, then where to."""
    move: dict[str, Any] = next((shown for shown in reversed(sight.view.context) if "from" in shown), {})
    start = str(move.get("from", ""))
    if takes := starting(options, "take"):
        _, _, here = move.get("take_from") or ("", "", 0)
        leave = GARRISON if stronghold(start) and not sight.enemies(start) else 0
        return min(takes, key=lambda option: abs(number(option) - max(0, int(here) - leave)))
    goals = starting(options, "to", "ride")
    if not goals:
        return options[0]
    group = sum(int(count) for *_, count in move.get("group", ()))
    return max(goals, key=lambda option: worth(sight, option.partition(" ")[2], group))


def _of(area: str, territory: str) -> bool:
    return area.partition("/")[0] == territory
