"""The Rivals' part in Combat (HAG-1.15 to 1.17): swords of a House Hagal card."""

from __future__ import annotations

from ..cards import HAGAL_CARDS
from ..state import Imperium
from .deck import reveal


def sword_bonus(g: Imperium) -> None:
    """HAG-1.15: in turn order a card for each Rival with a troop in the Conflict; only its swords count."""
    for step in range(g.parties):
        party = (g.first + step) % g.parties
        if party < g.players or not g.conflict[party]:
            continue
        card = HAGAL_CARDS[reveal(g, party)]
        if card.swords:
            g.swords[party] += card.swords
            g.tell("swords", party + 1, card.swords)
