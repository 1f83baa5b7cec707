"""Why something isn't offered, for people who expected it: the reason, and the rule that says so.

`about` is an action ("ship arrakeen/10", "bid 7") or the id of a thing on the board ("arrakeen/10", "lasgun",
"duncan_idaho"). Questions that aren't named here have no options that a person would miss.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...table import Reason, Seat
from .battle_plan import BattlePlans, all_dials, available_leaders, forces_in_battle
from .battlefield import DEFENSE_SLOT, WEAPON_SLOT, Battlefield, battle_in_progress
from .bidding import Auction, bid_limit
from .cards import CARD, HEROES, KIND_OF, CardKind
from .factions import BENE_GESSERIT, FREMEN, Faction
from .forces import friendly_ground
from .given_word import about_plan, forbids, promised_to
from .leaders import FACTION_OF, LEADER, STRENGTH
from .map import AREA, AREA_ID, AREAS_OF, SECTOR_OF, TERRITORY, TERRITORY_ID, TERRITORY_OF, Area, Territory
from .movement import Move, Movement, closed_strongholds, move_range, piles_in, within_reach
from .revival import LIMIT, ReviveTogether, limit, own_limit
from .shipment import UNIT_PRICE, Shipment
from .spice import free, purse
from .state import NONE, Dune, LeaderAt
from .steps import name
from .tanks import next_leaders, revivable_forces

Why = Iterator[Reason]

# When a card is played, for a card that can't be played now.
CARD_RULE: dict[CardKind, str] = {
    CardKind.PROJECTILE: "CLS-19.01",
    CardKind.POISON: "CLS-19.02",
    CardKind.LASGUN: "CLS-19.03",
    CardKind.SHIELD: "CLS-19.04",
    CardKind.SNOOPER: "CLS-19.05",
    CardKind.CHEAP_HERO: "CLS-13.22",
    CardKind.WORTHLESS: "CLS-19.06",
}
SPECIAL_RULE: dict[str, str] = {
    "tleilaxu_ghola": "CLS-19.14",
    "family_atomics": "CLS-19.12",
    "hajr": "CLS-19.13",
    "karama": "CLS-19.15",
    "truthtrance": "CLS-19.21",
    "weather_control": "CLS-19.10",
}


def reasons(g: Dune, seat: Seat, about: str) -> Why:
    """What stands in the way of `about`, the hardest obstacle first."""
    step = g.stack[-1]
    word, _, rest = about.partition(" ")
    thing = rest.split(" ")[0] if rest else word
    asked = WHY.get(type(step))
    found = list(asked(g, step, seat, word, thing)) if asked else []
    if not found and thing in CARD:
        found = list(_card_waits(thing))
    yield from found


def _card_waits(card: str) -> Why:
    rule = SPECIAL_RULE.get(card) or CARD_RULE[KIND_OF[CARD[card]]]
    if card in SPECIAL_RULE:
        yield Reason(f"why_card_{card}", (card,), rule)
    elif KIND_OF[CARD[card]] is CardKind.CHEAP_HERO:
        yield Reason("why_card_hero", (card,), rule)
    else:
        yield Reason("why_card_plan", (card,), rule)


# Bidding


def _auction(g: Dune, step: Auction, seat: Seat, word: str, thing: str) -> Why:
    faction = step.faction
    if not thing.isdecimal():
        return
    if forbids(g, faction, "bid"):
        yield Reason("why_promised", (), "CLS-18.03")
    elif int(thing) <= step.bid:
        yield Reason("why_bid_higher", (step.bid,), "CLS-9.07")
    elif int(thing) > bid_limit(g, faction):
        yield Reason("why_bid_spice", (bid_limit(g, faction),), "CLS-9.10")


# Revival


def _revival(g: Dune, step: ReviveTogether, seat: Seat, word: str, thing: str) -> Why:
    faction = step.asked_faction(g, seat)
    if thing in LEADER:
        yield from _leader_stays(g, faction, thing)
    elif thing.isdecimal():
        count = int(thing)
        if count > revivable_forces(g, faction, normal=True):
            yield Reason("why_tanks", (revivable_forces(g, faction, normal=True),), "CLS-10.01")
        elif count > limit(g, faction):
            yield Reason("why_revival_limit", (LIMIT,), "CLS-10.01")
        elif count > own_limit(g, faction):
            yield Reason("why_spice", (free(g, faction),), "CLS-10.03")


def _leader_stays(g: Dune, faction: Faction, leader_id: str) -> Why:
    leader = LEADER[leader_id]
    if FACTION_OF[leader] != faction:
        yield Reason("why_leader_other", (leader_id, name(FACTION_OF[leader])), "CLS-10.05")
    elif g.leader_at[leader] != LeaderAt.TANKS:
        yield Reason("why_leader_alive", (leader_id,), "CLS-10.05")
    elif faction not in g.leader_revival_open:
        yield Reason("why_leader_revival", (leader_id,), "CLS-10.11")
    elif leader not in next_leaders(g, faction):
        yield Reason("why_leader_order", (leader_id,), "CLS-10.09")
    elif STRENGTH[leader] > free(g, faction):
        yield Reason("why_spice_needed", (STRENGTH[leader], free(g, faction)), "CLS-10.07")


# Shipment and Movement


def _shipment(g: Dune, step: Shipment, seat: Seat, word: str, thing: str) -> Why:
    faction = step.faction
    for area in _areas(thing) if step.area == NONE else ():
        if not g.reserves[faction] and not g.starred_reserves[faction]:
            yield Reason("why_no_reserves", (), "CLS-11.02")
        elif faction == FREMEN and not _fremen_ground(area):
            yield Reason("why_fremen_ground", (AREA_ID[area],), "CLS-23.05")
        elif SECTOR_OF[area] == g.storm:
            yield Reason("why_storm", (AREA_ID[area],), "CLS-11.06")
        elif area in closed_strongholds(g, faction):
            yield _closed(g, faction, area, "CLS-11.07")
        elif forbids(g, faction, "ship", TERRITORY_OF[area]):
            yield Reason("why_promised", (), "CLS-18.03")
        elif faction == BENE_GESSERIT and area in g.advisors:
            yield Reason("why_advisors", (TERRITORY_ID[TERRITORY_OF[area]],), "CLS-31.11")
        elif faction != FREMEN and purse(g, faction) < UNIT_PRICE[area]:
            yield Reason("why_spice_needed", (UNIT_PRICE[area], purse(g, faction)), "CLS-11.03")
        elif promised_to(g, faction, "ship"):
            yield Reason("why_promised", (), "CLS-18.03")
        return
    if word == "forces" and thing.isdecimal() and step.area != NONE:
        if int(thing) > step.most(g):
            yield Reason("why_spice", (purse(g, faction),), "CLS-11.12")
        else:
            yield Reason("why_reserves", (g.reserves[faction],), "CLS-11.02")


def _fremen_ground(area: Area) -> bool:
    from .factions.fremen_reserves import SHIPMENT_AREAS

    return area in SHIPMENT_AREAS


def _closed(g: Dune, faction: Faction, area: Area, rule: str) -> Reason:
    there = [
        name(other)
        for other in g.in_play
        if other != faction and (area in g.forces[other] or area in g.starred[other])
    ]
    return Reason("why_closed", (TERRITORY_ID[TERRITORY_OF[area]], " ".join(there)), rule)


def _movement(g: Dune, step: Movement, seat: Seat, word: str, thing: str) -> Why:
    for territory in _territories(thing):
        piles = piles_in(g, step.faction, territory)
        if not piles:
            yield Reason("why_nobody_there", (TERRITORY_ID[territory],), "CLS-12.01")
        elif all(SECTOR_OF[pile.area] == g.storm for pile in piles):
            yield Reason("why_in_storm", (TERRITORY_ID[territory],), "CLS-6.15")
        elif promised_to(g, step.faction, "move"):
            yield Reason("why_promised", (), "CLS-18.03")
        else:
            yield Reason("why_no_way_out", (TERRITORY_ID[territory],), "CLS-12.09")


def _move(g: Dune, step: Move, seat: Seat, word: str, thing: str) -> Why:
    if len(step.taken) < len(step.piles):
        yield Reason("why_take_first", (), "CLS-12.01")
        return
    for area in _areas(thing):
        start, reach = step.first().area, move_range(g, step.faction, step.barred)
        if SECTOR_OF[area] == g.storm:
            yield Reason("why_storm", (AREA_ID[area],), "CLS-12.09")
        elif area == start:
            yield Reason("why_there_already", (AREA_ID[area],), "CLS-12.14")
        elif area in closed_strongholds(g, step.faction):
            yield _closed(g, step.faction, area, "CLS-12.13")
        elif TERRITORY_OF[area] in friendly_ground(g, step.faction):
            yield Reason("why_ally", (TERRITORY_ID[TERRITORY_OF[area]],), "CLS-17.09")
        elif area not in within_reach(g.storm, reach, start):
            yield Reason("why_too_far", (AREA_ID[area], reach), "CLS-12.03" if reach == 1 else "CLS-12.04")
        elif forbids(g, step.faction, "move", TERRITORY_OF[area]) or promised_to(g, step.faction, "move"):
            yield Reason("why_promised", (), "CLS-18.03")
        return


def _areas(thing: str) -> Iterator[Area]:
    """The area of that id, or the first one of that territory."""
    if thing in AREA:
        yield AREA[thing]
    elif thing in TERRITORY:
        yield AREAS_OF[TERRITORY[thing]][0]


def _territories(thing: str) -> Iterator[Territory]:
    if thing in TERRITORY:
        yield TERRITORY[thing]
    elif thing in AREA:
        yield TERRITORY_OF[AREA[thing]]


# Battle


def _battle_plans(g: Dune, step: BattlePlans, seat: Seat, word: str, thing: str) -> Why:
    battle, faction = battle_in_progress(g), step.asked_faction(g, seat)
    if thing in LEADER:
        yield from _leader_absent(g, battle, faction, thing)
    elif thing in CARD:
        yield from _card_barred(g, step, battle, faction, thing)
    elif word == "dial":
        ordinary, starred = forces_in_battle(g, battle, faction)
        possible = {f"{dial / 2:g}" for dial, _ in all_dials(g, battle, faction)}
        if thing in possible and about_plan(g, faction, battle.opponent(faction)):
            yield Reason("why_promised", (), "CLS-18.03")
            return
        yield Reason("why_dial", (ordinary + starred,), "CLS-28.05" if g.opts.advanced else "CLS-13.15")


def _leader_absent(g: Dune, battle: Battlefield, faction: Faction, leader_id: str) -> Why:
    leader = LEADER[leader_id]
    if leader in available_leaders(g, faction, battle.territory):
        yield Reason("why_plan_fixed", (), "CLS-13.12")
    elif FACTION_OF[leader] != faction:
        yield Reason("why_leader_other", (leader_id, name(FACTION_OF[leader])), "CLS-13.16")
    elif g.leader_at[leader] == LeaderAt.HOME:
        yield Reason("why_leader_used", (leader_id, TERRITORY_ID[g.used_in[leader]]), "CLS-13.16")
    else:
        yield Reason("why_leader_dead", (leader_id,), "CLS-13.16")


def _card_barred(g: Dune, step: BattlePlans, battle: Battlefield, faction: Faction, card_id: str) -> Why:
    card = CARD[card_id]
    if card not in g.hands[faction]:
        yield Reason("why_not_in_hand", (card_id,), "CLS-13.14")
    elif card not in HEROES and card not in WEAPON_SLOT and card not in DEFENSE_SLOT:
        return
    elif card not in HEROES and battle.plan(faction).leader == NONE:
        yield Reason("why_no_leader", (card_id,), "CLS-13.21")
    elif card not in HEROES and not _asks_for_a_card(g, step, faction):
        yield Reason("why_slot_later", (card_id,), "CLS-13.14")
    elif battle.commanded == faction:
        yield Reason("why_voice", (card_id,), "CLS-21.06")
    elif card in HEROES:
        yield Reason("why_card_hero", (card_id,), "CLS-13.22")
    elif about_plan(g, faction, battle.opponent(faction)):
        yield Reason("why_promised", (), "CLS-18.03")
    else:
        yield Reason("why_slot", (card_id,), "CLS-13.19")


def _asks_for_a_card(g: Dune, step: BattlePlans, faction: Faction) -> bool:
    return any(option.startswith(("weapon ", "defense ")) for option in step.options(g, g.seat_of[faction]))


WHY: dict[type[Any], Callable[[Dune, Any, Seat, str, str], Why]] = {
    Auction: _auction,
    BattlePlans: _battle_plans,
    Move: _move,
    Movement: _movement,
    ReviveTogether: _revival,
    Shipment: _shipment,
}
