"""What every game must pass, ours or a stranger's: `conformance(game, games, seed)`.

Games are played at random, over all seat counts and option values. After each action the game's own invariants are
asked; at random positions the game is cloned, stored, resampled and fed with forged actions. Each check says how
often it was tried, how often it failed, and how it failed first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..game import Game
from .checks import Check
from .everywhere import same_everywhere
from .playing import game_of
from .run import Run
from .steps import reach_all_steps

__all__ = ["Check", "conformance", "random_games"]

Progress = Callable[[int, int], object]


def conformance(
    game: Game[Any],
    games: int = 100,
    seed: str = "0",
    *,
    positions: int = 10,
    forgeries: int = 20,
    progress: Progress | None = None,
) -> list[Check]:
    """Play `games` games; look closely at about `positions` positions of each, with so many forgeries at each."""
    run = Run(game, seed, positions, forgeries)
    for number in range(games):
        game_of(run, number)
        if progress is not None:
            progress(number + 1, games)
    reach_all_steps(run, games)
    run.where = "the games of the fingerprint"
    with run.failing("same everywhere"):
        same_everywhere(run)
    return list(run.checks.values())


def random_games(game: Game[Any], numbers: range, seed: str = "0") -> list[Check]:
    """The games of a conformance run with these numbers, only played: no dead end, no invariant broken, and replayed."""
    run = Run(game, seed, positions=0, forgeries=0)
    for number in numbers:
        game_of(run, number)
    return [check for check in run.checks.values() if check.tried]
