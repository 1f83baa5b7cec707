"""What a room refuses; each is one kind of problem document (docs/api.md)."""

from __future__ import annotations


class RoomError(Exception):
    """Anything a room refuses; the message is one line for a person. Nothing has changed."""


class Stale(RoomError):
    """Chosen at a sequence number that has passed; `seq` is what that seat's is now."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the table is at {seq} now")
        self.seq = seq


class NotYourTurn(RoomError):
    """The seat isn't asked, and it isn't something that may be done at any time."""


class NotOffered(RoomError):
    """The seat is asked, but that isn't among its options. `at` is its place in the list that was sent."""

    def __init__(self, message: str, at: int = 0) -> None:
        super().__init__(message)
        self.at = at


class Conflict(RoomError):
    """Not possible as the table stands: it hasn't begun, it is over, the seat is taken."""


class NotFound(RoomError):
    """There is no such table, seat, entry or proposal."""


class Forbidden(RoomError):
    """Not for that seat to see or do."""


class Unavailable(RoomError):
    """The database doesn't answer; or the stored game can't be gone on with under the rules of this release."""


class NotInstalled(Unavailable):
    """The table is of a game that isn't installed any more."""
