"""What agreed deals bind a faction to: 'must be kept' (CLS-18.03).

The phases leave out what would break a promise. What can't be kept binds no more (CLS-18.09): where every choice would
break it, all of them stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeAlias, TypeVar

from .factions import Faction
from .map import TERRITORY, TERRITORY_ID, Territory
from .state import NONE, Dune
from .steps import name

Choice = TypeVar("Choice")
Going: TypeAlias = Literal["ship", "move"]

PLAN_TERMS = ("dial_least", "dial_most", "no_weapon", "no_defense")


def given(g: Dune, faction: Faction) -> Iterator[str]:
    """The open terms of agreed deals that the faction has to keep."""
    return (term for deal in g.deals for giver, term in deal.open if giver == faction)


def forbids(g: Dune, faction: Faction, kind: str, about: int = NONE) -> bool:
    """Whether an agreed deal rules something out: `ship`, `move` (a territory), `bid`, `ally`, `traitor` (a faction)."""
    if not g.deals:
        return False
    forbidden = _FORBIDS[kind](about)
    return any(term in forbidden for term in given(g, faction))


_FORBIDS: dict[str, Callable[[int], tuple[str, ...]]] = {
    "ship": lambda territory: (f"not_ship {TERRITORY_ID[territory]}",),
    "move": lambda territory: (f"not_move {TERRITORY_ID[territory]}",),
    "bid": lambda _: ("not_bid", "not_bid_all"),
    "ally": lambda other: (f"not_ally {name(other)}",),
    "traitor": lambda other: (f"no_traitor {name(other)}",),
}


def promised_to(g: Dune, faction: Faction, going: Going) -> frozenset[Territory]:
    """The territories to which the faction has promised to ship, or to move."""
    if not g.deals:
        return frozenset()
    terms = [term.split() for term in given(g, faction)]
    return frozenset(TERRITORY[words[1]] for words in terms if words[0] == going)


def about_plan(g: Dune, faction: Faction, opponent: Faction) -> list[str]:
    """What the faction has promised about its Battle Plan against the opponent."""
    if not g.deals:
        return []
    return [term for term in given(g, faction) if is_about_plan(term, opponent)]


def is_about_plan(term: str, opponent: Faction) -> bool:
    words = term.split()
    return words[0] in PLAN_TERMS and words[-1] == name(opponent)


def keeping(choices: Sequence[Choice], keeps: Callable[[Choice], bool]) -> Sequence[Choice]:
    """The choices with which the word is kept, or all of them where there is none."""
    return [choice for choice in choices if keeps(choice)] or choices
