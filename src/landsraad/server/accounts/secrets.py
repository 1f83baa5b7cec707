"""Secrets that stand for a person: sessions, tokens for bots, seat links, invitations.

Each is 256 random bits. The store keeps only a hash, so whoever reads the database can't use what it holds; a plain
SHA-256 is enough, since nobody can guess 256 bits.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe

BYTES = 32
LONGEST = 200  # of what is worth hashing at all


def new_secret() -> str:
    return token_urlsafe(BYTES)


def kept(secret: str) -> str:
    """What the store keeps of a secret."""
    return sha256(secret[:LONGEST].encode("utf-8", "surrogatepass")).hexdigest()
