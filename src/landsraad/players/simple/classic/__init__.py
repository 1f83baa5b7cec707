"""A simple player of Dune (classic): takes strongholds, keeps them, and fights whoever is about to win."""

from __future__ import annotations

from typing import Any

from landsraad.games.classic.factions import FACTION
from landsraad.games.classic.leaders import LEADER, LEADERS_OF, STRENGTH
from landsraad.players import Player
from landsraad.players.random import Random

from . import battles, market, war
from .sight import Answer, Sight, number, starting


class Simple(Player):
    """Answers each kind of question by its own rule; what has none is passed, or left to chance."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)

    def decide(self, view: Any, options: list[str]) -> str:
        step = (view.question or {}).get("step")
        answer = ANSWERS.get(step)
        chosen = answer(Sight(view), options) if answer else ""
        return chosen or self._otherwise(view, options)

    def _otherwise(self, view: Any, options: list[str]) -> str:
        for quiet in QUIET:
            if quiet in options:
                return quiet
        return self.chance.decide(view, options)


QUIET = ("pass", "done", "stay", "wait")


def _claim(sight: Sight, options: list[str]) -> str:
    return "claim" if "claim" in options else ""


def _traitor(sight: Sight, options: list[str]) -> str:
    """The strongest leader of another faction (CLS-4.09)."""
    foreign = [
        option for option in options if LEADER[option.split()[-1]] not in LEADERS_OF[FACTION[sight.me]]
    ]
    return max(foreign or options, key=lambda option: STRENGTH[LEADER[option.split()[-1]]])


def _placement(sight: Sight, options: list[str]) -> str:
    """Fremen begin in strength in Sietch Tabr; starred forces go with the first group."""
    return max(options, key=number)


def _advisor(sight: Sight, options: list[str]) -> str:
    return "advisor" if "advisor" in options else ""


def _fight(sight: Sight, options: list[str]) -> str:
    return next(iter(starting(options, "fight", "flip")), "")


def _ghola(sight: Sight, options: list[str]) -> str:
    """Tleilaxu Ghola, when the Tanks are full; questions are saved."""
    if "ghola" in options and sum(sight.sheet.tanks) >= 5:
        return "ghola"
    return "pass" if "pass" in options else max(options, key=number)


def _predict(sight: Sight, options: list[str]) -> str:
    """Somebody else, in the middle of the game (CLS-21.02)."""
    others = [option for option in options if option.split()[1] != sight.me]
    return min(others or options, key=lambda option: (abs(number(option) - 5), option))


def _weather(sight: Sight, options: list[str]) -> str:
    """Holds the storm back where it would find this faction's forces."""
    exposed = any(sight.me in groups and sight.stormy(area) for area, groups in sight.view.forces.items())
    return "weather_control 0" if exposed and "weather_control 0" in options else ""


def _yes(sight: Sight, options: list[str]) -> str:
    return options[-1]


ANSWERS: dict[str | None, Answer] = {
    "Auction": market.bid,
    "BattlePlans": battles.plan,
    "CaptureLeader": _yes,
    "Captive": lambda sight, options: "keep",
    "CharityClaims": _claim,
    "ChooseTraitors": _traitor,
    "CrossShipment": war.go,
    "DialledLosses": battles.cheapest,
    "AnnounceFighters": _fight,
    "Exchange": market.least,
    "FreeRevival": market.revive,
    "FremenPlacement": _placement,
    "Intrusion": _fight,
    "KaramaRevival": market.revive,
    "KeepCard": market.keep,
    "Moment": _ghola,
    "Move": war.go,
    "Movement": war.march,
    "Prediction": _predict,
    "Prescience": battles.prescience,
    "ReviveTogether": market.revive,
    "Shipment": war.ship,
    "SpiritualAdvisor": _advisor,
    "StormLosses": battles.cheapest,
    "TraitorCalls": battles.traitor,
    "Voice": battles.voice,
    "WeatherBeforeMove": _weather,
    "WormRide": war.go,
}
