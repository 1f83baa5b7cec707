"""The Mentat (IMP-13.08 to 13.11, IMP-8.26): whoever takes it uses it like an Agent of the own until Recall.

Among the Agents of a party (`agents`, `placed`) the Mentat counts as one; `mentat_at` remembers where it stands.
"""

from __future__ import annotations

from . import effects
from .board import Space
from .resolve import AT_ONCE, HANDLERS, POSSIBLE
from .state import NONE, Imperium, Party


def mentat_free(g: Imperium) -> bool:
    """IMP-13.09, IMP-13.11: it lies unused on its own space."""
    return g.mentat == NONE


def mentat_ready(g: Imperium, party: Party) -> bool:
    """Whether the party may send it from its Leader."""
    return g.mentat == party and g.mentat_at == NONE


def mentat_stands(g: Imperium, party: Party, space: Space) -> bool:
    """Whether the party's Agent on a space is the Mentat; a real Agent beside it is named first."""
    return g.mentat == party and g.mentat_at == space and g.placed[space].count(party) == 1


def take_mentat(g: Imperium, party: Party) -> None:
    g.mentat, g.mentat_at = party, NONE
    g.agents[party] += 1
    g.tell("mentat_taken", party + 1)


def _take(g: Imperium, party: Party, key: str, effect: effects.TakeMentat) -> None:
    if mentat_free(g):
        take_mentat(g, party)


HANDLERS[effects.TakeMentat] = _take
POSSIBLE[effects.TakeMentat] = lambda g, party, key, effect: mentat_free(g)
AT_ONCE.add(effects.TakeMentat)
