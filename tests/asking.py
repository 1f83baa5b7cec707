"""A game that asks what a test wants, question after question, for tests of what hangs on questions and not on rules."""

from collections.abc import Mapping
from typing import Any

from toy_game import Smugglers, SmugglersGame

from landsraad.table import Action, Chance, Seat, Step, Window

Seats = tuple[int, ...]


class Over(Step[Smugglers]):
    """The end."""

    def run(self, g: Smugglers) -> None:
        g.winners = (0,)


class Ask(Step[Smugglers]):
    """Each answers in the open."""

    waiting: Seats

    def asks(self, g: Smugglers) -> Seats:
        return self.waiting

    def options(self, g: Smugglers, seat: Seat) -> list[Action]:
        return ["yes", "no"]

    def answer(self, g: Smugglers, seat: Seat, action: Action) -> None:
        self.waiting = tuple(other for other in self.waiting if other != seat)
        g.tell("sent", seat, 1)


class First(Ask):
    """The first answer settles it for all."""

    def answer(self, g: Smugglers, seat: Seat, action: Action) -> None:
        self.waiting = ()
        g.tell("sent", seat, 1)


class Turn(Ask):
    """One seat does several things in the open, some with a question of their own, until it ends its turn."""

    def options(self, g: Smugglers, seat: Seat) -> list[Action]:
        return ["bit", "choose", "end"]

    def answer(self, g: Smugglers, seat: Seat, action: Action) -> None:
        g.tell("sent", seat, 2)
        if action == "choose":
            g.then(Ask(waiting=(seat,)))
        elif action == "end":
            self.waiting = ()


class Plan(Ask):
    """A plan of parts that nobody sees until it is sealed."""

    parts: tuple[tuple[Seat, int], ...] = ()

    def options(self, g: Smugglers, seat: Seat) -> list[Action]:
        return ["part", "seal"]

    def answer(self, g: Smugglers, seat: Seat, action: Action) -> None:
        if action == "part":
            self.parts = (*self.parts, (seat, 1))
        else:
            self.waiting = tuple(other for other in self.waiting if other != seat)


class Hush(Ask):
    """Answered without anybody noticing that there was a question."""

    def answer(self, g: Smugglers, seat: Seat, action: Action) -> None:
        self.waiting = tuple(other for other in self.waiting if other != seat)


class Secret(Window[Smugglers]):
    """A reaction window."""

    kind = "karama"

    def options(self, g: Smugglers, seat: Seat) -> list[Action]:
        return ["pass", "karama"]


class Called(Smugglers, kw_only=True):
    """Anybody may interrupt at any time, which lets seat 2 react."""

    def voluntary(self, seat: Seat) -> list[Action]:
        return [*super().voluntary(seat), "~call"]

    def volunteer(self, seat: Seat, action: Action) -> None:
        if action != "~call":
            super().volunteer(seat, action)
            return
        self.tell("spoiled", seat, 1)
        self.then(Secret(waiting=(2,)))


class Asking(SmugglersGame):
    """Asks the steps of `script`, one after the other."""

    id, name = "asking", "Asking"
    state_type = Called

    def __init__(self, *script: Step[Any], seconds: float | None = None) -> None:
        self.script, self.given = script, seconds

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Called:
        dealt = super().setup(seats, options, chance)
        stack = [Over(), *(step.copy() for step in reversed(self.script))]
        return Called(chance=dealt.chance, stack=stack, hands=dealt.hands, deck=dealt.deck, spice=dealt.spice)

    def seconds(self, g: Smugglers) -> float | None:
        return self.given if g.stack and not g.stack[-1].secret else None
