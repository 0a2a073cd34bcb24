"""A new table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from kubrik.engine.game import Box
from kubrik.server.lobby.chairs import seated, shuffled
from kubrik.server.lobby.setting_up import checked_box
from kubrik.server.store.store import Store
from kubrik.server.store.tokens import hash_of, new_id, new_token
from kubrik.server.store.values import Seat, Status, Table
from kubrik.server.wire.lobby import Made, NewTable


async def make(store: Store, asked: NewTable, lang: str) -> Made:
    """The cards are read off the loop: somebody's own file may take a while."""
    box = await asyncio.to_thread(checked_box, asked)
    seats, mine = seated(shuffled(asked.chairs) if asked.shuffle else asked.chairs, lang)
    made = Made(id=new_id(), host=new_token(), seats=tuple(mine))
    table = new_table(made.id, box, made.host, seats)
    terms = {"is_public": asked.is_public, "minutes": asked.minutes, "out_of_time": asked.out_of_time}
    await store.create(msgspec.structs.replace(table, **terms), seats)
    return made


def new_table(id: str, box: Box, host: str, seats: Sequence[Seat]) -> Table:
    """In no list, and without a limit of time."""
    return Table(
        id=id,
        setup=box.setup,
        rules_version=box.rules_version,
        cards_digest=box.cards_digest,
        created_at=datetime.now(UTC),
        is_public=False,
        host_hash=hash_of(host),
        status=status_of(seats),
    )


def status_of(seats: Sequence[Seat]) -> Status:
    """The game begins when nobody is waited for."""
    return "open" if any(seat.kind == "open" for seat in seats) else "running"
