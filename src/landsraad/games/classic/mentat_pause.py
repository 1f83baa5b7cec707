"""Phase 9: Mentat Pause (CLS-16): bribes are taken in, victory is judged, and the next turn begins."""

from __future__ import annotations

from ...table import Step
from .moments import at_any_time
from .phase import begin
from .spice import take_bribes
from .state import Dune, Phase
from .steps import name, seats_of
from .victory import LAST_TURN, verdict


class MentatPause(Step[Dune]):
    """CLS-16.01: first, bribes go behind the shields."""

    def run(self, g: Dune) -> None:
        begin(g, Phase.MENTAT_PAUSE)
        for faction in g.in_play:
            take_bribes(g, faction)
        g.then(Judgement())
        at_any_time(g)


class Judgement(Step[Dune]):
    """CLS-16.02 to 16.14: somebody has won, or the next turn begins, which lies below; after turn 10 the game is over (CLS-5.01)."""

    def run(self, g: Dune) -> None:
        won_by, winners = verdict(g)
        if not won_by and g.turn < LAST_TURN:
            return
        g.won_by = won_by or "nobody"
        g.winners = tuple(sorted(seats_of(g, winners)))
        if won_by == "prediction":
            predicted, turn = g.prediction
            g.tell("prediction_revealed", name(predicted), turn)
        for faction in winners:
            g.tell("faction_wins", name(faction), won_by)
        if not winners:
            g.tell("nobody_wins")
        g.stack.clear()
