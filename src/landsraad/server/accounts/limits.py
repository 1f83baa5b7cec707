"""How often somebody may call: a bucket of tokens for each caller and class of call, in memory.

A bucket holds `burst` tokens and fills up by `rate` a second; a call takes one. Playing is generous (a bot plays as fast
as the table allows), logging in is tight (guessing passwords must not pay).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import ip_address, ip_network
from time import monotonic

import msgspec

HOST_BITS = 64  # of an IPv6 address
MOST_BUCKETS = 50_000  # a full bucket is as good as none, so the longest unused ones may go


class Limit(msgspec.Struct, frozen=True):
    burst: int
    rate: float  # a second


LIMITS: Mapping[str, Limit] = {
    "login": Limit(10, 1 / 6),
    "guest": Limit(60, 1),
    "create": Limit(30, 1),
    "chat": Limit(20, 2),
    "play": Limit(1000, 500),
    "read": Limit(1000, 200),
    "replay": Limit(300, 30),  # moments of a game, undo: what plays again
    "record": Limit(20, 1),  # whole games
}


@lru_cache(4096)
def source(address: str) -> str:
    """Who stands behind an address: with IPv6 everybody has 2^64 of them, so the network counts."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.version == 4:
        return address
    return str(ip.ipv4_mapped or ip_network((int(ip) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))


def foreign(address: str) -> str:
    """The same, but nobody for this computer's own addresses: from them come proxies, and whoever owns it."""
    try:
        return "" if ip_address(address.partition("%")[0]).is_loopback else source(address)
    except ValueError:
        return ""


class Limiter:
    """Counts calls; `wait` says how long until the next one is allowed."""

    def __init__(
        self, limits: Mapping[str, Limit] | None = LIMITS, clock: Callable[[], float] = monotonic
    ) -> None:
        self.limits = limits or {}  # none at all: no limits, for measuring
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, caller: str, kind: str, weight: int = 1) -> float:
        """Take a token, or as many as the call weighs: 0, or the seconds until there are so many."""
        limit = self.limits.get(kind)
        if limit is None:
            return 0.0
        now = self.clock()
        tokens, since = self._buckets.pop((caller, kind), (float(limit.burst), now))
        tokens = min(limit.burst, tokens + (now - since) * limit.rate)
        weight = min(weight, limit.burst)
        allowed = tokens >= weight
        self._buckets[caller, kind] = (tokens - weight if allowed else tokens, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (weight - tokens) / limit.rate
