"""What a seat is shown depends on nothing that it can't know: it looks the same after all that was redrawn."""

from __future__ import annotations

from typing import Any

import msgspec

from ..chance import Chance
from ..play import asked as asked_seats
from ..play import options as options_of
from ..play import play, visibly_asked
from ..state import Seat, State
from .run import Run


def secrecy(run: Run, g: State, seats: int, data: bytes) -> None:
    check = run.checks["secrecy"]
    views = set()
    for eyes in (*range(seats), None):
        check.tried += 1
        redrawn = run.game.resample(g, eyes, Chance(f"{run.random.random()}"))
        _redrawn(run, g, redrawn, eyes, data)
        shown = _shown(run, g, eyes)
        views.add(shown[0])
        again = _shown(run, redrawn, eyes)
        if shown != again:
            raise AssertionError(f"seat {eyes} sees the difference: {_difference(shown, again)}")
        if eyes is not None and g.stack and eyes in asked_seats(g):
            _secrecy_after(run, g.clone(), redrawn, eyes)
    run.differ = run.differ or len(views) > 1


def _redrawn(run: Run, g: State, redrawn: State, eyes: Seat | None, data: bytes) -> None:
    check = run.checks["resample"]
    check.tried += 1
    if run.json(g) != data:
        check.fail(f"{run.where}: resample for seat {eyes} changed the original")
    for line in run.game.invariants(redrawn):
        check.fail(f"{run.where}: resampled for seat {eyes}: {line}")
    if not run.redrawn:
        copy = redrawn.clone()
        copy.chance, copy.told = g.chance, None
        run.redrawn = run.json(copy) != data


def _secrecy_after(run: Run, g: State, redrawn: State, eyes: Seat) -> None:
    """The same answer in both: as long as all that `eyes` hears is the same, so is all it sees.

    The two may part in what `eyes` can't know (a window that asks somebody else, say); then nothing is compared.
    """
    action = run.pick(options_of(g, eyes))
    g.told, redrawn.told = [], []
    play(g, eyes, action)
    play(redrawn, eyes, action)
    if _heard(g, eyes) != _heard(redrawn, eyes) or _standing(g) != _standing(redrawn):
        return
    shown, again = _shown(run, g, eyes), _shown(run, redrawn, eyes)
    if shown != again:
        raise AssertionError(f"after {action!r} seat {eyes} sees the difference: {_difference(shown, again)}")


def _shown(run: Run, g: State, eyes: Seat | None) -> tuple[bytes, bytes]:
    """All that reaches a seat: its view, who is asked, and its options."""
    view = msgspec.json.encode(run.game.view(g, eyes))
    if eyes is None:
        return view, msgspec.json.encode(visibly_asked(g, None))
    voluntary = g.voluntary(eyes) if g.stack else []
    return view, msgspec.json.encode((visibly_asked(g, eyes), options_of(g, eyes), voluntary))


def _heard(g: State, eyes: Seat) -> list[tuple[str, tuple[int | str, ...]]]:
    return [(e.key, e.args) for e in g.told or () if e.only is None or eyes in e.only]


def _standing(g: State) -> tuple[Any, ...]:
    return [type(step) for step in g.stack], asked_seats(g)


def _difference(first: tuple[bytes, bytes], second: tuple[bytes, bytes]) -> str:
    for what, one, two in zip(("view", "options"), first, second, strict=True):
        if one != two:
            at = next(
                (i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
            )
            start = max(0, at - 40)
            return f"{what} …{one[start : at + 40].decode(errors='replace')}… / …{two[start : at + 40].decode(errors='replace')}…"
    return "nothing"
