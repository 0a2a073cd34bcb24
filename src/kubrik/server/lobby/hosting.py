"""What the host of a table may do. Whether it is the host who asks is checked first."""

from __future__ import annotations

from kubrik.server.lobby.chairs import level
from kubrik.server.lobby.finding import hosted, seat_at
from kubrik.server.lobby.joining import begin_if_full
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.store.values import Seat
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import SeatBot, StandIn


async def seat_bot(house: House, id: str, host: str, asked: SeatBot) -> None:
    """Puts a bot in an open seat, or permanently in place of a player who is away."""
    stored = await hosted(house.store, id, host)
    await check_away(house, id, seat_at(stored, asked.seat))
    await house.store.set_bot(id, asked.seat, level(asked.bot))
    await begin_if_full(house, id)


async def stand_in(house: House, id: str, host: str, asked: StandIn) -> None:
    """A bot plays for a player who is away, until he is back."""
    stored = await hosted(house.store, id, host)
    seat = seat_at(stored, asked.seat)
    if seat.kind != "person":
        raise Refusal("not_a_person")
    if stored.table.status != "running":
        raise Refusal("not_running")
    await check_away(house, id, seat)
    room = await house.room(id)
    await room.stand_in(asked.seat, on=True)


async def check_away(house: House, id: str, seat: Seat) -> None:
    """Refuses to replace a player who is at the table: the host might be an opponent."""
    if seat.kind == "person" and await house.is_here(id, seat.seat):
        raise Refusal("somebody_is_here", name=seat.name)


async def abort(house: House, id: str, host: str) -> None:
    await hosted(house.store, id, host)
    if not await house.store.set_status(id, "aborted"):
        raise Refusal("table_ended")
    await house.refresh(id)
