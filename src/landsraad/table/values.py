"""Values in positions of scenarios, each read with a complaint that a person understands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from .errors import BrokenScenario

T = TypeVar("T")


def one_of(table: Mapping[str, T], key: object, what: str) -> T:
    if not isinstance(key, str) or key not in table:
        raise BrokenScenario(f"no {what} is called {key!r}")
    return table[key]


def a_number(value: object, what: str, low: int = 0, high: int = 1000) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BrokenScenario(f"{what} is a number from {low} to {high}, not {value!r}")
    return value


def lines(value: Any) -> Iterable[tuple[Any, Any]]:
    if not isinstance(value, Mapping):
        raise BrokenScenario(f"expected 'name: value' lines, not {value!r}")
    return value.items()


def listed(value: Any) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise BrokenScenario(f"expected a list, not {value!r}")
    return value
