"""The 18 Conflict cards and how a Conflict deck is built."""

from typing import TypeAlias

import msgspec

from landsraad.games.imperium.effects import (
    ANY,
    Choose,
    Control,
    DrawIntrigue,
    Effects,
    Influence,
    Solari,
    Spice,
    TakeMentatNextRound,
    Trash,
    VictoryPoints,
    Water,
)
from landsraad.games.imperium.icons import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from landsraad.games.imperium.numbering import BASE, Module

ConflictCard: TypeAlias = int


class ConflictData(msgspec.Struct, frozen=True):
    id: str
    name: str
    tier: int
    first: Effects
    second: Effects
    third: Effects
    location: str | None = None
    """The space that is fought over: its controller may send a defender."""
    module: Module = BASE


CONFLICTS: tuple[ConflictData, ...] = (
    ConflictData(
        "skirmish_a", "Skirmish", 1, (VictoryPoints(1),), (DrawIntrigue(1), Solari(2)), (Solari(2),)
    ),
    ConflictData("skirmish_b", "Skirmish", 1, (VictoryPoints(1),), (Water(1),), (Spice(1),)),
    ConflictData("skirmish_c", "Skirmish", 1, (Influence(ANY, 1), Spice(1)), (Spice(2),), (Spice(1),)),
    ConflictData("skirmish_d", "Skirmish", 1, (Influence(ANY, 1), Solari(2)), (Solari(3),), (Solari(2),)),
    ConflictData(
        "cloak_and_dagger",
        "Cloak and Dagger",
        2,
        (Influence(ANY, 1), DrawIntrigue(2)),
        (DrawIntrigue(1), Spice(1)),
        (Choose(1, ((DrawIntrigue(1),), (Spice(1),))),),
    ),
    ConflictData(
        "desert_power", "Desert Power", 2, (VictoryPoints(1), Water(1)), (Water(1), Spice(1)), (Spice(1),)
    ),
    ConflictData("guild_bank_raid", "Guild Bank Raid", 2, (Solari(6),), (Solari(4),), (Solari(2),)),
    ConflictData(
        "machinations",
        "Machinations",
        2,
        (
            Choose(
                2,
                (
                    (Influence(EMPEROR, 1),),
                    (Influence(SPACING_GUILD, 1),),
                    (Influence(BENE_GESSERIT, 1),),
                    (Influence(FREMEN, 1),),
                ),
            ),
        ),
        (Water(1), Solari(2)),
        (Water(1),),
    ),
    ConflictData(
        "raid_stockpiles", "Raid Stockpiles", 2, (DrawIntrigue(1), Spice(3)), (Spice(2),), (Spice(1),)
    ),
    ConflictData(
        "sort_through_the_chaos",
        "Sort Through the Chaos",
        2,
        (TakeMentatNextRound(), DrawIntrigue(1), Solari(2)),
        (DrawIntrigue(1), Solari(2)),
        (Solari(2),),
    ),
    ConflictData(
        "terrible_purpose",
        "Terrible Purpose",
        2,
        (VictoryPoints(1), Trash()),
        (Water(1), Spice(1)),
        (Spice(1),),
    ),
    ConflictData(
        "secure_imperial_basin",
        "Secure Imperial Basin",
        2,
        (VictoryPoints(1), Control("imperial_basin")),
        (Water(2),),
        (Water(1),),
        location="imperial_basin",
    ),
    ConflictData(
        "siege_of_arrakeen",
        "Siege of Arrakeen",
        2,
        (VictoryPoints(1), Control("arrakeen")),
        (Solari(4),),
        (Solari(2),),
        location="arrakeen",
    ),
    ConflictData(
        "siege_of_carthag",
        "Siege of Carthag",
        2,
        (VictoryPoints(1), Control("carthag")),
        (DrawIntrigue(1), Spice(1)),
        (Spice(1),),
        location="carthag",
    ),
    ConflictData(
        "battle_for_arrakeen",
        "Battle for Arrakeen",
        3,
        (VictoryPoints(2), Control("arrakeen")),
        (Choose(2, ((DrawIntrigue(1),), (Spice(2),), (Solari(3),))),),
        (DrawIntrigue(1), Solari(2)),
        location="arrakeen",
    ),
    ConflictData(
        "battle_for_carthag",
        "Battle for Carthag",
        3,
        (VictoryPoints(2), Control("carthag")),
        (DrawIntrigue(1), Spice(3)),
        (Spice(3),),
        location="carthag",
    ),
    ConflictData(
        "battle_for_imperial_basin",
        "Battle for Imperial Basin",
        3,
        (VictoryPoints(2), Control("imperial_basin")),
        (Spice(5),),
        (Spice(3),),
        location="imperial_basin",
    ),
    ConflictData(
        "grand_vision",
        "Grand Vision",
        3,
        (Influence(ANY, 2), DrawIntrigue(1)),
        (DrawIntrigue(1), Spice(3)),
        (Spice(3),),
    ),
)

DECK_BUILD: tuple[tuple[int, int], ...] = ((1, 1), (2, 5), (3, 4))
"""From top to bottom: so many random cards of that tier."""
