"""Acquiring cards (IMP-10.05 to 10.14, IMP-4.03): with Persuasion in the Reveal turn, or through an effect."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from . import effects, memory
from .cards import CARD, CARDS, FOLDSPACE, RESERVE, Card
from .components import IMPERIUM_ROW as ROW_SIZE
from .decks import to_discard_pile, with_card, without
from .effects import DECK_TOP, DISCARD_PILE, IMPERIUM_ROW
from .effects import RESERVE as RESERVE_STACKS
from .nodes import keys
from .plot import resolve_now
from .resolve import AT_ONCE, HANDLERS, POSSIBLE, Handler
from .state import NONE, Imperium, Party, seat_of

ACQUIRE = CARDS.column(lambda card: f"acquire {card.id}")
ACQUIRE_ASIDE: Action = "acquire aside"
COST = CARDS.column(lambda card: card.cost or 0)  # as printed; Foldspace has none
MANIPULATE_DISCOUNT = effects.Manipulate().discount


def on_offer(g: Imperium, sources: tuple[str, ...] = (IMPERIUM_ROW, RESERVE_STACKS)) -> list[Card]:
    """IMP-10.07: the Row and the Reserve, Foldspace excepted; each title once."""
    cards = list(dict.fromkeys(g.row)) if IMPERIUM_ROW in sources else []
    if RESERVE_STACKS in sources:
        cards += [card for card, left in zip(RESERVE, g.reserve, strict=True) if left and card != FOLDSPACE]
    return cards


def price(g: Imperium, card: Card) -> int:
    """IMP-10.08, IMP-14.09: the printed cost, less what this turn's effects take off."""
    if not g.turn.discounts:
        return COST[card]
    return max(0, COST[card] - sum(less for discounted, less in g.turn.discounts if discounted == card))


def price_aside(g: Imperium) -> int:
    """IMP-15.10: what Helena pays for the card that she has set aside."""
    return max(0, price(g, g.set_aside[1]) - MANIPULATE_DISCOUNT)


def affordable_cards(g: Imperium, party: Party) -> list[Action]:
    """`acquire <card>`; `acquire aside` for Helena's card (IMP-15.10)."""
    persuasion, reduced = g.turn.persuasion, dict(g.turn.discounts)
    actions = [
        ACQUIRE[card]
        for card in on_offer(g)
        if COST[card] <= persuasion or (card in reduced and price(g, card) <= persuasion)
    ]
    if g.set_aside[0] == party and price_aside(g) <= g.turn.persuasion:
        actions.append(ACQUIRE_ASIDE)
    return actions


def buy(g: Imperium, party: Party, action: Action) -> None:
    """Pay Persuasion and acquire (IMP-10.09: all of it is one pool)."""
    if action == ACQUIRE_ASIDE:
        g.turn.persuasion -= price_aside(g)
        acquire_aside(g, party)
        return
    card = CARD[action.removeprefix("acquire ")]
    g.turn.persuasion -= price(g, card)
    acquire(g, party, card)


def acquire(g: Imperium, party: Party, card: Card, to: str = DISCARD_PILE) -> None:
    """The card leaves Row or Reserve; the Row is refilled at once (IMP-10.13)."""
    if card in RESERVE:
        g.reserve[RESERVE.index(card)] -= 1
    else:
        leave_row(g, card)
    acquired(g, party, card, to)


def acquire_aside(g: Imperium, party: Party, to: str = DISCARD_PILE) -> None:
    card = g.set_aside[1]
    g.set_aside = (NONE, NONE)
    acquired(g, party, card, to)


def leave_row(g: Imperium, card: Card) -> None:
    """IMP-10.13, IMP-10.14"""
    g.row = without(g.row, card)
    if g.imperium_deck and len(g.row) < ROW_SIZE:
        new, *rest = g.imperium_deck
        g.imperium_deck = tuple(rest)
        g.row = (*g.row, new)
        g.tell("row_refilled", CARDS[new].id)


def acquired(g: Imperium, party: Party, card: Card, to: str = DISCARD_PILE) -> None:
    """IMP-4.03, IMP-10.11: where the card goes; what acquiring it gives follows at once (IMP-10.12)."""
    g.tell("card_acquired", party + 1, CARDS[card].id)
    if to == DECK_TOP:
        put_on_top(g, party, card)
    else:
        to_discard_pile(g, party, card)
        if g.turn.to_deck_top and g.turn.party == party:
            g.then(OnTop(party=party, card=card))
            return
    resolve_now(g, party, keys(f"{CARDS[card].id}/acquire"))


def put_on_top(g: Imperium, party: Party, card: Card) -> None:
    """Everybody has seen what lies there now; its owner may know what lies under it."""
    g.own_tops_known[party] = memory.own_tops(g, party) + 1
    g.decks[party] = (card, *g.decks[party])
    g.tops_known[party] += 1
    g.tell("card_on_top", party + 1, CARDS[card].id)


class OnTop(Step[Imperium]):
    """Recruitment Mission (IMP-14.20): `top` or `discard`, card by card; then what acquiring the card gives."""

    party: Party = 0
    card: Card = 0
    decided: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.decided else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return ["discard", "top"]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.decided = True
        if action == "top":
            g.discards[self.party] = without(g.discards[self.party], self.card)
            put_on_top(g, self.party, self.card)

    def run(self, g: Imperium) -> None:
        resolve_now(g, self.party, keys(f"{CARDS[self.card].id}/acquire"))

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"card": CARDS[self.card].id}


class FreeCard(Step[Imperium]):
    """Acquire without Persuasion (Bypass Protocol, IMP-14.36): `acquire <card>`."""

    party: Party = 0
    max_cost: int = 0
    sources: tuple[str, ...] = (IMPERIUM_ROW, RESERVE_STACKS)
    to: str = DISCARD_PILE
    taken: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.taken else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return cheap(g, self.party, self.max_cost, self.sources)

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.taken = True
        if action == ACQUIRE_ASIDE:
            acquire_aside(g, self.party, self.to)
            return
        acquire(g, self.party, CARD[action.removeprefix("acquire ")], self.to)


def cheap(g: Imperium, party: Party, max_cost: int, sources: tuple[str, ...]) -> list[Action]:
    """The printed cost counts (IMP-14.36); the card that Helena has set aside is hers this way, too (IMP-15.11)."""
    actions = [ACQUIRE[card] for card in on_offer(g, sources) if COST[card] <= max_cost]
    if g.opts.bypass_protocol_takes_foldspace and RESERVE_STACKS in sources and left_of(g, FOLDSPACE):
        actions.append(ACQUIRE[FOLDSPACE])
    owner, aside = g.set_aside
    if owner == party and COST[aside] <= max_cost:
        actions.append(ACQUIRE_ASIDE)
    return actions


def left_of(g: Imperium, card: Card) -> int:
    return g.reserve[RESERVE.index(card)]


class Manipulation(Step[Imperium]):
    """Helena's Signet (IMP-15.10): `remove <card>` from the Row; it waits for her Reveal turn.

    Two Signet turns in a round would leave the first card (IMP-15.11).
    """

    party: Party = 0
    done: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.done else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"remove {CARDS[card].id}" for card in dict.fromkeys(g.row)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.done = True
        card = CARD[action.split()[1]]
        leave_aside(g)
        leave_row(g, card)
        g.set_aside = (self.party, card)
        g.tell("card_set_aside", self.party + 1, CARDS[card].id)


def leave_aside(g: Imperium) -> None:
    """IMP-15.11: a card that was not acquired leaves the game."""
    if g.set_aside[0] != NONE:
        g.trashed = with_card(g.trashed, g.set_aside[1])
        g.tell("card_leaves_the_game", CARDS[g.set_aside[1]].id)
        g.set_aside = (NONE, NONE)


def _acquire(g: Imperium, party: Party, key: str, effect: effects.Acquire) -> None:
    g.then(FreeCard(party=party, max_cost=effect.max_cost, sources=effect.sources, to=effect.to))


def _acquire_from_reserve(g: Imperium, party: Party, key: str, effect: effects.AcquireFromReserve) -> None:
    """IMP-8.31: nothing when the stack is empty."""
    acquire(g, party, CARD[effect.card])


def _to_deck_top(g: Imperium, party: Party, key: str, effect: effects.AcquireToDeckTop) -> None:
    g.turn.to_deck_top = True


def _discount(g: Imperium, party: Party, key: str, effect: effects.Discount) -> None:
    g.turn.discounts = (*g.turn.discounts, (CARD[effect.card], effect.n))


def _manipulate(g: Imperium, party: Party, key: str, effect: effects.Manipulate) -> None:
    g.then(Manipulation(party=party))


ACQUIRE_HANDLERS: dict[type, Handler] = {
    effects.Acquire: _acquire,
    effects.AcquireFromReserve: _acquire_from_reserve,
    effects.AcquireToDeckTop: _to_deck_top,
    effects.Discount: _discount,
    effects.Manipulate: _manipulate,
}
HANDLERS.update(ACQUIRE_HANDLERS)
AT_ONCE.update((effects.AcquireToDeckTop, effects.Discount))
POSSIBLE[effects.Acquire] = lambda g, party, key, effect: bool(
    cheap(g, party, effect.max_cost, effect.sources)
)
POSSIBLE[effects.AcquireFromReserve] = lambda g, party, key, effect: left_of(g, CARD[effect.card]) > 0
POSSIBLE[effects.Manipulate] = lambda g, party, key, effect: bool(g.row)
