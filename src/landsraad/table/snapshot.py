"""Snapshots: a state in a file, so that loading a game never costs a whole replay.

A snapshot names the game it belongs to as a record does, and how many actions were played, so that a record can be
gone on with from there. It is written beside its place and then moved, so that a crash leaves the old one.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from .errors import BrokenRecord, TableError
from .game import Game
from .record import Header


class Snapshot(msgspec.Struct, kw_only=True):
    """What the file holds."""

    header: Header
    played: int
    state: dict[str, Any]


def save(path: Path, game: Game[Any], header: Header, g: Any) -> None:
    """Write a snapshot, all of it or nothing."""
    data = msgspec.json.encode(Snapshot(header=header, played=g.played, state=game.dump(g)))
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(data)
        os.replace(beside, path)
    except OSError as error:
        raise TableError(f"can't write {path}: {error.strerror}") from None


def load(path: Path, game: Game[Any]) -> tuple[Header, Any]:
    """The header and the state of a snapshot."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise TableError(f"can't read {path}: {error.strerror}") from None
    try:
        snapshot = msgspec.json.decode(data, type=Snapshot)
        if snapshot.header.game != game.id:
            raise BrokenRecord(f"{path} is a game of {snapshot.header.game}, not of {game.id}")
        return snapshot.header, game.load(snapshot.state)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, KeyError) as error:
        raise BrokenRecord(f"{path} is not a snapshot of this release ({error})") from None
