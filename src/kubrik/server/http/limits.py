"""Limits the calls from one address, so that nobody keeps the server busy for all others."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.utils import normalize_path

from kubrik.server.common.buckets import Buckets, Talk, address_of
from kubrik.server.http.asgi import App, Receive, Scope, Send
from kubrik.server.http.language import preferred
from kubrik.server.http.problems import problem
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.settings import Settings

TRY_LATER: Final = 1013  # the code of a WebSocket
# What a handler says of itself, by its `opt`: of what it takes one.
MAKES_A_TABLE: Final = {"takes": "tables"}
CHECKS_A_FILE: Final = {"takes": "checks"}
BEGINS_AN_EXPERIMENT: Final = {"takes": "experiments"}
ANALYSES: Final = {"takes": "analyses"}


class Limits:
    """All that an address may do here, counted."""

    def __init__(self, settings: Settings) -> None:
        self._calls: Final = Buckets(settings.calls)
        self._pages: Final = Buckets(settings.pages)
        rates = {what: getattr(settings, what) for what in ("tables", "checks", "experiments", "analyses")}
        self._taken: Final = {what: Buckets(rate) for what, rate in rates.items()}
        self.talk: Final = Talk(Buckets(settings.messages), Buckets(settings.hints))  # taken by the sockets of tables

    def wait(self, scope: Scope) -> float:
        """The seconds until this call is allowed. The path is normalized as Litestar does it."""
        is_call = normalize_path(scope["path"]).startswith(("/api/", "/ws/"))
        return (self._calls if is_call else self._pages).wait(address_of(scope))

    def guard(self, connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        """Called by Litestar when it has found who is to answer, and before that reads anything."""
        if buckets := self._taken.get(handler.opt.get("takes", "")):
            seconds = buckets.wait(address_of(connection.scope))
            if seconds > 0:
                raise Refusal("too_fast", seconds=math.ceil(seconds))


def with_limits(app: App, limits: Limits) -> App:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        seconds = limits.wait(scope)
        if seconds > 0:
            await refuse(scope, receive, send, math.ceil(seconds))
        else:
            await app(scope, receive, send)

    return answer


async def refuse(scope: Scope, receive: Receive, send: Send, seconds: int) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": "too fast"})
        return
    await tell(scope, send, 429, Refusal("too_fast", seconds=seconds), [(b"retry-after", str(seconds).encode())])


async def tell(scope: Scope, send: Send, status: int, refusal: Refusal, headers: list[tuple[bytes, bytes]]) -> None:
    """Answer with a Problem, without asking Litestar."""
    lang = preferred(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    headers = [(b"content-type", b"application/json"), *headers]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(problem(refusal, lang))
    await send({"type": "http.response.body", "body": body, "more_body": False})
