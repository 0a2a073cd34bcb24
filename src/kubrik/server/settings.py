"""What the person who runs the server may decide."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

PAGE: Final = Path(__file__).parent / "page"  # where `make page` puts it
KEEP: Final = 30  # days
LONGER: Final = 12  # finished games are kept this many times longer


class Rate(msgspec.Struct, frozen=True):
    """A limit: this many requests at once, then this many per second."""

    burst: float
    per_second: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings; the defaults suit a server at home and one behind a proxy."""

    page: Path = PAGE
    calls: Rate = Rate(burst=200, per_second=20)  # from one address, to /api and /ws
    pages: Rate = Rate(burst=600, per_second=60)  # from one address, to everything else
    tables: Rate = Rate(burst=60, per_second=0.1)  # new tables from one address
    messages: Rate = Rate(burst=100, per_second=40)  # of tables' pages, from one address
    hints: Rate = Rate(burst=20, per_second=0.2)  # advice for one address
    checks: Rate = Rate(burst=60, per_second=2)  # of files in the workshop, while somebody types, from one address
    experiments: Rate = Rate(burst=6, per_second=1 / 60)  # from one address
    analyses: Rate = Rate(burst=6, per_second=0.01)  # of finished games, asked for from one address
    connections: int = 10_000  # in a process, if the system allows as many
    connections_each: int = 200  # from one address
    proxies: tuple[str, ...] = ()  # addresses or networks that may say for whom they ask
    names: tuple[str, ...] = ()  # by which the server is reached, beside addresses and localhost
    keep: int = KEEP  # days after which a table that nobody touches is removed; 0: never
    laboratory: Path | None = None  # the folder in which experiments are played; None: there are none
    lacks_packages: bool = False  # experiments are wanted, but the packages of the laboratory are missing

    @property
    def keep_over(self) -> int:
        """Days after which a game that was played to its end is removed."""
        return self.keep * LONGER
