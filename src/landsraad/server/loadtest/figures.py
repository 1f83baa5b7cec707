"""Figures from many waits."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Waits(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds."""

    count: int
    p50_ms: float
    p99_ms: float
    worst_ms: float


def waits(seconds: Iterable[float]) -> Waits:
    found = sorted(seconds)
    if not found:
        return Waits(0, 0.0, 0.0, 0.0)
    p50, p99 = (found[min(len(found) - 1, int(len(found) * part))] for part in (0.50, 0.99))
    return Waits(len(found), *(round(each * 1000, 2) for each in (p50, p99, found[-1])))
