"""What a card, a space, a Leader or a Conflict does, in lines, for whoever sees no printed card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...table.texts import Texts
from . import phrases, wording
from .board import SPACE, SPACES
from .cards import CARD, CARDS, CONFLICT, CONFLICTS, INTRIGUE_CARD, Card
from .icons import ICONS
from .leaders import LEADER, LEADERS


def about(what: str, texts: Texts) -> list[str]:
    """Of a thing, all of it; of an option, what its own words and its note leave unsaid of the card."""
    verb, _, thing = what.rpartition(" ")
    if verb:
        card = CARD.get(thing)
        return list(OPTIONS[verb](card, texts)) if card is not None and verb in OPTIONS else []
    return [
        line for things, lines in THINGS if thing in things for line in lines(things[thing], texts) if line
    ]


def _in_hand(card: Card, texts: Texts) -> Iterator[str]:
    """Its Agent box stands in the note."""
    yield _joined(_icons(card, texts), _box("reveal", card, texts))


def _on_offer(card: Card, texts: Texts) -> Iterator[str]:
    boxes = (_box(box, card, texts) for box in ("agent", "reveal", "acquire", "trashed"))
    yield _joined(_icons(card, texts), *boxes)


def _card(card: Card, texts: Texts) -> Iterator[str]:
    cost = CARDS[card].cost
    yield texts.say("effect-persuasion", cost) if cost is not None else ""
    yield from _on_offer(card, texts)


def _icons(card: Card, texts: Texts) -> str:
    icons = " ".join(ICONS[icon].id for icon in CARDS[card].icons)
    return texts.say("about-icons", icons) if icons else ""


def _box(box: str, card: Card, texts: Texts) -> str:
    said = wording.effects(texts, getattr(CARDS[card], box))
    return texts.say(f"about-{box}", said) if said else ""


def _joined(*parts: str) -> str:
    return "; ".join(part for part in parts if part)


def _intrigue(card: int, texts: Texts) -> Iterator[str]:
    yield wording.intrigue(texts, card)


def _space(space: int, texts: Texts) -> Iterator[str]:
    data = SPACES[space]
    cost, gain = wording.costs(texts, data.costs), wording.effects(texts, data.effects)
    yield texts.say("effect-pay", cost, gain) if cost else gain


def _leader(leader: int, texts: Texts) -> Iterator[str]:
    data = LEADERS[leader]
    dashed = data.id.replace("_", "-")
    yield f"{texts.say(f'power-{dashed}')}: {wording.say(texts, phrases.said_of(data.ability))}"
    yield f"{texts.say(f'signet-{dashed}')}: {wording.effects(texts, data.signet)}"


def _conflict(card: int, texts: Texts) -> Iterator[str]:
    for place in ("first", "second", "third"):
        rewards = wording.effects(texts, getattr(CONFLICTS[card], place))
        yield f"{texts.say('board-title-rewards', place)}: {rewards}" if rewards else ""


OPTIONS: dict[str, Callable[[Card, Texts], Iterator[str]]] = {"agent": _in_hand, "acquire": _on_offer}
THINGS: tuple[tuple[dict[str, int], Callable[[int, Texts], Iterator[str]]], ...] = (
    (CARD, _card),
    (INTRIGUE_CARD, _intrigue),
    (SPACE, _space),
    (LEADER, _leader),
    (CONFLICT, _conflict),
)
