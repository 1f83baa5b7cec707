"""Salvage: a small module for Dune: Imperium. docs/writing-a-module.md walks through it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from landsraad.games.imperium.board import BOARD, SPACES, SpaceData, lay_out
from landsraad.games.imperium.box import BASE_BOX, Box
from landsraad.games.imperium.cards import CARDS
from landsraad.games.imperium.cards.card import CardData
from landsraad.games.imperium.effects import Effect, Persuasion
from landsraad.games.imperium.game import Imperial
from landsraad.games.imperium.icons import CITY, SPICE_TRADE
from landsraad.games.imperium.numbering import every_copy
from landsraad.games.imperium.options import Options
from landsraad.games.imperium.resolve import HANDLERS, POSSIBLE
from landsraad.games.imperium.state import Imperium, Party
from landsraad.games.imperium.view import ImperiumView
from landsraad.table import Chance, Seat, reading
from landsraad.table.joined import Joined
from landsraad.table.texts import Texts


class Salvage(Effect, frozen=True):
    """Take wrecks from the desert."""

    n: int = 1


class SellWrecks(Effect, frozen=True):
    """All of them, for Solari."""


def salvage(g: Any, party: Party, key: str, effect: Salvage) -> None:
    g.wrecks[party] += effect.n
    g.tell("wrecks_salvaged", party + 1, effect.n)


def sell_wrecks(g: Any, party: Party, key: str, effect: SellWrecks) -> None:
    wrecks, g.wrecks[party] = g.wrecks[party], 0
    g.solari[party] += wrecks * int(g.opts.scrap_price)
    g.tell("wrecks_sold", party + 1, wrecks)


def has_wrecks(g: Any, party: Party, key: str, effect: SellWrecks) -> bool:
    return bool(g.wrecks[party])


HANDLERS[Salvage] = salvage
HANDLERS[SellWrecks] = sell_wrecks
POSSIBLE[SellWrecks] = has_wrecks

DEALERS = CARDS.add(
    [
        CardData(
            "scrap_dealer",
            "Scrap Dealer",
            copies=2,
            cost=2,
            icons=(CITY, SPICE_TRADE),
            agent=(SellWrecks(),),
            reveal=(Persuasion(1),),
            module="salvage",
        )
    ]
)
FIELDS = SPACES.add(
    [SpaceData("wreck_field", "Wreck Field", SPICE_TRADE, (Salvage(2),), combat=True, module="salvage")]
)


class SalvageOptions(Options, frozen=True, kw_only=True):
    scrap_price: Annotated[Literal["1", "2"], reading()] = "2"


class Salvaged(Imperium, kw_only=True):
    box: ClassVar[Box] = msgspec.structs.replace(
        BASE_BOX,
        board=lay_out((*BOARD.spaces, *FIELDS), BOARD.track_bonus),
        imperium_deck=BASE_BOX.imperium_deck + every_copy(DEALERS, CARDS),
    )
    opts: SalvageOptions
    wrecks: list[int] = []

    def clone(self) -> Salvaged:
        new = super().clone()
        new.wrecks = self.wrecks.copy()
        return new


class SalvageView(ImperiumView):
    wrecks: list[int]


class Salvaging(Imperial):
    id = "salvage"
    name = "Dune: Imperium with Salvage"
    options_type = SalvageOptions
    state_type = Salvaged

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Any:
        return self._with_wrecks(super().setup(seats, options, chance), {})

    def place(
        self, seats: int, options: Mapping[str, str], position: Mapping[str, Any], chance: Chance
    ) -> Any:
        base = {key: value for key, value in position.items() if key != "wrecks"}
        return self._with_wrecks(super().place(seats, options, base, chance), position.get("wrecks", {}))

    def _with_wrecks(self, g: Any, wrecks: Mapping[int, int]) -> Salvaged:
        assert isinstance(g, Salvaged)
        g.wrecks = [wrecks.get(party, 0) for party in range(g.parties)]
        return g

    def view(self, g: Any, seat: Seat | None) -> SalvageView:
        return SalvageView(**msgspec.structs.asdict(super().view(g, seat)), wrecks=g.wrecks.copy())

    def describe(self, g: Any) -> dict[str, Any]:
        return {**super().describe(g), "wrecks": g.wrecks.copy()}

    def invariants(self, g: Any) -> Iterable[str]:
        yield from super().invariants(g)
        if min(g.wrecks) < 0:
            yield "less than no wrecks"

    def texts(self, language: str) -> Traversable:
        return Joined(super().texts(language), Path(__file__).with_name("salvage.ftl"))

    def draw(self, view: Any, texts: Texts) -> str:
        wrecks = [texts.say("wrecks", party + 1, n) for party, n in enumerate(view.wrecks)]
        return "\n".join([super().draw(view, texts), *wrecks])


GAME = Salvaging()
