"""Resolving effects (IMP-7.09 to 7.14, IMP-13): what waits, in which order, and who does what an effect says.

Effects are data (`effects.py`); this room knows no single one of them. Each type has a handler in `HANDLERS`, put there by the
chapter that the effect belongs to; a module registers its own. Effects waiting to be resolved are named by keys into the
registered components (`nodes.py`), such as `duncan_idaho/agent/0`; the key is also the notation of the choice.

- types in `AT_ONCE` can't matter in any order (resources, Victory Points, Persuasion, swords): they are carried out when they
  arise, unless `WAITS` knows a moment at which the order matters;
- all others wait in the `Resolver` of the turn until their owner takes them up with `do <key>`;
- `OPTIONAL` says which may be left undone; everything else that is possible must be done before the turn can end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...table import Action, Seat, Step
from .nodes import DO, keys, node
from .state import Imperium, Party, seat_of

Handler = Callable[[Imperium, Party, str, Any], None]
Test = Callable[[Imperium, Party, str, Any], bool]

HANDLERS: dict[type, Handler] = {}
POSSIBLE: dict[type, Test] = {}  # absent: always
OPTIONAL: dict[type, Test] = {}  # absent: never
AT_ONCE: set[type] = set()
WAITS: dict[type, Test] = {}  # types in AT_ONCE: when they wait after all


class Resolver(Step[Imperium]):
    """A step in which one party resolves effects in an order of its own."""

    party: Party = 0
    pending: tuple[str, ...] = ()

    def take_up(self, g: Imperium, key: str) -> None:
        """`do <key>`: the effect leaves the list and is resolved."""
        at = self.pending.index(key)
        self.pending = self.pending[:at] + self.pending[at + 1 :]
        resolve(g, self.party, key)


class Effects(Resolver):
    """Effects outside of a turn of their owner (rewards, what others cause), resolved in the owner's order."""

    ended: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        if self.ended or self._only_one(g):
            return ()
        return seat_of(g, self.party) if any(possible(g, self.party, key) for key in self.pending) else ()

    def _only_one(self, g: Imperium) -> str:
        """The effect that has to be resolved next since nothing else can be: no question."""
        able = {key for key in self.pending if possible(g, self.party, key)}
        only = able.pop() if len(able) == 1 else ""
        return "" if not only or optional(g, self.party, only) else only

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        actions, must = to_take_up(g, self)
        return actions if must else [*actions, "end"]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        if action == "end":
            self.ended = True
        else:
            self.take_up(g, action.removeprefix("do "))

    def run(self, g: Imperium) -> None:
        if not self.ended and (only := self._only_one(g)):
            at = self.pending.index(only)
            g.then(Effects(party=self.party, pending=self.pending[:at] + self.pending[at + 1 :]))
            resolve(g, self.party, only)


def arise(g: Imperium, party: Party, keys: Iterable[str]) -> None:
    """Effects arise for a party: what can wait joins its resolver on the stack, or gets one of its own.

    A Rival decides nothing: what it gains follows House Hagal's own rules (HAG-3).
    """
    if party >= g.players:
        from .hagal.gains import gain_for_rival

        gain_for_rival(g, party, tuple(keys))
        return
    waiting = []
    for key in keys:
        effect = node(key)
        if type(effect) in AT_ONCE and not _waits(g, party, key, effect):
            HANDLERS[type(effect)](g, party, key, effect)
        else:
            waiting.append(key)
    if not waiting:
        return
    resolver = resolver_of(g, party)
    if resolver is None:
        g.then(Effects(party=party, pending=tuple(waiting)))
    else:
        resolver.pending += tuple(waiting)


def _waits(g: Imperium, party: Party, key: str, effect: Any) -> bool:
    test = WAITS.get(type(effect))
    return test is not None and test(g, party, key, effect)


def resolver_of(g: Imperium, party: Party) -> Resolver | None:
    """The innermost resolver of the party that is in progress."""
    for step in reversed(g.stack):
        if isinstance(step, Resolver) and step.party == party:
            return step
    return None


def resolve(g: Imperium, party: Party, key: str) -> None:
    effect = node(key)
    HANDLERS[type(effect)](g, party, key, effect)


def possible(g: Imperium, party: Party, key: str) -> bool:
    effect = node(key)
    test = POSSIBLE.get(type(effect))
    return test is None or test(g, party, key, effect)


def optional(g: Imperium, party: Party, key: str) -> bool:
    effect = node(key)
    test = OPTIONAL.get(type(effect))
    return test is not None and test(g, party, key, effect)


def to_take_up(g: Imperium, resolver: Resolver) -> tuple[list[Action], bool]:
    """`do <key>` for what can be taken up now, copies of one card once; and whether some of it is mandatory (IMP-7.12)."""
    party, must = resolver.party, False
    actions: list[Action] = []
    if not resolver.pending:
        return actions, must
    for key in dict.fromkeys(resolver.pending):
        if possible(g, party, key):
            actions.append(DO[key])
            must = must or not optional(g, party, key)
    return actions, must


LAPSING_BOXES = ("agent", "reveal")


def lapse(g: Imperium, party: Party, card: str, left: int) -> None:
    """IMP-13.03: effects of a trashed card that were not begun lapse, where fewer copies are `left` in play than wait.

    What waits inside of an arrow or a choice was begun already.
    """
    resolver = resolver_of(g, party)
    if resolver is None or not g.opts.trashed_card_effects_lapse:
        return
    whole = {key for box in LAPSING_BOXES for key in keys(f"{card}/{box}")}
    kept: list[str] = []
    for key in resolver.pending:
        if key not in whole or kept.count(key) < left:
            kept.append(key)
    resolver.pending = tuple(kept)
