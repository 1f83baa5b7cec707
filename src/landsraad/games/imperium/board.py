"""The board: 22 spaces where Agents go, and four Influence tracks.

Entering a space of a faction also gives 1 Influence with it; that isn't repeated among the effects.
"""

from typing import Final, TypeAlias

import msgspec

from landsraad.games.imperium.effects import (
    FREE,
    AcquireFromReserve,
    Condition,
    Cost,
    CouncilSeat,
    Draw,
    DrawIntrigue,
    Effects,
    Harvest,
    InfluenceAtLeast,
    Pay,
    Persuasion,
    RevealIfAgentHere,
    SellMelange,
    Solari,
    Spice,
    StealIntrigue,
    Swordmaster,
    TakeMentat,
    TrashCards,
    Troops,
    Water,
)
from landsraad.games.imperium.icons import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FACTIONS,
    FREMEN,
    ICONS,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
    Faction,
    Icon,
)
from landsraad.games.imperium.numbering import BASE, Module, Registry

Space: TypeAlias = int


class SpaceData(msgspec.Struct, frozen=True):
    id: str
    name: str
    icon: Icon
    effects: Effects
    costs: tuple[Cost, ...] = (FREE,)
    """Whoever enters pays one of these."""
    requires: Condition | None = None
    combat: bool = False
    base_spice: int | None = None
    """What a Maker space yields without bonus spice; None: no Maker space."""
    once_per_game: bool = False
    """For each player."""
    control_bonus: Effects = ()
    """What the controller gains when an Agent comes; empty: the space can't be controlled."""
    module: Module = BASE

    @property
    def faction(self) -> Faction | None:
        return self.icon if self.icon in FACTIONS else None

    @property
    def maker(self) -> bool:
        return self.base_spice is not None


_MELANGE_RATES = ((2, 6), (3, 8), (4, 10), (5, 12))

SPACES: Registry[SpaceData] = Registry(
    (
        SpaceData("conspire", "Conspire", EMPEROR, (Solari(5), Troops(2), DrawIntrigue(1)), (Cost(spice=4),)),
        SpaceData("wealth", "Wealth", EMPEROR, (Solari(2),)),
        SpaceData(
            "heighliner", "Heighliner", SPACING_GUILD, (Troops(5), Water(2)), (Cost(spice=6),), combat=True
        ),
        SpaceData("foldspace", "Foldspace", SPACING_GUILD, (AcquireFromReserve("foldspace"),)),
        SpaceData(
            "selective_breeding",
            "Selective Breeding",
            BENE_GESSERIT,
            (Pay(Cost(also=(TrashCards(1),)), (Draw(2),)),),
            (Cost(spice=2),),
        ),
        SpaceData("secrets", "Secrets", BENE_GESSERIT, (DrawIntrigue(1), StealIntrigue(4))),
        SpaceData("hardy_warriors", "Hardy Warriors", FREMEN, (Troops(2),), (Cost(water=1),), combat=True),
        SpaceData("stillsuits", "Stillsuits", FREMEN, (Water(1),), combat=True),
        SpaceData(
            "high_council",
            "High Council",
            LANDSRAAD,
            (CouncilSeat(),),
            (Cost(solari=5),),
            once_per_game=True,
        ),
        SpaceData("mentat", "Mentat", LANDSRAAD, (Draw(1), TakeMentat()), (Cost(solari=2),)),
        SpaceData(
            "swordmaster",
            "Swordmaster",
            LANDSRAAD,
            (Swordmaster(),),
            (Cost(solari=8),),
            once_per_game=True,
        ),
        SpaceData("rally_troops", "Rally Troops", LANDSRAAD, (Troops(4),), (Cost(solari=4),)),
        SpaceData(
            "hall_of_oratory",
            "Hall of Oratory",
            LANDSRAAD,
            (Troops(1), RevealIfAgentHere((Persuasion(1),))),
        ),
        SpaceData(
            "arrakeen", "Arrakeen", CITY, (Troops(1), Draw(1)), combat=True, control_bonus=(Solari(1),)
        ),
        SpaceData(
            "carthag", "Carthag", CITY, (Troops(1), DrawIntrigue(1)), combat=True, control_bonus=(Solari(1),)
        ),
        SpaceData("research_station", "Research Station", CITY, (Draw(3),), (Cost(water=2),), combat=True),
        SpaceData(
            "sietch_tabr",
            "Sietch Tabr",
            CITY,
            (Troops(1), Water(1)),
            requires=InfluenceAtLeast(FREMEN, 2),
            combat=True,
        ),
        SpaceData(
            "the_great_flat",
            "The Great Flat",
            SPICE_TRADE,
            (Harvest(3),),
            (Cost(water=2),),
            combat=True,
            base_spice=3,
        ),
        SpaceData(
            "hagga_basin",
            "Hagga Basin",
            SPICE_TRADE,
            (Harvest(2),),
            (Cost(water=1),),
            combat=True,
            base_spice=2,
        ),
        SpaceData(
            "imperial_basin",
            "Imperial Basin",
            SPICE_TRADE,
            (Harvest(1),),
            combat=True,
            base_spice=1,
            control_bonus=(Spice(1),),
        ),
        SpaceData(
            "sell_melange",
            "Sell Melange",
            SPICE_TRADE,
            (SellMelange(_MELANGE_RATES),),
            tuple(Cost(spice=spice) for spice, _ in _MELANGE_RATES),
        ),
        SpaceData("secure_contract", "Secure Contract", SPICE_TRADE, (Solari(3),)),
    )
)
SPACE: dict[str, Space] = SPACES.number
OPEN_TO_ALL = SPACES.column(
    lambda space: space.costs == (FREE,) and space.requires is None and not space.once_per_game
)

FOLDSPACE: Space = SPACE["foldspace"]
SECRETS: Space = SPACE["secrets"]
HIGH_COUNCIL: Space = SPACE["high_council"]
MENTAT: Space = SPACE["mentat"]
SWORDMASTER: Space = SPACE["swordmaster"]
HALL_OF_ORATORY: Space = SPACE["hall_of_oratory"]
ARRAKEEN: Space = SPACE["arrakeen"]
CARTHAG: Space = SPACE["carthag"]
SIETCH_TABR: Space = SPACE["sietch_tabr"]
THE_GREAT_FLAT: Space = SPACE["the_great_flat"]
HAGGA_BASIN: Space = SPACE["hagga_basin"]
IMPERIAL_BASIN: Space = SPACE["imperial_basin"]
SELL_MELANGE: Space = SPACE["sell_melange"]

COUNCIL_SEATS = 4
COUNCIL_SEAT: Effects = (Persuasion(2),)
"""What a seat gives in each of its owner's Reveal turns."""

TRACK_TOP = 6
COMBAT_TRACK_TOP = 20
INFLUENCE_FOR_VICTORY_POINT = 2
INFLUENCE_FOR_BONUS = 4
INFLUENCE_FOR_ALLIANCE = 4
ALLIANCE_VICTORY_POINTS = 1


class Board(msgspec.Struct, frozen=True):
    """What is in play; a module that changes the board lays out another one."""

    spaces: tuple[Space, ...]
    combat: tuple[Space, ...]
    makers: tuple[Space, ...]
    control: tuple[Space, ...]
    with_icon: tuple[tuple[Space, ...], ...]
    """By icon."""
    easiest_first: tuple[tuple[Space, ...], ...]
    """By icon: those that are open to all before the others."""
    track_bonus: tuple[Effects, ...]
    """By faction: what reaching 4 Influence gives."""


def lay_out(spaces: tuple[Space, ...], track_bonus: tuple[Effects, ...]) -> Board:
    with_icon = [tuple(space for space in spaces if SPACES[space].icon == icon) for icon in range(len(ICONS))]
    return Board(
        spaces=spaces,
        combat=tuple(space for space in spaces if SPACES[space].combat),
        makers=tuple(space for space in spaces if SPACES[space].maker),
        control=tuple(space for space in spaces if SPACES[space].control_bonus),
        with_icon=tuple(with_icon),
        easiest_first=tuple(
            tuple(sorted(group, key=lambda space: not OPEN_TO_ALL[space])) for group in with_icon
        ),
        track_bonus=track_bonus,
    )


BOARD: Final[Board] = lay_out(
    spaces=tuple(range(len(SPACES))),
    track_bonus=((Troops(2),), (Solari(3),), (DrawIntrigue(1),), (Water(1),)),
)
