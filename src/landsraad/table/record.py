"""Records: a game as a header and one line per action, which a person can read, diff and mail.

    {"format":1,"game":"classic","seats":2,"options":{"mode":"basic"},"seed":"7","rules_version":1}
    # turn 1
    0 bid 3
    1 pass
    = 2 0f9a…

The first line is the header, every other line `SEAT ACTION`; lines that start with `#` are remarks. The last line holds
the number of actions and a checksum of the header and the actions; a game that is still going on has none yet.

Reading never writes. A record with an intact checksum is replayed without enumerating options; any other is replayed
with each action checked, and `BrokenRecord` says at which line and why, with the record and the state up to there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from io import StringIO
from pathlib import Path
from typing import Any, TextIO

import msgspec

from .errors import BrokenRecord, NotOffered, TableError
from .game import Game, find
from .options import parse as parse_options
from .options import spelled
from .play import apply, play
from .state import Action, Seat, State

FORMAT = 1
MOST_DIGITS = 9  # of a seat; more aren't worth reading


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What it takes to set the game up again."""

    format: int = FORMAT
    game: str
    seats: int
    options: dict[str, str]
    seed: str
    rules_version: int


class Record(msgspec.Struct):
    """A record as read; `trusted` says that its checksum is there and right."""

    header: Header
    actions: list[tuple[Seat, Action]]
    lines: list[int]  # the line of the file that each action stands in
    sealed: bool = False
    trusted: bool = False


def header(game: Game[Any], seats: int, options: Mapping[str, str] | None = None, seed: str = "0") -> Header:
    """The header of a new game; it spells out every option, so that a later default doesn't change it."""
    every = spelled(parse_options(game.options_type, options or {}))
    return Header(game=game.id, seats=seats, options=every, seed=seed, rules_version=game.rules_version)


class Recorder:
    """Writes a record while the game goes on: each action is one line, written and flushed at once."""

    def __init__(self, out: TextIO, header: Header, *, fresh: bool = True) -> None:
        self._out = out
        self._digest = blake2b(digest_size=16)
        self._turn: int | None = None
        self._path: Path | None = None  # where a record in memory will go
        self.count = 0
        first = msgspec.json.encode(header).decode() + "\n"
        self._digest.update(first.encode())
        if fresh:
            self._write(first)

    @classmethod
    def create(cls, path: Path, header: Header) -> Recorder:
        """Begin a record in a new file."""
        try:
            return cls(path.open("x", encoding="utf-8", newline="\n"), header)
        except OSError as error:
            raise TableError(f"can't write {path}: {error.strerror}") from None

    @classmethod
    def later(cls, path: Path, header: Header) -> Recorder:
        """Begin a record in memory, which `keep` puts into a file."""
        recorder = cls(StringIO(), header)
        recorder._path = path
        return recorder

    @classmethod
    def resume(cls, path: Path) -> tuple[Recorder, Record]:
        """Go on with an unfinished record: the recorder, and the record so far."""
        record = read(path)
        if record.sealed:
            raise TableError(f"{path} is finished; nothing can be added to it")
        try:
            out = path.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise TableError(f"can't write {path}: {error.strerror}") from None
        recorder = cls(out, record.header, fresh=False)
        turns = re.findall(r"^# turn (\d+)$", _text(path), re.MULTILINE)
        recorder._turn = int(turns[-1]) if turns else None
        for seat, action in record.actions:
            recorder._note(f"{seat} {action}\n")
        return recorder, record

    def write(self, seat: Seat, action: Action, turn: int | None = None) -> None:
        """Note an action that was played; `turn`, the turn it was played in, puts a remark where that changes."""
        line = f"{seat} {action}\n"
        self._note(line)
        if turn is not None and turn != self._turn:
            self._turn = turn
            line = f"# turn {turn}\n{line}"
        self._write(line)

    def remark(self, text: str) -> None:
        """A line for people and programs that read the file; it is no part of the game."""
        self._write(f"# {text}\n")

    @property
    def begun(self) -> bool:
        """Whether there is a file already."""
        return self._path is None

    def keep(self) -> None:
        """Put a record that was begun for later into its file, and write on there."""
        if self._path is None:
            return
        try:
            out = self._path.open("x", encoding="utf-8", newline="\n")
        except OSError as error:
            raise TableError(f"can't write {self._path}: {error.strerror}") from None
        memory, self._out, self._path = self._out, out, None
        memory.seek(0)
        self._write(memory.read())

    def seal(self) -> None:
        """Write the last line, the checksum; nothing can follow."""
        self._write(f"= {self.count} {self._digest.hexdigest()}\n")

    def close(self) -> None:
        self._out.close()

    def _note(self, line: str) -> None:
        self.count += 1
        self._digest.update(line.encode())

    def _write(self, text: str) -> None:
        try:
            self._out.write(text)
            self._out.flush()
        except OSError as error:
            raise TableError(
                f"can't write {getattr(self._out, 'name', 'the record')}: {error.strerror}"
            ) from None


def read(source: Path | str) -> Record:
    """The record in a file (a `Path`) or in a text (a `str`).

    Where a line can't be read, the `BrokenRecord` carries the record up to there. A last line without its end is one
    that was cut off: "bid 1" may have been the start of "bid 12".
    """
    text = _text(source) if isinstance(source, Path) else source
    first, *rest = text.splitlines() or [""]
    head = _header(first)
    digest = blake2b(msgspec.json.encode(head) + b"\n", digest_size=16)
    record = Record(head, [], [])
    for number, raw in enumerate(rest, start=2):
        line = raw.strip()
        if not line or line[0] == "#":
            continue
        if record.sealed:
            raise BrokenRecord(f"line {number}: {line[:80]!r} stands after the last line", number, record)
        if line[0] == "=":
            record.sealed = True
            record.trusted = line == f"= {len(record.actions)} {digest.hexdigest()}"
            continue
        seat, _, action = line.partition(" ")
        if (
            not action
            or not (seat.isascii() and seat.isdigit())
            or len(seat) > MOST_DIGITS
            or int(seat) >= head.seats
        ):
            raise BrokenRecord(f"line {number}: {line[:80]!r} is not a seat (0 to {head.seats - 1}) and an action",
                               number, record)  # fmt: skip
        record.actions.append((int(seat), action))
        record.lines.append(number)
        digest.update(f"{seat} {action}\n".encode())
    if record.actions and not record.sealed and not text.endswith("\n"):
        record.actions.pop()
        number = record.lines.pop()
        raise BrokenRecord(f"line {number}: cut off, its end was not written", number, record)
    return record


def replay(record: Record, game: Game[Any] | None = None, *, to: int | None = None, tell: bool = False,
           check: bool = False) -> Any:  # fmt: skip
    """The state after the record's first `to` actions (all of them if None).

    Options are enumerated only if the checksum or the rules version doesn't vouch for the actions, or if `check` asks
    for it. A `BrokenRecord` carries the state before the action that failed.
    """
    game, g = _begin(record, game, tell)
    if to is not None and not 0 <= to <= len(record.actions):
        raise TableError(f"the record has {len(record.actions)} actions, not {to}")
    actions = record.actions if to is None else record.actions[:to]
    if record.trusted and not check and record.header.rules_version == game.rules_version:
        return _trusting(record, g, actions)
    return _checking(record, game, g, actions)


def verify(record: Record, game: Game[Any] | None = None) -> Any:
    """Replay with every action checked against the options, and the checksum too; the last state."""
    g = replay(record, game, check=True)
    if record.sealed and not record.trusted:
        line = (record.lines[-1] if record.lines else 1) + 1
        raise BrokenRecord("the checksum is wrong: a line was changed, added or lost", line, record, g)
    return g


def as_text(header: Header, lines: Iterable[str]) -> str:
    """A whole sealed record, from action lines that end in a newline each."""
    body = list(lines)
    text = msgspec.json.encode(header).decode() + "\n" + "".join(body)
    return f"{text}= {len(body)} {blake2b(text.encode(), digest_size=16).hexdigest()}\n"


def _trusting(record: Record, g: State, actions: list[tuple[Seat, Action]]) -> State:
    """The fast path. What goes wrong here can be anything: rules that changed under an unchanged rules version."""
    before = g.played
    try:
        for seat, action in actions:
            apply(g, seat, action)
    except Exception as error:
        done = g.played - before - 1
        line, why = (
            record.lines[done],
            f"{actions[done][1]!r} can't be played ({type(error).__name__}: {error})",
        )
        raise BrokenRecord(f"line {line}: {why}", line, record) from error
    return g


def _checking(record: Record, game: Game[Any], g: State, actions: list[tuple[Seat, Action]]) -> State:
    for number, (seat, action) in zip(record.lines, actions, strict=False):
        try:
            play(g, seat, action)
        except NotOffered:
            why = _why_not(game, g, seat, action)
            if record.header.rules_version != game.rules_version:
                why += f" (recorded with version {record.header.rules_version} of the rules, these are {game.rules_version})"
            raise BrokenRecord(f"line {number}: {why}", number, record, g) from None
    return g


def _begin(record: Record, game: Game[Any] | None, tell: bool) -> tuple[Game[Any], Any]:
    head = record.header
    try:
        game = game or find(head.game)
        return game, game.new(head.seats, head.options, head.seed, tell=tell)
    except TableError as error:
        raise BrokenRecord(f"line 1: {error}", 1, record) from None


def _why_not(game: Game[Any], g: State, seat: Seat, action: Action) -> str:
    name = game.seat_name(g, seat)
    if not g.stack:
        return f"{action!r} of {name} comes after the end of the game"
    if seat not in g.stack[-1].asks(g):
        return f"{name} is not asked, and {action!r} is not something it may do at any time"
    return f"{action!r} is not among the options of {name}"


def _header(line: str) -> Header:
    try:
        head = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as error:
        raise BrokenRecord(f"line 1: not the header of a record ({error})", 1) from None
    if head.format != FORMAT:
        raise BrokenRecord(f"line 1: a record of format {head.format}; this program reads format {FORMAT}", 1)
    return head


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise TableError(f"can't read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BrokenRecord(f"{path} is not a record (not a text file)") from None
