"""The starting deck of ten cards."""

from landsraad.games.imperium.cards.card import CardData
from landsraad.games.imperium.effects import Persuasion, Signet, Swords, TrashThis
from landsraad.games.imperium.icons import CITY, FACTIONS, LANDSRAAD, SPICE_TRADE

STARTER: tuple[CardData, ...] = (
    CardData("convincing_argument", "Convincing Argument", 2, reveal=(Persuasion(2),)),
    CardData("dagger", "Dagger", 2, icons=(LANDSRAAD,), reveal=(Swords(1),)),
    CardData("diplomacy", "Diplomacy", 1, icons=FACTIONS, reveal=(Persuasion(1),)),
    CardData(
        "dune_the_desert_planet",
        "Dune, the Desert Planet",
        2,
        icons=(SPICE_TRADE,),
        reveal=(Persuasion(1),),
    ),
    CardData("reconnaissance", "Reconnaissance", 1, icons=(CITY,), reveal=(Persuasion(1),)),
    CardData("seek_allies", "Seek Allies", 1, icons=FACTIONS, agent=(TrashThis(),)),
    CardData(
        "signet_ring",
        "Signet Ring",
        1,
        icons=(LANDSRAAD, CITY, SPICE_TRADE),
        agent=(Signet(),),
        reveal=(Persuasion(1),),
    ),
)
