"""Whether a condition holds now (IMP-12.13, IMP-12.14, IMP-13.13): by type, like effects.

A test is told the key of the effect that asks, for "another card in play" is about the card that says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import effects
from .cards import CARD, CARDS, Card
from .effects import ANY, Condition
from .state import NONE, Imperium, Party

Test = Callable[[Imperium, Party, str, Any], bool]

RIVAL_SPICE_MUST_FLOW = 2  # copies that each Rival counts as owning (HAG-3.25)


def holds(g: Imperium, party: Party, condition: Condition, key: str = "") -> bool:
    return TESTS[type(condition)](g, party, key, condition)


def _influence(g: Imperium, party: Party, key: str, condition: effects.InfluenceAtLeast) -> bool:
    """IMP-12.13"""
    return g.influence[party * 4 + condition.faction] >= condition.n


def _influence_on_tracks(g: Imperium, party: Party, key: str, condition: effects.InfluenceOnTracks) -> bool:
    """IMP-14.17"""
    tracks = g.influence[party * 4 : party * 4 + 4]
    return sum(level >= condition.n for level in tracks) >= condition.tracks


def _alliance(g: Imperium, party: Party, key: str, condition: effects.Alliance) -> bool:
    """IMP-12.14"""
    if condition.faction == ANY:
        return party in g.alliance
    return g.alliance[int(condition.faction)] == party


def _other_card(g: Imperium, party: Party, key: str, condition: effects.OtherCardInPlay) -> bool:
    """IMP-13.13, IMP-13.14: a card doesn't count for itself; another copy of it does."""
    same = sum(condition.faction in CARDS[card].factions for card in g.in_play[party])
    itself = CARD.get(key.partition("/")[0], NONE)
    if itself in g.in_play[party] and condition.faction in CARDS[itself].factions:
        same -= 1
    return same > 0


def _council_seat(g: Imperium, party: Party, key: str, condition: effects.HasCouncilSeat) -> bool:
    return g.council[party]


def _mentat_on_space(g: Imperium, party: Party, key: str, condition: effects.MentatOnSpace) -> bool:
    """IMP-14.03: nobody uses it this round."""
    return g.mentat == NONE


def _won_conflict(g: Imperium, party: Party, key: str, condition: effects.WonConflict) -> bool:
    """IMP-14.32: not after a tie."""
    return g.conflict_winner == party


def _conflict_troops(g: Imperium, party: Party, key: str, condition: effects.ConflictTroopsAtLeast) -> bool:
    return g.conflict[party] >= condition.n


def _opponent_troop(g: Imperium, party: Party, key: str, condition: effects.OpponentHasConflictTroop) -> bool:
    """IMP-14.08"""
    return any(g.conflict[other] for other in range(g.parties) if other != party)


def _copies_at_least(g: Imperium, party: Party, key: str, condition: effects.CopiesAtLeast) -> bool:
    return copies(g, party, CARD[condition.card]) >= condition.n


def _more_copies(g: Imperium, party: Party, key: str, condition: effects.MoreCopiesThanEachOpponent) -> bool:
    """IMP-14.05: strictly more than each single opponent."""
    card = CARD[condition.card]
    own = copies(g, party, card)
    return all(own > copies(g, other, card) for other in range(g.parties) if other != party)


def copies(g: Imperium, party: Party, card: Card) -> int:
    """IMP-14.05: in all own zones; each Rival counts as owning two of The Spice Must Flow (HAG-3.25)."""
    if party >= g.players:
        return RIVAL_SPICE_MUST_FLOW if g.leader[party] != NONE else 0
    zones = (g.decks[party], g.hands[party], g.in_play[party], g.discards[party])
    return sum(zone.count(card) for zone in zones)


TESTS: dict[type, Test] = {
    effects.InfluenceAtLeast: _influence,
    effects.InfluenceOnTracks: _influence_on_tracks,
    effects.Alliance: _alliance,
    effects.OtherCardInPlay: _other_card,
    effects.HasCouncilSeat: _council_seat,
    effects.MentatOnSpace: _mentat_on_space,
    effects.WonConflict: _won_conflict,
    effects.ConflictTroopsAtLeast: _conflict_troops,
    effects.OpponentHasConflictTroop: _opponent_troop,
    effects.CopiesAtLeast: _copies_at_least,
    effects.MoreCopiesThanEachOpponent: _more_copies,
}
