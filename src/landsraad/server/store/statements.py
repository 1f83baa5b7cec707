"""Every statement, once for both databases. Parameters are `$1`, `$2`, …; SQLite takes them as `?1`, `?2`, ….

Names are quoted, since some of them ("user", "table", "to") mean something to a database.
"""

from __future__ import annotations

from functools import cache

from .columns import Args, Columns
from .rows import (
    Chat,
    Entry,
    Filter,
    PushSubscription,
    SeatLink,
    Session,
    Snapshot,
    Table,
    Token,
    User,
)

USERS, SESSIONS, TOKENS = Columns(User), Columns(Session), Columns(Token)
PUSHES, TABLES, ENTRIES = Columns(PushSubscription), Columns(Table), Columns(Entry)
SNAPSHOTS, CHAT, LINKS = Columns(Snapshot), Columns(Chat), Columns(SeatLink)

# What an append may change in a table's row.
CHANGING = Columns(
    Table,
    *("id", "seats", "status", "seq", "changed", "asked", "shown", "timing", "deadline", "winners"),
    "rules_version",
)

ADD_USER = USERS.insert("users")
USER = USERS.select("users", 'WHERE "id" = $1')
USER_BY_KEY = USERS.select("users", 'WHERE "key" = $1')
# Each changes what it is about and nothing else, so that none brings back what another has changed.
CHANGE_USER = (
    'UPDATE users SET "language" = COALESCE($2, "language"), "webhook" = COALESCE($3, "webhook"), '
    '"email" = COALESCE($4, "email"), "notify" = COALESCE($5, "notify"), '
    f'"vacation_until" = COALESCE($6, "vacation_until") WHERE "id" = $1 RETURNING {USERS.names}'
)
REGISTER = (
    'UPDATE users SET "name" = $2, "key" = $3, "password" = $4 '
    f'WHERE "id" = $1 AND "password" IS NULL RETURNING {USERS.names}'
)
LOCK_USER = 'UPDATE users SET "id" = "id" WHERE "id" = $1'  # until the end of the transaction

# Only while the password is in force that somebody signed in with.
ADD_SESSION = SESSIONS.insert_if(
    "sessions", """EXISTS (SELECT 1 FROM users WHERE "id" = $2 AND COALESCE("password", '') = $6)"""
)
SESSION = SESSIONS.select("sessions", 'WHERE "digest" = $1 AND "expires" > $2')
TOUCH_SESSION = 'UPDATE sessions SET "seen" = $2, "expires" = $3 WHERE "digest" = $1'
REMOVE_SESSION = 'DELETE FROM sessions WHERE "digest" = $1'
REMOVE_SESSIONS = 'DELETE FROM sessions WHERE "user" = $1'
CHANGE_PASSWORD = 'UPDATE users SET "password" = $3 WHERE "id" = $1 AND "password" = $2 RETURNING "id"'
# Only where the new password is in force: both statements, or neither, do anything.
REMOVE_OTHER_SESSIONS = (
    'DELETE FROM sessions WHERE "user" = $1 AND "digest" <> $2 '
    'AND EXISTS (SELECT 1 FROM users WHERE "id" = $1 AND "password" = $3)'
)

PURGE_SESSIONS = (
    'DELETE FROM sessions WHERE "digest" IN '
    '(SELECT "digest" FROM sessions WHERE "expires" <= $1 ORDER BY "expires" LIMIT $2) RETURNING "digest"'
)
# Nobody can come back as such a guest, and nothing tells of one. Whoever sits at a table or hosts it is "sitting".
_FORGOTTEN = '"key" IS NULL AND "password" IS NULL AND "created" <= $2 AND ' + " AND ".join(
    f'NOT EXISTS (SELECT 1 FROM {there} WHERE {there}."user" = users."id")'
    for there in ("sessions", "tokens", "sitting", "chat")
)
GUESTS = f'SELECT "id", {_FORGOTTEN} FROM users WHERE "id" > $1 ORDER BY "id" LIMIT $3'
REMOVE_GUEST = f'DELETE FROM users WHERE "id" = $1 AND {_FORGOTTEN} RETURNING "id"'
REMOVE_PUSHES_OF_NOBODY = (
    'DELETE FROM pushes WHERE "user" = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE "id" = $1)'
)

ADD_TOKEN = TOKENS.insert_if("tokens", '(SELECT COUNT(*) FROM tokens WHERE "user" = $3) < $7')
TOKEN = TOKENS.select("tokens", 'WHERE "digest" = $1')
TOKENS_OF = TOKENS.select("tokens", 'WHERE "user" = $1 ORDER BY "created", "id"')
TOUCH_TOKEN = 'UPDATE tokens SET "used" = $2 WHERE "id" = $1'
REMOVE_TOKEN = 'DELETE FROM tokens WHERE "user" = $1 AND "id" = $2 RETURNING "id"'

REMOVE_PUSH = 'DELETE FROM pushes WHERE "endpoint" = $1'
REMOVE_OWN_PUSH = 'DELETE FROM pushes WHERE "endpoint" = $1 AND "user" = $2'
ADD_PUSH = PUSHES.put("pushes", "endpoint")
PUSHES_OF = PUSHES.select("pushes", 'WHERE "user" = $1 ORDER BY "created"')

DECIDE_SETTING = 'INSERT INTO settings ("name", "value") VALUES ($1, $2) ON CONFLICT DO NOTHING'
SETTING = 'SELECT "value" FROM settings WHERE "name" = $1'

ADD_TABLE = TABLES.insert("tables")
TABLE = TABLES.select("tables", 'WHERE "id" = $1')
UPDATE_TABLE = CHANGING.update("tables")
SEQ = 'SELECT "seq" FROM tables WHERE "id" = $1'
LOCK_SEQS = 'SELECT "id", "seq" FROM tables WHERE "id" = ANY($1) ORDER BY "id" FOR UPDATE'  # PostgreSQL
DUE = 'SELECT "id" FROM tables WHERE "status" = \'running\' AND "deadline" <= $1 ORDER BY "deadline" LIMIT $2'
NEAR = TABLES.select(
    "tables",
    'WHERE "status" = \'running\' AND "deadline" > $1 AND "deadline" <= $2 AND "terms" LIKE \'%"mode":"days"%\'',
)
REMIND = (
    'INSERT INTO reminders ("table", "seat", "since") VALUES ($1, $2, $3) ON CONFLICT ("table", "seat") '
    'DO UPDATE SET "since" = excluded."since" WHERE reminders."since" <> excluded."since" RETURNING "seat"'
)
RUNNING = 'SELECT "id", "seats", "asked" FROM tables WHERE "status" = \'running\' ORDER BY "created"'
STAND_UP = 'DELETE FROM sitting WHERE "table" = $1'
SIT_DOWN = 'INSERT INTO sitting ("user", "table") VALUES ($1, $2) ON CONFLICT DO NOTHING'

ADD_LINK = LINKS.put("seat_links", "table", "seat")
LINK = LINKS.select("seat_links", 'WHERE "table" = $1 AND "digest" = $2')
REMOVE_LINK = 'DELETE FROM seat_links WHERE "table" = $1 AND "seat" = $2'

ADD_ENTRY = ENTRIES.insert("entries", "table")


@cache
def add_entries(rows: int) -> str:
    return ENTRIES.insert_many("entries", rows, "table")


@cache
def update_tables(rows: int) -> str:
    """Each only if its sequence number is still the one that stands before it."""
    return CHANGING.update_many("tables", rows, "seq")


ENTRIES_SINCE = ENTRIES.select("entries", 'WHERE "table" = $1 AND "number" > $2 ORDER BY "number" LIMIT $3')
NOTICED = 'SELECT "noticed" FROM entries WHERE "table" = $1 ORDER BY "number"'
ADD_SNAPSHOT = SNAPSHOTS.insert("snapshots", "table") + " ON CONFLICT DO NOTHING"
LAST_SNAPSHOT = SNAPSHOTS.select(
    "snapshots", 'WHERE "table" = $1 AND "number" <= $2 ORDER BY "number" DESC LIMIT 1'
)

LOCK_TABLE = 'UPDATE tables SET "id" = "id" WHERE "id" = $1 RETURNING "id"'
_SAID = ", ".join(f"${i}" for i in range(2, len(CHAT.fields) + 1))
ADD_CHAT = (
    f'INSERT INTO chat ("table", {CHAT.names}) VALUES ($1, '
    f'(SELECT COALESCE(MAX("number"), 0) + 1 FROM chat WHERE "table" = $1), {_SAID}) RETURNING "number"'
)
_SINCE = 'WHERE "table" = $1 AND "number" > $2 AND "number" <= $3'
CHAT_SINCE = CHAT.select("chat", f'{_SINCE} ORDER BY "number"')
CHAT_SAID = f'SELECT "to", MAX("number"), COUNT(*) FROM chat {_SINCE} GROUP BY "to"'
# Said to all, or to seats ("[0,2]") among which one is found as ",2,".
CHAT_HEARD = CHAT.select(
    "chat",
    'WHERE "table" = $1 AND "number" <= $2 '
    """AND ("to" = '[]' OR REPLACE(REPLACE("to", '[', ','), ']', ',') LIKE $3) ORDER BY "number" DESC LIMIT $4""",
)


def listing(which: Filter) -> tuple[str, Args]:
    """The statement for a list of tables, newest first."""
    args: list[object] = []
    parts: list[str] = []

    def where(condition: str, value: object) -> None:
        args.append(value)
        parts.append(condition.replace("$", f"${len(args)}"))

    if which.status is not None:
        where('"status" = $', which.status)
    if which.game is not None:
        where('"game" = $', which.game)
    if which.public:
        where('"public" = $', 1)
    if which.user is not None:
        where('"id" IN (SELECT "table" FROM sitting WHERE "user" = $)', which.user)
    if which.before is not None:
        where('("created", "id") < (SELECT "created", "id" FROM tables WHERE "id" = $)', which.before)
    condition = f"WHERE {' AND '.join(parts)} " if parts else ""
    args.append(which.limit)
    order = f'ORDER BY "created" DESC, "id" DESC LIMIT ${len(args)}'
    return TABLES.select("tables", condition + order), tuple(args)
