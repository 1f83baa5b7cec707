"""The Endgame (IMP-18): Endgame cards, then Victory Points and tie-breakers."""

from __future__ import annotations

from ...table import Action, Seat, Step
from .cards import INTRIGUE_CARD, INTRIGUE_CARDS
from .cards.intrigue import ENDGAME
from .plot import play_intrigue, playable
from .state import NONE, Imperium, Party, Phase, TurnMarks

ENDGAME_ACTIONS = INTRIGUE_CARDS.column(lambda card: f"endgame {card.id}")


class Endgame(Step[Imperium]):
    """IMP-18.01, IMP-18.02: `endgame <card>` or `pass`, from the First Player, until all have passed in a row."""

    at: Party = NONE  # NONE: it has not begun
    passes: int = 0

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        if self.at == NONE:
            return ()
        holders = self._holders(g)
        if self.passes >= len(holders):
            return ()
        around = ((self.at + step) % g.players for step in range(g.players))
        return (next(party for party in around if party in holders),)

    def _holders(self, g: Imperium) -> list[Party]:
        """Whoever holds no Intrigue card could only pass, which is open to all, so that isn't asked."""
        return [party for party in range(g.players) if g.intrigues[party]]

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return ["pass", *(ENDGAME_ACTIONS[card] for card in playable(g, seat, ENDGAME))]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.at = (seat + 1) % g.players
        if action == "pass":
            self.passes += 1
            g.tell("endgame_passed", seat + 1)
            return
        self.passes = 0
        play_intrigue(g, seat, INTRIGUE_CARD[action.removeprefix("endgame ")], ENDGAME)

    def run(self, g: Imperium) -> None:
        if self.at == NONE:
            g.phase = Phase.ENDGAME
            g.turn = TurnMarks()
            g.tell("endgame_begins")
            g.then(Endgame(at=g.first if g.first < g.players else 0))
            return
        winner = best(g)
        g.winners = (winner,) if winner < g.players else ()
        g.tell("game_won", winner + 1, g.vp[winner])
        g.stack.clear()


def best(g: Imperium) -> Party:
    """IMP-18.03 to 18.05; House Hagal never wins (HAG-2.12), a Rival may (HAG-3.30)."""
    contenders = range(g.parties if g.players == 1 else g.players)
    return max(contenders, key=lambda party: standing(g, party))


def standing(g: Imperium, party: Party) -> tuple[int, ...]:
    """IMP-18.03 to 18.05: Victory Points, then spice, Solari, water, troops in garrison, then the latest Reveal turn.

    By option `rivals_in_ties` a Rival with as many Victory Points is ahead of the player.
    """
    rival_ahead = party >= g.players and g.opts.rivals_in_ties == "player_loses"
    latest = g.revealed.index(party) if party in g.revealed else -1
    resources = (g.spice[party], g.solari[party], g.water[party], g.garrison[party])
    return (g.vp[party], rival_ahead, *resources, latest)
