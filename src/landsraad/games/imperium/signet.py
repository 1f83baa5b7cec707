"""The Signet Ring: the Leader's right ability (IMP-15.01)."""

from __future__ import annotations

from . import effects
from .leaders import LEADERS
from .nodes import keys
from .resolve import HANDLERS, OPTIONAL, POSSIBLE, optional
from .state import Imperium, Party
from .structure import any_possible, take_up


def signet_keys(g: Imperium, party: Party) -> tuple[str, ...]:
    return keys(f"{LEADERS[g.leader[party]].id}/signet")


def signet(g: Imperium, party: Party, key: str, effect: effects.Signet) -> None:
    leader = LEADERS[g.leader[party]]
    g.tell("signet_used", party + 1, leader.id)
    take_up(g, party, signet_keys(g, party))


HANDLERS[effects.Signet] = signet
POSSIBLE[effects.Signet] = lambda g, party, key, effect: any_possible(g, party, signet_keys(g, party))
OPTIONAL[effects.Signet] = lambda g, party, key, effect: all(
    optional(g, party, inner) for inner in signet_keys(g, party)
)
