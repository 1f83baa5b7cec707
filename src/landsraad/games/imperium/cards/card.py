"""What is printed on a personal card."""

from typing import TypeAlias

import msgspec

from landsraad.games.imperium.effects import Effects
from landsraad.games.imperium.icons import Faction, Icon
from landsraad.games.imperium.numbering import BASE, Module

Card: TypeAlias = int
"""The number of a title; copies can't be told apart."""


class CardData(msgspec.Struct, frozen=True):
    """A module whose cards have more to say derives from it."""

    id: str
    name: str
    copies: int
    cost: int | None = None
    """None: no Persuasion buys it."""
    factions: tuple[Faction, ...] = ()
    icons: tuple[Icon, ...] = ()
    """Where it sends Agents; empty: can't be played on an Agent turn."""
    agent: Effects = ()
    reveal: Effects = ()
    acquire: Effects = ()
    trashed: Effects = ()
    """What its owner gains when it is trashed by something else."""
    module: Module = BASE
