"""Passwords, as argon2 keeps them. Hashing takes a tenth of a second and much memory, so it runs in a thread, few at once."""

from __future__ import annotations

import asyncio
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2  # each takes 64 MB
_HASHER = PasswordHasher()
# Compared with where there is no such name, so that the time an answer takes doesn't tell which names exist.
_NOBODY = _HASHER.hash("nobody has this password")


class Passwords:
    """Hashes and checks without holding up the event loop."""

    def __init__(self) -> None:
        self._few = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def right(self, password: str, kept: str | None) -> bool:
        """Whether this is the password; without a kept one, no, but not any sooner."""
        async with self._few:
            fits = await asyncio.to_thread(partial(_fits, kept or _NOBODY, password))
        return fits and bool(kept)


def _fits(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
