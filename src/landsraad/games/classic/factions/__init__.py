"""The six factions and what their player sheets print; each faction's own rules live in its module here."""

from typing import NamedTuple, TypeAlias

Faction: TypeAlias = int

ATREIDES: Faction = 0
BENE_GESSERIT: Faction = 1
EMPEROR: Faction = 2
FREMEN: Faction = 3
GUILD: Faction = 4
HARKONNEN: Faction = 5
FACTIONS: tuple[Faction, ...] = (ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN)


class FactionData(NamedTuple):
    id: str
    name: str
    colour: str
    start_spice: int
    start_on_map: tuple[tuple[str, int], ...]
    """Territory id and forces; empty for the Fremen, who choose (FREMEN_START)."""
    start_reserves: int
    free_revival: int
    hand_limit: int
    start_cards: int
    traitors_kept: int
    starred: int
    """Starred forces among the faction's twenty, told apart in the Advanced game only."""
    starred_name: str
    move_range: int
    """Territories a group moves without ornithopters."""


SHEETS: tuple[FactionData, ...] = (
    FactionData(
        id="atreides",
        name="House Atreides",
        colour="green",
        start_spice=10,
        start_on_map=(("arrakeen", 10),),
        start_reserves=10,
        free_revival=2,
        hand_limit=4,
        start_cards=1,
        traitors_kept=1,
        starred=0,
        starred_name="",
        move_range=1,
    ),
    FactionData(
        id="bene_gesserit",
        name="Bene Gesserit",
        colour="blue",
        start_spice=5,
        start_on_map=(("polar_sink", 1),),
        start_reserves=19,
        free_revival=1,
        hand_limit=4,
        start_cards=1,
        traitors_kept=1,
        starred=0,
        starred_name="",
        move_range=1,
    ),
    FactionData(
        id="emperor",
        name="Emperor",
        colour="red",
        start_spice=10,
        start_on_map=(),
        start_reserves=20,
        free_revival=1,
        hand_limit=4,
        start_cards=1,
        traitors_kept=1,
        starred=5,
        starred_name="Sardaukar",
        move_range=1,
    ),
    FactionData(
        id="fremen",
        name="Fremen",
        colour="yellow",
        start_spice=3,
        start_on_map=(),
        start_reserves=10,
        free_revival=3,
        hand_limit=4,
        start_cards=1,
        traitors_kept=1,
        starred=3,
        starred_name="Fedaykin",
        move_range=2,
    ),
    FactionData(
        id="spacing_guild",
        name="Spacing Guild",
        colour="orange",
        start_spice=5,
        start_on_map=(("tueks_sietch", 5),),
        start_reserves=15,
        free_revival=1,
        hand_limit=4,
        start_cards=1,
        traitors_kept=1,
        starred=0,
        starred_name="",
        move_range=1,
    ),
    FactionData(
        id="harkonnen",
        name="House Harkonnen",
        colour="black",
        start_spice=10,
        start_on_map=(("carthag", 10),),
        start_reserves=10,
        free_revival=2,
        hand_limit=8,
        start_cards=2,
        traitors_kept=4,
        starred=0,
        starred_name="",
        move_range=1,
    ),
)

FREMEN_START_FORCES = 10
FREMEN_START: tuple[str, ...] = ("sietch_tabr", "false_wall_south", "false_wall_west")

FACTION_ID: tuple[str, ...] = tuple(sheet.id for sheet in SHEETS)
FACTION: dict[str, Faction] = {name: faction for faction, name in enumerate(FACTION_ID)}
