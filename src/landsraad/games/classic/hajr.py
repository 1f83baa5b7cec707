"""Hajr (CLS-19.13): one extra move in the own turn."""

from __future__ import annotations

from ...table import Action, Seat
from .cards import HAJR
from .factions import Faction
from .hands import discard
from .movement import Movement, movable
from .state import Dune
from .steps import FactionWindow, name


def play_hajr(g: Dune, faction: Faction) -> None:
    g.tell("hajr_played", name(faction))
    discard(g, faction, HAJR)


def after_move(g: Dune, faction: Faction, moves: int) -> None:
    """What follows a move: another that Hajr gave already, or the question whether to play it now."""
    if moves > 0:
        g.then(Movement(faction=faction, moves=moves))
    elif HAJR in g.hands[faction] and movable(g, faction):
        g.then(HajrWindow(waiting=(faction,)))


class HajrWindow(FactionWindow):
    """CLS-19.13: after a move, one more; asked in secret, for only the holder knows of the card."""

    kind = "hajr"

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return tuple(faction for faction in self.waiting if HAJR in g.hands[faction])

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", "hajr"]

    def run(self, g: Dune) -> None:
        for faction, _ in self.wishes:
            play_hajr(g, faction)
            g.then(Movement(faction=faction))
