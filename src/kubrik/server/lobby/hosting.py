"""What the host of a table may do. Whether it is the host who asks is checked first."""

from __future__ import annotations

from kubrik.server.live.house import House
from kubrik.server.lobby.chairs import level
from kubrik.server.lobby.finding import hosted, seat_at
from kubrik.server.lobby.joining import begin_if_full
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.wire.lobby import SeatBot, StandIn


async def seat_bot(house: House, id: str, host: str, asked: SeatBot) -> None:
    """In an open seat, or for good in place of a player."""
    stored = await hosted(house.store, id, host)
    seat_at(stored, asked.seat)
    await house.store.set_bot(id, asked.seat, level(asked.bot))
    await begin_if_full(house, id)


async def stand_in(house: House, id: str, host: str, asked: StandIn) -> None:
    """A bot plays for a player until he is back."""
    stored = await hosted(house.store, id, host)
    if seat_at(stored, asked.seat).kind != "person":
        raise Refusal("not_a_person")
    if stored.table.status != "running":
        raise Refusal("not_running")
    room = await house.room(id)
    await room.stand_in(asked.seat, on=True)


async def abort(house: House, id: str, host: str) -> None:
    await hosted(house.store, id, host)
    if not await house.store.set_status(id, "aborted"):
        raise Refusal("table_ended")
    await house.refresh(id)
