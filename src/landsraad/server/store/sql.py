"""What both databases have in common: every call of a store, told in statements.

A database adds how statements are run: `read`, `write` (all of them or none) and `append` (many at once).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from . import statements as sql
from .base import Store
from .columns import Args
from .errors import Missing
from .rows import (
    Chat,
    Entry,
    Filter,
    Notice,
    PushSubscription,
    Seat,
    SeatLink,
    Session,
    Settings,
    Snapshot,
    Table,
    TableId,
    Token,
    User,
    UserId,
)

Statement = tuple[str, Args]
Found = list[Sequence[Any]]

SEATED = frozenset(
    ("join", "leave", "bot", "resign")
)  # kinds of entries after which somebody may sit elsewhere
EVERYTHING = 2**31 - 1
_SEATS = msgspec.json.Decoder(list[Seat])
_NUMBERS = msgspec.json.Decoder(tuple[int, ...])


class SqlStore(Store):
    """A store in a database."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[Notice], None]] = []

    @abstractmethod
    async def read(self, statement: str, args: Args = ()) -> Found:
        """The rows that a statement finds."""

    @abstractmethod
    async def write(self, statements: Sequence[Statement], notice: Notice | None = None) -> list[Found]:
        """Run statements, all or none, and then tell other processes; what each of them returned.

        Raises `Taken` where something that must be unique exists already.
        """

    def hear(self, callback: Callable[[Notice], None]) -> None:
        self.listeners.append(callback)

    # Users

    async def add_user(self, user: User) -> None:
        await self.write([(sql.ADD_USER, sql.USERS.write(user))])

    async def user(self, user: UserId) -> User | None:
        found = await self.read(sql.USER, (user,))
        return sql.USERS.read(found[0]) if found else None

    async def users(self, users: Sequence[UserId]) -> dict[UserId, User]:
        each = [await self.user(user) for user in dict.fromkeys(users)]
        return {user.id: user for user in each if user is not None}

    async def user_by_key(self, key: str) -> User | None:
        found = await self.read(sql.USER_BY_KEY, (key,))
        return sql.USERS.read(found[0]) if found else None

    async def change_user(self, user: UserId, settings: Settings) -> User:
        notify = None if settings.notify is None else int(settings.notify)
        chosen = (settings.language, settings.webhook, settings.email, notify, settings.vacation_until)
        (changed,) = await self.write([(sql.CHANGE_USER, (user, *chosen))], Notice(user, "user"))
        if not changed:
            raise Missing(f"no user {user}")
        return sql.USERS.read(changed[0])

    async def register(self, user: UserId, name: str, key: str, password: str) -> User | None:
        registered = (sql.REGISTER, (user, name, key, password))
        (changed,) = await self.write([registered], Notice(user, "user"))
        return sql.USERS.read(changed[0]) if changed else None

    async def change_password(self, user: UserId, before: str, after: str, session: str) -> bool:
        statements = [
            (sql.CHANGE_PASSWORD, (user, before, after)),
            (sql.REMOVE_OTHER_SESSIONS, (user, session, after)),
        ]
        changed, _ = await self.write(statements, Notice(user, "ended"))
        return bool(changed)

    async def renew_password(self, user: UserId, before: str, after: str) -> bool:
        (changed,) = await self.write([(sql.CHANGE_PASSWORD, (user, before, after))], Notice(user, "user"))
        return bool(changed)

    async def add_session(self, session: Session, password: str | None) -> bool:
        added = (sql.ADD_SESSION, (*sql.SESSIONS.write(session), password or ""))
        _, done = await self.write([(sql.LOCK_USER, (session.user,)), added])
        return bool(done)

    async def session(self, digest: str, now: float) -> tuple[Session, User] | None:
        found = await self.read(sql.SESSION, (digest, now))
        if not found:
            return None
        session = sql.SESSIONS.read(found[0])
        user = await self.user(session.user)
        return (session, user) if user is not None else None

    async def touch_session(self, digest: str, seen: float, expires: float) -> None:
        await self.write([(sql.TOUCH_SESSION, (digest, seen, expires))])

    async def remove_session(self, digest: str) -> None:
        await self.write([(sql.REMOVE_SESSION, (digest,))])

    async def remove_sessions(self, user: UserId) -> None:
        await self.write([(sql.REMOVE_SESSIONS, (user,))], Notice(user, "ended"))

    async def purge_sessions(self, before: float, limit: int) -> int:
        (removed,) = await self.write([(sql.PURGE_SESSIONS, (before, limit))])
        return len(removed)

    async def purge_guests(self, before: float, after: UserId, limit: int) -> UserId:
        found = await self.read(sql.GUESTS, (after, before, limit))
        changes: list[Statement] = []
        for guest in [str(guest) for guest, forgotten in found if forgotten]:
            changes += [
                (sql.LOCK_USER, (guest,)),
                (sql.REMOVE_GUEST, (guest, before)),
                (sql.REMOVE_PUSHES_OF_NOBODY, (guest,)),
            ]
        if changes:
            await self.write(changes)
        return str(found[-1][0]) if len(found) == limit else ""

    async def add_token(self, token: Token, most: int) -> bool:
        added = (sql.ADD_TOKEN, (*sql.TOKENS.write(token), most))
        _, done = await self.write([(sql.LOCK_USER, (token.user,)), added])
        return bool(done)

    async def token(self, digest: str) -> tuple[Token, User] | None:
        found = await self.read(sql.TOKEN, (digest,))
        if not found:
            return None
        token = sql.TOKENS.read(found[0])
        user = await self.user(token.user)
        return (token, user) if user is not None else None

    async def tokens(self, user: UserId) -> list[Token]:
        return [sql.TOKENS.read(row) for row in await self.read(sql.TOKENS_OF, (user,))]

    async def touch_token(self, token: str, used: float) -> None:
        await self.write([(sql.TOUCH_TOKEN, (token, used))])

    async def remove_token(self, user: UserId, token: str) -> bool:
        (removed,) = await self.write([(sql.REMOVE_TOKEN, (user, token))], Notice(user, "ended"))
        return bool(removed)

    async def add_push(self, subscription: PushSubscription) -> None:
        await self.write([(sql.ADD_PUSH, sql.PUSHES.write(subscription))])

    async def pushes(self, user: UserId) -> list[PushSubscription]:
        return [sql.PUSHES.read(row) for row in await self.read(sql.PUSHES_OF, (user,))]

    async def remove_push(self, endpoint: str, user: UserId | None = None) -> None:
        if user is None:
            await self.write([(sql.REMOVE_PUSH, (endpoint,))])
        else:
            await self.write([(sql.REMOVE_OWN_PUSH, (endpoint, user))])

    async def setting(self, name: str, default: str) -> str:
        found = await self.read(sql.SETTING, (name,))
        if not found:
            await self.write([(sql.DECIDE_SETTING, (name, default))])
            found = await self.read(sql.SETTING, (name,))
        return str(found[0][0])

    # Tables

    async def add_table(
        self, table: Table, entries: Sequence[Entry] = (), snapshots: Sequence[Snapshot] = ()
    ) -> None:
        changes: list[Statement] = [(sql.ADD_TABLE, sql.TABLES.write(table)), *seated(table)]
        changes += [(sql.ADD_ENTRY, (table.id, *sql.ENTRIES.write(entry))) for entry in entries]
        changes += [(sql.ADD_SNAPSHOT, (table.id, *sql.SNAPSHOTS.write(each))) for each in snapshots]
        await self.write(changes)

    async def table(self, table: TableId) -> Table | None:
        found = await self.read(sql.TABLE, (table,))
        return sql.TABLES.read(found[0]) if found else None

    async def tables(self, which: Filter) -> list[Table]:
        return [sql.TABLES.read(row) for row in await self.read(*sql.listing(which))]

    async def due(self, now: float, limit: int = 100) -> list[TableId]:
        return [str(table) for (table,) in await self.read(sql.DUE, (now, limit))]

    async def near(self, now: float, until: float) -> list[Table]:
        return [sql.TABLES.read(row) for row in await self.read(sql.NEAR, (now, until))]

    async def remind(self, table: TableId, seat: int, since: float) -> bool:
        (noted,) = await self.write([(sql.REMIND, (table, seat, since))])
        return bool(noted)

    async def waiting_for_bots(self) -> list[TableId]:
        running = await self.read(sql.RUNNING)
        return [str(table) for table, seats, asked in running if _asks_bot(_SEATS.decode(seats), asked)]

    async def link_seat(self, link: SeatLink) -> None:
        await self.write([(sql.ADD_LINK, sql.LINKS.write(link))])

    async def seat_link(self, table: TableId, digest: str) -> SeatLink | None:
        found = await self.read(sql.LINK, (table, digest))
        return sql.LINKS.read(found[0]) if found else None

    async def unlink_seat(self, table: TableId, seat: int) -> None:
        await self.write([(sql.REMOVE_LINK, (table, seat))])

    # Entries

    async def entries(self, table: TableId, since: int = 0, limit: int | None = None) -> list[Entry]:
        found = await self.read(sql.ENTRIES_SINCE, (table, since, EVERYTHING if limit is None else limit))
        return [sql.ENTRIES.read(row) for row in found]

    async def noticed(self, table: TableId) -> list[int]:
        return [int(bits) for (bits,) in await self.read(sql.NOTICED, (table,))]

    async def snapshot(self, table: TableId, to: int) -> Snapshot | None:
        found = await self.read(sql.LAST_SNAPSHOT, (table, to))
        return sql.SNAPSHOTS.read(found[0]) if found else None

    async def add_chat(self, table: TableId, line: Chat) -> int:
        _, *said = sql.CHAT.write(line)
        locked, added = await self.write(
            [(sql.LOCK_TABLE, (table,)), (sql.ADD_CHAT, (table, *said))], Notice(table, "chat")
        )
        if not locked:
            raise Missing(f"no table {table}")
        return int(added[0][0])

    async def chat(self, table: TableId, since: int = 0, to: int | None = None) -> list[Chat]:
        found = await self.read(sql.CHAT_SINCE, (table, since, EVERYTHING if to is None else to))
        return [sql.CHAT.read(row) for row in found]

    async def heard(self, table: TableId, seat: int | None, to: int, limit: int) -> list[Chat]:
        among = "" if seat is None else f"%,{seat},%"
        found = await self.read(sql.CHAT_HEARD, (table, to, among, limit))
        return [sql.CHAT.read(row) for row in reversed(found)]

    async def said(
        self, table: TableId, since: int = 0, to: int | None = None
    ) -> list[tuple[tuple[int, ...], int, int]]:
        found = await self.read(sql.CHAT_SAID, (table, since, EVERYTHING if to is None else to))
        return [(_NUMBERS.decode(circle), last, many) for circle, last, many in found]


def seated(table: Table) -> list[Statement]:
    """Note who sits at a table or hosts it."""
    users = dict.fromkeys((table.host, *(seat.user for seat in table.seats if seat.user is not None)))
    return [(sql.STAND_UP, (table.id,)), *((sql.SIT_DOWN, (user, table.id)) for user in users)]


def _asks_bot(seats: list[Seat], asked: str) -> bool:
    return any(seats[seat].bot is not None for seat in _NUMBERS.decode(asked))
