"""Calls of a table's host."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath

from kubrik.server.http.bodies import body
from kubrik.server.http.language import AnyRequest
from kubrik.server.http.secret import secret
from kubrik.server.lobby import hosting
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import SeatBot, StandIn


@post("/api/tables/{id:str}/bot", status_code=204)
async def seat_bot(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> None:
    await hosting.seat_bot(house, id, secret(request), await body(request, SeatBot))


@post("/api/tables/{id:str}/stand-in", status_code=204)
async def stand_in(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> None:
    await hosting.stand_in(house, id, secret(request), await body(request, StandIn))


@post("/api/tables/{id:str}/abort", status_code=204)
async def abort(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> None:
    await hosting.abort(house, id, secret(request))
