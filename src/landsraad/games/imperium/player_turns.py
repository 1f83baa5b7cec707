"""Phase 2: Player Turns (IMP-6): one turn at a time, clockwise, until everybody has revealed."""

from __future__ import annotations

from ...table import Action, Seat, Step
from .baron import MASTERSTROKE, masterstroke_actions, reveal_masterstroke
from .cards import CARD, CARDS, INTRIGUE_CARD
from .plot import PLOT_WORD, play_plot, plot_actions
from .sending import play_card, playable_cards
from .state import NONE, Imperium, Party, Phase, TurnMarks, seat_of
from .voice import reopen

AGENT = CARDS.column(lambda card: f"agent {card.id}")


class PlayerTurns(Step[Imperium]):
    """IMP-6.01, IMP-6.07, IMP-6.10: the next who has not revealed takes a turn."""

    turn_of: Party = NONE  # whose turn is next; NONE at the start of the phase

    def run(self, g: Imperium) -> None:
        g.phase = Phase.PLAYER_TURNS
        if house_hagal_follows(g):
            g.then(begin_turn(g, g.players), PlayerTurns(turn_of=self.turn_of))
            return
        around = turn_takers(g)
        party = g.first if self.turn_of == NONE else self.turn_of
        for step in range(around):
            candidate = (party + step) % around
            if may_take_turn(g, candidate):
                g.then(begin_turn(g, candidate), PlayerTurns(turn_of=(candidate + 1) % around))
                return
        g.tell("player_turns_end")


def turn_takers(g: Imperium) -> int:
    """How many sit around the table; House Hagal has no seat (HAG-2.13)."""
    return g.players if g.players == 2 else g.parties


def house_hagal_follows(g: Imperium) -> bool:
    """HAG-2.06, HAG-2.07: after each Agent turn of the First Player."""
    if g.players != 2 or g.turn.party != g.first or g.turn.card == NONE:
        return False
    return may_take_turn(g, g.players)


def may_take_turn(g: Imperium, party: Party) -> bool:
    """IMP-6.06; Rivals and House Hagal see to their own turns (HAG-2.06, HAG-3.14)."""
    if party < g.players:
        return party not in g.revealed
    from .hagal.turns import rival_may_act

    return rival_may_act(g, party)


def begin_turn(g: Imperium, party: Party) -> Step[Imperium]:
    """A new turn: nothing recruited, nothing deployed; the party's own Voice ends (IMP-14.29)."""
    g.turn = TurnMarks(party=party)
    if g.voice:
        reopen(g, party)
    g.tell("turn_begins", party + 1)
    if party < g.players:
        return Turn(party=party)
    from .hagal.turns import RivalTurn

    return RivalTurn(party=party)


class Turn(Step[Imperium]):
    """IMP-6.02 to 6.05, IMP-6.08: Plot cards, then an Agent turn (`agent <card>`) or the Reveal turn (`reveal`).

    Bindu Suspension may end the turn without either (IMP-6.09, IMP-14.02): `pass`.
    """

    party: Party = 0
    decided: bool = False
    may_pass: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.decided else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        actions = [AGENT[card] for card in playable_cards(g, self.party)]
        actions.append("reveal")
        if self.may_pass:
            actions.append("pass")
        actions += plot_actions(g, self.party)
        actions += masterstroke_actions(g, self.party)
        return actions

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        word, _, name = action.partition(" ")
        if word == PLOT_WORD:
            g.turn.begun = True
            play_plot(g, self.party, INTRIGUE_CARD[name])
            return
        if word == MASTERSTROKE:
            reveal_masterstroke(g, self.party)
            return
        self.decided = True
        if word == "agent":
            play_card(g, self.party, CARD[name])
        elif word == "reveal":
            from .reveal_turn import begin_reveal

            begin_reveal(g, self.party)
        else:
            g.tell("turn_passed", self.party + 1)
