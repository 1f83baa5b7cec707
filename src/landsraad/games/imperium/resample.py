"""Redrawing what a seat can't know, from what is possible.

Every card that a player owns was seen when it was acquired, and so was every card that lies in play or on a discard pile: what is
unknown is which of the rest is in the hand, and the order of the deck. Intrigue cards in other hands and in their deck are
one pool; Conflict cards not yet seen are a pool for each tier, those that left the game included. `memory.py` holds what was
seen besides. All chance to come is unknown, and so are others' standing orders.

Whom the game waits for never depends on hidden cards, so a redraw leaves it alone.
"""

from __future__ import annotations

from ...table import Chance, Seat
from .baron import redraw_tokens
from .cards import CONFLICT_TIERS, CONFLICTS, Card
from .memory import own_tops, still_out
from .state import Imperium, Party, Theft


def resample(g: Imperium, seat: Seat | None, chance: Chance) -> Imperium:
    """A state that the seat can't tell from `g`."""
    new = g.clone()
    new.told = None
    new.chance = Chance(f"{chance.draw(1 << 60):x}")
    new.orders = tuple(order for order in g.orders if order.seat == seat)
    _own_cards(new, seat)
    _intrigues(new, seat)
    new.imperium_deck = new.chance.shuffled(sorted(g.imperium_deck))
    _conflicts(new)
    if new.rivals is not None:
        new.rivals.deck = new.chance.shuffled(sorted(new.rivals.deck))
    redraw_tokens(new, seat)
    for step in list(new.stack):
        step.redraw(new, seat)
    return new


def _own_cards(g: Imperium, eyes: Seat | None) -> None:
    """Hands and decks, but for what lies on a deck openly and what its owner has looked at."""
    for seat in range(g.players):
        known = own_tops(g, seat) if seat == eyes else g.tops_known[seat]
        top, rest = g.decks[seat][:known], g.decks[seat][known:]
        if seat == eyes:
            g.decks[seat] = top + g.chance.shuffled(sorted(rest))
            continue
        seen = g.hand_seen[seat]
        hidden = _less(g.hands[seat], seen)
        unseen = g.chance.shuffled(sorted(rest + hidden))
        g.hands[seat] = tuple(sorted(seen + unseen[: len(hidden)]))
        g.decks[seat] = top + unseen[len(hidden) :]


def _less(cards: tuple[Card, ...], taken: tuple[Card, ...]) -> tuple[Card, ...]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def _intrigues(g: Imperium, eyes: Seat | None) -> None:
    """Whoever lost a card to a thief knows who may hold it."""
    others = [party for party in range(g.parties) if party != eyes]
    pool = list(g.chance.shuffled(sorted(sum((g.intrigues[party] for party in others), g.intrigue_deck))))
    hands: dict[Party, list[int]] = {party: [] for party in others}
    own = [theft for theft in g.thefts if theft.victim == eyes]
    room = {party: len(g.intrigues[party]) for party in others}
    for theft, holder in zip(own, _holders(own, room, g.chance) or (), strict=True):
        hands[holder].append(theft.card)
        pool.remove(theft.card)
    for party, hand in hands.items():
        missing = len(g.intrigues[party]) - len(hand)
        g.intrigues[party] = tuple(sorted(hand + pool[:missing]))
        del pool[:missing]
    g.intrigue_deck = tuple(pool)
    imagined = (_imagined(g, eyes, theft) for theft in g.thefts)
    g.thefts = tuple(theft for theft in imagined if still_out(g, theft))


def _holders(thefts: list[Theft], room: dict[Party, int], chance: Chance) -> list[Party] | None:
    """One for each, with room for all; where they truly are is one way."""
    if not thefts:
        return []
    for party in chance.shuffled(party for party in thefts[0].holders if room[party]):
        others = _holders(thefts[1:], room | {party: room[party] - 1}, chance)
        if others is not None:
            return [party, *others]
    return None


def _imagined(g: Imperium, eyes: Seat | None, theft: Theft) -> Theft:
    """Which card it was, as only thief and victim know; the victim may have got it back unseen."""
    if eyes in (theft.victim, theft.holders[0]):
        return theft
    return theft._replace(
        card=g.chance.pick([card for party in theft.holders for card in g.intrigues[party]])
    )


def _conflicts(g: Imperium) -> None:
    """The tiers are known, for the deck was built openly; which cards they are is not."""
    seen = {g.conflict_card, *g.conflicts_spent}
    pools = {
        tier: list(g.chance.shuffled(card for card in cards if card not in seen))
        for tier, cards in CONFLICT_TIERS.items()
    }
    g.conflict_deck = tuple(pools[CONFLICTS[card].tier].pop() for card in g.conflict_deck)
