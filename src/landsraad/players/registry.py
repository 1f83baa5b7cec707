"""Players by name: which kinds there are, and one of a kind for a seat.

A kind is an entry point in the group `landsraad.players` that is called with a seed (a text) and returns a `Player`. Its
name is the kind, for a player of every game, or `KIND.GAME` for a player of that game:

    [project.entry-points."landsraad.players"]
    random = "landsraad.players.random:Random"
    "cautious.classic" = "my_package:Cautious"

Nothing is imported before a player of it is wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from landsraad.table import BadOption

from . import Player

GROUP = "landsraad.players"


def kinds(game: str) -> tuple[str, ...]:
    """The kinds of players that play the game of that id, in alphabetical order."""
    return tuple(sorted(_entries(game)))


def make(kind: str, game: str, seed: str) -> Player:
    """A player of that kind for one seat of one game; `module:NAME` names one that isn't installed (yet)."""
    player = _maker(kind, game)(seed)
    if not isinstance(player, Player):
        raise BadOption(f"{kind} is not a player")
    return player


def check(kind: str, game: str) -> None:
    """Refuse a kind that doesn't exist for the game, before anything is played."""
    make(kind, game, "")


@cache
def _maker(kind: str, game: str) -> Callable[[str], object]:
    """Looked up once: installed packages are searched on the disk."""
    if ":" in kind:
        return _imported(kind)
    entries = _entries(game)
    if kind not in entries:
        raise BadOption(f"no player {kind!r} for {game}; there are: {', '.join(sorted(entries)) or 'none'}")
    maker: Callable[[str], object] = entries[kind].load()
    return maker


def _entries(game: str) -> dict[str, EntryPoint]:
    """By kind; one for this game goes before one for every game."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        kind, _, only = entry.name.partition(".")
        if only == game or (not only and kind not in found):
            found[kind] = entry
    return found


def _imported(path: str) -> Callable[[str], object]:
    module, _, name = path.partition(":")
    try:
        maker: Callable[[str], object] | object = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"no player {path!r}: {error}") from None
    if not callable(maker):
        raise BadOption(f"{path} is not a player")
    return maker
