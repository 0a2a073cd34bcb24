"""Until when a player is known to sit at the table, for processes other than the one he is connected to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("here_until", sa.DateTime(timezone=True)))
