"""Check that a game keeps every promise of the table: random games over all seat counts and options, with clones, stored
states, records, forged actions and secrecy checked along the way. Exit code 1 if a check failed."""

from __future__ import annotations

import argparse

from .common import Progress, add_game, add_json, find_game, print_json

HELP = "check that a game keeps every promise of the table"
EXAMPLES = ("landsraad conformance classic --games 50",)


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument(
        "--games", type=int, default=50, metavar="K", help="how many games to play (default: 50)"
    )
    sub.add_argument("--seed", default="0", metavar="S", help="any text; decides which games (default: 0)")
    sub.add_argument(
        "--positions", type=int, default=10, metavar="N", help="positions to examine in a game (default: 10)"
    )
    sub.add_argument(
        "--forgeries", type=int, default=20, metavar="N", help="forged actions at a position (default: 20)"
    )
    add_json(sub)


def run(chosen: argparse.Namespace) -> int:
    from landsraad.table import TableError
    from landsraad.table.conformance import conformance

    game = find_game(chosen.game)
    if chosen.games < 1:
        raise TableError("at least one game is needed")
    progress = Progress("games")
    try:
        checks = conformance(
            game,
            chosen.games,
            chosen.seed,
            positions=chosen.positions,
            forgeries=chosen.forgeries,
            progress=progress,
        )
    finally:
        progress.end()
    failed = sum(1 for check in checks if check.failed)
    if chosen.json:
        print_json(
            {"game": game.id, "games": chosen.games, "seed": chosen.seed, "failed": failed, "checks": checks}
        )
        return 1 if failed else 0
    for check in checks:
        print(
            f"{'FAILED' if check.failed else 'ok':7}{check.name:17}{check.tried:>8} tried {check.failed:>6} failed"
        )
        if check.failed:
            print(f"       {check.about}\n       first: {check.first}")
    return 1 if failed else 0
