"""What must be true of every state: nothing is made or lost but by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .board import INFLUENCE_FOR_ALLIANCE, TRACK_TOP
from .cards import (
    CARDS,
    CONFLICTS,
    DECK_BUILD,
    INTRIGUE_CARDS,
    RESERVE,
)
from .components import START_SCORE, TROOPS
from .icons import FACTIONS, Faction
from .influence import AllianceHeir
from .memory import still_out
from .numbering import every_copy
from .position import derived_victory_points
from .recall import own_agents
from .sending import Arrival
from .state import NONE, Imperium, Phase

_RESERVE_CARDS = every_copy(RESERVE, CARDS)
ROUNDS = sum(count for _, count in DECK_BUILD)  # IMP-17.06: one for each Conflict card


def broken(g: Imperium) -> Iterator[str]:
    """One line for each thing that can't be."""
    if g.phase == Phase.SETUP:
        return
    yield from _pieces(g)
    yield from _cards(g)
    yield from _board(g)


def _pieces(g: Imperium) -> Iterator[str]:
    """IMP-1.10, IMP-1.12, IMP-12.01, IMP-12.03, IMP-12.05."""
    for party in range(g.parties):
        piles = (g.garrison[party], g.supply[party], g.conflict[party])
        if min(piles) < 0 or sum(piles) != TROOPS:
            yield f"party {party} has {piles} troops in garrison, supply and Conflict"
        if min(g.solari[party], g.spice[party], g.water[party], g.swords[party], g.agents[party]) < 0:
            yield f"party {party} has less than nothing"
        agents = g.agents[party] + sum(each.count(party) for each in g.placed)
        if agents > own_agents(g, party) + (g.mentat == party or g.mentat_kept):
            yield f"party {party} has {agents} Agents"
        if g.vp[party] != g.earned[party] + derived_victory_points(g, party):
            yield f"party {party} has {g.vp[party]} Victory Points, not what it got them for"
        if g.earned[party] < (START_SCORE[g.players] if party < g.players else 0):
            yield f"party {party} has lost Victory Points that can't be lost"
    if not all(0 <= n <= TRACK_TOP for n in g.influence):
        yield f"Influence off the track: {g.influence}"


def _cards(g: Imperium) -> Iterator[str]:
    expected = Counter((*g.box.imperium_deck, *g.box.starting_deck * g.players, *_RESERVE_CARDS))
    piles = (*g.decks, *g.hands, *g.in_play, *g.discards, g.trashed, g.imperium_deck, g.row)
    cards = Counter(card for pile in piles for card in pile)
    cards.update({card: left for card, left in zip(RESERVE, g.reserve, strict=True) if left})
    cards.update(card for card in g.set_aside[1:] if card != NONE)
    if cards != expected:
        wrong = (expected - cards) or (cards - expected)
        yield f"the cards are not all there: {[CARDS[card].id for card in wrong]}"
    intrigues = Counter((*g.intrigue_deck, *g.intrigue_discard))
    for pile in (*g.intrigues, *g.waiting):
        intrigues.update(pile)
    printed = Counter(g.box.intrigue_deck)
    if intrigues != printed:
        wrong = (printed - intrigues) or (intrigues - printed)
        yield f"the Intrigue cards are not all there: {[INTRIGUE_CARDS[card].id for card in wrong]}"
    conflicts = [*g.conflict_deck, *g.conflicts_spent]
    if g.conflict_card not in (NONE, *g.conflicts_spent):
        conflicts.append(g.conflict_card)
    if len(set(conflicts)) != len(conflicts) or not set(conflicts) <= set(range(len(CONFLICTS))):
        yield "a Conflict card lies in two places"
    if g.rivals is not None:
        hagal = g.box.hagal_solo if g.players == 1 else g.box.hagal_two_players
        if Counter((*g.rivals.deck, *g.rivals.revealed)) != Counter(hagal):
            yield "the House Hagal cards are not all there"
    for theft in g.thefts:
        if not still_out(g, theft):
            yield f"a stolen Intrigue card is not with {theft.holders}"
    for party in range(g.parties):
        if Counter(g.hand_seen[party]) - Counter(g.hands[party]):
            yield f"everybody knows a card in hand {party} that isn't there"
        if g.tops_known[party] > len(g.decks[party]):
            yield f"more known cards on top of deck {party} than it has"
        for pile in (g.hands[party], g.in_play[party], g.intrigues[party], g.waiting[party]):
            if list(pile) != sorted(pile):
                yield f"a pile of party {party} is not sorted"


def _board(g: Imperium) -> Iterator[str]:
    if min(g.bonus_spice) < 0:
        yield "a Maker space with less than no spice"
    for faction in FACTIONS:
        yield from _alliance(g, faction)
    if len(set(g.baron_tokens)) != len(g.baron_tokens) or not set(g.baron_tokens) <= set(FACTIONS):
        yield f"the Baron's tokens are {g.baron_tokens}"
    if not 1 <= g.round <= ROUNDS:
        yield f"round {g.round} of {ROUNDS}"
    if g.turn.persuasion < 0:
        yield "less than no Persuasion"
    for holder in (*g.alliance, *g.control, g.mentat):
        if not NONE <= holder < g.parties:
            yield f"party {holder} does not exist"
    under_way = any(type(step) is Arrival for step in g.stack)
    if g.mentat_at != NONE and g.mentat not in g.placed[g.mentat_at] and not under_way:
        yield "the Mentat stands where nobody has sent it"
    if len(set(g.revealed)) != len(g.revealed):
        yield "somebody revealed twice"


def _alliance(g: Imperium, faction: Faction) -> Iterator[str]:
    """IMP-12.05 to 12.09: whoever is highest, at 4 or higher, holds it; a tie leaves it where it is."""
    holder = g.alliance[faction]
    levels = [g.influence[party * len(FACTIONS) + faction] for party in range(g.parties)]
    if any(type(step) is AllianceHeir for step in g.stack):
        return
    if max(levels) >= INFLUENCE_FOR_ALLIANCE and (holder == NONE or levels[holder] < max(levels)):
        yield f"the Alliance of faction {faction} isn't with whoever is highest"
    if holder != NONE and levels[holder] < INFLUENCE_FOR_ALLIANCE:
        yield f"party {holder} has too little Influence for its Alliance"
