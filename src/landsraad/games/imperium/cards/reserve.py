"""The three stacks of the Reserve."""

from landsraad.games.imperium.cards.card import CardData
from landsraad.games.imperium.effects import Draw, Persuasion, Spice, TrashThis, VictoryPoints
from landsraad.games.imperium.icons import ALL_ICONS, CITY, FREMEN, LANDSRAAD

RESERVE: tuple[CardData, ...] = (
    CardData(
        "arrakis_liaison",
        "Arrakis Liaison",
        8,
        2,
        factions=(FREMEN,),
        icons=(LANDSRAAD, CITY),
        reveal=(Persuasion(2),),
    ),
    CardData(
        "the_spice_must_flow",
        "The Spice Must Flow",
        10,
        9,
        reveal=(Spice(1),),
        acquire=(VictoryPoints(1),),
    ),
    CardData("foldspace", "Foldspace", 6, icons=ALL_ICONS, agent=(Draw(1), TrashThis())),
)
