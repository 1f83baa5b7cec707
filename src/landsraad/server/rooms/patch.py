"""JSON merge patches (RFC 7396) of views.

Views are structs; they are compared field by field, and only what differs is turned into JSON data. A member that is absent is
null, so a field that became None is a null of the patch and needs no other sign.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec


def merge_patch(old: Any, new: Any) -> dict[str, Any]:
    """What makes `new` of `old`, for two structs of one type or two dicts."""
    if isinstance(new, dict):
        return _of_dicts(old, new)
    patch: dict[str, Any] = {}
    kind: type[msgspec.Struct] = type(new)
    for name, shown in _fields(kind):
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            patch[shown] = _change(before, after)
    return patch


def _of_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> dict[str, Any]:
    patch: dict[str, Any] = {_key(key): None for key in old if key not in new}
    for key, after in new.items():
        if key not in old:
            patch[_key(key)] = plain(after)
        elif old[key] != after:
            patch[_key(key)] = _change(old[key], after)
    return patch


def _change(before: Any, after: Any) -> Any:
    if type(before) is type(after) and isinstance(after, msgspec.Struct | dict):
        return merge_patch(before, after) if _is_object(after) else plain(after)
    if _is_object(after) and _is_object(before):
        return merge_patch(plain(before), plain(after))
    return plain(after)


def plain(value: Any) -> Any:
    """As JSON data."""
    return msgspec.to_builtins(value, str_keys=True)


def _is_object(value: Any) -> bool:
    """Whether it becomes a JSON object; a struct may become an array."""
    return isinstance(value, dict) or (
        isinstance(value, msgspec.Struct) and not value.__struct_config__.array_like
    )


def _key(key: Any) -> str:
    return key if isinstance(key, str) else str(plain({key: 0}).popitem()[0])


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    return tuple((field.name, field.encode_name) for field in msgspec.structs.fields(kind))
