"""The solo game's levels of difficulty, and what Rivals buy Victory Points with."""

import msgspec

from landsraad.games.imperium.effects import Cost, Effects, Pay, Solari, SpendIntrigue, Spice, VictoryPoints


class Difficulty(msgspec.Struct, frozen=True):
    id: str
    label: str
    human_extra: Effects
    mentat_cost: int
    """Solari to enter the Mentat space."""
    rival_garrison: int
    conflicts_before_swordmasters: int
    """Conflict cards on top of the Rivals' third Agents."""
    rival_intrigue: int
    expert_deployment: bool
    human_swordmaster: bool


DIFFICULTIES: tuple[Difficulty, ...] = (
    Difficulty("mercenary", "Novice", (Solari(1), Spice(1)), 2, 0, 5, 0, False, True),
    Difficulty("sardaukar", "Veteran", (), 5, 3, 4, 1, False, True),
    Difficulty("mentat", "Expert", (), 5, 3, 3, 1, True, True),
    Difficulty("kwisatz_haderach", "Expert+", (), 5, 3, 3, 1, True, False),
)
DIFFICULTY: dict[str, Difficulty] = {difficulty.id: difficulty for difficulty in DIFFICULTIES}

SPENDING: tuple[Pay, ...] = (
    Pay(Cost(also=(SpendIntrigue(3),)), (VictoryPoints(1),)),
    Pay(Cost(water=3), (VictoryPoints(1),)),
    Pay(Cost(solari=7), (VictoryPoints(1),)),
    Pay(Cost(spice=7), (VictoryPoints(1),)),
)
"""Paid as soon as a Rival can, as often as it can."""
