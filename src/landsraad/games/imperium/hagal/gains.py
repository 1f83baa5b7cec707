"""What Rivals gain, and the choices they make without anybody deciding (HAG-3.18 to 3.24).

What a Rival has no use for (cards of an own deck, trashing) is passed over (HAG-1.21, HAG-3.32). House Hagal gains nothing at
all and only suffers (HAG-2.08, HAG-1.02).
"""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from .. import effects
from ..conditions import holds
from ..icons import Faction
from ..influence import GAIN, faction_named, gain_influence, open_factions
from ..intrigue import draw_intrigue
from ..nodes import keys as keys_of
from ..nodes import node
from ..resolve import HANDLERS, Handler
from ..state import NONE, Imperium, Party
from ..structure import feasible
from .spending import spend

HUMAN: Seat = 0
"""Who decides what a Rival can't (HAG-3.22)."""


def gain_for_rival(g: Imperium, party: Party, keys: tuple[str, ...]) -> None:
    """Effects that arise for a Rival or for House Hagal."""
    handlers = handlers_of(g)
    for key in keys:
        effect = node(key)
        handler = handlers.get(type(effect))
        if handler is not None:
            handler(g, party, key, effect)
    spend(g, party)


def handlers_of(g: Imperium) -> dict[type, Handler]:
    return RIVAL_HANDLERS if g.players == 1 else HOUSE_HAGAL_HANDLERS


def _like_a_player(g: Imperium, party: Party, key: str, effect: effects.Effect) -> None:
    HANDLERS[type(effect)](g, party, key, effect)


def _draw_intrigue(g: Imperium, party: Party, key: str, effect: effects.DrawIntrigue) -> None:
    """One at a time, for the third is spent as soon as it comes (HAG-3.23)."""
    for _ in range(effect.n):
        draw_intrigue(g, party, 1)
        spend(g, party)


def _when(g: Imperium, party: Party, key: str, effect: effects.When) -> None:
    if holds(g, party, effect.condition, key):
        gain_for_rival(g, party, keys_of(key))


# Influence


def _influence(g: Imperium, party: Party, key: str, effect: effects.Influence) -> None:
    allowed = open_factions(g, party, effect)
    if allowed:
        g.then(RivalInfluence(party=party, steps=effect.n, factions=allowed))


def lowest(g: Imperium, party: Party, factions: tuple[Faction, ...]) -> list[Faction]:
    """Those with which the party has the least Influence."""
    least = min(g.influence[party * 4 + faction] for faction in factions)
    return [faction for faction in factions if g.influence[party * 4 + faction] == least]


class RivalInfluence(Step[Imperium]):
    """HAG-3.22: with the faction where the Rival has the least; the human settles a tie: `influence <faction>`."""

    party: Party = 0
    steps: int = 1
    factions: tuple[Faction, ...] = ()

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return (HUMAN,) if len(lowest(g, self.party, self.factions)) > 1 else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [GAIN[faction] for faction in lowest(g, self.party, self.factions)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.factions = (faction_named(action),)

    def run(self, g: Imperium) -> None:
        gain_influence(g, self.party, lowest(g, self.party, self.factions)[0], self.steps)

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"rival": self.party}


# Choices


def _choose(g: Imperium, party: Party, key: str, effect: effects.Choose) -> None:
    g.then(RivalChoice(party=party, key=key, left=effect.n))


class RivalChoice(Step[Imperium]):
    """HAG-3.22: `choose <option>` by the human; among factions the Rival takes those with the least Influence."""

    party: Party = 0
    key: str = ""
    left: int = 1
    chosen: tuple[str, ...] = ()

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return (HUMAN,) if self.left and len(self._next(g)) > self.left else ()

    def _next(self, g: Imperium) -> list[str]:
        """What is taken next: all the options that mean something, or those with the least Influence."""
        handlers = handlers_of(g)
        found = [
            option
            for option in feasible(g, self.party, self.key)
            if option not in self.chosen and any(type(node(key)) in handlers for key in keys_of(option))
        ]
        factions = {option: _faction_of(option) for option in found}
        if not found or NONE in factions.values():
            return found
        least = lowest(g, self.party, tuple(factions.values()))
        return [option for option in found if factions[option] in least]

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"choose {option}" for option in self._next(g)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self._take(g, action.removeprefix("choose "))

    def run(self, g: Imperium) -> None:
        if not self.left or not (found := self._next(g)):
            return
        g.then(self)
        self._take(g, found[0])

    def _take(self, g: Imperium, option: str) -> None:
        self.left -= 1
        self.chosen = (*self.chosen, option)
        g.tell("option_chosen", self.party + 1, option)
        gain_for_rival(g, self.party, keys_of(option))

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"rival": self.party, "left": self.left}


def _faction_of(option: str) -> Faction:
    """The faction with which an option gives Influence and nothing else."""
    inner = [node(key) for key in keys_of(option)]
    if len(inner) == 1 and isinstance(inner[0], effects.Influence) and isinstance(inner[0].faction, int):
        return inner[0].faction
    return NONE


RIVAL_HANDLERS: dict[type, Handler] = {
    effects.Solari: _like_a_player,
    effects.Spice: _like_a_player,
    effects.Water: _like_a_player,
    effects.VictoryPoints: _like_a_player,
    effects.Troops: _like_a_player,
    effects.Control: _like_a_player,
    effects.TakeMentatNextRound: _like_a_player,
    effects.LoseGarrisonTroop: _like_a_player,
    effects.LoseConflictTroop: _like_a_player,
    effects.DrawIntrigue: _draw_intrigue,
    effects.Influence: _influence,
    effects.Choose: _choose,
    effects.When: _when,
}
HOUSE_HAGAL_HANDLERS: dict[type, Handler] = {
    effects.LoseGarrisonTroop: _like_a_player,
    effects.LoseConflictTroop: _like_a_player,
    effects.Control: _like_a_player,  # a player's marker is removed (HAG-2.10)
    effects.Choose: _choose,
}
