"""Phase 1: Storm (CLS-6): its distance, the cards that change it, the move with its damage, the order of the turn."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from .factions import FREMEN, Faction
from .factions.fremen_storm import (
    HalfLosses,
    draw_storm_card,
    loses_half,
    return_storm_card,
    reveal_storm_card,
    uses_storm_deck,
)
from .family_atomics import FamilyAtomics, atomics_owners
from .forces import areas_with_forces, destroy_spice, kill_advisors, kill_all
from .karama import guard
from .map import SECTOR_OF, SECTORS, STORM_SAFE, STORM_SAFE_WITHOUT_WALL, STORM_START, Area, Sector
from .moments import at_any_time
from .phase import begin
from .state import Dune, Phase
from .steps import AskTogether, name
from .weather_control import WeatherControl, weather_controllers

FIRST_DIALS: tuple[Action, ...] = tuple(f"dial {n}" for n in range(21))
DIALS: tuple[Action, ...] = tuple(f"dial {n}" for n in range(1, 4))


class Storm(Step[Dune]):
    """CLS-6: the storm moves, and with it the First Player."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.STORM)
        g.then(StormDistance())
        at_any_time(g)


class StormDistance(Step[Dune]):
    """CLS-6.01 to 6.05, CLS-6.18: how far the storm will move; on turn 1 no card has a say."""

    def run(self, g: Dune) -> None:
        if g.turn == 1:
            g.then(StormDials(waiting=nearest_to_start(g)))
        else:
            g.then(WeatherBeforeDistance(waiting=weather_controllers(g)))


class WeatherBeforeDistance(WeatherControl):
    """CLS-19.10: Weather Control in place of dials or storm card."""

    def run(self, g: Dune) -> None:
        if self.wishes:
            _weather_controlled(g, self.play(g))
        elif uses_storm_deck(g):
            _distance_known(g, reveal_storm_card(g))
        else:
            g.then(StormDials(waiting=g.dialers if len(g.dialers) == 2 else nearest_to_start(g)))


class StormDials(AskTogether):
    """CLS-6.01, CLS-6.03: two players dial in secret, 0 to 20 on turn 1 and 1 to 3 later; both reveal together."""

    dialled: tuple[tuple[Faction, int], ...] = ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return list(FIRST_DIALS if g.turn == 1 else DIALS)

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        faction = self.asked_faction(g, seat)
        self.dialled = tuple(sorted((*self.dialled, (faction, int(action[5:])))))
        self.done(faction)

    def run(self, g: Dune) -> None:
        for faction, number in self.dialled:
            g.tell("storm_dialled", name(faction), number)
        g.dialers = tuple(faction for faction, _ in self.dialled)
        _distance_known(g, sum(number for _, number in self.dialled))

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        own = {name(faction): number for faction, number in self.dialled if g.seat_of[faction] == seat}
        return {"dialling": [name(faction) for faction in self.waiting], "dialled": own}

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        lowest, numbers = (0, 21) if g.turn == 1 else (1, 3)
        self.dialled = tuple(
            (faction, number if g.seat_of[faction] == eyes else lowest + g.chance.draw(numbers))
            for faction, number in self.dialled
        )


def nearest_to_start(g: Dune) -> tuple[Faction, Faction]:
    """CLS-6.01: the first player counterclockwise from Storm Start and the first one clockwise."""
    first, *others = sorted(g.in_play, key=lambda faction: (g.circle[faction] - STORM_START) % SECTORS)
    return first, next(other for other in reversed(others) if g.seat_of[other] != g.seat_of[first])


def _distance_known(g: Dune, distance: int) -> None:
    g.tell("storm_distance", distance)
    if g.turn == 1:
        g.then(StormMoves(distance=distance))
    else:
        waiting = weather_controllers(g) if g.opts.weather_control_after_distance else ()
        g.then(WeatherBeforeMove(waiting=waiting, distance=distance))


class WeatherBeforeMove(WeatherControl):
    """CLS-19.10: Weather Control once the distance is known."""

    distance: int = 0

    def run(self, g: Dune) -> None:
        if self.wishes:
            _weather_controlled(g, self.play(g))
        else:
            return_storm_card(g)
            _storm_due(g, self.distance)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"distance": self.distance}


def _weather_controlled(g: Dune, distance: int) -> None:
    """CLS-19.11: a storm card revealed or due is used up."""
    if g.opts.weather_control_uses_storm_card:
        return_storm_card(g)
    _storm_due(g, distance)


def _storm_due(g: Dune, distance: int) -> None:
    g.then(
        FamilyAtomics(waiting=atomics_owners(g), distance=distance),
        StormMoves(distance=distance, wall_stood=not g.wall_destroyed),
    )


class StormMoves(Step[Dune]):
    """CLS-6.06 to 6.14: the marker moves on, and what lies open to the storm on its way is lost."""

    distance: int = 0
    wall_stood: bool = True  # when the storm set out: Family Atomics don't expose its sector yet (CLS-19.12b)

    def run(self, g: Dune) -> None:
        start = g.storm
        g.storm = _sector_after(start, self.distance)
        g.tell("storm_moves", self.distance, g.storm)
        safe = STORM_SAFE_WITHOUT_WALL if g.wall_destroyed else STORM_SAFE
        way = tuple(_sector_after(start, n) for n in range(1, min(self.distance, SECTORS) + 1))
        caught = _strike(g, way, safe)
        if g.opts.storm_harms_start_sector and start not in way:
            caught += _strike(g, (start,), STORM_SAFE if self.wall_stood else STORM_SAFE_WITHOUT_WALL)
        g.then(StormPassed())
        if caught:
            g.then(HalfLosses(areas=caught))
            guard(g, FREMEN, "storm_half_losses")


def _sector_after(start: Sector, steps: int) -> Sector:
    return (start - 1 + steps) % SECTORS + 1


def _strike(g: Dune, sectors: tuple[Sector, ...], safe: tuple[bool, ...]) -> tuple[Area, ...]:
    """Spice and forces in these sectors are destroyed; the areas where Fremen will lose only half are left to them."""
    for area in [area for area in g.board_spice if SECTOR_OF[area] in sectors]:
        destroy_spice(g, area)
    left_to_fremen = []
    for faction in g.in_play:
        for area in areas_with_forces(g, faction):
            if safe[area] or SECTOR_OF[area] not in sectors:
                continue
            if faction == FREMEN and loses_half(g, area):
                left_to_fremen.append(area)
            else:
                kill_all(g, faction, area)
    for area in [area for area in g.advisors if not safe[area] and SECTOR_OF[area] in sectors]:
        kill_advisors(g, area)
    return tuple(sorted(left_to_fremen))


class StormPassed(Step[Dune]):
    """CLS-6.17: the First Player of the turn; Fremen draw their next storm card (CLS-33.01)."""

    def run(self, g: Dune) -> None:
        if g.advisors:
            from .factions.bene_gesserit_advisors import check_lone_advisors

            check_lone_advisors(g)
        g.order = storm_order(g)
        g.tell("first_player", name(g.order[0]))
        if g.opts.dialers_without_battle == "nearest_start":
            g.dialers = ()  # until a battle uses the wheels again (CLS-6.04)
        if uses_storm_deck(g):
            draw_storm_card(g)


def storm_order(g: Dune) -> tuple[Faction, ...]:
    """CLS-6.16: counterclockwise, beginning with the first marker strictly after the storm."""
    return tuple(sorted(g.in_play, key=lambda faction: (g.circle[faction] - g.storm - 1) % SECTORS))
