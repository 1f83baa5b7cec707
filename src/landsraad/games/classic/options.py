"""Options of Dune (classic): modes, house switches, and every place where the rulebook can be read in two ways.

Each is declared once, with the rule where the question arises and what the values mean. The defaults are the reading of
`docs/rules/classic.md`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...table import reading


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """How this table plays."""

    # The game at the table
    mode: Annotated[Literal["basic", "advanced"], reading("CLS-1.02")] = "basic"
    factions: Annotated[
        str,
        reading(
            "CLS-36.01",
            "CLS-36.09",
            pattern=r"^(recommended|random|[a-z_]+(,[a-z_]+)+)$",
            examples=[
                "recommended",
                "random",
                "bene_gesserit,spacing_guild",
                "fremen,spacing_guild,bene_gesserit",
                "emperor,bene_gesserit,harkonnen,fremen",
            ],
        ),
    ] = "recommended"
    assignment: Annotated[Literal["fixed", "random", "draft"], reading("CLS-4.03")] = "fixed"
    exchange: Annotated[bool, reading("CLS-4.04")] = False
    circles: Annotated[
        str,
        reading(
            "CLS-4.05",
            pattern=r"^(even|[1-6](,[1-6])+)$",
            examples=["even", "2,5", "6,1,2", "4,3,2,1", "1,3,5,2,4", "6,5,4,3,2,1"],
        ),
    ] = "even"
    two_player_form: Annotated[Literal["one_faction", "two_factions"], reading("CLS-36.05", "CLS-36.06")] = (
        "one_faction"
    )
    deals: Annotated[bool, reading("CLS-18.03")] = True
    shields: Annotated[Literal["closed", "open"], reading("CLS-18.01")] = "closed"
    bid_timer_seconds: Annotated[Literal["0", "10"], reading("CLS-9.15")] = "0"

    # House switches
    allow_rebid_after_pass: Annotated[bool, reading("CLS-9.08")] = True
    karama_duration: Annotated[Literal["phase", "one_use"], reading("CLS-19.16")] = "phase"
    karama_worm_nexus: Annotated[bool, reading("CLS-29.06")] = True
    contested_counts: Annotated[bool, reading("CLS-16.05")] = False
    advisors_with_ally: Annotated[bool, reading("CLS-31.19")] = True
    emperor_gives_spice: Annotated[bool, reading("CLS-22.05")] = False
    worm_first_counted: Annotated[Literal["per_phase", "per_pile"], reading("CLS-33.05")] = "per_phase"
    alliance_variant: Annotated[
        Literal["37.01", "37.02", "37.03", "37.04", "37.05"], reading("CLS-37.01")
    ] = "37.01"
    bg_polar_sink_alternative: Annotated[bool, reading("CLS-31.07")] = True
    worm_target_after_reshuffle: Annotated[Literal["none", "last_territory"], reading("CLS-7.07")] = "none"

    # Readings of doubtful places
    dialers_without_battle: Annotated[Literal["last_wheels", "nearest_start"], reading("CLS-6.04")] = (
        "last_wheels"
    )
    storm_harms_start_sector: Annotated[bool, reading("CLS-6.09", "CLS-6.11")] = False
    starred_revival_limit: Annotated[Literal["all_sources", "normal_only"], reading("CLS-10.13")] = (
        "all_sources"
    )
    storm_divides: Annotated[Literal["connected", "sector_only"], reading("CLS-13.06")] = "connected"
    battle_in_storm: Annotated[bool, reading("CLS-13.05")] = False
    ally_wins_alone: Annotated[bool, reading("CLS-16.04")] = False
    fremen_default_shared: Annotated[bool, reading("CLS-16.10")] = True
    most_strongholds_by: Annotated[Literal["player", "alliance"], reading("CLS-16.11")] = "player"
    default_win_predictable: Annotated[bool, reading("CLS-16.12")] = False
    nexus_procedure: Annotated[Literal["open", "storm_order"], reading("CLS-17.18")] = "open"
    emperor_pledge_returns: Annotated[bool, reading("CLS-17.20")] = True
    guild_pledge_to: Annotated[Literal["bank", "guild"], reading("CLS-17.20")] = "bank"
    weather_control_after_distance: Annotated[bool, reading("CLS-19.10")] = True
    weather_control_uses_storm_card: Annotated[bool, reading("CLS-19.11")] = True
    fremen_ornithopters: Annotated[Literal["larger", "own_range"], reading("CLS-23.08")] = "larger"
    guild_returns_from_storm: Annotated[bool, reading("CLS-24.06")] = False
    fremen_sietch_alone: Annotated[bool, reading("CLS-23.19")] = False
    nexus_timing: Annotated[Literal["after_each_pile", "end_of_phase"], reading("CLS-27.05")] = (
        "after_each_pile"
    )
    losers_pay_spice: Annotated[bool, reading("CLS-28.10")] = True
    prescience_shows_spice: Annotated[bool, reading("CLS-28.11")] = False
    atreides_karama_target: Annotated[Literal["own_opponent", "any_plan"], reading("CLS-29.04")] = (
        "own_opponent"
    )
    emperor_karama_extra: Annotated[bool, reading("CLS-29.05")] = True
    advisors_by_shipment: Annotated[Literal["fighters_only", "choice"], reading("CLS-31.11")] = (
        "fighters_only"
    )
    placed_worm_eats_spice: Annotated[bool, reading("CLS-33.04")] = True
    half_losses_in_exposed: Annotated[bool, reading("CLS-33.06")] = True
    half_losses_round: Annotated[Literal["up", "down"], reading("CLS-33.07")] = "up"
    killed_captive: Annotated[Literal["secret", "public"], reading("CLS-35.02")] = "secret"
    capture: Annotated[Literal["may", "must"], reading("CLS-35.10")] = "may"
    captive_after_traitor: Annotated[Literal["returned", "kept"], reading("CLS-35.12")] = "returned"
    two_player_strongholds: Annotated[Literal["both_forms", "two_factions"], reading("CLS-36.07")] = (
        "both_forms"
    )
    own_factions_battle: Annotated[bool, reading("CLS-36.08")] = False

    collection: Annotated[Literal["automatic", "choice"], reading("CLS-15.01")] = "automatic"

    @property
    def advanced(self) -> bool:
        return self.mode == "advanced"
