"""Influence, the Victory Points and bonuses on its tracks, and the Alliances (IMP-12)."""

from __future__ import annotations

from ...table import Action, Seat, Step
from . import effects
from .board import (
    ALLIANCE_VICTORY_POINTS,
    INFLUENCE_FOR_ALLIANCE,
    INFLUENCE_FOR_BONUS,
    INFLUENCE_FOR_VICTORY_POINT,
    SPACES,
    TRACK_TOP,
)
from .effects import CHOSEN_SECRET, EACH, OPPONENT_HAS_MORE
from .gains import score
from .icons import FACTIONS, ICON, ICONS, Faction
from .nodes import keys
from .resolve import HANDLERS, POSSIBLE, arise
from .state import NONE, Imperium, Party, seat_of

GAIN: tuple[Action, ...] = tuple(f"influence {ICONS[faction].id}" for faction in FACTIONS)
LOSE: tuple[Action, ...] = tuple(f"lose {ICONS[faction].id}" for faction in FACTIONS)


def faction_named(action: Action) -> Faction:
    return ICON[action.partition(" ")[2]]


# One step up or down


def gain_influence(g: Imperium, party: Party, faction: Faction, steps: int = 1) -> None:
    """IMP-12.15: one step at a time, never above the top (IMP-12.02)."""
    for _ in range(steps):
        _rise(g, party, faction)


def _rise(g: Imperium, party: Party, faction: Faction) -> None:
    at = party * 4 + faction
    if g.influence[at] == TRACK_TOP:
        return
    g.influence[at] += 1
    level, name = g.influence[at], ICONS[faction].id
    g.tell("influence_gained", party + 1, name, level)
    if level == INFLUENCE_FOR_VICTORY_POINT and scores(g, party):
        score(g, party, 1)
    if level >= INFLUENCE_FOR_ALLIANCE:
        _claim_alliance(g, party, faction)
    if level == INFLUENCE_FOR_BONUS and party < g.players:  # HAG-1.08: not for Rivals
        arise(g, party, keys(f"{name}/track"))


def lose_influence(g: Imperium, party: Party, faction: Faction) -> None:
    """One step down (IMP-12.03); the bonus of the track isn't given back (IMP-12.04)."""
    at = party * 4 + faction
    if g.influence[at] == 0:
        return
    g.influence[at] -= 1
    level = g.influence[at]
    g.tell("influence_lost", party + 1, ICONS[faction].id, level)
    if level == INFLUENCE_FOR_VICTORY_POINT - 1 and scores(g, party):
        score(g, party, -1)
    if g.alliance[faction] == party:
        _loosen_alliance(g, party, faction)


def scores(g: Imperium, party: Party) -> bool:
    """House Hagal has no Victory Points (HAG-2.08); Rivals have (HAG-3.21)."""
    return party < g.players or g.players == 1


# Alliances


def _claim_alliance(g: Imperium, party: Party, faction: Faction) -> None:
    """IMP-12.05 to 12.07, IMP-12.10: a free token, or that of a holder who is now below."""
    holder = g.alliance[faction]
    if holder == party:
        return
    if holder == NONE or g.influence[party * 4 + faction] > g.influence[holder * 4 + faction]:
        give_alliance(g, party, faction)


def give_alliance(g: Imperium, party: Party, faction: Faction) -> None:
    """The token and its Victory Point go to a party, or back to the board (NONE)."""
    holder = g.alliance[faction]
    g.alliance[faction] = party
    if holder != NONE and scores(g, holder):
        score(g, holder, -ALLIANCE_VICTORY_POINTS)
    if party == NONE:
        g.tell("alliance_returned", holder + 1, ICONS[faction].id)
        return
    g.tell("alliance_taken", party + 1, ICONS[faction].id)
    if scores(g, party):
        score(g, party, ALLIANCE_VICTORY_POINTS)


def _loosen_alliance(g: Imperium, holder: Party, faction: Faction) -> None:
    """IMP-12.08, IMP-12.09: to whoever was tied, at 4 or higher as the holder; below 4 with nobody there, back to the board."""
    level = g.influence[holder * 4 + faction]
    ahead = tuple(
        party for party in range(g.parties) if party != holder and g.influence[party * 4 + faction] > level
    )
    if len(ahead) > 1:
        g.then(AllianceHeir(party=holder, faction=faction, heirs=ahead))
    elif ahead:
        give_alliance(g, ahead[0], faction)
    elif level < INFLUENCE_FOR_ALLIANCE:
        give_alliance(g, NONE, faction)


class AllianceHeir(Step[Imperium]):
    """IMP-12.08: several were tied with the former holder, who chooses one: `alliance <player>`."""

    party: Party = 0
    faction: Faction = 0
    heirs: tuple[Party, ...] = ()
    heir: Party = NONE

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if self.heir == NONE else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"alliance {heir + 1}" for heir in self.heirs]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.heir = int(action.partition(" ")[2]) - 1

    def run(self, g: Imperium) -> None:
        give_alliance(g, self.heir, self.faction)


# Whose Influence


def influence(g: Imperium, party: Party, key: str, effect: effects.Influence) -> None:
    """IMP-12.11, IMP-12.15: with one faction of those allowed, or with each of several in the player's order."""
    allowed = open_factions(g, party, effect)
    several = effect.faction in (EACH, CHOSEN_SECRET)
    g.then(
        InfluenceChoice(party=party, steps=effect.n, factions=allowed, left=len(allowed) if several else 1)
    )


def open_factions(g: Imperium, party: Party, effect: effects.Influence) -> tuple[Faction, ...]:
    """The factions with which the effect can still gain something (IMP-12.02, IMP-13.16)."""
    track = g.influence[party * 4 : party * 4 + 4]
    return tuple(faction for faction in _allowed(g, party, effect) if track[faction] < TRACK_TOP)


def _allowed(g: Imperium, party: Party, effect: effects.Influence) -> tuple[Faction, ...]:
    match effect.faction:
        case int():
            return (effect.faction,)
        case effects.VISITED:
            visited = SPACES[g.turn.space].faction if g.turn.space != NONE else None
            return () if visited is None else (visited,)
        case effects.EACH:
            return FACTIONS
        case effects.CHOSEN_SECRET:
            return g.baron_tokens
        case _:
            named = effect.one_of or FACTIONS
            if effect.only_where == OPPONENT_HAS_MORE:
                return tuple(faction for faction in named if _opponent_has_more(g, party, faction))
            return named


def _opponent_has_more(g: Imperium, party: Party, faction: Faction) -> bool:
    """IMP-15.03; a Rival is an opponent (HAG-1.23)."""
    own = g.influence[party * 4 + faction]
    return any(g.influence[other * 4 + faction] > own for other in range(g.parties))


def can_gain(g: Imperium, party: Party, key: str, effect: effects.Influence) -> bool:
    return bool(open_factions(g, party, effect))


class InfluenceChoice(Step[Imperium]):
    """`influence <faction>`: so many of these factions one after the other, each for all steps."""

    party: Party = 0
    steps: int = 1
    factions: tuple[Faction, ...] = ()
    left: int = 1

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if self.left and len(self.factions) > 1 else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [GAIN[faction] for faction in self.factions]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self._gain(g, faction_named(action))

    def run(self, g: Imperium) -> None:
        if self.left and self.factions:
            self._gain(g, self.factions[0])

    def _gain(self, g: Imperium, faction: Faction) -> None:
        self.left -= 1
        self.factions = tuple(other for other in self.factions if other != faction)
        gain_influence(g, self.party, faction, self.steps)


class InfluenceLoss(Step[Imperium]):
    """IMP-12.12: `lose <faction>`, one with which the player has that much."""

    party: Party = 0
    steps: int = 1
    faction: int = NONE

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        if self.faction != NONE or len(losable(g, self.party, self.steps)) < 2:
            return ()
        return seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [LOSE[faction] for faction in losable(g, self.party, self.steps)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.faction = faction_named(action)

    def run(self, g: Imperium) -> None:
        faction = losable(g, self.party, self.steps)[0] if self.faction == NONE else self.faction
        for _ in range(self.steps):
            lose_influence(g, self.party, faction)


def losable(g: Imperium, party: Party, steps: int) -> list[Faction]:
    return [faction for faction in FACTIONS if g.influence[party * 4 + faction] >= steps]


HANDLERS[effects.Influence] = influence
POSSIBLE[effects.Influence] = can_gain
