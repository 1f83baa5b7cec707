"""The Spacing Guild: its income, its three ways of shipping, its ally's two (CLS-24), its own time to act (CLS-34).

In notation: `cross tueks_sietch`, `return tueks_sietch` with the small choices of `movement.py`; `act` or `wait` before the
turn of each other player; `karama` or `pass` to a shipment that the Karama power would cancel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ....table import Action, Seat, Step
from ..forces import put
from ..given_word import forbids, keeping, promised_to
from ..karama import KaramaEffect, card_of, guard, karama_actions, karama_cards, play_karama, stopped
from ..map import AREA, AREA_ID, SECTOR_OF, TERRITORY, TERRITORY_ID, TERRITORY_OF, Area, Territory
from ..movement import STRONGHOLD_AREAS, TO, Group, closed_strongholds, lift, piles_in
from ..promises import note
from ..spice import gain, purse
from ..state import NONE, Dune
from ..steps import Ask, FactionWindow, name
from . import BENE_GESSERIT, GUILD, Faction
from .bene_gesserit_advisors import check_lone_advisors, intrusion

if TYPE_CHECKING:
    from ..shipment import PlayersInTurn

CROSS: tuple[Action, ...] = tuple(f"cross {territory}" for territory in TERRITORY_ID)
RETURN: tuple[Action, ...] = tuple(f"return {territory}" for territory in TERRITORY_ID)


# Rates and income


def half_price(g: Dune, faction: Faction, barred: tuple[str, ...] = ()) -> str:
    """CLS-24.07, CLS-24.10: the advantage that halves the faction's prices now, or nothing."""
    advantage = _own_or_ally(g, faction, "half_price")
    return "" if advantage in g.blocked or advantage in barred else advantage


def _own_or_ally(g: Dune, faction: Faction, advantage: str) -> str:
    if faction == GUILD:
        return advantage
    return f"ally_{advantage}" if GUILD in g.allies[faction] else ""


def freight(g: Dune, faction: Faction, parts: list[tuple[Faction, int]], by_karama: bool = False) -> None:
    """CLS-24.03, CLS-24.10: what others pay goes to the Guild; its own price, and a Karama's, to the bank (CLS-19.18)."""
    if faction == GUILD or by_karama or g.seat_of[GUILD] < 0:
        return
    to_bank = g.opts.guild_pledge_to == "bank"  # CLS-17.20
    amount = sum(part for payer, part in parts if not (to_bank and payer == GUILD))
    if amount:
        g.then(Freight(amount=amount))
        guard(g, GUILD, "receive_shipment_payment")


class Freight(Step[Dune]):
    """CLS-24.03: the Guild's income; if Karama stops it, the payer has paid to the bank (CLS-19.24)."""

    amount: int

    def run(self, g: Dune) -> None:
        if not stopped(g, "receive_shipment_payment"):
            gain(g, GUILD, self.amount, "freight_received")


# Other ways to ship


def may_ship_otherwise(g: Dune, faction: Faction) -> bool:
    """Whether the faction has forces on the map and the Guild's help to ship them, as all can see."""
    if not g.forces[faction] and not g.starred[faction]:
        return False
    return faction == GUILD or GUILD in g.allies[faction]


def cross_options(g: Dune, faction: Faction, barred: tuple[str, ...]) -> list[Action]:
    """CLS-24.05, CLS-24.06, CLS-24.10: cross-shipments and returns that at least one force can be paid for."""
    if not may_ship_otherwise(g, faction) or not purse(g, faction):
        return []
    areas = [*g.forces[faction], *g.starred[faction]]
    offered: list[Action] = []
    advantage = _own_or_ally(g, faction, "cross_shipment")
    if advantage not in g.blocked and advantage not in barred:
        starts = sorted({TERRITORY_OF[area] for area in areas if SECTOR_OF[area] != g.storm})
        offered += [CROSS[start] for start in starts if _cross_limit(g, faction, start, barred)]
    if faction == GUILD and "shipment_to_reserves" not in g.blocked and "shipment_to_reserves" not in barred:
        storm = NONE if g.opts.guild_returns_from_storm else g.storm
        starts = sorted({TERRITORY_OF[area] for area in areas if SECTOR_OF[area] != storm})
        offered += [RETURN[start] for start in starts]
    return offered


def cross_to(
    g: Dune, faction: Faction, promised: frozenset[Territory], barred: tuple[str, ...]
) -> list[Action]:
    """Cross-shipments with which the faction may keep its word to ship to one of these territories (CLS-18.03)."""
    crossings = [action for action in cross_options(g, faction, barred) if action.startswith("cross ")]
    return [action for action in crossings if promised - {TERRITORY[action[6:]]}]


def _cross_not_to(g: Dune, faction: Faction, start: Territory) -> set[Territory]:
    """Another territory, that no deal forbids, and by CLS-31.11 not one where the own fighters would join advisors."""
    closed = {start}
    if faction == BENE_GESSERIT:
        closed.update(TERRITORY_OF[area] for area in g.advisors)
    if g.deals:
        closed.update(t for t in range(len(TERRITORY_ID)) if forbids(g, faction, "ship", t))
    return closed


def _cross_limit(g: Dune, faction: Faction, start: Territory, stopped_advantages: tuple[str, ...]) -> int:
    """How many forces can be paid for to the cheapest territory."""
    doubled = purse(g, faction) * (2 if half_price(g, faction, stopped_advantages) else 1)
    closed = closed_strongholds(g, faction)
    barred = _cross_not_to(g, faction, start)
    for area in STRONGHOLD_AREAS:
        if TERRITORY_OF[area] not in barred and SECTOR_OF[area] != g.storm and area not in closed:
            return doubled
    return doubled // 2


def begin_other_shipment(g: Dune, faction: Faction, word: str, start: str, barred: tuple[str, ...]) -> None:
    """The cross-shipment or return that was chosen: which forces?"""
    source = TERRITORY[start]
    storm = g.storm
    if word == "return" and g.opts.guild_returns_from_storm:
        storm = NONE
    piles = tuple(
        pile
        for pile in piles_in(g, faction, source)
        if SECTOR_OF[pile.area] != storm and pile.kind != "advisors"
    )
    chosen = CrossShipment if word == "cross" else ReturnToReserves
    group: OtherShipment = chosen(faction=faction, barred=barred, source=source, piles=piles)
    g.then(group)
    group.fill(g)


class OtherShipment(Group):
    """What the two have in common: they may be redone, and they are paid for."""

    def afresh(self) -> Step[Dune]:
        from ..shipment import Shipment

        return Shipment(faction=self.faction, barred=self.barred)

    def redo(self, g: Dune, *stopped_advantages: str) -> None:
        """CLS-19.20: a stopped action may be redone without the advantage."""
        from ..shipment import Shipment

        g.then(Shipment(faction=self.faction, barred=(*self.barred, *stopped_advantages)))

    def pay(self, g: Dune, cost: int) -> bool:
        """Pay, or redo the shipment where a pledge is imagined otherwise (`resample.py`)."""
        from ..shipment import pay

        if cost > purse(g, self.faction):
            self.redo(g)
            return False
        freight(g, self.faction, pay(g, self.faction, cost))
        return True


class CrossShipment(OtherShipment):
    """CLS-24.05, CLS-24.10, CLS-24.12: from one territory to any other, at the price of shipping there."""

    to: Area = NONE
    allowed: bool = False  # nobody stopped the cross-shipment as such; its price may still be questioned
    rate: str = ""

    def most(self, g: Dune) -> int:
        return _cross_limit(g, self.faction, self.source, self.barred)

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return self.take_options(g) or [TO[area] for area in self.ends(g)]

    def ends(self, g: Dune) -> list[Area]:
        """CLS-11.05 to 11.07: areas of other territories with room, that the group can be paid for to."""
        from ..shipment import OPEN_AREAS, UNIT_PRICE

        most = purse(g, self.faction) * (2 if half_price(g, self.faction, self.barred) else 1)
        count = sum(self.taken)
        closed = closed_strongholds(g, self.faction)
        barred = _cross_not_to(g, self.faction, self.source)
        promised = promised_to(g, self.faction, "ship")
        areas = [
            area
            for area in OPEN_AREAS[g.storm]
            if TERRITORY_OF[area] not in barred and area not in closed and UNIT_PRICE[area] * count <= most
        ]
        return list(keeping(areas, lambda area: TERRITORY_OF[area] in promised))

    def price(self, area: Area, half: bool) -> int:
        from ..shipment import price

        return price(area, sum(self.taken), half)

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        word, _, choice = action.partition(" ")
        if word == "take":
            self.take(g, action)
            return
        self.answered = True
        self.to = AREA[choice]
        count, starred = sum(self.taken), sum(pile.size for pile in self.group() if pile.kind == "starred")
        g.tell(
            "cross_shipment_announced", name(self.faction), count, starred, TERRITORY_ID[self.source], choice
        )
        guard(g, GUILD, _own_or_ally(g, self.faction, "cross_shipment"))

    def run(self, g: Dune) -> None:
        if not self.allowed:
            advantage = _own_or_ally(g, self.faction, "cross_shipment")
            if stopped(g, advantage):
                self.redo(g, advantage)
                return
            self.allowed = True
            self.rate = half_price(g, self.faction, self.barred)
            if self.rate and self.price(self.to, half=True) < self.price(self.to, half=False):
                g.then(self)
                guard(g, GUILD, self.rate)
                return
        if self.rate and stopped(g, self.rate):
            self.redo(g, self.rate)
            return
        if not self.pay(g, self.price(self.to, half=self.rate != "")):
            return
        ordinary, starred, _ = lift(g, self.faction, self.group())
        put(g, self.faction, self.to, ordinary, starred)
        count = ordinary + starred
        g.tell(
            "cross_shipped", name(self.faction), count, starred, TERRITORY_ID[self.source], AREA_ID[self.to]
        )
        note(g, self.faction, "ships", TERRITORY_OF[self.to])
        check_lone_advisors(g)
        intrusion(g, self.faction, TERRITORY_OF[self.to])


class ReturnToReserves(OtherShipment):
    """CLS-24.06, CLS-24.07: from one territory to reserves, 1 spice per 2 forces, rounded up."""

    connected: ClassVar[bool] = False

    def most(self, g: Dune) -> int:
        return purse(g, self.faction) * 2

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return self.take_options(g)

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.take(g, action)

    def fill(self, g: Dune) -> None:
        super().fill(g)
        if len(self.taken) == len(self.piles):
            self.answered = True
            g.tell("return_announced", name(self.faction), sum(self.taken), TERRITORY_ID[self.source])
            guard(g, GUILD, "shipment_to_reserves")

    def run(self, g: Dune) -> None:
        if stopped(g, "shipment_to_reserves"):
            self.redo(g, "shipment_to_reserves")
            return
        if not self.pay(g, (sum(self.taken) + 1) // 2):
            return
        ordinary, starred, _ = lift(g, self.faction, self.group())
        g.reserves[self.faction] += ordinary
        g.starred_reserves[self.faction] += starred
        g.tell("returned_to_reserves", name(self.faction), ordinary + starred, TERRITORY_ID[self.source])
        check_lone_advisors(g)


# The Karama power


def ask_to_cancel(g: Dune, shipper: Faction) -> None:
    """CLS-29.09: the Guild may cancel a shipment from off-planet reserves, once per game, when it is announced."""
    if not g.opts.advanced or shipper == GUILD or g.seat_of[GUILD] < 0 or GUILD in g.karama_powers_used:
        return
    if karama_cards(g, GUILD):
        g.then(CancelWindow(waiting=(GUILD,), about=name(shipper)))


class CancelWindow(FactionWindow):
    """CLS-29.09: asked in secret, for only the Guild knows that it holds a Karama."""

    kind = "karama"

    def able(self, g: Dune) -> tuple[Faction, ...]:
        return (GUILD,) if karama_cards(g, GUILD) else ()

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["pass", *karama_actions(g, GUILD)]

    def run(self, g: Dune) -> None:
        for faction, action in self.wishes:
            play_karama(g, faction, card_of(action), CancelShipment(faction=faction))

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        return {"power": "cancel_shipment", "about": self.about}


class CancelShipment(KaramaEffect):
    """CLS-29.09: the forces stay in reserves, nothing is paid, the player ships no more this turn but may move."""

    def effect(self, g: Dune) -> None:
        from ..shipment import Shipment

        g.karama_powers_used = (*g.karama_powers_used, GUILD)
        while not isinstance(g.stack.pop(), Shipment):  # what was asked about the shipment goes with it
            continue
        g.tell("shipment_cancelled", name(GUILD))


# The Guild's own time


def choose_order(g: Dune, turns: PlayersInTurn) -> bool:
    """CLS-34.03: before each other player's turn the Guild is asked whether to act now; whether it was."""
    waiting = turns.guild_waits
    if not g.opts.advanced or not (waiting or GUILD in turns.left) or turns.left in ((), (GUILD,)):
        return False
    if "choose_turn_order" in g.blocked and not waiting:
        return False
    g.then(TurnOrder(faction=GUILD, left=turns.left, acted=turns.acted, guild_waits=waiting))
    return True


class TurnOrder(Ask):
    """CLS-34.01 to 34.03: `act` now, shipment and movement together, or `wait`.

    In its own place of the storm order the Guild uses the advantage by waiting, before it by acting.
    """

    left: tuple[Faction, ...] = ()
    acted: tuple[Faction, ...] = ()
    guild_waits: bool = False
    acts: bool = False

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        return ["act", "wait"]

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        self.answered = True
        self.acts = action == "act"
        if self._leaves_its_place():
            guard(g, GUILD, "choose_turn_order")

    def _leaves_its_place(self) -> bool:
        return not self.guild_waits and self.acts == (self.left[0] != GUILD)

    def run(self, g: Dune) -> None:
        from ..shipment import PlayersInTurn

        if self._leaves_its_place() and stopped(g, "choose_turn_order"):
            self.acts = not self.acts
        turns = PlayersInTurn(left=self.left, acted=self.acted, guild_waits=self.guild_waits)
        if self.acts:
            turns.acts(g, GUILD)
            return
        if self.left[0] == GUILD:
            turns.left, turns.guild_waits = self.left[1:], True
        turns.acts(g, turns.left[0])
