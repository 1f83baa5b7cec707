"""Cards that may be played at any time: Tleilaxu Ghola and Truthtrance (CLS-19.14, CLS-19.21, CLS-19.23).

'Any time' needs moments at which the engine looks up: `at_any_time` is called at the start of each phase, before each
auction, before each player's shipment and movement, before a Nexus, before battle plans (after Voice, after Prescience) and
after each battle. Those who hold such a card are asked in secret; their wishes are carried out in storm order, and then all
are asked again, for what was done or said may call for another card.
"""

from __future__ import annotations

from ...table import Action, Seat, Step
from .cards import TLEILAXU_GHOLA, TRUTHTRANCE
from .factions import Faction
from .ghola import Ghola, can_revive
from .state import Dune
from .steps import FactionWindow
from .truthtrance import Truthtrance


def at_any_time(g: Dune) -> None:
    """Push the window if anybody holds such a card."""
    waiting = _owners(g)
    if waiting:
        g.then(Moment(waiting=waiting))


def _owners(g: Dune) -> tuple[Faction, ...]:
    hands = g.hands
    could = [f for f in g.in_play if TRUTHTRANCE in hands[f] or TLEILAXU_GHOLA in hands[f]]
    return tuple([faction for faction in could if _playable(g, faction)]) if could else ()


def _playable(g: Dune, faction: Faction) -> list[Action]:
    hand = g.hands[faction]
    actions = []
    if TLEILAXU_GHOLA in hand and can_revive(g, faction):
        actions.append("ghola")
    if TRUTHTRANCE in hand:
        actions.append("truthtrance")
    return actions


class Moment(FactionWindow):
    """CLS-19.23: does anybody want to play a card of this kind now?"""

    kind = "moment"

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return _owners(g)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *_playable(g, self.asked_faction(g, seat))]

    def run(self, g: Dune) -> None:
        if self.wishes:
            g.then(MomentAgain())
        for faction, action in reversed(self.in_storm_order(g)):
            g.then(Ghola(faction=faction) if action == "ghola" else Truthtrance(faction=faction))


class MomentAgain(Step[Dune]):
    """CLS-19.23: a card was played; does anybody want to play another one?"""

    def run(self, g: Dune) -> None:
        at_any_time(g)
