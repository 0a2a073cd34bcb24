"""Lines to be added to logs: those of many tables go into the database together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, select

from kubrik.engine.record_lines import Result
from kubrik.server.store.changes import insert, set_status
from kubrik.server.store.errors import Gap, NoTable, StoreError, Taken
from kubrik.server.store.schema import lines, tables

LAST = select(func.max(lines.c.number)).where(lines.c.table_id == tables.c.id).scalar_subquery()
FOLLOWING = select(tables.c.id, func.coalesce(LAST, -1) + 1).where(tables.c.id.in_(bindparam("ids", expanding=True)))


class Addition(msgspec.Struct, frozen=True):
    """To one log, numbered from `first`; with a result the game is over."""

    id: str
    first: int
    texts: Sequence[str]
    result: Result | None = None

    def refusal(self, following: int | None) -> StoreError | None:
        """`following` is the number of the log's next line; None if there is no such table."""
        if following is None:
            return NoTable(self.id)
        if self.first < following:
            return Taken(self.id, self.first)
        return Gap(self.id, self.first, following) if self.first > following else None

    def rows(self, now: datetime) -> list[dict[str, Any]]:
        numbered = enumerate(self.texts, start=self.first)
        return [{"table_id": self.id, "number": number, "line": text, "at": now} for number, text in numbered]


def add_all(c: Connection, additions: Sequence[Addition]) -> list[StoreError | None]:
    """What can't be added is left out, and told why; the rest is added."""
    found = c.execute(FOLLOWING, {"ids": list({a.id for a in additions})}).all()
    following: dict[str, int] = dict(found)
    refusals = []
    for addition in additions:
        refusals.append(addition.refusal(following.get(addition.id)))
        if refusals[-1] is None:
            following[addition.id] = addition.first + len(addition.texts)
    _add(c, [a for a, refusal in zip(additions, refusals) if refusal is None])
    return refusals


def _add(c: Connection, additions: Iterable[Addition]) -> None:
    """In the order of the key, so that no two writers wait for each other."""
    now = datetime.now(UTC)
    ordered = sorted(additions, key=lambda a: (a.id, a.first))
    insert(c, lines, [row for addition in ordered for row in addition.rows(now)])
    for addition in ordered:
        if addition.result is not None:
            set_status(c, addition.id, "over", addition.result)
