"""Analyses of finished games: asked for, being made, kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("asked_at", moment, nullable=False),
        sa.Column("beat_at", moment),
        sa.Column("done", sa.Integer, nullable=False, server_default="0"),
        sa.Column("whole", sa.Integer, nullable=False, server_default="0"),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("content", sa.Text),
    )
