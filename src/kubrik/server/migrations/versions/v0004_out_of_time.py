"""Who answers for a player whose time has run out: at tables that there are, a bot, as their players were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("out_of_time", sa.Text, nullable=False, server_default="bot"))
