"""Intrigue cards (IMP-11): their deck and thefts, and what only Intrigue cards do. How they are played stands in `plot.py`."""

from __future__ import annotations

from ...table import Action, Seat, Step
from . import effects, memory
from .cards import INTRIGUE_CARDS, IntrigueCard
from .decks import with_card, without
from .resolve import AT_ONCE, HANDLERS, POSSIBLE, Handler, Test
from .state import NONE, Imperium, Party, seat_of
from .structure import opponents
from .troops import lose_conflict_troops, lose_garrison_troops

# The deck


def draw_intrigue(g: Imperium, party: Party, count: int) -> None:
    """IMP-11.06, IMP-11.08: an exhausted deck is rebuilt from the discard pile."""
    for _ in range(count):
        if not g.intrigue_deck:
            if not g.intrigue_discard:
                return
            g.intrigue_deck = g.chance.shuffled(sorted(g.intrigue_discard))
            g.intrigue_discard = ()
            g.tell("intrigue_deck_rebuilt", len(g.intrigue_deck))
        card, g.intrigue_deck = g.intrigue_deck[0], g.intrigue_deck[1:]
        g.intrigues[party] = with_card(g.intrigues[party], card)
        g.tell("intrigue_drawn", party + 1)
        g.tell("intrigue_drawn_is", INTRIGUE_CARDS[card].id, party + 1, only=seat_of(g, party))


def discard_intrigue(g: Imperium, party: Party, card: IntrigueCard) -> None:
    """IMP-11.03: face up, from in front of its owner."""
    g.waiting[party] = without(g.waiting[party], card)
    g.intrigue_discard = (card, *g.intrigue_discard)


def steal_intrigue(g: Imperium, party: Party, min_held: int) -> None:
    """IMP-11.07: one at random from each opponent who holds so many."""
    for other in opponents(g, party):
        held = g.intrigues[other]
        if len(held) < min_held:
            continue
        card = g.chance.pick(held)
        g.intrigues[other] = without(held, card)
        g.intrigues[party] = with_card(g.intrigues[party], card)
        memory.stolen(g, party, other, card)
        g.tell("intrigue_stolen", party + 1, other + 1)
        both = (*seat_of(g, party), *seat_of(g, other))
        g.tell("intrigue_stolen_is", party + 1, other + 1, INTRIGUE_CARDS[card].id, only=both)


# Effects


def _draw_intrigue(g: Imperium, party: Party, key: str, effect: effects.DrawIntrigue) -> None:
    draw_intrigue(g, party, effect.n)


def _steal_intrigue(g: Imperium, party: Party, key: str, effect: effects.StealIntrigue) -> None:
    steal_intrigue(g, party, effect.min_held)


def _add_icons(g: Imperium, party: Party, key: str, effect: effects.AddIcons) -> None:
    """IMP-14.07"""
    g.turn.added_icons += tuple(icon for icon in effect.icons if icon not in g.turn.added_icons)


def _ignore_enemy_agents(g: Imperium, party: Party, key: str, effect: effects.IgnoreEnemyAgents) -> None:
    """IMP-14.33"""
    g.turn.ignores_enemies = True


def _tiebreak_spice(g: Imperium, party: Party, key: str, effect: effects.TiebreakSpice) -> None:
    """IMP-22.32: nothing costs spice any more, so it's simply had."""
    g.spice[party] += effect.n
    g.tell("spice_gained", party + 1, effect.n)


def _opponent_loses(g: Imperium, party: Party, key: str, effect: effects.OpponentLosesConflictTroop) -> None:
    g.then(OpponentLoses(party=party, troops=effect.n))


def opponents_in_conflict(g: Imperium, party: Party) -> list[Party]:
    return [other for other in opponents(g, party) if g.conflict[other]]


class OpponentLoses(Step[Imperium]):
    """IMP-14.08: `opponent <player>`, one with a troop in the Conflict."""

    party: Party = 0
    troops: int = 1
    opponent: Party = NONE

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        if self.opponent != NONE or len(opponents_in_conflict(g, self.party)) < 2:
            return ()
        return seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return [f"opponent {other + 1}" for other in opponents_in_conflict(g, self.party)]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.opponent = int(action.partition(" ")[2]) - 1

    def run(self, g: Imperium) -> None:
        opponent = self.opponent if self.opponent != NONE else opponents_in_conflict(g, self.party)[0]
        lose_conflict_troops(g, opponent, self.troops)


def _lose_garrison_troop(g: Imperium, party: Party, key: str, effect: effects.LoseGarrisonTroop) -> None:
    lose_garrison_troops(g, party, effect.n)


def _lose_conflict_troop(g: Imperium, party: Party, key: str, effect: effects.LoseConflictTroop) -> None:
    lose_conflict_troops(g, party, effect.n)


INTRIGUE_HANDLERS: dict[type, Handler] = {
    effects.DrawIntrigue: _draw_intrigue,
    effects.StealIntrigue: _steal_intrigue,
    effects.AddIcons: _add_icons,
    effects.IgnoreEnemyAgents: _ignore_enemy_agents,
    effects.TiebreakSpice: _tiebreak_spice,
    effects.OpponentLosesConflictTroop: _opponent_loses,
    effects.LoseGarrisonTroop: _lose_garrison_troop,
    effects.LoseConflictTroop: _lose_conflict_troop,
}
INTRIGUE_TESTS: dict[type, Test] = {
    effects.DrawIntrigue: lambda g, party, key, effect: bool(g.intrigue_deck or g.intrigue_discard),
    effects.StealIntrigue: lambda g, party, key, effect: any(
        len(g.intrigues[other]) >= effect.min_held for other in range(g.parties) if other != party
    ),
    effects.OpponentLosesConflictTroop: lambda g, party, key, effect: bool(opponents_in_conflict(g, party)),
    effects.LoseGarrisonTroop: lambda g, party, key, effect: g.garrison[party] > 0,
    effects.LoseConflictTroop: lambda g, party, key, effect: g.conflict[party] > 0,
}
HANDLERS.update(INTRIGUE_HANDLERS)
POSSIBLE.update(INTRIGUE_TESTS)
AT_ONCE.update((effects.AddIcons, effects.IgnoreEnemyAgents, effects.TiebreakSpice))
