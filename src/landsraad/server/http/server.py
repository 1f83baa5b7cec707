"""What all calls share: the store, the rooms, who is who, who is connected, and what tells people that it's their move."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from secrets import token_urlsafe
from typing import Self

from ..accounts import Accounts, Limiter
from ..accounts.purging import Purging
from ..config import Config
from ..notify.notifier import Notifier, Turn
from ..notify.outside import Outside
from ..notify.web_push import Vapid
from ..rooms import Bots, Room, Rooms
from ..rooms.installed import game_name
from ..store import Notice, Store, Table, UserId

INVITATION = 18  # bytes


class Sockets:
    """Who has an open socket at which table; closing them all when somebody logs out everywhere."""

    def __init__(self) -> None:
        self.of_each: Counter[str] = Counter()  # by user and by address
        self._open: dict[UserId, dict[object, tuple[str, str, Callable[[], None]]]] = defaultdict(dict)

    def add(self, user: UserId, table: str, session: str, close: Callable[[], None]) -> object:
        """`session` is the secret it was opened with."""
        ticket = object()
        self._open[user][ticket] = (table, session, close)
        return ticket

    def remove(self, user: UserId, ticket: object) -> None:
        self._open[user].pop(ticket, None)
        if not self._open[user]:
            del self._open[user]

    def at(self, user: UserId, table: str) -> bool:
        return any(where == table for where, *_ in self._open.get(user, {}).values())

    def close(self, user: UserId, session: str | None = None) -> None:
        """All of a user's, or only those of one session."""
        for _, opened_with, close in list(self._open.get(user, {}).values()):
            if session in (None, opened_with):
                close()

    def close_others(self, user: UserId, session: str) -> None:
        """Those of a user's other sessions; bots with a token, which belong to no session, stay."""
        for _, opened_with, close in list(self._open.get(user, {}).values()):
            if opened_with not in ("", session):
                close()


class Server:
    """One process of the service."""

    def __init__(self, config: Config, store: Store, invitation: str, vapid: Vapid) -> None:
        self.config, self.store = config, store
        self.invitation, self.vapid = invitation, vapid
        self.accounts = Accounts(store, invitation)
        self.limiter = Limiter(config.limits)
        self.sockets = Sockets()
        outside = Outside(private=config.private_webhooks)
        self.notifier = Notifier(store, outside, vapid, config.mail, self.sockets.at)
        self.rooms = Rooms(store, Bots(config.bots), on_asked=self.asked, on_near=self.near)
        self._purging = Purging(store)
        self._running: list[asyncio.Task[None]] = []
        store.hear(self._heard)

    @classmethod
    async def begun(cls, config: Config, store: Store) -> Self:
        return cls(config, store, await _invitation(config, store), await _vapid(config, store))

    async def __aenter__(self) -> Self:
        await self.notifier.__aenter__()
        self._running = [asyncio.create_task(work) for work in (self.rooms.run(), self._purging.run())]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.rooms.close()
        await self.notifier.__aexit__()

    def _heard(self, notice: Notice) -> None:
        """What a user changed or ended at another process holds here as well."""
        if notice.what in ("user", "ended"):
            self.accounts.forget(notice.table)
            self.notifier.changed(notice.table)
        if notice.what == "ended":
            self.sockets.close(notice.table)

    def asked(self, room: Room, seats: Sequence[int]) -> None:
        """These seats are asked now and were not before."""
        self._tell(room.row, seats, near=False)

    def near(self, row: Table, seats: Sequence[int]) -> None:
        """The time of these seats is nearly over."""
        self._tell(row, seats, near=True)

    def _tell(self, row: Table, seats: Sequence[int], *, near: bool) -> None:
        url, game = f"{self.config.public_url}/t/{row.id}", game_name(row.game)
        for user in {row.seats[seat].user for seat in seats if row.seats[seat].bot is None}:
            if user is not None:
                self.notifier.your_move(Turn(user, row.id, row.name, game, url, near))


async def _invitation(config: Config, store: Store) -> str:
    """The invitation that newcomers need; the same after a restart."""
    if not config.invite_only:
        return ""
    return config.invitation or await store.setting("invitation", token_urlsafe(INVITATION))


async def _vapid(config: Config, store: Store) -> Vapid:
    private = await store.setting("vapid", Vapid.new_private())
    contact = f"mailto:{config.mail.sender}" if config.mail else config.public_url
    return Vapid(private, contact or "mailto:nobody@localhost")
