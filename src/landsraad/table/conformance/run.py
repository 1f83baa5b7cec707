"""One run of the suite: what it plays, what it has seen so far, and where it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec

from ..errors import TableError, in_one_line
from ..game import Game
from ..play import asked as asked_seats
from ..play import options as options_of
from ..play import play
from ..state import Action, State
from ..texts import Texts
from .checks import ABOUT, Check

POOL = 1000  # actions to forge with


class Run:
    def __init__(self, game: Game[Any], seed: str, positions: int, forgeries: int) -> None:
        self.game, self.seed = game, seed
        self.positions, self.forgeries = positions, forgeries
        self.random = Random(f"conformance {seed}")
        self.checks = {name: Check(name, about) for name, about in ABOUT.items()}
        self.texts = self._catalogue()
        self.pool: list[Action] = ["pass"]  # actions from everywhere, to forge with
        self.seen: set[str] = set()
        self.curious = False  # whether this game's players look for what is rare
        self.met: Counter[str] = Counter()  # questions of a kind that curious players were asked,
        self.chosen: Counter[tuple[str, str]] = Counter()  # and the first words of what they chose
        self.said: set[str] = set()
        self.length = 200  # of a game, as far as known: spreads the positions to look at
        self.where = ""
        self.differ = self.redrawn = False

    def _catalogue(self) -> Texts:
        try:
            return Texts.load(self.game.texts("en"))
        except TableError as error:
            self.checks["texts"].fail(str(error))
            return Texts()

    @contextmanager
    def failing(self, name: str) -> Iterator[None]:
        """Turns what is raised inside into a failure of a check."""
        try:
            yield
        except AssertionError as error:
            self.checks[name].fail(f"{self.where}: {error}")
        except Exception as error:
            self.checks[name].fail(f"{self.where}: {in_one_line(error)}")

    def pick(self, items: Any) -> Any:
        return items[int(self.random.random() * len(items))]

    def json(self, g: State) -> bytes:
        return msgspec.json.encode(self.game.dump(g))

    def remember(self, action: Action) -> None:
        if len(self.pool) < POOL:
            self.pool.append(action)
        else:
            self.pool[int(self.random.random() * POOL)] = action

    def wander(self, g: State, seed: str, actions: int = 10) -> list[Action]:
        """Play on at random; the same from equal states."""
        return list(wandering(g, Random(f"{self.seed} {seed} {g.played}").random, actions))


def wandering(g: State, random: Callable[[], float], actions: int) -> Iterator[Action]:
    for _ in range(actions):
        asked = asked_seats(g)
        if not asked:
            return
        seat = asked[int(random() * len(asked))]
        offered = options_of(g, seat)
        action = offered[int(random() * len(offered))]
        play(g, seat, action, offered)
        yield f"{seat} {action}"


def advance_noting(g: State, seen: set[str]) -> None:
    """As `play.advance`, noting the steps that come up."""
    while g.stack:
        step = g.stack[-1]
        seen.add(type(step).__name__)
        if step.asks(g):
            return
        g.stack.pop()
        step.run(g)
