"""One game, played at random, with what must hold after each action and at its end."""

from __future__ import annotations

from typing import Any

from .. import record as records
from ..chance import Chance
from ..errors import BadOption, in_one_line
from ..play import asked as asked_seats
from ..state import Event, State
from .choosing import act, choose
from .positions import examine
from .run import Run, advance_noting


def game_of(run: Run, number: int) -> None:
    seats = run.game.seats[number % len(run.game.seats)]
    seed = f"{run.seed}/{number}"
    options, g = begin(run, seats, {} if number < len(run.game.seats) else drawn_options(run), seed)
    run.where = f"game {number} ({seats} seats, seed {seed}, {_spelled(options) or 'default options'})"
    g.told = [] if number % 2 else None
    run.curious = number % 4 == 3
    check = run.checks["play"]
    check.tried += 1
    lines: list[str] = []
    try:
        advance_noting(g, run.seen)
        _play_on(run, g, seats, lines)
    except Exception as error:
        check.fail(f"{run.where} after {len(lines)} actions: {in_one_line(error)}")
        return
    run.length = len(lines)
    g.told = None
    with run.failing("record"):
        _record(run, g, records.header(run.game, seats, options, seed), lines)


def begin(run: Run, seats: int, options: dict[str, str], seed: str) -> tuple[dict[str, str], Any]:
    """Options that a game refuses to combine are drawn again."""
    for _ in range(50):
        try:
            return options, run.game.setup(seats, options, Chance(seed))
        except BadOption:
            options = drawn_options(run)
    return {}, run.game.setup(seats, {}, Chance(seed))


def drawn_options(run: Run) -> dict[str, str]:
    """Half of the options at their default, the others at any value."""
    return {
        o.name: run.pick(o.values or o.examples)
        for o in run.game.options
        if (o.values or o.examples) and run.random.random() < 0.5
    }


def _play_on(run: Run, g: State, seats: int, lines: list[str]) -> None:
    random = run.random.random
    length = run.checks["length"]
    while asked := asked_seats(g):
        if random() * run.length < run.positions:
            examine(run, g, seats, len(lines))
        seat, action = choose(run, g, asked, seats)
        run.remember(action)
        lines.append(f"{seat} {action}\n")
        act(run, g, seat, action)
        _invariants(run, g, len(lines))
        _hear(run, g)
        length.tried += 1
        if len(lines) >= run.game.max_actions:
            length.fail(f"{run.where}: not over after {len(lines)} actions")
            return
    if g.stack or g.winners is None:
        run.checks["play"].fail(
            f"{run.where} after {len(lines)} actions: nobody is asked, but there are no winners"
        )
    examine(run, g, seats, len(lines))


def _invariants(run: Run, g: State, played: int) -> None:
    check = run.checks["invariants"]
    check.tried += 1
    for line in run.game.invariants(g):
        check.fail(f"{run.where} after {played} actions: {line}")


def _hear(run: Run, g: State) -> None:
    for event in g.told or ():
        _hear_one(run, event)
    if g.told:
        g.told = []


def _hear_one(run: Run, event: Event) -> None:
    check = run.checks["texts"]
    check.tried += 1
    if event.key in run.said:
        return
    run.said.add(event.key)
    run.texts.event(event)
    if run.texts.missing:
        check.fail(f"{run.where}: event {event.key} {event.args}: {run.texts.missing.pop(0)}")
        run.texts.missing.clear()


def _record(run: Run, g: State, head: records.Header, lines: list[str]) -> None:
    run.checks["record"].tried += 1
    record = records.read(records.as_text(head, lines))
    end = run.json(g)
    if not record.trusted:
        raise AssertionError("a record just written doesn't match its own checksum")
    if run.json(records.replay(record, run.game)) != end:
        raise AssertionError("the replayed state differs")
    if run.json(records.verify(record, run.game)) != end:
        raise AssertionError("the verified state differs")


def _spelled(options: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(options.items()))
