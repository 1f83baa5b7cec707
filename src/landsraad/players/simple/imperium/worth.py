"""What effects, cards and spaces are worth, in tenths of a Victory Point.

A table by the type of effect, like the one that carries effects out; a module's effects that stand in no table are worth
`UNKNOWN`, so the player goes on playing when a module joins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from landsraad.games.imperium import effects as e
from landsraad.games.imperium.board import SPACES, SpaceData
from landsraad.games.imperium.cards import CARD, CARDS
from landsraad.games.imperium.icons import FACTIONS, ICONS
from landsraad.games.imperium.nodes import keys, node

from .sight import Sight

POINT = 10.0
SOLARI, SPICE, WATER = 1.2, 1.8, 2.0
PERSUASION, SWORD, TROOP = 1.6, 0.8, 1.5
DRAW, INTRIGUE, TRASH = 2.5, 2.5, 2.0
UNKNOWN = 1.0
PERHAPS = 0.5  # a condition that nothing is known about
# Influence that brings a track to 1, 2, …: the Victory Point at 2, bonus and Alliance at 4 (IMP-12).
STEPS = (0.0, 3.0, POINT, 4.0, 9.0, 3.0, 2.0)


def of(sight: Sight, effects: Iterable[e.Effect]) -> float:
    return sum(WORTH.get(type(effect), _unknown)(sight, effect) for effect in effects)


def box(sight: Sight, key: str) -> float:
    """The worth of a key such as `duncan_idaho/agent/0`, or of what lies inside it."""
    inside = keys(key)
    return of(sight, (node(each) for each in inside)) if inside else of(sight, (node(key),))


def price(sight: Sight, cost: e.Cost) -> float:
    """What paying costs; more than anything is worth, where it can't be paid."""
    if cost.solari > sight.me.solari or cost.spice > sight.me.spice or cost.water > sight.me.water:
        return 1000.0
    return cost.solari * SOLARI + cost.spice * SPICE + cost.water * WATER + sum(map(_extra, cost.also))


def _extra(part: e.Price) -> float:
    return EXTRAS.get(type(part), 4.0)


EXTRAS: dict[type[e.Price], float] = {
    e.LoseInfluence: 6.0,
    e.TrashThisCard: 2.0,
    e.TrashCards: -TRASH,  # the deck gets better
    e.LoseConflictTroops: 4.0,
    e.SpendIntrigue: INTRIGUE,
}


def influence(sight: Sight, faction: str, n: int = 1) -> float:
    """What climbing a track is worth from where this player stands."""
    at = sight.me.influence[faction]
    gained = sum(STEPS[at + 1 : at + 1 + n])
    mine = sight.view.alliance.get(faction) == sight.seat
    rival = max((other.influence[faction] for other in sight.others if other.influence), default=0)
    if at + n >= 4 and not mine and at + n > rival:
        gained += POINT  # the Alliance
    return gained


def card(sight: Sight, name: str) -> float:
    """A card in the own deck: what it brings in a round, Agents' icons included."""
    data = CARDS[CARD[name]]
    used = of(sight, data.agent) + 1.2 * len(data.icons) if data.icons else 0.0
    return max(used, of(sight, data.reveal)) + 0.5 * min(used, of(sight, data.reveal))


def gained(sight: Sight, name: str) -> float:
    """A card on the market: what it brings at once, and later as often as it will still come up."""
    data = CARDS[CARD[name]]
    later = (card(sight, name) + 0.7 * (data.cost or 0)) * sight.left
    return of(sight, data.acquire) + later


def space(sight: Sight, data: SpaceData) -> float:
    """A visit: what the space gives, less what it costs, and its faction's Influence."""
    climbs = influence(sight, ICONS[data.faction].id) if data.faction is not None else 0.0
    cost = min((price(sight, cost) for cost in data.costs), default=0.0)
    harvest = SPICE * sight.view.bonus_spice.get(data.id, 0)
    return of(sight, data.effects) + climbs + harvest - cost + (1.0 if data.combat else 0.0)


# Effects that need more than a number


def _influence(sight: Sight, effect: e.Influence) -> float:
    if isinstance(effect.faction, int):
        return influence(sight, ICONS[effect.faction].id, effect.n)
    names = [ICONS[faction].id for faction in effect.one_of or FACTIONS]
    if effect.faction == e.EACH:
        return sum(influence(sight, name, effect.n) for name in names)
    return max(influence(sight, name, effect.n) for name in names)


def _pay(sight: Sight, effect: e.Pay) -> float:
    return max(0.0, of(sight, effect.gain) - price(sight, effect.cost))


def _choose(sight: Sight, effect: e.Choose) -> float:
    ranked = sorted((of(sight, option) for option in effect.options), reverse=True)
    return sum(ranked[: effect.n])


def _sell(sight: Sight, effect: e.SellMelange) -> float:
    return max((solari * SOLARI for spice, solari in effect.rates if spice <= sight.me.spice), default=0.0)


def _swordmaster(sight: Sight, effect: e.Swordmaster) -> float:
    return 0.0 if sight.me.swordmaster else 30.0 * sight.left


def _council(sight: Sight, effect: e.CouncilSeat) -> float:
    return 0.0 if sight.me.council else 22.0 * sight.left


def _mentat(sight: Sight, effect: e.TakeMentat) -> float:
    return 6.0 if sight.view.mentat is None else 0.0


def _trash(sight: Sight, effect: e.Trash) -> float:
    return TRASH * effect.n * sight.left


def _steal(sight: Sight, effect: e.StealIntrigue) -> float:
    return sum(2 * INTRIGUE for other in sight.others if other.intrigues >= effect.min_held)


def _acquire(sight: Sight, effect: e.Acquire) -> float:
    return 1.5 * effect.max_cost * sight.left


def _from_reserve(sight: Sight, effect: e.AcquireFromReserve) -> float:
    return gained(sight, effect.card)


def _unknown(sight: Sight, effect: e.Effect) -> float:
    return UNKNOWN


def _each(worth: float) -> Callable[[Sight, Any], float]:
    """So much for each."""
    return lambda sight, effect: worth * effect.n


def _some(worth: float) -> Callable[[Sight, Any], float]:
    return lambda sight, effect: worth


WORTH: dict[type[e.Effect], Callable[[Sight, Any], float]] = {
    e.Solari: _each(SOLARI),
    e.Spice: _each(SPICE),
    e.Water: _each(WATER),
    e.VictoryPoints: _each(POINT),
    e.Persuasion: _each(PERSUASION),
    e.PersuasionPerCard: _each(1.5 * PERSUASION),
    e.Swords: _each(SWORD),
    e.Draw: _each(DRAW),
    e.DrawIntrigue: _each(INTRIGUE),
    e.Troops: _each(TROOP),
    e.Influence: _influence,
    e.Pay: _pay,
    e.Choose: _choose,
    e.When: lambda sight, effect: PERHAPS * of(sight, effect.effects),
    e.EachOpponent: _some(2.0),
    e.RevealIfAgentHere: lambda sight, effect: of(sight, effect.effects),
    e.Signet: _some(3.0),
    e.Trash: _trash,
    e.TrashThis: _some(1.0),
    e.Discard: _each(-DRAW),
    e.TakeFromDiscard: _each(DRAW),
    e.Acquire: _acquire,
    e.AcquireFromReserve: _from_reserve,
    e.StealIntrigue: _steal,
    e.LoseGarrisonTroop: _each(-TROOP),
    e.LoseConflictTroop: _each(-2 * TROOP),
    e.Control: _some(5.0),
    e.Harvest: lambda sight, effect: SPICE * effect.base,
    e.SellMelange: _sell,
    e.CouncilSeat: _council,
    e.Swordmaster: _swordmaster,
    e.TakeMentat: _mentat,
}


def space_named(sight: Sight, name: str) -> float:
    return space(sight, SPACES[SPACES.number[name]])
