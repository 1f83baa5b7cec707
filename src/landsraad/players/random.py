"""A player that chooses at random, the same on every machine for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random as Generator
from typing import Any, ClassVar

from landsraad.table import Action

from . import Player


class Random(Player):
    """Each option equally likely; with probability `voluntary`, something unasked first."""

    blind: ClassVar[bool] = True

    def __init__(self, seed: str, voluntary: float = 0.0) -> None:
        # Only random() is the same in every release of Python; choice() and the like are not.
        self.random = Generator(seed).random
        self.voluntary = voluntary
        self.eager = voluntary > 0

    def decide(self, view: Any, options: list[Action]) -> Action:
        return options[int(self.random() * len(options))]

    def volunteer(self, view: Any, offered: Callable[[], list[Action]]) -> Action | None:
        if self.random() >= self.voluntary:
            return None
        options = offered()
        return self.decide(view, options) if options else None
