"""What stands beside a question for a person: what an effect does, what a space costs, what a card is for.

All of it is printed on components or lies open, so it says nothing that a seat can't know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...table import Action, Seat
from ...table.texts import Texts
from . import wording
from .acquiring import price, price_aside
from .board import SPACE, SPACES
from .cards import CARD, INTRIGUE_CARD
from .effects import Cost
from .leaders import LEADER, LEADERS
from .nodes import keys
from .sending import prices
from .state import Imperium, Party
from .view import leader_id


def notes(g: Imperium, seat: Seat, texts: Texts) -> Callable[[Action], str]:
    """A few words beside an option."""

    def note(action: Action) -> str:
        word, _, name = action.partition(" ")
        say = NOTES.get(word)
        return say(g, seat, texts, name) if say and name else ""

    return note


def beside(g: Imperium, seat: Seat, texts: Texts) -> Iterable[str]:
    """What is shown of the question, a line for each part of it, parties by name."""
    shown = g.stack[-1].shown(g, seat)
    if "rival" in shown:
        shown["rival"] = leader_id(g, shown["rival"])
    if "strength" in shown:
        shown["strength"] = _by_leader(g, texts, shown["strength"])
    said = {word: " ".join(part) if isinstance(part, list) else part for word, part in shown.items()}
    lines = [texts.say(f"beside-{word}", part) for word, part in said.items() if part not in (None, "")]
    return [*lines, *_means(g, seat, texts)]


def _means(g: Imperium, party: Party, texts: Texts) -> Iterable[str]:
    """What a player has to decide with, once the game has begun."""
    if not g.round:
        return
    have = [wording.cost(texts, Cost(g.solari[party], g.spice[party], g.water[party]))]
    if g.turn.party == party and g.turn.persuasion:
        have.append(texts.say("effect-persuasion", g.turn.persuasion))
    if g.garrison[party]:
        have.append(texts.say("beside-garrison", g.garrison[party]))
    if held := ", ".join(filter(None, have)):
        yield texts.say("beside-means", held)


def _by_leader(g: Imperium, texts: Texts, numbers: Iterable[int]) -> str:
    return ", ".join(
        f"{texts.name(leader_id(g, party), 'short')} {number}" for party, number in enumerate(numbers)
    )


def _effect(g: Imperium, seat: Seat, texts: Texts, name: str) -> str:
    return wording.key(texts, name)


def _option(g: Imperium, seat: Seat, texts: Texts, name: str) -> str:
    """An option of a choice, or a Leader."""
    if name in LEADER:
        return wording.effects(texts, LEADERS[LEADER[name]].signet)
    return ", ".join(wording.key(texts, each) for each in keys(name))


def _space(g: Imperium, seat: Seat, texts: Texts, name: str) -> str:
    space = SPACE[name.partition(" ")[0]]
    gain = wording.effects(texts, SPACES[space].effects)
    cost = wording.costs(texts, prices(g, seat, space))
    return texts.say("effect-pay", cost, gain) if cost else gain


def _agent_card(g: Imperium, seat: Seat, texts: Texts, name: str) -> str:
    return wording.agent_box(texts, CARD[name])


def _intrigue(g: Imperium, seat: Seat, texts: Texts, name: str) -> str:
    return wording.intrigue(texts, INTRIGUE_CARD[name])


def _acquire(g: Imperium, seat: Seat, texts: Texts, name: str) -> str:
    return texts.say("effect-persuasion", price_aside(g) if name == "aside" else price(g, CARD[name]))


NOTES: dict[str, Callable[[Imperium, Seat, Texts, str], str]] = {
    "do": _effect,
    "choose": _option,
    "to": _space,
    "agent": _agent_card,
    "plot": _intrigue,
    "combat": _intrigue,
    "endgame": _intrigue,
    "acquire": _acquire,
}
