"""The components for clients, as plain data: what there is, what belongs together, where it lies, and what it does.

Names are catalogue messages. What something does is a phrase (`phrases.py`), so that a client can say it in the reader's language,
or with icons. A box of effects is a list of phrases that begins with "and": the effect with the key `duncan_idaho/agent/0` is the first
one of the box "agent" of that card, and `/<index>` again leads into the last argument of its phrase.
"""

from __future__ import annotations

from typing import Any

from . import phrases
from .arrangement import ARRANGEMENTS, arranged
from .board import (
    BOARD,
    COUNCIL_SEAT,
    COUNCIL_SEATS,
    INFLUENCE_FOR_ALLIANCE,
    INFLUENCE_FOR_BONUS,
    INFLUENCE_FOR_VICTORY_POINT,
    SPACES,
    TRACK_TOP,
    Space,
)
from .cards import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUE_CARDS, RESERVE, STARTING_DECK
from .cards.conflict import ConflictData
from .cards.hagal import HagalData, SendTo
from .cards.intrigue import IntrigueData
from .components import AGENTS, END_SCORE, HAND, IMPERIUM_ROW, TROOPS
from .icons import FACTIONS, ICONS, Faction
from .leaders import LEADERS, LeaderData


def layout() -> dict[str, Any]:
    """The board and the cards of the base game."""
    return {
        "arrangements": [arranged(plan) for plan in ARRANGEMENTS],
        "factions": [_faction(faction) for faction in FACTIONS],
        "icons": [_named("icon", icon.id) for icon in ICONS],
        "track": {
            "top": TRACK_TOP,
            "victory_point": INFLUENCE_FOR_VICTORY_POINT,
            "bonus": INFLUENCE_FOR_BONUS,
            "alliance": INFLUENCE_FOR_ALLIANCE,
        },
        "council": {"seats": COUNCIL_SEATS, "reveal": phrases.effects(COUNCIL_SEAT)},
        "counts": {
            "agents": AGENTS,
            "troops": TROOPS,
            "hand": HAND,
            "row": IMPERIUM_ROW,
            "score": END_SCORE,
        },
        "spaces": [_space(space) for space in BOARD.spaces],
        "leaders": [_leader(leader) for leader in LEADERS],
        "cards": [_card(card) for card in range(len(CARDS))],
        "intrigues": [_intrigue(card) for card in INTRIGUE_CARDS],
        "conflicts": [_conflict(card) for card in CONFLICTS],
        "hagal": [_hagal(card) for card in HAGAL_CARDS],
    }


def _named(kind: str, name: str) -> dict[str, Any]:
    return {"id": name, "name": f"{kind}-{name.replace('_', '-')}"}


def _faction(faction: Faction) -> dict[str, Any]:
    return {**_named("icon", ICONS[faction].id), "track": phrases.effects(BOARD.track_bonus[faction])}


def _space(space: Space) -> dict[str, Any]:
    data = SPACES[space]
    return {
        **_named("space", data.id),
        "icon": ICONS[data.icon].id,
        "combat": data.combat,
        "maker": data.base_spice,
        "once": data.once_per_game,
        "costs": [{"solari": cost.solari, "spice": cost.spice, "water": cost.water} for cost in data.costs],
        "cost": phrases.costs(data.costs),
        "requires": None if data.requires is None else phrases.said_of(data.requires),
        "space": phrases.effects(data.effects),
        "control": phrases.effects(data.control_bonus) if space in BOARD.control else None,
    }


def _leader(leader: LeaderData) -> dict[str, Any]:
    dashed = leader.id.replace("_", "-")
    return {
        **_named("leader", leader.id),
        "house": leader.house,
        "complexity": leader.complexity,
        "power": f"power-{dashed}",
        "does": phrases.said_of(leader.ability),
        "ability": phrases.effects(getattr(leader.ability, "effects", ())),
        "signet_name": f"signet-{dashed}",
        "signet": phrases.effects(leader.signet),
    }


def _card(card: int) -> dict[str, Any]:
    data = CARDS[card]
    kind = "starter" if card in STARTING_DECK else "reserve" if card in RESERVE else "imperium"
    return {
        **_named("card", data.id),
        "kind": kind,
        "copies": data.copies,
        "cost": data.cost,
        "factions": [ICONS[faction].id for faction in data.factions],
        "icons": [ICONS[icon].id for icon in data.icons],
        **{box: phrases.effects(getattr(data, box)) for box in ("agent", "reveal", "acquire", "trashed")},
    }


def _intrigue(card: IntrigueData) -> dict[str, Any]:
    return {
        **_named("intrigue", card.id),
        "copies": card.copies,
        "kinds": [use.kind.name.lower() for use in card.uses],
        "uses": [phrases.use(use) for use in card.uses],
        **{use.kind.name.lower(): phrases.effects(use.effects) for use in card.uses},
        "reveal_turn": phrases.effects(effect for use in card.uses for effect in use.in_reveal_turn or ()),
    }


def _conflict(card: ConflictData) -> dict[str, Any]:
    return {
        **_named("conflict", card.id),
        "tier": card.tier,
        "location": card.location,
        **{place: phrases.effects(getattr(card, place)) for place in ("first", "second", "third")},
    }


def _hagal(card: HagalData) -> dict[str, Any]:
    return {
        **_named("hagal", card.id),
        "copies": card.copies,
        "players": list(card.players),
        "space": card.target.space if isinstance(card.target, SendTo) else None,
        "does": phrases.hagal(card),
        "swords": phrases.hagal_swords(card),
    }
