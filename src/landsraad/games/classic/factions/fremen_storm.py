"""Fremen (Advanced) and the storm: the storm deck (CLS-33.01, CLS-33.02) and half losses (CLS-33.06)."""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from ..forces import in_area, kill, kill_all
from ..karama import guard, stopped
from ..map import AREA_ID, STORM_SAFE, Area
from ..questions import storm_card_changed
from ..state import Dune
from ..steps import Ask, name
from . import FREMEN

STORM_DECK = 6  # cards, of the values 1 to 6


def uses_storm_deck(g: Dune) -> bool:
    """CLS-6.05"""
    return g.opts.advanced and FREMEN in g.in_play


def draw_storm_card(g: Dune) -> None:
    """CLS-33.01: a random card, looked at by Fremen; one that Weather Control has left in place stays."""
    if g.storm_card:
        return
    g.storm_card = 1 + g.chance.draw(STORM_DECK)
    g.tell("storm_card_drawn")
    g.then(StormCardLook())
    guard(g, FREMEN, "storm_card_look")


class StormCardLook(Step[Dune]):
    """CLS-33.01, CLS-33.02: Fremen look at the storm card; telling others is their own affair."""

    def run(self, g: Dune) -> None:
        if stopped(g, "storm_card_look"):
            return
        g.storm_card_seen = (FREMEN,)
        g.tell("storm_card_is", g.storm_card, only=g.asked_of[FREMEN])


def reveal_storm_card(g: Dune) -> int:
    """CLS-33.01: the distance on the card drawn last turn."""
    if not g.storm_card:
        g.storm_card = 1 + g.chance.draw(STORM_DECK)
    g.storm_card_seen = g.in_play
    g.tell("storm_card_revealed", g.storm_card)
    return g.storm_card


def return_storm_card(g: Dune) -> None:
    """The card goes back to its deck."""
    g.storm_card, g.storm_card_seen = 0, ()
    if g.facts:
        storm_card_changed(g)


def loses_half(g: Dune, area: Area) -> bool:
    """CLS-33.06: in sand; by option also in Imperial Basin and the cities once they are exposed."""
    return g.opts.advanced and (g.opts.half_losses_in_exposed or not STORM_SAFE[area])


class HalfLosses(Step[Dune]):
    """CLS-33.06: in each area Fremen lose half of their forces, rounded up; all of them if Karama stops that."""

    areas: tuple[Area, ...] = ()

    def run(self, g: Dune) -> None:
        if stopped(g, "storm_half_losses"):
            for area in self.areas:
                kill_all(g, FREMEN, area)
            return
        for area in reversed(self.areas):
            g.then(StormLosses(faction=FREMEN, area=area, lost=(in_area(g, FREMEN, area) + 1) // 2))


class StormLosses(Ask):
    """CLS-33.06: Fremen choose which forces of an area are lost, ordinary or starred; each counts 1.

    Actions: `lose 2 1` loses two ordinary and one starred.
    """

    area: Area = 0
    lost: int = 0

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return () if self.answered or len(self._starred_lost(g)) == 1 else g.asked_of[FREMEN]

    def _starred_lost(self, g: Dune) -> range:
        ordinary, starred = g.forces[FREMEN].get(self.area, 0), g.starred[FREMEN].get(self.area, 0)
        return range(max(0, self.lost - ordinary), min(starred, self.lost) + 1)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return [f"lose {self.lost - starred} {starred}" for starred in self._starred_lost(g)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self._lose(g, int(action.split()[2]))
        self.answered = True

    def run(self, g: Dune) -> None:
        if not self.answered:
            self._lose(g, self._starred_lost(g)[0])

    def _lose(self, g: Dune, starred: int) -> None:
        kill(g, FREMEN, self.area, self.lost - starred, starred)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"faction": name(FREMEN), "area": AREA_ID[self.area], "lost": self.lost}
