"""Who listens to a table: one audience for each pair of eyes, so that a message is made and encoded once for all of them.

A subscription is a queue of encoded messages. Whoever doesn't take them is dropped (`TooSlow`) and may subscribe again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec

from landsraad.table import Seat

from .messages import ENCODER

MOST = 256  # messages that may wait for one listener


class TooSlow(Exception):
    """A listener that doesn't take its messages."""


class Subscription:
    """The messages for one listener, until it leaves."""

    def __init__(self, eyes: Seat | None) -> None:
        self.eyes = eyes
        self._frames: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._ended = False

    def put(self, frame: bytes) -> None:
        if len(self._frames) >= MOST:
            self._ended = True
            self._frames.clear()
        if not self._ended:
            self._frames.append(frame)
        self._more.set()

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        while not self._frames:
            if self._ended:
                raise TooSlow("too many messages wait")
            self._more.clear()
            await self._more.wait()
        return self._frames.popleft()


class Audience:
    """The listeners with the same eyes, and what they saw last."""

    def __init__(self, eyes: Seat | None, view: msgspec.Struct | None) -> None:
        self.eyes = eyes
        self.view = view
        self.subscriptions: set[Subscription] = set()

    def send(self, message: Any) -> None:
        frame = ENCODER.encode(message)
        for subscription in self.subscriptions:
            subscription.put(frame)


class Listeners:
    """Everybody who listens to one table."""

    def __init__(self) -> None:
        self._audiences: dict[Seat | None, Audience] = {}

    def __iter__(self) -> Iterator[Audience]:
        return iter(list(self._audiences.values()))

    def __bool__(self) -> bool:
        return bool(self._audiences)

    def of(self, eyes: Seat | None) -> Audience | None:
        return self._audiences.get(eyes)

    def add(self, subscription: Subscription, view: msgspec.Struct | None) -> None:
        """`view`: what the listener is told to begin with; those who listen with the same eyes have seen the same."""
        audience = self._audiences.setdefault(subscription.eyes, Audience(subscription.eyes, view))
        audience.subscriptions.add(subscription)

    def remove(self, subscription: Subscription) -> None:
        audience = self._audiences.get(subscription.eyes)
        if audience is None:
            return
        audience.subscriptions.discard(subscription)
        if not audience.subscriptions:
            del self._audiences[subscription.eyes]

    @property
    def seats(self) -> list[Seat]:
        """The seats that somebody listens for."""
        return sorted(eyes for eyes in self._audiences if eyes is not None)

    def send(self, message: Any) -> None:
        """To everybody, encoded once."""
        frame = ENCODER.encode(message)
        for audience in self._audiences.values():
            for subscription in audience.subscriptions:
                subscription.put(frame)
