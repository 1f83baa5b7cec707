"""Phase 6: Shipment and Movement; the turns of the players and 6a, Shipment (CLS-11).

In notation, a shipment is composed of small choices, seen by the others when it is complete:

    ship arrakeen/10          the area (or `pass`)
    forces 5                  how many ordinary forces
    starred 2                 how many Sardaukar or Fedaykin
    as advisors               Bene Gesserit with the option advisors_by_shipment: the side of the tokens (or `as fighters`)

    karama, karama baliset    first of all: this shipment goes at Guild rates, by Karama (CLS-19.18)
    cross tueks_sietch        the Guild and its ally: from there to elsewhere on the map, `take n`, `to <area>` (CLS-24.05)
    return tueks_sietch       the Guild: from there to reserves, `take n` (CLS-24.06)

A number that can only be one is not asked for.
"""

from __future__ import annotations

from typing import Any

from ...table import Action, Seat, Step
from .cards import CARD_ID, KARAMA
from .factions import BENE_GESSERIT, FREMEN, GUILD, Faction
from .factions.atreides_spice_deck import look_at_spice_deck
from .factions.bene_gesserit_advisors import (
    accompany,
    announce_fighters,
    check_lone_advisors,
    intrusion,
    sides_of_shipment,
)
from .factions.guild import (
    ask_to_cancel,
    begin_other_shipment,
    choose_order,
    cross_options,
    cross_to,
    freight,
    half_price,
    may_ship_otherwise,
)
from .forces import (
    advisors_in,
    friendly_ground,
    friends,
    from_reserves,
    kill,
    kill_advisors,
    kill_all,
    put_advisors,
    stands_in,
)
from .given_word import forbids, keeping, promised_to
from .karama import KaramaEffect, card_of, guard, karama_actions, play_karama, stopped
from .map import (
    AREA,
    AREA_ID,
    AREAS_OF,
    IS_STRONGHOLD,
    SECTOR_OF,
    SECTORS,
    TERRITORY_OF,
    Area,
    Territory,
)
from .moments import at_any_time
from .movement import Movement, closed_strongholds
from .phase import begin
from .promises import note
from .spice import purse, spend, split
from .state import NONE, Dune, Phase
from .steps import Ask, name

SHIP: tuple[Action, ...] = tuple(f"ship {area}" for area in AREA_ID)
FORCES: tuple[Action, ...] = tuple(f"forces {n}" for n in range(21))
STARRED: tuple[Action, ...] = tuple(f"starred {n}" for n in range(21))

WORTHLESS_STOPPED = "worthless_as_karama"

UNIT_PRICE: tuple[int, ...] = tuple(1 if IS_STRONGHOLD[territory] else 2 for territory in TERRITORY_OF)
# By the storm's sector: all areas outside it, and the strongholds among them.
OPEN_AREAS = tuple(tuple(a for a, s in enumerate(SECTOR_OF) if s != storm) for storm in range(SECTORS + 1))
OPEN_STRONGHOLDS = tuple(tuple(a for a in areas if UNIT_PRICE[a] == 1) for areas in OPEN_AREAS)
SHIP_ANYWHERE = tuple(tuple(SHIP[area] for area in areas) for areas in OPEN_AREAS)
SHIP_TO_STRONGHOLD = tuple(tuple(SHIP[area] for area in areas) for areas in OPEN_STRONGHOLDS)


# The phase and its turns


class ShipmentAndMovement(Step[Dune]):
    """CLS-11.01: each in storm order ships, then moves."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.SHIPMENT_AND_MOVEMENT)
        g.then(BeforeAnybodyActs(), PlayersInTurn(left=g.order))
        announce_fighters(g)
        at_any_time(g)


class BeforeAnybodyActs(Step[Dune]):
    """CLS-20.09: Atreides look before anybody acts, and after Bene Gesserit's announcement (CLS-31.16)."""

    def run(self, g: Dune) -> None:
        look_at_spice_deck(g)


class PlayersInTurn(Step[Dune]):
    """CLS-11.01: the players still to act, in storm order; the Guild may leave its place in it (CLS-34.01)."""

    left: tuple[Faction, ...]
    acted: tuple[Faction, ...] = ()
    guild_waits: bool = False  # its place in the order is past

    def run(self, g: Dune) -> None:
        if choose_order(g, self):
            return
        if self.left:
            self.acts(g, self.left[0])
        elif self.guild_waits:
            self.acts(g, GUILD)
        else:
            check_lone_advisors(g)

    def acts(self, g: Dune, faction: Faction) -> None:
        g.then(
            ShipAndMove(faction=faction, acted=self.acted),
            PlayersInTurn(
                left=tuple(other for other in self.left if other != faction),
                acted=(*self.acted, faction),
                guild_waits=self.guild_waits and faction != GUILD,
            ),
        )


class ShipAndMove(Step[Dune]):
    """CLS-11.01: the complete turn of one player, shipment then movement, both optional."""

    faction: Faction
    acted: tuple[Faction, ...] = ()

    def run(self, g: Dune) -> None:
        g.tell("ships_and_moves", name(self.faction))
        g.then(
            Shipment(faction=self.faction),
            Movement(faction=self.faction),
            TurnEnds(faction=self.faction, acted=self.acted, before=_shared_piles(g, self.faction)),
        )
        at_any_time(g)


def _shared_piles(g: Dune, faction: Faction) -> tuple[tuple[Area, int, int], ...]:
    """The faction's ordinary and starred forces in each area of the territories that it shares with friends."""
    ground = friendly_ground(g, faction)
    if not ground:
        return ()
    forces, starred = g.forces[faction], g.starred[faction]
    shared = [area for area in sorted({*forces, *starred}) if TERRITORY_OF[area] in ground]
    return tuple([(area, forces.get(area, 0), starred.get(area, 0)) for area in shared])


class TurnEnds(Step[Dune]):
    """CLS-17.09 to 17.11: what a turn leaves where an ally stands goes to the Tanks.

    All of it, if that ally acted before; else only what was shipped there in this turn: no move ends there, so it is
    what the territory holds beyond what it held before.
    """

    faction: Faction
    acted: tuple[Faction, ...] = ()
    before: tuple[tuple[Area, int, int], ...] = ()

    def run(self, g: Dune) -> None:
        faction = self.faction
        for territory in sorted(friendly_ground(g, faction)):
            if not _stands(g, faction, territory):
                continue
            if any(friend in self.acted and _stands(g, friend, territory) for friend in friends(g, faction)):
                self._kill_all(g, territory)
            else:
                self._kill_shipped(g, territory)
        check_lone_advisors(g)

    def _kill_all(self, g: Dune, territory: Territory) -> None:
        for area in AREAS_OF[territory]:
            kill_all(g, self.faction, area)
            if self.faction == BENE_GESSERIT and not g.opts.advisors_with_ally:
                kill_advisors(g, area)

    def _kill_shipped(self, g: Dune, territory: Territory) -> None:
        """Kill what is more than before, and where it is more."""
        areas, forces, starred = AREAS_OF[territory], g.forces[self.faction], g.starred[self.faction]
        before = {area: (ordinary, special) for area, ordinary, special in self.before if area in areas}
        shipped = sum(forces.get(area, 0) for area in areas) - sum(one for one, _ in before.values())
        starred_shipped = sum(starred.get(area, 0) for area in areas) - sum(two for _, two in before.values())
        for area in areas:
            ordinary, special = before.get(area, (0, 0))
            lost = max(0, min(shipped, forces.get(area, 0) - ordinary))
            starred_lost = max(0, min(starred_shipped, starred.get(area, 0) - special))
            kill(g, self.faction, area, lost, starred_lost)
            shipped, starred_shipped = shipped - lost, starred_shipped - starred_lost


def _stands(g: Dune, faction: Faction, territory: Territory) -> bool:
    if stands_in(g, faction, territory):
        return True
    counts = faction == BENE_GESSERIT and not g.opts.advisors_with_ally
    return counts and advisors_in(g, territory) > 0


# The shipment


def _destination(ship: Action) -> Territory:
    return TERRITORY_OF[AREA[ship[5:]]]


def price(area: Area, count: int, half: bool) -> int:
    """CLS-11.03, CLS-24.07: 1 spice per force into a stronghold, else 2; half is rounded up on the total."""
    full = UNIT_PRICE[area] * count
    return (full + 1) // 2 if half else full


def affordable(area: Area, spice: int, half: bool) -> int:
    """How many forces the spice brings to the area."""
    return (spice * 2 if half else spice) // UNIT_PRICE[area]


class Shipment(Ask):
    """CLS-11.02, CLS-11.05: any number of forces from reserves into one area, or what the Guild offers instead."""

    barred: tuple[str, ...] = ()  # advantages stopped by Karama, for a shipment that is redone (CLS-19.20)
    karama: int = NONE  # the card that gives Guild rates (CLS-19.18)
    area: Area = NONE
    side: str = ""
    ordinary: int = NONE
    starred: int = NONE
    rate: str = ""  # the advantage that halved the price

    def asks(self, g: Dune) -> tuple[Seat, ...]:
        """Whoever has neither reserves nor another way to ship is not asked; all see that."""
        faction = self.faction
        if self.answered:
            return ()
        if g.reserves[faction] or g.starred_reserves[faction] or may_ship_otherwise(g, faction):
            return g.asked_of[faction]
        return ()

    def half(self, g: Dune) -> bool:
        return self.karama != NONE or half_price(g, self.faction, self.barred) != ""

    def most(self, g: Dune) -> int:
        """How many forces can be paid for (CLS-11.12)."""
        if self.faction == FREMEN:
            return 20
        return min(20, affordable(self.area, purse(g, self.faction), self.half(g)))

    # What may be chosen

    def options(self, g: Dune, seat: Seat) -> list[Action]:
        if self.area == NONE:
            return self.first_options(g)
        most = self.most(g)
        if not self.side and len(self._sides(g)) > 1:
            return ["as fighters", "as advisors"]
        if self.ordinary == NONE:
            low, high = self._ordinary_bounds(g, most)
            return list(FORCES[low : high + 1])
        low, high = self._starred_bounds(g, most)
        return list(STARRED[low : high + 1])

    def first_options(self, g: Dune) -> list[Action]:
        destinations = self.destinations(g)
        if self.karama != NONE:
            return destinations
        promised = promised_to(g, self.faction, "ship")
        if promised and destinations and _destination(destinations[0]) in promised:  # CLS-18.03
            return destinations + cross_to(g, self.faction, promised, self.barred)
        offered = ["pass", *destinations]
        karama = karama_actions(g, self.faction)
        if karama and self._karama_helps(g):
            offered += karama
        return offered + cross_options(g, self.faction, self.barred)

    def destinations(self, g: Dune) -> list[Action]:
        """CLS-11.05 to 11.07: the areas with room that at least one force can be shipped to, as deals allow."""
        faction, offered = self.faction, self._payable(g)
        if not g.deals:
            return offered
        promised = promised_to(g, faction, "ship")
        allowed = [ship for ship in offered if not forbids(g, faction, "ship", _destination(ship))]
        return list(keeping(allowed, lambda ship: _destination(ship) in promised))

    def _payable(self, g: Dune) -> list[Action]:
        faction = self.faction
        if not g.reserves[faction] and not g.starred_reserves[faction]:
            return []
        if faction == FREMEN:
            from .factions.fremen_reserves import shipment_areas

            areas = shipment_areas(g, self.barred)
            closed = closed_strongholds(g, faction)
            return [SHIP[area] for area in areas if area not in closed]
        spice = purse(g, faction)
        if not spice:
            return []
        everywhere = spice > 1 or self.half(g)
        closed = closed_strongholds(g, faction)
        if faction == BENE_GESSERIT and g.opts.advanced and g.opts.advisors_by_shipment == "choice":
            areas = OPEN_AREAS[g.storm] if everywhere else OPEN_STRONGHOLDS[g.storm]
            return [SHIP[a] for a in areas if sides_of_shipment(g, TERRITORY_OF[a], a in closed)]
        offered = list(SHIP_ANYWHERE[g.storm] if everywhere else SHIP_TO_STRONGHOLD[g.storm])
        if faction == BENE_GESSERIT and g.advisors:  # CLS-31.11
            closed = tuple({*closed, *(a for at in g.advisors for a in AREAS_OF[TERRITORY_OF[at]])})
        for area in closed:
            if SECTOR_OF[area] != g.storm and (everywhere or UNIT_PRICE[area] == 1):
                offered.remove(SHIP[area])
        return offered

    def _karama_helps(self, g: Dune) -> bool:
        faction = self.faction
        if faction == FREMEN or self.half(g) or not purse(g, faction) or WORTHLESS_STOPPED in self.barred:
            return False
        cheaper = self.copy()
        cheaper.karama = KARAMA
        return bool(cheaper.destinations(g))

    def _sides(self, g: Dune) -> tuple[str, ...]:
        if self.faction != BENE_GESSERIT or not g.opts.advanced:
            return ("",)
        closed = self.area in closed_strongholds(g, self.faction)
        return sides_of_shipment(g, TERRITORY_OF[self.area], closed)

    def _ordinary_bounds(self, g: Dune, most: int) -> tuple[int, int]:
        return int(not g.starred_reserves[self.faction]), min(most, g.reserves[self.faction])

    def _starred_bounds(self, g: Dune, most: int) -> tuple[int, int]:
        return int(not self.ordinary), min(most - self.ordinary, g.starred_reserves[self.faction])

    # What an answer does

    def answer(self, g: Dune, seat: Seat, action: Action) -> None:
        word, _, choice = action.partition(" ")
        match word:
            case "pass":
                self.answered = True
                g.tell("shipment_passed", name(self.faction))
                return
            case "cross" | "return":
                self.answered = True
                begin_other_shipment(g, self.faction, word, choice, self.barred)
                return
            case "karama":
                self.karama = card_of(action)
                return
            case "ship":
                self.area = AREA[choice]
                sides = self._sides(g)
                if len(sides) > 1:
                    return
                self.side = sides[0]
            case "as":
                self.side = choice
            case "forces":
                self.ordinary = int(choice)
            case "starred":
                self.starred = int(choice)
        self._fill(g)

    def _start_over(self) -> None:
        self.area = self.ordinary = self.starred = self.karama = NONE
        self.side = ""

    def _fill(self, g: Dune) -> None:
        """Numbers that leave no choice; with all of them the shipment is announced."""
        most = self.most(g)
        if self.ordinary == NONE:
            low, high = self._ordinary_bounds(g, most)
            if low < high:
                return
            self.ordinary = high
        if self.starred == NONE:
            low, high = self._starred_bounds(g, most)
            if low < high:
                return
            self.starred = high
        self.answered = True
        if self.karama == NONE:
            self.announce(g)
        else:
            play_karama(g, self.faction, self.karama, GuildRates(faction=self.faction))

    def announce(self, g: Dune) -> None:
        """The shipment is known to all; those who can stop it, or what makes it cheap, are asked."""
        g.tell(
            "shipment_announced",
            name(self.faction),
            self.ordinary + self.starred,
            self.starred,
            AREA_ID[self.area],
        )
        if self.faction == FREMEN:
            from .factions.fremen_reserves import ask_about_storm

            ask_about_storm(g, self.area)
            return
        if self.karama == NONE:
            self.rate = half_price(g, self.faction, self.barred)
        if self.rate and self.price(g, half=True) < self.price(g, half=False):
            guard(g, GUILD, self.rate)
        ask_to_cancel(g, self.faction)

    def price(self, g: Dune, half: bool) -> int:
        return price(self.area, self.ordinary + self.starred, half)

    # The forces come down

    def run(self, g: Dune) -> None:
        if self.area == NONE:
            return
        if self.faction == FREMEN:
            from .factions.fremen_reserves import come_across

            come_across(g, self)
            return
        if self.rate and stopped(g, self.rate):
            self.redo(g, self.rate)
            return
        cost = self.price(g, half=self.rate != "" or self.karama != NONE)
        if cost > purse(g, self.faction):  # only where a pledge is imagined otherwise (`resample.py`)
            self.redo(g)
            return
        paid = pay(g, self.faction, cost)  # before the landing makes bribes due
        accompany(g, self.faction, self.area)
        self.land(g)
        intrusion(g, self.faction, TERRITORY_OF[self.area])
        freight(g, self.faction, paid, by_karama=self.karama != NONE)

    def redo(self, g: Dune, *stopped_advantages: str) -> None:
        """CLS-19.20: a stopped action may be redone without the advantage."""
        g.then(Shipment(faction=self.faction, barred=(*self.barred, *stopped_advantages)))

    def land(self, g: Dune) -> None:
        count = self.ordinary + self.starred
        if self.side == "advisors":
            g.reserves[self.faction] -= count
            put_advisors(g, self.area, count)
        else:
            from_reserves(g, self.faction, self.area, self.ordinary, self.starred)
        g.tell("shipped", name(self.faction), count, self.starred, AREA_ID[self.area])
        note(g, self.faction, "ships", TERRITORY_OF[self.area])

    # What others see

    def shown(self, g: Dune, seat: Seat | None) -> dict[str, Any]:
        if (seat != g.seat_of[self.faction] and not self.answered) or (
            self.area == NONE and self.karama == NONE
        ):
            return {}
        shown: dict[str, Any] = {"area": AREA_ID[self.area] if self.area != NONE else ""}
        if self.karama != NONE:
            shown["karama"] = CARD_ID[self.karama]
        if self.ordinary != NONE:
            shown["ordinary"] = self.ordinary
        if self.starred != NONE:
            shown["starred"] = self.starred
        if self.side:
            shown["side"] = self.side
        return shown

    def redraw(self, g: Dune, eyes: Seat | None) -> None:
        """Nobody else knows what is chosen so far: to them it may as well begin again."""
        if not self.answered and eyes != g.seat_of[self.faction]:
            self._start_over()


class GuildRates(KaramaEffect):
    """CLS-19.18: the shipment beneath goes at half price, paid to the Spice Bank."""

    def effect(self, g: Dune) -> None:
        g.stack[-1].announce(g)

    def fail(self, g: Dune) -> None:
        g.stack.pop().redo(g, WORTHLESS_STOPPED)  # one Karama an attempt (CLS-19.25)


def pay(g: Dune, faction: Faction, cost: int) -> list[tuple[Faction, int]]:
    """CLS-11.09, CLS-17.14: the price is paid at once, by allies up to their pledges; who paid how much."""
    parts = split(g, faction, cost)
    for payer, part in parts:
        spend(g, payer, part)
        g.tell("shipment_paid", name(payer), part, name(faction))
    return parts
