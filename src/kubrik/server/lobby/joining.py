"""Sitting down at a table."""

from __future__ import annotations

from kubrik.server.lobby.finding import going_on, seat_at, table_at
from kubrik.server.lobby.making import status_of
from kubrik.server.lobby.names import checked_name
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.store.errors import SeatTaken
from kubrik.server.store.tokens import derived, new_token, opens
from kubrik.server.store.values import StoredTable
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import Join, MySeat


async def join(house: House, id: str, asked: Join) -> MySeat:
    """Takes a seat. A repeated request with the same secret, after a lost answer, gets the same answer."""
    stored = await going_on(house.store, id)
    token = derived(asked.secret, f"seat {id}") if asked.secret else new_token()
    mine = next((seat for seat in stored.seats if opens(token, seat.token_hash)), None)
    if mine is not None:
        await begin_if_full(house, id)
        return MySeat(seat=mine.seat, name=mine.name, token=token)
    name = checked_name(asked.name, [seat.name for seat in stored.seats if seat.kind != "bot"])
    seat = await sit_down(house, stored, wanted(stored, asked.seat), name, token)
    return MySeat(seat=seat, name=name, token=token)


def wanted(stored: StoredTable, seat: int | None) -> list[int]:
    """The seats that can be taken: open ones that are not kept for somebody."""
    if seat is not None:
        chair = seat_at(stored, seat)
        if chair.is_kept:
            raise Refusal("seat_kept", name=chair.name)
        if chair.kind != "open":
            raise Refusal("seat_taken")
        return [seat]
    return [seat.seat for seat in stored.seats if seat.kind == "open" and not seat.is_kept]


async def sit_down(
    house: House, stored: StoredTable, seats: list[int], name: str, token: str, mark: str | None = None
) -> int:
    """Takes the first of these seats that nobody else takes meanwhile; a kept seat needs its mark."""
    id = stored.table.id
    for seat in seats:
        try:
            await house.store.take_seat(id, seat, name, token, mark)
        except SeatTaken:
            continue
        await begin_if_full(house, id)
        return seat
    raise Refusal("seat_taken" if len(seats) == 1 else "table_full")


async def begin_if_full(house: House, id: str) -> None:
    """Called after every change of a seat: the last one to sit down finds the table full."""
    stored = await table_at(house.store, id)
    if stored.table.status == "open" and status_of(stored.seats) == "running":
        await house.store.set_status(id, "running")
    await house.refresh(id)
