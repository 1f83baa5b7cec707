"""Signet abilities of Rivals' Leaders (HAG-1.14, HAG-3.03, HAG-3.29)."""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from .. import effects
from ..leaders import LEADERS
from ..nodes import keys, node
from ..signet import signet_keys
from ..state import Imperium, Party
from ..structure import any_possible, pay_cost, payable
from .gains import HUMAN, RIVAL_HANDLERS, gain_for_rival

PAY, DECLINE = "pay", "decline"


def use_signet(g: Imperium, party: Party) -> None:
    """HAG-1.14: by the Leader of the Rival; nothing else of the Leader counts (HAG-3.03)."""
    g.tell("signet_used", party + 1, LEADERS[g.leader[party]].id)
    gain_for_rival(g, party, signet_keys(g, party))


def _arrow(g: Imperium, party: Party, key: str, effect: effects.Pay) -> None:
    """HAG-3.29: only if it can be paid for and does something."""
    if payable(g, party, effect.cost, key) and any_possible(g, party, keys(key)):
        g.then(RivalPayment(party=party, key=key))
    else:
        g.tell("rival_pays_nothing", party + 1)


class RivalPayment(Step[Imperium]):
    """HAG-3.29: a Rival always pays; by option `rival_always_pays_signet` the human says `pay` or `decline`."""

    party: Party = 0
    key: str = ""
    decision: str = ""

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.decision or g.opts.rival_always_pays_signet else (HUMAN,)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [DECLINE, PAY]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.decision = action

    def run(self, g: Imperium) -> None:
        effect = node(self.key)
        if self.decision == DECLINE or not isinstance(effect, effects.Pay):
            g.tell("rival_pays_nothing", self.party + 1)
            return
        pay_cost(g, self.party, effect.cost, self.key)
        gain_for_rival(g, self.party, keys(self.key))

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"rival": self.party, "signet": LEADERS[g.leader[self.party]].id}


RIVAL_HANDLERS[effects.Pay] = _arrow
