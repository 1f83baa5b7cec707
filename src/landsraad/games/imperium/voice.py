"""The Voice: a space closed to opponents until the own next turn (IMP-14.29 to 14.31)."""

from __future__ import annotations

from ...table import Action, Seat, Step
from . import effects
from .board import SPACE, SPACES, Space
from .components import CONTROL_MARKERS
from .resolve import HANDLERS, POSSIBLE
from .state import Imperium, Party, seat_of

CLOSE = SPACES.column(lambda space: f"close {space.id}")


def closed_to(g: Imperium, party: Party, space: Space) -> bool:
    """Closed by somebody else (IMP-14.29)."""
    return any(closed == space and owner != party for owner, closed in g.voice)


def close(g: Imperium, party: Party, space: Space) -> None:
    g.voice = (*g.voice, (party, space))
    g.tell("space_closed", party + 1, SPACES[space].id)


def reopen(g: Imperium, party: Party) -> None:
    """The own next turn of any kind begins."""
    for owner, space in g.voice:
        if owner == party:
            g.tell("space_reopened", party + 1, SPACES[space].id)
    g.voice = tuple(mark for mark in g.voice if mark[0] != party)


def marker_at_hand(g: Imperium, party: Party) -> bool:
    """IMP-14.31"""
    on_board = g.control.count(party) + sum(owner == party for owner, _ in g.voice)
    return not g.opts.voice_needs_control_marker or on_board < CONTROL_MARKERS


class CloseSpace(Step[Imperium]):
    """IMP-14.29: `close <space>`, any space, empty or not."""

    party: Party = 0
    chosen: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.chosen else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [CLOSE[space] for space in g.box.board.spaces]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.chosen = True
        close(g, self.party, SPACE[action.removeprefix("close ")])


def _block(g: Imperium, party: Party, key: str, effect: effects.BlockSpace) -> None:
    g.then(CloseSpace(party=party))


HANDLERS[effects.BlockSpace] = _block
POSSIBLE[effects.BlockSpace] = lambda g, party, key, effect: marker_at_hand(g, party)
