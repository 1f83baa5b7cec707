"""What the store holds, one struct for each kind of row. Times are seconds since 1970, UTC."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

TableId: TypeAlias = str
UserId: TypeAlias = str
Status: TypeAlias = Literal["open", "running", "finished", "abandoned"]
Kind: TypeAlias = Literal[
    "action",  # of a seat; `by` says who played it for the seat
    "undo",
    "redo",
    "start",
    "join",
    "leave",
    "bot",  # a bot takes a seat, or gives it back to its person
    "resign",
    "timeout",
    "propose",
    "accept",
    "decline",
    "abandon",
]
By: TypeAlias = Literal["person", "bot", "clock"]
What: TypeAlias = Literal["entries", "chat", "user", "ended"]


class User(msgspec.Struct, kw_only=True):
    """A person, or a program with a token. A guest has no password."""

    id: UserId
    name: str
    key: str | None = None  # the name as it is compared, once it is registered: unique
    password: str | None = None  # an argon2 hash
    language: str = "en"
    webhook: str = ""
    email: str = ""
    notify: bool = True
    vacation_until: float = 0.0
    created: float = 0.0


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """What a person chooses; None: as it is."""

    language: str | None = None
    webhook: str | None = None
    email: str | None = None
    notify: bool | None = None
    vacation_until: float | None = None


class Session(msgspec.Struct, kw_only=True):
    """A browser that is signed in; `digest` is the hash of the cookie's secret."""

    digest: str
    user: UserId
    created: float
    seen: float
    expires: float


class Token(msgspec.Struct, kw_only=True):
    """A program that is signed in; `digest` is the hash of the token."""

    id: str
    digest: str
    user: UserId
    name: str
    created: float
    used: float = 0.0


class PushSubscription(msgspec.Struct, kw_only=True):
    """Where a browser takes Web Push messages."""

    endpoint: str
    user: UserId
    p256dh: str
    auth: str
    created: float = 0.0


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long people may think: not limited, base and increment in seconds, or days for each move."""

    mode: Literal["none", "live", "days"] = "none"
    base: float = 0.0
    increment: float = 0.0
    days: float = 0.0


class Spectators(msgspec.Struct, frozen=True):
    """Whether others may watch, and how many entries later."""

    allowed: bool = True
    delay: int = 0


class Terms(msgspec.Struct, frozen=True):
    """What was agreed when the table was made; nothing of it changes."""

    clock: Clock = Clock()
    timeout: Literal["bot", "skip", "pause"] = "bot"
    spectators: Spectators = Spectators()


class Seat(msgspec.Struct, kw_only=True):
    """Who sits there: a person, a bot, or nobody yet. A person whose seat a bot plays stays its owner."""

    user: UserId | None = None
    name: str = ""  # what that person is called
    bot: str | None = None  # a kind of player
    resigned: bool = False

    @property
    def open(self) -> bool:
        return self.user is None and self.bot is None


class Table(msgspec.Struct, kw_only=True):
    """A table. `seq` is the number of its last entry, the one thing by which races are decided."""

    id: TableId
    game: str
    options: dict[str, str]
    seed: str  # secret until the game is over
    commitment: str  # a hash of the seed and a salt, shown from the start
    salt: str
    rules_version: int
    host: UserId
    seats: list[Seat]
    name: str = ""
    public: bool = True
    terms: Terms = Terms()
    status: Status = "open"
    seq: int = 0
    created: float = 0.0
    changed: float = 0.0
    asked: tuple[int, ...] = ()  # every seat that is asked; only that seat may know it
    shown: tuple[int, ...] = ()  # the seats that everybody sees are asked
    timing: bytes = b""  # the clocks (rooms/clocks.py)
    deadline: float | None = None  # when a clock runs out next
    winners: tuple[int, ...] | None = None
    imported: bool = False


class Entry(msgspec.Struct, kw_only=True):
    """What happened at a table, numbered from 1 without gaps. Never changed, never removed."""

    number: int
    kind: Kind
    at: float
    seat: int | None = None
    action: str = ""
    to: int | None = None  # undo, redo: the entry whose position is taken up again
    by: By = "person"
    veiled: bool = False  # whether others mustn't know who did it: nobody saw that the seat was asked
    noticed: int = (
        -1
    )  # a bit for each seat that may know that there is this entry; the bit after the last seat: spectators
    events: bytes = b"[]"  # [[key, args, only], …] as JSON
    earned: dict[int, float] = {}  # the seconds that it brought to clocks, which an undo takes back


class Snapshot(msgspec.Struct, kw_only=True):
    """The position after the entry of that number."""

    number: int
    rules_version: int
    state: bytes


class Chat(msgspec.Struct, kw_only=True):
    """A line of the table talk; `to` names the seats of an allied channel, empty for all."""

    number: int = 0
    user: UserId
    seat: int | None
    name: str
    text: str
    at: float
    to: tuple[int, ...] = ()


class SeatLink(msgspec.Struct, kw_only=True):
    """What lets whoever has its secret take that seat; `digest` is the secret's hash."""

    table: TableId
    seat: int
    digest: str
    created: float


class Filter(msgspec.Struct, kw_only=True, frozen=True):
    """Which tables to list, newest first; `before` is the id of the last one of the page before."""

    status: Status | None = None
    user: UserId | None = None  # only tables where that user sits or that they host
    public: bool = False  # only those that everybody may see
    game: str | None = None
    before: TableId | None = None
    limit: int = 50


class Notice(msgspec.Struct, frozen=True):
    """Another process has written: entries up to `number`, or lines of chat; a user changed, or their sessions or tokens ended
    (`table` is the user's id then). No table: anything may have changed."""

    table: TableId
    what: What = "entries"
    number: int = 0
