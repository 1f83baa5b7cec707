"""Dune: Imperium as the table sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, cast

import msgspec

from ...table import Action, BrokenScenario, Chance, Game, Reason, Seat
from ...table.options import parse
from ...table.texts import Texts
from . import chapters, position, prompt, setup
from .about import about
from .drawing import draw
from .invariants import broken
from .layout import layout
from .middles import MIDDLES
from .options import Options
from .reasons import reasons
from .resample import resample
from .state import Imperium
from .view import ImperiumView, view

assert chapters.CHAPTERS  # they register themselves


class Imperial(Game[Imperium]):
    """Dune: Imperium: 3 and 4 players, with House Hagal 1 and 2."""

    id = "imperium"
    name = "Dune: Imperium"
    rules_version = 1
    seats = (1, 2, 3, 4)
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[type[Imperium]] = Imperium

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Imperium:
        return setup.set_up(self.state_type, seats, parse(self.options_type, options), chance)

    def view(self, g: Imperium, seat: Seat | None) -> msgspec.Struct:
        return view(g, seat)

    def resample(self, g: Imperium, seat: Seat | None, chance: Chance) -> Imperium:
        return resample(g, seat, chance)

    def seat_name(self, g: Imperium, seat: Seat) -> str:
        return position.party_name(g, seat)

    def invariants(self, g: Imperium) -> Iterable[str]:
        return broken(g)

    def turn(self, g: Imperium) -> int:
        return g.round

    def texts(self, language: str) -> Traversable:
        return files(__package__).joinpath("texts", f"{language}.ftl")

    def place(
        self, seats: int, options: Mapping[str, str], position_: Mapping[str, Any], chance: Chance
    ) -> Imperium:
        g = position.place(self.state_type, seats, parse(self.options_type, options), position_, chance)
        if wrong := next(iter(broken(g)), ""):
            raise BrokenScenario(wrong)
        return g

    def middles(self) -> Iterable[tuple[int, Mapping[str, str], Mapping[str, Any]]]:
        return MIDDLES

    def draw(self, view: msgspec.Struct, texts: Texts) -> str:
        return draw(cast(ImperiumView, view), texts)

    def beside(self, g: Imperium, seat: Seat, texts: Texts) -> Iterable[str]:
        return prompt.beside(g, seat, texts)

    def notes(self, g: Imperium, seat: Seat, texts: Texts) -> Callable[[Action], str]:
        return prompt.notes(g, seat, texts)

    def about(self, what: str, texts: Texts) -> list[str]:
        return about(what, texts)

    def reasons(self, g: Imperium, seat: Seat, about: str) -> Iterable[Reason]:
        return reasons(g, seat, about)

    def layout(self) -> dict[str, Any]:
        return layout()

    def named(self, word: str) -> int:
        return position.named(word)

    def describe(self, g: Imperium) -> dict[str, Any]:
        return position.describe(g)


GAME = Imperial()
