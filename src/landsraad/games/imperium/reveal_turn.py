"""The Reveal turn (IMP-10): reveal the hand, resolve effects and buy in any order, set strength, clean up."""

from __future__ import annotations

from ...table import Action, Seat
from . import effects
from .acquiring import affordable_cards, buy, leave_aside
from .baron import MASTERSTROKE, masterstroke_actions, reveal_masterstroke
from .board import HALL_OF_ORATORY, SPACES
from .cards import CARDS, INTRIGUE_CARD, INTRIGUE_CARDS
from .decks import reveal_hand, to_discard_pile
from .gains import gain_persuasion
from .intrigue import discard_intrigue
from .nodes import keys
from .plot import PLOT_WORD, play_plot, plot_actions
from .resolve import HANDLERS, Resolver, arise, to_take_up
from .state import Imperium, Party, seat_of
from .troops import strength


class RevealTurn(Resolver):
    """IMP-10.04, IMP-10.06: `do <effect>`, `acquire <card>`, `plot <card>` in any order, until `end`."""

    ended: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.ended else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        actions, must = to_take_up(g, self)
        actions += affordable_cards(g, self.party)
        actions += plot_actions(g, self.party)
        actions += masterstroke_actions(g, self.party)
        if not must:
            actions.append("end")
        return actions

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        word, _, name = action.partition(" ")
        if word == "do":
            self.take_up(g, name)
        elif word == "acquire":
            buy(g, self.party, action)
        elif word == PLOT_WORD:
            play_plot(g, self.party, INTRIGUE_CARD[name])
        elif word == MASTERSTROKE:
            reveal_masterstroke(g, self.party)
        else:
            self.ended = True

    def run(self, g: Imperium) -> None:
        """IMP-10.10, IMP-10.16, IMP-10.20: Persuasion is lost, strength is set, all cards in play are discarded."""
        party = self.party
        g.tell("strength_set", party + 1, strength(g, party))
        g.turn.persuasion = 0
        g.turn.revealing = False
        to_discard_pile(g, party, *g.in_play[party])
        g.in_play[party] = ()
        if g.set_aside[0] == party:
            leave_aside(g)


def begin_reveal(g: Imperium, party: Party) -> None:
    """IMP-10.02, IMP-10.05: the hand is revealed; Council seat, Hall of Oratory and waiting Plot cards add theirs."""
    g.revealed = (*g.revealed, party)
    g.turn.revealing = g.turn.begun = True
    g.tell("reveal_turn", party + 1)
    g.then(RevealTurn(party=party))
    reveal_hand(g, party)
    if g.council[party]:
        arise(g, party, keys("council/reveal"))
    if party in g.placed[HALL_OF_ORATORY]:  # IMP-8.27
        for key in keys(f"{SPACES[HALL_OF_ORATORY].id}/space"):
            arise(g, party, keys(key))
    for intrigue in g.waiting[party]:  # IMP-11.05
        arise(g, party, keys(f"{INTRIGUE_CARDS[intrigue].id}/plot"))
        discard_intrigue(g, party, intrigue)


def _persuasion_per_card(g: Imperium, party: Party, key: str, effect: effects.PersuasionPerCard) -> None:
    """Liet Kynes (IMP-14.15): cards of Agent turns and of this Reveal turn, himself included."""
    count = sum(effect.faction in CARDS[card].factions for card in g.in_play[party])
    gain_persuasion(g, party, effect.n * count)


HANDLERS[effects.PersuasionPerCard] = _persuasion_per_card
