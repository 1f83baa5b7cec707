"""What was looked up just now, so that a call costs no reading. Another process may have changed it: it is kept briefly."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

SECONDS = 5.0
MOST = 10_000

T = TypeVar("T")


class Remembered(Generic[T]):
    """By a key, with the owner whose keys can be forgotten together."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._kept: OrderedDict[str, tuple[str, T, float]] = OrderedDict()
        self.forgotten = 0  # how often something was

    def get(self, key: str) -> T | None:
        _, found, until = self._kept.get(key, ("", None, 0.0))
        return found if self.clock() < until else None

    def keep(self, key: str, owner: str, thing: T, forgotten: int) -> None:
        """`forgotten` is what it was before the thing was looked up: what may have changed in the meantime isn't kept."""
        if forgotten != self.forgotten:
            return
        self._kept[key] = (owner, thing, self.clock() + SECONDS)
        self._kept.move_to_end(key)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def forget(self, key: str) -> None:
        self.forgotten += 1
        self._kept.pop(key, None)

    def forget_all(self, owner: str) -> None:
        self.forgotten += 1
        for key in [key for key, (owned, _, _) in self._kept.items() if owned == owner]:
            del self._kept[key]
