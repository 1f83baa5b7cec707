"""Bene Gesserit: whether the prediction has come true (CLS-21.03, CLS-16.07); it is made in `setup.py`."""

from __future__ import annotations

from ..state import Dune
from . import BENE_GESSERIT, Faction


def foreseen(g: Dune, winners: tuple[Faction, ...]) -> bool:
    """The predicted faction wins in the predicted turn, alone or with any ally."""
    faction, turn = g.prediction
    return turn == g.turn and faction in winners and BENE_GESSERIT in g.in_play
