"""How fast games are: random play, clones, views, replays, and the size of records and states."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any, Protocol

import msgspec

from landsraad.players.random import Random
from landsraad.table import Chance, Game, TableError
from landsraad.table import record as records
from landsraad.table.options import parse

from .match import Match

Figures = dict[str, float | int | str]
SLICES = 12  # the two engines take turns this often


class Rival(Protocol):
    """Another engine to measure beside ours."""

    name: str

    def play(self, seconds: float) -> tuple[int, float]:
        """Random play for about that long: actions, and the seconds they took."""

    def copy_us(self) -> float:
        """Microseconds for a copy of a running game."""


def bench(
    game: Game[Any],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seconds: float = 6.0,
    rival: Rival | None = None,
) -> Figures:
    """The figures of one game; without options, with those that the game says cost most."""
    seats = seats or game.seats[-1]
    options = dict(options or game.heaviest)
    parse(game.options_type, options)
    run = _Run(game, seats, options)
    run.slice(min(0.3, seconds / 4))  # warm up
    run.forget()
    theirs, their_seconds, clones, copies = 0, 0.0, [], []
    for _ in range(SLICES):
        run.slice(seconds / SLICES)
        clones.append(run.clone_us())
        if rival is not None:
            actions, spent = rival.play(seconds / SLICES)
            theirs, their_seconds = theirs + actions, their_seconds + spent
            copies.append(rival.copy_us())
    replay, verify, size = run.replays()
    figures: Figures = {
        "seats": seats,
        "options": " ".join(f"{name}={value}" for name, value in options.items()) or "default",
        "choices_per_s": run.choices / run.seconds,
        "decisions_per_s": run.decisions / run.seconds,
        "clone_us": median(clones),
        "view_us": run.view_us(),
        "resample_us": run.resample_us(),
        "replay_per_s": replay,
        "verify_per_s": verify,
        "record_bytes": size,
        "state_bytes": max(map(size_of, run.states)),
    }
    if rival is not None:
        their_rate, their_copy = theirs / their_seconds, median(copies)
        figures |= {
            f"{rival.name}_actions_per_s": their_rate,
            f"{rival.name}_copy_us": their_copy,
            "ratio": run.choices / run.seconds / their_rate,
            "clone_ratio": their_copy / median(clones),
        }
    return figures


class _Run:
    """Random games of one kind, and states met in them."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, str]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.numbers = count()
        self.states: list[Any] = []
        self.texts: list[str] = []
        self.forget()

    def forget(self) -> None:
        self.decisions = self.choices = 0
        self.seconds = 0.0

    def slice(self, seconds: float) -> None:
        """Whole games until the time is over."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            self._game(next(self.numbers))

    def _game(self, number: int) -> None:
        seed = f"bench/{number}"
        lines: list[str] = []
        start = perf_counter()
        g = self.game.new(self.seats, self.options, seed)
        match = Match(self.game, g, [Random(f"{seed}/{seat}") for seat in range(self.seats)], seed)
        match.run(lambda seat, action: lines.append(f"{seat} {action}\n"))
        self.seconds += perf_counter() - start
        self.decisions += match.decisions
        self.choices += match.choices
        if len(self.texts) < 20:
            head = records.header(self.game, self.seats, self.options, seed)
            self.texts.append(records.as_text(head, lines))
            self._gather(records.read(self.texts[-1]))

    def _gather(self, record: records.Record) -> None:
        """Some states from the course of a game."""
        total = len(record.actions)
        self.states += [records.replay(record, self.game, to=total * part // 6) for part in range(1, 6)]

    def clone_us(self) -> float:
        return self._each(lambda g: g.clone())

    def view_us(self) -> float:
        """The mean over all seats and the spectator."""
        eyes = (*range(self.seats), None)
        return self._each(lambda g: [self.game.view(g, seat) for seat in eyes], 3) / len(eyes)

    def resample_us(self) -> float:
        chance = Chance("bench")
        return self._each(lambda g: self.game.resample(g, 0, chance), 3)

    def _each(self, call: Callable[[Any], object], times: int = 20) -> float:
        """Microseconds of a call, over all gathered states."""
        start = perf_counter()
        for g in self.states:
            for _ in range(times):
                call(g)
        return (perf_counter() - start) * 1e6 / (times * len(self.states))

    def replays(self) -> tuple[float, float, int]:
        """Actions per second, trusted and verified, and the mean bytes of a record."""
        read = [records.read(text) for text in self.texts]
        actions = sum(len(record.actions) for record in read)
        trusted = _rate(actions, lambda: [records.replay(record, self.game) for record in read])
        verified = _rate(actions, lambda: [records.verify(record, self.game) for record in read])
        return trusted, verified, sum(len(text.encode()) for text in self.texts) // len(self.texts)


def _rate(actions: int, call: Callable[[], object]) -> float:
    times, start = 0, perf_counter()
    while times < 1 or perf_counter() - start < 0.5:
        call()
        times += 1
    return actions * times / (perf_counter() - start)


def size_of(state: Any) -> int:
    """Bytes of a state and all it holds, shared parts counted once."""
    seen: set[int] = set()
    total = 0
    todo = [state]
    while todo:
        item = todo.pop()
        if id(item) in seen:
            continue
        seen.add(id(item))
        total += sys.getsizeof(item)
        if isinstance(item, dict):
            todo += [*item.keys(), *item.values()]
        elif isinstance(item, list | tuple | set | frozenset):
            todo += item
        elif isinstance(item, msgspec.Struct):
            todo += [getattr(item, name) for name in item.__struct_fields__]
    return total


class _Catanatron:
    """Four random players of catanatron."""

    name = "catanatron"

    def __init__(self) -> None:
        catan = import_module("catanatron")
        self.new: Callable[[], Any] = lambda: catan.Game(
            [catan.RandomPlayer(color) for color in list(catan.Color)[:4]]
        )
        self.game = self.new()

    def play(self, seconds: float) -> tuple[int, float]:
        actions, start = 0, perf_counter()
        spent = 0.0
        while spent < seconds:
            game = self.new()
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                actions += 1
                if game.state.num_turns == 40:
                    self.game = game
            spent = perf_counter() - start
        return actions, spent

    def copy_us(self) -> float:
        times, start = 500, perf_counter()
        for _ in range(times):
            self.game.copy()
        return (perf_counter() - start) * 1e6 / times


def catanatron() -> Rival:
    """Catanatron, if it is installed."""
    try:
        return _Catanatron()
    except ImportError:
        raise TableError("catanatron is not installed; install it with: pip install catanatron") from None
