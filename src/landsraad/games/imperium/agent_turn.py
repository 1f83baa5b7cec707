"""The rest of an Agent turn (IMP-7.11 to 7.16, IMP-9.03 to 9.10): effects in any order, deployments, Plot cards, the end."""

from __future__ import annotations

from ...table import Action, Seat
from .baron import MASTERSTROKE, masterstroke_actions, reveal_masterstroke
from .cards import INTRIGUE_CARD
from .plot import PLOT_WORD, play_plot, plot_actions
from .resolve import Resolver, to_take_up
from .state import Imperium, seat_of
from .troops import DEPLOY, deploy_by_combat_space, deployable


class AgentTurn(Resolver):
    """IMP-7.11, IMP-7.16: `do <effect>`, `deploy n`, `plot <card>`, `masterstroke`, in any order, until `end`.

    A deployment is a repeatable choice and never asked for by itself (IMP-9.10).
    """

    ended: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.ended else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        actions, must = to_take_up(g, self)
        actions += DEPLOY[1 : deployable(g, self.party) + 1]
        actions += plot_actions(g, self.party)
        actions += masterstroke_actions(g, self.party)
        if not must:
            actions.append("end")
        return actions

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        word, _, name = action.partition(" ")
        if word == "do":
            self.take_up(g, name)
        elif word == "deploy":
            deploy_by_combat_space(g, self.party, int(name))
        elif word == PLOT_WORD:
            play_plot(g, self.party, INTRIGUE_CARD[name])
        elif word == MASTERSTROKE:
            reveal_masterstroke(g, self.party)
        else:
            self.ended = True
