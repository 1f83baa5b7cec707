"""What lies on the table in Dune (classic): the state, and nothing but the state.

Lists of six are indexed by faction (absent factions keep empty entries), lists of thirty by leader. Cards, areas,
territories and leaders are the small numbers of `cards.py`, `map.py` and `leaders.py`. Piles have their top first.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Self

import msgspec

from ...table import Action, Seat, State
from .cards import Card
from .factions import Faction
from .leaders import Leader
from .map import Area, Sector, Territory
from .options import Options

ALL_SPICE = 48 * 1 + 48 * 2 + 36 * 5 + 24 * 10  # the tokens of CLS-2.12
NONE = -1  # no leader, no territory, no faction


class Phase(IntEnum):
    """The nine phases of a turn, and the setup before the first (CLS-5.02)."""

    SETUP = 0
    STORM = 1
    SPICE_BLOW = 2
    CHARITY = 3
    BIDDING = 4
    REVIVAL = 5
    SHIPMENT_AND_MOVEMENT = 6
    BATTLE = 7
    COLLECTION = 8
    MENTAT_PAUSE = 9


class LeaderAt(IntEnum):
    """Where a leader disc is."""

    HOME = 0
    TANKS = 1
    CAPTIVE = 2  # with Harkonnen (CLS-35)


class Fact(msgspec.Struct, frozen=True):
    """A public answer to Truthtrance that limits what a hand or a secret can be (see `knowledge.py`)."""

    faction: Faction  # who answered
    about: str  # the question, in notation
    yes: bool
    acquired: int = 0  # unseen cards the faction had acquired by then
    seen_by: tuple[Faction, ...] = ()  # who heard the answer, if not everybody


class Deal(msgspec.Struct, frozen=True):
    """A public offer or an agreed deal (see `deals.py`)."""

    number: int
    proposer: Faction
    partner: Faction
    gives: tuple[str, ...] = ()  # what the proposer gives, as terms in notation
    wants: tuple[str, ...] = ()  # what the partner gives
    agreed: bool = False
    turn: int = 0
    phase: int = 0
    open: tuple[tuple[Faction, str], ...] = ()  # agreed terms that are still to be kept, and by whom
    outcomes: tuple[str, ...] = ()  # of the other terms: "kept emperor not_ship arrakeen"
    cancelling: tuple[Faction, ...] = ()  # who wants to cancel the agreed deal
    closed: str = ""  # refused, withdrawn, lapsed, cancelled or done


class Dune(State, kw_only=True):
    """A game of Dune at any moment."""

    opts: Options
    seat_of: tuple[Seat, ...]  # per faction, -1 when not in play
    asked_of: tuple[tuple[Seat, ...], ...]  # the same as ready-made answers to `asks`
    in_play: tuple[Faction, ...]  # counterclockwise round the map
    circle: tuple[Sector, ...]  # per faction

    turn: int = 0
    phase: int = 0
    storm: Sector = 1
    order: tuple[Faction, ...] = ()  # storm order of this turn, First Player first (CLS-6.16)
    won_by: str = ""

    # The map
    forces: list[dict[Area, int]]  # ordinary forces; Bene Gesserit: fighters
    starred: list[dict[Area, int]]  # Sardaukar and Fedaykin in the Advanced game
    advisors: dict[Area, int]
    board_spice: dict[Area, int]
    wall_destroyed: bool = False

    # Reserves, Tanks, spice
    bank: int = ALL_SPICE  # may fall below zero: the printed tokens are no limit (CLS-1.05)
    reserves: list[int]
    starred_reserves: list[int]
    tanks: list[int]
    starred_tanks: list[int]
    spice: list[int]
    bribes: list[int]  # in front of the shields (CLS-18.06)
    reserved: list[int]  # part of `spice` bound by a standing bid or a sealed plan (CLS-17.19, CLS-28.14)
    pledges: list[int]  # what each faction adds to its allies' purchases and shipments (CLS-17.13, CLS-17.14)

    # Treachery cards
    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    hands: list[tuple[Card, ...]]
    row: tuple[Card, ...] = ()  # dealt for auction, not sold yet
    rebuilt_from: tuple[Card, ...] = ()  # what deck and row held when the deck was made anew (CLS-4.02)
    acquired_before: tuple[int, ...] = (0,) * 6  # `acquired` at that time
    known: list[tuple[Card, ...]]  # [observer * 6 + holder], observer 6 the public: cards known in the hand
    row_seen: tuple[Faction, ...] = ()  # who has seen the first card of the row
    deck_top_seen: tuple[Faction, ...] = ()  # who knows the top card of the deck
    acquired: list[int]  # unseen cards each faction has taken so far

    # Leaders and traitors
    leader_at: list[int]
    deaths: list[int]
    used_in: list[Territory]  # the territory where the leader fought this turn, or NONE
    # killed out of captivity: known to Harkonnen and the owner (CLS-35.02)
    hidden_dead: tuple[Leader, ...] = ()
    # hidden leader: those that it can't be, because they were seen elsewhere
    seen_free: tuple[tuple[Leader, tuple[Leader, ...]], ...] = ()
    traitors: list[tuple[Leader, ...]]
    traitors_returned: list[tuple[Leader, ...]]  # dealt and put back; known to who put them back
    traitors_shown: tuple[tuple[Faction, Leader], ...] = ()
    prediction: tuple[Faction, int] = (NONE, 0)

    # Spice deck and storm
    spice_deck: tuple[int, ...] = ()
    spice_piles: list[tuple[int, ...]]  # A and B; the Basic game uses A
    spice_top_seen: tuple[Faction, ...] = ()
    # each pile's territory when it was shuffled away (CLS-7.07)
    last_targets: tuple[Territory, ...] = (NONE, NONE)
    worms: tuple[Territory, ...] = ()  # where sandworms wait for Fremen riders in this phase (CLS-23.10)
    karama_worm: Territory = NONE  # where Fremen called one with Karama in this phase (CLS-29.06)
    storm_card: int = 0
    dialers: tuple[Faction, ...] = ()  # the last two to use the Battle Wheels (CLS-6.03, CLS-6.04)

    # Alliances and agreements
    allies: list[tuple[Faction, ...]]
    deals: tuple[Deal, ...] = ()
    drafts: tuple[tuple[Faction, tuple[str, ...]], ...] = ()  # deals being composed, seen by nobody else
    facts: tuple[Fact, ...] = ()

    # Advantages
    blocked: tuple[str, ...] = ()  # advantages stopped by Karama
    karama_powers_used: tuple[Faction, ...] = ()
    karama_bidder: Faction = NONE  # stands behind a bid with a hidden Karama (CLS-19.17)
    starred_revived: tuple[Faction, ...] = ()  # this turn (CLS-10.13)
    leader_revival_open: tuple[Faction, ...] = ()  # may revive a leader each turn (CLS-10.11)
    revival_granted: tuple[Faction, ...] = ()  # to whom Fremen let three forces come back free (CLS-23.15)
    revival_paid: tuple[tuple[Faction, int], ...] = ()  # for how many forces the Emperor pays (CLS-22.06)
    karama_revived: int = 0  # forces that count within the Emperor's limit of this turn (CLS-29.05)
    karama_leader: bool = False  # the Emperor's one leader of this turn has come back already (CLS-29.05)
    haderach_losses: int = 0
    haderach_dead: bool = False
    haderach_used_in: Territory = NONE
    storm_card_seen: tuple[Faction, ...] = ()  # who knows the storm card that lies face down (CLS-33.01)

    def clone(self) -> Self:
        new = super().clone()
        new.forces = [areas.copy() for areas in self.forces]
        new.starred = [areas.copy() for areas in self.starred]
        new.advisors = self.advisors.copy()
        new.board_spice = self.board_spice.copy()
        new.reserves = self.reserves.copy()
        new.starred_reserves = self.starred_reserves.copy()
        new.tanks = self.tanks.copy()
        new.starred_tanks = self.starred_tanks.copy()
        new.spice = self.spice.copy()
        new.bribes = self.bribes.copy()
        new.reserved = self.reserved.copy()
        new.pledges = self.pledges.copy()
        new.hands = self.hands.copy()
        new.known = self.known.copy()
        new.acquired = self.acquired.copy()
        new.leader_at = self.leader_at.copy()
        new.deaths = self.deaths.copy()
        new.used_in = self.used_in.copy()
        new.traitors = self.traitors.copy()
        new.traitors_returned = self.traitors_returned.copy()
        new.spice_piles = self.spice_piles.copy()
        new.allies = self.allies.copy()
        return new

    def voluntary(self, seat: Seat) -> list[Action]:
        from .voluntary import voluntary

        return voluntary(self, seat)

    def volunteer(self, seat: Seat, action: Action) -> None:
        from .voluntary import volunteer

        volunteer(self, seat, action)
