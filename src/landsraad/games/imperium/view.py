"""What leaves the engine for a seat (None: a spectator): all that it may know, and nothing else.

Parties are numbers: the players first, then Rivals or House Hagal. A player with perfect memory knows more than a view says: every
card that went into a deck was seen by all.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...table import Seat, visibly_asked
from .baron import secret
from .board import SPACES
from .cards import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUE_CARDS, RESERVE
from .icons import FACTIONS, ICONS
from .leaders import LEADERS
from .memory import own_tops
from .state import NONE, Imperium, Party, Phase
from .troops import combat_marker, strength


class PartyView(msgspec.Struct):
    """One player, Rival or House Hagal, as everybody sees it."""

    leader: str  # "house_hagal" in games for two; empty before Leaders are taken
    vp: int
    solari: int
    spice: int
    water: int
    agents: int
    swordmaster: bool
    council: bool
    garrison: int
    supply: int
    conflict: int
    swords: int
    strength: int
    combat_marker: int  # its space on the Combat track
    plus_20: bool  # the side of the Combat marker that is up
    influence: dict[str, int]
    revealed: bool  # has taken the Reveal turn
    hand: int
    deck: int
    deck_top: list[str]  # cards that were acquired to the top of the deck
    in_play: list[str]
    discarded: int
    discards: list[str]  # with option discard_piles=top_card only the top
    intrigues: int
    waiting: list[str]  # Plot cards that wait for the Reveal turn


class OwnView(msgspec.Struct):
    """What only the player may know."""

    hand: list[str]
    intrigues: list[str]
    deck: list[str]  # in no order
    deck_top: str | None  # the player has looked at it


class TurnView(msgspec.Struct):
    """The turn in progress."""

    party: Party
    card: str | None
    space: str | None
    revealing: bool
    persuasion: int
    recruited: int
    deployed: int


class ImperiumView(msgspec.Struct):
    """The table as one seat sees it."""

    seat: Seat | None
    round: int
    phase: str
    first: Party
    turn: TurnView | None
    asked: tuple[Seat, ...]
    question: dict[str, Any] | None
    context: list[dict[str, Any]]
    parties: list[PartyView]
    own: OwnView | None
    agents: dict[str, tuple[Party, ...]]  # space: whose Agents stand there
    mentat: Party | None
    mentat_at: str | None
    bonus_spice: dict[str, int]
    control: dict[str, Party]
    alliance: dict[str, Party]
    voice: dict[str, list[Party]]
    row: list[str]
    imperium_deck: int
    reserve: dict[str, int]
    set_aside: tuple[Party, str] | None
    trashed: list[str]
    intrigue_deck: int
    intrigue_discard: list[str]
    conflict_card: str | None
    conflict_deck: int
    conflicts_spent: list[str]
    hagal_deck: int | None
    hagal_revealed: list[str]
    baron_tokens: list[str] | None
    masterstroke_used: bool
    orders: list[str]
    winners: tuple[Seat, ...] | None


PHASE_ID = tuple(phase.name.lower() for phase in Phase)
CARD_ID = CARDS.column(lambda card: card.id)
INTRIGUE_ID = INTRIGUE_CARDS.column(lambda card: card.id)
CONFLICT_ID = CONFLICTS.column(lambda card: card.id)
HAGAL_ID = HAGAL_CARDS.column(lambda card: card.id)
SPACE_ID = SPACES.column(lambda space: space.id)
LEADER_ID = LEADERS.column(lambda leader: leader.id)
FACTION_ID = tuple(ICONS[faction].id for faction in FACTIONS)
RESERVE_ID = tuple(CARD_ID[card] for card in RESERVE)
HOUSE_HAGAL = "house_hagal"


def view(g: Imperium, seat: Seat | None) -> ImperiumView:
    """All that the seat may know."""
    asked = visibly_asked(g, seat)
    owner, aside = g.set_aside
    rivals, board = g.rivals, g.box.board
    return ImperiumView(
        seat=seat,
        round=g.round,
        phase=PHASE_ID[g.phase],
        first=g.first,
        turn=_turn(g),
        asked=asked,
        question=_question(g, seat, asked),
        context=_context(g, seat),
        parties=[_party(g, party) for party in range(g.parties)],
        own=None if seat is None else _own(g, seat),
        agents={SPACE_ID[space]: placed for space, placed in enumerate(g.placed) if placed},
        mentat=None if g.mentat == NONE else g.mentat,
        mentat_at=None if g.mentat_at == NONE else SPACE_ID[g.mentat_at],
        bonus_spice={SPACE_ID[space]: n for space, n in zip(board.makers, g.bonus_spice, strict=True)},
        control={
            SPACE_ID[space]: holder
            for space, holder in zip(board.control, g.control, strict=True)
            if holder != NONE
        },
        alliance={
            faction: holder for faction, holder in zip(FACTION_ID, g.alliance, strict=True) if holder != NONE
        },
        voice=_voice(g),
        row=_cards(g.row),
        imperium_deck=len(g.imperium_deck),
        reserve=dict(zip(RESERVE_ID, g.reserve, strict=True)),
        set_aside=None if aside == NONE else (owner, CARD_ID[aside]),
        trashed=_cards(g.trashed),
        intrigue_deck=len(g.intrigue_deck),
        intrigue_discard=_intrigues(g.intrigue_discard),
        conflict_card=None if g.conflict_card == NONE else CONFLICT_ID[g.conflict_card],
        conflict_deck=len(g.conflict_deck),
        conflicts_spent=[CONFLICT_ID[card] for card in g.conflicts_spent],
        hagal_deck=None if rivals is None else len(rivals.deck),
        hagal_revealed=[] if rivals is None else [HAGAL_ID[card] for card in rivals.revealed],
        baron_tokens=_baron_tokens(g, seat),
        masterstroke_used=g.masterstroke_used,
        orders=[f"{o.kind} {o.rule} {o.about}".strip() for o in g.orders if o.seat == seat],
        winners=g.winners,
    )


def _cards(pile: tuple[int, ...]) -> list[str]:
    return [CARD_ID[card] for card in pile]


def _intrigues(pile: tuple[int, ...]) -> list[str]:
    return [INTRIGUE_ID[card] for card in pile]


def _turn(g: Imperium) -> TurnView | None:
    turn = g.turn
    if turn.party == NONE or g.phase != Phase.PLAYER_TURNS:
        return None
    return TurnView(
        party=turn.party,
        card=None if turn.card == NONE else CARD_ID[turn.card],
        space=None if turn.space == NONE else SPACE_ID[turn.space],
        revealing=turn.revealing,
        persuasion=turn.persuasion,
        recruited=turn.recruited,
        deployed=turn.deployed,
    )


def _question(g: Imperium, seat: Seat | None, asked: tuple[Seat, ...]) -> dict[str, Any] | None:
    """The question on the table, if this seat may know that it is asked."""
    if not asked:
        return None
    step = g.stack[-1]
    return {"step": type(step).__name__ if seat in asked else None, **step.shown(g, seat)}


def _context(g: Imperium, seat: Seat | None) -> list[dict[str, Any]]:
    """What is going on around the question: the steps in progress that are no secret, outermost first."""
    found = []
    for step in g.stack:
        if not step.secret:
            shown = step.shown(g, seat)
            if shown:
                found.append({"step": type(step).__name__, **shown})
    return found


def leader_id(g: Imperium, party: Party) -> str:
    leader = g.leader[party]
    if leader == NONE:
        return HOUSE_HAGAL if party >= g.players == 2 else ""
    return LEADER_ID[leader]


def _party(g: Imperium, party: Party) -> PartyView:
    discards = g.discards[party]
    known = g.tops_known[party]
    total = strength(g, party)
    marker, plus_20 = combat_marker(total)
    return PartyView(
        leader=leader_id(g, party),
        vp=g.vp[party],
        solari=g.solari[party],
        spice=g.spice[party],
        water=g.water[party],
        agents=g.agents[party],
        swordmaster=g.swordmaster[party],
        council=g.council[party],
        garrison=g.garrison[party],
        supply=g.supply[party],
        conflict=g.conflict[party],
        swords=g.swords[party],
        strength=total,
        combat_marker=marker,
        plus_20=plus_20,
        influence=dict(zip(FACTION_ID, g.influence[4 * party : 4 * party + 4], strict=True)),
        revealed=party in g.revealed,
        hand=len(g.hands[party]),
        deck=len(g.decks[party]),
        deck_top=_cards(g.decks[party][:known]) if known else [],
        in_play=_cards(g.in_play[party]),
        discarded=len(discards),
        discards=_cards(discards if g.opts.discard_piles == "open" else discards[:1]),
        intrigues=len(g.intrigues[party]),
        waiting=_intrigues(g.waiting[party]),
    )


def _own(g: Imperium, seat: Seat) -> OwnView:
    deck = g.decks[seat]
    return OwnView(
        hand=_cards(g.hands[seat]),
        intrigues=_intrigues(g.intrigues[seat]),
        deck=_cards(tuple(sorted(deck))),
        deck_top=CARD_ID[deck[0]] if own_tops(g, seat) else None,
    )


def _voice(g: Imperium) -> dict[str, list[Party]]:
    closed: dict[str, list[Party]] = {}
    for party, space in g.voice:
        closed.setdefault(SPACE_ID[space], []).append(party)
    return closed


def _baron_tokens(g: Imperium, seat: Seat | None) -> list[str] | None:
    """The Baron's own secret until Masterstroke."""
    if not g.masterstroke_used and (seat is None or secret(g, seat) is None):
        return None
    return [FACTION_ID[faction] for faction in g.baron_tokens] or None
