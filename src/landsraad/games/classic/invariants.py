"""What must be true of every state: nothing is made or lost but by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .cards import DECK, SPICE_DECK
from .factions import BENE_GESSERIT, FACTION_ID, HARKONNEN, SHEETS
from .hands import hand_limit
from .leaders import FACTION_OF, LEADERS_OF
from .map import AREAS_OF, IS_STRONGHOLD, STRONGHOLDS
from .state import ALL_SPICE, Dune, LeaderAt, Phase

_DECK = sorted(DECK)
_SPICE = sorted(SPICE_DECK)


def broken(g: Dune) -> Iterator[str]:
    """One line for each thing that can't be."""
    if not g.in_play:
        return
    yield from _forces(g)
    yield from _spice(g)
    yield from _cards(g)
    yield from _leaders(g)
    yield from _alliances(g)


def _forces(g: Dune) -> Iterator[str]:
    for f in g.in_play:
        starred = g.starred_reserves[f] + g.starred_tanks[f] + sum(g.starred[f].values())
        ordinary = g.reserves[f] + g.tanks[f] + sum(g.forces[f].values())
        if f == BENE_GESSERIT:
            ordinary += sum(g.advisors.values())
        expected = SHEETS[f].starred if g.opts.advanced else 0
        if starred != expected or ordinary + starred != 20:
            yield f"{FACTION_ID[f]} has {ordinary} ordinary and {starred} starred forces"
        piles = (g.reserves[f], g.tanks[f], g.starred_reserves[f], g.starred_tanks[f])
        if min(piles) < 0 or any(n <= 0 for n in (*g.forces[f].values(), *g.starred[f].values())):
            yield f"{FACTION_ID[f]} has a pile of forces below one"
    if g.advisors and (any(n <= 0 for n in g.advisors.values()) or not g.opts.advanced):
        yield "advisors that can't be"
    for territory_areas in AREAS_OF:
        if any(a in g.advisors for a in territory_areas) and any(
            a in g.forces[BENE_GESSERIT] for a in territory_areas
        ):
            yield "fighters and advisors in one territory (CLS-31.01)"


def _spice(g: Dune) -> Iterator[str]:
    for f in g.in_play:
        if not 0 <= g.reserved[f] <= g.spice[f] or g.bribes[f] < 0 or g.pledges[f] < 0:
            yield f"{FACTION_ID[f]}: spice {g.spice[f]}, reserved {g.reserved[f]}, bribes {g.bribes[f]}"
    if g.bank + sum(g.spice) + sum(g.bribes) + sum(g.board_spice.values()) != ALL_SPICE:
        yield "spice was made or lost: bank, shields, bribes and board don't add up"
    if any(n <= 0 for n in g.board_spice.values()):
        yield "an area with less than one spice"


def _cards(g: Dune) -> Iterator[str]:
    if g.phase == Phase.SETUP:
        return
    cards = [*g.deck, *g.discard, *g.removed, *g.row]
    for hand in g.hands:
        cards += hand
    if sorted(cards) != _DECK:
        wrong = Counter(cards) - Counter(_DECK) or Counter(_DECK) - Counter(cards)
        yield f"the 33 Treachery cards are not all there: {wrong}"
    if sorted((*g.spice_deck, *g.spice_piles[0], *g.spice_piles[1], *_aside(g))) != _SPICE:
        yield "the 21 Spice cards are not all there"
    for f in g.in_play:
        owed = sum(
            getattr(step, "owed", 0) for step in g.stack if getattr(step, "faction", None) == f
        )  # CLS-29.10
        if len(g.hands[f]) > hand_limit(f) + owed:
            yield f"{FACTION_ID[f]} holds {len(g.hands[f])} cards"
    for at, known in enumerate(g.known):
        if known and Counter(known) - Counter(g.hands[at % 6]):
            yield f"observer {at // 6} knows a card that {FACTION_ID[at % 6]} does not hold"


def _aside(g: Dune) -> tuple[int, ...]:
    """Spice cards that a step holds for the moment (worms set aside on turn 1)."""
    return tuple(card for step in g.stack for card in getattr(step, "set_aside", ()))


def _leaders(g: Dune) -> Iterator[str]:
    for f in g.in_play:
        if len(LEADERS_OF[f]) != 5:
            yield "five leaders a faction"
    for leader, at in enumerate(g.leader_at):
        if at == LeaderAt.CAPTIVE and (HARKONNEN not in g.in_play or FACTION_OF[leader] == HARKONNEN):
            yield "a captive without a captor"
        if at == LeaderAt.TANKS and not g.deaths[leader]:
            yield "a leader in the Tanks that never died"


def _alliances(g: Dune) -> Iterator[str]:
    for f in g.in_play:
        for ally in g.allies[f]:
            if ally == f or f not in g.allies[ally]:
                yield f"{FACTION_ID[f]}'s alliance is not mutual"
    for territory in STRONGHOLDS:
        if not IS_STRONGHOLD[territory]:
            yield "a stronghold that is none"
