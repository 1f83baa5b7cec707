"""List the installed games, for how many players they are, and their options with values and defaults."""

from __future__ import annotations

import argparse
import textwrap
from typing import TYPE_CHECKING, Any

from .common import add_json, add_language, catalogue, find_game, print_json, spoken
from .lines import line_width

if TYPE_CHECKING:
    from landsraad.table import Game, Option
    from landsraad.table.texts import Texts

HELP = "list the games and their options"
EXAMPLES = (
    "landsraad games",
    "landsraad games classic --language cs",
    "landsraad games --json",
)


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", nargs="?", help="only this game (default: all)")
    add_language(sub)
    add_json(sub)


def run(chosen: argparse.Namespace) -> int:
    from landsraad.table import installed

    games = list(installed().values()) if chosen.game is None else [find_game(chosen.game)]
    if chosen.json:
        print_json({"games": [_listed(game) for game in games]})
        return 0
    language = spoken(chosen.language)
    for game in games:
        texts = catalogue(game, language)
        print(f"{game.id}: {game.name}, {game.seats[0]} to {game.seats[-1]} players")
        for option in game.options:
            print("\n".join(_option(option, texts)))
    if not games:
        print("no game is installed")
    return 0


def _listed(game: Game[Any]) -> dict[str, Any]:
    return {"id": game.id, "name": game.name, "seats": game.seats, "options": game.options}


def _option(option: Option, texts: Texts) -> list[str]:
    values = (
        " | ".join(option.values) if len(option.values) <= 12 else f"{option.values[0]} … {option.values[-1]}"
    )
    head = f"  --option {option.name}={option.default}"
    if values:
        head += f"    ({values})"
    about = texts.say(f"about-option-{option.name.replace('_', '-')}") + (
        f" [{', '.join(option.rules)}]" if option.rules else ""
    )
    return [head, *textwrap.wrap(about, line_width(), initial_indent="      ", subsequent_indent="      ")]
