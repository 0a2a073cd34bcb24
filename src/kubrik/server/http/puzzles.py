"""Calls about puzzles."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from kubrik.server.http.bodies import body
from kubrik.server.http.language import AnyRequest, language_of
from kubrik.server.lobby import puzzling
from kubrik.server.wire.analysis import PuzzleList, ShownPuzzle, Solved, Try


@get("/api/puzzles", sync_to_thread=False)
def puzzles() -> PuzzleList:
    return puzzling.puzzles()


@get("/api/puzzles/{id:str}")
async def puzzle(request: AnyRequest, id: FromPath[str]) -> ShownPuzzle:
    return await puzzling.shown_puzzle(id, language_of(request))


@post("/api/puzzles/{id:str}", status_code=200)
async def try_puzzle(request: AnyRequest, id: FromPath[str]) -> Solved:
    return await puzzling.solved(id, (await body(request, Try)).choice, language_of(request))
