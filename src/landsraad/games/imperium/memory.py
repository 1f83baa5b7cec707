"""What a player with perfect memory knows of others' hidden cards, so that no redraw contradicts it.

`hand_seen`: cards of a hand that everybody knows. They went there openly (Other Memory, a card acquired to the top of the deck),
or the hand was all that was neither played nor discarded when its owner's discard pile became the deck.
`thefts`: whoever lost an Intrigue card knows which one the thief has got, until it is played or somebody may have stolen it on.
"""

from __future__ import annotations

from .cards import Card, IntrigueCard
from .leaders import LEADERS, SeesTopCard
from .state import NONE, Imperium, Party, Theft


def own_tops(g: Imperium, party: Party) -> int:
    """How many cards on top of a deck its owner knows: what lies there openly, what was looked at (IMP-14.16, IMP-15.02)."""
    leader = g.leader[party]
    prescience = leader != NONE and isinstance(LEADERS[leader].ability, SeesTopCard)
    known = max(g.tops_known[party], g.own_tops_known[party], int(prescience))
    return min(known, len(g.decks[party]))


def seen_in_hand(g: Imperium, party: Party, *cards: Card) -> None:
    g.hand_seen[party] = tuple(sorted((*g.hand_seen[party], *cards)))


def deck_rebuilt(g: Imperium, party: Party) -> None:
    """IMP-4.04: what is in the hand is all that lies nowhere else, if the deck was empty."""
    if not g.decks[party]:
        g.hand_seen[party] = g.hands[party]


def left_hand(g: Imperium, party: Party, card: Card) -> None:
    """Of several copies it may have been the one that was known."""
    seen = g.hand_seen[party]
    if card in seen:
        at = seen.index(card)
        g.hand_seen[party] = seen[:at] + seen[at + 1 :]


def stolen(g: Imperium, thief: Party, victim: Party, card: IntrigueCard) -> None:
    """IMP-11.07: the two know which card; whoever knew one of the victim's can't tell whether it was that."""
    thefts = [_moved_on(theft, thief, victim) for theft in g.thefts if not _came_home(theft, thief, card)]
    g.thefts = (*thefts, Theft(victim, card, (thief,)))


def _moved_on(theft: Theft, thief: Party, victim: Party) -> Theft:
    if victim not in theft.holders or thief in (theft.victim, *theft.holders):
        return theft
    return theft._replace(holders=(*theft.holders, thief))


def _came_home(theft: Theft, thief: Party, card: IntrigueCard) -> bool:
    return (theft.victim, theft.card) == (thief, card)


def still_out(g: Imperium, theft: Theft) -> bool:
    return any(theft.card in g.intrigues[party] for party in theft.holders)


def intrigue_shown(g: Imperium, party: Party, card: IntrigueCard) -> None:
    """It was played: what was known of it is over."""
    g.thefts = tuple(theft for theft in g.thefts if theft.card != card or party not in theft.holders)
