"""Why the server can't be started as asked: for whoever runs it, so in English only."""

from __future__ import annotations


class ServeError(Exception):
    """The message is one line that says what to do."""
