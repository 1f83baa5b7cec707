"""What can go wrong at the table, each with one clear line for people."""

from __future__ import annotations

from pathlib import Path
from typing import Any


class TableError(Exception):
    """Anything a caller did that the table refuses; the message is one line for a person."""


class NotOffered(TableError):
    """An action that is not among the seat's options. The state is unchanged."""


class BadOption(TableError):
    """An option of a game that doesn't exist, or a value it doesn't take."""


class BrokenRecord(TableError):
    """A record that can't be read or doesn't replay; says at which line and why.

    `record` is what could be read before that line, `state` the game before it, where there is one.
    """

    def __init__(self, message: str, line: int = 0, record: Any = None, state: Any = None) -> None:
        super().__init__(message)
        self.line, self.record, self.state = line, record, state


class BrokenScenario(TableError):
    """A scenario file that can't be understood; says where and why."""


def in_one_line(error: Exception) -> str:
    """An error in one line, with the place where it arose."""
    place = error.__traceback__
    while place and place.tb_next:
        place = place.tb_next
    where = f" ({Path(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno})" if place else ""
    return f"{type(error).__name__}: {' '.join(str(error).split())}{where}"
