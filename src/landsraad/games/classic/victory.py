"""Who has won at the end of a turn (CLS-16.02 to 16.13), and how many strongholds it takes (CLS-36.07, CLS-37)."""

from __future__ import annotations

from typing import TypeAlias

from .factions import BENE_GESSERIT, FREMEN, GUILD, Faction
from .factions.bene_gesserit_prediction import foreseen
from .factions.fremen_victory import fremen_special_victory
from .forces import occupants
from .map import STRONGHOLDS
from .state import Dune

LAST_TURN = 10

Side: TypeAlias = tuple[Faction, ...]  # those who hold strongholds together
Verdict: TypeAlias = tuple[str, Side]  # how it was won, and by whom; "" when it goes on

STRONGHOLDS_ALONE = 3
STRONGHOLDS_OF_TWO_PLAYERS = 4
STRONGHOLDS_OF_ALLIANCE: dict[str, int] = {"37.01": 4, "37.02": 3, "37.03": 4, "37.04": 3, "37.05": 3}

NOT_YET: Verdict = ("", ())


def verdict(g: Dune) -> Verdict:
    """CLS-16.13: strongholds first; at the end of turn 10 what else can win, in its order."""
    held = stronghold_winners(g)
    if held:
        return _unless_foreseen(g, "stronghold", held)
    return _at_the_end(g) if g.turn >= LAST_TURN else NOT_YET


def _at_the_end(g: Dune) -> Verdict:
    """CLS-16.08 to 16.12: Fremen special, Guild special, Fremen by default, most strongholds."""
    if FREMEN in g.in_play and fremen_special_victory(g):
        return "fremen_special", side_of(g, FREMEN)
    if GUILD in g.in_play:
        return "guild_special", side_of(g, GUILD)
    if FREMEN in g.in_play:
        return _fremen_by_default(g)
    winners = most_strongholds(g)
    return _unless_foreseen(g, "most_strongholds", winners) if winners else NOT_YET


def _fremen_by_default(g: Dune) -> Verdict:
    """CLS-16.10: without the Guild."""
    winners = side_of(g, FREMEN) if g.opts.fremen_default_shared else (FREMEN,)
    if g.opts.default_win_predictable:
        return _unless_foreseen(g, "fremen_default", winners)
    return "fremen_default", winners


def _unless_foreseen(g: Dune, won_by: str, winners: Side) -> Verdict:
    """CLS-16.07: if Bene Gesserit foresaw it, they win alone."""
    return ("prediction", (BENE_GESSERIT,)) if foreseen(g, winners) else (won_by, winners)


def two_players(g: Dune) -> bool:
    return len({g.seat_of[faction] for faction in g.in_play}) == 2


def side_of(g: Dune, faction: Faction) -> Side:
    """A faction and its allies; with two players the factions of one player (CLS-36.08)."""
    if two_players(g):
        return tuple(other for other in g.in_play if g.seat_of[other] == g.seat_of[faction])
    return tuple(sorted((faction, *g.allies[faction])))


def strongholds_needed(g: Dune, side: Side) -> int:
    """CLS-16.02, CLS-16.03, CLS-36.07, CLS-37."""
    if two_players(g):
        four = g.opts.two_player_strongholds == "both_forms" or len(g.in_play) > 2
        return STRONGHOLDS_OF_TWO_PLAYERS if four else STRONGHOLDS_ALONE
    return STRONGHOLDS_ALONE if len(side) == 1 else STRONGHOLDS_OF_ALLIANCE[g.opts.alliance_variant]


def garrisons(g: Dune) -> list[list[Faction]]:
    """Who has forces in each stronghold that somebody holds; advisors don't count (CLS-1.11)."""
    return [standing for standing in (occupants(g, territory) for territory in STRONGHOLDS) if standing]


def strongholds_held(g: Dune, garrisoned: list[list[Faction]], members: Side, side: Side) -> int:
    """Strongholds with a force of these members; one with a force of another side doesn't count (CLS-16.05)."""
    held = 0
    for standing in garrisoned:
        if any(faction in members for faction in standing) and (
            g.opts.contested_counts or all(faction in side for faction in standing)
        ):
            held += 1
    return held


def stronghold_winners(g: Dune) -> Side:
    """CLS-16.02 to 16.04; if several qualify, the first in storm order (CLS-16.06)."""
    garrisoned = garrisons(g)
    if len(garrisoned) < STRONGHOLDS_ALONE:
        return ()
    for faction in g.order:
        side = side_of(g, faction)
        if strongholds_held(g, garrisoned, side, side) >= strongholds_needed(g, side):
            return side
        alone = g.opts.ally_wins_alone and bool(g.allies[faction])
        if alone and strongholds_held(g, garrisoned, (faction,), side) >= STRONGHOLDS_ALONE:
            return (faction,)
    return ()


def most_strongholds(g: Dune) -> Side:
    """CLS-16.11: the player (by option: the alliance) with forces in most strongholds; all of them if tied."""
    garrisoned = garrisons(g)
    together = g.opts.most_strongholds_by == "alliance" or two_players(g)
    held = {}
    for faction in g.order:
        side = side_of(g, faction)
        held[faction] = strongholds_held(g, garrisoned, side if together else (faction,), side)
    most = max(held.values())
    return tuple(faction for faction in g.order if held[faction] == most) if most else ()
