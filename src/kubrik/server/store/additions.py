"""Lines to be added to logs: those of many tables go into the database together."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, func, select

from kubrik.engine.record_lines import Result
from kubrik.server.store.changes import insert, set_status
from kubrik.server.store.errors import Gap, NoTable, StoreError, Taken
from kubrik.server.store.schema import lines, tables

LAST: Final = select(func.max(lines.c.number)).where(lines.c.table_id == tables.c.id).scalar_subquery()
NEXT: Final = select(tables.c.id, func.coalesce(LAST, -1) + 1).where(tables.c.id.in_(bindparam("ids", expanding=True)))

# In SQLite one statement for all rows: between two statements, as between two rows, its thread waits for its turn.
# Alone it is a transaction of its own.
AT_ONCE: Final = """
    INSERT INTO lines (table_id, number, line, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]')
    FROM json_each(?)
"""
MOMENT: Final = "%Y-%m-%d %H:%M:%S.%f"  # as SQLAlchemy writes moments to SQLite
Row = tuple[str, int, str, datetime]  # a table, a number, a line and its moment


def now() -> datetime:
    return datetime.now(UTC)


class Addition(msgspec.Struct, frozen=True):
    """Lines for one log, numbered from `first`; with a result the game is over. Its moment identifies it."""

    id: str
    first: int
    texts: Sequence[str]
    result: Result | None = None
    at: datetime = msgspec.field(default_factory=now)

    @property
    def next(self) -> int:
        """The number of the line after these."""
        return self.first + len(self.texts)

    def refusal(self, following: int | None) -> StoreError | None:
        """Why it can't be added; `following` is the number of the log's next line, None if there is no such table."""
        if following is None:
            return NoTable(self.id)
        if self.first < following:
            return Taken(self.id, self.first)
        return Gap(self.id, self.first, following) if self.first > following else None

    def rows(self) -> list[Row]:
        return [(self.id, number, text, self.at) for number, text in enumerate(self.texts, start=self.first)]

    def is_stored(self, c: Connection) -> bool:
        """Are these the lines with these numbers, and no others?"""
        log = select(lines.c.table_id, lines.c.number, lines.c.line, lines.c.at)
        mine = log.where(lines.c.table_id == self.id, lines.c.number >= self.first, lines.c.number < self.next)
        return [tuple(row) for row in c.execute(mine.order_by(lines.c.number))] == self.rows()


def add_all(c: Connection, additions: Sequence[Addition], known: Mapping[str, int]) -> list[StoreError | None]:
    """Adds what can be added, and returns why the rest was refused.

    `known` are the next numbers of some logs, as far as we know; if that is wrong, the database refuses everything.
    """
    if _driver(c) is not None and all(known.get(a.id) == a.first and a.result is None for a in additions):
        _add(c, additions)
        return [None for _ in additions]
    with c.begin():
        return _add_each(c, additions, known)


def add_again(c: Connection, additions: Sequence[Addition]) -> list[StoreError | None]:
    """Adds again after a transaction that may or may not be stored: lines that are already there are kept.

    If that transaction has not ended yet, the database makes us wait for it, because its lines have our numbers. It may
    also end while we look: so numbers are read first, and none is taken for another's that turns out to be ours.
    """
    with c.begin():
        following = _next_numbers(c, {a.id for a in additions})
        are_stored = [addition.is_stored(c) for addition in additions]
        left = [a for a, is_stored in zip(additions, are_stored) if not is_stored]
        refusals = iter(_add_after(c, left, following))
        return [None if is_stored else next(refusals) for is_stored in are_stored]


def _add_each(c: Connection, additions: Sequence[Addition], known: Mapping[str, int]) -> list[StoreError | None]:
    """Add what can be added, inside a transaction; why the rest was refused."""
    following = {a.id: a.first for a in additions if known.get(a.id) == a.first}
    following |= _next_numbers(c, {a.id for a in additions if known.get(a.id) != a.first})
    return _add_after(c, additions, following)


def _add_after(c: Connection, additions: Sequence[Addition], following: dict[str, int]) -> list[StoreError | None]:
    """The same where the next number of each log is known."""
    refusals = []
    for addition in additions:
        refusals.append(addition.refusal(following.get(addition.id)))
        if refusals[-1] is None:
            following[addition.id] = addition.next
    _add(c, [a for a, refusal in zip(additions, refusals) if refusal is None])
    return refusals


def _next_numbers(c: Connection, ids: set[str]) -> dict[str, int]:
    return dict(c.execute(NEXT, {"ids": list(ids)}).all()) if ids else {}


def _add(c: Connection, additions: Sequence[Addition]) -> None:
    """Adds the lines in the order of the key, so that no two writers wait for each other."""
    ordered = sorted(additions, key=lambda a: (a.id, a.first))
    _insert(c, [row for addition in ordered for row in addition.rows()])
    for addition in ordered:
        if addition.result is not None:
            set_status(c, addition.id, "over", addition.result)


def _insert(c: Connection, rows: list[Row]) -> None:
    """Insert the rows; into SQLite without SQLAlchemy, which would take most of the time."""
    driver = _driver(c)
    if driver is not None:
        written = [(id, number, text, at.strftime(MOMENT)) for id, number, text, at in rows]
        driver.execute(AT_ONCE, (msgspec.json.encode(written).decode(),))
    else:
        insert(c, lines, [{"table_id": id, "number": n, "line": text, "at": at} for id, n, text, at in rows])


def _driver(c: Connection) -> sqlite3.Connection | None:
    """SQLite's own connection; None for PostgreSQL."""
    driver = c.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None
