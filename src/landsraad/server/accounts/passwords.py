"""Passwords, as argon2 keeps them. Hashing takes a tenth of a second and much memory, so it runs in a thread, few at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")
AT_ONCE = 1  # each takes 64 MB and a core; whoever plays has the others
MOST_WAITING = 100  # half a minute of it; whoever comes then is asked to come again
_HASHER = PasswordHasher(parallelism=1)  # with more threads, people who guess passwords would have all cores
# Compared with where there is no such name, so that the time an answer takes doesn't tell which names exist.
_NOBODY = _HASHER.hash("nobody has this password")


class TooMany(Exception):
    """More people than can be served want their passwords checked."""


class Passwords:
    """Hashes and checks without holding up the event loop."""

    def __init__(self) -> None:
        self._few = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hashed(self, password: str) -> str:
        return await self._in_turn(partial(_HASHER.hash, password))

    async def right(self, password: str, kept: str | None) -> bool:
        """Whether this is the password; without a kept one, no, but not any sooner."""
        fits = await self._in_turn(partial(_fits, kept or _NOBODY, password))
        return fits and bool(kept)

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise TooMany
        self._waiting += 1
        try:
            async with self._few:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def outdated(kept: str) -> bool:
    """Whether a password would be kept otherwise today."""
    return _HASHER.check_needs_rehash(kept)


def _fits(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
