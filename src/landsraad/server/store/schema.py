"""The schema, once for both databases. `migrations/` brings a database to it; a test holds the two together.

A column has the name of the field of its row (rows.py). Structs, lists and dicts are JSON, flags are 0 and 1.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

METADATA = MetaData()


def text(name: str, *, key: bool = False, null: bool = False) -> Column[str]:
    return Column(name, Text, primary_key=key, nullable=null)


def number(name: str, *, key: bool = False, null: bool = False) -> Column[int]:
    return Column(name, Integer, primary_key=key, nullable=null, autoincrement=False)


def time(name: str, *, null: bool = False) -> Column[float]:
    return Column(name, Float(53), nullable=null)


def data(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


Table(
    "users",
    METADATA,
    text("id", key=True),
    text("name"),
    text("key", null=True),
    text("password", null=True),
    text("language"),
    text("webhook"),
    text("email"),
    number("notify"),
    time("vacation_until"),
    time("created"),
    UniqueConstraint("key", name="users_key"),
)
Table(
    "sessions",
    METADATA,
    text("digest", key=True),
    text("user"),
    time("created"),
    time("seen"),
    time("expires"),
    Index("sessions_user", "user"),
    Index("sessions_expires", "expires"),
)
Table(
    "tokens",
    METADATA,
    text("id", key=True),
    text("digest"),
    text("user"),
    text("name"),
    time("created"),
    time("used"),
    UniqueConstraint("digest", name="tokens_digest"),
    Index("tokens_user", "user"),
)
Table(
    "pushes",
    METADATA,
    text("endpoint", key=True),
    text("user"),
    text("p256dh"),
    text("auth"),
    time("created"),
    Index("pushes_user", "user"),
)
Table("settings", METADATA, text("name", key=True), text("value"))
Table(
    "tables",
    METADATA,
    text("id", key=True),
    text("game"),
    text("options"),
    text("seed"),
    text("commitment"),
    text("salt"),
    number("rules_version"),
    text("host"),
    text("seats"),
    text("name"),
    number("public"),
    text("terms"),
    text("status"),
    number("seq"),
    time("created"),
    time("changed"),
    text("asked"),
    text("shown"),
    data("timing"),
    time("deadline", null=True),
    text("winners"),
    number("imported"),
    Index("tables_created", "created", "id"),
    Index("tables_status", "status", "created", "id"),
    Index("tables_deadline", "deadline"),
)
# Who was reminded last that time runs out, and when that clock was started.
Table("reminders", METADATA, text("table", key=True), number("seat", key=True), time("since"))
# Who sits at a table or hosts it, for lists of one's own.
Table(
    "sitting",
    METADATA,
    text("user", key=True),
    text("table", key=True),
    Index("sitting_table", "table"),
)
Table(
    "entries",
    METADATA,
    text("table", key=True),
    number("number", key=True),
    text("kind"),
    time("at"),
    number("seat", null=True),
    text("action"),
    number("to", null=True),
    text("by"),
    number("veiled"),
    number("noticed"),
    data("events"),
    text("earned"),
    sqlite_with_rowid=False,
)
Table(
    "snapshots",
    METADATA,
    text("table", key=True),
    number("number", key=True),
    number("rules_version"),
    data("state"),
)
Table(
    "chat",
    METADATA,
    text("table", key=True),
    number("number", key=True),
    text("user"),
    number("seat", null=True),
    text("name"),
    text("text"),
    time("at"),
    text("to"),
    Index("chat_user", "user"),
)
Table(
    "seat_links",
    METADATA,
    text("table", key=True),
    number("seat", key=True),
    text("digest"),
    time("created"),
)
