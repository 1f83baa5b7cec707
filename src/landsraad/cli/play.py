"""Play in the browser: against bots at once, or with whoever sits at this computer.

With --text, against bots in a plain terminal: type the number of an option, its notation, or the beginning of it; `?`
explains the rest. With --save FILE the game is kept in that file after every action, and the same command goes on with
it."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .common import (
    add_language,
    add_options,
    check_player,
    find_game,
    options_of,
    program,
    seat_named,
    seats_of,
    spoken,
)

if TYPE_CHECKING:
    from landsraad.table import BrokenRecord, Game, Seat
    from landsraad.table.record import Header, Recorder

    from .session import Session

HELP = "play in the browser, or in the terminal"
EXAMPLES = (
    "landsraad play",
    "landsraad play classic --text",
    "landsraad play classic --text --seats 4 --me atreides --option mode=advanced --save my.record",
    "landsraad play imperium --text --seats 1 --language pl",
)

LATELY = 12  # lines told again when a game goes on
ME, AGAINST, LANGUAGE = "me", "against", "language"  # what this command notes in a record
RANDOM = "random"
ONLY_TEXT = ("seats", "me", "against", "option", "seed", "save", "language")


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", nargs="?", help="which game (`landsraad games` lists them)")
    sub.add_argument(
        "--text", action="store_true", help="in a plain terminal; the options below belong to it"
    )
    sub.add_argument(
        "--seats", type=int, metavar="N", help="number of players (default: as many as the game takes)"
    )
    sub.add_argument(
        "--me", metavar="NAME", help="your seat, by name or number, the first being 0 (default: the first)"
    )
    sub.add_argument("--against", metavar="KIND", help="kind of opponents, such as simple (default: random)")
    add_options(sub)
    sub.add_argument(
        "--seed", metavar="S", help="any text; decides all chance (default: different each time)"
    )
    sub.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file, or go on with it")
    add_language(sub)


def run(chosen: argparse.Namespace) -> int:
    if not chosen.text:
        return _in_browser(chosen)
    from landsraad.table import TableError

    if chosen.game is None:
        raise TableError("--text needs to know which game: landsraad play GAME --text")
    game = find_game(chosen.game)
    from .session import Quit

    resumed = chosen.save is not None and chosen.save.exists()
    session = _resume(game, chosen) if resumed else _begin(game, chosen)
    try:
        session.play()
    except Quit:
        session.leave()
        return 0
    except KeyboardInterrupt:
        print()
        session.leave()
        return 130
    except OSError:  # nobody reads on (`| head`): the game is kept all the same
        session.keep()
        raise
    return 0


def _in_browser(chosen: argparse.Namespace) -> int:
    from landsraad.table import TableError

    from .browser import play_in_browser

    meant = [name for name in ONLY_TEXT if getattr(chosen, name) not in (None, [])]
    if meant:
        raise TableError(f"--{meant[0]} needs --text; in the browser it is chosen in the lobby")
    if chosen.game is not None:
        find_game(chosen.game)
    return play_in_browser(chosen.game)


def _begin(game: Game[Any], chosen: argparse.Namespace) -> Session:
    from secrets import token_hex

    from landsraad.table.record import Recorder, header

    seats = seats_of(game, chosen.seats)
    seed = chosen.seed or token_hex(4)
    against = chosen.against or RANDOM
    check_player(against, game)
    language = spoken(chosen.language)
    options = options_of(chosen.option)
    g = game.new(seats, options, seed, tell=True)
    me = 0 if chosen.me is None else seat_named(game, g, seats, chosen.me)
    path = chosen.save or _free_name(game.id, seed)
    create = Recorder.later if chosen.save is None else Recorder.create
    recorder = create(path, header(game, seats, options, seed))
    for what, noted in ((ME, me), (AGAINST, against), (LANGUAGE, language)):
        recorder.remark(f"{what} {noted}")
    return _session(chosen, game, g, me, (against, seats, seed), language, recorder, path)


def _resume(game: Game[Any], chosen: argparse.Namespace) -> Session:
    from landsraad.table import BrokenRecord, TableError
    from landsraad.table.record import Recorder, read, replay

    path: Path = chosen.save
    if not path.is_file():
        raise TableError(f"can't save in {path}: it is no file")
    try:
        record = read(path)
        head = record.header
        if head.game != game.id:
            raise TableError(f"{path} is a game of {head.game}, not of {game.id}")
        _check_same(chosen, head, path)
        g = replay(record, game, tell=True)
    except BrokenRecord as error:
        raise TableError(f"can't go on with {path}: {_what_helps(error, path)}") from None
    me = int(_noted(path, ME) or 0) if chosen.me is None else seat_named(game, g, head.seats, chosen.me)
    against = chosen.against or _noted(path, AGAINST) or RANDOM
    check_player(against, game)
    language = spoken(chosen.language or _noted(path, LANGUAGE) or None)
    recorder = None if record.sealed else Recorder.resume(path)[0]
    bots = (against, head.seats, f"{head.seed}/{g.played}")
    session = _session(chosen, game, g, me, bots, language, recorder, path)
    session.story.skip(but=LATELY)
    session.tell("going-on", file=str(path), count=g.played)
    return session


def _session(
    chosen: argparse.Namespace,
    game: Game[Any],
    g: Any,
    me: Seat,
    bots: tuple[str, int, str],
    language: str,
    recorder: Recorder | None,
    path: Path,
) -> Session:
    """`bots`: of which kind, how many seats there are, and a seed."""
    from landsraad.players.registry import make

    from .session import Session

    against, seats, seed = bots
    players = [make(against, game.id, f"{seed}/{seat}") for seat in range(seats)]
    chance = make(RANDOM, game.id, f"{seed}/any")
    again = f"{program()} play {chosen.game} --text --save {shlex.quote(str(path))}"
    return Session(game, g, me, players, chance, language, recorder, path, again)


def _check_same(chosen: argparse.Namespace, head: Header, path: Path) -> None:
    """The command that began a game may go on with it; one that asks for another game may not."""
    from landsraad.table import BadOption

    if chosen.seats not in (None, head.seats):
        raise BadOption(f"{path} is a game for {head.seats} players, not {chosen.seats}")
    if chosen.seed not in (None, head.seed):
        raise BadOption(f"{path} is a game with seed {head.seed!r}, not {chosen.seed!r}")
    for name, value in options_of(chosen.option).items():
        if head.options.get(name) != value:
            its = head.options.get(name, "nothing of that name")
            raise BadOption(f"{path} is a game with option {name}={its}, not {value}")


def _what_helps(error: BrokenRecord, path: Path) -> str:
    """Why a record can't be gone on with; where only its end is broken, that the rest could be."""
    why = str(error).removeprefix(f"{path} is ")
    if error.record is None or error.line < 2 or not any(line < error.line for line in error.record.lines):
        return why
    return f"{why} (delete the lines from {error.line} on to go on from there)"


def _noted(path: Path, what: str) -> str:
    """From the remarks that this command leaves in the record."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start = f"# {what} "
    return next((line.removeprefix(start) for line in lines if line.startswith(start)), "")


def _free_name(game_id: str, seed: str) -> Path:
    """Where a game is saved if no place was named."""
    plain = "".join(c if c.isalnum() else "-" for c in seed)
    path, number = Path(f"{game_id}-{plain}.record"), 2
    while path.exists():
        path, number = Path(f"{game_id}-{plain}-{number}.record"), number + 1
    return path
