"""A view of Dune: Imperium as one player reads it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from landsraad.games.imperium.view import ImperiumView, OwnView, PartyView

ROUNDS = 10


class Sight:
    """What the player makes of the view."""

    def __init__(self, view: ImperiumView) -> None:
        self.view = view
        self.seat = view.seat or 0

    @property
    def me(self) -> PartyView:
        return self.view.parties[self.seat]

    @property
    def own(self) -> OwnView:
        assert self.view.own is not None  # a player has a seat
        return self.view.own

    @cached_property
    def others(self) -> list[PartyView]:
        return [party for number, party in enumerate(self.view.parties) if number != self.seat]

    @property
    def left(self) -> float:
        """How much of the game is still to come, from 1 to 0: what pays later is worth less."""
        return max(0.0, 1 - (self.view.round - 1) / (ROUNDS - 1))

    def has(self, resource: str) -> int:
        amount: int = getattr(self.me, resource)
        return amount

    def card(self, action: str) -> str:
        """The card an action speaks of: "acquire chani", "trash hand dagger"; "acquire aside" is Helena's (IMP-15.10)."""
        word = action.rsplit(maxsplit=1)[-1]
        return self.view.set_aside[1] if word == "aside" and self.view.set_aside else word

    def leading(self) -> int:
        """The opponent with the most Victory Points."""
        parties = self.view.parties
        rivals = [number for number in range(len(parties)) if number != self.seat]
        return max(rivals, key=lambda number: (parties[number].vp, parties[number].strength, -number))


Answer = Callable[[Sight, list[str]], str]


def starting(options: list[str], *words: str) -> list[str]:
    """The options whose first word is one of these."""
    return [option for option in options if option.partition(" ")[0] in words]


def number(action: str) -> int:
    last = action.rpartition(" ")[2]
    return int(last) if last.isdecimal() else 0
