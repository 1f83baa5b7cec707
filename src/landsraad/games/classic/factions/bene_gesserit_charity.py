"""Bene Gesserit (Advanced) in CHOAM Charity (CLS-31.04)."""

from __future__ import annotations

from ....table import Step
from ..karama import guard, stopped
from ..spice import gain
from ..state import Dune
from . import BENE_GESSERIT

AMOUNT = 2


def receive_charity(g: Dune) -> None:
    """Push what Bene Gesserit receive whatever they hold."""
    if g.opts.advanced and BENE_GESSERIT in g.in_play:
        g.then(BeneGesseritCharity())
        guard(g, BENE_GESSERIT, "charity")


class BeneGesseritCharity(Step[Dune]):
    """CLS-31.04: always 2 spice; stopped, they may claim like anybody else (CLS-19.20)."""

    def run(self, g: Dune) -> None:
        if not stopped(g, "charity"):
            gain(g, BENE_GESSERIT, AMOUNT, "charity_received")
