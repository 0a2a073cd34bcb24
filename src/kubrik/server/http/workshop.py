"""Calls of the workshop: card files, and experiments with them."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from kubrik.server.common.buckets import address_of
from kubrik.server.http.bodies import LARGE, body
from kubrik.server.http.language import AnyRequest, language_of
from kubrik.server.http.limits import BEGINS_AN_EXPERIMENT, CHECKS_A_FILE
from kubrik.server.table.house import House
from kubrik.server.wire.workshop import Checked, CheckFile, Experiment, NewExperiment, Workshop
from kubrik.server.workshop import checking, experimenting

# A report brings its style and its script along. In a sandbox it has no origin: it could reach nothing of ours, even
# if somebody's card had smuggled a script into it.
REPORT: Final = {
    "Content-Security-Policy": "; ".join((
        "sandbox allow-scripts",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "script-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
    )),
    "X-Frame-Options": "SAMEORIGIN",
}  # fmt: skip


@get("/api/workshop/{game:str}", sync_to_thread=False)
def workshop(game: FromPath[str]) -> Workshop:
    return checking.workshop(game)


@post("/api/workshop/{game:str}/check", status_code=200, request_max_body_size=LARGE, opt=CHECKS_A_FILE)
async def check_file(request: AnyRequest, house: NamedDependency[House], game: FromPath[str]) -> Checked:
    return await checking.checked(house, game, await body(request, CheckFile), language_of(request))


@post("/api/experiments", request_max_body_size=LARGE, opt=BEGINS_AN_EXPERIMENT)
async def begin_experiment(request: AnyRequest, house: NamedDependency[House]) -> Experiment:
    asked = await body(request, NewExperiment)
    return await experimenting.begin(house, asked, address_of(request.scope), language_of(request))


@get("/api/experiments/{id:str}", sync_to_thread=False)
def experiment(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Experiment:
    return experimenting.look(house, id, language_of(request))


@post("/api/experiments/{id:str}/cancel", status_code=204)
async def cancel_experiment(house: NamedDependency[House], id: FromPath[str]) -> None:
    await experimenting.cancel(house, id)


@get("/api/experiments/{id:str}/report", sync_to_thread=False)
def experiment_report(house: NamedDependency[House], id: FromPath[str]) -> Response[bytes]:
    return Response(experimenting.report(house, id), media_type="text/html; charset=utf-8", headers=REPORT)


@get("/api/experiments/{id:str}/plan", sync_to_thread=False)
def experiment_plan(house: NamedDependency[House], id: FromPath[str]) -> Response[bytes]:
    headers = {"Content-Disposition": 'attachment; filename="plan.json"'}
    return Response(experimenting.plan(house, id), media_type="application/json", headers=headers)
