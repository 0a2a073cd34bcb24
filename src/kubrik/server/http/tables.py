"""Calls about tables: making one, finding one, sitting down."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from kubrik.server.http.bodies import LARGE, body
from kubrik.server.http.language import AnyRequest, language_of
from kubrik.server.http.limits import MAKES_A_TABLE
from kubrik.server.lobby import joining, listing, making, teaching
from kubrik.server.lobby.finding import table_at
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import Join, Made, Mine, MySeat, MyTable, NewLesson, NewTable, TableSummary


@get("/api/tables")
async def open_tables(house: NamedDependency[House]) -> list[TableSummary]:
    return await listing.public_tables(house)


@post("/api/tables", request_max_body_size=LARGE, opt=MAKES_A_TABLE)
async def make_table(request: AnyRequest, house: NamedDependency[House]) -> Made:
    return await making.make(house, await body(request, NewTable), language_of(request))


@post("/api/lessons", opt=MAKES_A_TABLE)
async def begin_lesson(request: AnyRequest, house: NamedDependency[House]) -> Made:
    return await teaching.teach(house, await body(request, NewLesson), language_of(request))


@get("/api/tables/{id:str}")
async def table(house: NamedDependency[House], id: FromPath[str]) -> TableSummary:
    return listing.summary(await table_at(house.store, id))


@post("/api/tables/{id:str}/seats")
async def join_table(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> MySeat:
    return await joining.join(house, id, await body(request, Join))


@post("/api/mine", status_code=200)
async def my_tables(request: AnyRequest, house: NamedDependency[House]) -> list[MyTable]:
    """The tables of these tokens. A POST, so that tokens are in no address."""
    asked = await body(request, Mine)
    return await listing.my_tables(house, asked.tokens)
