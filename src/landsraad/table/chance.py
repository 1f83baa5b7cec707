"""Chance is in the state: a seed and a count of draws, cloned, stored and compared with it.

A draw is a keyed hash of its number, so every machine and release draws the same, and nobody who saw a thousand draws
can tell the next one. `dice` and `shuffles` hold what a scenario wants to come next; in a real game both are empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Chance(msgspec.Struct):
    """A deterministic source of draws."""

    seed: str
    drawn: int = 0
    dice: tuple[int, ...] = ()
    shuffles: tuple[tuple[int, ...], ...] = ()

    def draw(self, n: int) -> int:
        """A whole number from 0 to n-1."""
        if self.dice:
            face, *rest = self.dice
            self.dice = tuple(rest)
            return face % n
        return self._fresh(n)

    def _fresh(self, n: int) -> int:
        self.drawn += 1
        number = self.drawn.to_bytes(8, "little")
        digest = blake2b(number, key=self.seed.encode()[:64], digest_size=16).digest()
        return int.from_bytes(digest, "little") % n

    def pick(self, items: Sequence[T]) -> T:
        return items[self.draw(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a new order; a scenario's shuffle puts the ones it names first, in its order."""
        pile = list(items)
        if self.shuffles:
            wanted, *later = self.shuffles
            self.shuffles = tuple(later)
            first = [item for item in wanted if item in pile]
            for item in first:
                pile.remove(item)
            return (*first, *pile)
        for i in range(len(pile) - 1, 0, -1):
            j = self._fresh(i + 1)  # the dice to come are for what is rolled
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)
