"""What a room tells: answers to calls, and the messages of a subscription, which are sent as they are encoded here.

**Sequence numbers are a seat's own.** An entry that a seat mustn't know of (somebody else's pass in a reaction window, a standing
order) doesn't count for it. So every `seq` here is the number of entries that those eyes have noticed, never the store's.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Said(msgspec.Struct, frozen=True):
    """An event, for the client's catalogue to say."""

    key: str
    args: tuple[int | str, ...] = ()


class Heard(msgspec.Struct, omit_defaults=True, kw_only=True):
    """An entry as a seat may hear it."""

    seq: int
    kind: str
    at: float
    seat: int | None = None
    by: str = "person"
    action: str | None = None  # only for the seat that played it, and for everybody once the game is over
    to: int | None = None  # undo, redo: the moment that is taken up again
    events: list[Said] = []


class SeatTime(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A seat's clock. `until` is there while it runs."""

    left: float | None = None  # seconds in the bank (live)
    until: float | None = None  # when it runs out


class Times(msgspec.Struct, kw_only=True):
    """The clocks as one pair of eyes may see them: in a reaction window nobody's runs."""

    now: float
    seats: list[SeatTime]
    paused: bool = False
    window: float | None = None  # for a seat that a reaction window asks: when it will have passed


class SeatShown(msgspec.Struct, kw_only=True):
    """Who sits there."""

    name: str  # of the person; "" for none
    role: str  # what the game calls the seat ("atreides"); "" before the start
    user: str | None
    bot: str | None
    resigned: bool


class TableShown(msgspec.Struct, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    name: str
    options: dict[str, str]
    status: str
    public: bool
    host: str
    seats: list[SeatShown]
    clock: dict[str, Any]
    timeout: str
    spectators: dict[str, Any]
    commitment: str
    created: float
    changed: float
    asked: tuple[int, ...]
    winners: tuple[int, ...] | None
    imported: bool
    broken: str | None  # why the game can't be gone on with under the rules of this release


class Viewed(msgspec.Struct, kw_only=True):
    """A view; `asked` are the seats that are asked as far as those eyes may know."""

    seq: int
    view: msgspec.Struct | None
    asked: tuple[int, ...]


class Choice(msgspec.Struct):
    action: str
    note: str = ""


class Offer(msgspec.Struct, kw_only=True):
    """What a seat may do now, in a language. `question` is the step's name, `title` the question as a sentence."""

    seq: int
    question: str
    title: str = ""
    beside: list[str] = []
    options: list[Choice] = []
    voluntary: list[str] = []


class Preview(msgspec.Struct, kw_only=True):
    """What would be offered after some actions; not `known` where that depends on what the seat can't know."""

    known: bool
    view: msgspec.Struct | None = None
    asked: tuple[int, ...] = ()
    question: str = ""
    title: str = ""
    beside: list[str] = []
    options: list[Choice] = []


class Why(msgspec.Struct):
    text: str
    rule: str


class Moment(msgspec.Struct, kw_only=True):
    """A moment of the game by some eyes: after their entry `number` of `of`."""

    number: int
    of: int
    view: msgspec.Struct | None
    asked: tuple[int, ...]
    events: list[Said]


class Done(msgspec.Struct, kw_only=True):
    """Carried out, or waiting for the others' consent."""

    seq: int
    proposal: int | None = None


class Proposal(msgspec.Struct, tag_field="type", tag="proposal", kw_only=True):
    """Somebody asks all to go back (undo) or forward (redo). `open` while answers are awaited; then `agreed` says what came of it."""

    number: int
    kind: str
    seat: int
    to: int
    waits_for: tuple[int, ...]
    open: bool = True
    agreed: bool = False


# What a subscription sends


class Hello(msgspec.Struct, tag_field="type", tag="hello", kw_only=True):
    seq: int
    view: msgspec.Struct | None
    asked: tuple[int, ...]
    options: list[str] | None
    table: TableShown
    entries: list[Heard]
    clock: Times | None
    present: list[int]
    proposal: Proposal | None


class Update(msgspec.Struct, tag_field="type", tag="update", kw_only=True, omit_defaults=True):
    seq: int
    patch: dict[str, Any]
    asked: tuple[int, ...]
    options: list[str] | None = None
    entries: list[Heard] = []
    clock: Times | None = None


class ChatLine(msgspec.Struct, tag_field="type", tag="chat", kw_only=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: float
    channel: str


class TableChanged(msgspec.Struct, tag_field="type", tag="table", kw_only=True):
    table: TableShown


class Present(msgspec.Struct, tag_field="type", tag="present", kw_only=True):
    """The seats that somebody is connected for."""

    seats: list[int]


ENCODER = msgspec.json.Encoder()
