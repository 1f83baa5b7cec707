"""What a store can do. Every change is durable when its call returns; a call that raises has changed nothing, except
that after `Unavailable` nobody knows.

`open_store("games.db")` or `open_store("postgresql://…")` gives one, with its tables made or brought up to date.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from .rows import (
    Chat,
    Entry,
    Filter,
    Notice,
    PushSubscription,
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


class Store(ABC):
    """Users, tables and their entries, in one database."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits to be written, and let go of the database."""

    # Users

    @abstractmethod
    async def add_user(self, user: User) -> None:
        """Raises `Taken` where the name is registered already."""

    @abstractmethod
    async def user(self, user: UserId) -> User | None: ...

    @abstractmethod
    async def users(self, users: Sequence[UserId]) -> dict[UserId, User]: ...

    @abstractmethod
    async def user_by_key(self, key: str) -> User | None:
        """The registered user whose name compares as `key`."""

    @abstractmethod
    async def change_user(self, user: UserId, settings: Settings) -> User:
        """Who that is by now. Raises `Missing` where there is no such user."""

    @abstractmethod
    async def register(self, user: UserId, name: str, key: str, password: str) -> User | None:
        """Give a guest a name and a password; None, and nothing done, where there is no such guest (any more).

        Raises `Taken` where the name is somebody else's.
        """

    @abstractmethod
    async def change_password(self, user: UserId, before: str, after: str, session: str) -> bool:
        """Replace one hash by another and end all sessions but one; False, and nothing done, where `before` isn't the hash."""

    @abstractmethod
    async def renew_password(self, user: UserId, before: str, after: str) -> bool:
        """Replace one hash by another of the same password; False, and nothing done, where `before` isn't the hash."""

    @abstractmethod
    async def add_session(self, session: Session, password: str | None) -> bool:
        """False, and nothing done, where `password` isn't the user's hash (any more)."""

    @abstractmethod
    async def session(self, digest: str, now: float) -> tuple[Session, User] | None:
        """None where it has expired, too."""

    @abstractmethod
    async def touch_session(self, digest: str, seen: float, expires: float) -> None: ...

    @abstractmethod
    async def remove_session(self, digest: str) -> None: ...

    @abstractmethod
    async def remove_sessions(self, user: UserId) -> None: ...

    @abstractmethod
    async def purge_sessions(self, before: float, limit: int) -> int:
        """Remove at most so many sessions that had expired by then; how many there were."""

    @abstractmethod
    async def purge_guests(self, before: float, after: UserId, limit: int) -> UserId:
        """Look at so many users whose ids come after that one, and remove those who were guests before that time and whom nothing
        tells of: no session, no token, no table, no line of chat. The id to go on after; empty at the end."""

    @abstractmethod
    async def add_token(self, token: Token, most: int) -> bool:
        """False, and nothing done, where the user has that many."""

    @abstractmethod
    async def token(self, digest: str) -> tuple[Token, User] | None: ...

    @abstractmethod
    async def tokens(self, user: UserId) -> list[Token]: ...

    @abstractmethod
    async def touch_token(self, token: str, used: float) -> None: ...

    @abstractmethod
    async def remove_token(self, user: UserId, token: str) -> bool:
        """Whether there was one."""

    @abstractmethod
    async def add_push(self, subscription: PushSubscription) -> None:
        """A browser that subscribes again replaces what it had."""

    @abstractmethod
    async def pushes(self, user: UserId) -> list[PushSubscription]: ...

    @abstractmethod
    async def remove_push(self, endpoint: str, user: UserId | None = None) -> None: ...

    @abstractmethod
    async def setting(self, name: str, default: str) -> str:
        """What the server keeps under that name (such as its push key); the first call that asks decides it."""

    # Tables

    @abstractmethod
    async def add_table(
        self, table: Table, entries: Sequence[Entry] = (), snapshots: Sequence[Snapshot] = ()
    ) -> None:
        """`table.seq` is the number of the last of the entries."""

    @abstractmethod
    async def table(self, table: TableId) -> Table | None: ...

    @abstractmethod
    async def tables(self, which: Filter) -> list[Table]:
        """Newest first. Raises nothing for a `before` that doesn't exist: the list begins at the newest."""

    @abstractmethod
    async def due(self, now: float, limit: int = 100) -> list[TableId]:
        """Running tables where a clock has run out."""

    @abstractmethod
    async def near(self, now: float, until: float) -> list[Table]:
        """Running tables with days for each answer where a clock runs out after `now`, and by `until`."""

    @abstractmethod
    async def remind(self, table: TableId, seat: int, since: float) -> bool:
        """Note that a seat is reminded of the clock that was started then; False where that was noted before."""

    @abstractmethod
    async def waiting_for_bots(self) -> list[TableId]:
        """Running tables that ask a seat which a bot plays, for a server that begins."""

    @abstractmethod
    async def link_seat(self, link: SeatLink) -> None:
        """A new link for a seat; the one before is worth nothing any more."""

    @abstractmethod
    async def seat_link(self, table: TableId, digest: str) -> SeatLink | None: ...

    @abstractmethod
    async def unlink_seat(self, table: TableId, seat: int) -> None: ...

    # Entries

    @abstractmethod
    async def append(self, table: Table, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        """Add entries, which are numbered on from what the table had, and take over what changed in the table's row.

        `table` is the row as it shall be after them. Raises `Behind` where the table has other entries by now.
        """

    @abstractmethod
    async def settle(self) -> None:
        """Wait until every append that was begun is kept or refused, also those whose callers have gone."""

    @abstractmethod
    async def entries(self, table: TableId, since: int = 0, limit: int | None = None) -> list[Entry]:
        """Those with a number above `since`, in order."""

    @abstractmethod
    async def noticed(self, table: TableId) -> list[int]:
        """`Entry.noticed` of every entry, in order."""

    @abstractmethod
    async def snapshot(self, table: TableId, to: int) -> Snapshot | None:
        """The last one with a number of at most `to`."""

    @abstractmethod
    async def add_chat(self, table: TableId, line: Chat) -> int:
        """The line's number."""

    @abstractmethod
    async def chat(self, table: TableId, since: int = 0, to: int | None = None) -> list[Chat]:
        """The lines with a number above `since` and of at most `to`, in order."""

    @abstractmethod
    async def heard(self, table: TableId, seat: int | None, to: int, limit: int) -> list[Chat]:
        """The last `limit` lines of those with a number of at most `to` that a seat, or (None) a spectator, may read, in order."""

    @abstractmethod
    async def said(
        self, table: TableId, since: int = 0, to: int | None = None
    ) -> list[tuple[tuple[int, ...], int, int]]:
        """Of the lines with a number above `since` and of at most `to`: for each circle of seats (`Chat.to`) the number of the
        last line, and how many there are."""

    # Other processes

    @abstractmethod
    def hear(self, callback: Callable[[Notice], None]) -> None:
        """Be told what other processes write, in the event loop's thread. SQLite never tells: one process serves it."""
