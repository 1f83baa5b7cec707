"""What happened, as lines for a person: events that say the same are told once, short ones share a line."""

from __future__ import annotations

import re
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from .lines import line_width

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from landsraad.table import Event
    from landsraad.table.texts import Texts


INDENT = 2  # of what is no heading
_DOUBLE = re.compile(r"([^.](?:\.|\.{3}))\.$")  # a sentence's end after a name such as "Guild Rep."


def room() -> int:
    """How long a line of the story may be."""
    return line_width() - INDENT


class Part(NamedTuple):
    """What one event says."""

    text: str
    key: str = ""
    args: tuple[int | str, ...] = ()


class Line:
    """One line of the story: an event, or several short ones."""

    def __init__(self, part: Part) -> None:
        self.parts = [part]

    @property
    def text(self) -> str:
        """The same thing several times in a row is said once, and counted."""
        runs = [(text, len(list(run))) for text, run in groupby(part.text for part in self.parts)]
        return " ".join(f"{text} ({times}×)" if times > 1 else text for text, times in runs)

    @property
    def key(self) -> str:
        return self.parts[-1].key


class Story:
    """Grows by events; `new` gives the lines since it was last asked. The catalogue says how they go together."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.lines: list[Line] = []
        self.told = 0  # lines that were given out
        self.headings = texts.term("headings")
        self.joined = texts.term("joined")
        self.replaces = [pair.split(":") for pair in texts.term("replaces")]
        self.implied = [pair.split(":") for pair in texts.term("implied")]

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self._hear(event)

    def say(self, text: str) -> None:
        self.lines.append(Line(Part(text)))

    def new(self) -> Iterator[str]:
        """The lines that were not given out yet."""
        yield from self._set(self.lines[self.told :])
        self.told = len(self.lines)

    def all(self) -> Iterator[str]:
        return self._set(self.lines)

    def skip(self, but: int) -> None:
        """Give out only the last lines."""
        self.told = max(0, len(self.lines) - but)

    def _hear(self, event: Event) -> None:
        key = event.key.replace("_", "-")
        text = _DOUBLE.sub(r"\1", self.texts.event(event))
        fresh = self.lines[self.told :]
        before = fresh[-1] if fresh else None
        if not text or (before and [before.key, key] in self.implied):
            return
        if before and self._level(key) <= self._level(before.key) < len(self.headings):
            self.lines.pop()  # nothing happened under that heading
        for line in fresh:
            line.parts = [part for part in line.parts if not self._replaced(part, key, event.args)]
        self.lines[self.told :] = [line for line in self.lines[self.told :] if line.parts]
        part = Part(text, key, event.args)
        last = self.lines[-1] if len(self.lines) > self.told else None
        if last and key in self.joined and last.key in self.joined and len(last.text) + len(text) < room():
            last.parts.append(part)
        else:
            self.lines.append(Line(part))

    def _replaced(self, part: Part, key: str, args: tuple[int | str, ...]) -> bool:
        """The same arguments, or the last of them."""
        return [key, part.key] in self.replaces and args[len(args) - len(part.args) :] == part.args

    def _level(self, key: str) -> int:
        """0 for the headings of the largest parts; what is no heading lies below them all."""
        return self.headings.index(key) if key in self.headings else len(self.headings)

    def _set(self, lines: Iterable[Line]) -> Iterator[str]:
        for line in lines:
            if line.key in self.headings:
                yield ""
                yield line.text
            else:
                yield from wrap(
                    line.text,
                    line_width(),
                    initial_indent=" " * INDENT,
                    subsequent_indent=" " * 2 * INDENT,
                )
