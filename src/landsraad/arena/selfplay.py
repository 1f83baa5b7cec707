"""Self-play: many games between players, in this process or several, with the same digest either way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from landsraad.players import Player, registry
from landsraad.players.random import Random
from landsraad.players.workers import Workers
from landsraad.table import Action, Game, Seat, TableError
from landsraad.table import record as records
from landsraad.table.errors import in_one_line
from landsraad.table.options import parse, spelled

from .match import Match

Progress = Callable[[int, int], object]


class Kind(msgspec.Struct, kw_only=True):
    """How one kind of player did."""

    seats: int = 0  # over all games that finished
    won: float = 0.0  # games; a shared victory counts for a part
    par: float = 0.0  # what it would have won if all players were equal
    choices: int = 0  # of players that look at their view
    ms_per_choice: float = 0.0  # for those, the making of the view included


class Selfplay(msgspec.Struct, kw_only=True):
    """What a run of games came to."""

    game: str
    seats: int
    options: dict[str, str]
    games: int
    finished: int = 0
    decisions: int = 0
    choices: int = 0  # decisions with two or more options
    seconds: float = 0.0
    decisions_per_s: float = 0.0
    choices_per_s: float = 0.0
    winners: dict[str, int] = {}  # a shared victory counts for each of the winners
    mean_turns: float = 0.0
    errors: list[str] = []
    digest: str = ""  # of every action of every game
    players: dict[str, Kind] = {}


class Order(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: Game[Any]
    seats: int
    options: dict[str, str]
    games: int
    seed: str = "0"
    record: Path | None = None  # a directory
    voluntary: float = 0.0  # how often random players do something unasked
    players: tuple[str, ...] = ("random",)  # kinds: one for all seats, or one for each
    rotate: bool = False  # everybody moves on by a seat from game to game

    def kinds(self, number: int) -> tuple[str, ...]:
        """Who sits where in the game of that number."""
        kinds = self.players if len(self.players) > 1 else self.players * self.seats
        shift = number % self.seats if self.rotate else 0
        return kinds[-shift:] + kinds[:-shift] if shift else kinds


class Played(msgspec.Struct):
    """One game."""

    number: int
    decisions: int = 0
    choices: int = 0
    turns: int = 0
    winners: tuple[str, ...] = ()
    seats_won: tuple[Seat, ...] = ()
    thought: tuple[int, ...] = ()
    spent: tuple[float, ...] = ()
    error: str = ""
    digest: bytes = b""


def selfplay(order: Order, jobs: int = 1, progress: Progress | None = None) -> Selfplay:
    """Play the games; `progress` hears how many are done."""
    if order.games < 1 or jobs < 1:
        raise TableError("at least one game and one job are needed")
    options = spelled(parse(order.game.options_type, order.options))
    _check_players(order)
    order.game.new(
        order.seats, order.options, order.seed
    )  # a wrong order is refused here, once, not in each game
    _make_directory(order.record)
    start = perf_counter()
    total = Selfplay(game=order.game.id, seats=order.seats, options=options, games=order.games)
    winners: Counter[str] = Counter()
    digest = blake2b(digest_size=16)
    turns = 0
    for done, played in enumerate(_played(order, jobs), start=1):
        digest.update(played.digest)
        total.decisions += played.decisions
        total.choices += played.choices
        winners.update(played.winners)
        if played.error:
            total.errors.append(f"game {played.number}: {played.error}")
        else:
            total.finished += 1
            turns += played.turns
            _count(total.players, order.kinds(played.number), played)
        if progress is not None:
            progress(done, order.games)
    total.seconds = perf_counter() - start
    total.decisions_per_s = total.decisions / total.seconds
    total.choices_per_s = total.choices / total.seconds
    total.winners = dict(sorted(winners.items(), key=lambda item: (-item[1], item[0])))
    total.mean_turns = turns / total.finished if total.finished else 0.0
    total.digest = digest.hexdigest()
    for kind in total.players.values():
        kind.ms_per_choice = kind.ms_per_choice / kind.choices if kind.choices else 0.0
    return total


def _check_players(order: Order) -> None:
    if len(order.players) not in (1, order.seats):
        raise TableError(f"one kind of player for all, or {order.seats} kinds, not {len(order.players)}")
    for kind in order.players:
        registry.check(kind, order.game.id)


def _count(kinds: dict[str, Kind], seated: tuple[str, ...], played: Played) -> None:
    """Add a finished game; until the end, `ms_per_choice` holds all milliseconds."""
    for seat, name in enumerate(seated):
        kind = kinds.setdefault(name, Kind())
        kind.seats += 1
        kind.par += 1 / len(seated)
        if seat in played.seats_won:
            kind.won += 1 / len(played.seats_won)
        kind.choices += played.thought[seat]
        kind.ms_per_choice += played.spent[seat] * 1000


def play_one(order: Order, number: int) -> Played:
    """The game of that number; what goes wrong in it becomes its `error`."""
    seed = f"{order.seed}/{number}"
    result = Played(number)
    lines: list[str] = []
    game = order.game

    def note(seat: Seat, action: Action) -> None:
        lines.append(f"{seat} {action}\n")

    match: Match | None = None
    try:
        players = [_player(order, kind, f"{seed}/{seat}") for seat, kind in enumerate(order.kinds(number))]
        match = Match(game, game.new(order.seats, order.options, seed), players, seed)
        match.run(note)
        result.turns = game.turn(match.g)
        result.seats_won = match.g.winners
        result.winners = tuple(game.seat_name(match.g, seat) for seat in match.g.winners)
        result.thought, result.spent = tuple(match.thought), tuple(match.seconds)
    except Exception as error:
        result.error = in_one_line(error)
    if match is not None:
        result.decisions, result.choices = match.decisions, match.choices
    result.digest = blake2b("".join(lines).encode(), digest_size=16).digest()
    if order.record is not None:
        _save(order, seed, number, lines)
    return result


def _player(order: Order, kind: str, seed: str) -> Player:
    return Random(seed, order.voluntary) if kind == "random" else registry.make(kind, order.game.id, seed)


def _played(order: Order, jobs: int) -> Iterator[Played]:
    """The games in order of their numbers, whoever plays them."""
    if jobs == 1:
        yield from (play_one(order, number) for number in range(order.games))
        return
    size = max(1, min(64, order.games // (jobs * 4)))
    starts = range(0, order.games, size)
    pool = Workers(min(jobs, len(starts)))
    try:
        for chunk in pool.map(_play_some, *zip(*((order, s, size) for s in starts), strict=True)):
            yield from chunk
    finally:
        pool.shutdown(cancel_futures=True)


def _play_some(order: Order, start: int, size: int) -> list[Played]:
    return [play_one(order, number) for number in islice(range(start, order.games), size)]


def _make_directory(directory: Path | None) -> None:
    if directory is None:
        return
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TableError(f"can't write records to {directory}: {error.strerror}") from None


def _save(order: Order, seed: str, number: int, lines: list[str]) -> None:
    assert order.record is not None
    path = order.record / f"{order.game.id}-{number:05}.record"
    head = records.header(order.game, order.seats, order.options, seed)
    try:
        path.write_text(records.as_text(head, lines), encoding="utf-8", newline="\n")
    except OSError as error:
        raise TableError(f"can't write {path}: {error.strerror}") from None
