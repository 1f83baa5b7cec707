"""Options of Dune: Imperium: how the table is set up, and every place where the rules can be read in two ways.

Each is declared once, with the rule where the question arises and what the values mean. The defaults are the reading of
`docs/rules/imperium.md`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...table import reading


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """How this table plays."""

    # The game at the table
    leaders: Annotated[
        str,
        reading(
            "IMP-3.09",
            pattern=r"^(random|chosen|draft|[a-z_]+(,[a-z_]+)*)$",
            examples=[
                "random",
                "chosen",
                "draft",
                "helena_richese",
                "baron_vladimir_harkonnen,paul_atreides",
                "duke_leto_atreides,countess_ariana_thorvald,earl_memnon_thorvald",
                "glossu_rabban,count_ilban_richese,baron_vladimir_harkonnen,helena_richese",
            ],
        ),
    ] = "random"
    same_house: Annotated[bool, reading("IMP-3.10")] = True
    first_player: Annotated[Literal["random", "1", "2", "3", "4"], reading("IMP-3.21", "HAG-3.13")] = "random"
    discard_piles: Annotated[Literal["open", "top_card"], reading("IMP-4.10")] = "open"

    # The solo game
    difficulty: Annotated[
        Literal["mercenary", "sardaukar", "mentat", "kwisatz_haderach"], reading("HAG-3.02")
    ] = "mercenary"
    rival_leaders: Annotated[
        str,
        reading(
            "HAG-3.03",
            "HAG-3.04",
            "HAG-3.05",
            pattern=r"^(recommended|random|[a-z_]+,[a-z_]+)$",
            examples=[
                "recommended",
                "random",
                "baron_vladimir_harkonnen,duke_leto_atreides",
                "countess_ariana_thorvald,count_ilban_richese",
            ],
        ),
    ] = "random"
    rival_same_house: Annotated[bool, reading("IMP-3.10", "HAG-3.03")] = True

    # Readings of doubtful places: turns and cards
    pay_without_effect: Annotated[bool, reading("IMP-7.17")] = True
    trashed_card_effects_lapse: Annotated[bool, reading("IMP-13.03")] = True
    bindu_pass_optional: Annotated[bool, reading("IMP-14.02")] = True
    envoy_enables_iconless_cards: Annotated[bool, reading("IMP-14.07")] = True
    kh_ignores_enemy_agents: Annotated[bool, reading("IMP-14.13")] = True
    voice_stops_infiltration: Annotated[bool, reading("IMP-14.30")] = True
    voice_needs_control_marker: Annotated[bool, reading("IMP-14.31")] = False
    infiltration_past_own_agents: Annotated[bool, reading("IMP-14.33")] = False
    urgent_mission_recalls_mentat: Annotated[bool, reading("IMP-14.34")] = True
    bypass_protocol_takes_foldspace: Annotated[bool, reading("IMP-14.36")] = False
    masterstroke_optional: Annotated[bool, reading("IMP-15.05")] = True
    masterstroke_counts: Annotated[Literal["all_deployments", "combat_spaces"], reading("IMP-15.05")] = (
        "all_deployments"
    )
    spice_addict_leaves_spice: Annotated[bool, reading("IMP-15.12")] = False
    carryall_is_a_harvest: Annotated[bool, reading("IMP-15.12")] = False

    # Readings of doubtful places: Combat
    three_way_tie_for_first_gives_fourth_player_third_reward: Annotated[bool, reading("IMP-16.13")] = False
    tie_for_second_gives_third_reward_below_four_players: Annotated[bool, reading("IMP-16.15")] = True

    # Readings of doubtful places: House Hagal
    voice_stops_rivals: Annotated[bool, reading("HAG-1.04")] = True
    rivals_trigger_control_bonus: Annotated[bool, reading("HAG-1.18")] = True
    expert_lead: Annotated[Literal["before_deployment", "with_recruits"], reading("HAG-3.27")] = (
        "before_deployment"
    )
    rival_always_pays_signet: Annotated[bool, reading("HAG-3.29")] = True
    rivals_in_ties: Annotated[Literal["tie_breakers", "player_loses"], reading("HAG-3.30")] = "tie_breakers"
    rival_tied_for_second_gets_third_reward: Annotated[bool, reading("HAG-3.31")] = False
    rival_signet_troops_go_to_garrison: Annotated[bool, reading("HAG-3.33")] = True
