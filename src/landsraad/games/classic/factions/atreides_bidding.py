"""Atreides in Bidding: a look at each card before its auction (CLS-20.04)."""

from __future__ import annotations

from ....table import Step
from ..cards import CARD_ID
from ..karama import guard, stopped
from ..state import Dune
from ..steps import name
from . import ATREIDES


def look_at_card(g: Dune) -> None:
    """Push the look at the first card of the row, unless Atreides know it already."""
    if ATREIDES in g.in_play and ATREIDES not in g.row_seen:
        g.then(LookAtCard())
        guard(g, ATREIDES, "bidding_prescience")


class LookAtCard(Step[Dune]):
    """CLS-20.04: Atreides alone see the card that is about to be auctioned."""

    def run(self, g: Dune) -> None:
        if stopped(g, "bidding_prescience"):
            return
        g.row_seen = (*g.row_seen, ATREIDES)
        g.tell("auction_card_seen", name(ATREIDES))
        g.tell("auction_card_is", CARD_ID[g.row[0]], only=g.asked_of[ATREIDES])
