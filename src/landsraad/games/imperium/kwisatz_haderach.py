"""The Kwisatz Haderach card (IMP-14.12 to 14.14): an own Agent from anywhere to any space."""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from . import effects
from .board import SPACE, SPACES, Space
from .cards import CARD, CARDS
from .recall_agent import lift
from .resolve import AT_ONCE, HANDLERS
from .sending import SENDINGS, TO, Sending, from_leader, leave_leader, may_enter, send
from .state import NONE, Imperium, Party, seat_of

KWISATZ_HADERACH = CARD["kwisatz_haderach"]
LEADER = "from leader"


def haderach_targets(g: Imperium, party: Party, start: Space = NONE) -> list[Space]:
    """Where the Agent from a space, or from the Leader, could go: it is lifted first (IMP-14.12, IMP-14.13)."""
    past_enemies = g.opts.kh_ignores_enemy_agents
    if start == NONE:
        return [s for s in g.box.board.spaces if may_enter(g, party, s, among_enemies=past_enemies)]
    standing = g.placed[start]
    others = list(standing)
    others.remove(party)
    g.placed[start] = tuple(others)
    found = [s for s in g.box.board.spaces if may_enter(g, party, s, among_enemies=past_enemies)]
    g.placed[start] = standing
    return found


def starts(g: Imperium, party: Party) -> list[Space]:
    """Where own Agents are who could be sent, NONE for the Leader."""
    standing = [space for space in g.box.board.spaces if party in g.placed[space]]
    if g.agents[party]:
        standing.insert(0, NONE)
    return [start for start in standing if haderach_targets(g, party, start)]


class HaderachPlayed(Step[Imperium]):
    """`from leader` or `from <space>` says which Agent, then `to <space>` where it goes."""

    party: Party = 0
    start: str = ""
    space: Space = NONE
    mentat: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.space != NONE else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        if not self.start:
            return [_from(start) for start in starts(g, self.party)]
        spaces = haderach_targets(g, self.party, _start(self.start))
        if self.start == LEADER:
            return from_leader(g, self.party, spaces)
        return [TO[space] for space in spaces]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        if action.startswith("from "):
            self.start = action
        else:
            _, space, *mentat = action.split()
            self.space, self.mentat = SPACE[space], bool(mentat)

    def run(self, g: Imperium) -> None:
        party, start = self.party, _start(self.start)
        if start == NONE:
            leave_leader(g, party, self.space, mentat=self.mentat)
        else:
            if lift(g, party, start):
                g.mentat_at = self.space
            g.tell("agent_lifted", party + 1, SPACES[start].id)
        send(g, party, KWISATZ_HADERACH, self.space)

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"card": CARDS[KWISATZ_HADERACH].id, "from": self.start.removeprefix("from ")}


def _from(start: Space) -> Action:
    return LEADER if start == NONE else f"from {SPACES[start].id}"


def _start(action: Action) -> Space:
    return NONE if action == LEADER else SPACE[action.removeprefix("from ")]


def _sent_already(g: Imperium, party: Party, key: str, effect: effects.PlaceAgentAnywhere) -> None:
    """Playing the card did it."""


SENDINGS[KWISATZ_HADERACH] = Sending(
    lambda g, party: bool(starts(g, party)), lambda party: HaderachPlayed(party=party)
)
HANDLERS[effects.PlaceAgentAnywhere] = _sent_already
AT_ONCE.add(effects.PlaceAgentAnywhere)
