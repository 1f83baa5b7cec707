"""Which entries whose eyes notice, and the sequence numbers that follow from it.

An entry counts for a pair of eyes only if they may know that there is one: otherwise a number that jumps would tell that somebody had
a card to react with, or gave a standing order. Bit `seat` of an entry's `noticed` stands for that seat, the bit after the last
seat for spectators; -1 is everybody.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any

from landsraad.table import Event, Game, Seat
from landsraad.table.play import options, visibly_asked

EVERYBODY = -1


class Eyes:
    """The numbers of one table, for all eyes."""

    def __init__(self, seats: int, noticed: Iterable[int] = ()) -> None:
        self.seats = seats
        self._noticed = array("i")
        self._counts = [0] * (seats + 1)
        for bits in noticed:
            self.add(bits)

    def add(self, bits: int) -> None:
        """An entry more."""
        self._noticed.append(bits)
        counts = self._counts
        for i in range(self.seats + 1):
            if bits >> i & 1:
                counts[i] += 1

    def count(self, eyes: Seat | None) -> int:
        """How many entries those eyes have noticed."""
        return self._counts[self.seats if eyes is None else eyes]

    def sees(self, eyes: Seat | None, number: int) -> bool:
        """Whether those eyes noticed the entry of that number."""
        return bool(self._noticed[number - 1] >> self._bit(eyes) & 1)

    def count_at(self, eyes: Seat | None, number: int) -> int:
        """How many of the first `number` entries those eyes have noticed."""
        bit = self._bit(eyes)
        return sum(bits >> bit & 1 for bits in self._noticed[:number])

    def number(self, eyes: Seat | None, count: int) -> int:
        """The number of the entry that was the `count`-th those eyes noticed; 0 for none."""
        bit = self._bit(eyes)
        left = count
        for number, bits in enumerate(self._noticed, start=1):
            left -= bits >> bit & 1
            if left < 1:
                return number if count > 0 else 0
        return len(self._noticed)

    def until_next(self, eyes: Seat | None, count: int) -> int:
        """The number of the last entry before those eyes notice another one."""
        return self.number(eyes, count + 1) - 1 if count < self.count(eyes) else len(self._noticed)

    def _bit(self, eyes: Seat | None) -> int:
        return self.seats if eyes is None else eyes


def noticed(game: Game[Any], before: Any, g: Any, actor: Seat, told: Sequence[Event], seats: int) -> int:
    """The bits of the entry that led from one state to the next.

    Whatever changes a seat's view is told to it, or is there for everybody to see; so besides who is asked and what is offered, it
    is enough to compare what a spectator sees.
    """
    if not g.stack or any(event.only is None for event in told):
        return EVERYBODY
    if visibly_asked(before, None) != visibly_asked(g, None) or game.view(before, None) != game.view(g, None):
        return EVERYBODY
    bits = 1 << actor
    for event in told:
        for seat in event.only or ():
            bits |= 1 << seat
    for seat in range(seats):
        if not bits >> seat & 1 and _asked_otherwise(before, g, seat):
            bits |= 1 << seat
    return bits


def _asked_otherwise(before: Any, g: Any, seat: Seat) -> bool:
    if visibly_asked(before, seat) != visibly_asked(g, seat):
        return True
    return options(before, seat) != options(g, seat)
