"""Baron Vladimir Harkonnen: two factions chosen in secret, and the Masterstroke that reveals them (IMP-15.04, IMP-15.05)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ...table import Action, Seat, Step
from .icons import FACTIONS, ICON, ICONS, Faction
from .leaders import LEADERS, SecretFactions
from .nodes import keys
from .sending import ability_of
from .state import Imperium, Party, seat_of
from .structure import take_up

MASTERSTROKE: Action = "masterstroke"


class ChooseTokens(Step[Imperium]):
    """IMP-15.04, IMP-3.20: before round 1, `tokens <faction> <faction>`; the other two leave the game unseen."""

    party: Party = 0
    chosen: tuple[Faction, ...] = ()

    def asks(self, g: Imperium) -> tuple[Seat, ...]:
        return () if self.chosen or secret(g, self.party) is None else seat_of(g, self.party)

    def options(self, g: Imperium, seat: Seat) -> list[Action]:
        ability = secret(g, self.party)
        assert ability is not None
        pairs = combinations(FACTIONS, ability.factions)
        return ["tokens " + " ".join(ICONS[faction].id for faction in pair) for pair in pairs]

    def answer(self, g: Imperium, seat: Seat, action: Action) -> None:
        self.chosen = tuple(ICON[name] for name in action.split()[1:])

    def run(self, g: Imperium) -> None:
        if not self.chosen:
            return
        g.baron_tokens = self.chosen
        g.tell("tokens_chosen", self.party + 1)
        names = [ICONS[faction].id for faction in self.chosen]
        g.tell("tokens_chosen_are", *names, only=seat_of(g, self.party))


def secret(g: Imperium, party: Party) -> SecretFactions | None:
    ability = ability_of(g, party)
    return ability if isinstance(ability, SecretFactions) else None


def masterstroke_actions(g: Imperium, party: Party) -> list[Action]:
    """`masterstroke`, in a turn in which the Baron has deployed enough troops, once per game (IMP-15.05)."""
    return [MASTERSTROKE] if g.baron_tokens and may_reveal(g, party) else []


def may_reveal(g: Imperium, party: Party) -> bool:
    turn = g.turn
    if not g.baron_tokens or g.masterstroke_used or turn.party != party:
        return False
    ability = secret(g, party)
    if ability is None:
        return False
    counts_all = g.opts.masterstroke_counts == "all_deployments"
    return (turn.deployed_in_all if counts_all else turn.deployed) >= ability.deployed


def reveal_masterstroke(g: Imperium, party: Party) -> None:
    """IMP-15.05: 1 Influence with each of the two factions, in the Baron's order (IMP-12.15)."""
    g.masterstroke_used = True
    g.tell("masterstroke", party + 1, *(ICONS[faction].id for faction in g.baron_tokens))
    take_up(g, party, keys(f"{LEADERS[g.leader[party]].id}/ability"))


def troops_deployed(g: Imperium, party: Party) -> None:
    """With the option `masterstroke_optional` off: revealed at the first occasion."""
    if may_reveal(g, party):
        reveal_masterstroke(g, party)


def redraw_tokens(g: Imperium, eyes: Seat | None) -> None:
    """The tokens as whoever didn't choose them may imagine them, until they are revealed."""
    owners = [party for party in range(g.players) if secret(g, party) is not None]
    if g.masterstroke_used or not g.baron_tokens or eyes in owners:
        return
    pairs: list[tuple[Any, ...]] = list(combinations(FACTIONS, len(g.baron_tokens)))
    g.baron_tokens = g.chance.pick(pairs)
