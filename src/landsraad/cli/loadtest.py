"""Measure how much a server bears on this machine: a server of its own on loopback with a database of its own, for a bounded time.

Parts: rooms (rooms and store without HTTP), actions (durable actions over HTTP, flat out and at an even pace), pushes (until all who
listen have an action), memory (of tables and sockets), lists (of stored games). The server gets one core, the client another."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from .common import add_json, find_game, print_json, seats_of
from .serve import require_packages

if TYPE_CHECKING:
    from landsraad.server.loadtest import Plan

HELP = "measure how much a server bears"
EXAMPLES = ("landsraad loadtest actions pushes --game imperium --seconds 5",)
PARTS = ("rooms", "actions", "pushes", "memory", "lists")
COUNTS = {
    "tables": (200, "tables at once"),
    "sockets": (1000, "open sockets"),
    "rate": (3000, "actions a second at an even pace"),
    "pushing": (200, "actions a second that the sockets are told of"),
    "stored": (10_000, "stored games that are listed"),
}


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("parts", metavar="PART", nargs="*", help=f"what to measure: {', '.join(PARTS)} (all)")
    sub.add_argument("--game", default="imperium", help="which game is played (imperium)")
    sub.add_argument("--seats", type=int, metavar="N", help="number of players (as many as the game takes)")
    sub.add_argument(
        "--seconds", type=float, default=5.0, metavar="T", help="time for each part (5; at most 60)"
    )
    for name, (default, about) in COUNTS.items():
        sub.add_argument(f"--{name}", type=int, default=default, metavar="N", help=f"{about} ({default})")
    sub.add_argument(
        "--db", default="", metavar="URL", help="an empty PostgreSQL database (a temporary SQLite file)"
    )
    add_json(sub)


def run(chosen: argparse.Namespace) -> int:
    require_packages()
    from landsraad.server.loadtest import report
    from landsraad.table import TableError

    for part in chosen.parts:
        if part not in PARTS:
            raise TableError(f"no part {part!r}; there are: {', '.join(PARTS)}")
    found = report(_plan(chosen), chosen.parts or PARTS)
    if chosen.json:
        print_json(found)
        return 0
    import msgspec

    measured = msgspec.to_builtins(found)
    print(
        f"{found.plan.game}, {found.plan.seats} seats; {found.cores} cores, load {' to '.join(map(str, found.load))}"
    )
    for part in chosen.parts or PARTS:
        print(part)
        _print(measured[part], 2)
    return 0


def _plan(chosen: argparse.Namespace) -> Plan:
    import msgspec

    from landsraad.server.loadtest import Plan
    from landsraad.table import TableError

    game = find_game(chosen.game)
    wanted: dict[str, Any] = {name: getattr(chosen, name) for name in (*COUNTS, "seconds", "db")}
    try:
        return msgspec.convert({**wanted, "game": game.id, "seats": seats_of(game, chosen.seats)}, Plan)
    except msgspec.ValidationError as error:
        raise TableError(
            f"--{str(error).rpartition('$.')[2].rstrip('`')}: {str(error).partition(' - ')[0]}"
        ) from None


def _print(figures: dict[str, Any], indent: int) -> None:
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"{' ' * indent}{name}")
            _print(value, indent + 2)
        else:
            print(f"{' ' * indent}{name:<32}{value:>14,}")
