"""What went wrong, as every call tells it: a code and a sentence in the language of the page."""

from __future__ import annotations

import math
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException

from kubrik.engine.complaints import sentence
from kubrik.server.common.logs import LOG
from kubrik.server.game.refusals import NotRunning
from kubrik.server.http.language import AnyRequest, language_of
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.store.errors import Damaged, NoSeat, NoTable, SeatTaken, StoreError
from kubrik.server.wire.lobby import Problem

STATUS: Final = {
    "no_experiments": 403,
    "no_token": 401,
    "wrong_token": 403,
    "not_over": 403,
    "no_table": 404,
    "no_seat": 404,
    "no_game": 404,
    "no_cards": 404,
    "no_experiment": 404,
    "no_lesson": 404,
    "not_found": 404,
    "wrong_method": 405,
    "table_ended": 409,
    "table_full": 409,
    "not_running": 409,
    "not_ended": 409,
    "stuck": 409,
    "seat_taken": 409,
    "seat_kept": 409,
    "damaged": 409,
    "not_a_person": 409,
    "name_taken": 409,
    "your_experiments": 409,
    "not_played": 409,
    "somebody_is_here": 409,
    "too_large": 413,
    "wrong_type": 415,
    "too_fast": 429,
    "internal": 500,
    "store": 503,
    "busy": 503,
    "many_experiments": 503,
    "analyst_busy": 503,
    "no_puzzle": 404,
    "no_way": 400,
}
OTHERWISE: Final = 400
HTTP: Final = {404: "not_found", 405: "wrong_method"}


def problem(refusal: Refusal, lang: str) -> Problem:
    return Problem(code=refusal.code, text=sentence(refusal, lang))


def refused(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    status = STATUS.get(refusal.code, OTHERWISE)
    return Response(problem(refusal, language_of(request)), status_code=status, headers=headers_of(refusal))


def headers_of(refusal: Refusal) -> dict[str, str]:
    if refusal.code == "too_fast":
        return {"Retry-After": str(refusal.values["seconds"])}
    return {"WWW-Authenticate": "Bearer"} if refusal.code == "no_token" else {}


def not_stored(request: AnyRequest, error: StoreError) -> Response[Any]:
    """The problem that a call is answered with. What the database complains of is only logged."""
    known = {NoTable: Refusal("no_table"), SeatTaken: Refusal("seat_taken"), Damaged: Refusal("damaged")}
    if isinstance(error, NoSeat):
        return refused(request, Refusal("no_seat", seat=error.seat))
    if type(error) not in known:
        LOG.error("the store fails", extra={"why": str(error)})
    return refused(request, known.get(type(error), Refusal("store")))


def not_running(request: AnyRequest, error: NotRunning) -> Response[Any]:
    return refused(request, Refusal("stuck"))


def of_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar refuses before a handler is called, or while a body is read."""
    if error.status_code == 413:
        limit = request.route_handler.resolve_request_max_body_size()
        return refused(request, Refusal("too_large", bytes=limit if isinstance(limit, int) else math.inf))
    if error.status_code in HTTP:
        return refused(request, Refusal(HTTP[error.status_code]))
    return refused(request, Refusal("not_json", why=error.detail)) if error.status_code < 500 else ours(request, error)


def ours(request: AnyRequest, error: Exception) -> Response[Any]:
    LOG.error("a call failed", exc_info=error)
    return refused(request, Refusal("internal"))


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Refusal: refused,
    StoreError: not_stored,
    NotRunning: not_running,
    HTTPException: of_http,
    Exception: ours,
}
