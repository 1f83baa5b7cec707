"""Where everything is kept: SQLite in a file, or PostgreSQL, with one schema and one set of statements."""

from __future__ import annotations

from .base import Store
from .errors import Behind, Missing, StoreError, Taken, Unavailable
from .rows import (
    Chat,
    Clock,
    Entry,
    Filter,
    Notice,
    PushSubscription,
    Seat,
    SeatLink,
    Session,
    Settings,
    Snapshot,
    Spectators,
    Table,
    TableId,
    Terms,
    Token,
    User,
    UserId,
)

__all__ = [
    "Behind",
    "Chat",
    "Clock",
    "Entry",
    "Filter",
    "Missing",
    "Notice",
    "PushSubscription",
    "Seat",
    "SeatLink",
    "Session",
    "Settings",
    "Snapshot",
    "Spectators",
    "Store",
    "StoreError",
    "Table",
    "TableId",
    "Taken",
    "Terms",
    "Token",
    "Unavailable",
    "User",
    "UserId",
    "open_store",
]


async def open_store(where: str) -> Store:
    """The store at that address: `postgresql://…`, or an SQLite file, by its path or as `sqlite:///PATH`; made if missing."""
    scheme, colon, path = where.partition("://")
    if colon and scheme in ("postgresql", "postgres"):
        from .postgres import open_postgres

        return await open_postgres(where)
    if colon and scheme != "sqlite":
        raise Unavailable(f"no database of the kind {scheme}:// is known; postgresql:// and sqlite:/// are")
    from .sqlite import open_sqlite

    return await open_sqlite(path.removeprefix("/") if colon else where)
