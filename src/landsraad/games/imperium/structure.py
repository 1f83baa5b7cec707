"""How effects are built of others: arrows with their costs, choices, conditions, what each opponent resolves (IMP-7.13, IMP-13.16).

A single effect inside of another is taken up together with it; several join what their owner resolves in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...table import Action, Seat, Step
from . import effects
from .cards import CARD
from .conditions import holds
from .decks import ZONES, TrashCard, trash, zone
from .effects import IN_PLAY, Cost
from .influence import InfluenceLoss, losable
from .nodes import keys, node
from .resolve import HANDLERS, OPTIONAL, POSSIBLE, Handler, Test, arise, optional, possible, resolve
from .sending import affordable, pay
from .state import NONE, Imperium, Party, seat_of
from .troops import lose_conflict_troops

# Costs


def payable(g: Imperium, party: Party, cost: Cost, key: str = "") -> bool:
    """Whether all of it can be paid now; `key` names the effect whose cost it is."""
    return affordable(g, party, cost) and all(
        PAYABLE[type(price)](g, party, key, price) for price in cost.also
    )


def pay_cost(g: Imperium, party: Party, cost: Cost, key: str = "") -> None:
    """IMP-7.13, IMP-13.15: resources at once; what there is to choose is asked before all that stands on the stack."""
    pay(g, party, cost)
    if cost.solari or cost.spice or cost.water:
        g.tell("cost_paid", party + 1, cost.solari, cost.spice, cost.water)
    for price in reversed(cost.also):
        PAY[type(price)](g, party, key, price)


def card_of(key: str) -> int:
    """The personal card that an effect is printed on, if it is one."""
    return CARD.get(key.partition("/")[0], NONE)


def _trash_this_card(g: Imperium, party: Party, key: str, price: effects.TrashThisCard) -> None:
    trash(g, party, IN_PLAY, card_of(key), by_itself=True)


def _trash_cards(g: Imperium, party: Party, key: str, price: effects.TrashCards) -> None:
    g.then(TrashCard(party=party, left=price.n))


def _lose_influence(g: Imperium, party: Party, key: str, price: effects.LoseInfluence) -> None:
    g.then(InfluenceLoss(party=party, steps=price.n))


def _lose_conflict_troops(g: Imperium, party: Party, key: str, price: effects.LoseConflictTroops) -> None:
    lose_conflict_troops(g, party, price.n)


PAY: dict[type, Callable[[Imperium, Party, str, Any], None]] = {
    effects.TrashThisCard: _trash_this_card,
    effects.TrashCards: _trash_cards,
    effects.LoseInfluence: _lose_influence,
    effects.LoseConflictTroops: _lose_conflict_troops,
}
PAYABLE: dict[type, Test] = {
    effects.TrashThisCard: lambda g, party, key, price: card_of(key) in g.in_play[party],
    effects.TrashCards: lambda g, party, key, price: (
        sum(len(zone(g, party, name)) for name in ZONES) >= price.n
    ),
    effects.LoseInfluence: lambda g, party, key, price: bool(losable(g, party, price.n)),
    effects.LoseConflictTroops: lambda g, party, key, price: g.conflict[party] >= price.n,
    effects.SpendIntrigue: lambda g, party, key, price: False,  # only Rivals pay it (HAG-3.23)
}


# What lies inside


def take_up(g: Imperium, party: Party, inner: tuple[str, ...]) -> None:
    """The effects inside of one that was taken up: one alone is resolved with it, unless it may still be left undone.

    A cost inside of an option that was chosen has to be paid (IMP-11.04).
    """
    alone = len(inner) == 1 and party < g.players and possible(g, party, inner[0])
    if alone and (isinstance(node(inner[0]), effects.Pay) or not optional(g, party, inner[0])):
        resolve(g, party, inner[0])
    else:
        arise(g, party, inner)


def any_possible(g: Imperium, party: Party, inner: Iterable[str]) -> bool:
    return any(possible(g, party, key) for key in inner)


class TakeUp(Step[Imperium]):
    """Effects that come when what lies above on the stack is done."""

    party: Party = 0
    inner: tuple[str, ...] = ()

    def run(self, g: Imperium) -> None:
        take_up(g, self.party, self.inner)


# Arrows


def arrow(g: Imperium, party: Party, key: str, effect: effects.Pay) -> None:
    """IMP-7.13, IMP-7.14: taken up once, it's gone; the gain comes when all of the cost is paid."""
    g.then(TakeUp(party=party, inner=keys(key)))
    pay_cost(g, party, effect.cost, key)


def can_pay(g: Imperium, party: Party, key: str, effect: effects.Pay) -> bool:
    """IMP-7.17: paying for the sake of the cost alone is allowed by `pay_without_effect`."""
    if not payable(g, party, effect.cost, key):
        return False
    return g.opts.pay_without_effect or any_possible(g, party, keys(key))


# Choices


def choose(g: Imperium, party: Party, key: str, effect: effects.Choose) -> None:
    g.then(Choice(party=party, key=key, left=effect.n))


class Choice(Step[Imperium]):
    """IMP-13.16: `choose <option>`, so many different ones that can be carried out, in the player's order."""

    party: Party = 0
    key: str = ""
    left: int = 1
    chosen: tuple[str, ...] = ()

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        if not self.left or len(self._open(g)) < 2:
            return ()
        return seat_of(g, self.party)

    def _open(self, g: Imperium) -> list[str]:
        return [option for option in feasible(g, self.party, self.key) if option not in self.chosen]

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"choose {option}" for option in self._open(g)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        option = action.removeprefix("choose ")
        self.left -= 1
        self.chosen = (*self.chosen, option)
        self._take(g, option)

    def run(self, g: Imperium) -> None:
        if self.left and (left_over := self._open(g)):
            self._take(g, left_over[0])

    def _take(self, g: Imperium, option: str) -> None:
        g.tell("option_chosen", self.party + 1, option)
        take_up(g, self.party, keys(option))


def feasible(g: Imperium, party: Party, key: str) -> list[str]:
    """The options of a choice that can be carried out now."""
    effect = node(key)
    assert isinstance(effect, effects.Choose)
    options = (f"{key}/{number}" for number in range(len(effect.options)))
    return [option for option in options if any_possible(g, party, keys(option))]


def can_choose(g: Imperium, party: Party, key: str, effect: effects.Choose) -> bool:
    return bool(feasible(g, party, key))


# Conditions


def when(g: Imperium, party: Party, key: str, effect: effects.When) -> None:
    take_up(g, party, keys(key))


def condition_met(g: Imperium, party: Party, key: str, effect: effects.When) -> bool:
    """IMP-13.13: looked at when the effect is resolved, which its owner may delay."""
    return holds(g, party, effect.condition, key) and any_possible(g, party, keys(key))


def all_optional(g: Imperium, party: Party, key: str, effect: effects.When) -> bool:
    return all(optional(g, party, inner) for inner in keys(key))


# Opponents


def each_opponent(g: Imperium, party: Party, key: str, effect: effects.EachOpponent) -> None:
    """IMP-13.17: from the player's left, clockwise."""
    g.then(*(TakeUp(party=other, inner=keys(key)) for other in opponents(g, party)))


def opponents(g: Imperium, party: Party) -> list[Party]:
    """From the party's left, clockwise."""
    return [(party + step) % g.parties for step in range(1, g.parties)]


STRUCTURE: dict[type, Handler] = {
    effects.Pay: arrow,
    effects.Choose: choose,
    effects.When: when,
    effects.EachOpponent: each_opponent,
}
HANDLERS.update(STRUCTURE)
POSSIBLE.update({effects.Pay: can_pay, effects.Choose: can_choose, effects.When: condition_met})
OPTIONAL.update({effects.Pay: lambda g, party, key, effect: True, effects.When: all_optional})
