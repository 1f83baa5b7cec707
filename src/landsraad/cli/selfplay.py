"""Let players without people play many games. The same seed gives the same games and the same digest on every machine, whatever
the number of jobs. Exit code 1 if a game failed."""

from __future__ import annotations

import argparse
from pathlib import Path

from .common import (
    Progress,
    add_game,
    add_json,
    add_options,
    check_player,
    find_game,
    options_of,
    print_json,
    seats_of,
)

HELP = "let bots play many games"
EXAMPLES = ("landsraad selfplay classic --seats 6 --games 1000 --option mode=advanced --jobs 2",)

MOST_VOLUNTARY = 0.9  # who only ever acts unasked never ends a game


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument(
        "--seats", type=int, metavar="N", help="number of players (default: as many as the game takes)"
    )
    sub.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default: 100)")
    sub.add_argument(
        "--seed", default="0", metavar="S", help="any text; decides everything that happens (default: 0)"
    )
    add_options(sub)
    sub.add_argument(
        "--players",
        default="random",
        metavar="KIND,...",
        help="kinds of players: one for all, or one for each seat, as in simple,random,random (default: random)",
    )
    sub.add_argument("--rotate", action="store_true", help="the players move on by a seat from game to game")
    sub.add_argument(
        "--jobs", type=int, default=1, metavar="J", help="processes that play at the same time (default: 1)"
    )
    sub.add_argument(
        "--record", type=Path, metavar="DIR", help="write a record of each game into this folder"
    )
    sub.add_argument(
        "--voluntary",
        type=float,
        default=0.0,
        metavar="P",
        help="how often random players do something unasked (orders, offers), from 0 to 0.9 (default: 0)",
    )
    add_json(sub)


def run(chosen: argparse.Namespace) -> int:
    from landsraad.arena.selfplay import Order, selfplay
    from landsraad.table import BadOption

    if not 0 <= chosen.voluntary <= MOST_VOLUNTARY:
        raise BadOption(f"--voluntary is from 0 to {MOST_VOLUNTARY}, not {chosen.voluntary:g}")
    game = find_game(chosen.game)
    seats = seats_of(game, chosen.seats)
    options = options_of(chosen.option)
    players = tuple(chosen.players.split(","))
    for kind in players:
        check_player(kind, game)
    order = Order(
        game,
        seats,
        options,
        chosen.games,
        chosen.seed,
        chosen.record,
        chosen.voluntary,
        players,
        chosen.rotate,
    )
    progress = Progress("games")
    try:
        result = selfplay(order, chosen.jobs, progress)
    finally:
        progress.end()
    if chosen.json:
        print_json(result)
        return 1 if result.errors else 0
    print(f"{result.finished} of {result.games} games of {game.name} with {result.seats} players finished")
    print(
        f"{result.decisions} decisions, {result.choices} of them choices, {result.mean_turns:.1f} turns a game"
    )
    print(
        f"{result.seconds:.2f} s: {result.decisions_per_s:,.0f} decisions/s, {result.choices_per_s:,.0f} choices/s"
    )
    print("won: " + (", ".join(f"{name} {games}" for name, games in result.winners.items()) or "nobody"))
    for name, kind in result.players.items() if set(players) != {"random"} else ():
        speed = f", {kind.ms_per_choice:.2f} ms a choice" if kind.choices else ""
        print(f"{name}: won {kind.won:.1f} of {result.finished} games, par {kind.par:.1f}{speed}")
    print(f"digest {result.digest}")
    for error in result.errors[:10]:
        print(f"error: {error}")
    if len(result.errors) > 10:
        print(f"… and {len(result.errors) - 10} more errors")
    return 1 if result.errors else 0
