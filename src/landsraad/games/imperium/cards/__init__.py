"""All cards, numbered.

Personal cards (starting deck, Reserve, Imperium deck) share one numbering, for they share hands and decks; Intrigue,
Conflict and House Hagal cards have their own. A number is a title: copies can't be told apart. A module adds its
titles to the registries and builds decks of its own; those here are the base game's.
"""

from landsraad.games.imperium.cards.card import Card, CardData
from landsraad.games.imperium.cards.conflict import CONFLICTS as _CONFLICTS
from landsraad.games.imperium.cards.conflict import DECK_BUILD, ConflictCard, ConflictData
from landsraad.games.imperium.cards.hagal import HAGAL as _HAGAL
from landsraad.games.imperium.cards.hagal import HagalCard, HagalData
from landsraad.games.imperium.cards.imperium import IMPERIUM
from landsraad.games.imperium.cards.intrigue import INTRIGUE as _INTRIGUE
from landsraad.games.imperium.cards.intrigue import IntrigueCard, IntrigueData
from landsraad.games.imperium.cards.reserve import RESERVE as _RESERVE
from landsraad.games.imperium.cards.starter import STARTER
from landsraad.games.imperium.numbering import Registry, every_copy

__all__ = ["DECK_BUILD", "Card", "ConflictCard", "HagalCard", "IntrigueCard"]

CARDS: Registry[CardData] = Registry()
CARD: dict[str, Card] = CARDS.number
STARTING_DECK: tuple[Card, ...] = every_copy(CARDS.add(STARTER), CARDS)
RESERVE: tuple[Card, ...] = CARDS.add(_RESERVE)
IMPERIUM_DECK: tuple[Card, ...] = every_copy(CARDS.add(IMPERIUM), CARDS)

SIGNET_RING: Card = CARD["signet_ring"]
ARRAKIS_LIAISON: Card = CARD["arrakis_liaison"]
THE_SPICE_MUST_FLOW: Card = CARD["the_spice_must_flow"]
FOLDSPACE: Card = CARD["foldspace"]

INTRIGUE_CARDS: Registry[IntrigueData] = Registry()
INTRIGUE_CARD: dict[str, IntrigueCard] = INTRIGUE_CARDS.number
INTRIGUE_DECK: tuple[IntrigueCard, ...] = every_copy(INTRIGUE_CARDS.add(_INTRIGUE), INTRIGUE_CARDS)

CONFLICTS: Registry[ConflictData] = Registry(_CONFLICTS)
CONFLICT: dict[str, ConflictCard] = CONFLICTS.number


def _conflicts(tier: int) -> tuple[ConflictCard, ...]:
    return tuple(card for card, data in enumerate(CONFLICTS) if data.tier == tier)


CONFLICT_TIERS: dict[int, tuple[ConflictCard, ...]] = {tier: _conflicts(tier) for tier in (1, 2, 3)}

HAGAL_CARDS: Registry[HagalData] = Registry(_HAGAL)
HAGAL_CARD: dict[str, HagalCard] = HAGAL_CARDS.number


def _hagal_deck(players: int) -> tuple[HagalCard, ...]:
    titles = (card for card, data in enumerate(HAGAL_CARDS) if players in data.players)
    return every_copy(titles, HAGAL_CARDS)


HAGAL_SOLO: tuple[HagalCard, ...] = _hagal_deck(1)
HAGAL_TWO_PLAYERS: tuple[HagalCard, ...] = _hagal_deck(2)
