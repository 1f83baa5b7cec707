"""What cards, board spaces and leaders do: a vocabulary of effects, costs and conditions.

All of it is data: a type names what is done, its fields say how much. What each type does is registered by type, so a
module brings a file with new types and what they do, and nothing here changes. Where the rules leave a list of names
open (whose Influence, which zone), the names are texts and a module adds its own.

An `Effects` is resolved in whatever order its owner likes. Components are named by id here: `Control("arrakeen")`.
"""

from typing import Final, TypeAlias

import msgspec

from landsraad.games.imperium.icons import Faction, Icon


class Effect(msgspec.Struct, frozen=True):
    """Something that happens when a card, a space, a leader or a reward is used."""


class Condition(msgspec.Struct, frozen=True):
    """Something that is so or not at the moment when it matters."""


class Price(msgspec.Struct, frozen=True):
    """A part of a cost that isn't simply taken from the resources."""


Effects: TypeAlias = tuple[Effect, ...]

Zone: TypeAlias = str
HAND: Final[Zone] = "hand"
IN_PLAY: Final[Zone] = "in_play"
DISCARD_PILE: Final[Zone] = "discard"
DECK_TOP: Final[Zone] = "deck_top"
IMPERIUM_ROW: Final[Zone] = "imperium_row"
RESERVE: Final[Zone] = "reserve"
GARRISON: Final[Zone] = "garrison"
SUPPLY: Final[Zone] = "supply"

Whose: TypeAlias = str
ANY: Final[Whose] = "any"
"""One faction of the player's choice, for the whole amount."""
VISITED: Final[Whose] = "visited"
"""The faction of the board space just used, if it has one."""
EACH: Final[Whose] = "each"
CHOSEN_SECRET: Final[Whose] = "chosen_secret"
"""The factions of the Baron's tokens."""

OPPONENT_HAS_MORE: Final = "opponent_has_more"


# Costs


class Cost(msgspec.Struct, frozen=True):
    """What has to be paid in full."""

    solari: int = 0
    spice: int = 0
    water: int = 0
    also: tuple[Price, ...] = ()


FREE: Final = Cost()


class LoseInfluence(Price, frozen=True):
    """Lose Influence with one faction."""

    n: int = 1


class TrashThisCard(Price, frozen=True):
    pass


class TrashCards(Price, frozen=True):
    """Trash cards from hand, discard pile or in play."""

    n: int = 1


class LoseConflictTroops(Price, frozen=True):
    """Troops go from the Conflict to the supply."""

    n: int


class SpendIntrigue(Price, frozen=True):
    """Put held Intrigue cards on their discard pile; only Rivals pay this."""

    n: int


# Conditions


class InfluenceAtLeast(Condition, frozen=True):
    faction: Faction
    n: int


class InfluenceOnTracks(Condition, frozen=True):
    """At least `n` Influence on at least so many tracks."""

    n: int
    tracks: int


class Alliance(Condition, frozen=True):
    """Holds the Alliance token of that faction, or `ANY` one."""

    faction: Faction | Whose


class OtherCardInPlay(Condition, frozen=True):
    """At least one other own card of that faction is in play: the Fremen Bond, and the same for others."""

    faction: Faction


class HasCouncilSeat(Condition, frozen=True):
    pass


class MentatOnSpace(Condition, frozen=True):
    """The Mentat stands unused on its board space."""


class WonConflict(Condition, frozen=True):
    """Alone the winner of the current Conflict."""


class ConflictTroopsAtLeast(Condition, frozen=True):
    n: int


class OpponentHasConflictTroop(Condition, frozen=True):
    pass


class CopiesAtLeast(Condition, frozen=True):
    """Owns so many copies of a card, wherever they are."""

    card: str
    n: int


class MoreCopiesThanEachOpponent(Condition, frozen=True):
    card: str


# Resources, cards and troops


class Solari(Effect, frozen=True):
    n: int


class Spice(Effect, frozen=True):
    """Spice from the bank; not a harvest."""

    n: int


class Water(Effect, frozen=True):
    n: int


class VictoryPoints(Effect, frozen=True):
    n: int


class Persuasion(Effect, frozen=True):
    n: int


class PersuasionPerCard(Effect, frozen=True):
    """`n` Persuasion for each own card of that faction in play."""

    faction: Faction
    n: int


class Swords(Effect, frozen=True):
    n: int


class Draw(Effect, frozen=True):
    n: int = 1


class DrawIntrigue(Effect, frozen=True):
    n: int = 1


class Troops(Effect, frozen=True):
    """Recruit: from the supply to the garrison, or straight to the Conflict if these may be deployed at once."""

    n: int
    may_deploy: bool = False


class Influence(Effect, frozen=True):
    faction: Faction | Whose
    n: int = 1
    one_of: tuple[Faction, ...] = ()
    """With `ANY`: only one of these, unless empty."""
    only_where: str | None = None
    """With `ANY`: only where an opponent has more."""


# Structure


class Pay(Effect, frozen=True):
    """An arrow: whoever pays the cost gains what follows it; at most once."""

    cost: Cost
    gain: Effects


class Choose(Effect, frozen=True):
    """So many different ones of the options."""

    n: int
    options: tuple[Effects, ...]


class When(Effect, frozen=True):
    condition: Condition
    effects: Effects


class EachOpponent(Effect, frozen=True):
    """Each opponent resolves these, from the player's left."""

    effects: Effects


class RevealIfAgentHere(Effect, frozen=True):
    """Waits for the own Reveal turn, and for an own Agent who is still here."""

    effects: Effects


class Signet(Effect, frozen=True):
    """The Signet ability of the player's leader."""


# Own cards


class Trash(Effect, frozen=True):
    n: int = 1
    zones: tuple[Zone, ...] = (HAND, DISCARD_PILE, IN_PLAY)
    optional: bool = True


class TrashThis(Effect, frozen=True):
    """Mandatory: the card that says so is trashed."""


class Discard(Effect, frozen=True):
    """Cards of the player's choice from hand, as many as there are."""

    n: int = 1


class TakeFromDiscard(Effect, frozen=True):
    """A card of that faction from the own discard pile to the hand."""

    faction: Faction
    n: int = 1


class LookTop(Effect, frozen=True):
    """Look at the top card of the own deck, then draw or trash it."""


class ShuffleDiscardIntoDeck(Effect, frozen=True):
    pass


class Acquire(Effect, frozen=True):
    """A card that costs so much or less, without Persuasion."""

    max_cost: int
    sources: tuple[Zone, ...] = (IMPERIUM_ROW, RESERVE)
    to: Zone = DISCARD_PILE


class AcquireFromReserve(Effect, frozen=True):
    card: str


class AcquireToDeckTop(Effect, frozen=True):
    """Cards acquired in this Reveal turn may go on top of the deck."""


class Discount(Effect, frozen=True):
    """Each copy of a card acquired this turn costs so much less."""

    card: str
    n: int


class Manipulate(Effect, frozen=True):
    """Remove a card of the Imperium Row; it may be acquired in the own Reveal turn for so much less."""

    discount: int = 1


# Intrigue


class StealIntrigue(Effect, frozen=True):
    """One at random from each opponent who holds so many."""

    min_held: int = 4


class EndTurnOption(Effect, frozen=True):
    """The turn may end at once."""


class TiebreakSpice(Effect, frozen=True):
    """Spice that counts only where a tie is broken at the end."""

    n: int


# The Conflict


class Deploy(Effect, frozen=True):
    """Own troops to the Conflict, outside of what a Combat space allows; None: any number."""

    n: int | None
    source: Zone = GARRISON
    optional: bool = True


class Retreat(Effect, frozen=True):
    """Own troops from the Conflict to the garrison, as many as the player likes up to `n`; None: any number."""

    n: int | None


class LoseGarrisonTroop(Effect, frozen=True):
    n: int = 1


class LoseConflictTroop(Effect, frozen=True):
    n: int = 1


class OpponentLosesConflictTroop(Effect, frozen=True):
    """An opponent of the player's choice."""

    n: int = 1


class Control(Effect, frozen=True):
    """Put the own Control marker on a space."""

    space: str


# Agents and the board


class Harvest(Effect, frozen=True):
    """The base spice of a Maker space and all bonus spice on it."""

    base: int


class DoubleHarvest(Effect, frozen=True):
    """The base spice of the Maker space that this card's Agent went to, once more."""


class SellMelange(Effect, frozen=True):
    """Solari for the spice that was paid to enter."""

    rates: tuple[tuple[int, int], ...]


class CouncilSeat(Effect, frozen=True):
    pass


class Swordmaster(Effect, frozen=True):
    """The third Agent."""


class TakeMentat(Effect, frozen=True):
    """Take the Mentat if it stands on its space."""


class TakeMentatNextRound(Effect, frozen=True):
    """Take the Mentat from wherever it is and keep it through the next round."""


class RecallAgent(Effect, frozen=True):
    n: int = 1


class PlaceAgentAnywhere(Effect, frozen=True):
    """An own Agent, from the leader or from any space, to any space."""


class IgnoreEnemyAgents(Effect, frozen=True):
    """Enemy Agents don't block the next Agent this turn."""


class AddIcons(Effect, frozen=True):
    """The card played on this Agent turn has these icons too."""

    icons: tuple[Icon, ...]


class BlockSpace(Effect, frozen=True):
    """Opponents can't send their next Agents to a space of the player's choice."""
