"""What whoever runs the server may decide."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

PAGE: Final = Path(__file__).parent / "page"  # where `make page` puts it


class Rate(msgspec.Struct, frozen=True):
    """So many requests at once, and then so many a second."""

    burst: float
    per_second: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All have a value that suits a server at home and one behind a proxy."""

    page: Path = PAGE
    calls: Rate = Rate(burst=200, per_second=20)  # from one address, to /api and /ws
    tables: Rate = Rate(burst=30, per_second=0.5)  # new tables from one address
