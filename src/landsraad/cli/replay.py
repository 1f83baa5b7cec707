"""Replay a record, to its end or to any action, and show the game as a seat or a spectator sees it then. A broken record
says at which line and why; the file is never changed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from .common import add_json, add_language, find_game, print_json, seat_named, spoken, texts_of
from .story import Story

if TYPE_CHECKING:
    from landsraad.table import Game
    from landsraad.table.record import Record

HELP = "replay the record of a game"
EXAMPLES = (
    "landsraad replay game.record --log",
    "landsraad replay game.record --to 120 --seat atreides",
)


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "file", metavar="FILE", type=Path, help="a record, as written by play --save or selfplay --record"
    )
    sub.add_argument("--to", type=int, metavar="N", help="stop after N actions (default: at the end)")
    sub.add_argument(
        "--seat",
        metavar="S",
        help="see with the eyes of this seat, by name or number, the first being 0 (default: a spectator)",
    )
    sub.add_argument(
        "--verify", action="store_true", help="check every action, even if the checksum is right"
    )
    sub.add_argument("--log", action="store_true", help="tell everything that happened up to there")
    add_language(sub)
    add_json(sub)


def run(chosen: argparse.Namespace) -> int:
    from landsraad.table import BrokenRecord, visibly_asked
    from landsraad.table.record import replay, verify

    try:
        record = _read(chosen.file, chosen.to)
        game = _game(record)
        if chosen.verify and chosen.to is None:
            verify(record, game)
        g = replay(record, game, to=chosen.to, tell=True, check=chosen.verify)
    except BrokenRecord as error:
        where = "" if str(chosen.file) in str(error) else f"{chosen.file}: "
        raise BrokenRecord(f"{where}{error}{_rescue(error)}", error.line, error.record, error.state) from None
    head = record.header
    eyes = None if chosen.seat is None else seat_named(game, g, head.seats, chosen.seat)
    view = game.view(g, eyes)
    names = [game.seat_name(g, seat) for seat in range(head.seats)]
    winners = None if g.winners is None else [names[seat] for seat in g.winners]
    if chosen.json:
        print_json(
            {
                "game": game.id,
                "seats": names,
                "options": head.options,
                "seed": head.seed,
                "rules_version": head.rules_version,
                "actions": len(record.actions),
                "played": g.played,
                "sealed": record.sealed,
                "checksum": record.trusted,
                "turn": game.turn(g),
                "seat": chosen.seat if eyes is None else names[eyes],
                "asked": [names[seat] for seat in visibly_asked(g, eyes)],
                "winners": winners,
                "view": view,
            }
        )
        return 0
    texts = texts_of(game, g, spoken(chosen.language))
    print(f"{game.name}, {', '.join(map(texts.seat, range(head.seats)))}; seed {head.seed}")
    if record.sealed and not record.trusted:
        print("the checksum is wrong: a line was changed, added or lost; every action was checked instead")
    if chosen.log:
        story = Story(texts)
        story.hear(event for event in g.told if event.only is None or eyes in event.only)
        print("\n".join(story.all()) + "\n")
    print(f"after {g.played} of {len(record.actions)} actions, turn {game.turn(g)}")
    print(game.draw(view, texts))
    if winners is not None:
        print(f"won by {', '.join(texts.seat(seat) for seat in g.winners)}")
    return 0


def _read(file: Path, to: int | None) -> Record:
    """A record that breaks off can be seen up to where it does."""
    from landsraad.table import BrokenRecord
    from landsraad.table.record import read

    try:
        return read(file)
    except BrokenRecord as error:
        record: Any = error.record
        if record is not None and to is not None and to <= len(record.actions):
            return cast("Record", record)
        raise


def _game(record: Record) -> Game[Any]:
    from landsraad.table import BadOption, BrokenRecord

    try:
        return find_game(record.header.game)
    except BadOption as error:
        raise BrokenRecord(f"line 1: {error}", 1) from None


def _rescue(error: Any) -> str:
    """What can still be seen of a broken record."""
    if error.record is None:
        return ""
    fine = sum(1 for line in error.record.lines if line < error.line)
    return f" (--to {fine} shows the game before it)" if fine else ""
