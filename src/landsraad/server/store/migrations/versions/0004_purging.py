"""What finds sessions that have expired, and whether a guest ever said anything."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("sessions_expires", "sessions", ["expires"])
    op.create_index("chat_user", "chat", ["user"])
