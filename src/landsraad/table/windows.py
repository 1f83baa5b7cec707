"""Reaction windows and standing orders.

A window asks, in secret and all at once, the seats that could react (Karama, a traitor call, an Intrigue card). When all
have answered, it runs: the wishes are carried out in the order the game says. A standing order answers "pass" for a seat:

    ~order karama pass            never ask me
    ~order karama only harkonnen  ask me only when it is about Harkonnen
    ~order karama ask             ask me again (the default)

Orders are voluntary actions: they stand in the record like any other, and nobody else sees them. The tilde marks every
voluntary action, so that a record tells them apart from answers.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from .state import Action, Order, Seat, State, Step

S = TypeVar("S", bound=State)


class Window(Step[S]):
    """A secret question to whoever could react; `about` names whom it is about (for orders)."""

    kind: ClassVar[str] = ""
    secret: ClassVar[bool] = True

    waiting: tuple[Seat, ...] = ()
    about: str = ""
    wishes: tuple[tuple[Seat, Action], ...] = ()

    def asks(self, g: S) -> tuple[Seat, ...]:
        if not g.orders or not self.waiting:
            return self.waiting
        return tuple(seat for seat in self.waiting if wants(g, seat, self.kind, self.about))

    def answer(self, g: S, seat: Seat, action: Action) -> None:
        self.waiting = tuple(other for other in self.waiting if other != seat)
        if action != "pass":
            self.wishes = (*self.wishes, (seat, action))


def wants(g: State, seat: Seat, kind: str, about: str) -> bool:
    """Whether a seat's standing order lets the window ask it."""
    for order in g.orders:
        if order.seat == seat and order.kind == kind:
            return order.rule == "only" and order.about == about
    return True


def order_options(seat: Seat, kinds: tuple[str, ...], abouts: tuple[str, ...], g: State) -> list[Action]:
    """The standing orders a seat can give that would change something."""
    standing = {(o.kind, o.rule, o.about) for o in g.orders if o.seat == seat}
    ordered = {kind for kind, _, _ in standing}
    offered = []
    for kind in kinds:
        if kind in ordered:
            offered.append(f"~order {kind} ask")
        if (kind, "pass", "") not in standing:
            offered.append(f"~order {kind} pass")
        offered += [
            f"~order {kind} only {about}" for about in abouts if (kind, "only", about) not in standing
        ]
    return offered


def give_order(g: State, seat: Seat, action: Action) -> None:
    """Carry out `~order kind ask|pass|only about`."""
    _, kind, rule, *about = action.split()
    kept = tuple(o for o in g.orders if not (o.seat == seat and o.kind == kind))
    if rule != "ask":
        kept = tuple(sorted((*kept, Order(seat, kind, rule, *about)), key=lambda o: (o.seat, o.kind)))
    g.orders = kept
