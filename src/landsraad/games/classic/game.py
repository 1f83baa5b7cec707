"""Dune (classic) as the table sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, cast

import msgspec

from ...table import Action, Chance, Game, Reason, Seat
from ...table.texts import Texts
from . import position, prompt, setup
from .bidding import Auction
from .cards import CARD, KIND_OF
from .drawing import draw
from .factions import FACTION_ID
from .invariants import broken
from .layout import layout
from .middles import MIDDLES
from .options import Options
from .reasons import reasons
from .resample import resample
from .state import Dune
from .view import ClassicView, view


class Classic(Game[Dune]):
    """Dune, 2019 edition: 2 to 6 players, Basic and Advanced game."""

    id = "classic"
    name = "Dune"
    rules_version = 1
    seats = (2, 3, 4, 5, 6)
    options_type = Options
    state_type = Dune
    heaviest: ClassVar[Mapping[str, str]] = {"mode": "advanced"}

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Dune:
        return setup.set_up(seats, options, chance)

    def view(self, g: Dune, seat: Seat | None) -> msgspec.Struct:
        return view(g, seat)

    def resample(self, g: Dune, seat: Seat | None, chance: Chance) -> Dune:
        return resample(g, seat, chance)

    def seat_name(self, g: Dune, seat: Seat) -> str:
        return "+".join(FACTION_ID[f] for f in g.in_play if g.seat_of[f] == seat) or f"player{seat + 1}"

    def invariants(self, g: Dune) -> Iterable[str]:
        return broken(g)

    def turn(self, g: Dune) -> int:
        return g.turn

    def allies(self, g: Dune, seat: Seat) -> tuple[Seat, ...]:
        found = {g.seat_of[ally] for f in g.in_play if g.seat_of[f] == seat for ally in g.allies[f]}
        return tuple(sorted(found - {seat}))

    def draw(self, view: msgspec.Struct, texts: Texts) -> str:
        return draw(cast(ClassicView, view), texts)

    def beside(self, g: Dune, seat: Seat, texts: Texts) -> Iterable[str]:
        return prompt.beside(g, seat, texts)

    def notes(self, g: Dune, seat: Seat, texts: Texts) -> Callable[[Action], str]:
        return prompt.notes(g, seat, texts)

    def about(self, what: str, texts: Texts) -> list[str]:
        """Of a Treachery card, by its name or by its kind."""
        names = (what, KIND_OF[CARD[what]].name.lower()) if what in CARD else ()
        keys = (f"about-card-{name.replace('_', '-')}" for name in names)
        return [texts.say(key) for key in keys if texts.has(key)][:1]

    def reasons(self, g: Dune, seat: Seat, about: str) -> Iterable[Reason]:
        return reasons(g, seat, about)

    def texts(self, language: str) -> Traversable:
        return files(__package__).joinpath("texts", f"{language}.ftl")

    def layout(self) -> dict[str, Any]:
        return layout()

    def place(
        self, seats: int, options: Mapping[str, str], position_: Mapping[str, Any], chance: Chance
    ) -> Dune:
        return position.place(seats, options, position_, chance)

    def seconds(self, g: Dune) -> float | None:
        """CLS-9.15"""
        if g.opts.bid_timer_seconds == "0" or not g.stack or not isinstance(g.stack[-1], Auction):
            return None
        return float(g.opts.bid_timer_seconds)

    def middles(self) -> Iterable[tuple[int, Mapping[str, str], Mapping[str, Any]]]:
        return MIDDLES

    def named(self, word: str) -> int:
        return position.named(word)

    def describe(self, g: Dune) -> dict[str, Any]:
        return position.describe(g)


GAME = Classic()
