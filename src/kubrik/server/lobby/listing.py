"""The lists of tables: public ones, and those of a player."""

from __future__ import annotations

from collections.abc import Sequence

from kubrik.games.registry import GAMES
from kubrik.server.game.refusals import NotRunning
from kubrik.server.store.errors import Damaged
from kubrik.server.store.values import Listed, Seat
from kubrik.server.store.values import Mine as Found
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import MyTable, SeatInfo, TableSummary


async def public_tables(house: House) -> list[TableSummary]:
    return [summary(listed) for listed in await house.store.public_tables() if is_known(listed)]


async def my_tables(house: House, tokens: Sequence[str]) -> list[MyTable]:
    """The tables where these tokens have seats, the newest first."""
    return [await my_table(house, found) for found in await house.store.tables_of(tokens) if is_known(found)]


async def my_table(house: House, found: Found) -> MyTable:
    return MyTable(table=summary(found), seat=found.seat, is_my_turn=await is_asked(house, found))


async def is_asked(house: House, found: Found) -> bool:
    """Is the seat asked? Not if the game has not begun, has ended or can't go on."""
    if found.table.status != "running":
        return False
    try:
        return (await house.room(found.table.id)).live().is_asked(found.seat)
    except (NotRunning, Damaged):
        return False


def is_known(listed: Listed) -> bool:
    """Does this version know the game? A newer Kubrik may have written the table."""
    return listed.table.setup.game in GAMES


def summary(listed: Listed) -> TableSummary:
    """A table as everybody may see it, so without hashes."""
    table, setup = listed.table, listed.table.setup
    if not is_known(listed):
        raise Damaged(table.id)
    return TableSummary(
        id=table.id,
        game=setup.game,
        title=GAMES[setup.game].title,
        expansions=setup.expansions,
        options=setup.options,
        status=table.status,
        is_public=table.is_public,
        minutes=table.minutes,
        created_at=table.created_at.timestamp(),
        seats=tuple(seat_info(seat) for seat in listed.seats),
        lesson=table.lesson,
        ranks=tuple(table.result.ranks) if table.result is not None else (),
    )


def seat_info(seat: Seat) -> SeatInfo:
    return SeatInfo(name=seat.name, kind=seat.kind, bot=seat.bot)
