"""Lines that fit the terminal."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from textwrap import wrap

LEAST = 28  # so much room a text wants beside its head; with less it stands below


def line_width() -> int:
    """How long lines of prose may be."""
    return min(shutil.get_terminal_size().columns, 100) - 1


def indented(text: str, further: int = 2) -> Iterator[str]:
    """A text that keeps its indentation; what doesn't fit goes on a little further in."""
    indent = " " * (len(text) - len(text.lstrip()))
    yield from wrap(
        text.strip(), line_width(), initial_indent=indent, subsequent_indent=indent + " " * further
    )


def hanging(head: str, text: str) -> Iterator[str]:
    """A text beside its head, like an entry of a list; below it where the head leaves too little room."""
    if not text:
        yield head.rstrip()
    elif line_width() - len(head) >= LEAST:
        yield from wrap(text, line_width(), initial_indent=head, subsequent_indent=" " * len(head))
    else:
        yield head.rstrip()
        yield from indented(" " * 8 + text)


def columns(cells: list[str]) -> Iterator[str]:
    """Down the first column, then down the second."""
    width = max(map(len, cells)) + 1
    across = shutil.get_terminal_size().columns // width
    if across < 2:
        for cell in cells:
            yield from indented(cell, further=4)
        return
    rows = -(-len(cells) // across)
    for row in range(rows):
        yield "".join(cell.ljust(width) for cell in cells[row::rows]).rstrip()
