"""Phase 4: Bidding (CLS-9)."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from .cards import CARD_ID, KARAMA
from .factions import Faction
from .factions.atreides_bidding import look_at_card
from .factions.emperor import collect_bid
from .factions.harkonnen_cards import bonus_card, offer_exchange
from .given_word import forbids
from .hands import draw, hand_limit, rebuild_deck, take
from .karama import KaramaEffect, as_actions, card_of, cards_as_karama, karama_cards, play_karama
from .moments import at_any_time
from .phase import begin
from .promises import note
from .questions import karama_behind_bid
from .spice import spend, split
from .state import NONE, Dune, Phase
from .steps import Ask, name

HIDDEN_KARAMA_BIDS = 50  # a bid that Karama pays may go as high as this at least
BIDS: tuple[Action, ...] = tuple(f"bid {n}" for n in range(200))


class Bidding(Step[Dune]):
    """CLS-9: auctions."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.BIDDING)
        g.then(Deal())
        at_any_time(g)


class Deal(Step[Dune]):
    """CLS-9.02 to 9.04: hand sizes are announced; a card for each player who can take one is dealt face down."""

    def run(self, g: Dune) -> None:
        for faction in g.order:
            g.tell("hand_size", name(faction), len(g.hands[faction]))
        deal_row(g, len(eligible(g, g.order[0])))
        g.tell("cards_dealt", len(g.row))
        g.then(NextCard(start=g.order[0]))


def deal_row(g: Dune, count: int) -> None:
    """CLS-9.04; as many as there are (CLS-9.16). Whoever knew the top card of the deck knows the first of the row."""
    if not count:
        return
    rebuild_deck(g)
    seen_by = g.deck_top_seen
    while len(g.row) < count:
        card = draw(g)
        if card is None:
            break
        g.row = (*g.row, card)
    g.row_seen = seen_by if g.row else ()


def eligible(g: Dune, start: Faction) -> tuple[Faction, ...]:
    """CLS-9.03: those below their hand limit, to the right from `start`, which comes first."""
    at = g.order.index(start)
    return tuple(f for f in (*g.order[at:], *g.order[:at]) if len(g.hands[f]) < hand_limit(f))


def right_of(g: Dune, faction: Faction) -> Faction:
    return g.order[(g.order.index(faction) + 1) % len(g.order)]


class NextCard(Step[Dune]):
    """CLS-9.05: the next card of the row, if there is one; between auctions Harkonnen may use their power."""

    start: Faction = 0

    def run(self, g: Dune) -> None:
        if g.row:
            g.then(CardUp(start=self.start))
        offer_exchange(g)


class CardUp(Step[Dune]):
    """CLS-20.04: the card is looked at; without anybody to bid the phase ends (CLS-9.18)."""

    start: Faction = 0

    def run(self, g: Dune) -> None:
        if not eligible(g, self.start):
            return_row(g)
            return
        g.then(BeforeAuction(start=self.start))
        look_at_card(g)


class BeforeAuction(Step[Dune]):
    """CLS-19.23: a last moment before the bidding."""

    start: Faction = 0

    def run(self, g: Dune) -> None:
        g.then(OpenAuction(start=self.start))
        at_any_time(g)


class OpenAuction(Step[Dune]):
    """CLS-9.06, CLS-9.11: the first eligible player from `start` to the right opens."""

    start: Faction = 0

    def run(self, g: Dune) -> None:
        bidders = eligible(g, self.start)
        g.tell("auction_begins", name(bidders[0]), len(g.row))
        g.then(Auction(bidders=bidders))


def bid_limit(g: Dune, faction: Faction) -> int:
    """CLS-9.10, CLS-17.13: own spice and what allies add; whoever overbids frees what the standing bid binds."""
    most = g.spice[faction]
    for ally in g.allies[faction]:
        most += min(g.pledges[ally], g.spice[ally])
    return most


def bids(first: int, last: int) -> list[Action]:
    if last < len(BIDS):
        return list(BIDS[first : last + 1])
    return [f"bid {n}" for n in range(first, last + 1)]


class Auction(Step[Dune]):
    """CLS-9.07 to 9.09, 9.17: bids rise as the turn goes round, until it comes back to the highest bidder."""

    bidders: tuple[Faction, ...] = ()  # the opener first
    at: int = 0
    bid: int = 0
    bidder: Faction = NONE
    passed: tuple[
        Faction, ...
    ] = ()  # since the last bid, or on this card (option allow_rebid_after_pass=off)
    over: bool = False

    @property
    def faction(self) -> Faction:
        return self.bidders[self.at]

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return () if self.over else g.asked_of[self.bidders[self.at]]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        faction = self.bidders[self.at]
        if forbids(g, faction, "bid"):  # CLS-18.03
            return ["pass"]
        limit = bid_limit(g, faction)
        if karama_cards(g, faction):
            limit = max(limit, self.bid + 1, HIDDEN_KARAMA_BIDS)
        return ["pass", *bids(self.bid + 1, limit)]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        faction = self.bidders[self.at]
        if action == "pass":
            self.passed = (*self.passed, faction)
            g.tell("bid_passed", name(faction))
        else:
            self.bid, self.bidder = int(action[4:]), faction
            if g.opts.allow_rebid_after_pass:
                self.passed = ()
            release(g)
            stand_behind(g, faction, self.bid)
            g.tell("bid_made", name(faction), self.bid)
            note(g, faction, "bids")
        self.pass_turn(g)

    def pass_turn(self, g: Dune) -> None:
        """CLS-9.17: to the next who may bid; over when that is the highest bidder, or when all have passed."""
        count = len(self.bidders)
        if self.bidder == NONE and len(self.passed) == count:
            self.over = True
            return
        self.at = (self.at + 1) % count
        if not g.opts.allow_rebid_after_pass:
            while self.bidders[self.at] in self.passed:
                self.at = (self.at + 1) % count
        self.over = self.bidders[self.at] == self.bidder

    def run(self, g: Dune) -> None:
        if self.bidder == NONE:
            return_row(g)
            return
        g.tell("auction_won", name(self.bidder), self.bid)
        settle(g, self.bidders[0], self.bidder, self.bid)

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {
            "turn": name(self.faction),
            "bid": self.bid,
            "bidder": name(self.bidder) if self.bidder != NONE else None,
            "bidders": [name(faction) for faction in self.bidders],
            "passed": [name(faction) for faction in self.passed],
            "cards_left": len(g.row),
        }


def stand_behind(g: Dune, faction: Faction, bid: int) -> None:
    """CLS-17.19: spice behind a standing bid is bound, the allies' part too; or it is a hidden Karama (CLS-19.17)."""
    if bid > bid_limit(g, faction):
        g.karama_bidder = faction
        karama_behind_bid(g, faction, bid)
        return
    for payer, part in split(g, faction, bid):
        g.reserved[payer] += part


def release(g: Dune) -> list[tuple[Faction, int]]:
    """Nothing stands behind a bid any more; what did is returned."""
    parts = [(payer, g.reserved[payer]) for payer in g.in_play if g.reserved[payer]]
    for payer, _ in parts:
        g.reserved[payer] = 0
    g.karama_bidder = NONE
    return parts


def return_row(g: Dune) -> None:
    """CLS-9.14: unsold cards go back, so that the deck is in its old order; the phase ends (CLS-9.13)."""
    g.tell("cards_unsold", len(g.row))
    g.deck, g.deck_top_seen = (*g.row, *g.deck), g.row_seen
    g.row, g.row_seen = (), ()
    note(g, NONE, "card_sold")
    g.then(NextCard())


class Sale(Step[Dune]):
    """CLS-9.09: the buyer takes the card, unseen by others; the next one is opened to the right of the opener (9.11)."""

    opener: Faction = 0
    buyer: Faction = 0

    def run(self, g: Dune) -> None:
        card, seen_by = g.row[0], g.row_seen
        g.row, g.row_seen = g.row[1:], ()
        take(g, self.buyer, card, seen_by)
        g.tell("auction_card_taken", name(self.buyer))
        note(g, NONE, "card_sold")
        g.tell("card_is", CARD_ID[card], only=g.asked_of[self.buyer])
        g.then(NextCard(start=right_of(g, self.opener)))
        bonus_card(g, self.buyer)


def settle(g: Dune, opener: Faction, buyer: Faction, price: int) -> None:
    """CLS-19.17: the winner pays the bid, or plays Karama instead; without either the bid was none."""
    cards = cards_as_karama(g, buyer)
    must = g.karama_bidder == buyer
    if cards and (len(cards) > 1 or not must):
        g.then(Payment(faction=buyer, opener=opener, price=price))
    elif cards:
        play_karama(g, buyer, cards[0], FreeCard(faction=buyer, opener=opener, price=price))
    elif must:
        void_bid(g, opener, buyer)
    else:
        pay_bid(g, opener, buyer)


def pay_bid(g: Dune, opener: Faction, buyer: Faction) -> None:
    """CLS-22.04: in full."""
    parts = release(g)
    for payer, part in parts:
        spend(g, payer, part)
        g.tell("bid_paid", name(payer), part)
    g.then(Sale(opener=opener, buyer=buyer))
    collect_bid(g, buyer, parts)


def void_bid(g: Dune, opener: Faction, buyer: Faction) -> None:
    """CLS-19.20: a worthless card was not let pass for the Karama behind the bid; the card is auctioned again."""
    release(g)
    g.tell("bid_void", name(buyer))
    g.then(OpenAuction(start=opener))


class Payment(Ask):
    """CLS-19.17: the winner who holds Karama may take the card without paying; nobody else sees the question."""

    secret = True

    opener: Faction = 0
    price: int = 0

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        """Not any more if the cards were lost or stopped meanwhile, against a gift."""
        return () if self.answered or not cards_as_karama(g, self.faction) else g.asked_of[self.faction]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        actions = as_actions(cards_as_karama(g, self.faction))
        return actions if g.karama_bidder == self.faction else ["pay", *actions]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action == "pay":
            pay_bid(g, self.opener, self.faction)
        else:
            free = FreeCard(faction=self.faction, opener=self.opener, price=self.price)
            play_karama(g, self.faction, card_of(action), free)

    def run(self, g: Dune) -> None:
        if not self.answered:
            settle(g, self.opener, self.faction, self.price)


class FreeCard(KaramaEffect):
    """CLS-19.17: a won card without payment; the Karama is discarded."""

    opener: Faction = 0
    price: int = 0

    def effect(self, g: Dune) -> None:
        release(g)
        g.tell("bid_paid_with_karama", name(self.faction))
        g.then(Sale(opener=self.opener, buyer=self.faction))

    def fail(self, g: Dune) -> None:
        """CLS-19.20: without the advantage; a real Karama is left to a bid that only Karama pays."""
        if g.karama_bidder != self.faction:
            pay_bid(g, self.opener, self.faction)
        elif KARAMA in g.hands[self.faction]:
            again = FreeCard(faction=self.faction, opener=self.opener, price=self.price)
            play_karama(g, self.faction, KARAMA, again)
        else:
            void_bid(g, self.opener, self.faction)
