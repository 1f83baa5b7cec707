"""What the server's tests share."""

from databases import address, postgres

__all__ = ["address", "postgres"]
