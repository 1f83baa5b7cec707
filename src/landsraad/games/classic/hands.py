"""Treachery cards in motion, and who has seen them.

Copies of a card can't be told apart, so knowledge is counted: `known[observer * 6 + holder]` holds the cards that the
observer knows to be in the holder's hand; observer `PUBLIC` is what everybody knows, a spectator too. A played or
discarded card is taken to be a known one, so that knowledge never says more than what must be true.
"""

from __future__ import annotations

from .cards import CARD_ID, KIND_OF, Card, CardKind
from .factions import FACTIONS, SHEETS, Faction
from .state import Dune
from .steps import name

PUBLIC = 6
OBSERVERS = (*FACTIONS, PUBLIC)


def hand_limit(faction: Faction) -> int:
    return SHEETS[faction].hand_limit


def holds_kind(g: Dune, faction: Faction, kind: CardKind) -> bool:
    return any(KIND_OF[card] == kind for card in g.hands[faction])


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def rebuild_deck(g: Dune) -> None:
    """An empty deck is rebuilt from its discard pile at the moment a card is needed (CLS-4.02)."""
    if not g.deck and g.discard:
        g.rebuilt_from, g.acquired_before = tuple(sorted(g.discard + g.row)), tuple(g.acquired)
        g.deck = g.chance.shuffled(sorted(g.discard))
        g.discard = ()
        g.deck_top_seen = ()
        g.tell("treachery_deck_shuffled")


def draw(g: Dune) -> Card | None:
    """The top card of the Treachery deck, if there is any."""
    rebuild_deck(g)
    if not g.deck:
        return None
    card = g.deck[0]
    g.deck = g.deck[1:]
    g.deck_top_seen = ()
    return card


def take(g: Dune, faction: Faction, card: Card, seen_by: tuple[Faction, ...] = ()) -> None:
    """Put a card into a hand; `seen_by` are the others who know which it is."""
    g.hands[faction] = tuple(sorted((*g.hands[faction], card)))
    g.acquired[faction] += 1
    for observer in seen_by:
        if observer != faction:
            at = observer * 6 + faction
            g.known[at] = tuple(sorted((*g.known[at], card)))


def lose(g: Dune, faction: Faction, card: Card) -> None:
    """Take a card out of a hand; it goes wherever the caller puts it."""
    g.hands[faction] = without(g.hands[faction], card)
    for observer in OBSERVERS:
        known = g.known[observer * 6 + faction]
        if card in known:
            g.known[observer * 6 + faction] = without(known, card)
    if g.facts:
        from .questions import card_lost

        card_lost(g, faction, card)


def discard(g: Dune, faction: Faction, card: Card) -> None:
    """Discard a card openly."""
    lose(g, faction, card)
    g.discard = (card, *g.discard)
    g.tell("card_discarded", name(faction), CARD_ID[card])


def show(g: Dune, faction: Faction, card: Card, to: tuple[int, ...] = OBSERVERS) -> None:
    """Others see a card that stays in the hand; a card they knew already is that same card."""
    held = g.hands[faction].count(card)
    for observer in to:
        at = observer * 6 + faction
        if observer != faction and g.known[at].count(card) < min(1, held):
            g.known[at] = tuple(sorted((*g.known[at], card)))
