"""All files that register what effects, conditions and abilities do; importing this makes the game complete."""

from . import (
    acquiring,
    baron,
    combat,
    decks,
    gains,
    influence,
    intrigue,
    kwisatz_haderach,
    mentat,
    plot,
    recall_agent,
    reveal_turn,
    signet,
    spaces,
    structure,
    troops,
    voice,
)
from .hagal import signets, spending

CHAPTERS = (
    gains,
    structure,
    influence,
    spaces,
    troops,
    mentat,
    signet,
    voice,
    recall_agent,
    kwisatz_haderach,
    baron,
    intrigue,
    plot,
    decks,
    acquiring,
    reveal_turn,
    combat,
    spending,
    signets,
)
