"""Smugglers: a whole game for the table, in about a hundred lines. `docs/writing-a-game.md` walks through it.

Three rounds. Each round the desert yields one to six spice; everybody secretly sends a smuggler (a card), all are
revealed, and the highest takes the spice, unless the holder of the Karama (card 0) uses it to spoil the harvest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any

import msgspec

from landsraad.table import (
    Action,
    Chance,
    Game,
    Seat,
    State,
    Step,
    Window,
    give_order,
    order_options,
    reading,
)
from landsraad.table.options import parse
from landsraad.table.play import visibly_asked

KARAMA = 0
DECK = range(17)
Cards = tuple[int, ...]


class Options(msgspec.Struct, frozen=True):
    karama: Annotated[bool, reading()] = True


class Smugglers(State, kw_only=True):
    hands: list[Cards]
    deck: Cards
    spice: list[int]
    discards: Cards = ()
    round: int = 0

    def clone(self) -> Smugglers:
        new = super().clone()
        new.hands, new.spice = self.hands.copy(), self.spice.copy()
        return new

    def voluntary(self, seat: Seat) -> list[Action]:
        return order_options(seat, ("karama",), (), self) if 0 <= seat < len(self.hands) else []

    def volunteer(self, seat: Seat, action: Action) -> None:
        give_order(self, seat, action)


class Round(Step[Smugglers]):
    """A procedure: three rounds, then the richest win."""

    def run(self, g: Smugglers) -> None:
        if g.round == 3:
            g.winners = tuple(seat for seat, spice in enumerate(g.spice) if spice == max(g.spice))
            return
        g.round += 1
        harvest = 1 + g.chance.draw(6)
        g.tell("harvest", harvest)
        g.then(Smuggle(waiting=tuple(range(len(g.hands))), harvest=harvest), Round())


class Smuggle(Step[Smugglers]):
    """A question to all at once: whom each sends stays sealed until everybody has answered."""

    harvest: int
    waiting: Cards
    sent: tuple[tuple[Seat, int], ...] = ()

    def asks(self, g: Smugglers) -> tuple[Seat, ...]:
        return self.waiting

    def options(self, g: Smugglers, seat: Seat) -> list[Action]:
        return [f"send {card}" for card in g.hands[seat]]

    def answer(self, g: Smugglers, seat: Seat, action: Action) -> None:
        card = int(action.removeprefix("send "))
        g.hands[seat] = tuple(c for c in g.hands[seat] if c != card)
        self.waiting = tuple(other for other in self.waiting if other != seat)
        self.sent = (*self.sent, (seat, card))

    def run(self, g: Smugglers) -> None:
        for seat, card in self.sent:
            g.tell("sent", seat, card)
        g.discards += tuple(card for _, card in self.sent)
        winner = max(self.sent, key=lambda sent: sent[1])[0]
        holders = tuple(seat for seat, hand in enumerate(g.hands) if KARAMA in hand)
        g.then(Spoil(waiting=holders, harvest=self.harvest, winner=winner))

    def shown(self, g: Smugglers, seat: Seat | None) -> dict[str, Any]:
        return {"harvest": self.harvest, "mine": [card for owner, card in self.sent if owner == seat]}


class Spoil(Window[Smugglers]):
    """A reaction window: asks only who holds the Karama, and nobody else can see that it asks."""

    kind = "karama"
    harvest: int = 0
    winner: int = 0

    def options(self, g: Smugglers, seat: Seat) -> list[Action]:
        return ["pass", "karama"]

    def run(self, g: Smugglers) -> None:
        for seat, _ in self.wishes:
            g.hands[seat] = tuple(card for card in g.hands[seat] if card != KARAMA)
            g.discards += (KARAMA,)
            g.tell("spoiled", seat, self.harvest)
            return
        g.spice[self.winner] += self.harvest
        g.tell("taken", self.winner, self.harvest)

    def redraw(self, g: Smugglers, eyes: Seat | None) -> None:
        if eyes not in self.waiting:
            self.waiting = tuple(seat for seat, hand in enumerate(g.hands) if KARAMA in hand)


class View(msgspec.Struct):
    round: int
    spice: list[int]
    cards: list[int]  # how many each has
    hand: Cards
    discards: Cards
    asked: tuple[Seat, ...]
    step: dict[str, Any]


class SmugglersGame(Game[Smugglers]):
    id, name, rules_version, seats = "smugglers", "Smugglers", 1, (2, 3, 4)
    options_type, state_type = Options, Smugglers

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Smugglers:
        cards = chance.shuffled(DECK if parse(Options, options).karama else DECK[1:])
        hands = [cards[4 * seat : 4 * seat + 4] for seat in range(seats)]
        return Smugglers(
            chance=chance, stack=[Round()], hands=hands, deck=cards[4 * seats :], spice=[0] * seats
        )

    def view(self, g: Smugglers, seat: Seat | None) -> View:
        hand = () if seat is None else g.hands[seat]
        step = g.stack[-1].shown(g, seat) if g.stack and not g.stack[-1].secret else {}
        sizes = [len(cards) for cards in g.hands]
        return View(g.round, g.spice.copy(), sizes, hand, g.discards, visibly_asked(g, seat), step)

    def resample(self, g: Smugglers, seat: Seat | None, chance: Chance) -> Smugglers:
        """Everything but one's own hand is dealt anew, sealed smugglers included."""
        new = g.clone()
        new.chance = chance
        step = new.stack[-1] if new.stack else None
        sealed = step.sent if isinstance(step, Smuggle) else ()
        hidden = [card for owner, card in sealed if owner != seat] + list(g.deck)
        hidden += [card for owner, hand in enumerate(g.hands) if owner != seat for card in hand]
        pile = list(chance.shuffled(hidden))
        take = lambda n: tuple(pile.pop() for _ in range(n))  # noqa: E731
        new.hands = [hand if owner == seat else take(len(hand)) for owner, hand in enumerate(g.hands)]
        if isinstance(step, Smuggle):
            step.sent = tuple((o, card) if o == seat else (o, pile.pop()) for o, card in sealed)
        elif step is not None:
            step.redraw(new, seat)
        new.deck = tuple(pile)
        return new

    def seat_name(self, g: Smugglers, seat: Seat) -> str:
        return ("red", "blue", "green", "yellow")[seat]

    def invariants(self, g: Smugglers) -> Iterable[str]:
        cards = [card for hand in (*g.hands, g.deck, g.discards) for card in hand]
        cards += [card for step in g.stack if isinstance(step, Smuggle) for _, card in step.sent]
        if len(cards) != len(set(cards)) or len(cards) < 16:
            yield f"the cards are {sorted(cards)}"

    def turn(self, g: Smugglers) -> int:
        return g.round

    def texts(self, language: str) -> Traversable:
        return Path(__file__).with_name("toy_game.ftl")


GAME = SmugglersGame()
