"""What is to be measured, within bounds."""

from __future__ import annotations

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1, le=2000)]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Nothing of it is large enough to harm a machine."""

    game: str
    seats: int
    db: str = ""  # an empty PostgreSQL database; otherwise a temporary SQLite file
    tables: Count = 200
    sockets: Count = 1000
    seconds: Annotated[float, msgspec.Meta(gt=0, le=60)] = 5.0
    rate: Annotated[float, msgspec.Meta(gt=0, le=100_000)] = 3000.0  # actions a second, at an even pace
    pushing: Annotated[float, msgspec.Meta(gt=0, le=10_000)] = 200.0  # actions a second that are listened to
    stored: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 10_000  # finished games in lists
