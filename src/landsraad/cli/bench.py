"""Measure random play, clones, views and replays of a game; with --against catanatron also those of that engine, in turns
in the same run, so that the ratios mean something on a busy machine."""

from __future__ import annotations

import argparse
from math import inf

from .common import add_json, add_options, find_game, options_of, print_json

HELP = "measure how fast games are played"
EXAMPLES = ("landsraad bench classic --against catanatron",)


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all that are installed)")
    sub.add_argument("--against", choices=("catanatron",), help="measure this engine too, if it is installed")
    sub.add_argument(
        "--seats", type=int, metavar="N", help="number of players (default: as many as the game takes)"
    )
    add_options(sub)
    sub.add_argument(
        "--seconds",
        type=float,
        default=6.0,
        metavar="T",
        help="seconds of random play of each game (default: 6)",
    )
    add_json(sub)


def run(chosen: argparse.Namespace) -> int:
    from landsraad.arena.bench import bench, catanatron
    from landsraad.table import TableError, installed

    if not 0 < chosen.seconds < inf:
        raise TableError("--seconds takes a number above 0")
    games = [find_game(game) for game in chosen.games] or list(installed().values())
    rival = catanatron() if chosen.against else None
    options = options_of(chosen.option)
    results = {game.id: bench(game, chosen.seats, options, chosen.seconds, rival) for game in games}
    if chosen.json:
        print_json(results)
        return 0
    for game_id, figures in results.items():
        print(game_id)
        for name, value in figures.items():
            print(f"  {name:26}{value:>14,.2f}" if isinstance(value, float) else f"  {name:26}{value!s:>14}")
    return 0
