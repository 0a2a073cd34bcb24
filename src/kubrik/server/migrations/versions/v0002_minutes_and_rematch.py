"""How long a choice may take, and the table where it goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("minutes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rematch", sa.Text, nullable=False, server_default=""))
