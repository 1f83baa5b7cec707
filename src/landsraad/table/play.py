"""The four calls that play any game: `asked`, `options`, `play`, `advance`. The manual is in the package's docstring."""

from __future__ import annotations

from typing import Any

from .errors import NotOffered
from .state import Action, Seat, State


def advance(g: State) -> tuple[Seat, ...]:
    """Run the automatic steps up to the next question; the seats it asks, none when the game is over."""
    stack = g.stack
    while stack:
        step = stack[-1]
        asked: tuple[Seat, ...] = step.asks(g)
        if asked:
            return asked
        stack.pop()
        step.run(g)
    return ()


def asked(g: State) -> tuple[Seat, ...]:
    """The seats whose answer the game waits for (all of them: only the engine may know)."""
    return g.stack[-1].asks(g) if g.stack else ()


def options(g: State, seat: Seat) -> list[Action]:
    """Every answer that `seat` may give to the question it is asked; empty when it isn't asked."""
    if not g.stack or seat not in g.stack[-1].asks(g):
        return []
    offered: list[Action] = g.stack[-1].options(g, seat)
    return offered


def play(g: State, seat: Seat, action: Action, offered: list[Action] | None = None) -> tuple[Seat, ...]:
    """Play an action and run on to the next question; returns the seats asked next.

    `offered` is the list `options(g, seat)` returned just now, if the caller has it. Anything not offered is refused
    with `NotOffered` and changes nothing.
    """
    if offered is None:
        offered = options(g, seat) if _well_formed(seat, action) else []
    if action in offered:
        g.played += 1
        g.stack[-1].answer(g, seat, action)
        return advance(g)
    if g.stack and _well_formed(seat, action) and action in g.voluntary(seat):
        g.played += 1
        g.volunteer(seat, action)
        return advance(g)
    raise NotOffered(_why(g, seat, action))


def apply(g: State, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """Play an action known to be legal (from a record with a matching checksum), without enumerating the options."""
    g.played += 1
    if action.startswith("~"):
        g.volunteer(seat, action)
    else:
        g.stack[-1].answer(g, seat, action)
    return advance(g)


def visibly_asked(g: State, eyes: Seat | None) -> tuple[Seat, ...]:
    """Whom the table waits for, as far as `eyes` may know: a secret step shows only oneself."""
    if not g.stack:
        return ()
    step = g.stack[-1]
    seats: tuple[Seat, ...] = step.asks(g)
    if step.secret:
        return (eyes,) if eyes is not None and eyes in seats else ()
    return seats


def _well_formed(seat: object, action: object) -> bool:
    """Whoever passes on what came over a wire may pass anything; `True` would count as seat 1."""
    return type(seat) is int and type(action) is str


def _why(g: State, seat: Any, action: Any) -> str:
    if not g.stack:
        return "the game is over"
    if seat not in g.stack[-1].asks(g):
        return f"seat {seat} is not asked now, and {action!r} is not something it may do at any time"
    return f"{action!r} is not among the options of seat {seat}"
