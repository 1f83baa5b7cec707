"""What Python says of everything in the layout, and which actions games bring up, for the tests of the browser client.

    PYTHONPATH=tests python -m games.imperium.golden

writes `web/src/games/imperium/golden.json`; `test_layout.py` says when that is due.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from landsraad.games.imperium import wording
from landsraad.games.imperium.game import GAME
from landsraad.games.imperium.nodes import _NODES
from landsraad.games.imperium.phrases import AND, OR
from landsraad.table import asked, options, play
from landsraad.table.texts import Texts

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "imperium" / "golden.json"
GAMES = range(200)
MIDDLE = 4  # the round
KINDS = ("spaces", "cards", "conflicts", "leaders", "hagal", "intrigues", "factions")


def golden() -> dict[str, Any]:
    texts = Texts(GAME.texts("en").read_text(encoding="utf-8"))
    layout = GAME.layout()
    return {
        "layout": layout,
        "said": said(layout, texts),
        "keys": keys(texts),
        "corpus": corpus(),
        "views": [moment(players) for players in GAME.seats],
    }


def said(layout: dict[str, Any], texts: Texts) -> dict[str, str]:
    """Every phrase of the layout by its place."""
    return {
        f"{kind}/{thing['id']}/{field}": wording.say(texts, value)
        for kind in KINDS
        for thing in layout[kind]
        for field, value in thing.items()
        if is_phrase(value)
    }


def is_phrase(value: Any) -> bool:
    """A box of effects, or a message with its arguments; lists of ids are neither."""
    first = value[0] if isinstance(value, list) and value else None
    return isinstance(first, str) and (first in (AND, OR) or "-" in first)


def keys(texts: Texts) -> dict[str, str]:
    return {key: wording.key(texts, key) for key in _NODES}


def corpus(games: Iterable[int] = GAMES) -> dict[str, dict[str, str]]:
    """By question one action of each shape that random games bring up."""
    seen: dict[str, dict[str, str]] = {}
    for number in games:
        chance = random.Random(number)
        given = {"leaders": ("random", "chosen", "draft")[number % 3]}
        if number % 5 == 0:
            given |= {"urgent_mission_recalls_mentat": "off", "rival_always_pays_signet": "off"}
        g = GAME.new(1 + number % 4, given, f"golden {number}")
        while seats := asked(g):
            seat = chance.choice(seats)
            offered = options(g, seat)
            shapes = seen.setdefault(type(g.stack[-1]).__name__, {})
            for action in offered:
                shapes.setdefault(shape(action), action)
            play(g, seat, chance.choice(offered))
    return seen


def moment(players: int) -> Any:
    """What the first seat sees in the middle of a game."""
    g = GAME.new(players, {"leaders": "random"}, "golden")
    chance = random.Random(players)
    while (seats := asked(g)) and (g.round < MIDDLE or seats != (0,)):
        play(g, seats[0], chance.choice(options(g, seats[0])))
    return GAME.view(g, 0)


def shape(action: str) -> str:
    """An action with what is no verb, zone or box replaced."""
    verb, *words = action.split()
    return " ".join((verb, *map(_kind, words)))


def _kind(word: str) -> str:
    if word.isdecimal():
        return "#"
    if "/" in word:
        return word.split("/")[1]
    return word if word in ("hand", "in_play", "discard", "aside", "leader", "mentat") else "id"


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.encode(golden(), order="sorted") + b"\n")
