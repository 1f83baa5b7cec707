"""What effects, costs and conditions do, in words: `phrases.py` says which messages, the catalogue what they say.

A module needs only messages for its own types.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...table.texts import Texts
from . import phrases
from .cards import CARDS, INTRIGUE_CARDS, Card, IntrigueCard
from .effects import Condition, Cost, Effect
from .nodes import node
from .phrases import AND, OR, Phrase

_BETWEEN = {AND: ", ", OR: " / "}


def say(texts: Texts, phrase: Phrase) -> str:
    """A phrase in words."""
    said = _said(texts, phrase)
    return str(said)


def _said(texts: Texts, phrase: Phrase) -> int | str:
    if not isinstance(phrase, list):
        return phrase
    key, *rest = phrase
    args = [_said(texts, each) for each in rest]
    if key in _BETWEEN:
        return _BETWEEN[str(key)].join(str(arg) for arg in args if arg)
    return texts.say(str(key), *args)


def effect(texts: Texts, data: Effect) -> str:
    return say(texts, phrases.said_of(data))


def effects(texts: Texts, data: Iterable[Effect]) -> str:
    return say(texts, phrases.effects(data))


def key(texts: Texts, name: str) -> str:
    """What waits under a key such as `duncan_idaho/agent/0`."""
    return effect(texts, node(name))


def condition(texts: Texts, data: Condition) -> str:
    return say(texts, phrases.said_of(data))


def cost(texts: Texts, data: Cost) -> str:
    """Empty where nothing is to pay."""
    return say(texts, phrases.cost(data))


def costs(texts: Texts, data: Iterable[Cost]) -> str:
    return say(texts, phrases.costs(data))


def agent_box(texts: Texts, card: Card) -> str:
    return effects(texts, CARDS[card].agent)


def reveal_box(texts: Texts, card: Card) -> str:
    return effects(texts, CARDS[card].reveal)


def intrigue(texts: Texts, card: IntrigueCard) -> str:
    """All that an Intrigue card can be used for."""
    return say(texts, phrases.uses(INTRIGUE_CARDS[card].uses))
