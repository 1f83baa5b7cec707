"""The forms of what comes in, shared by several calls: bounded, so that nothing outsized reaches a table or the database."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.params import QueryParameter

from landsraad.table import Action

MOST = 2**53 - 1  # numbers that every JSON reader keeps exactly
MOST_SEATS = 20
# Signs that nobody sees, or that turn round how the text around them is read. Joiners stay: emoji are made with them.
UNSEEN = r"\x00-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u206f\ufeff"
VISIBLE = rf"^[^{UNSEEN}]*$(?!\n)"

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS, examples=[0])]
Seq = Annotated[int, msgspec.Meta(ge=0, le=MOST, examples=[12])]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=VISIBLE, examples=["My table"])]
Named = Annotated[str, msgspec.Meta(max_length=60, examples=["Chani"])]
Actions = Annotated[
    list[Annotated[Action, msgspec.Meta(max_length=400)]],
    msgspec.Meta(min_length=1, max_length=200, examples=[["bid 3"]]),
]

SeatQuery = Annotated[int, QueryParameter(name="seat", ge=0, lt=MOST_SEATS, description="a seat of yours")]
EyesQuery = Annotated[
    int | None,
    QueryParameter(name="seat", ge=0, lt=MOST_SEATS, description="a seat of yours; none: a spectator"),
]
LanguageQuery = Annotated[
    str, QueryParameter(name="language", pattern="^(en|cs|pl|ru)$", description="en, cs, pl or ru")
]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that is refused where it holds something unknown: a mistyped name is never ignored."""
