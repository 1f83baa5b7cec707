"""The forms of questions in this game. Steps ask factions; seats are found through `seat_of`.

A person may hold two factions (CLS-36.06): where both are asked at once, the person answers for one after the other,
in the order of `waiting`.
"""

from __future__ import annotations

from ...table import Action, Seat, Step, Window, wants
from .factions import FACTION_ID, Faction
from .state import Dune


def seats_of(g: Dune, factions: tuple[Faction, ...]) -> tuple[Seat, ...]:
    """The seats that play these factions, each once."""
    if len(factions) == 1:
        return g.asked_of[factions[0]]
    return tuple(dict.fromkeys(g.seat_of[faction] for faction in factions))


class Ask(Step[Dune]):
    """A question to one faction; over once `answered`."""

    faction: Faction
    answered: bool = False

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return () if self.answered else g.asked_of[self.faction]


class AskTogether(Step[Dune]):
    """A question to several factions at once, each answering for itself without seeing the others' answers."""

    waiting: tuple[Faction, ...]

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return seats_of(g, self.waiting) if self.waiting else ()

    def asked_faction(self, g: Dune, seat: Seat) -> Faction:
        return next(faction for faction in self.waiting if g.seat_of[faction] == seat)

    def done(self, faction: Faction) -> None:
        self.waiting = tuple(other for other in self.waiting if other != faction)


class FactionWindow(Window[Dune]):
    """A secret window for factions; `waiting` holds factions, `wishes` pairs of a faction and what it wants."""

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        if not self.waiting:
            return ()
        if not g.orders:
            return seats_of(g, self.waiting)
        return seats_of(g, tuple(f for f in self.waiting if wants(g, g.seat_of[f], self.kind, self.about)))

    def asked_faction(self, g: Dune, seat: Seat) -> Faction:
        return next(faction for faction in self.waiting if g.seat_of[faction] == seat)

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        faction = self.asked_faction(g, seat)
        self.waiting = tuple(other for other in self.waiting if other != faction)
        if action != "pass":
            self.wishes = (*self.wishes, (faction, action))

    def able(self, g: Dune) -> tuple[Faction, ...]:
        """Whom this window would ask as things are now."""
        raise NotImplementedError

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        """Who else is asked follows from what `eyes` doesn't see; nor does it see who has answered, and what."""
        self.wishes = tuple(wish for wish in self.wishes if g.seat_of[wish[0]] == eyes)
        own = tuple(faction for faction in self.waiting if g.seat_of[faction] == eyes)
        self.waiting = own + tuple(faction for faction in self.able(g) if g.seat_of[faction] != eyes)

    def in_storm_order(self, g: Dune) -> list[tuple[Faction, Action]]:
        """The wishes in the order in which they are carried out (CLS-19.23)."""
        return sorted(self.wishes, key=lambda wish: g.order.index(wish[0]) if wish[0] in g.order else wish[0])


def name(faction: Faction) -> str:
    """The faction as events and notation name it."""
    return FACTION_ID[faction]
