"""House Hagal's deck (HAG-1.03 to 1.05, HAG-1.11): what a revealed card does, and where it sends an Agent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..board import SPACE, SPACES, Space
from ..cards import HAGAL_CARDS, HagalCard
from ..cards.hagal import Reshuffle, SendTo, SendToMostBonusSpice, Target
from ..state import Imperium, Party, Rivals
from ..voice import closed_to


def hagal(g: Imperium) -> Rivals:
    assert g.rivals is not None, "there are no House Hagal cards with three or four players"
    return g.rivals


def reveal(g: Imperium, party: Party) -> HagalCard:
    """HAG-1.05, HAG-1.16, HAG-1.19: the next card, face up on those revealed before."""
    pile = hagal(g)
    while True:
        if not pile.deck:
            reshuffle(g)
        card = pile.deck[0]
        pile.deck, pile.revealed = pile.deck[1:], (card, *pile.revealed)
        g.tell("hagal_revealed", party + 1, HAGAL_CARDS[card].id)
        if not isinstance(HAGAL_CARDS[card].target, Reshuffle):
            return card
        reshuffle(g)


def reshuffle(g: Imperium) -> None:
    """HAG-1.05: all House Hagal cards, the one just carried out included."""
    pile = hagal(g)
    pile.deck, pile.revealed = g.chance.shuffled(sorted(pile.deck + pile.revealed)), ()
    g.tell("hagal_reshuffled", len(pile.deck))


# Where a card sends an Agent


def reveal_until_legal(g: Imperium, party: Party) -> tuple[HagalCard, Space]:
    """HAG-1.03, HAG-1.04: cards that lead nowhere now are ignored; some card leads somewhere (HAG-1.20)."""
    while True:
        card = reveal(g, party)
        space = destination(g, party, card)
        if space is not None:
            return card, space
        g.tell("hagal_ignored", party + 1, HAGAL_CARDS[card].id)


def some_card_is_legal(g: Imperium, party: Party) -> bool:
    pile = hagal(g)
    return any(destination(g, party, card) is not None for card in {*pile.deck, *pile.revealed})


def destination(g: Imperium, party: Party, card: HagalCard) -> Space | None:
    """The space to which the card sends an Agent now; costs and requirements don't matter (HAG-1.06)."""
    target = HAGAL_CARDS[card].target
    return DESTINATIONS[type(target)](g, party, target)


def open_to(g: Imperium, party: Party, space: Space) -> bool:
    """HAG-1.03, HAG-1.04: nobody's Agent stands there, and no Voice closes it."""
    if g.placed[space]:
        return False
    return not (g.voice and g.opts.voice_stops_rivals and closed_to(g, party, space))


def _named(g: Imperium, party: Party, target: SendTo) -> Space | None:
    space = SPACE[target.space]
    return space if open_to(g, party, space) else None


def _most_bonus_spice(g: Imperium, party: Party, target: SendToMostBonusSpice) -> Space | None:
    """HAG-1.11: the most bonus spice, then the most spice in total, which is never equal as well."""
    found = [
        (bonus, SPACES[space].base_spice or 0, space)
        for space, bonus in zip(g.box.board.makers, g.bonus_spice, strict=True)
        if bonus >= target.least and open_to(g, party, space)
    ]
    return max(found)[2] if found else None


DESTINATIONS: dict[type[Target], Callable[[Imperium, Party, Any], Space | None]] = {
    SendTo: _named,
    SendToMostBonusSpice: _most_bonus_spice,
    Reshuffle: lambda g, party, target: None,
}
