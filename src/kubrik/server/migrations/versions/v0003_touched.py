"""When a table was touched last, and a place to write something to. For tables that are there already it is now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("touched_at", moment, nullable=False, server_default="1970-01-01 00:00:00"))
    op.execute("UPDATE tables SET touched_at = CURRENT_TIMESTAMP")
    op.create_index("tables_by_touch", "tables", ["touched_at"])
    op.create_table("pulse", sa.Column("at", moment, nullable=False), sa.Column("ballast", sa.Text, nullable=False))
