"""Several catalogue files as one: a module's own after those of the game that it is for."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from io import BytesIO, TextIOWrapper
from typing import IO, Any


class Joined(Traversable):
    def __init__(self, *files: Traversable) -> None:
        self.files = files

    @property
    def name(self) -> str:
        return self.files[-1].name

    def __str__(self) -> str:
        return " + ".join(map(str, self.files))

    def is_file(self) -> bool:
        return all(file.is_file() for file in self.files)

    def is_dir(self) -> bool:
        return False

    def iterdir(self) -> Iterator[Traversable]:
        raise NotADirectoryError(f"{self} is a file")

    def joinpath(self, *descendants: Any) -> Traversable:
        raise FileNotFoundError(f"{self} is a file")

    def read_bytes(self) -> bytes:
        return b"\n".join(file.read_bytes() for file in self.files)

    def read_text(self, encoding: str | None = None) -> str:
        return self.read_bytes().decode(encoding or "utf-8")

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:
        together = BytesIO(self.read_bytes())
        return together if "b" in mode else TextIOWrapper(together, *args, **kwargs)
