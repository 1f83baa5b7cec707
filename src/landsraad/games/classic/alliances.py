"""Alliances and the Nexus in which they are made and broken (CLS-17, CLS-37).

An alliance is a set of factions each of which lists all the others in `allies`; all of section 17 holds between each two
of them (CLS-37.06). What allies do for each other stands where they do it: paying in `spice.py`, alliance powers with
their faction.
"""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat
from .factions import FACTION, FACTION_ID, Faction
from .state import NONE, Dune
from .steps import AskTogether, name

MEMBERS = {
    "37.01": 2,
    "37.02": 2,
    "37.03": 3,
    "37.04": 3,
    "37.05": 6,
}  # at most; what they need: `victory.py`

OFFER: tuple[Action, ...] = tuple(f"offer {faction}" for faction in FACTION_ID)
ACCEPT: tuple[Action, ...] = tuple(f"accept {faction}" for faction in FACTION_ID)


def alliances_exist(g: Dune) -> bool:
    """CLS-36.07: two players can't ally, whatever the number of their factions."""
    return len(set(g.seat_of) - {NONE}) > 2


def alliance_of(g: Dune, faction: Faction) -> tuple[Faction, ...]:
    """The faction and its allies."""
    return (faction, *g.allies[faction])


def may_ally(g: Dune, one: Faction, other: Faction) -> bool:
    """CLS-17.02: whether the alliances of the two, as they are now, could become one."""
    return alliances_exist(g) and _fit(g, one, other)


def _fit(g: Dune, one: Faction, other: Faction) -> bool:
    allies = g.allies[one]
    if one == other or other in allies:
        return False
    return len(allies) + len(g.allies[other]) + 2 <= MEMBERS[g.opts.alliance_variant]


def unite(g: Dune, one: Faction, other: Faction) -> tuple[Faction, ...]:
    """The alliances of the two become one; its members."""
    ours, theirs = alliance_of(g, one), alliance_of(g, other)
    members = tuple(sorted(ours + theirs))
    for member in members:
        g.allies[member] = tuple(ally for ally in members if ally != member)
        g.pledges[member] = 0
    for member in ours:
        for ally in theirs:
            g.tell("alliance_made", name(member), name(ally))
            _note(g, member, "allies", ally)
            _note(g, ally, "allies", member)
    return members


def _note(g: Dune, faction: Faction, happening: str, about: int = NONE) -> None:
    if g.deals:
        from .promises import note

        note(g, faction, happening, about)


def _unpromised(g: Dune, faction: Faction, others: list[Faction]) -> list[Faction]:
    """CLS-18.03: those with whom no deal forbids an alliance, on either side."""
    from .given_word import forbids

    return [o for o in others if not forbids(g, faction, "ally", o) and not forbids(g, o, "ally", faction)]


def leave(g: Dune, faction: Faction) -> tuple[Faction, ...]:
    """CLS-17.03: the faction leaves its alliance; the others stay together. Returns all concerned."""
    concerned = alliance_of(g, faction)
    for member in concerned:
        g.allies[member] = tuple(ally for ally in g.allies[member] if ally != faction)
        g.pledges[member] = 0
    g.allies[faction] = ()
    for ally in concerned[1:]:
        g.tell("alliance_broken", name(faction), name(ally))
    return concerned


def nexus(g: Dune) -> None:
    """Push a Nexus; with two players it has no effect (CLS-36.07)."""
    g.tell("nexus_begins")
    if not alliances_exist(g):
        return
    step = NexusInStormOrder(waiting=()) if g.opts.nexus_procedure == "storm_order" else Nexus(waiting=())
    step.waiting = step.undecided(g)
    g.then(step)


class Nexus(AskTogether):
    """CLS-17.18: all at once, openly, break, offer and accept alliances until everybody is done (CLS-17.01 to 17.07).

    Two alliances (one faction is an alliance of one) unite when each member of the one and each of the other have offered
    or accepted: consent is needed between each two (CLS-17.03, CLS-37.06). `done` declines what is offered, not what one
    has offered; a new offer, or a change of one's own alliance, takes the mark off again. So that it ends, each faction
    offers to each other at most once in a Nexus, and breaks an alliance at most once. Whoever could only say `done` isn't
    asked.
    """

    offers: tuple[tuple[Faction, Faction], ...] = ()  # standing; both ways when the other side consents
    made: tuple[tuple[Faction, Faction], ...] = ()  # in this Nexus
    broke: tuple[Faction, ...] = ()
    settled: tuple[Faction, ...] = ()  # marked done

    def undecided(self, g: Dune) -> tuple[Faction, ...]:
        """Those who aren't done and have something to decide."""
        return tuple(f for f in g.in_play if f not in self.settled and self._decides(g, f))

    def _decides(self, g: Dune, faction: Faction) -> bool:
        if g.allies[faction] and faction not in self.broke:
            return True
        if self.offers and self._offered_to(faction):
            return True
        return bool(self._may_offer_to(g, faction))

    def _offered_to(self, faction: Faction) -> list[Faction]:
        """Whose offers the faction hasn't answered."""
        return [one for one, other in self.offers if other == faction and (faction, one) not in self.offers]

    def _may_offer_to(self, g: Dune, faction: Faction) -> list[Faction]:
        """CLS-17.02: with whom there is room for an alliance, once each; whoever offers oneself gets an answer instead."""
        made, offers, allies = self.made, self.offers, g.allies
        own = allies[faction]
        room = MEMBERS[g.opts.alliance_variant] - len(own) - 1
        if not room:
            return []
        return [
            other
            for other in g.in_play
            if other != faction
            and len(allies[other]) < room
            and (faction, other) not in made
            and (other, faction) not in offers
            and other not in own
        ]

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        faction = self.asked_faction(g, seat)
        offered, open_to = self._offered_to(faction), self._may_offer_to(g, faction)
        if g.deals:
            offered, open_to = (_unpromised(g, faction, others) for others in (offered, open_to))
        actions = ["done", *(ACCEPT[other] for other in offered), *(OFFER[other] for other in open_to)]
        if g.allies[faction] and faction not in self.broke:
            actions.append("break")
        return actions

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        faction = self.asked_faction(g, seat)
        verb, _, other = action.partition(" ")
        if verb == "done":
            self._settle(g, faction)
            self.done(faction)  # nobody else's choices change
        elif verb == "break":
            self._break(g, faction)
            self.waiting = self.undecided(g)
        elif self._consent(g, verb, faction, FACTION[other]) or verb == "accept":
            self.waiting = self.undecided(g)
        else:  # an offer concerns these two only
            self.waiting = tuple(
                f
                for f in g.in_play
                if f == FACTION[other] or (f in self.waiting and (f != faction or self._decides(g, f)))
            )

    def _settle(self, g: Dune, faction: Faction) -> None:
        """CLS-17.07: the faction has decided; offers it hasn't accepted are declined."""
        offered = self._offered_to(faction) if self.offers else ()
        if offered:
            for other in offered:
                g.tell("alliance_declined", name(faction), name(other))
            self.offers = tuple(pair for pair in self.offers if pair[1] != faction or pair[0] not in offered)
        self.settled = (*self.settled, faction)
        g.tell("nexus_done", name(faction))

    def _break(self, g: Dune, faction: Faction) -> None:
        """CLS-17.03, CLS-17.04: one announcement is enough, and all concerned may look for others."""
        self.broke = (*self.broke, faction)
        self._changed(g, leave(g, faction))
        for one, other in self.offers:  # whom only the consent of a former ally kept apart
            if _fit(g, one, other) and self._agreed(g, one, other):
                self._changed(g, unite(g, one, other))

    def _consent(self, g: Dune, verb: str, faction: Faction, other: Faction) -> bool:
        """CLS-17.03: the faction wants the other as ally, and says so openly (CLS-17.05); whether they are agreed now."""
        self.offers = (*self.offers, (faction, other))
        self.made = (*self.made, (faction, other))
        if verb == "offer":
            g.tell("alliance_offered", name(faction), name(other))
            self._unmark((other,))
        else:
            g.tell("alliance_accepted", name(faction), name(other))
        agreed = self._agreed(g, faction, other)
        if agreed:
            self._changed(g, unite(g, faction, other))
        return agreed

    def _agreed(self, g: Dune, one: Faction, other: Faction) -> bool:
        if (other, one) not in self.offers:
            return False
        theirs = alliance_of(g, other)
        return all(
            (ours, their) in self.offers and (their, ours) in self.offers
            for ours in alliance_of(g, one)
            for their in theirs
        )

    def _changed(self, g: Dune, concerned: tuple[Faction, ...]) -> None:
        """CLS-17.18: whoever's alliance changed decides again; offers that became impossible lapse."""
        self._unmark(concerned)
        self.offers = tuple((one, other) for one, other in self.offers if _fit(g, one, other))

    def _unmark(self, factions: tuple[Faction, ...]) -> None:
        self.settled = tuple(other for other in self.settled if other not in factions)

    def run(self, g: Dune) -> None:
        g.tell("nexus_ends")
        _note(g, NONE, "nexus_ends")

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {
            "offers": [[name(one), name(other)] for one, other in self.offers],
            "done": [name(faction) for faction in self.settled],
        }


class NexusInStormOrder(Nexus):
    """CLS-17.18, option nexus_procedure: each has the floor in storm order until done; round and round until all are."""

    floor: Faction = NONE  # who spoke last

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        return g.asked_of[self._speaker(g)] if self.waiting else ()

    def _speaker(self, g: Dune) -> Faction:
        start = g.order.index(self.floor) if self.floor != NONE else 0
        circle = g.order[start:] + g.order[:start]
        return next(faction for faction in circle if faction in self.waiting)

    def asked_faction(self, g: Dune, seat: Seat) -> Faction:
        return self._speaker(g)

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.floor = self._speaker(g)
        super().answer(g, seat, action)
