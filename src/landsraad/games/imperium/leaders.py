"""The eight leaders. A leader has an ability, and a Signet ability that the Signet Ring card uses."""

from typing import TypeAlias

import msgspec

from landsraad.games.imperium.effects import (
    ANY,
    CHOSEN_SECRET,
    OPPONENT_HAS_MORE,
    Alliance,
    Cost,
    Draw,
    DrawIntrigue,
    Effects,
    Influence,
    Manipulate,
    Pay,
    Solari,
    Spice,
    Troops,
    Water,
    When,
)
from landsraad.games.imperium.icons import CITY, LANDSRAAD, Icon
from landsraad.games.imperium.numbering import BASE, Module, Registry

Leader: TypeAlias = int


class Ability(msgspec.Struct, frozen=True):
    """What a leader is able to do besides the Signet; like effects, what a type does is registered by type."""


class SeesTopCard(Ability, frozen=True):
    """May look at the top card of the own deck at any time."""


class CheaperSpaces(Ability, frozen=True):
    """Spaces with an icon cost less Solari."""

    icon: Icon
    solari: int


class SecretFactions(Ability, frozen=True):
    """Chooses factions in secret; in a turn in which so many troops were deployed, reveals them once for their effects."""

    factions: int
    deployed: int
    effects: Effects


class StartsWith(Ability, frozen=True):
    effects: Effects


class WhenSolariPaidForSpace(Ability, frozen=True):
    effects: Effects


class PassesEnemyAgents(Ability, frozen=True):
    """Enemy Agents don't block spaces with these icons."""

    icons: tuple[Icon, ...]


class HarvestsLess(Ability, frozen=True):
    """Each harvest yields less spice, and the effects as well."""

    spice: int
    effects: Effects


class WhenCouncilSeatTaken(Ability, frozen=True):
    effects: Effects


class LeaderData(msgspec.Struct, frozen=True):
    id: str
    name: str
    house: str
    complexity: int
    ability_name: str
    ability: Ability
    signet_name: str
    signet: Effects
    may_be_rival: bool = True
    module: Module = BASE


LEADERS: Registry[LeaderData] = Registry(
    (
        LeaderData(
            "paul_atreides",
            "Paul Atreides",
            "Atreides",
            1,
            "Prescience",
            SeesTopCard(),
            "Discipline",
            (Draw(1),),
            may_be_rival=False,
        ),
        LeaderData(
            "duke_leto_atreides",
            "Duke Leto Atreides",
            "Atreides",
            2,
            "Landsraad Popularity",
            CheaperSpaces(LANDSRAAD, 1),
            "Prudent Diplomacy",
            (Pay(Cost(spice=1), (Influence(ANY, 1, only_where=OPPONENT_HAS_MORE),)),),
        ),
        LeaderData(
            "baron_vladimir_harkonnen",
            "Baron Vladimir Harkonnen",
            "Harkonnen",
            3,
            "Masterstroke",
            SecretFactions(factions=2, deployed=4, effects=(Influence(CHOSEN_SECRET, 1),)),
            "Scheme",
            (Pay(Cost(solari=1), (DrawIntrigue(1),)),),
        ),
        LeaderData(
            "glossu_rabban",
            'Glossu "The Beast" Rabban',
            "Harkonnen",
            1,
            "Arrakis Fiefdom",
            StartsWith((Spice(1), Solari(1))),
            "Brutality",
            (Troops(1), When(Alliance(ANY), (Troops(1),))),
        ),
        LeaderData(
            "count_ilban_richese",
            "Count Ilban Richese",
            "Richese",
            1,
            "Ruthless Negotiator",
            WhenSolariPaidForSpace((Draw(1),)),
            "Manufacturing",
            (Solari(1),),
        ),
        LeaderData(
            "helena_richese",
            "Helena Richese",
            "Richese",
            2,
            "Eyes Everywhere",
            PassesEnemyAgents((LANDSRAAD, CITY)),
            "Manipulate",
            (Manipulate(discount=1),),
            may_be_rival=False,
        ),
        LeaderData(
            "countess_ariana_thorvald",
            "Countess Ariana Thorvald",
            "Thorvald",
            3,
            "Spice Addict",
            HarvestsLess(1, (Draw(1),)),
            "Hidden Reservoir",
            (Water(1),),
        ),
        LeaderData(
            "earl_memnon_thorvald",
            "Earl Memnon Thorvald",
            "Thorvald",
            1,
            "Connections",
            WhenCouncilSeatTaken((Influence(ANY, 1),)),
            "Spice Hoard",
            (Spice(1),),
        ),
    )
)
LEADER: dict[str, Leader] = LEADERS.number

BASE_LEADERS: tuple[Leader, ...] = tuple(range(len(LEADERS)))
RIVAL_LEADERS: tuple[Leader, ...] = tuple(leader for leader in BASE_LEADERS if LEADERS[leader].may_be_rival)
FIRST_RIVALS: tuple[Leader, ...] = (LEADER["earl_memnon_thorvald"], LEADER["glossu_rabban"])
