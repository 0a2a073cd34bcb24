"""Makes a new table as its host wants it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from kubrik.server.lobby.chairs import seated, shuffled
from kubrik.server.lobby.setting_up import Terms, checked, setup_of
from kubrik.server.store.tokens import hash_of, new_id, new_token
from kubrik.server.store.values import Seat, TableFacts
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import Made, NewTable
from kubrik.server.wire.terms import Status


async def make(house: House, asked: NewTable, lang: str) -> Made:
    terms = await checked(house.trials, setup_of(asked))
    seats, mine = seated(shuffled(asked.chairs) if asked.shuffle else asked.chairs, lang)
    made = Made(id=new_id(), host=new_token(), seats=tuple(mine))
    table = new_table(made.id, terms, made.host, seats)
    house_rules = {"is_public": asked.is_public, "minutes": asked.minutes, "out_of_time": asked.out_of_time}
    await house.store.create(msgspec.structs.replace(table, **house_rules), seats)
    return made


def new_table(id: str, terms: Terms, host: str, seats: Sequence[Seat]) -> TableFacts:
    """A new table, not listed and without a time limit."""
    return TableFacts(
        id=id,
        setup=terms.setup,
        rules_version=terms.rules_version,
        cards_digest=terms.cards_digest,
        created_at=datetime.now(UTC),
        is_public=False,
        host_hash=hash_of(host),
        status=status_of(seats),
    )


def status_of(seats: Sequence[Seat]) -> Status:
    """Running if all seats are taken, otherwise open."""
    return "open" if any(seat.kind == "open" for seat in seats) else "running"
