"""What several commands share: arguments, finding games and seats, output."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from landsraad.table import Game, Seat
    from landsraad.table.texts import Texts


def add_game(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", help="which game (`landsraad games` lists them)")


def add_options(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as mode=advanced; may be repeated (`landsraad games` lists them)",
    )


def add_json(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def find_game(game_id: str) -> Game[Any]:
    """An installed game, or `module:NAME` of one in the current folder."""
    from landsraad.table import find

    if ":" in game_id and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return find(game_id)


def check_player(kind: str, game: Game[Any]) -> None:
    """Refuse a kind of player that doesn't exist; `module:NAME` is one in the current folder."""
    from landsraad.players import registry

    if ":" in kind and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    registry.check(kind, game.id)


def options_of(pairs: Iterable[str]) -> dict[str, str]:
    """`NAME=VALUE` texts as a mapping."""
    from landsraad.table import BadOption

    options = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadOption(f"--option takes NAME=VALUE, not {pair!r}")
        options[name] = value
    return options


def seats_of(game: Game[Any], seats: int | None) -> int:
    """The number of seats asked for, or as many as the game has."""
    from landsraad.table import BadOption

    if seats is not None and seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise BadOption(f"{game.name} is for {few} to {many} players, not {seats}")
    return seats or game.seats[-1]


def seat_named(game: Game[Any], g: Any, seats: int, name: str) -> Seat:
    """The seat of that name, beginning of a name, or number."""
    from landsraad.table import BadOption

    names = [game.seat_name(g, seat) for seat in range(seats)]
    if name in names:
        return names.index(name)
    if name.isascii() and name.isdigit() and int(name) < seats:
        return int(name)
    begun = [seat for seat, each in enumerate(names) if name and each.startswith(name.lower())]
    if len(begun) == 1:
        return begun[0]
    raise BadOption(f"no seat {name!r}; there are: {', '.join(names)}")


def add_language(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--language",
        metavar="L",
        help="what the game is told in: en, cs, pl or ru (default: that of the terminal)",
    )


def spoken(wish: str | None) -> str:
    """The language asked for, or that of the terminal; English where no catalogue speaks that."""
    from landsraad.table import BadOption
    from landsraad.table.texts import LANGUAGES

    if wish is not None and wish not in LANGUAGES:
        raise BadOption(f"no language {wish!r}; there are: {', '.join(LANGUAGES)}")
    of_terminal = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2]
    return wish or (of_terminal if of_terminal in LANGUAGES else LANGUAGES[0])


def texts_of(game: Game[Any], g: Any, language: str) -> Texts:
    """The game's texts, with the short names of this game's seats, which may change while it goes on."""
    texts = catalogue(game, language)

    def called(seat: Seat) -> str:
        name = game.seat_name(g, seat)
        short = f"short-{name}"
        return short if texts.has(short.replace("_", "-")) else name

    texts.seats = called
    return texts


def catalogue(game: Game[Any], language: str) -> Texts:
    """The game's texts in a language, filled up with English."""
    from landsraad.table.texts import Texts

    files = [game.texts(each) for each in dict.fromkeys((language, "en"))]
    there = [file for file in files if file.is_file()] or files
    return Texts.load(*there, language=language)


def print_json(data: Any) -> None:
    import msgspec

    print(msgspec.json.encode(data).decode())


def program() -> str:
    """How the person calls this program, to say what to type next."""
    return os.environ.get("LANDSRAAD_CALLED", "landsraad")


class Progress:
    """A bar on standard error, if that is a terminal."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.shown = sys.stderr.isatty()
        self.last = -1

    def __call__(self, done: int, of: int) -> None:
        percent = 100 * done // max(of, 1)
        if not self.shown or percent == self.last:
            return
        self.last = percent
        bar = "#" * (percent * 30 // 100)
        print(f"\r{self.what} [{bar:<30}] {done}/{of}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Make room for what follows."""
        if self.last >= 0:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
