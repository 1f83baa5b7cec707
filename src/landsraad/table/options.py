"""Options of a game: declared once, as the fields of a frozen struct.

    class Options(msgspec.Struct, frozen=True):
        mode: Annotated[Literal["basic", "advanced"], reading("CLS-1.02")] = "basic"

Fields are `bool` (on/off), `Literal` of strings, `int` with bounds or `str` with a pattern; the rules where the question
arises stand beside it. What people read of it stands in the game's catalogues: what it is called (`option-mode`), what it
decides (`about-option-mode`), and what its values are called (`option-mode-advanced`; `option-on` and `option-off`).
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from .errors import BadOption

Declared = TypeVar("Declared", bound=msgspec.Struct)
FEW = 8  # options that are all named to whoever mistypes one


class Option(msgspec.Struct, frozen=True):
    """An option as people see it: its values are spelled as on the command line."""

    name: str
    default: str
    values: tuple[str, ...]  # empty: free text, as in the examples
    rules: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()  # values to try where there is no end of them


def reading(*rules: str, **bounds: Any) -> msgspec.Meta:
    """The rules where an option's question arises, and bounds as msgspec knows them.

    `examples=[...]` gives values of a free text for conformance to try.
    """
    return msgspec.Meta(extra={"rules": rules}, **bounds)


@cache
def declared(kind: type[msgspec.Struct]) -> tuple[Option, ...]:
    """The options that a game's options struct declares."""
    hints = _hints(kind)
    found = []
    for field in msgspec.structs.fields(kind):
        base, meta = _unwrap(hints[field.name])
        rules = tuple((meta.extra or {}).get("rules", ())) if meta else ()
        examples = tuple(_spell(value) for value in (meta.examples or ())) if meta else ()
        found.append(Option(field.name, _spell(field.default), _values(base, meta), rules, examples))
    return tuple(found)


def parse(kind: type[Declared], given: Mapping[str, str]) -> Declared:
    """The options struct from `name=value` texts; one clear line when something doesn't fit."""
    known = {option.name: option for option in declared(kind)}
    hints = _hints(kind)
    values: dict[str, Any] = {}
    for name, text in given.items():
        if name not in known:
            near = get_close_matches(name, known, cutoff=0.4) if len(known) > FEW else []
            which = f"did you mean {' or '.join(near)}?" if near else f"there are: {', '.join(sorted(known))}"
            raise BadOption(f"no option {name!r}; {which}")
        option = known[name]
        if option.values and text not in option.values:
            raise BadOption(f"option {name} takes {' | '.join(option.values)}, not {text!r}")
        base, _ = _unwrap(hints[name])
        raw: Any = text == "on" if base is bool else int(text) if base is int and _is_int(text) else text
        try:
            values[name] = msgspec.convert(raw, hints[name])
        except msgspec.ValidationError:
            such = f"; it takes such as: {' | '.join(option.examples)}" if option.examples else ""
            raise BadOption(f"option {name} does not take {text!r}{such}") from None
    return kind(**values)


def spelled(options: msgspec.Struct) -> dict[str, str]:
    """All options as `name: value` texts, as `parse` takes them."""
    return {f.name: _spell(getattr(options, f.name)) for f in msgspec.structs.fields(type(options))}


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _is_int(text: str) -> bool:
    return text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()


def _spell(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _unwrap(hint: Any) -> tuple[Any, msgspec.Meta | None]:
    if get_origin(hint) is Annotated:
        base, *rest = get_args(hint)
        return base, next((m for m in rest if isinstance(m, msgspec.Meta)), None)
    return hint, None


def _values(base: Any, meta: msgspec.Meta | None) -> tuple[str, ...]:
    if base is bool:
        return ("on", "off")
    if get_origin(base) is Literal:
        return tuple(str(v) for v in get_args(base))
    if base is int and meta and meta.ge is not None and meta.le is not None:
        return tuple(str(v) for v in range(int(meta.ge), int(meta.le) + 1))
    if get_origin(base) in (Union, types.UnionType):
        raise TypeError("an option has one type")
    return ()
