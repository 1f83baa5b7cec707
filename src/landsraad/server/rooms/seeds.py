"""Seeds, and the commitment that is published before a game: who sees seed and salt afterwards can check that nobody chose."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_seed() -> str:
    return secrets.token_hex(16)


def new_id() -> str:
    """Of a table: short enough for an address, too many to be guessed."""
    return secrets.token_urlsafe(9)


def commitment(seed: str, salt: str) -> str:
    """SHA-256 of the salt, a colon and the seed, as a browser can compute it."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()
