"""What forces are worth in battle: the dial, the spice that supports it, and the losses it stands for (CLS-13.15, CLS-28).

Strengths are counted in halves, so that half numbers stay whole: a dial of 2½ is 5. `value` is the full strength of a
starred force, `full` says that every force counts full without spice (Basic game, Fremen).
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

Halves: TypeAlias = int
Dial: TypeAlias = tuple[Halves, int]  # what the wheel shows, and the spice that goes with it

WHEEL: Halves = 40  # the wheel ends at 20 (CLS-2.02)


@cache
def _meanings(ordinary: int, starred: int, value: int, full: bool) -> dict[Dial, tuple[tuple[int, int], ...]]:
    """CLS-28.12: every dial these forces can make, with the sets of (ordinary, starred) forces that make it."""
    found: dict[Dial, set[tuple[int, int]]] = {}
    for o in range(ordinary + 1):
        for s in range(starred + 1):
            for dial in _dials_of(o, s, value, full):
                if dial[0] <= WHEEL:
                    found.setdefault(dial, set()).add((o, s))
    return {dial: tuple(sorted(found[dial])) for dial in sorted(found)}


def _dials_of(ordinary: int, starred: int, value: int, full: bool) -> set[Dial]:
    """The dials for which exactly these forces are used, some of them supported."""
    if full:
        return {(2 * (ordinary + starred * value), 0)}
    unsupported = ordinary + starred * value
    return {
        (unsupported + support - supported + supported * value, support)
        for support in range(ordinary + starred + 1)
        for supported in range(
            max(0, support - ordinary), min(starred, support) + 1
        )  # starred ones among them
    }


@cache
def dials(ordinary: int, starred: int, value: int, full: bool, spice: int) -> tuple[Dial, ...]:
    """The dials these forces can make with at most so much spice (CLS-28.05, CLS-28.14)."""
    return tuple(dial for dial in _meanings(ordinary, starred, value, full) if dial[1] <= spice)


@cache
def numbers(ordinary: int, starred: int, value: int, full: bool, spice: int) -> tuple[Halves, ...]:
    """What the wheel can show with at most so much spice."""
    return tuple(dict.fromkeys([dial for dial, _ in dials(ordinary, starred, value, full, spice)]))


@cache
def supports(
    ordinary: int, starred: int, value: int, full: bool, spice: int, number: Halves
) -> tuple[int, ...]:
    """The spice that can go with a number on the wheel, the least first."""
    return tuple([paid for dial, paid in dials(ordinary, starred, value, full, spice) if dial == number])


def losses(ordinary: int, starred: int, value: int, full: bool, dial: Dial) -> tuple[tuple[int, int], ...]:
    """What a winner may lose for the dial: pairs of ordinary and starred forces (CLS-28.07)."""
    return _meanings(ordinary, starred, value, full)[dial]
