"""Phase 3: Combat (IMP-16): Combat cards, ranking, rewards, and the troops go home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...table import Action, Seat, Step
from . import effects
from .board import SPACE
from .cards import CONFLICTS, INTRIGUE_CARD, INTRIGUE_CARDS
from .cards.intrigue import COMBAT
from .nodes import keys
from .plot import play_intrigue, playable
from .resolve import AT_ONCE, HANDLERS, Handler, arise
from .state import NONE, Imperium, Party, Phase, TurnMarks, seat_of
from .troops import strength

FIRST, SECOND, THIRD = "first", "second", "third"
COMBAT_ACTIONS = INTRIGUE_CARDS.column(lambda card: f"combat {card.id}")


class Combat(Step[Imperium]):
    """IMP-16.01 to 16.21, read as the list of its parts."""

    def run(self, g: Imperium) -> None:
        g.phase = Phase.COMBAT
        g.turn = TurnMarks()
        g.tell("combat_begins")
        if g.rivals is not None:
            from .hagal.combat import sword_bonus

            sword_bonus(g)
        g.then(CombatCards(at=g.first), Ranking())


def combat_options(g: Imperium, party: Party) -> list[Action]:
    return ["pass", *(COMBAT_ACTIONS[card] for card in playable(g, party, COMBAT))]


class CombatCards(Step[Imperium]):
    """IMP-16.02 to 16.05: from the First Player clockwise `combat <card>` or `pass`, until all have passed in a row."""

    at: Party = 0
    passes: int = 0

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        participants = self._participants(g)
        if self.passes >= len(participants):
            return ()
        return seat_of(g, self._next(g, participants))

    def _participants(self, g: Imperium) -> list[Party]:
        """IMP-16.01, IMP-16.05; Rivals play no Intrigue cards (HAG-1.25).

        Whoever holds none could only pass, which is open to all, so that isn't asked.
        """
        return [party for party in range(g.players) if g.conflict[party] and g.intrigues[party]]

    def _next(self, g: Imperium, participants: Sequence[Party]) -> Party:
        around = ((self.at + step) % g.parties for step in range(g.parties))
        return next(party for party in around if party in participants)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return combat_options(g, seat)

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.at = (seat + 1) % g.parties
        if action == "pass":
            self.passes += 1
            g.tell("combat_passed", seat + 1)
            return
        self.passes = 0
        play_intrigue(g, seat, INTRIGUE_CARD[action.removeprefix("combat ")], COMBAT)

    def shown(self, g: Imperium, seat: Seat | None) -> dict[str, Any]:
        return {"strength": [strength(g, party) for party in range(g.parties)]}


class Ranking(Step[Imperium]):
    """IMP-16.07 to 16.18: who is first, second and third, and what each receives, in that order."""

    def run(self, g: Imperium) -> None:
        rewards = ranked(g)
        winner = next((party for party, place in rewards if place == FIRST), NONE)
        steps: list[Step[Imperium]] = [Reward(party=party, place=place) for party, place in rewards]
        g.conflict_winner = winner
        if winner != NONE:
            g.tell("conflict_won", winner + 1, CONFLICTS[g.conflict_card].id)
            if winner < g.players:
                steps.insert(1, AfterWinning(party=winner))
        else:
            g.tell("conflict_undecided", CONFLICTS[g.conflict_card].id)
        g.then(*steps, CombatEnds())


def ranked(g: Imperium) -> list[tuple[Party, str]]:
    """Pairs of a party and the reward it gets, in the order in which rewards are resolved (IMP-16.10 to 16.17)."""
    around = [(g.first + step) % g.parties for step in range(g.parties)]
    totals = {party: strength(g, party) for party in around if strength(g, party)}
    groups = [
        [party for party in around if totals.get(party) == total]
        for total in sorted(set(totals.values()), reverse=True)
    ]
    if not groups:
        return []
    four = g.parties == 4
    if len(groups[0]) > 1:  # IMP-16.11 to 16.14
        return [(party, SECOND) for party in groups[0]] + _after_tied_first(g, groups, four)
    rewards = [(groups[0][0], FIRST)]
    if len(groups) == 1:
        return rewards
    if len(groups[1]) > 1:  # IMP-16.15
        third = four or g.opts.tie_for_second_gives_third_reward_below_four_players
        return rewards + [(p, THIRD) for p in groups[1] if third and _takes_third_when_tied(g, p)]
    rewards.append((groups[1][0], SECOND))
    if four and len(groups) > 2 and len(groups[2]) == 1:  # IMP-16.09, IMP-16.16
        rewards.append((groups[2][0], THIRD))
    return rewards


def _after_tied_first(g: Imperium, groups: list[list[Party]], four: bool) -> list[tuple[Party, str]]:
    """IMP-16.12 to 16.14: only with four players, and after a tie of exactly two (by option: of three)."""
    tied = len(groups[0])
    three_too = g.opts.three_way_tie_for_first_gives_fourth_player_third_reward
    if not four or len(groups) < 2 or len(groups[1]) > 1 or not (tied == 2 or (tied == 3 and three_too)):
        return []
    return [(groups[1][0], THIRD)]


def _takes_third_when_tied(g: Imperium, party: Party) -> bool:
    """HAG-3.31: a Rival gets nothing there."""
    return party < g.players or g.opts.rival_tied_for_second_gets_third_reward


class Reward(Step[Imperium]):
    """IMP-16.07 to 16.09: the effects of a reward arise for its party."""

    party: Party = 0
    place: str = FIRST

    def run(self, g: Imperium) -> None:
        conflict = CONFLICTS[g.conflict_card]
        house_hagal = self.party >= g.players == 2  # HAG-2.08
        g.tell("reward_forfeited" if house_hagal else "reward", self.party + 1, self.place, conflict.id)
        arise(g, self.party, keys(f"{conflict.id}/{self.place}"))


class AfterWinning(Step[Imperium]):
    """IMP-16.06, IMP-16.18: cards for winning a Conflict, when the winner has the rewards; `combat <card>` or `pass`."""

    party: Party = 0
    done: bool = False

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return seat_of(g, self.party) if not self.done and g.intrigues[self.party] else ()

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        return combat_options(g, seat)

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        if action == "pass":
            self.done = True
        else:
            play_intrigue(g, seat, INTRIGUE_CARD[action.removeprefix("combat ")], COMBAT)


class CombatEnds(Step[Imperium]):
    """IMP-16.19 to 16.21: troops return to the supplies, markers to 0."""

    def run(self, g: Imperium) -> None:
        for party in range(g.parties):
            g.supply[party] += g.conflict[party]
            g.conflict[party] = g.swords[party] = 0
        g.tell("combat_ends")
        g.conflicts_spent = (g.conflict_card, *g.conflicts_spent)
        g.conflict_card = g.conflict_winner = NONE


def _control(g: Imperium, party: Party, key: str, effect: effects.Control) -> None:
    """IMP-13.06; House Hagal controls nothing and only removes a marker (HAG-2.10)."""
    at = g.box.board.control.index(SPACE[effect.space])
    holder = g.control[at]
    if holder == party:
        return
    if party < g.players or g.players == 1:
        g.control[at] = party
        g.tell("control_taken", party + 1, effect.space)
    elif holder != NONE:
        g.control[at] = NONE
        g.tell("control_lost", holder + 1, effect.space)


def _mentat_next_round(g: Imperium, party: Party, key: str, effect: effects.TakeMentatNextRound) -> None:
    """IMP-13.10: from wherever it is, for the next round; Recall doesn't return it but brings it to its new user.

    Until then it blocks its space, so that a Maker space where it stands gets no bonus spice.
    """
    g.mentat, g.mentat_at, g.mentat_kept = party, NONE, True
    g.tell("mentat_won", party + 1)


REWARD_HANDLERS: dict[type, Handler] = {
    effects.Control: _control,
    effects.TakeMentatNextRound: _mentat_next_round,
}
HANDLERS.update(REWARD_HANDLERS)
AT_ONCE.update(REWARD_HANDLERS)
