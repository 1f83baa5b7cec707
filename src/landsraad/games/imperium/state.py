"""What lies on the table in Dune: Imperium: the state, and nothing but the state.

Lists are indexed by *party*: the players first (party and seat are the same number), then Rivals or House Hagal, which take
part without a seat. Cards, Intrigue cards, spaces and leaders are the small numbers of their tables; copies of a card can't
be told apart. Piles have their top first; hands, cards in play and discard piles are kept sorted where order has no meaning.
"""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar, NamedTuple, Self

import msgspec

from ...table import Seat, State
from .box import BASE_BOX, Box
from .options import Options

NONE = -1

Party = int  # a player, a Rival or House Hagal


class Phase(IntEnum):
    """The five phases of a round, and what comes before and after (IMP-5.01)."""

    SETUP = 0
    ROUND_START = 1
    PLAYER_TURNS = 2
    COMBAT = 3
    MAKERS = 4
    RECALL = 5
    ENDGAME = 6


class TurnMarks(msgspec.Struct):
    """What must be remembered until the end of the turn in progress."""

    party: Party = NONE
    recruited: int = 0  # troops recruited this turn, from whatever source (IMP-9.04)
    deployed: int = 0  # through the Combat space (IMP-9.05)
    deployed_in_all: int = 0  # by any effect (Masterstroke, IMP-15.05)
    space: int = NONE  # the space visited
    card: int = NONE  # the card played
    combat: bool = False  # a Combat space was visited
    added_icons: tuple[int, ...] = ()  # Dispatch an Envoy
    ignores_enemies: bool = False  # Infiltrate
    revealing: bool = False  # a Reveal turn
    persuasion: int = 0
    discounts: tuple[tuple[int, int], ...] = ()  # card, how much less
    spice_paid: int = 0  # for entering (Sell Melange, IMP-8.28)
    to_deck_top: bool = False  # Recruitment Mission
    begun: bool = False  # something was done already: too late for 'start of own turn'


class Theft(NamedTuple):
    """A stolen Intrigue card: who lost it, which it is, and whoever may hold it now, the thief first."""

    victim: Party
    card: int
    holders: tuple[Party, ...]


class Rivals(msgspec.Struct):
    """House Hagal's deck and what belongs to one- and two-player games only; absent otherwise."""

    deck: tuple[int, ...] = ()
    revealed: tuple[int, ...] = ()


class Imperium(State, kw_only=True):
    """A game of Dune: Imperium at any moment."""

    box: ClassVar[Box] = BASE_BOX

    opts: Options
    players: int  # humans
    parties: int
    round: int = 0
    phase: int = 0
    first: Party = 0
    turn: TurnMarks

    leader: list[int]  # NONE: House Hagal
    solari: list[int]
    spice: list[int]
    water: list[int]
    vp: list[int]
    earned: list[int]  # of them: not from Influence and Alliances, so never lost (IMP-4.01)
    garrison: list[int]
    supply: list[int]
    conflict: list[int]  # troops in the Conflict
    swords: list[int]  # from the Reveal turn and Combat cards of this round
    agents: list[int]  # on the Leader, ready to be sent
    swordmaster: list[bool]
    council: list[bool]
    influence: list[int]  # [party * 4 + faction]
    alliance: list[Party]  # per faction: who holds the token
    control: list[Party]  # per Control space, in the order of `board.CONTROL_SPACES`
    placed: list[tuple[Party, ...]]  # per space: whose Agents stand there
    mentat: Party = NONE  # who uses the Mentat this round
    mentat_at: int = (
        NONE  # the space where it stands as an Agent; NONE: ready on its user's Leader, or on its own space
    )
    mentat_kept: bool = False  # won as a Conflict reward: not returned in this Recall (IMP-13.10)
    bonus_spice: list[int]  # per Maker space, in the order of `board.MAKER_SPACES`
    voice: tuple[tuple[Party, int], ...] = ()  # who closed which space (IMP-14.29)
    revealed: tuple[Party, ...] = ()  # who has taken the Reveal turn this round, in order

    decks: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    in_play: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    tops_known: list[int]  # how many cards on top of the deck everybody knows (acquired to the top)
    hand_seen: list[tuple[int, ...]]  # of each hand, what everybody knows (`memory.py`)
    own_tops_known: list[int]  # how many the owner has looked at (Poison Snooper; Prescience besides)
    trashed: tuple[int, ...] = ()
    imperium_deck: tuple[int, ...] = ()
    row: tuple[int, ...] = ()
    reserve: list[int]  # copies left, in the order of `cards.RESERVE`
    set_aside: tuple[int, int] = (NONE, NONE)  # Manipulate: for whom, which card (IMP-15.10)

    intrigues: list[tuple[int, ...]]  # hidden
    thefts: tuple[Theft, ...] = ()  # what those know who lost a card (`memory.py`)
    waiting: list[tuple[int, ...]]  # Plot cards face up until the Reveal turn (IMP-11.05)
    intrigue_deck: tuple[int, ...] = ()
    intrigue_discard: tuple[int, ...] = ()

    conflict_deck: tuple[int, ...] = ()
    conflict_card: int = NONE
    conflicts_spent: tuple[int, ...] = ()
    conflict_winner: Party = NONE  # who alone won the current Conflict, once it is decided (IMP-16.07)

    baron_tokens: tuple[int, ...] = ()  # the two factions chosen in secret (IMP-15.04)
    masterstroke_used: bool = False
    rivals: Rivals | None = None

    def clone(self) -> Self:
        new = super().clone()
        new.turn = msgspec.structs.replace(self.turn)
        for field in LISTS:
            setattr(new, field, getattr(self, field).copy())
        if self.rivals is not None:
            new.rivals = msgspec.structs.replace(self.rivals)
        return new


LISTS = tuple(
    name
    for name in Imperium.__struct_fields__
    if str(Imperium.__annotations__.get(name, "")).startswith("list[")
)


def seat_of(g: Imperium, party: Party) -> tuple[Seat, ...]:
    """The seat to ask; Rivals and House Hagal have none."""
    return (party,) if party < g.players else ()
