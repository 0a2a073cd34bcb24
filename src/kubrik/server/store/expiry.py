"""Tables that nobody touches any more are removed, a few at a time: nobody who writes waits long for that."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, case, delete, exists, literal, select, update

from kubrik.server.store.schema import Moment, analyses, lines, seats, tables


def touch(c: Connection, ids: Sequence[str], now: datetime) -> None:
    c.execute(update(tables).where(tables.c.id.in_(ids)).values(touched_at=now))


def expire(c: Connection, before: datetime, over_before: datetime, most: int) -> list[str]:
    """Remove old tables and return their ids. Games that are over have a limit of their own."""
    limit = case((tables.c.status == "over", literal(over_before, Moment)), else_=literal(before, Moment))
    is_played = exists().where(lines.c.table_id == tables.c.id, lines.c.at >= limit)
    old = select(tables.c.id).where(tables.c.touched_at < before, tables.c.touched_at < limit, ~is_played)
    ids = list(c.scalars(old.order_by(tables.c.touched_at).limit(most)))
    for relation in (analyses, lines, seats):
        c.execute(delete(relation).where(relation.c.table_id.in_(ids)))
    c.execute(delete(tables).where(tables.c.id.in_(ids)))
    return ids
