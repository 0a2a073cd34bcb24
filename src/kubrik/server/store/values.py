"""What goes into the store and comes out of it."""

from __future__ import annotations

from datetime import datetime

import msgspec

from kubrik.engine.game import Setup
from kubrik.engine.record_lines import Result
from kubrik.server.wire.terms import Kind, OutOfTime, Status


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A table and its terms. `result` is set when the game is over, `rematch` when there is a table for a rematch."""

    id: str
    setup: Setup
    rules_version: int
    cards_digest: str
    created_at: datetime
    is_public: bool
    host_hash: str
    status: Status = "open"
    result: Result | None = None
    minutes: int = 0  # for a choice; 0: no limit
    out_of_time: OutOfTime = "rulebook"  # who answers when they are over
    rematch: str = ""  # the id of that table
    lesson: str = ""  # the name of the lesson that is taught here


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there: a person with the token of this hash, a bot by its spec (`mcts:seconds=1`), or nobody yet.

    An open seat with a hash is kept: it is the mark of the person who may sit down there.
    """

    seat: int
    kind: Kind = "open"
    name: str = ""
    bot: str = ""
    token_hash: str | None = None

    @property
    def is_kept(self) -> bool:
        return self.kind == "open" and self.token_hash is not None


class StoredLine(msgspec.Struct, frozen=True):
    """A line of the log, as JSON, and when it was stored."""

    line: str
    at: datetime


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it."""

    table: TableFacts
    seats: tuple[Seat, ...]


class Mine(Listed, frozen=True, kw_only=True):
    """A table at which a token has a seat."""

    seat: int


class StoredTable(Listed, frozen=True, kw_only=True):
    """A table with all that happened there: line 0 first, none missing."""

    lines: tuple[StoredLine, ...]
