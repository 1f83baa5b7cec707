"""What leaves the engine for a seat (None: a spectator): all that its factions may know, and nothing else.

Spice behind shields and the number of cards in a hand are hidden as the rulebook has it (CLS-18.01, CLS-18.02), although a
player with perfect memory could count them: every payment and every draw is made in the open. Option `shields=open` shows
them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...table import Seat, visibly_asked
from .cards import CARD_ID, SHAI_HULUD, Card
from .factions import ATREIDES, BENE_GESSERIT, FACTION_ID, HARKONNEN, Faction
from .hands import PUBLIC
from .leaders import LEADER_ID, LEADERS_OF
from .map import AREA_ID, TERRITORY_ID
from .questions import BEHIND_BID, heard
from .state import Deal, Dune, LeaderAt, Phase


class FactionView(msgspec.Struct):
    """One faction across the table."""

    seat: Seat
    circle: int
    allies: list[str]
    bribes: int
    reserves: tuple[int, int]  # ordinary, starred
    tanks: tuple[int, int]
    leaders: dict[str, str]  # id: home, tanks, face_down, captive
    used_leaders: dict[str, str]  # id: territory of this turn's battle
    hidden_leaders: int  # captured or secretly killed: one of those shown at home, as far as this seat knows
    known_cards: list[str]  # cards this seat knows to be in the hand
    known_traitors: list[str]
    spice: int | None = None
    cards: int | None = None


class OwnView(msgspec.Struct):
    """What the player of a faction sees behind the shield."""

    hand: list[str]
    traitors: list[str]
    traitors_returned: list[str]
    spice: int
    reserved: int
    pledge: int
    draft: list[str]
    deck_top: str | None = None
    row_first: str | None = None
    spice_deck_top: str | None = None
    prediction: tuple[str, int] | None = None
    storm_card: int | None = None
    haderach_losses: int | None = None


class DealView(msgspec.Struct):
    """An offer or an agreed deal, as everybody sees it (CLS-18.03)."""

    number: int
    proposer: str
    partner: str
    gives: tuple[str, ...]  # terms in notation
    wants: tuple[str, ...]
    agreed: bool
    open: list[tuple[str, str]]  # by whom, which terms are still to be kept
    outcomes: tuple[str, ...]
    cancelling: list[str]
    closed: str


class FactView(msgspec.Struct):
    """An answer to Truthtrance that this seat has heard."""

    faction: str
    about: str  # the question, in notation
    yes: bool


class ClassicView(msgspec.Struct):
    """The table as one seat sees it."""

    seat: Seat | None
    mode: str
    turn: int
    phase: str
    storm: int
    order: list[str]
    asked: tuple[Seat, ...]
    question: dict[str, Any] | None
    context: list[dict[str, Any]]
    factions: dict[str, FactionView]
    own: dict[str, OwnView]
    forces: dict[str, dict[str, tuple[int, int, int]]]  # area: faction: ordinary, starred, advisors
    spice: dict[str, int]
    wall_destroyed: bool
    deck: int
    discard: list[str]
    removed: list[str]
    row: int
    spice_deck: int
    spice_piles: list[list[str]]
    pledges: dict[str, int]
    deals: list[DealView]
    facts: list[FactView]
    blocked: list[str]
    karama_powers_used: list[str]
    haderach: str
    orders: list[str]
    winners: tuple[Seat, ...] | None
    won_by: str


def view(g: Dune, seat: Seat | None) -> ClassicView:
    """All that the seat may know."""
    own = tuple(faction for faction in g.in_play if g.seat_of[faction] == seat)
    asked = visibly_asked(g, seat)
    return ClassicView(
        seat=seat,
        mode=g.opts.mode,
        turn=g.turn,
        phase=PHASE_ID[g.phase],
        storm=g.storm,
        order=[FACTION_ID[faction] for faction in g.order],
        asked=asked,
        question=_question(g, seat, asked),
        context=_context(g, seat),
        factions={FACTION_ID[f]: _faction(g, f, own) for f in g.in_play},
        own={FACTION_ID[f]: _own(g, f) for f in own},
        forces=_forces(g),
        spice={AREA_ID[area]: g.board_spice[area] for area in sorted(g.board_spice)},
        wall_destroyed=g.wall_destroyed,
        deck=len(g.deck),
        discard=_cards(g.discard),
        removed=_cards(g.removed),
        row=len(g.row),
        spice_deck=len(g.spice_deck),
        spice_piles=[[spice_card(card) for card in pile] for pile in g.spice_piles],
        pledges={FACTION_ID[ally]: g.pledges[ally] for f in own for ally in g.allies[f]},
        deals=[_deal(deal) for deal in g.deals],
        facts=[
            FactView(FACTION_ID[fact.faction], fact.about, fact.yes)
            for fact in g.facts
            if heard(fact, own) and fact.about != BEHIND_BID
        ],
        blocked=list(g.blocked),
        karama_powers_used=[FACTION_ID[f] for f in g.karama_powers_used],
        haderach=_haderach(g),
        orders=[f"{o.kind} {o.rule} {o.about}".strip() for o in g.orders if o.seat == seat],
        winners=g.winners,
        won_by=g.won_by,
    )


PHASE_ID = tuple(phase.name.lower() for phase in Phase)


def spice_card(card: int) -> str:
    return "shai_hulud" if card == SHAI_HULUD else TERRITORY_ID[card]


def _cards(pile: tuple[Card, ...]) -> list[str]:
    return [CARD_ID[card] for card in pile]


def _question(g: Dune, seat: Seat | None, asked: tuple[Seat, ...]) -> dict[str, Any] | None:
    """The question on the table, if this seat may know that it is asked; others don't see how far an answer has come."""
    if not asked:
        return None
    step = g.stack[-1]
    return {"step": type(step).__name__ if seat in asked else None, **step.shown(g, seat)}


def _context(g: Dune, seat: Seat | None) -> list[dict[str, Any]]:
    """What is going on around the question: the steps in progress that are no secret, outermost first."""
    found = []
    for step in g.stack:
        if not step.secret:
            shown = step.shown(g, seat)
            if shown:
                found.append({"step": type(step).__name__, **shown})
    return found


def knows_leaders(own: tuple[Faction, ...], owner: Faction) -> bool:
    """Captured and secretly killed leaders are known to Harkonnen and to the owner (CLS-35.02, CLS-35.13)."""
    return owner in own or HARKONNEN in own


def _faction(g: Dune, faction: Faction, own: tuple[Faction, ...]) -> FactionView:
    tells = g.opts.shields == "open" or faction in own
    leaders: dict[str, str] = {}
    used: dict[str, str] = {}
    hidden = 0
    known = knows_leaders(own, faction)
    for leader in LEADERS_OF[faction]:
        at = g.leader_at[leader]
        if at == LeaderAt.HOME:
            status = "home"
        elif not known and (at == LeaderAt.CAPTIVE or leader in g.hidden_dead):
            status = "home"
            hidden += 1
        elif at == LeaderAt.CAPTIVE:
            status = "captive"
        else:
            status = "face_down" if g.deaths[leader] > 1 else "tanks"
        leaders[LEADER_ID[leader]] = status
        if g.used_in[leader] >= 0:
            used[LEADER_ID[leader]] = TERRITORY_ID[g.used_in[leader]]
    return FactionView(
        seat=g.seat_of[faction],
        circle=g.circle[faction],
        allies=[FACTION_ID[ally] for ally in g.allies[faction]],
        bribes=g.bribes[faction],
        reserves=(g.reserves[faction], g.starred_reserves[faction]),
        tanks=(g.tanks[faction], g.starred_tanks[faction]),
        leaders=leaders,
        used_leaders=used,
        hidden_leaders=hidden,
        known_cards=_cards(known_cards(g, own, faction)),
        known_traitors=[LEADER_ID[leader] for holder, leader in g.traitors_shown if holder == faction],
        spice=g.spice[faction] if tells else None,
        cards=len(g.hands[faction]) if tells or g.phase == Phase.BIDDING else None,
    )


def known_cards(g: Dune, own: tuple[Faction, ...], holder: Faction) -> tuple[Card, ...]:
    """The cards that these factions together know to be in another's hand; without factions, what everybody knows."""
    if holder in own or not own:
        return g.known[PUBLIC * 6 + holder]
    if len(own) == 1:
        return g.known[own[0] * 6 + holder]
    most: list[Card] = []
    for observer in own:
        known = g.known[observer * 6 + holder]
        for card in set(known):
            most += [card] * (known.count(card) - most.count(card))
    return tuple(sorted(most))


def _own(g: Dune, faction: Faction) -> OwnView:
    return OwnView(
        hand=_cards(g.hands[faction]),
        traitors=[LEADER_ID[leader] for leader in g.traitors[faction]],
        traitors_returned=[LEADER_ID[leader] for leader in g.traitors_returned[faction]],
        spice=g.spice[faction],
        reserved=g.reserved[faction],
        pledge=g.pledges[faction],
        draft=[line for drafter, lines in g.drafts if drafter == faction for line in lines],
        deck_top=CARD_ID[g.deck[0]] if faction in g.deck_top_seen and g.deck else None,
        row_first=CARD_ID[g.row[0]] if faction in g.row_seen and g.row else None,
        spice_deck_top=spice_card(g.spice_deck[0]) if faction in g.spice_top_seen and g.spice_deck else None,
        prediction=(FACTION_ID[g.prediction[0]], g.prediction[1])
        if faction == BENE_GESSERIT and g.prediction[1]
        else None,
        storm_card=g.storm_card if faction in g.storm_card_seen else None,
        haderach_losses=g.haderach_losses if faction == ATREIDES and g.opts.advanced else None,
    )


def _deal(deal: Deal) -> DealView:
    return DealView(
        number=deal.number,
        proposer=FACTION_ID[deal.proposer],
        partner=FACTION_ID[deal.partner],
        gives=deal.gives,
        wants=deal.wants,
        agreed=deal.agreed,
        open=[(FACTION_ID[giver], term) for giver, term in deal.open],
        outcomes=deal.outcomes,
        cancelling=[FACTION_ID[faction] for faction in deal.cancelling],
        closed=deal.closed,
    )


def _forces(g: Dune) -> dict[str, dict[str, tuple[int, int, int]]]:
    found: dict[str, dict[str, tuple[int, int, int]]] = {}
    for faction in g.in_play:
        ordinary, starred = g.forces[faction], g.starred[faction]
        advisors = g.advisors if faction == BENE_GESSERIT else {}
        for area in sorted({*ordinary, *starred, *advisors}):
            group = (ordinary.get(area, 0), starred.get(area, 0), advisors.get(area, 0))
            found.setdefault(AREA_ID[area], {})[FACTION_ID[faction]] = group
    return found


def _haderach(g: Dune) -> str:
    """What everybody sees of the Kwisatz Haderach; whether it is active is Atreides' secret until it is used."""
    if ATREIDES not in g.in_play or not g.opts.advanced:
        return ""
    if g.haderach_dead:
        return "tanks"
    return f"used {TERRITORY_ID[g.haderach_used_in]}" if g.haderach_used_in >= 0 else "home"
