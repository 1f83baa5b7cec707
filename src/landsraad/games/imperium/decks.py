"""Personal cards in motion (IMP-4.03 to 4.09, IMP-13.01 to 13.05): drawing, discarding, trashing.

Hands and cards in play are kept sorted; a discard pile lies with its top card first (IMP-4.10).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...table import Action, Seat, Step
from . import effects, memory
from .cards import CARD, CARDS, RESERVE, Card
from .effects import DISCARD_PILE, HAND, IN_PLAY
from .leader_abilities import foresee
from .nodes import keys
from .resolve import HANDLERS, OPTIONAL, POSSIBLE, Handler, Test, arise, lapse
from .state import Imperium, Party, seat_of

ZONES = (HAND, DISCARD_PILE, IN_PLAY)
REVEAL_BOX = CARDS.column(lambda card: keys(f"{card.id}/reveal"))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(sorted((*cards, card)))


def zone(g: Imperium, party: Party, name: str) -> tuple[Card, ...]:
    return _piles(g, name)[party]


def _piles(g: Imperium, name: str) -> list[tuple[Card, ...]]:
    if name == HAND:
        return g.hands
    return g.discards if name == DISCARD_PILE else g.in_play


def reshuffle(g: Imperium, party: Party) -> None:
    """IMP-4.04: the discard pile becomes the deck, when a card must be drawn and not earlier."""
    memory.deck_rebuilt(g, party)
    g.decks[party] = g.chance.shuffled(sorted((*g.decks[party], *g.discards[party])))
    g.discards[party] = ()
    g.tops_known[party] = g.own_tops_known[party] = 0
    g.tell("deck_shuffled", party + 1)


def draw(g: Imperium, party: Party, count: int) -> None:
    """IMP-4.04, IMP-4.05; in the own Reveal turn a drawn card is revealed at once (IMP-10.15)."""
    while count:
        if not g.decks[party]:
            if not g.discards[party]:
                g.tell("nothing_to_draw", party + 1)
                return
            reshuffle(g, party)
        deck = g.decks[party]
        cards, g.decks[party] = deck[:count], deck[count:]
        count -= len(cards)
        _drawn(g, party, cards)
    foresee(g, party)


def _drawn(g: Imperium, party: Party, cards: tuple[Card, ...]) -> None:
    if known := g.tops_known[party]:
        memory.seen_in_hand(g, party, *cards[:known])
        g.tops_known[party] = max(0, known - len(cards))
    g.own_tops_known[party] = max(0, g.own_tops_known[party] - len(cards))
    g.hands[party] = tuple(sorted(g.hands[party] + cards))
    for card in cards:
        g.tell("card_drawn", party + 1)
        g.tell("card_drawn_is", CARDS[card].id, party + 1, only=seat_of(g, party))
    if g.turn.revealing and g.turn.party == party:
        for card in cards:
            reveal_card(g, party, card)


def reveal_card(g: Imperium, party: Party, card: Card) -> None:
    """IMP-10.02, IMP-10.03: from hand to in play; the effects of the Reveal box arise."""
    leave_hand(g, party, card)
    _revealed(g, party, (card,))


def reveal_hand(g: Imperium, party: Party) -> None:
    """IMP-10.02: all of it."""
    hand, g.hands[party] = g.hands[party], ()
    g.hand_seen[party] = ()
    _revealed(g, party, hand)


def _revealed(g: Imperium, party: Party, cards: tuple[Card, ...]) -> None:
    g.in_play[party] = tuple(sorted(g.in_play[party] + cards))
    for card in cards:
        g.tell("card_revealed", party + 1, CARDS[card].id)
        arise(g, party, REVEAL_BOX[card])


def to_discard_pile(g: Imperium, party: Party, *cards: Card) -> None:
    g.discards[party] = (*cards, *g.discards[party])


def leave_hand(g: Imperium, party: Party, card: Card) -> None:
    g.hands[party] = without(g.hands[party], card)
    memory.left_hand(g, party, card)


def discard(g: Imperium, party: Party, card: Card) -> None:
    leave_hand(g, party, card)
    to_discard_pile(g, party, card)
    g.tell("card_discarded", party + 1, CARDS[card].id)


def trash(g: Imperium, party: Party, name: str, card: Card, *, by_itself: bool = False) -> None:
    """IMP-13.01: out of the game, a Reserve card back to its stack; what it had not begun lapses (IMP-13.03)."""
    piles = _piles(g, name)
    piles[party] = without(piles[party], card)
    if name == HAND:
        memory.left_hand(g, party, card)
    if name == IN_PLAY and not by_itself:
        lapse(g, party, CARDS[card].id, left=piles[party].count(card))
    trashed(g, party, card, by_itself=by_itself)


def trashed(g: Imperium, party: Party, card: Card, *, by_itself: bool = False) -> None:
    """What follows when a card has left its zone to be trashed."""
    if card in RESERVE:
        g.reserve[RESERVE.index(card)] += 1
    else:
        g.trashed = with_card(g.trashed, card)
    g.tell("card_trashed", party + 1, CARDS[card].id)
    if not by_itself:  # IMP-14.01: only when some other effect does it
        arise(g, party, keys(f"{CARDS[card].id}/trashed"))


def trash_choices(g: Imperium, party: Party, zones: Iterable[str] = ZONES) -> list[Action]:
    """`trash hand dagger`: each different card of each zone."""
    return [
        f"trash {name} {CARDS[card].id}" for name in zones for card in dict.fromkeys(zone(g, party, name))
    ]


class TrashCard(Step[Imperium]):
    """IMP-13.01: trash a card from hand, discard pile or cards in play: `trash hand dagger`.

    Who may leave it (IMP-13.02) has not come here.
    """

    party: Party = 0
    left: int = 1
    zones: tuple[str, ...] = ZONES

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        if not self.left or not any(zone(g, self.party, name) for name in self.zones):
            return ()
        return seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return trash_choices(g, self.party, self.zones)

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        _, name, card = action.split()
        self.left -= 1
        trash(g, self.party, name, CARD[card])


class DiscardCards(Step[Imperium]):
    """IMP-13.04, IMP-13.05: cards of one's own choice from hand, as many as there are; `discard dagger`.

    Whether all cards in the hand are alike is a secret, so only their number decides whether there is a question.
    """

    party: Party = 0
    left: int = 1

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if 0 < self.left < len(g.hands[self.party]) else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"discard {CARDS[card].id}" for card in dict.fromkeys(g.hands[self.party])]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.left -= 1
        discard(g, self.party, CARD[action.split()[1]])

    def run(self, g: Imperium) -> None:
        for card in g.hands[self.party][: self.left]:
            discard(g, self.party, card)


class TakeBack(Step[Imperium]):
    """Other Memory: a card of a faction from the own discard pile to the hand; `take lady_jessica`."""

    party: Party = 0
    faction: int = 0
    left: int = 1

    def fitting(self, g: Imperium) -> list[Card]:
        return [c for c in dict.fromkeys(g.discards[self.party]) if self.faction in CARDS[c].factions]

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if self.left and len(self.fitting(g)) > 1 else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"take {CARDS[card].id}" for card in self.fitting(g)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self._take(g, CARD[action.split()[1]])

    def run(self, g: Imperium) -> None:
        if self.left and (only := self.fitting(g)):
            self._take(g, only[0])

    def _take(self, g: Imperium, card: Card) -> None:
        self.left -= 1
        g.discards[self.party] = without(g.discards[self.party], card)
        g.hands[self.party] = with_card(g.hands[self.party], card)
        memory.seen_in_hand(g, self.party, card)
        g.tell("card_taken_back", self.party + 1, CARDS[card].id)


class TopCard(Step[Imperium]):
    """Poison Snooper (IMP-14.16): the top card of the own deck is drawn or trashed."""

    party: Party = 0
    done: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.done else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return ["draw", "trash"]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.done = True
        if action == "draw":
            draw(g, self.party, 1)
            return
        card, *rest = g.decks[self.party]
        g.decks[self.party] = tuple(rest)
        g.tops_known[self.party] = max(0, g.tops_known[self.party] - 1)
        g.own_tops_known[self.party] = max(0, g.own_tops_known[self.party] - 1)
        trashed(g, self.party, card)
        foresee(g, self.party)

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"top": CARDS[g.decks[self.party][0]].id} if seat == self.party and not self.done else {}


def _draw(g: Imperium, party: Party, key: str, effect: effects.Draw) -> None:
    draw(g, party, effect.n)


def _trash(g: Imperium, party: Party, key: str, effect: effects.Trash) -> None:
    g.then(TrashCard(party=party, left=effect.n, zones=effect.zones))


def _trash_this(g: Imperium, party: Party, key: str, effect: effects.TrashThis) -> None:
    trash(g, party, IN_PLAY, _card_of(key), by_itself=True)


def _still_in_play(g: Imperium, party: Party, key: str, effect: effects.TrashThis) -> bool:
    """IMP-13.18: another effect may have trashed the card first."""
    return _card_of(key) in g.in_play[party]


def _card_of(key: str) -> Card:
    return CARD[key.partition("/")[0]]


def _discard(g: Imperium, party: Party, key: str, effect: effects.Discard) -> None:
    g.then(DiscardCards(party=party, left=effect.n))


def _take_from_discard(g: Imperium, party: Party, key: str, effect: effects.TakeFromDiscard) -> None:
    g.then(TakeBack(party=party, faction=effect.faction, left=effect.n))


def _look_top(g: Imperium, party: Party, key: str, effect: effects.LookTop) -> None:
    g.own_tops_known[party] = max(1, g.own_tops_known[party])
    g.tell("top_card_is", CARDS[g.decks[party][0]].id, only=seat_of(g, party))
    g.then(TopCard(party=party))


def _shuffle(g: Imperium, party: Party, key: str, effect: effects.ShuffleDiscardIntoDeck) -> None:
    """IMP-14.21"""
    reshuffle(g, party)
    foresee(g, party)


CARD_HANDLERS: dict[type, Handler] = {
    effects.Draw: _draw,
    effects.Trash: _trash,
    effects.TrashThis: _trash_this,
    effects.Discard: _discard,
    effects.TakeFromDiscard: _take_from_discard,
    effects.LookTop: _look_top,
    effects.ShuffleDiscardIntoDeck: _shuffle,
}
CARD_TESTS: dict[type, Test] = {
    effects.Trash: lambda g, party, key, effect: any(zone(g, party, name) for name in effect.zones),
    effects.TrashThis: _still_in_play,
    effects.Discard: lambda g, party, key, effect: bool(g.hands[party]),
    effects.TakeFromDiscard: lambda g, party, key, effect: any(
        effect.faction in CARDS[card].factions for card in g.discards[party]
    ),
    effects.LookTop: lambda g, party, key, effect: bool(g.decks[party]),
}
HANDLERS.update(CARD_HANDLERS)
POSSIBLE.update(CARD_TESTS)
OPTIONAL[effects.Trash] = lambda g, party, key, effect: effect.optional
