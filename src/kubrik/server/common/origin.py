"""Whether a WebSocket was opened by our own page. Browsers say whose page it was, and let any page open one."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Its host and port are those that the browser reached us by. Programs other than browsers send none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    return page.scheme in ("http", "https") and page.netloc.lower() == headers.get("host", "").lower()
