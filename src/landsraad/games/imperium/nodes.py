"""Every effect of every component by key: `<owner>/<box>/<index>`, and `/<index>` again for what lies inside.

`duncan_idaho/agent/0` is the arrow of that card, `duncan_idaho/agent/0/1` the second thing it gives. Keys stand in states and
in the notation of choices, so they never change once a game is published; a module names its boxes with `name_box`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .board import BOARD, COUNCIL_SEAT, SPACES, SpaceData
from .cards import CARDS, CONFLICTS, INTRIGUE_CARDS
from .cards.card import CardData
from .cards.conflict import ConflictData
from .cards.intrigue import IntrigueData
from .effects import Choose, EachOpponent, Effect, Effects, Influence, Pay, RevealIfAgentHere, When
from .icons import FACTIONS, ICONS
from .leaders import LEADERS, LeaderData

INSIDE: dict[type[Effect], Callable[[str, Any], Iterable[tuple[str, Effects]]]] = {
    Pay: lambda key, effect: [(key, effect.gain)],
    When: lambda key, effect: [(key, effect.effects)],
    EachOpponent: lambda key, effect: [(key, effect.effects)],
    RevealIfAgentHere: lambda key, effect: [(key, effect.effects)],
    Choose: lambda key, effect: [(f"{key}/{n}", option) for n, option in enumerate(effect.options)],
}
"""The boxes inside of an effect, for types that have some; a module adds those of its own types."""

DO: dict[str, str] = {}
"""How each effect is taken up: `do <key>`."""
_NODES: dict[str, Effect] = {}
_BOXES: dict[str, tuple[str, ...]] = {}


def name_box(box: str, effects: Effects) -> None:
    """Name the effects of a box, and those nested in them."""
    _BOXES[box] = tuple(f"{box}/{index}" for index in range(len(effects)))
    for key, effect in zip(_BOXES[box], effects, strict=True):
        _NODES[key] = effect
        DO[key] = f"do {key}"
        inside = INSIDE.get(type(effect))
        for inner, nested in inside(key, effect) if inside else ():
            name_box(inner, nested)


def keys(box: str) -> tuple[str, ...]:
    """The keys of a box's effects; none when there is no such box."""
    return _BOXES.get(box, ())


def node(key: str) -> Effect:
    return _NODES[key]


def _name_card(card: CardData) -> None:
    for box in ("agent", "reveal", "acquire", "trashed"):
        name_box(f"{card.id}/{box}", getattr(card, box))


def _name_space(space: SpaceData) -> None:
    name_box(f"{space.id}/space", space.effects)
    name_box(f"{space.id}/control", space.control_bonus)


def _name_tracks() -> None:
    for faction in FACTIONS:
        name_box(f"{ICONS[faction].id}/influence", (Influence(faction),))
        name_box(f"{ICONS[faction].id}/track", BOARD.track_bonus[faction])


def _name_intrigue(intrigue: IntrigueData) -> None:
    for use in intrigue.uses:
        name_box(f"{intrigue.id}/{use.kind.name.lower()}", use.effects)
        name_box(f"{intrigue.id}/reveal_turn", use.in_reveal_turn or ())


def _name_conflict(conflict: ConflictData) -> None:
    for box in ("first", "second", "third"):
        name_box(f"{conflict.id}/{box}", getattr(conflict, box))


def _name_leader(leader: LeaderData) -> None:
    name_box(f"{leader.id}/signet", leader.signet)
    name_box(f"{leader.id}/ability", getattr(leader.ability, "effects", ()))


name_box("council/reveal", COUNCIL_SEAT)
_name_tracks()
CARDS.each(_name_card)
SPACES.each(_name_space)
INTRIGUE_CARDS.each(_name_intrigue)
CONFLICTS.each(_name_conflict)
LEADERS.each(_name_leader)
