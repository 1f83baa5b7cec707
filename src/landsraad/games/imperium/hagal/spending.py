"""What Rivals spend for Victory Points, as soon as they can (HAG-3.23, HAG-3.24)."""

from __future__ import annotations

from .. import effects, memory
from ..cards import INTRIGUE_CARDS
from ..resolve import HANDLERS
from ..rivals import SPENDING
from ..state import Imperium, Party
from ..structure import PAY, PAYABLE, pay_cost, payable


def spend(g: Imperium, party: Party) -> None:
    """HAG-3.23: each time; House Hagal has nothing to spend (HAG-2.08)."""
    if g.players != 1:
        return
    for purchase in SPENDING:
        while payable(g, party, purchase.cost):
            pay_cost(g, party, purchase.cost)
            for effect in purchase.gain:
                HANDLERS[type(effect)](g, party, "", effect)


def _spend_intrigue(g: Imperium, party: Party, key: str, price: effects.SpendIntrigue) -> None:
    """HAG-3.24: face up to their discard pile."""
    spent, g.intrigues[party] = g.intrigues[party][: price.n], g.intrigues[party][price.n :]
    for card in spent:
        memory.intrigue_shown(g, party, card)
        g.tell("intrigue_spent", party + 1, INTRIGUE_CARDS[card].id)
    g.intrigue_discard = (*spent, *g.intrigue_discard)


PAY[effects.SpendIntrigue] = _spend_intrigue
PAYABLE[effects.SpendIntrigue] = lambda g, party, key, price: (
    party >= g.players and len(g.intrigues[party]) >= price.n
)
