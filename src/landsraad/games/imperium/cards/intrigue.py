"""The 34 titles of the Intrigue deck."""

import enum
from typing import TypeAlias

import msgspec

from landsraad.games.imperium.effects import (
    ANY,
    DECK_TOP,
    FREE,
    SUPPLY,
    Acquire,
    AcquireToDeckTop,
    AddIcons,
    Alliance,
    Choose,
    Condition,
    ConflictTroopsAtLeast,
    CopiesAtLeast,
    Cost,
    Deploy,
    Draw,
    Effects,
    EndTurnOption,
    HasCouncilSeat,
    IgnoreEnemyAgents,
    Influence,
    InfluenceOnTracks,
    LookTop,
    LoseConflictTroops,
    MentatOnSpace,
    MoreCopiesThanEachOpponent,
    OpponentHasConflictTroop,
    OpponentLosesConflictTroop,
    Pay,
    Persuasion,
    RecallAgent,
    Retreat,
    ShuffleDiscardIntoDeck,
    Solari,
    Spice,
    Swords,
    TakeMentat,
    TiebreakSpice,
    Troops,
    VictoryPoints,
    Water,
    When,
    WonConflict,
)
from landsraad.games.imperium.icons import BENE_GESSERIT, EMPEROR, FACTIONS, FREMEN, SPACING_GUILD
from landsraad.games.imperium.numbering import BASE, Module

IntrigueCard: TypeAlias = int


class Kind(enum.IntEnum):
    PLOT = 0
    COMBAT = 1
    ENDGAME = 2


PLOT, COMBAT, ENDGAME = Kind


class Timing(enum.IntEnum):
    """When within what its kind allows."""

    ANY = 0
    START_OF_OWN_TURN = 1
    BEFORE_PLAYING_AGENT_CARD = 2
    BEFORE_SENDING_AGENT = 3
    APPLIES_IN_OWN_REVEAL_TURN = 4
    """Playable like any Plot card; lies open until the effects are resolved in the Reveal turn."""
    AFTER_WINNING_CONFLICT = 5


class Use(msgspec.Struct, frozen=True):
    """One way to play an Intrigue card; the condition must hold and the cost must be paid."""

    kind: Kind
    effects: Effects
    timing: Timing = Timing.ANY
    condition: Condition | None = None
    cost: Cost = FREE
    ordered: bool = False
    """The effects are resolved in their order."""
    in_reveal_turn: Effects | None = None
    """Other effects if played in a Reveal turn."""


class IntrigueData(msgspec.Struct, frozen=True):
    id: str
    name: str
    copies: int
    uses: tuple[Use, ...]
    """A card is used once, in one of these ways."""
    module: Module = BASE


INTRIGUE: tuple[IntrigueData, ...] = (
    IntrigueData(
        "bindu_suspension",
        "Bindu Suspension",
        1,
        (Use(PLOT, (Draw(1), EndTurnOption()), timing=Timing.START_OF_OWN_TURN),),
    ),
    IntrigueData("bribery", "Bribery", 1, (Use(PLOT, (Influence(ANY, 1),), cost=Cost(solari=2)),)),
    IntrigueData(
        "bypass_protocol",
        "Bypass Protocol",
        1,
        (Use(PLOT, (Choose(1, ((Acquire(3),), (Pay(Cost(spice=2), (Acquire(5, to=DECK_TOP),)),))),)),),
    ),
    IntrigueData(
        "calculated_hire",
        "Calculated Hire",
        1,
        (Use(PLOT, (TakeMentat(),), condition=MentatOnSpace(), cost=Cost(spice=1)),),
    ),
    IntrigueData(
        "charisma", "Charisma", 1, (Use(PLOT, (Persuasion(2),), timing=Timing.APPLIES_IN_OWN_REVEAL_TURN),)
    ),
    IntrigueData("choam_shares", "CHOAM Shares", 1, (Use(PLOT, (VictoryPoints(1),), cost=Cost(solari=7)),)),
    IntrigueData(
        "councilors_dispensation",
        "Councilor's Dispensation",
        1,
        (Use(PLOT, (Spice(2),), condition=HasCouncilSeat()),),
    ),
    IntrigueData(
        "dispatch_an_envoy",
        "Dispatch an Envoy",
        2,
        (Use(PLOT, (AddIcons(FACTIONS),), timing=Timing.BEFORE_PLAYING_AGENT_CARD),),
    ),
    IntrigueData(
        "double_cross",
        "Double Cross",
        1,
        (
            Use(
                PLOT,
                (OpponentLosesConflictTroop(1), Deploy(1, source=SUPPLY, optional=False)),
                condition=OpponentHasConflictTroop(),
                cost=Cost(solari=1),
            ),
        ),
    ),
    IntrigueData("favored_subject", "Favored Subject", 1, (Use(PLOT, (Influence(EMPEROR, 1),)),)),
    IntrigueData(
        "guild_authorization", "Guild Authorization", 1, (Use(PLOT, (Influence(SPACING_GUILD, 1),)),)
    ),
    IntrigueData(
        "infiltrate",
        "Infiltrate",
        1,
        (Use(PLOT, (IgnoreEnemyAgents(),), timing=Timing.BEFORE_SENDING_AGENT),),
    ),
    IntrigueData("know_their_ways", "Know Their Ways", 1, (Use(PLOT, (Influence(FREMEN, 1),)),)),
    IntrigueData("poison_snooper", "Poison Snooper", 2, (Use(PLOT, (LookTop(),)),)),
    IntrigueData("rapid_mobilization", "Rapid Mobilization", 1, (Use(PLOT, (Deploy(None),)),)),
    IntrigueData(
        "recruitment_mission",
        "Recruitment Mission",
        1,
        (Use(PLOT, (Persuasion(1), AcquireToDeckTop()), timing=Timing.APPLIES_IN_OWN_REVEAL_TURN),),
    ),
    IntrigueData("refocus", "Refocus", 1, (Use(PLOT, (ShuffleDiscardIntoDeck(), Draw(1)), ordered=True),)),
    IntrigueData(
        "reinforcements",
        "Reinforcements",
        1,
        (Use(PLOT, (Troops(3),), cost=Cost(solari=3), in_reveal_turn=(Troops(3, may_deploy=True),)),),
    ),
    IntrigueData(
        "secret_of_the_sisterhood",
        "Secret of the Sisterhood",
        1,
        (Use(PLOT, (Influence(BENE_GESSERIT, 1),)),),
    ),
    IntrigueData(
        "the_sleeper_must_awaken",
        "The Sleeper Must Awaken",
        1,
        (Use(PLOT, (VictoryPoints(1),), cost=Cost(spice=4)),),
    ),
    IntrigueData("urgent_mission", "Urgent Mission", 1, (Use(PLOT, (RecallAgent(1),)),)),
    IntrigueData("water_of_life", "Water of Life", 1, (Use(PLOT, (Draw(3),), cost=Cost(water=1, spice=1)),)),
    IntrigueData("water_peddlers_union", "Water Peddlers Union", 1, (Use(PLOT, (Water(1),)),)),
    IntrigueData("windfall", "Windfall", 1, (Use(PLOT, (Solari(2),)),)),
    IntrigueData(
        "allied_armada",
        "Allied Armada",
        1,
        (Use(COMBAT, (Swords(7),), condition=Alliance(ANY), cost=Cost(spice=2)),),
    ),
    IntrigueData("ambush", "Ambush", 2, (Use(COMBAT, (Swords(4),)),)),
    IntrigueData(
        "demand_respect",
        "Demand Respect",
        1,
        (
            Use(
                COMBAT,
                (Choose(1, ((Influence(ANY, 1),), (Pay(Cost(spice=2), (Influence(ANY, 2),)),))),),
                timing=Timing.AFTER_WINNING_CONFLICT,
                condition=WonConflict(),
            ),
        ),
    ),
    IntrigueData(
        "master_tactician", "Master Tactician", 3, (Use(COMBAT, (Choose(1, ((Swords(3),), (Retreat(3),))),)),)
    ),
    IntrigueData("private_army", "Private Army", 2, (Use(COMBAT, (Swords(5),), cost=Cost(spice=2)),)),
    IntrigueData(
        "staged_incident",
        "Staged Incident",
        1,
        (
            Use(
                COMBAT,
                (VictoryPoints(1),),
                condition=ConflictTroopsAtLeast(3),
                cost=Cost(also=(LoseConflictTroops(3),)),
            ),
        ),
    ),
    IntrigueData(
        "to_the_victor",
        "To the Victor...",
        1,
        (Use(COMBAT, (Spice(3),), timing=Timing.AFTER_WINNING_CONFLICT, condition=WonConflict()),),
    ),
    IntrigueData(
        "tiebreaker", "Tiebreaker", 1, (Use(COMBAT, (Swords(2),)), Use(ENDGAME, (TiebreakSpice(10),)))
    ),
    IntrigueData(
        "corner_the_market",
        "Corner the Market",
        1,
        (
            Use(
                ENDGAME,
                (
                    When(CopiesAtLeast("the_spice_must_flow", 2), (VictoryPoints(1),)),
                    When(MoreCopiesThanEachOpponent("the_spice_must_flow"), (VictoryPoints(1),)),
                ),
            ),
        ),
    ),
    IntrigueData(
        "plans_within_plans",
        "Plans Within Plans",
        1,
        (
            Use(
                ENDGAME,
                (
                    Choose(
                        1,
                        (
                            (When(InfluenceOnTracks(3, tracks=3), (VictoryPoints(1),)),),
                            (When(InfluenceOnTracks(3, tracks=4), (VictoryPoints(2),)),),
                        ),
                    ),
                ),
            ),
        ),
    ),
)
