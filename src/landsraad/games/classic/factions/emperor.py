"""The Emperor: income from bids (CLS-22.03), and revivals paid for allies (CLS-22.06)."""

from __future__ import annotations

from typing import Any

from ....table import Action, Seat, Step
from ..karama import guard, stopped
from ..spice import free, gain, spend
from ..state import Dune
from ..steps import Ask, name
from ..tanks import free_revivals, revivable_forces
from . import EMPEROR, SHEETS, Faction

MOST_PAID = 3
PRICE = 2
PAY: tuple[Action, ...] = ("pass", *(f"pay {n}" for n in range(1, MOST_PAID + 1)))


def collect_bid(g: Dune, buyer: Faction, parts: list[tuple[Faction, int]]) -> None:
    """CLS-22.03: what others pay for a Treachery card is the Emperor's; own purchases go to the bank."""
    if buyer == EMPEROR or EMPEROR not in g.in_play:
        return
    returns = g.opts.emperor_pledge_returns
    amount = sum(part for payer, part in parts if returns or payer != EMPEROR)
    if amount:
        g.then(BidIncome(amount=amount))
        guard(g, EMPEROR, "receive_bid_payment")


class BidIncome(Step[Dune]):
    """CLS-22.03; stopped by Karama, the payment stays in the bank (CLS-19.24)."""

    amount: int = 0

    def run(self, g: Dune) -> None:
        if not stopped(g, "receive_bid_payment"):
            gain(g, EMPEROR, self.amount, "bid_received")


def offer_to_pay(g: Dune) -> None:
    """Push a question to the Emperor for each ally with forces to bring back."""
    for ally in g.allies[EMPEROR]:
        if revivable_forces(g, ally, normal=True) > SHEETS[ally].free_revival:
            g.then(PayRevival(faction=EMPEROR, ally=ally))


class PayRevival(Ask):
    """CLS-22.06: for how many more forces of the ally the Emperor will pay, three at most."""

    ally: Faction = 0

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        if self.answered or "pay_ally_revival" in g.blocked or not self.useful(g):
            return ()
        return g.asked_of[EMPEROR]

    def useful(self, g: Dune) -> int:
        """Forces beyond the ally's free revival."""
        return max(0, revivable_forces(g, self.ally, normal=True) - free_revivals(g, self.ally))

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return list(PAY[: 1 + min(MOST_PAID, self.useful(g), free(g, EMPEROR) // PRICE)])

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        if action != "pass":
            g.then(PaymentPromised(faction=EMPEROR, ally=self.ally, count=int(action[4:])))
            guard(g, EMPEROR, "pay_ally_revival")

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"ally": name(self.ally)}


class PaymentPromised(Step[Dune]):
    """CLS-22.06: the spice is bound until the ally has decided, unless Karama stops the Emperor."""

    faction: Faction = EMPEROR  # the Emperor's spice is spoken for already (`promises.acts_now`)
    ally: Faction = 0
    count: int = 0

    def run(self, g: Dune) -> None:
        if stopped(g, "pay_ally_revival"):
            return
        g.reserved[EMPEROR] += PRICE * self.count
        g.revival_paid = (*g.revival_paid, (self.ally, self.count))
        g.tell("revival_payment_promised", name(self.ally), self.count)


def paid_for(g: Dune, ally: Faction) -> int:
    """For how many forces of the ally the Emperor pays."""
    for other, count in g.revival_paid:
        if other == ally:
            return count
    return 0


def pay_for_ally(g: Dune, ally: Faction, count: int) -> None:
    """The ally has decided: the Emperor pays for `count` of the forces promised."""
    promised = paid_for(g, ally)
    if not promised:
        return
    g.revival_paid = tuple((other, n) for other, n in g.revival_paid if other != ally)
    g.reserved[EMPEROR] -= PRICE * promised
    if count:
        spend(g, EMPEROR, PRICE * count)
        g.tell("revival_paid", name(EMPEROR), PRICE * count)
