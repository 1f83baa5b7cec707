"""The test vocabulary of Dune (classic): a position by its rulebook names, then play that reads like the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from landsraad.games.classic import GAME
from landsraad.games.classic.factions import FACTION, FACTION_ID
from landsraad.games.classic.state import Dune, Phase
from landsraad.games.classic.steps import AskTogether, FactionWindow
from landsraad.table import Chance, Event, advance, asked, options, play

ALL = "atreides,bene_gesserit,emperor,fremen,spacing_guild,harkonnen"


class Play:
    """A position being played in a test."""

    def __init__(self, state: Dune) -> None:
        self.state = state
        self.state.told = []
        advance(self.state)

    @property
    def events(self) -> list[Event]:
        assert self.state.told is not None
        return self.state.told

    @property
    def keys(self) -> list[str]:
        return [event.key for event in self.events]

    @property
    def asked(self) -> set[str]:
        """The factions whose answer is awaited, in secret windows too."""
        step = self.state.stack[-1] if self.state.stack else None
        seats = asked(self.state)
        if isinstance(step, AskTogether | FactionWindow):
            return {FACTION_ID[f] for f in step.waiting if self.state.seat_of[f] in seats}
        faction = getattr(step, "faction", None)
        if faction is not None and self.state.asked_of[faction] == seats:
            return {FACTION_ID[faction]}
        return {FACTION_ID[f] for f in self.state.in_play if self.state.seat_of[f] in seats}

    def seat(self, faction: str) -> int:
        return self.state.seat_of[FACTION[faction]]

    def offered(self, faction: str) -> list[str]:
        return options(self.state, self.seat(faction))

    def do(self, faction: str, *actions: str) -> None:
        for action in actions:
            play(self.state, self.seat(faction), action)
            self.check()

    def set_spice(self, faction: str, amount: int) -> None:
        """Spice behind a shield, from the bank or back to it."""
        self.state.bank += self.state.spice[FACTION[faction]] - amount
        self.state.spice[FACTION[faction]] = amount

    def check(self) -> None:
        wrong = list(GAME.invariants(self.state))
        assert not wrong, wrong

    def first_options(self, until: Callable[[], bool], limit: int = 3000) -> None:
        """Everybody passes, or takes the first option, until something is true."""
        for _ in range(limit):
            if until() or not self.state.stack:
                return
            seat = asked(self.state)[0]
            offered = options(self.state, seat)
            play(self.state, seat, "pass" if "pass" in offered else offered[0], offered)
        raise AssertionError("it never came to that")

    def run_to(self, phase: str | Callable[[], bool]) -> None:
        if callable(phase):
            self.first_options(phase)
            return
        wanted = Phase[phase.upper()]
        turn = self.state.turn
        later = self.state.phase >= wanted

        def there() -> bool:
            return self.state.phase == wanted and (not later or self.state.turn > turn)

        self.first_options(there)


@pytest.fixture
def table() -> Callable[..., Play]:
    def place(
        factions: str = ALL,
        mode: str = "basic",
        options: dict[str, str] | None = None,
        players: int | None = None,
        seed: str = "test",
        prepare: Callable[[Dune], None] | None = None,
        **position: Any,
    ) -> Play:
        names: Sequence[str] = factions.split(",")
        given = {"mode": mode, "deals": "off", **(options or {})}
        state = GAME.place(players or len(names), given, {"factions": names, **position}, Chance(seed))
        if prepare:
            prepare(state)
        return Play(state)

    return place


@pytest.fixture
def market(table: Any) -> Callable[..., Any]:
    """A table that waits for the first bid while the others talk."""

    def place(**position: Any) -> Any:
        chosen = {"deals": "on", **position.pop("options", {})}
        order = ["atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen"]
        return table(**{"phase": "bidding", "turn": 2, "order": order, "options": chosen, **position})

    return place
