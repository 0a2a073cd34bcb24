"""Is it our own page that opens a WebSocket? Browsers let any site try, and say which it was."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Programs that are no browsers send no origin: they hold the token or they don't."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")
