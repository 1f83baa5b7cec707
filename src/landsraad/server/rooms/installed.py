"""The games and players that tables may have: those that are installed, looked up once.

A name that would import something (`module:NAME`, as the command line takes it) is not among them, since names come over the network.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from landsraad.players import registry
from landsraad.table import BadOption, Game
from landsraad.table.game import installed

PREFERRED, ANY = "simple", "random"  # kinds of players


@cache
def games() -> dict[str, Game[Any]]:
    return installed()


def game_of(game_id: str) -> Game[Any]:
    """The installed game of that id."""
    game = games().get(game_id)
    if game is None:
        raise BadOption(f"no game {game_id!r}; there are: {', '.join(games())}")
    return game


def game_name(game_id: str) -> str:
    """What a game is called; its id where it isn't installed."""
    game = games().get(game_id)
    return game.name if game is not None else game_id


@cache
def kinds(game_id: str) -> tuple[str, ...]:
    """The kinds of bots for a game."""
    return registry.kinds(game_id)


def default_bot(game_id: str) -> str:
    """Who takes the seat of somebody who is gone."""
    return PREFERRED if PREFERRED in kinds(game_id) else ANY
