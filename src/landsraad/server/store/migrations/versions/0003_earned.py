"""What entries brought to clocks; and clocks as they are kept now, for games that are going on."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

DAY = 86400.0
WINDOW_LIVE = 20.0  # seconds for an answer in a reaction window of a live game


def upgrade() -> None:
    op.add_column("entries", sa.Column("earned", sa.Text(), nullable=False, server_default="{}"))
    names = ("id", "terms", "asked")
    timing: sa.ColumnClause[bytes] = sa.column("timing", sa.LargeBinary())
    tables = sa.table("tables", *(sa.column(name, sa.Text()) for name in names), timing)
    connection = op.get_bind()
    for table, terms, asked, before in connection.execute(sa.select(tables)).all():
        if before:
            after = _as_now(json.loads(before), json.loads(terms).get("clock", {}), json.loads(asked))
            of_this = tables.c.id == table
            connection.execute(tables.update().where(of_this).values(timing=json.dumps(after).encode()))


def _as_now(before: dict[str, Any], clock: dict[str, Any], asked: list[int]) -> dict[str, Any]:
    live, days = clock.get("mode") == "live", clock.get("days", 0.0) * DAY
    window, increment = WINDOW_LIVE if live else days, clock.get("increment", 0.0)
    banks = [left if live else days for left in before["left"]]
    opened = before["window"]
    end = before["answer_by"]
    return {
        "seats": [
            {"left": left, "since": since, "most": left + increment}
            for left, since in zip(banks, before["since"], strict=True)
        ],
        "windows": [
            {"left": window, "since": opened if seat in asked else None} for seat in range(len(banks))
        ],
        "rules": {"left": 0.0} if end is None else {"left": end, "since": 0.0},
        "paused": before["paused"],
    }
