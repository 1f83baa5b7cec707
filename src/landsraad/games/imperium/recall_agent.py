"""Recalling an Agent before the Recall phase (IMP-13.12, IMP-14.34)."""

from __future__ import annotations

from ...table import Action, Seat, Step
from . import effects
from .board import SPACE, SPACES, Space
from .mentat import mentat_stands
from .resolve import HANDLERS, POSSIBLE
from .state import NONE, Imperium, Party, seat_of

RECALL = SPACES.column(lambda space: f"recall {space.id}")


def recallable(g: Imperium, party: Party) -> list[Space]:
    """The spaces where an own Agent stands; the Mentat only by option (IMP-14.34)."""
    own = [space for space in g.box.board.spaces if party in g.placed[space]]
    if g.opts.urgent_mission_recalls_mentat:
        return own
    return [space for space in own if not mentat_stands(g, party, space)]


def lift(g: Imperium, party: Party, space: Space) -> bool:
    """Take an own Agent off a space; whether it was the Mentat."""
    mentat = mentat_stands(g, party, space)
    standing = list(g.placed[space])
    standing.remove(party)
    g.placed[space] = tuple(standing)
    if mentat:
        g.mentat_at = NONE
    return mentat


class RecallOne(Step[Imperium]):
    """`recall <space>`: the Agent returns to the Leader and may be sent again; the space is free (IMP-13.12)."""

    party: Party = 0
    left: int = 1

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if self.left and len(recallable(g, self.party)) > 1 else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [RECALL[space] for space in recallable(g, self.party)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self._recall(g, SPACE[action.removeprefix("recall ")])

    def run(self, g: Imperium) -> None:
        while self.left and (spaces := recallable(g, self.party)):
            self._recall(g, spaces[0])

    def _recall(self, g: Imperium, space: Space) -> None:
        self.left -= 1
        lift(g, self.party, space)
        g.agents[self.party] += 1
        g.tell("agent_recalled", self.party + 1, SPACES[space].id)


def _recall_agent(g: Imperium, party: Party, key: str, effect: effects.RecallAgent) -> None:
    g.then(RecallOne(party=party, left=effect.n))


HANDLERS[effects.RecallAgent] = _recall_agent
POSSIBLE[effects.RecallAgent] = lambda g, party, key, effect: bool(recallable(g, party))
