"""Numbered components: what a state holds is a number, what people and records write is an id."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

Module: TypeAlias = str
"""What must be in play for a component to be in the game."""

BASE: Final[Module] = "base"


class Named(Protocol):
    @property
    def id(self) -> str: ...


class Titled(Named, Protocol):
    @property
    def copies(self) -> int: ...


Entry = TypeVar("Entry", bound=Named)
Value = TypeVar("Value")


class Registry(list[Entry]):
    """Entries by number, and their numbers by id.

    Modules add at the end, in one fixed order, so a number never changes its meaning. Ids are unique over all modules:
    what a module reprints unchanged it shares, what it changes gets an id of its own.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        super().__init__()
        self.number: dict[str, int] = {}
        self._followers: list[Callable[[Entry], object]] = []
        self.add(entries)

    def add(self, entries: Iterable[Entry]) -> tuple[int, ...]:
        """The numbers of the new entries; nothing is added if an id is taken."""
        new = list(entries)
        names = [entry.id for entry in new]
        if taken := sorted(name for name in names if name in self.number or names.count(name) > 1):
            raise ValueError(f"{taken[0]!r} is taken")
        first = len(self)
        self.extend(new)
        self.number.update(zip(names, range(first, len(self)), strict=True))
        for follow in self._followers:
            for entry in new:
                follow(entry)
        return tuple(range(first, len(self)))

    def each(self, follow: Callable[[Entry], object]) -> None:
        """Do it for every entry, and for those that modules add later."""
        for entry in self:
            follow(entry)
        self._followers.append(follow)

    def column(self, derive: Callable[[Entry], Value]) -> list[Value]:
        """What follows from each entry, by its number: worked out once, not at every question."""
        values: list[Value] = []
        self.each(lambda entry: values.append(derive(entry)))
        return values


def every_copy(titles: Iterable[int], registry: Sequence[Titled]) -> tuple[int, ...]:
    """A deck, unshuffled: each title as often as it is printed."""
    return tuple(title for title in titles for _ in range(registry[title].copies))
