"""Actions that were not offered: refused, and nothing changed."""

from __future__ import annotations

from typing import Any

from ..errors import NotOffered
from ..play import options as options_of
from ..play import play
from ..state import Action, State
from .run import Run


def forge(run: Run, g: State, seats: int, data: bytes) -> None:
    check = run.checks["forged"]
    g = g.clone()  # what is accepted by mistake must not spoil the game for the other checks
    legal = {seat: {*options_of(g, seat), *(g.voluntary(seat) if g.stack else ())} for seat in range(seats)}
    forged: list[tuple[Any, Any]] = []
    for _ in range(run.forgeries):
        seat, action = _forgery(run, seats, legal)
        if action in legal.get(seat, ()) and type(seat) is int:
            continue
        check.tried += 1
        forged.append((seat, action))
        try:
            play(g, seat, action)
        except NotOffered:
            continue
        raise AssertionError(f"{action!r} of seat {seat!r} was accepted")
    if run.json(g) != data:
        raise AssertionError(f"refusing one of these changed the state: {forged}")


def _forgery(run: Run, seats: int, legal: dict[int, set[Action]]) -> tuple[Any, Any]:
    kind = run.pick(range(6))
    seat: Any = run.pick(range(seats))
    if kind == 0:
        return seat, run.pick(run.pool)
    if kind == 1:
        other = sorted(legal[run.pick(range(seats))]) or ["pass"]
        return seat, run.pick(other)
    if kind == 2:
        return seat, _mutated(run, run.pick(sorted(legal[seat]) or run.pool))
    if kind == 3:
        return seat, _mutated(run, run.pick(run.pool))
    if kind == 4:
        return run.pick((-1, seats, 99, "0", None, True, 0.0)), run.pick(run.pool)
    return seat, run.pick(
        ("", " ", "pass ", "~", "~order", "~order x", "\n", None, 7, 0.5, (), "0" * 1000, "ä")
    )


def _mutated(run: Run, action: Action) -> Action:
    at: int = run.pick(range(len(action) + 1))
    sign: str = run.pick("0123456789- /abc")
    kind = run.pick(range(4))
    if kind == 0:
        return action[:at] + sign + action[at:]
    if kind == 1:
        return action[:at] + action[at + 1 :]
    if kind == 2:
        return action[:at] + sign + action[at + 1 :]
    words = action.split()
    words[run.pick(range(len(words)))] = run.pick(run.pick(run.pool).split() or ["x"])
    return " ".join(words)
