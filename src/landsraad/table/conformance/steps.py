"""Every step of the game comes up: rare ones get more games of curious players."""

from __future__ import annotations

from typing import Any

from ..chance import Chance
from ..errors import in_one_line
from ..play import asked as asked_seats
from .choosing import act, choose
from .playing import begin, drawn_options
from .run import Run, advance_noting

GAMES_FOR_STEPS = 500  # at most, after the games that were asked for


def reach_all_steps(run: Run, games: int) -> None:
    """Rare steps get more games of curious players, without the other checks."""
    steps = run.game.steps
    bases = {base.__name__ for step in steps.values() for base in step.__mro__[1:]}
    wanted = steps.keys() - bases
    for number in range(max(games, GAMES_FOR_STEPS)):
        if wanted <= run.seen:
            break
        run.curious = number % 8 != 7
        try:
            _search(run, *_rare_beginning(run, number))
        except Exception as error:
            run.checks["play"].fail(f"a game in search of rare steps: {in_one_line(error)}")
    check = run.checks["steps"]
    check.tried = len(wanted)
    unseen = sorted(wanted - run.seen)
    check.failed, check.first = len(unseen), f"never seen: {', '.join(unseen)}" if unseen else ""
    _redraws_something(run)


def _rare_beginning(run: Run, number: int) -> tuple[int, Any]:
    """Seats and a state: one of the game's own positions, or a game with options that lead to much."""
    middles = list(run.game.middles())
    if middles and number % 3 == 0:
        seats, options, position = middles[number // 3 % len(middles)]
        return seats, run.game.place(seats, options, position, Chance(f"{run.seed}/middle {number}"))
    seats = run.game.seats[-1] if number % 2 else run.pick(run.game.seats)
    options = {**drawn_options(run), **(run.game.heaviest if number % 4 else {})}
    return seats, begin(run, seats, options, f"{run.seed}/steps {number}")[1]


def _search(run: Run, seats: int, g: Any) -> None:
    advance_noting(g, run.seen)
    while asked := asked_seats(g):
        act(run, g, *choose(run, g, asked, seats))
        if g.played >= run.game.max_actions:
            return


def _redraws_something(run: Run) -> None:
    check = run.checks["redraw"]
    check.tried = run.checks["resample"].tried
    if run.differ and not run.redrawn:
        check.fail("seats see different things, but resample changes nothing")
