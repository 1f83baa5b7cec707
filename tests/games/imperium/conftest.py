"""The test vocabulary of Dune: Imperium: a position by its rulebook names, then play that reads like the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from games.imperium.ledger import Ledger
from landsraad.games.imperium import nodes
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.state import Imperium, Phase
from landsraad.table import Chance, Event, advance, asked, options, play


class Play:
    """A position being played in a test."""

    def __init__(self, state: Imperium) -> None:
        self.state = state
        self.state.told = []
        self.check()
        ledger = Ledger(self.state)
        advance(self.state)
        self.check(ledger.wrong())

    @property
    def events(self) -> list[Event]:
        assert self.state.told is not None
        return self.state.told

    @property
    def keys(self) -> list[str]:
        return [event.key for event in self.events]

    @property
    def asked(self) -> set[int]:
        """The seats whose answer is awaited."""
        return set(asked(self.state))

    def offered(self, seat: int) -> list[str]:
        return options(self.state, seat)

    def do(self, seat: int, *actions: str) -> None:
        for action in actions:
            self.act(seat, action)

    def act(self, seat: int, action: str, offered: list[str] | None = None) -> None:
        ledger = Ledger(self.state)
        play(self.state, seat, action, offered)
        self.check(ledger.wrong(seat))

    def check(self, untold: Sequence[str] = ()) -> None:
        """The state is sound, and what has changed was told."""
        wrong = [*GAME.invariants(self.state), *untold]
        assert not wrong, wrong

    def first_options(self, until: Callable[[], bool], limit: int = 3000) -> None:
        """Everybody passes, ends, reveals, or takes the first option, until something is true."""
        for _ in range(limit):
            if until() or not self.state.stack:
                return
            seat = asked(self.state)[0]
            offered = options(self.state, seat)
            action = next((word for word in ("pass", "end", "reveal") if word in offered), offered[0])
            self.act(seat, action, offered)
        raise AssertionError("it never came to that")

    def run_to(self, phase: str | Callable[[], bool]) -> None:
        """To the first question of a phase (`combat`: the state is in it), or until something is true."""
        if callable(phase):
            self.first_options(phase)
            return
        wanted = Phase[phase.upper()]
        round_, later = self.state.round, self.state.phase >= wanted

        def there() -> bool:
            return self.state.phase == wanted and (not later or self.state.round > round_)

        self.first_options(there)


@pytest.fixture(autouse=True)
def boxes_of_one_test() -> Iterator[None]:
    """Effects that a test names are no component for the next one."""
    registries: tuple[dict[str, Any], ...] = (nodes._NODES, nodes._BOXES, nodes.DO)
    before = [set(registry) for registry in registries]
    yield
    for registry, known in zip(registries, before, strict=True):
        for key in registry.keys() - known:
            del registry[key]


@pytest.fixture
def table() -> Callable[..., Play]:
    """The position's names are those of `landsraad.games.imperium.position`; players are numbered from 0."""

    def place(
        players: int = 4,
        leaders: Sequence[str] = (),
        options: dict[str, str] | None = None,
        seed: str = "test",
        prepare: Callable[[Imperium], None] | None = None,
        **position: Any,
    ) -> Play:
        state = GAME.place(players, options or {}, {"leaders": leaders, **position}, Chance(seed))
        if prepare:
            prepare(state)
        return Play(state)

    return place
