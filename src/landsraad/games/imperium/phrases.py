"""What effects, costs and conditions do, as phrases: small trees of plain data, so that any client says them in its own language.

A phrase is a number, a text (an id or a word), or a list: `["effect-draw", 2]` is that message of the catalogue with its arguments,
which are phrases again; `["and", …]` and `["or", …]` join the phrases that follow. A message is named by the type, its arguments are
the type's fields. `wording.py` says phrases in Python; the browser says the same ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from .cards.hagal import HagalData, Reshuffle
from .cards.intrigue import Timing, Use
from .effects import Condition, Cost, Effect, Effects, Influence, Price, Swords, Troops
from .icons import ICONS
from .leaders import Ability

Phrase: TypeAlias = "int | str | list[Phrase]"

AND, OR = "and", "or"
NOTHING: list[Phrase] = [AND]
_CAPITAL = re.compile(r"(?<!^)([A-Z])")
_ICON_FIELDS = ("faction", "icon", "icons", "one_of")
_KINDS: tuple[tuple[type, str], ...] = (
    (Effect, "effect"),
    (Condition, "condition"),
    (Price, "price"),
    (Ability, "ability"),
)


def said_of(data: msgspec.Struct) -> list[Phrase]:
    """An effect, a condition, a price or an ability."""
    kind = next(name for base, name in _KINDS if isinstance(data, base))
    name = _CAPITAL.sub(r"-\1", type(data).__name__).lower()
    fields = [field for field in data.__struct_fields__ if field != "zones"]
    return [f"{kind}-{name}", *(_argument(field, getattr(data, field)) for field in fields)]


def effects(data: Iterable[Effect]) -> list[Phrase]:
    return [AND, *(said_of(each) for each in data)]


def cost(data: Cost) -> list[Phrase]:
    """Nothing where nothing is to pay."""
    amounts = (("solari", data.solari), ("spice", data.spice), ("water", data.water))
    parts: list[Phrase] = [[f"cost-{name}", amount] for name, amount in amounts if amount]
    return [AND, *parts, *(said_of(price) for price in data.also)]


def costs(data: Iterable[Cost]) -> list[Phrase]:
    """Whoever pays chooses one of these."""
    return [OR, *(each for each in map(cost, data) if each != NOTHING)]


def use(data: Use) -> list[Phrase]:
    """One way to play an Intrigue card: when, on what condition, for what, and what it does."""
    said = effects(data.effects)
    if data.in_reveal_turn is not None:
        said = ["use-in-reveal-turn", said, effects(data.in_reveal_turn)]
    if data.cost != Cost():
        said = ["effect-pay", cost(data.cost), said]
    if data.condition is not None and data.timing != Timing.AFTER_WINNING_CONFLICT:
        said = ["effect-when", said_of(data.condition), said]
    if data.timing != Timing.ANY:
        said = [f"timing-{data.timing.name.replace('_', '-').lower()}", said]
    return said


def uses(data: Iterable[Use]) -> list[Phrase]:
    return [OR, *map(use, data)]


def hagal(data: HagalData) -> list[Phrase]:
    """What a House Hagal card makes a Rival do; its swords count only in Combat."""
    if isinstance(data.target, Reshuffle):
        return [AND, ["hagal-card-reshuffle"]]
    said: list[Phrase] = [AND]
    if data.influence is not None:
        said.append(said_of(Influence(data.influence)))
    if data.troops:
        said.append(said_of(Troops(data.troops)))
    if data.signet:
        said.append(["hagal-card-signet"])
    return said


def hagal_swords(data: HagalData) -> list[Phrase]:
    return effects((Swords(data.swords),) if data.swords else ())


def _argument(field: str, value: Any) -> Phrase:
    match value:
        case bool():
            return "yes" if value else "no"
        case None | ():
            return "none"
        case Cost():
            return cost(value)
        case Condition():
            return said_of(value)
        case int() | str() | tuple() if field in _ICON_FIELDS:
            return _icons(value)
        case tuple() if field == "options":
            return _options(value)
        case tuple() if field == "rates":
            return _rates(value)
        case tuple() if isinstance(value[0], Effect):
            return effects(value)
        case int() | str():
            return value
    return " ".join(str(each) for each in value)


def _options(options: tuple[Effects, ...]) -> list[Phrase]:
    return [OR, *map(effects, options)]


def _rates(rates: tuple[tuple[int, int], ...]) -> list[Phrase]:
    exchanges: list[Phrase] = [
        ["exchange", ["cost-spice", spice], ["effect-solari", n]] for spice, n in rates
    ]
    return [OR, *exchanges]


def _icons(value: int | str | tuple[int, ...]) -> str:
    """The ids of factions and icons; words such as `any` stay."""
    if isinstance(value, tuple):
        return " ".join(ICONS[icon].id for icon in value)
    return value if isinstance(value, str) else ICONS[value].id
