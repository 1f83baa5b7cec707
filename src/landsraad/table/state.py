"""A state is data, and a game is a stack of steps.

**State**: a msgspec struct of ints, strings, tuples, short lists and dicts. No closures, no objects pointing back up.
Prefer tuples for what changes rarely (hands, decks): a clone shares them for nothing.

**Step**: the unit of the rulebook, plain data too. The table looks at the step on top of the stack:

- if `asks` names seats, the game waits for them; each of them has `options`, and `answer` takes the chosen one;
- if `asks` is empty, the step is taken off the stack and `run` does its automatic part, which may push the steps that
  follow with `state.then(first, second, ...)` (first comes next).

So a procedure is a step that never asks, and a question is one that asks until it has its answers and then runs.
A step's containers are immutable (tuples), so that copying a step is one shallow copy.

Who is asked:
- one seat: `asks` returns it until `answer` noted the answer;
- several in secret, revealed together: `asks` returns those still to answer, `run` reveals;
- several of whom the first settles it: `answer` empties the list for all.
A *reaction window* is a `secret` step: nobody else may see that it asks, or whom (see `windows.py`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from .chance import Chance

Seat: TypeAlias = int
Action: TypeAlias = str  # an action *is* its notation: "bid 3", "ship arrakeen/10"

S = TypeVar("S", bound="State")


class Event(msgspec.Struct, frozen=True):
    """What happened: a text key and its parameters; `only` names the seats that see it (None: everybody)."""

    key: str
    args: tuple[int | str, ...] = ()
    only: tuple[Seat, ...] | None = None


class Reason(msgspec.Struct, frozen=True):
    """Why something isn't offered: a text key with its parameters, and the rule that says so."""

    key: str
    args: tuple[int | str, ...] = ()
    rule: str = ""


class Order(msgspec.Struct, frozen=True):
    """A seat's standing order for a kind of window: "pass" always, or "only" when it is about somebody."""

    seat: Seat
    kind: str
    rule: str
    about: str = ""


class Step(msgspec.Struct, Generic[S], tag=True):
    """One paragraph of the rulebook in progress."""

    secret: ClassVar[bool] = False

    def asks(self, g: S) -> tuple[Seat, ...]:
        """The seats whose answer is awaited, none when the step can run."""
        return ()

    def options(self, g: S, seat: Seat) -> list[Action]:
        """All legal actions of an asked seat; depends only on what that seat may know."""
        raise NotImplementedError(f"{type(self).__name__} asks, so it needs options()")

    def answer(self, g: S, seat: Seat, action: Action) -> None:
        """Take an action that was among the options."""
        raise NotImplementedError(f"{type(self).__name__} asks, so it needs answer()")

    def run(self, g: S) -> None:
        """The automatic part; the step is off the stack already."""

    def shown(self, g: S, seat: Seat | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see of this step while it is in progress."""
        return {}

    def redraw(self, g: S, eyes: Seat | None) -> None:
        """Redraw what this step hides from `eyes`, in agreement with the redrawn state."""

    def copy(self) -> Self:
        return replace(self)


class State(msgspec.Struct, kw_only=True):
    """The part of a state that the table knows; a game adds its own fields."""

    chance: Chance
    stack: list[Any] = []
    orders: tuple[Order, ...] = ()
    played: int = 0
    winners: tuple[Seat, ...] | None = None
    told: list[Event] | None = None  # None: nobody listens (search, self-play)

    def then(self, *steps: Step[Any]) -> None:
        """Push steps so that the first one named comes next."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack.extend(reversed(steps))

    def tell(self, key: str, *args: int | str, only: tuple[Seat, ...] | None = None) -> None:
        if self.told is not None:
            self.told.append(Event(key, args, only))

    def clone(self) -> Self:
        """An equal, independent state. Games extend this with their own lists and dicts."""
        new = replace(self)
        new.chance = replace(self.chance)
        new.stack = [replace(step) for step in self.stack]
        if self.told is not None:
            new.told = self.told.copy()
        return new

    def voluntary(self, seat: Seat) -> list[Action]:
        """What a seat may do at any time without being asked: standing orders, offers."""
        return []

    def volunteer(self, seat: Seat, action: Action) -> None:
        """Carry out a voluntary action."""
        raise NotImplementedError
