"""Who was reminded that time runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
