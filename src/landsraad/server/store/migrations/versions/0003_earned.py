"""What entries brought to clocks. The clocks of running games begin anew with the next move."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("entries", sa.Column("earned", sa.Text(), nullable=False, server_default="{}"))
    tables = sa.table("tables", sa.column("timing", sa.LargeBinary()), sa.column("deadline", sa.Float()))
    op.execute(tables.update().values(timing=b"", deadline=None))
