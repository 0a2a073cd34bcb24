"""Mistakes in how a command was called."""

from __future__ import annotations

from kubrik.engine.complaints import Complaint


class UsageError(Complaint):
    """The arguments of a command are wrong."""
