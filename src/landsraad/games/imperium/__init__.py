"""Dune: Imperium (2020), with House Hagal for one and two players.

What the components are is plain data: `effects.py` is the vocabulary in which `board.py`, `leaders.py` and `cards/` are
written. A module (a box that is added to the game) brings files of its own: new types of effects, and new entries for
the registries. The numbers of what was there before stay as they are.
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """`GAME` is imported when it is asked for: the components are useful without the rules."""
    if name == "GAME":
        from .game import GAME

        return GAME
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
