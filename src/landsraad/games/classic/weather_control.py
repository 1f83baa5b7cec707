"""Weather Control (CLS-19.10, CLS-19.11)."""

from __future__ import annotations

from ...table import Action, Seat
from .cards import WEATHER_CONTROL
from .factions import Faction
from .hands import discard
from .state import Dune
from .steps import FactionWindow, name

OPTIONS: tuple[Action, ...] = ("pass", *(f"weather_control {n}" for n in range(11)))


def weather_controllers(g: Dune) -> tuple[Faction, ...]:
    return tuple(faction for faction in g.in_play if WEATHER_CONTROL in g.hands[faction])


class WeatherControl(FactionWindow):
    """CLS-19.10: the holder may set the storm's movement to any number from 0 to 10; the phase says what follows."""

    kind = "weather_control"

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return weather_controllers(g)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return list(OPTIONS)

    def play(self, g: Dune) -> int:
        """Discard the card; the distance it sets. There is one such card, so there is one wish (CLS-19.11)."""
        faction, action = self.wishes[0]
        distance = int(action.split()[1])
        discard(g, faction, WEATHER_CONTROL)
        g.tell("weather_control_played", name(faction), distance)
        return distance
