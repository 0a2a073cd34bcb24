"""Calls for when a game is over: once more, the record, and looking back."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from kubrik.server.http.bodies import number
from kubrik.server.http.language import AnyRequest, language_of
from kubrik.server.http.limits import ANALYSES, MAKES_A_TABLE
from kubrik.server.http.secret import secret
from kubrik.server.lobby import analysing
from kubrik.server.lobby.reading import look_back, record
from kubrik.server.lobby.rematching import rematch
from kubrik.server.table.house import House
from kubrik.server.wire.analysis import Analysed
from kubrik.server.wire.lobby import Made, Replayed


@post("/api/tables/{id:str}/rematch", opt=MAKES_A_TABLE)
async def play_again(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Made:
    return await rematch(house, id, secret(request))


@get("/api/tables/{id:str}/record")
async def record_file(house: NamedDependency[House], id: FromPath[str]) -> Response[bytes]:
    name, content = await record(house, id)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/jsonl", headers=headers)


@get("/api/tables/{id:str}/analysis")
async def analysis(house: NamedDependency[House], id: FromPath[str]) -> Analysed:
    return await analysing.analysis(house, id)


@post("/api/tables/{id:str}/analysis", status_code=200, opt=ANALYSES)
async def ask_for_analysis(house: NamedDependency[House], id: FromPath[str]) -> Analysed:
    return await analysing.ask_for_analysis(house, id)


@get("/api/tables/{id:str}/replay")
async def replay(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Replayed:
    seat, to = number(request, "seat"), number(request, "to")
    return await look_back(house, id, seat, to, language_of(request))
