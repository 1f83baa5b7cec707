"""What people may be called."""

from __future__ import annotations

import unicodedata
from secrets import randbelow

SHORTEST, LONGEST = 2, 30
GUESTS = 10_000


def tidy(name: str) -> str | None:
    """The name as it is shown, or None for what can't be one: too short, too long, invisible or confusing signs."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(plain) <= LONGEST:
        return None
    if any(unicodedata.category(sign)[0] in "CZ" and sign != " " for sign in plain):
        return None
    return plain


def key(name: str) -> str:
    """The name as it is compared: nobody can be called like somebody else in capitals."""
    return unicodedata.normalize("NFKC", name.casefold())


def for_guest() -> str:
    return f"Guest {randbelow(GUESTS):04}"
