"""What a seat sees of the table of Admiral, as plain values."""

from __future__ import annotations

import msgspec


class AdditionView(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What a seat sees of something that an expansion lays on the table."""
