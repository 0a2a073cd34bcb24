"""Mistakes in how a command was called."""

from __future__ import annotations


class UsageError(Exception):
    """The message is one line that says what to do."""
