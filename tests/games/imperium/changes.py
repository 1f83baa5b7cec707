"""What a turn has changed for a player, for tests that read `change(g, 0) == {"solari": 2}`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from landsraad.games.imperium.cards import CARDS, INTRIGUE_CARDS
from landsraad.games.imperium.view import view

Counts = dict[str, int]
COUNTED = (
    "solari",
    "spice",
    "water",
    "vp",
    "garrison",
    "supply",
    "conflict",
    "swords",
    "intrigues",
    "hand",
)


def names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def intrigues(cards: Iterable[int]) -> list[str]:
    return [INTRIGUE_CARDS[card].id for card in cards]


def told(g: Any, key: str) -> list[tuple[Any, ...]]:
    return [event.args for event in g.events if event.key == key]


def standing(g: Any, seat: int) -> Counts:
    """All that can be counted of a player, as the player sees it."""
    seen = view(g.state, seat)
    party = seen.parties[seat]
    counts: Counts = {field: getattr(party, field) for field in COUNTED}
    if seen.turn is not None and seen.turn.party == seat:
        counts["persuasion"] = seen.turn.persuasion
    return counts | party.influence


def added(*changes: Counts) -> Counts:
    """Several changes as one."""
    total = {field: sum(change.get(field, 0) for change in changes) for field in set().union(*changes)}
    return {field: n for field, n in total.items() if n}


class Changes:
    """Remembers how a player stood."""

    def __init__(self, g: Any, seat: int) -> None:
        self.g, self.seat = g, seat
        self.before = standing(g, seat)

    def __call__(self) -> Counts:
        """What is different now."""
        now = standing(self.g, self.seat)
        return {
            field: n - self.before.get(field, 0) for field, n in now.items() if n != self.before.get(field, 0)
        }
