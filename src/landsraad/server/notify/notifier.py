"""Tells people that it is their move, where they want to be told: browser, webhook, e-mail.

Everything goes through a queue, so that no game waits for a slow receiver, and is tried again a few times. Only the seat
that is asked is told, whether or not others see that it is asked.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic, time
from typing import NamedTuple, Self

import httpx
import msgspec

from ..accounts.limits import Limit, Limiter
from ..accounts.remembered import Remembered
from ..store import PushSubscription, Store, StoreError, User, UserId
from . import mail, web_push
from .outside import Outside, Refused
from .words import Words

AGAIN = (5.0, 60.0, 600.0)  # seconds until something that failed is tried again
MOST_WAITING = 5_000
WORKERS = 4
MOST_OF_ONE = 50  # for one person, waiting or to be tried again: nobody's slow receivers hold up the others
# To one person. Nobody proves that an address is theirs, so this server must be of no use for annoying others.
LIMITS = {"a webhook": Limit(60, 0.5), "an e-mail": Limit(20, 1 / 60), "a browser": Limit(400, 10)}
SAID_EVERY = 60.0  # seconds between complaints in the log
GONE = (404, 410)  # the push service has forgotten the browser
JSON = {"Content-Type": "application/json"}
log = logging.getLogger("landsraad.server")


class Turn(msgspec.Struct, frozen=True):
    """It is somebody's move; `near`: and the time for it is nearly over."""

    user: str
    table: str
    name: str  # of the table; may be empty
    game: str
    url: str
    near: bool = False


class Message(msgspec.Struct):
    """What a webhook is sent; `content` is what Discord shows, and there a table called @everyone calls nobody."""

    content: str
    text: str
    table: str
    url: str
    game: str
    allowed_mentions: dict[str, tuple[()]] = msgspec.field(default_factory=lambda: {"parse": ()})


class Reach(NamedTuple):
    """How somebody may be told: what the user chose, and the browsers that take messages."""

    user: User
    browsers: Sequence[PushSubscription]

    @property
    def wanted(self) -> bool:
        user = self.user
        somewhere = user.webhook or user.email or self.browsers
        return bool(somewhere) and user.notify and user.vacation_until <= time()


@dataclass
class Job:
    """Something to send to somebody; `tried` counts how often that was tried."""

    user: UserId
    what: str
    send: Callable[[], Awaitable[None]]
    tried: int = 0


class Notifier:
    """Sends in the background; `quiet` says whether a user looks at the table anyway."""

    def __init__(
        self,
        store: Store,
        outside: Outside,
        vapid: web_push.Vapid,
        server: mail.MailServer | None,
        quiet: Callable[[str, str], bool],
        again: Sequence[float] = AGAIN,
    ) -> None:
        self.store, self.outside, self.vapid = store, outside, vapid
        self.server, self.quiet, self.again = server, quiet, again
        self.words = Words()
        self._reaches = Remembered[Reach]()
        self._waiting: asyncio.Queue[Job] = asyncio.Queue(MOST_WAITING)
        self._limiter = Limiter(LIMITS)
        self._of_each: Counter[UserId] = Counter()  # jobs that are not done with
        self._behind: dict[
            UserId, list[Job]
        ] = {}  # for whom something is being sent, and what comes after it
        self._quiet_until = 0.0  # nothing more is said of it in the log
        self._workers: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._workers = [asyncio.create_task(self._work()) for _ in range(WORKERS)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await self.outside.close()

    def your_move(self, turn: Turn) -> None:
        """Never waits; where too much is waiting already, this one is left out."""
        known = self._reaches.get(turn.user)
        if known is not None and not known.wanted:
            return  # most people most of the time: that must cost a quick game nothing
        if not self.quiet(turn.user, turn.table):
            self._new(turn.user, "a user", partial(self._spread, turn))

    def changed(self, user: UserId) -> None:
        """What a user chose is another by now."""
        self._reaches.forget_all(user)

    async def drained(self) -> None:
        """Until nothing is waiting any more."""
        await self._waiting.join()

    def _new(self, user: UserId, what: str, send: Callable[[], Awaitable[None]]) -> None:
        if self._of_each[user] >= MOST_OF_ONE or self._limiter.wait(user, what):
            self._left_out()
            return
        self._of_each[user] += 1
        self._put(Job(user, what, send))

    def _put(self, job: Job) -> None:
        try:
            self._waiting.put_nowait(job)
        except asyncio.QueueFull:
            self._done_with(job)
            self._left_out()

    def _done_with(self, job: Job) -> None:
        self._of_each[job.user] -= 1
        if not self._of_each[job.user]:
            del self._of_each[job.user]

    def _left_out(self) -> None:
        if monotonic() >= self._quiet_until:
            log.warning("too many notifications are waiting; some are left out")
            self._quiet_until = monotonic() + SAID_EVERY

    async def _spread(self, turn: Turn) -> None:
        reach = await self._reach(turn.user)
        if reach is None or not reach.wanted:
            return
        user = reach.user
        say = self.words.time_runs_out if turn.near else self.words.your_move
        text = say(user.language, turn.name, turn.game, turn.url)
        message = msgspec.json.encode(Message(text, text, turn.table, turn.url, turn.game))
        if user.webhook:
            self._new(user.id, "a webhook", partial(self._post, user.webhook, message))
        if user.email and self.server is not None:
            self._new(user.id, "an e-mail", partial(self._mail, self.server, user, turn, text))
        for browser in reach.browsers:
            self._new(user.id, "a browser", partial(self._push, browser, message))

    async def _reach(self, user: UserId) -> Reach | None:
        """Remembered, since a quick game asks for it many times a second."""
        found = self._reaches.get(user)
        if found is None:
            forgotten = self._reaches.forgotten
            who = await self.store.user(user)
            if who is None:
                return None
            found = Reach(who, await self.store.pushes(user))
            self._reaches.keep(user, user, found, forgotten)
        return found

    async def _post(self, url: str, message: bytes) -> None:
        _good(await self.outside.post(url, message, JSON))

    async def _push(self, browser: PushSubscription, message: bytes) -> None:
        to = web_push.Subscription(browser.endpoint, browser.p256dh, browser.auth)
        content = web_push.encrypted(to, message)
        status = await self.outside.post(browser.endpoint, content, self.vapid.headers(browser.endpoint))
        if status in GONE:
            await self.store.remove_push(browser.endpoint)
            self.changed(browser.user)
            return
        _good(status)

    async def _mail(self, server: mail.MailServer, user: User, turn: Turn, text: str) -> None:
        say = self.words.subject_of_time if turn.near else self.words.subject
        subject = say(user.language, turn.name, turn.game)
        await asyncio.to_thread(mail.send, server, user.email, subject, text)

    async def _work(self) -> None:
        while True:
            job = await self._waiting.get()
            try:
                await self._in_turn(job)
            finally:
                self._waiting.task_done()

    async def _in_turn(self, job: Job) -> None:
        """One thing at a time for each person: slow receivers of one must not keep all workers."""
        if job.user in self._behind:
            self._behind[job.user].append(job)
            return
        self._behind[job.user] = []
        try:
            if not await self._sent(job):
                self._done_with(job)
        finally:
            for behind in self._behind.pop(job.user):
                self._put(behind)

    async def _sent(self, job: Job) -> bool:
        """Try it; whether it will be tried again. Addresses are what somebody typed: whatever they lead to, others are told on."""
        try:
            await job.send()
        except Refused:
            log.info("%s has an address that nothing is sent to", job.what)
        except (httpx.HTTPError, OSError, smtplib.SMTPException, StoreError, Unanswered) as error:
            return self._later(job, error)
        except Exception as error:
            log.warning("%s can't be sent to: %s", job.what, type(error).__name__)
        return False

    def _later(self, job: Job, error: Exception) -> bool:
        """Addresses are secrets: the log says only what was tried and what kind of thing went wrong."""
        log.info("%s was not reached: %s", job.what, type(error).__name__)
        if job.tried >= len(self.again):
            return False
        pause = self.again[job.tried]
        job.tried += 1
        asyncio.get_running_loop().call_later(pause, self._put, job)
        return True


class Unanswered(Exception):
    """An answer that is no success; it may be one later."""


def _good(status: int) -> None:
    if status >= 300:
        raise Unanswered(str(status))
