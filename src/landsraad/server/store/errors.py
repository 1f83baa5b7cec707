"""What a store refuses."""

from __future__ import annotations


class StoreError(Exception):
    """Anything a store refuses or can't do."""


class Missing(StoreError):
    """There is no such row."""


class Taken(StoreError):
    """A name or an id that belongs to somebody else already."""


class Behind(StoreError):
    """Somebody else has written since: the table has entries up to `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the table is at {seq}")
        self.seq = seq


class Unavailable(StoreError):
    """The database doesn't answer or can't write. Whether the last change was kept is not known."""
