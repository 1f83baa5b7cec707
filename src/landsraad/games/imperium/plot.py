"""Playing Intrigue cards (IMP-11): Plot cards in the own turn (IMP-6.08); those of Combat and the Endgame are asked there."""

from __future__ import annotations

from functools import cache

from ...table import Action, Step
from . import effects, memory
from .cards import INTRIGUE_CARDS, IntrigueCard
from .cards.intrigue import COMBAT, PLOT, Kind, Timing, Use
from .conditions import holds
from .decks import with_card, without
from .intrigue import discard_intrigue
from .nodes import keys, node
from .resolve import AT_ONCE, HANDLERS, Effects, optional, possible, resolve
from .state import NONE, Imperium, Party
from .structure import TakeUp, pay_cost, payable

PLOT_WORD = "plot"
ESSENTIAL: set[type] = {effects.LookTop}
PLOT_ACTIONS = INTRIGUE_CARDS.column(lambda card: f"{PLOT_WORD} {card.id}")


def plot_actions(g: Imperium, party: Party) -> list[Action]:
    """`plot <card>` for each Plot card that can be played at this moment."""
    if not g.intrigues[party]:
        return []
    return [PLOT_ACTIONS[card] for card in playable(g, party, PLOT)]


def play_plot(g: Imperium, party: Party, card: IntrigueCard) -> None:
    """Play a Plot card: its cost is paid, its effects are resolved, it goes to the discard pile."""
    play_intrigue(g, party, card, PLOT)


# Playing a card


@cache
def use_of(card: IntrigueCard, kind: Kind) -> Use | None:
    """How a card is played as one of that kind, if it can be (IMP-11.09)."""
    return next((use for use in INTRIGUE_CARDS[card].uses if use.kind == kind), None)


def playable(g: Imperium, party: Party, kind: Kind) -> list[IntrigueCard]:
    """The different held cards of that kind that can be played now (IMP-11.01, IMP-11.04).

    In Combat that means cards for winning once the party has won the Conflict, and all others before (IMP-16.06).
    """
    return [card for card in dict.fromkeys(g.intrigues[party]) if can_play(g, party, card, kind)]


def can_play(g: Imperium, party: Party, card: IntrigueCard, kind: Kind) -> bool:
    use = use_of(card, kind)
    return (
        use is not None
        and in_time(g, party, use)
        and condition_met(g, party, card, use)
        and payable(g, party, use.cost)
    )


def condition_met(g: Imperium, party: Party, card: IntrigueCard, use: Use) -> bool:
    """IMP-11.04: what is printed on the card, and what its effects can't do without."""
    if use.condition is not None and not holds(g, party, use.condition):
        return False
    return all(possible(g, party, key) for key in essential(card, use.kind))


@cache
def essential(card: IntrigueCard, kind: Kind) -> tuple[str, ...]:
    """Effects without which the card can't be played (IMP-14.16)."""
    box = keys(f"{INTRIGUE_CARDS[card].id}/{kind.name.lower()}")
    return tuple(key for key in box if type(node(key)) in ESSENTIAL)


def in_time(g: Imperium, party: Party, use: Use) -> bool:
    """IMP-14.02, IMP-7.17: within what the kind of the card allows."""
    turn = g.turn
    match use.timing:
        case Timing.START_OF_OWN_TURN:
            return not turn.begun
        case Timing.BEFORE_PLAYING_AGENT_CARD | Timing.BEFORE_SENDING_AGENT:
            return turn.space == NONE and not turn.revealing
        case Timing.AFTER_WINNING_CONFLICT:
            return g.conflict_winner == party
        case _:
            return use.kind != COMBAT or g.conflict_winner == NONE


def play_intrigue(g: Imperium, party: Party, card: IntrigueCard, kind: Kind) -> None:
    """IMP-11.03 to 11.05: face up in front of its owner, paid for, resolved, to the discard pile.

    What waits for the Reveal turn stays in front of its owner until then.
    """
    use = use_of(card, kind)
    assert use is not None, "only playable cards are offered"
    g.intrigues[party] = without(g.intrigues[party], card)
    g.waiting[party] = with_card(g.waiting[party], card)
    memory.intrigue_shown(g, party, card)
    g.tell("intrigue_played", party + 1, INTRIGUE_CARDS[card].id)
    if use.timing != Timing.APPLIES_IN_OWN_REVEAL_TURN or g.turn.revealing:
        g.then(PlayedIntrigue(party=party, card=card, kind=kind), IntrigueResolved(party=party, card=card))
    pay_cost(g, party, use.cost)


class PlayedIntrigue(Step[Imperium]):
    """The effects of a card that is paid for."""

    party: Party = 0
    card: IntrigueCard = 0
    kind: int = 0

    def run(self, g: Imperium) -> None:
        use = use_of(self.card, Kind(self.kind))
        assert use is not None
        name = INTRIGUE_CARDS[self.card].id
        if g.turn.revealing and use.in_reveal_turn is not None:
            box = keys(f"{name}/reveal_turn")
        else:
            box = keys(f"{name}/{use.kind.name.lower()}")
        if use.ordered:
            g.then(*(TakeUp(party=self.party, inner=(key,)) for key in box))
        else:
            resolve_now(g, self.party, box)


class IntrigueResolved(Step[Imperium]):
    """IMP-11.03: the card goes to the discard pile after its effects, so a deck rebuilt by them lacks it."""

    party: Party = 0
    card: IntrigueCard = 0

    def run(self, g: Imperium) -> None:
        discard_intrigue(g, self.party, self.card)


def resolve_now(g: Imperium, party: Party, box: tuple[str, ...]) -> None:
    """Effects that don't wait for the rest of the turn: an order is asked only where it can matter."""
    waiting = []
    for key in box:
        if not matters(g, party, key):
            resolve(g, party, key)
        else:
            waiting.append(key)
    if len(waiting) == 1 and possible(g, party, waiting[0]) and not optional(g, party, waiting[0]):
        resolve(g, party, waiting[0])
    elif waiting:
        g.then(Effects(party=party, pending=tuple(waiting)))


def matters(g: Imperium, party: Party, key: str) -> bool:
    """Whether the moment at which the effect is resolved can make a difference."""
    effect = node(key)
    if isinstance(effect, effects.When) and holds(g, party, effect.condition, key):
        return any(matters(g, party, inner) for inner in keys(key))
    return type(effect) not in AT_ONCE


# Effects


def _end_turn_option(g: Imperium, party: Party, key: str, effect: effects.EndTurnOption) -> None:
    """IMP-14.02: the turn may end without an Agent or Reveal turn, or else must (option `bindu_pass_optional`)."""
    from .player_turns import Turn

    for step in reversed(g.stack):
        if isinstance(step, Turn) and step.party == party:
            if g.opts.bindu_pass_optional:
                step.may_pass = True
            else:
                step.decided = True
                g.tell("turn_passed", party + 1)
            return


HANDLERS[effects.EndTurnOption] = _end_turn_option
AT_ONCE.add(effects.EndTurnOption)
