"""A close look at one position: clones, stored states, what seats may do unasked, forgeries, secrets."""

from __future__ import annotations

import msgspec

from ..play import asked as asked_seats
from ..play import play
from ..state import State
from .forging import forge
from .run import Run
from .secrecy import secrecy


def examine(run: Run, g: State, seats: int, played: int) -> None:
    before = run.where
    run.where = f"{before} after {played} actions"
    told, g.told = g.told, None
    data = run.json(g)
    for name, look in (
        ("clone", _clone),
        ("json", _round_trip),
        ("voluntary", _voluntary),
        ("forged", forge),
        ("secrecy", secrecy),
    ):
        with run.failing(name):
            look(run, g, seats, data)
    g.told = told
    run.where = before


def _clone(run: Run, g: State, seats: int, data: bytes) -> None:
    run.checks["clone"].tried += 1
    first, second = g.clone(), g.clone()
    if run.json(first) != data:
        raise AssertionError("the clone differs")
    run.wander(first, "clone")
    if run.json(g) != data or run.json(second) != data:
        raise AssertionError("playing on a clone changed the original or another clone")
    run.wander(second, "clone")
    if run.json(first) != run.json(second):
        raise AssertionError("two clones played on differently")


def _round_trip(run: Run, g: State, seats: int, data: bytes) -> None:
    run.checks["json"].tried += 1
    loaded = run.game.load(msgspec.json.decode(data))
    if run.json(loaded) != data:
        raise AssertionError("what was loaded differs from what was stored")
    clone = g.clone()
    if run.wander(loaded, "json") != run.wander(clone, "json") or run.json(loaded) != run.json(clone):
        raise AssertionError("a loaded state plays on differently")


def _voluntary(run: Run, g: State, seats: int, data: bytes) -> None:
    check = run.checks["voluntary"]
    for seat in range(seats):
        check.tried += 1
        offered = g.voluntary(seat) if g.stack else []
        if len(set(offered)) < len(offered) or any(not a.startswith("~") for a in offered):
            raise AssertionError(f"seat {seat} may do {offered}")
        if not offered:
            continue
        clone = g.clone()
        action = run.pick(offered)
        run.remember(action)
        play(clone, seat, action)
        for line in run.game.invariants(clone):
            raise AssertionError(f"after {action!r} of seat {seat}: {line}")
        if clone.stack and not asked_seats(clone):
            raise AssertionError(f"after {action!r} of seat {seat} nobody is asked")
