"""Atreides and the Spice deck: a look at its top card when Shipment and Movement starts (CLS-20.09)."""

from __future__ import annotations

from ....table import Step
from ..cards import SHAI_HULUD
from ..karama import guard, stopped
from ..map import TERRITORY_ID
from ..state import Dune
from ..steps import name
from . import ATREIDES


def look_at_spice_deck(g: Dune) -> None:
    if g.seat_of[ATREIDES] >= 0:
        g.then(SpiceDeckLook())
        guard(g, ATREIDES, "spice_deck_prescience")


class SpiceDeckLook(Step[Dune]):
    """CLS-20.09: the top card of the Spice deck, before anybody acts."""

    def run(self, g: Dune) -> None:
        from ..spice_blow import spice_deck_ready

        if stopped(g, "spice_deck_prescience"):
            return
        spice_deck_ready(g)
        if not g.spice_deck:
            return
        card = g.spice_deck[0]
        g.spice_top_seen = (ATREIDES,)
        g.tell("looked_at_spice_deck", name(ATREIDES))
        seen = "shai_hulud" if card == SHAI_HULUD else TERRITORY_ID[card]
        g.tell("spice_card_seen", seen, only=(g.seat_of[ATREIDES],))
