"""Rows of a database as structs: a field is a column of the same name, in the order of the fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, TypeVar, get_origin, get_type_hints

import msgspec

T = TypeVar("T", bound=msgspec.Struct)
Args = tuple[Any, ...]

PLAIN: tuple[Any, ...] = (str, int, float, bytes, str | None, int | None, float | None)


class Columns(Generic[T]):
    """How one kind of struct is written to a row and read from it."""

    def __init__(self, kind: type[T], *fields: str) -> None:
        """`fields`: those that are meant, where it isn't all of them."""
        hints = get_type_hints(kind)
        self.kind = kind
        self.fields = fields or tuple(field.name for field in msgspec.structs.fields(kind))
        self.names = _quoted(self.fields)
        self._coded = [
            (i, *_coding(hints[name])) for i, name in enumerate(self.fields) if not _is_plain(hints[name])
        ]

    def write(self, row: T) -> Args:
        values = [getattr(row, name) for name in self.fields]
        for i, encode, _ in self._coded:
            values[i] = encode(values[i])
        return tuple(values)

    def read(self, values: Sequence[Any]) -> T:
        given = dict(zip(self.fields, values, strict=False))
        for i, _, decode in self._coded:
            given[self.fields[i]] = decode(values[i])
        return self.kind(**given)

    def insert(self, table: str, *before: str) -> str:
        """The statement that adds a row; `before` are columns that stand before the struct's own."""
        names = (*before, *self.fields)
        return f"INSERT INTO {table} ({_quoted(names)}) VALUES {_places(1, len(names))}"

    def insert_many(self, table: str, rows: int, *before: str) -> str:
        """SQLite's statement that adds so many rows, whose values follow each other. Where one of them can't be added, the
        transaction is rolled back: what only takes back the statement has to note what it changes, in a file."""
        names = (*before, *self.fields)
        return f"INSERT OR ROLLBACK INTO {table} ({_quoted(names)}) VALUES {_places(rows, len(names))}"

    def put(self, table: str, *key: str) -> str:
        """The statement that adds a row, or replaces the one with the same key."""
        others = [name for name in self.fields if name not in key]
        values = ", ".join(f'"{name}" = excluded."{name}"' for name in others)
        return f"{self.insert(table)} ON CONFLICT ({_quoted(key)}) DO UPDATE SET {values}"

    def insert_if(self, table: str, condition: str) -> str:
        """The statement that adds a row under a condition, whose parameters come after the row's."""
        values = ", ".join(f"${i}" for i in range(1, len(self.fields) + 1))
        key = self.fields[0]
        return f'INSERT INTO {table} ({self.names}) SELECT {values} WHERE {condition} RETURNING "{key}"'

    def select(self, table: str, rest: str = "") -> str:
        return f"SELECT {self.names} FROM {table} {rest}".rstrip()

    def update(self, table: str) -> str:
        """The statement that writes the fields of a row, which is found by the first of them."""
        key, *others = self.fields
        values = ", ".join(f'"{name}" = ${i}' for i, name in enumerate(others, start=2))
        return f'UPDATE {table} SET {values} WHERE "{key}" = $1 RETURNING "{key}"'

    def update_many(self, table: str, rows: int, expected: str) -> str:
        """The same for writing so many rows, each only where the column `expected` still has the value that stands before its
        own."""
        key, *others = self.fields
        values = ", ".join(f'"{name}" = given.column{i}' for i, name in enumerate(others, start=3))
        return (
            f"UPDATE OR ROLLBACK {table} SET {values} FROM (VALUES {_places(rows, len(self.fields) + 1)}) AS given "
            f'WHERE {table}."{key}" = given.column2 AND {table}."{expected}" = given.column1'
        )


def _quoted(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _places(rows: int, columns: int) -> str:
    """Where the values of rows go: ($1, $2), ($3, $4)."""
    places = (
        ", ".join(f"${i}" for i in range(row * columns + 1, (row + 1) * columns + 1)) for row in range(rows)
    )
    return ", ".join(f"({row})" for row in places)


def _is_plain(hint: Any) -> bool:
    return hint in PLAIN or get_origin(hint) is Literal


def _coding(hint: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    if hint is bool:
        return int, bool
    encode, decoder = msgspec.json.encode, msgspec.json.Decoder(hint)
    return lambda value: encode(value).decode(), decoder.decode
