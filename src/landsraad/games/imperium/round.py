"""The round (IMP-5): its five phases, and Phase 1, Round Start."""

from __future__ import annotations

from ...table import Action, Seat, Step
from .board import SPACE
from .cards import CONFLICTS
from .combat import Combat
from .components import HAND
from .decks import draw
from .makers import Makers
from .player_turns import PlayerTurns
from .recall import Recall
from .state import NONE, Imperium, Party, Phase, TurnMarks, seat_of
from .troops import deploy


class Round(Step[Imperium]):
    """IMP-5.01: one round, read as the list of its phases; Recall starts the next or the Endgame."""

    def run(self, g: Imperium) -> None:
        g.round += 1
        g.revealed = ()
        g.tell("round_begins", g.round)
        g.then(RoundStart(), PlayerTurns(), Combat(), Makers(), Recall())


class RoundStart(Step[Imperium]):
    """IMP-5.02 to 5.06: the Conflict card, a defender for whoever controls its place, five cards each."""

    def run(self, g: Imperium) -> None:
        g.phase = Phase.ROUND_START
        g.turn = TurnMarks()
        g.conflict_card, *rest = g.conflict_deck
        g.conflict_deck = tuple(rest)
        data = CONFLICTS[g.conflict_card]
        g.tell("conflict_revealed", data.id)
        if g.rivals is not None:
            from .hagal.setup import third_agents

            third_agents(g)
        g.then(*_defence(g, data.location), NewHands())


def _defence(g: Imperium, location: str | None) -> list[Step[Imperium]]:
    """IMP-5.03, IMP-5.06"""
    if location is None:
        return []
    defender = g.control[g.box.board.control.index(SPACE[location])]
    return [] if defender == NONE else [DefensiveBonus(party=defender)]


class DefensiveBonus(Step[Imperium]):
    """IMP-5.03: `defend` with a troop from the supply, or `pass`; a Rival always does (HAG-3.19)."""

    party: Party = 0
    decided: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if not self.decided and g.supply[self.party] else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return ["pass", "defend"]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.decided = True
        if action == "defend":
            deploy(g, self.party, 1, from_supply=True)

    def run(self, g: Imperium) -> None:
        if self.party >= g.players and g.supply[self.party]:
            deploy(g, self.party, 1, from_supply=True)


class NewHands(Step[Imperium]):
    """IMP-5.04, IMP-5.05: five more cards for every player."""

    def run(self, g: Imperium) -> None:
        for party in range(g.players):
            draw(g, party, HAND)
