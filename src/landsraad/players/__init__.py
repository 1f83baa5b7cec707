"""Players: whoever decides. A player sees views and options, never a state, so it can't cheat by accident.

>>> class Cautious(Player):
...     def decide(self, view, options):
...         return "pass" if "pass" in options else options[0]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from landsraad.table import Action

__all__ = ["Player"]


class Player:
    """Decides for one seat in one game."""

    blind: ClassVar[bool] = False  # a blind player needs no view, is given None for it, and so costs none
    eager: bool = False  # whether `volunteer` is asked at all

    def decide(self, view: Any, options: list[Action]) -> Action:
        """Choose one of the options (there are at least two; a single one is played without asking).

        `view` is the game's view of this player's seat, a `msgspec.Struct`.
        """
        raise NotImplementedError

    def volunteer(self, view: Any, offered: Callable[[], list[Action]]) -> Action | None:
        """Before each decision: something to do unasked (a standing order, an offer), or None.

        `offered` makes the list, which may take a while; a player that wants nothing doesn't call it.
        """
        return None
