"""Alembic runs this; the connection, with its transaction, is the store's (upgrade.py)."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
