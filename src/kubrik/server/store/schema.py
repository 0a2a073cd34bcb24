"""What the database holds now. The migrations lead there; a test compares the two."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)
from sqlalchemy.engine import Dialect


class Moment(TypeDecorator[datetime]):
    """A moment in UTC. SQLite forgets time zones, so all go in as UTC and come out as UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC))


metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),  # JSON
    Column("rules_version", Integer, nullable=False),
    Column("cards_digest", Text, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("host_hash", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("result", Text),  # JSON
    Column("minutes", Integer, nullable=False, server_default="0"),
    Column("out_of_time", Text, nullable=False, server_default="bot"),
    Column("rematch", Text, nullable=False, server_default=""),
    Column("lesson", Text, nullable=False, server_default=""),
    Column("touched_at", Moment, nullable=False, server_default="1970-01-01 00:00:00"),  # lines are not counted
    CheckConstraint("status IN ('open', 'running', 'over', 'aborted')", name="status_is_known"),
    Index("public_tables", "is_public", "status", "created_at"),
    Index("tables_by_touch", "touched_at"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token_hash", Text),
    Column("here_until", Moment),  # known to sit there, at whatever process
    CheckConstraint("kind IN ('person', 'bot', 'open')", name="kind_is_known"),
    Index("seats_by_token", "token_hash", unique=True),
)

# The log: lines are added, and never changed or removed. Two with the same number can't be.
lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),  # JSON
    Column("at", Moment, nullable=False),
)

# Asked for, being made while its maker gives signs of life, kept when there is a content.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("asked_at", Moment, nullable=False),
    Column("beat_at", Moment),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("whole", Integer, nullable=False, server_default="0"),
    Column("failed", Boolean, nullable=False),
    Column("content", Text),  # JSON
)

# Written now and then, to see whether anything can be.
pulse: Final = Table("pulse", metadata, Column("at", Moment, nullable=False), Column("ballast", Text, nullable=False))
