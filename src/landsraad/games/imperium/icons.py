"""The Agent icons of cards and board spaces. The first four are the factions."""

from typing import NamedTuple, TypeAlias

from landsraad.games.imperium.numbering import BASE, Module, Registry

Icon: TypeAlias = int
Faction: TypeAlias = int


class IconData(NamedTuple):
    id: str
    name: str
    module: Module = BASE


ICONS: Registry[IconData] = Registry(
    (
        IconData("emperor", "Emperor"),
        IconData("spacing_guild", "Spacing Guild"),
        IconData("bene_gesserit", "Bene Gesserit"),
        IconData("fremen", "Fremen"),
        IconData("landsraad", "Landsraad"),
        IconData("city", "City"),
        IconData("spice_trade", "Spice Trade"),
    )
)
ICON: dict[str, Icon] = ICONS.number

EMPEROR: Faction = ICON["emperor"]
SPACING_GUILD: Faction = ICON["spacing_guild"]
BENE_GESSERIT: Faction = ICON["bene_gesserit"]
FREMEN: Faction = ICON["fremen"]
LANDSRAAD: Icon = ICON["landsraad"]
CITY: Icon = ICON["city"]
SPICE_TRADE: Icon = ICON["spice_trade"]

FACTIONS: tuple[Faction, ...] = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)
ALL_ICONS: tuple[Icon, ...] = (*FACTIONS, LANDSRAAD, CITY, SPICE_TRADE)
"""The icons of the base game."""
