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
        self._kept: OrderedDict[str, tuple[str, T, float]] = OrderedDict()  # the oldest first
        self._of_each: dict[str, set[str]] = {}  # the keys of an owner
        self.forgotten = 0  # how often something was

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: str) -> T | None:
        _, found, until = self._kept.get(key, ("", None, 0.0))
        return found if self.clock() < until else None

    def keep(self, key: str, owner: str, thing: T, forgotten: int) -> None:
        """`forgotten` is what it was before the thing was looked up: what may have changed in the meantime isn't kept."""
        if forgotten != self.forgotten:
            return
        self._drop(key)
        self._kept[key] = (owner, thing, self.clock() + SECONDS)
        self._of_each.setdefault(owner, set()).add(key)
        if len(self._kept) > MOST:
            self._drop(next(iter(self._kept)))

    def forget(self, key: str) -> None:
        self.forgotten += 1
        self._drop(key)

    def forget_all(self, owner: str) -> None:
        self.forgotten += 1
        for key in tuple(self._of_each.get(owner, ())):
            self._drop(key)

    def _drop(self, key: str) -> None:
        owner, *_ = self._kept.pop(key, ("",))
        keys = self._of_each.get(owner, set())
        keys.discard(key)
        if not keys:
            self._of_each.pop(owner, None)
