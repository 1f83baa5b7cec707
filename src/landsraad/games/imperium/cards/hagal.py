"""The 31 House Hagal cards, which move Rivals in games for one and two."""

from typing import TypeAlias

import msgspec

from landsraad.games.imperium.icons import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD, Faction
from landsraad.games.imperium.numbering import BASE, Module

HagalCard: TypeAlias = int


class Target(msgspec.Struct, frozen=True):
    """Where the Rival's Agent goes, or what is done instead; what a type does is registered by type."""


class SendTo(Target, frozen=True):
    """To that space, unless it is occupied: then the next card is revealed."""

    space: str


class SendToMostBonusSpice(Target, frozen=True):
    """To the free Maker space with the most bonus spice, then the most spice; without any the next card is revealed."""

    least: int = 1


class Reshuffle(Target, frozen=True):
    """All House Hagal cards become a new deck, and another card is revealed."""


class HagalData(msgspec.Struct, frozen=True):
    id: str
    name: str
    copies: int
    target: Target
    influence: Faction | None = None
    troops: int = 0
    signet: bool = False
    swords: int = 0
    """For a Rival's strength, when revealed in Combat."""
    players: tuple[int, ...] = (1, 2)
    """With how many players the card is in the deck."""
    module: Module = BASE


HAGAL: tuple[HagalData, ...] = (
    HagalData("h_conspire", "Conspire", 2, SendTo("conspire"), EMPEROR, troops=2, swords=4),
    HagalData("h_wealth", "Wealth", 1, SendTo("wealth"), EMPEROR, swords=3),
    HagalData("h_heighliner", "Heighliner", 1, SendTo("heighliner"), SPACING_GUILD, troops=3, swords=6),
    HagalData("h_foldspace", "Foldspace", 2, SendTo("foldspace"), SPACING_GUILD, swords=1),
    HagalData(
        "h_selective_breeding",
        "Selective Breeding",
        2,
        SendTo("selective_breeding"),
        BENE_GESSERIT,
        swords=2,
    ),
    HagalData("h_secrets", "Secrets", 1, SendTo("secrets"), BENE_GESSERIT, swords=1),
    HagalData("h_hardy_warriors", "Hardy Warriors", 1, SendTo("hardy_warriors"), FREMEN, troops=2, swords=5),
    HagalData("h_stillsuits", "Stillsuits", 2, SendTo("stillsuits"), FREMEN, swords=4),
    HagalData("h_rally_troops", "Rally Troops", 2, SendTo("rally_troops"), troops=4, swords=3),
    HagalData("h_hall_of_oratory", "Hall of Oratory", 2, SendTo("hall_of_oratory"), troops=1),
    HagalData("h_carthag", "Carthag", 3, SendTo("carthag"), troops=1),
    HagalData("h_harvest_spice", "Harvest Spice", 5, SendToMostBonusSpice(), swords=2),
    HagalData(
        "h_arrakeen_1p",
        "Arrakeen",
        3,
        SendTo("arrakeen"),
        troops=1,
        signet=True,
        swords=1,
        players=(1,),
    ),
    HagalData("h_arrakeen_2p", "Arrakeen", 3, SendTo("arrakeen"), troops=1, swords=1, players=(2,)),
    HagalData("h_reshuffle", "Reshuffle", 1, Reshuffle(), players=(2,)),
)
